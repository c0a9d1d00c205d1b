import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import {
  templateCodes,
  type Card,
  type CardTemplate,
  type TemplateCode,
} from '@parichay/contract/card/fields.ts'
import { designNature, designsForTrade, popularDesign } from '@parichay/contract/card/trade.ts'
import { Check } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useRemote } from '../api/remote.ts'
import { starterQuery } from '../api/category-pages.ts'
import { useInSight } from '../ui/in-sight.ts'
import { phoneHeight, PhoneFrame } from '../ui/PhoneFrame.tsx'
import { Pill, Pills } from '../ui/Pill.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { fromTablet } from '../ui/theme.ts'
import { useCardPage } from './CardPreview.tsx'
import { designWords } from './words.ts'
import { Pile, Text } from '../ui/shapes.tsx'

type DesignPickerProps = {
  card: Card
  template: CardTemplate
  category: string | undefined
  onChoose: (code: TemplateCode) => void
}

/** The designs side by side, each drawn with the owner's own data in the chosen colour. */
export function DesignPicker({ card, template, category, onChoose }: DesignPickerProps) {
  const { t } = useLingui()
  const name = useId()
  const wide = useMediaQuery('(min-width: 768px)', { noSsr: true })
  const { data: starter } = useRemote(starterQuery(category ?? '', card.settings.language))
  const suiting = category === undefined ? [] : (starter?.designs ?? designsForTrade(category))
  const [filter, setFilter] = useState<Filter>('all')
  const ordered = [...suiting, ...templateCodes.filter((code) => !suiting.includes(code))]
  const shown = ordered.filter(
    (code) =>
      filter === 'all' || (filter === 'trade' ? suiting.includes(code) : designNature[code] === filter),
  )
  const filters: [Filter, string][] = [
    ['all', t`All`],
    ...(suiting.length > 0 ? [['trade', t`For my trade`] as [Filter, string]] : []),
    ['bright', t`Bright`],
    ['calm', t`Calm`],
    ['dark', t`Dark`],
  ]
  return (
    <Pile gap={1.5} oneColumn>
      <Pills label={t`Show designs`} inOneRow>
        {filters.map(([value, label]) => (
          <Pill key={value} pressed={filter === value} onClick={() => setFilter(value)}>
            {label}
          </Pill>
        ))}
      </Pills>
      <Box
        role="radiogroup"
        aria-label={t`Design`}
        sx={{
          display: 'grid',
          gridAutoFlow: 'column',
          gridAutoColumns: 'max-content',
          gap: 1.5,
          overflowX: 'auto',
          mx: -2,
          px: 2,
          py: 0.5,
          scrollSnapType: 'x proximity',
          scrollPaddingInline: 16,
          [fromTablet]: {
            mx: 0,
            px: 0.5,
            gridAutoFlow: 'row',
            gridTemplateColumns: 'repeat(auto-fill, minmax(116px, 1fr))',
            overflowX: 'visible',
          },
        }}
      >
        {shown.map((code) => (
          <DesignChoice
            key={code}
            width={wide ? 98 : 148}
            name={name}
            card={card}
            template={{ ...template, code }}
            chosen={template.code === code}
            mark={suiting[0] === code ? t`Suits your trade` : popularDesign === code ? t`Popular` : undefined}
            onChoose={() => onChoose(code)}
          />
        ))}
      </Box>
    </Pile>
  )
}

type Filter = 'all' | 'trade' | 'bright' | 'calm' | 'dark'

type DesignChoiceProps = {
  width: number
  name: string
  card: Card
  template: CardTemplate
  chosen: boolean
  mark: string | undefined
  onChoose: () => void
}

function DesignChoice({ width, name, card, template, chosen, mark, onChoose }: DesignChoiceProps) {
  const { i18n } = useLingui()
  const words = designWords[template.code]
  const { code, colour, font, appearance } = template
  const unsaved = useMemo(
    () => ({ template: { code, colour, font, appearance } }),
    [code, colour, font, appearance],
  )
  const [place, inSight] = useInSight()
  const html = useCardPage(card, unsaved, inSight)
  const frame = useRef<HTMLLabelElement>(null)
  useEffect(() => {
    const row = frame.current?.parentElement
    if (chosen && row && frame.current && row.scrollWidth > row.clientWidth)
      row.scrollLeft =
        frame.current.offsetLeft - row.offsetLeft - (row.clientWidth - frame.current.clientWidth) / 2
  }, [chosen])
  return (
    <Box
      component="label"
      ref={frame}
      sx={{
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        justifyItems: 'center',
        gap: 1,
        p: 1.25,
        borderRadius: '16px',
        border: '2px solid',
        borderColor: chosen ? 'primary.main' : 'divider',
        bgcolor: chosen ? 'brand.tint' : 'background.paper',
        cursor: 'pointer',
        scrollSnapAlign: 'start',
        transition: 'border-color 150ms, background-color 150ms',
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' },
      }}
    >
      <Box
        component="input"
        type="radio"
        name={name}
        value={template.code}
        checked={chosen}
        onChange={onChoose}
        aria-label={`${words.name}. ${i18n._(words.character)}`}
        sx={{
          position: 'absolute',
          opacity: 0,
          inset: 0,
          width: '100%',
          height: '100%',
          m: 0,
          zIndex: 3,
          cursor: 'pointer',
        }}
      />
      <Box ref={place} aria-hidden inert sx={{ pointerEvents: 'none', width, height: phoneHeight(width) }}>
        {inSight && <PhoneFrame html={html} title={words.name} width={width} />}
      </Box>
      {chosen && (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            top: -2,
            right: -2,
            zIndex: 2,
            width: 28,
            height: 28,
            borderRadius: '0 14px 0 14px',
            display: 'grid',
            placeItems: 'center',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          <Check size={17} strokeWidth={3} />
        </Box>
      )}
      <Box aria-hidden sx={{ textAlign: 'center' }}>
        <Text as="subtitle1">{words.name}</Text>
        <Box sx={{ typography: 'caption', color: 'text.secondary', maxWidth: width }}>
          {i18n._(words.character)}
        </Box>
      </Box>
      <Box
        sx={{
          minHeight: 24,
          maxWidth: 1,
          '&& > *': { maxWidth: 1, whiteSpace: 'normal', borderRadius: '12px' },
        }}
      >
        {mark && <StatusChip tone="accent">{mark}</StatusChip>}
      </Box>
    </Box>
  )
}
