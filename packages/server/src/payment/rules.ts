import type { ProviderPayment } from './gateway.entities.ts'

const minute = 60_000
const day = 86_400_000

/** How long an order is looked after: late authorisations come for three days, so a day more. */
export const openFor = 4 * day

/** When a refund that is under way is looked at again: often at first, then seldom. */
export function nextLook(createdAt: Date, now: Date): Date {
  const age = now.getTime() - createdAt.getTime()
  return new Date(now.getTime() + (age < 30 * minute ? 2 * minute : age < day ? 30 * minute : day / 4))
}

/** How long to wait after a refund failed, longer after each try. */
export const refundPause = (tries: number): number => Math.min(2 ** (tries - 1) * 2 * minute, day)

/** A refund that failed so often needs a person. */
export const refundTries = 6

/** The receipt of the n-th order of an intent: 36 characters, and at most 40 with its number. */
export const receiptOf = (intentId: string, turn: number) => (turn === 1 ? intentId : `${intentId}-${turn}`)

const numbered = (key: string | null) =>
  key && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(-\d{1,3})?$/.test(key) ? key.slice(0, 36) : null

/** The purchase a receipt belongs to; null for somebody else's. */
export const intentIdOf = (receipt: string | null) => numbered(receipt)

/** Our number of a refund as the provider gets it: another one after a failure, since the old one is spent. */
export const refundKeyOf = (refundId: string, tries: number) =>
  tries === 1 ? refundId : `${refundId}-${tries}`

/** The refund one of our numbers belongs to. */
export const refundIdOf = (key: string | null) => numbered(key)

/** Whether the money ever was the merchant's: an authorisation that ran out was not. */
export const wasCaptured = (payment: Pick<ProviderPayment, 'status' | 'captured'>) =>
  payment.status === 'captured' || (payment.status === 'refunded' && payment.captured)

/** What may still stand of a refund: its state, and why money goes back. */
type Back = { state: string; reason: string; amount: number }

/** Whether a refund counts: one that somebody began elsewhere and that failed, or that gave way to such a one, gives nothing back to anybody. */
export const takesRoom = ({ state, reason }: Back) => !(state === 'failed' && reason === 'dashboard')

/** How much of a payment may still be given back, in paise: what arrived, is under way or is promised takes its room. */
export const roomLeft = (paid: number, refunds: readonly Back[]) =>
  paid - refunds.filter(takesRoom).reduce((sum, { amount }) => sum + amount, 0)

/** What becomes of captured money. `already_back`: all of it went back elsewhere, or is on its way. Only the first right payment for something that is still there is applied. */
export type Verdict = 'applied' | 'second_capture' | 'wrong_amount' | 'late' | 'already_back'

/** Judges a capture against what was agreed; the stored intent decides and nothing else. */
export function judge(
  payment: Pick<ProviderPayment, 'amount' | 'currency' | 'amountRefunded'>,
  intent: { amount: number; currency: string; state: string },
  /** `left`: paise of a bill that nobody paid yet; null for what is sold as it is paid. */
  facts: { isApplied: boolean; isThere: boolean; left?: number | null },
): Verdict {
  if (payment.amountRefunded >= payment.amount) return 'already_back'
  if (payment.amount !== intent.amount || payment.currency !== intent.currency) return 'wrong_amount'
  if (facts.isApplied) return 'second_capture'
  // The bill was paid another way while the sheet was open.
  if (typeof facts.left === 'number' && facts.left <= 0) return 'second_capture'
  // Money was on its way back already, or all of it is back: what comes now goes the same way.
  if (intent.state === 'refund_due' || intent.state === 'refunded') return 'second_capture'
  return facts.isThere ? 'applied' : 'late'
}

/** Whether the provider knows more than we do: a payment's story only goes forward. */
export const statusRank = { created: 0, failed: 1, authorized: 2, captured: 3, refunded: 4 } as const
