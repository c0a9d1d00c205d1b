import { useLingui } from '@lingui/react/macro'
import type { CardPayment } from '@parichay/contract/payment/fields.ts'
import { rupees } from '@parichay/contract/money.ts'
import { dayText } from '../ui/dates.ts'
import { MoneyTable } from '../ui/list/MoneyTable.tsx'
import { StatusChip } from '../ui/StatusChip.tsx'
import { TakeBackButton } from './TakeBackButton.tsx'
import type { Takeable } from './TakeBackForm.tsx'
import { paymentStateWords } from './words.ts'

/** A purchase of a plan, or of a single thing, which has no days. */
export type PaymentLine = Omit<
  CardPayment,
  'startsOn' | 'endsOn' | 'validity' | 'limits' | 'frameVisibility'
> &
  Partial<Pick<CardPayment, 'startsOn' | 'endsOn'>> & { kind?: Takeable['kind'] }
type Props = { payments: readonly PaymentLine[]; onTakeBack?: (payment: Takeable) => void }

/** Purchases, newest first; with `onTakeBack` each that counts can be taken back. */
export function PaymentTable({ payments, onTakeBack }: Props) {
  const { t, i18n } = useLingui()
  const day = (text: string | null | undefined) => (text ? dayText(text, i18n.locale) : '–')
  const on = ({ paidAt, createdAt }: PaymentLine) => day(paidAt ?? createdAt)
  const period = ({ startsOn, endsOn }: PaymentLine) => (startsOn ? `${day(startsOn)} – ${day(endsOn)}` : '–')
  const chip = ({ status }: PaymentLine) => (
    <StatusChip tone={paymentStateWords[status].tone}>{i18n._(paymentStateWords[status].label)}</StatusChip>
  )
  const action = (payment: PaymentLine) =>
    onTakeBack && <TakeBackButton payment={{ kind: 'card', ...payment }} onTakeBack={onTakeBack} />
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
        ...(onTakeBack ? [{ head: t`Actions`, cell: action }] : []),
      ]}
      phone={(payment) => ({
        title: payment.name,
        lines: [
          `${on(payment)} · ${t`No. ${payment.recordNo}`}`,
          payment.startsOn ? period(payment) : null,
          action(payment),
        ],
        sums: [rupees(payment.amountPaise), chip(payment)],
      })}
    />
  )
}
