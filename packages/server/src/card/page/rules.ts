import { addDays, daysBetween, graceDays } from '@parichay/contract/business/rules.ts'
import type { CardStatus } from '@parichay/contract/card/fields.ts'

/** Days after the grace in which an expired card still answers with name and number (screens 8.5). */
export const expiredPageDays = 90

/** What a visitor gets. */
export type PageState =
  | { state: 'live'; notice: 'trial' | 'grace' | null }
  | { state: 'unknown' | 'inactive' | 'expired' | 'deleted'; notice: null }

type Facts = { status: CardStatus; deleted: boolean; expiry: string | null; isPaid: boolean }

/** What a visitor gets today. */
export function pageState({ status, deleted, expiry, isPaid }: Facts, today: string): PageState {
  if (deleted) return { state: 'deleted', notice: null }
  if (status === 'DRAFT') return { state: 'unknown', notice: null }
  if (status === 'INACTIVE') return { state: 'inactive', notice: null }
  const over = expiry === null ? 0 : daysBetween(expiry, today)
  if (over > graceDays + expiredPageDays) return { state: 'deleted', notice: null }
  if (over > graceDays) return { state: 'expired', notice: null }
  if (over > 0) return { state: 'live', notice: 'grace' }
  return { state: 'live', notice: expiry !== null && !isPaid ? 'trial' : null }
}

/** Milliseconds since 1970 of the next Indian midnight at which `pageState` may change by itself, or null. */
export function pageValidUntil(expiry: string | null, today: string): number | null {
  if (expiry === null) return null
  const turns = [
    addDays(expiry, 1),
    addDays(expiry, graceDays + 1),
    addDays(expiry, graceDays + expiredPageDays + 1),
  ]
  const next = turns.find((day) => day > today)
  return next === undefined ? null : Date.parse(`${next}T00:00:00+05:30`)
}
