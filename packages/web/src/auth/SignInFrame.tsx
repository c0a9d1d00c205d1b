import { Trans } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { useAgency } from '../session.ts'
import { LanguageSwitch } from '../shell/LanguageSwitch.tsx'
import { loadPart } from '../ui/load-part.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { PitchPicture } from './PitchPicture.tsx'

const Showcase = lazy(() =>
  loadPart(() => import('./showcase/Showcase.tsx')).then((chunk) => ({ default: chunk.Showcase })),
)

const wide = '@media (min-width: 1024px)'

type Props = {
  title: string
  lead?: ReactNode
  /** The line that sells, for those who have not been here before. */
  withPitch?: boolean
  children: ReactNode
  foot?: ReactNode
}

/** The sign-in pages: on phones one calm column, on wide screens a real card or the agency's own picture beside the form. */
export function SignInFrame({ title, lead, withPitch = false, children, foot }: Props) {
  const agency = useAgency()
  const isWide = useMediaQuery('(min-width: 1024px)', { noSsr: true })
  useEffect(() => {
    document.title = `${title} · ${agency.agencyName}`
  }, [title, agency])
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        [wide]: { gridTemplateColumns: 'minmax(0, 11fr) minmax(440px, 9fr)' },
      }}
    >
      {/* Phones make no picture at all, and so load none. */}
      {isWide &&
        (agency.loginImageUrl ? (
          <SidePicture src={agency.loginImageUrl} />
        ) : (
          <Suspense fallback={<Box sx={{ bgcolor: 'brand.tint' }} />}>
            <Showcase />
          </Suspense>
        ))}
      <Box
        sx={{
          display: 'grid',
          gridTemplateRows: 'auto 1fr auto',
          minWidth: 0,
          minHeight: '100dvh',
          px: 2,
          mx: 'auto',
          width: '100%',
          maxWidth: 472,
          [wide]: { maxWidth: 'none', px: 4, bgcolor: 'background.paper' },
        }}
      >
        <Head />
        <Box
          component="main"
          id="main"
          sx={{
            display: 'grid',
            alignContent: withPitch ? 'center' : 'start',
            pt: withPitch ? 3 : 4,
            pb: 3,
            width: '100%',
            '&:has(input[name=password]) .pitch-picture': { display: 'none' },
            [wide]: { maxWidth: 400, mx: 'auto', alignContent: 'start', pt: 'max(24px, 19vh)' },
          }}
        >
          {withPitch && <Pitch />}
          <Box
            component="h1"
            sx={{
              typography: withPitch ? 'h2' : 'h1',
              mb: lead ? 0.75 : 2,
              [wide]: { typography: 'h4', mb: lead ? 1 : 3 },
            }}
          >
            {title}
          </Box>
          {lead && <Box sx={{ mb: 3, color: 'text.secondary' }}>{lead}</Box>}
          {children}
        </Box>
        <Box
          component="footer"
          sx={{
            display: 'grid',
            gap: 1.5,
            pb: 'calc(20px + env(safe-area-inset-bottom))',
            typography: 'body2',
            color: 'text.secondary',
            textAlign: 'center',
            textWrap: 'balance',
            '& a': { display: 'inline-block', py: 0.5, my: -0.5 },
            [wide]: { width: '100%', maxWidth: 400, mx: 'auto', pb: 4 },
          }}
        >
          {foot}
        </Box>
      </Box>
    </Box>
  )
}

/** The agency's own picture; it says nothing that the form needs. */
function SidePicture({ src }: { src: string }) {
  return (
    <Box
      component="img"
      src={src}
      alt=""
      sx={{
        position: 'sticky',
        top: 0,
        display: 'block',
        width: '100%',
        height: '100dvh',
        objectFit: 'cover',
        bgcolor: 'brand.tint',
      }}
    />
  )
}

/** Whose pages these are, and the language. On wide screens the card beside it says the first, a picture does not. */
function Head() {
  const agency = useAgency()
  const isNamedBeside = agency.loginImageUrl === null
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1.5,
        py: 1.5,
        [wide]: { py: 2.5, ...(isNamedBeside && { justifyContent: 'flex-end' }) },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          minWidth: 0,
          ...(isNamedBeside && { [wide]: { display: 'none' } }),
        }}
      >
        <Avatar name={agency.agencyName} src={agency.logoUrl} darkSrc={agency.darkLogoUrl} size={40} />
        <Box
          component="span"
          sx={{
            typography: 'subtitle1',
            fontWeight: 700,
            lineHeight: 1.25,
            minWidth: 0,
            overflowWrap: 'anywhere',
          }}
        >
          {agency.agencyName}
        </Box>
      </Box>
      <Box sx={{ flex: 'none' }}>
        <LanguageSwitch />
      </Box>
    </Box>
  )
}

/** The line that sells; narrow screens only, wide ones show a card beside it. */
function Pitch() {
  return (
    <Box sx={{ mb: 4, [wide]: { display: 'none' } }}>
      <Box className="pitch-picture" sx={{ mb: 2.5, '@media (max-height: 719.98px)': { display: 'none' } }}>
        <PitchPicture />
      </Box>
      {/* A heading's lines: letters of India need more room than Latin ones, and less than a text's. */}
      <Box
        sx={{ typography: 'h4', textWrap: 'balance', ':is(:lang(hi), :lang(gu)) &': { lineHeight: 1.35 } }}
      >
        <Trans>Your shop, in every customer’s phone</Trans>
      </Box>
      <Box component="p" sx={{ mt: 1.25, color: 'text.secondary' }}>
        <Trans>A digital card with your number, WhatsApp, address and hours. Ready in two minutes.</Trans>
      </Box>
    </Box>
  )
}
