import { addDays } from '@parichay/contract/business/rules.ts'

/** The month until today, and the same days of the month before; a shorter month ends where it ends. Pure. */
export function monthSpans(today: string): {
  now: { from: string; to: string }
  before: { from: string; to: string }
} {
  const first = `${today.slice(0, 8)}01`
  const lastBefore = addDays(first, -1)
  const from = `${lastBefore.slice(0, 8)}01`
  const same = `${lastBefore.slice(0, 8)}${today.slice(8)}`
  return { now: { from: first, to: today }, before: { from, to: same < lastBefore ? same : lastBefore } }
}
