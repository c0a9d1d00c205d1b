import { useLingui } from '@lingui/react/macro'
import type { CardPayment } from '@parichay/contract/payment/fields.ts'
import { rupees } from '@parichay/contract/money.ts'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { dayText } from '../ui/dates.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { paymentStateWords } from './words.ts'

/** Purchases, newest first: a table on wide screens, cards on phones. */
export function PaymentTable({ payments }: { payments: readonly CardPayment[] }) {
  const { t, i18n } = useLingui()
  const onPhone = useMediaQuery('(max-width: 767.98px)', { noSsr: true })
  const day = (text: string | null) => (text === null ? '–' : dayText(text, i18n.locale))
  const period = ({ startsOn, endsOn }: CardPayment) =>
    startsOn === null ? '–' : `${day(startsOn)} – ${day(endsOn)}`
  const chip = ({ status }: CardPayment) => (
    <StatusChip tone={paymentStateWords[status].tone}>{i18n._(paymentStateWords[status].label)}</StatusChip>
  )
  if (onPhone) {
    return (
      <Box component="ul" aria-label={t`Payments`} sx={{ ...frame, listStyle: 'none', m: 0, p: 0 }}>
        {payments.map((payment) => (
          <Box
            component="li"
            key={payment.recordNo}
            sx={{
              display: 'grid',
              gap: 0.5,
              p: 2,
              '& + &': { borderTop: '1px solid', borderColor: 'divider' },
            }}
          >
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
              <Box sx={{ typography: 'subtitle1', flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {payment.name}
              </Box>
              <Box sx={{ typography: 'subtitle1', whiteSpace: 'nowrap' }}>{rupees(payment.amountPaise)}</Box>
            </Box>
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>
                {day(payment.paidAt ?? payment.createdAt)} · {t`No. ${payment.recordNo}`}
              </Box>
              {chip(payment)}
            </Box>
            {payment.startsOn && (
              <Box sx={{ typography: 'body2', color: 'text.secondary' }}>{period(payment)}</Box>
            )}
          </Box>
        ))}
      </Box>
    )
  }
  const heads = [t`Date`, t`Plan`, t`Period`, t`Amount`, t`Status`, t`No.`]
  return (
    <Box sx={{ ...frame, overflowX: 'auto' }}>
      <Box
        component="table"
        aria-label={t`Payments`}
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          typography: 'body2',
          '& th, & td': { textAlign: 'start', px: 2, py: 1.5, whiteSpace: 'nowrap' },
          '& th': { color: 'text.secondary', fontWeight: 600 },
          '& tbody tr': { borderTop: '1px solid', borderColor: 'divider' },
        }}
      >
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {payments.map((payment) => (
            <tr key={payment.recordNo}>
              <td>{day(payment.paidAt ?? payment.createdAt)}</td>
              <td style={{ whiteSpace: 'normal', fontWeight: 600 }}>{payment.name}</td>
              <td>{period(payment)}</td>
              <td>{rupees(payment.amountPaise)}</td>
              <td>{chip(payment)}</td>
              <td>{payment.recordNo}</td>
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}

const frame = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.paper',
} as const
