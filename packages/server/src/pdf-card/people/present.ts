import { elsewhere, type PersonPhoto, type PersonRow } from '@parichay/contract/pdf-card/people.ts'
import { presentMark } from '../present.ts'
import { fileUrl } from '../../document/rules.ts'
import type { DocumentRow } from '../../document/store.ts'
import type { Sitting, SittingRow } from './store.sittings.ts'
import type { PersonRecord } from './store.ts'

/** A stored photograph as the table shows it. */
export const presentPhoto = (document: DocumentRow | undefined): PersonPhoto | null =>
  document
    ? {
        url: fileUrl(document.storageKey),
        thumbnailUrl: fileUrl(document.thumbnailKey),
        width: document.width,
        height: document.height,
      }
    : null

/** What the cards of rows that carry a mark show today. */
type Words = { words: ReadonlyMap<string, string> }
/** A row of the table. */
export const presentPerson = (
  row: PersonRecord,
  {
    photos,
    revoked,
    words,
  }: { photos: ReadonlyMap<number, DocumentRow>; revoked: ReadonlySet<number> } & Words,
): PersonRow => ({
  rowKey: row.rowKey,
  place: row.place,
  facts: row.facts,
  photo: presentPhoto(photos.get(row.facts.photoDocumentId ?? 0)),
  personNo: row.personNo,
  isRevoked: revoked.has(row.personNo),
  printed: presentMark(row, words.get(row.rowKey)),
  version: row.version,
  isDeleted: row.isDeleted,
})

/** Who else has a table open, as they stand to who sits there: nobody is named. */
export function presentSittings(rows: readonly SittingRow[], { sittingKey, who }: Sitting) {
  const others = rows.filter((row) => row.sittingKey !== sittingKey)
  const kinds = new Set(
    others.map((row) => (row.who === who ? 'self' : row.who.startsWith('user ') ? 'customer' : 'staff')),
  )
  const saved = others.flatMap(({ savedAt }) => savedAt?.getTime() ?? [])
  return {
    others: elsewhere.filter((kind) => kinds.has(kind)),
    savedAt: saved.length > 0 ? new Date(Math.max(...saved)).toISOString() : null,
  }
}
