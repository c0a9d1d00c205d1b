import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../Button.tsx'
import { countText } from '../dates.ts'
import { IconButton } from '../IconButton.tsx'
import { useOverFoot } from '../over-foot.ts'
import { phoneOnly } from '../theme.ts'
import type { Ticks } from './ticks.ts'

type Props<T> = {
  ticks: Ticks<T>
  rows: readonly T[]
  total: number
  totalIsMore: boolean
  /** What is done with them. */
  deeds: ReactNode
}

/** How many rows are ticked, the way to all that are found, and what is done with them: it floats above the end of the list. */
export function TickBar<T>({ ticks, rows, total, totalIsMore, deeds }: Props<T>) {
  const { t, i18n } = useLingui()
  useOverFoot(112)
  const count = ticks.rows.length
  const all = countText(total, i18n.locale)
  const offersAll = !ticks.all && !totalIsMore && total > count && ticks.ofPage(rows) === 'all'
  return (
    <Box sx={endStyle}>
      <Box sx={placeStyle}>
        <Box role="region" aria-label={t`Ticked rows`} sx={barStyle}>
          <Box role="status" sx={countStyle}>
            {ticks.all ? t`All ${all} ticked` : plural(count, { one: '# ticked', other: '# ticked' })}
          </Box>
          {offersAll && (
            <Button look="text" onClick={ticks.tickAll} sx={allStyle}>
              {t`Tick all ${all} found`}
            </Button>
          )}
          <Box sx={{ ml: 'auto' }}>{deeds}</Box>
          <IconButton icon={X} label={t`Tick none`} onClick={ticks.clear} />
        </Box>
      </Box>
    </Box>
  )
}

/** It takes no room and keeps to the foot of the window while a long list goes on below. */
const endStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 4,
  height: 0,
  // There the bar has a place of its own, above what else is fixed at the foot.
  [phoneOnly]: { position: 'static' },
} as const
const placeStyle = {
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 12,
  px: 1.5,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
  [phoneOnly]: { position: 'fixed', zIndex: 20, bottom: 'calc(12px + env(safe-area-inset-bottom))' },
} as const
const countStyle = { fontWeight: 650, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const
/** On phones it takes a line of its own below the others. */
const allStyle = {
  [phoneOnly]: { order: 2, flexBasis: '100%', justifyContent: 'flex-start', ml: -2 },
} as const
const barStyle = {
  pointerEvents: 'auto',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  pl: 2,
  pr: 0.75,
  py: 0.75,
  borderRadius: '14px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  boxShadow: 8,
  [phoneOnly]: { width: '100%' },
} as const
