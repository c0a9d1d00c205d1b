import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import type { TableRow } from '@parichay/contract/pdf-card/people-table.ts'
import { Ban, Check } from 'lucide-react'
import type { Ticks } from '../../ui/list/ticks.ts'

type Props = { no: number; row: TableRow; rows: readonly TableRow[]; ticks: Ticks<TableRow> }

/** The number of a row, which ticks it; with Shift all from the one before. A card that was taken back has its sign. */
export function NumberTick({ no, row, rows, ticks }: Props) {
  const { t } = useLingui()
  const on = ticks.has(row)
  const isRevoked = row.base?.isRevoked === true
  return (
    <ButtonBase
      role="checkbox"
      aria-checked={on}
      aria-label={isRevoked ? t`Tick person ${no}, revoked` : t`Tick person ${no}`}
      // With Shift the browser would mark the words between.
      onMouseDown={(event) => event.shiftKey && event.preventDefault()}
      onClick={(event) => ticks.tick(row, !on, rows, event.shiftKey)}
      sx={{ flex: 'none', width: 40, height: '100%' }}
    >
      <Box
        component="span"
        sx={{
          display: 'grid',
          placeItems: 'center',
          minWidth: 30,
          height: 28,
          px: 0.25,
          borderRadius: '8px',
          border: '1px solid',
          typography: 'body2',
          fontVariantNumeric: 'tabular-nums',
          borderColor: on ? 'primary.main' : 'brand.control',
          bgcolor: on ? 'primary.main' : 'transparent',
          color: on ? 'primary.contrastText' : isRevoked ? 'error.main' : 'text.secondary',
        }}
      >
        {on ? <Check size={16} aria-hidden /> : no}
      </Box>
      {isRevoked && (
        <Box
          component={Ban}
          size={12}
          role="img"
          aria-label={t`Revoked`}
          sx={{ position: 'absolute', top: 3, right: 0, color: 'error.main' }}
        />
      )}
    </ButtonBase>
  )
}
