import { useLingui } from '@lingui/react/macro'
import type { CardPayment } from '@parichay/contract/payment/fields.ts'
import { rupees } from '@parichay/contract/money.ts'
import { dayText } from '../ui/dates.ts'
import { MoneyTable } from '../ui/list/MoneyTable.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { paymentStateWords } from './words.ts'

/** Purchases, newest first. */
export function PaymentTable({ payments }: { payments: readonly CardPayment[] }) {
  const { t, i18n } = useLingui()
  const day = (text: string | null) => (text === null ? '–' : dayText(text, i18n.locale))
  const on = ({ paidAt, createdAt }: CardPayment) => day(paidAt ?? createdAt)
  const period = ({ startsOn, endsOn }: CardPayment) =>
    startsOn === null ? '–' : `${day(startsOn)} – ${day(endsOn)}`
  const chip = ({ status }: CardPayment) => (
    <StatusChip tone={paymentStateWords[status].tone}>{i18n._(paymentStateWords[status].label)}</StatusChip>
  )
  return (
    <MoneyTable
      label={t`Payments`}
      rows={payments}
      keyOf={({ recordNo }) => recordNo}
      columns={[
        { head: t`Date`, cell: on, isWhole: true },
        { head: t`Plan`, cell: ({ name }) => <strong>{name}</strong> },
        { head: t`Period`, cell: period, isWhole: true },
        { head: t`Amount`, cell: ({ amountPaise }) => rupees(amountPaise), isSum: true },
        { head: t`Status`, cell: chip },
        { head: t`No.`, cell: ({ recordNo }) => recordNo },
      ]}
      phone={(payment) => ({
        title: payment.name,
        lines: [
          `${on(payment)} · ${t`No. ${payment.recordNo}`}`,
          payment.startsOn === null ? null : period(payment),
        ],
        sums: [rupees(payment.amountPaise), chip(payment)],
      })}
    />
  )
}
