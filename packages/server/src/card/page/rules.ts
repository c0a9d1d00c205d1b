import type { CardStatus } from '@parichay/contract/card/fields.ts'
import type { CardPageFacts } from '@parichay/contract/card/page.ts'
import { pageAccess, pageTurns, type Term } from '@parichay/contract/plan/entitlement.ts'
import type { Agency } from '../../platform/hosts.ts'

/** What a visitor gets. */
export type PageState =
  | { state: 'live'; notice: 'trial' | 'grace' | null }
  | { state: 'unknown' | 'inactive' | 'expired' | 'deleted'; notice: null }

type Facts = Term & { status: CardStatus; deleted: boolean; suspended: boolean }

/** What a visitor gets today. */
export function pageState({ status, deleted, suspended, ...term }: Facts, today: string): PageState {
  if (deleted) return { state: 'deleted', notice: null }
  if (status === 'DRAFT') return { state: 'unknown', notice: null }
  if (status === 'INACTIVE' || suspended) return { state: 'inactive', notice: null }
  const { state, notice } = pageAccess(term, today)
  return state === 'live' ? { state, notice } : { state: state === 'gone' ? 'deleted' : state, notice: null }
}

type PageFacts = Term & {
  status: CardStatus
  deletedAt: Date | null
  businessDeletedAt: Date | null
  suspendedAt: Date | null
  pinMark: string | null
}

/** Whether everybody can open a card today. */
export const isOpenPage = (row: PageFacts, today: string): boolean =>
  row.pinMark === null &&
  pageState(
    {
      ...row,
      deleted: row.deletedAt !== null || row.businessDeletedAt !== null,
      suspended: row.suspendedAt !== null,
    },
    today,
  ).state === 'live'

/** Milliseconds since 1970 of the next Indian midnight at which `pageState` may change by itself, or null. */
export function pageValidUntil(expiry: string | null, today: string): number | null {
  if (expiry === null) return null
  const next = pageTurns(expiry).find((day) => day > today)
  return next === undefined ? null : Date.parse(`${next}T00:00:00+05:30`)
}

/** The agency as card pages name it. */
export const brandOf = (agency: Agency): CardPageFacts['agency'] => ({
  agencyName: agency.agencyName,
  support: agency.support,
  theme: { primary: agency.themePrimary },
  url: agency.origin,
  signs: agency.signsCards,
})

/** How a page that gives a refused form back is sent: it runs nothing and is kept by nobody. */
export const retryHeaders: Record<string, string> = {
  'content-type': 'text/html; charset=utf-8',
  'x-robots-tag': 'noindex',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
}
