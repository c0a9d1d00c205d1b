import { useLingui } from '@lingui/react/macro'
import { drawCardPage } from '@parichay/card-page/card.ts'
import type { AgencyRecord } from '@parichay/contract/agency/record.ts'
import { tokensFor } from '@parichay/contract/agency/tokens.ts'
import Box from '@mui/material/Box'
import { useDeferredValue, useMemo, useState } from 'react'
import { sampleFacts } from '../auth/showcase/words.ts'
import type { PanelLanguage } from '../boot.ts'
import { useAgency } from '../session.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { PhoneFrame } from '../ui/PhoneFrame.tsx'
import { Pill, Pills } from '../ui/Pill.tsx'
import { fromDesktop } from '../ui/theme.ts'

type Brand = {
  primary: string
  logoUrl: string | null
  darkLogoUrl: string | null
  iconUrl: string | null
  loginImageUrl: string | null
  mailFooter: string
}
type Props = { agency: AgencyRecord; brand: Brand }
type Looked = Props & { scheme: 'light' | 'dark' }
const views = ['sign-in', 'dark', 'icon', 'card', 'mail'] as const

/** Sign-in page, card and letter with what stands in the form, saved or not. */
export function BrandPreview({ agency, brand }: Props) {
  const { t } = useLingui()
  const [view, setView] = useState<(typeof views)[number]>('sign-in')
  const names = {
    'sign-in': t`Sign-in page`,
    dark: t`In the dark`,
    icon: t`Icon`,
    card: t`Card page`,
    mail: t`E-mail`,
  }
  return (
    <Box
      component="section"
      aria-label={t`Preview`}
      sx={{ display: 'grid', gap: 2, minWidth: 0, [fromDesktop]: { position: 'sticky', top: 84 } }}
    >
      <Pills label={t`Preview`}>
        {views.map((one) => (
          <Pill key={one} pressed={view === one} onClick={() => setView(one)}>
            {names[one]}
          </Pill>
        ))}
      </Pills>
      <Box sx={{ display: 'grid', justifyItems: 'center' }}>
        {view === 'sign-in' && <SignInPreview agency={agency} brand={brand} scheme="light" />}
        {view === 'dark' && <SignInPreview agency={agency} brand={brand} scheme="dark" />}
        {view === 'icon' && <IconPreview agency={agency} brand={brand} />}
        {view === 'card' && <CardPreview primary={brand.primary} />}
        {view === 'mail' && <MailPreview agency={agency} brand={brand} />}
      </Box>
    </Box>
  )
}

function CardPreview({ primary }: { primary: string }) {
  const { t, i18n } = useLingui()
  const own = useAgency()
  const colour = useDeferredValue(primary)
  const html = useMemo(
    () =>
      drawCardPage(
        sampleFacts('cafe', { ...own, theme: { primary: colour } }, i18n.locale as PanelLanguage),
        {
          preview: true,
        },
      ),
    [own, colour, i18n.locale],
  )
  return <PhoneFrame html={html} title={t`A card in this colour`} width={270} />
}

const paper = {
  width: '100%',
  maxWidth: 320,
  borderRadius: '16px',
  border: '1px solid',
  overflow: 'hidden',
} as const

/** As on computers where a picture stands beside the form; without one, the form alone. */
function SignInPreview({ agency, brand, scheme }: Looked) {
  const tokens = tokensFor(brand.primary)[scheme]
  return (
    <Box
      inert
      sx={{
        ...paper,
        borderColor: 'divider',
        bgcolor: tokens.ground,
        color: tokens.text,
        ...(brand.loginImageUrl && { display: 'grid', gridTemplateColumns: '2fr 3fr' }),
      }}
    >
      {brand.loginImageUrl && <PreviewPicture src={brand.loginImageUrl} />}
      <SignInForm {...{ agency, brand, scheme }} />
    </Box>
  )
}

