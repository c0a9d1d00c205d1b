import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { TableRow } from '@parichay/contract/pdf-card/people-table.ts'
import { Printer, RotateCcw } from 'lucide-react'
import { dayText } from '../../ui/dates.ts'
import { printState } from './PrintMarks.tsx'

/** Whether the card of a row is printed: since which day, or that it changed since. */
export function PrintCell({ row, width }: { row: TableRow; width: number }) {
  const { t, i18n } = useLingui()
  const state = printState(row)
  const isChanged = state === 'changed'
  return (
    <Box
      role="gridcell"
      sx={{
        width,
        flex: 'none',
        display: 'flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1.25,
        borderRight: '1px solid',
        borderColor: 'divider',
        fontSize: 14,
        whiteSpace: 'nowrap',
        overflow: 'hidden',
        bgcolor: isChanged ? 'warning.tint' : 'transparent',
      }}
    >
      {state !== 'none' && (
        <>
          <Box
            component={isChanged ? RotateCcw : Printer}
            size={16}
            aria-hidden
            sx={{ flex: 'none', color: isChanged ? 'warning.main' : 'success.main' }}
          />
          {isChanged ? t`Changed since printed` : dayText(row.base!.printed!.at, i18n.locale)}
        </>
      )}
    </Box>
  )
}
