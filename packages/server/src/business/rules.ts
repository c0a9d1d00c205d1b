import type { BusinessFacts } from '@parichay/contract/business/fields.ts'
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

/** Businesses that look like the one being added: same name, and same phone where both give one. */
export function duplicatesOf<T extends Named>(
  added: { businessName: string; mobile?: string | null | undefined },
  existing: T[],
): T[] {
  const name = added.businessName.trim().toLowerCase()
  return existing.filter((one) => {
    const phones = [bare(one.mobile), bare(one.ownerPhoneNumber)]
    return (
      one.businessName.trim().toLowerCase() === name &&
      (!added.mobile || !one.mobile || phones.includes(bare(added.mobile)))
    )
  })
}

const known = /[\p{L}\p{N}]/u

/**
 * The words a search asks for, lower case: every one must stand somewhere in the business's name, phones or e-mail.
 * A number is found however it is grouped: `98765 43210`, `+91-98765-43210`, `098765`. Null for signs without a letter.
 */
export function searchWords(search: string | undefined): string[] | null {
  const text = (search ?? '').trim().toLowerCase()
  if (text === '') return []
  if (/^\+?[\d\s().-]+$/.test(text)) {
    const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')
    return digits ? [digits] : null
  }
  const words = [...new Set(text.split(/\s+/).filter((word) => known.test(word)))]
  return words.length > 0 ? words.slice(0, 6) : null
}
