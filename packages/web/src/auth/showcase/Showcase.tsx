import { Trans, useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { drawCardPage } from '@parichay/card-page/card.ts'
import { ContactRound, MapPinned, MessageCircle } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { PanelLanguage } from '../../boot.ts'
import { useAgency } from '../../session.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { PhoneFrame } from '../../ui/PhoneFrame.tsx'
import { type SampleName, sampleFacts } from './words.ts'
import { Line, PlainList } from '../../ui/shapes.tsx'

/** What the product makes, live, in the agency's colour. */
export function Showcase() {
  const { t, i18n } = useLingui()
  const agency = useAgency()
  const [name, setName] = useState<SampleName>('cafe')
  const language = i18n.locale as PanelLanguage
  const html = useMemo(
    () => drawCardPage(sampleFacts(name, agency, language), { preview: true }),
    [name, agency, language],
  )
  return (
    <Box
      component="aside"
      aria-label={t`What you get`}
      sx={{
        position: 'sticky',
        top: 0,
        height: '100dvh',
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        p: '28px 40px',
        bgcolor: 'brand.tint',
        '&::before': {
          content: '""',
          position: 'absolute',
          right: '-18%',
          bottom: '-30%',
          width: '86%',
          aspectRatio: '1',
          borderRadius: '50%',
          background: (theme) =>
            `radial-gradient(circle, ${theme.vars.palette.brand.tintLine} 0%, transparent 70%)`,
        },
        '& > *': { position: 'relative' },
      }}
    >
      <Line gap={1.5} centred>
        <Avatar name={agency.agencyName} src={agency.logoUrl} darkSrc={agency.darkLogoUrl} size={44} />
        <Box sx={{ typography: 'h2' }}>{agency.agencyName}</Box>
      </Line>
      <Box
        sx={{
          flex: 1,
          minHeight: 0,
          display: 'grid',
          alignItems: 'center',
          justifyItems: 'center',
          gap: 4,
          '@media (min-width: 1280px)': {
            gridTemplateColumns: 'minmax(0, 1fr) auto',
            justifyItems: 'start',
            gap: 6,
          },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, maxWidth: 380 }}>
          <Box
            component="p"
            sx={{
              fontSize: 'clamp(30px, 2.7vw, 40px)',
              fontWeight: 700,
              lineHeight: 1.14,
              letterSpacing: '-0.03em',
              textWrap: 'balance',
              ':lang(hi) &': { lineHeight: 1.4, letterSpacing: 0 },
            }}
          >
            <Trans>Your shop, in every customer’s phone</Trans>
          </Box>
          <Points />
          <Trades chosen={name} onChoose={setName} />
        </Box>
        <PhoneFrame html={html} title={t`Example of a digital card`} width={308} />
      </Box>
    </Box>
  )
}

function Points() {
  const { t } = useLingui()
  const points = [
    { icon: MessageCircle, text: t`Call and WhatsApp in one tap` },
    { icon: ContactRound, text: t`Saved in contacts, without any app` },
    { icon: MapPinned, text: t`Address, hours and links, always up to date` },
  ]
  return (
    <PlainList gap={1.75}>
      {points.map(({ icon: Icon, text }) => (
        <Line component="li" key={text} gap={1.5} centred>
          <Box
            sx={{
              width: 40,
              height: 40,
              flex: 'none',
              display: 'grid',
              placeItems: 'center',
              borderRadius: '12px',
              bgcolor: 'background.paper',
              color: 'primary.main',
            }}
          >
            <Icon size={20} aria-hidden />
          </Box>
          {text}
        </Line>
      ))}
    </PlainList>
  )
}

type TradesProps = { chosen: SampleName; onChoose: (name: SampleName) => void }

/** Whose card is shown. */
function Trades({ chosen: name, onChoose }: TradesProps) {
  const { t } = useLingui()
  const trades: [SampleName, string][] = [
    ['cafe', t`Café`],
    ['clinic', t`Clinic`],
    ['tailor', t`Tailor`],
  ]
  return (
    <Line role="group" aria-label={t`Show a card of`} gap={1} wraps>
      {trades.map(([trade, label]) => (
        <ButtonBase
          key={trade}
          aria-pressed={trade === name}
          onClick={() => onChoose(trade)}
          sx={{
            minHeight: 44,
            px: 2.25,
            borderRadius: '999px',
            font: 'inherit',
            fontSize: 14,
            fontWeight: 650,
            border: '1px solid',
            borderColor: trade === name ? 'primary.main' : 'brand.tintLine',
            bgcolor: 'background.paper',
            color: trade === name ? 'primary.main' : 'text.secondary',
            transition: 'border-color 150ms, color 150ms',
          }}
        >
          {label}
        </ButtonBase>
      ))}
    </Line>
  )
}
