import type { PersonChange } from '@parichay/contract/pdf-card/people.ts'
import { isDeepStrictEqual } from 'node:util'

type Known = Pick<PersonChange, 'rowKey' | 'place' | 'facts' | 'isDeleted' | 'version'>

const saysSame = (one: Known, other: Known) =>
  one.place === other.place &&
  one.isDeleted === other.isDeleted &&
  isDeepStrictEqual({ ...one.facts }, { ...other.facts })

/**
 * Sorts what is to be kept: `write` is new or was typed on what is stored, `same` is stored like that already (a call that
 * came twice), `newer` was changed elsewhere. A key that comes twice counts as it comes last.
 */
export function sortChanges<Stored extends Known>(
  changes: readonly PersonChange[],
  stored: readonly Stored[],
) {
  const byKey = new Map(stored.map((row) => [row.rowKey, row]))
  const write: PersonChange[] = []
  const same: Stored[] = []
  const newer: Stored[] = []
  for (const change of new Map(changes.map((one) => [one.rowKey, one])).values()) {
    const known = byKey.get(change.rowKey)
    if (!known) write.push(change)
    else if (saysSame(change, known)) same.push(known)
    else if (known.version === change.version) write.push(change)
    else newer.push(known)
  }
  return { write, same, newer }
}
