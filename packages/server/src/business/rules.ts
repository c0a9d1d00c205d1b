import type { BusinessFacts } from '@parichay/contract/business/fields.ts'
import { addDays, startOfDay } from '@parichay/contract/business/rules.ts'
import type { BusinessFilters } from '@parichay/contract/business/filters.ts'
import { nameKey } from '@parichay/contract/name-key.ts'
import type { z } from 'zod'
import { searchWords } from '../platform/search-words.ts'
import type { Actor } from '../platform/scope.ts'

/** Businesses one customer may keep. */
export const businessesPerUser = 50

/** What stands in columns of its own, because lists sort and search by it; the rest is the profile. */
export function splitFacts<T extends Partial<BusinessFacts>>(facts: T) {
  const { businessName, category, logoDocumentId, mobile, email, city, ...profile } = facts
  const columns = { businessName, category, logoDocumentId, mobile, email, city }
  const given = Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Partial<typeof columns>
  return {
    columns: given,
    profile: Object.fromEntries(Object.entries(profile).filter(([, value]) => value !== undefined)),
  }
}

/** The origin the server writes down for a new business (screens 8.7). */
export function originFor(actor: Actor): 'self' | 'admin' | 'franchisee' | 'creator' {
  if (actor.kind !== 'staff') return 'self'
  if (actor.roles.includes('admin')) return 'admin'
  return actor.roles.some((role) => role.startsWith('franchisee')) ? 'franchisee' : 'creator'
}

type Named = { businessName: string; mobile: string | null; ownerPhoneNumber: string | null }
const bare = (text: string | null) => (text ?? '').replace(/\D/g, '').slice(-10)

/** Businesses that look like the one being added: same name as people read it, and same phone where both give one. */
export function duplicatesOf<T extends Named>(
  added: { businessName: string; mobile?: string | null | undefined },
  existing: T[],
): T[] {
  const name = nameKey(added.businessName)
  return existing.filter((one) => {
    const phones = [bare(one.mobile), bare(one.ownerPhoneNumber)]
    return (
      nameKey(one.businessName) === name &&
      (!added.mobile || !one.mobile || phones.includes(bare(added.mobile)))
    )
  })
}

/** The instants between which something was made, from the first and last day in India; the second is the one after the last. */
export const madeBetween = ({
  from,
  to,
}: {
  from?: string | undefined
  to?: string | undefined
}): { madeFrom: Date | undefined; madeUntil: Date | undefined } => ({
  madeFrom: from === undefined ? undefined : startOfDay(from),
  madeUntil: to === undefined ? undefined : startOfDay(addDays(to, 1)),
})

/** What a list of businesses is asked for, as the database understands it; null where no row can match. */
export function conditionsOf<T extends Partial<z.output<typeof BusinessFilters>>>(query: T) {
  const words = searchWords(query.search)
  if (words === null) return null
  return { ...query, words, ...madeBetween(query) }
}
