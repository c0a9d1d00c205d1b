import { useLingui } from '@lingui/react/macro'
import type { BillPayment } from '@parichay/contract/bill/fields.ts'
import { rupees } from '@parichay/contract/money.ts'
import Box from '@mui/material/Box'
import { Undo2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { paymentStateWords } from '../payment/words.ts'
import { Button } from '../ui/Button.tsx'
import { RowList } from '../ui/list/RowList.tsx'
import { dayText } from '../ui/dates.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { InvoiceButton } from './InvoiceButton.tsx'
import { type Taken, TakeBackPayment } from './TakeBackPayment.tsx'
import { Quiet, Text } from '../ui/shapes.tsx'

type Props<T> = {
  label: string
  payments: readonly T[]
  detail?: (payment: T) => ReactNode
  /** For the platform: whose payments they are, and what for; those it recorded itself may be taken back. */
  takeBack?: Omit<Taken, 'payment'> | undefined
}

/** What an agency paid, newest first, each with its invoice. */
export function PaidList<T extends BillPayment>({ label, payments, detail, takeBack }: Props<T>) {
  const { t, i18n } = useLingui()
  const [taken, setTaken] = useState<BillPayment>()
  return (
    <>
      <RowList label={label}>
        {payments.map((payment) => {
          const { recordNo, amountPaise, status, paidOn, reference, invoiceId, invoiceNo } = payment
          const words = paymentStateWords[status]
          const { backPaise, isBack, wasPaidBefore, takenBack } = payment
          const back = isBack
            ? t`${rupees(backPaise)} went back.`
            : t`${rupees(backPaise)} is on its way back.`
          return (
            <Box
              component="li"
              key={recordNo}
              sx={{
                display: 'grid',
                gridTemplateColumns: 'minmax(0, 1fr) auto',
                gap: 0.5,
                columnGap: 2,
                alignItems: 'center',
                px: 2,
                py: 1.5,
              }}
            >
              <Box sx={{ minWidth: 0 }}>
                <Text as="subtitle1">{dayText(paidOn, i18n.locale)}</Text>
                {detail && <Text as="body2">{detail(payment)}</Text>}
                {reference && <Quiet wraps>{reference}</Quiet>}
              </Box>
              {backPaise > 0 && (
                <Box sx={{ gridColumn: '1 / -1', gridRow: 2, typography: 'body2', color: 'text.secondary' }}>
                  {wasPaidBefore ? t`The bill was paid another way before this arrived.` : null} {back}
                </Box>
              )}
              {takenBack && (
                <Box sx={{ gridColumn: '1 / -1', gridRow: 2, overflowWrap: 'anywhere' }}>
                  <Quiet wraps>
                    {t`Taken back on ${dayText(takenBack.on, i18n.locale)}: ${takenBack.reason}`}
                  </Quiet>
                </Box>
              )}
              <Box sx={{ display: 'grid', justifyItems: 'end', gap: 0.5 }}>
                <Box sx={{ typography: 'subtitle1', fontVariantNumeric: 'tabular-nums' }}>
                  {rupees(amountPaise)}
                </Box>
                <StatusChip tone={words.tone}>{i18n._(words.label)}</StatusChip>
              </Box>
              {invoiceId !== null && (
                <Box sx={{ gridColumn: '1 / -1', ml: -1.5 }}>
                  <InvoiceButton invoiceId={invoiceId} invoiceNo={invoiceNo ?? ''} />
                </Box>
              )}
              {takeBack && status === 'MANUAL' && (
                <Box sx={{ gridColumn: '1 / -1' }}>
                  <Button
                    look="text"
                    size="small"
                    icon={Undo2}
                    label={t`Take back the payment of ${dayText(paidOn, i18n.locale)}, no. ${recordNo}`}
                    onClick={() => setTaken(payment)}
                    sx={{ minHeight: 44, px: 0.5, ml: -0.5 }}
                  >
                    {t`Take back`}
                  </Button>
                </Box>
              )}
            </Box>
          )
        })}
      </RowList>
      {takeBack && taken && (
        <TakeBackPayment {...takeBack} payment={taken} onClose={() => setTaken(undefined)} />
      )}
    </>
  )
}
