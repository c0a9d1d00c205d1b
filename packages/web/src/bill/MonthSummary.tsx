import { useLingui } from '@lingui/react/macro'
import type { MonthBill } from '@parichay/contract/bill/fields.ts'
import { rupees } from '@parichay/contract/money.ts'
import Box from '@mui/material/Box'
import { MessageSquareWarning } from 'lucide-react'
import { readBillLines } from '../api/bills.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { CsvButton } from '../ui/CsvButton.tsx'
import { dayText } from '../ui/dates.ts'
import { StatusChip } from '../ui/StatusChip.tsx'
import { billFileName, billRows } from './words.csv.ts'
import { InvoiceButton } from './InvoiceButton.tsx'
import { PayButton } from './PayButton.tsx'
import { SumRows } from './SumRows.tsx'
import { billStateWords, monthName } from './words.ts'
import { Heading, Line, Quiet } from '../ui/shapes.tsx'

type Props = { bill: MonthBill; isPayee: boolean; onRecord: () => void; onDispute: () => void }

/** What the month comes to, what is left of it, and the way to pay. */
export function MonthSummary({ bill, isPayee, onRecord, onDispute }: Props) {
  const { t, i18n } = useLingui()
  const { state, cards, totalPaise, taxPaise, paidPaise, previousDuesPaise, outstandingPaise, creditPaise } =
    bill
  const left = Math.max(0, totalPaise - paidPaise)
  const ownPaise = paidPaise - creditPaise
  const overPaise = state === 'RUNNING' || state === 'OPEN' ? 0 : Math.max(0, paidPaise - totalPaise)
  const words = billStateWords[state]
  const day = (text: string) => dayText(text, i18n.locale)
  const line =
    state === 'RUNNING'
      ? t`The month is still running. Its bill comes on the 1st and closes on ${day(bill.closesOn)}.`
      : state === 'OPEN'
        ? t`Cards can still be corrected until ${day(bill.closesOn)}. To be paid by ${day(bill.dueOn)}.`
        : state === 'DUE'
          ? t`To be paid by ${day(bill.dueOn)}.`
          : state === 'OVERDUE'
            ? t`It was to be paid by ${day(bill.dueOn)}.`
            : state === 'PAID'
              ? t`Thank you, everything is paid.`
              : t`Nothing is to be paid for this month.`
  const hasCards = bill.cards + bill.movedOut > 0
  const mayPay = left > 0 && state !== 'RUNNING'
  return (
    <Card sx={{ display: 'grid', gap: 2 }}>
      <Line gap={2} centred apart>
        <Heading>{monthName(bill, i18n.locale)}</Heading>
        <StatusChip tone={words.tone}>{i18n._(words.label)}</StatusChip>
      </Line>
      <SumRows
        rows={[
          { label: t`Cards`, value: cards },
          { label: t`Total, GST included`, value: rupees(totalPaise) },
          ...(taxPaise > 0 ? [{ label: t`GST in it`, value: rupees(taxPaise) }] : []),
          ...(creditPaise > 0
            ? [{ label: t`Paid too much for another month`, value: `− ${rupees(creditPaise)}` }]
            : []),
          ...(ownPaise > 0 ? [{ label: t`Paid`, value: `− ${rupees(ownPaise)}` }] : []),
          ...(creditPaise < 0
            ? [{ label: t`Of it counted for another month`, value: rupees(-creditPaise) }]
            : []),
          { label: state === 'RUNNING' ? t`So far` : t`Left to pay`, value: rupees(left), strong: true },
          ...(previousDuesPaise > 0
            ? [
                {
                  label: t`Earlier months, not paid`,
                  value: rupees(previousDuesPaise),
                  tone: 'error' as const,
                },
              ]
            : []),
          ...(outstandingPaise > left
            ? [{ label: t`Outstanding in all`, value: rupees(outstandingPaise) }]
            : []),
        ]}
      />
      <Box sx={{ typography: 'body2', color: state === 'OVERDUE' ? 'error.main' : 'text.secondary' }}>
        {line}
      </Box>
      {overPaise > 0 && (
        <Quiet>
          {t`${rupees(overPaise)} more was paid than the bill came to. It counts for the next bill.`}
        </Quiet>
      )}
      {mayPay && !isPayee && (
        <PayButton
          bill={{ kind: 'month', month: bill.month, year: bill.year, name: monthName(bill, 'en') }}
          label={t`Pay ${rupees(left)}`}
          disabledReason={
            bill.canPayOnline ? undefined : t`Online payment is off. Pay by bank and tell the platform.`
          }
        />
      )}
      {mayPay && isPayee && <Button size="large" onClick={onRecord}>{t`Record a payment`}</Button>}
      {bill.invoiceId !== null && (
        <InvoiceButton
          invoiceId={bill.invoiceId}
          invoiceNo={bill.invoiceNo ?? ''}
          look="secondary"
          fullWidth
        />
      )}
      {hasCards && (
        <CsvButton
          look="text"
          fullWidth
          fileName={billFileName(bill)}
          rows={async () => billRows(await readBillLines(bill, isPayee ? bill.agencyId : undefined), i18n)}
        />
      )}
      {!isPayee && hasCards && (
        <Button look="text" icon={MessageSquareWarning} fullWidth onClick={onDispute}>
          {t`Raise a dispute`}
        </Button>
      )}
    </Card>
  )
}
