import { useLingui } from '@lingui/react/macro'
import type { PaymentException } from '@parichay/contract/payment/fields.ts'
import Box from '@mui/material/Box'
import { ownNotes } from './words.exceptions.ts'

/** Who closed an exception, when, and what they wrote. */
export function ClosedNote({ exception, when }: { exception: PaymentException; when: string }) {
  const { t, i18n } = useLingui()
  const { closedBy, note } = exception
  const byItself = closedBy === 'system'
  const own = byItself && note ? ownNotes[note] : undefined
  const text = own ? i18n._(own) : note
  return (
    <Box sx={{ mt: 1, px: 1.5, py: 1, borderRadius: '10px', bgcolor: 'brand.sunken', typography: 'body2' }}>
      {text && <Box sx={{ overflowWrap: 'anywhere' }}>{text}</Box>}
      <Box sx={{ color: 'text.secondary' }}>
        {byItself ? t`Closed by itself, ${when}` : t`Closed by ${closedBy ?? ''}, ${when}`}
      </Box>
    </Box>
  )
}
