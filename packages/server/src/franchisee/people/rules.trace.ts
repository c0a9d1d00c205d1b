import { changedParts, differences } from '@parichay/contract/activity/rules.ts'
import type { PersonColumns } from './store.ts'

/** What the activity log compares of a person. */
export type TracedPerson = PersonColumns & { isActive: boolean }

/** The end of a number, by which it is recognised and not used; null for none. */
const endOf = (text: string | null) => text && `…${text.slice(-4)}`

/** What may be read of a person's record for a year by every admin: rights, limits and shares as they are, numbers by their ends. */
const shown = ({ notes: _n, address: _a, gstin, pan, payout, ...open }: TracedPerson) => ({
  ...open,
  gstin: endOf(gstin),
  pan: endOf(pan),
  payout: { accountNumber: endOf(payout.accountNumber) },
})
const hidden = ({ notes, address, gstin, pan, payout }: TracedPerson) => ({
  notes,
  address,
  gstin,
  pan,
  payout,
})

/**
 * What an entry keeps of a change of a person: before and after, and in `withheld` the names of what changed without its values
 * being written down: where a person lives, is paid and what was noted of them is for their record only. Pure.
 */
export function traceOfChange(before: TracedPerson, after: TracedPerson): Record<string, unknown> {
  const parts = changedParts(shown(before), shown(after))
  const told = new Set(differences(parts?.before, parts?.after).map(({ field }) => field))
  const withheld = differences(hidden(before), hidden(after)).flatMap(({ field }) =>
    told.has(field) ? [] : [field],
  )
  return { before: {}, after: {}, ...parts, ...(withheld.length > 0 && { withheld }) }
}