/** As high as the form beside it, whatever its own height. */
function PreviewPicture({ src }: { src: string }) {
  return (
    <Box sx={{ position: 'relative', bgcolor: 'brand.tint' }}>
      <Box
        component="img"
        src={src}
        alt=""
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
      />
    </Box>
  )
}

function SignInForm({ agency, brand, scheme }: Looked) {
  const { t } = useLingui()
  const tokens = tokensFor(brand.primary)[scheme]
  const logoUrl = scheme === 'dark' ? (brand.darkLogoUrl ?? brand.logoUrl) : brand.logoUrl
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0, p: brand.loginImageUrl ? 1.75 : 2.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
        <Box sx={{ '& > div': { bgcolor: tokens.tint, color: tokens.strong } }}>
          <Avatar name={agency.agencyName} src={logoUrl} size={40} />
        </Box>
        <Box sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>{agency.agencyName}</Box>
      </Box>
      <Box sx={{ typography: 'h2', mt: 3 }}>{t`Sign in or begin`}</Box>
      <Box
        sx={{
          minHeight: 48,
          px: 1.5,
          display: 'flex',
          alignItems: 'center',
          borderRadius: '10px',
          border: `1.5px solid ${tokens.strong}`,
          bgcolor: tokens.surface,
          color: tokens.textSoft,
        }}
      >
        +91 98765 43210
      </Box>
      <Box
        sx={{
          minHeight: 48,
          display: 'grid',
          placeItems: 'center',
          borderRadius: '10px',
          bgcolor: tokens.strong,
          color: tokens.onStrong,
          fontWeight: 650,
        }}
      >
        {t`Continue`}
      </Box>
      <Box sx={{ typography: 'body2', color: tokens.strong, textAlign: 'center', mb: 3 }}>
        {t`Terms of use`}
      </Box>
    </Box>
  )
}

/** The sign in a browser's tab and on a phone's home screen. */
function IconPreview({ agency, brand }: Props) {
  const { t } = useLingui()
  const tokens = tokensFor(brand.primary).light
  const src = brand.iconUrl ?? brand.logoUrl
  return (
    <Box inert sx={{ ...paper, borderColor: 'divider', bgcolor: tokens.sunken, color: tokens.text }}>
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          m: 1.5,
          mb: 0,
          px: 1.5,
          py: 1,
          borderRadius: '10px 10px 0 0',
          bgcolor: tokens.surface,
          typography: 'body2',
        }}
      >
        <Avatar name={agency.agencyName} src={src} size={18} />
        <Box sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
          {t`Sign in`} · {agency.agencyName}
        </Box>
      </Box>
      <Box sx={{ mx: 1.5, height: 14, bgcolor: tokens.surface }} />
      <Box sx={{ display: 'grid', justifyItems: 'center', gap: 1, py: 4 }}>
        <Avatar name={agency.agencyName} src={src} size={64} />
        <Box sx={{ typography: 'body2', maxWidth: 120, textAlign: 'center', overflowWrap: 'anywhere' }}>
          {agency.agencyName}
        </Box>
      </Box>
    </Box>
  )
}

function MailPreview({ agency, brand }: Props) {
  const { t } = useLingui()
  return (
    <Box inert sx={{ ...paper, borderColor: 'divider', bgcolor: 'background.paper', display: 'grid' }}>
      <Box sx={{ p: 2, borderBottom: '1px solid', borderColor: 'divider' }}>
        <Box sx={{ typography: 'subtitle2', overflowWrap: 'anywhere' }}>
          {t`482915 is your code for ${agency.agencyName}`}
        </Box>
      </Box>
      <Box sx={{ p: 2, typography: 'body2', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {t`Your code for ${agency.agencyName} is 482915. It works for 5 minutes, in the browser that asked for it.`}
        {brand.mailFooter.trim() !== '' && (
          <Box sx={{ mt: 2, color: 'text.secondary' }}>{`--\n${brand.mailFooter.trim()}`}</Box>
        )}
      </Box>
    </Box>
  )
}
