import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { BillLine, MoveReason, StatementRow } from '@parichay/contract/bill/fields.ts'
import type { BillState } from '@parichay/contract/bill/rules.ts'
import type { Receipt } from '@parichay/contract/payment/fields.ts'
import type { Tone } from '../ui/StatusChip.tsx'
import { modeNames } from '../upgrade/words.ts'
import { dateFormat, localeOf } from '../ui/formats.ts'

/** Where a bill stands, in a word. */
export const billStateWords: Record<BillState, { label: MessageDescriptor; tone: Tone }> = {
  RUNNING: { label: msg`Running`, tone: 'info' },
  OPEN: { label: msg`Being checked`, tone: 'info' },
  DUE: { label: msg`Due`, tone: 'warning' },
  OVERDUE: { label: msg`Overdue`, tone: 'error' },
  PAID: { label: msg`Paid`, tone: 'success' },
  NOTHING: { label: msg`Nothing due`, tone: 'neutral' },
}

/** Why a card is on a bill. */
export const eventWords: Record<BillLine['event'], MessageDescriptor> = {
  NEW: msg`New`,
  RENEWAL: msg`Renewed`,
  ADDED: msg`Added`,
}

/** Why a card was moved. */
export const moveReasonWords: Record<MoveReason, MessageDescriptor> = {
  test_card: msg`Test card`,
  duplicate: msg({ message: 'Duplicate', context: 'second copy' }),
  cancelled: msg`Cancelled within 7 days`,
  other: msg`Another reason`,
}

const soldWords: Record<Exclude<StatementRow['what'], 'month'>, MessageDescriptor> = {
  annual: msg`Yearly fee`,
  'agency-image': msg`Greetings module`,
  'agency-pdf': msg`PDF ID card credits`,
}
const stepWords: Record<StatementRow['kind'], MessageDescriptor | null> = {
  BILL: msg`Bill`,
  SOLD: null,
  PAYMENT: msg`Payment`,
  REFUND: msg`Given back`,
  TAKEN_BACK: msg`Payment taken back`,
}

/** A step of a statement in words: `Bill: October 2026`. */
export function stepText(row: StatementRow, i18n: I18n): string {
  const { kind, what, month, year } = row
  const about =
    what !== 'month'
      ? i18n._(soldWords[what])
      : month === null || year === null
        ? ''
        : monthName({ month, year }, i18n.locale)
  return [stepWords[kind] && i18n._(stepWords[kind]), about].filter(Boolean).join(': ')
}

const methodNames: Record<string, MessageDescriptor> = {
  upi: msg`UPI`,
  card: msg`Card`,
  netbanking: msg`Net banking`,
  wallet: msg`Wallet`,
}

/** How a customer paid: online with the way, or to staff. */
export function modeText(
  { throughGateway, mode }: Pick<Receipt, 'throughGateway' | 'mode'>,
  i18n: I18n,
): string {
  if (!throughGateway) return i18n._(modeNames[mode as keyof typeof modeNames] ?? modeNames.other)
  const method = methodNames[mode]
  return method ? `${i18n._(msg`Online`)}, ${i18n._(method)}` : i18n._(msg`Online`)
}

/** A month with its year: `November 2026`. */
export const monthName = ({ month, year }: { month: number; year: number }, language: string): string =>
  dateFormat(localeOf(language), {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(Date.UTC(year, month - 1, 1)))

/** The year in whose April the financial year of a day began. */
export const startOfYear = (day: string): number => Number(day.slice(0, 4)) - (day.slice(5, 7) < '04' ? 1 : 0)
/** A financial year as people write it: `2026–27`. */
export const shortYear = (year: number): string => `${year}–${String((year + 1) % 100).padStart(2, '0')}`
