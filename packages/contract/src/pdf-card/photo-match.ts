import { plainDigits } from '../digits.ts'
import type { PersonFacts } from './people.ts'

/** Why a photograph belongs to nobody: no such person, several of that name, or another file was first. */
export type NoMatch = 'nobody' | 'several' | 'twice'
type Row = { rowKey: string; facts: Pick<PersonFacts, 'idNo' | 'name'> }

const plain = (text: string) =>
  plainDigits(text)
    .normalize('NFKC')
    .toLocaleLowerCase('en')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
/** The name of a file without folders and ending. */
const baseOf = (name: string) => (name.split(/[\\/]/).at(-1) ?? '').replace(/\.[^.]*$/, '')

/** One way to know a person by a word: the row, `several`, or nothing. */
function bookOf(rows: readonly Row[], of: (row: Row) => string): Map<string, Row | 'several'> {
  const book = new Map<string, Row | 'several'>()
  for (const row of rows) {
    const word = plain(of(row))
    if (word) book.set(word, book.has(word) ? 'several' : row)
  }
  return book
}

/**
 * Whose photograph each file is: by id number, else by name, else by the number of the row (`12`, `012`). Each person gets
 * the first file that is hers. Pure.
 */
export function matchPhotos(names: readonly string[], rows: readonly Row[]) {
  const books = [bookOf(rows, ({ facts }) => facts.idNo), bookOf(rows, ({ facts }) => facts.name)]
  const matched: { name: string; rowKey: string }[] = []
  const unmatched: { name: string; why: NoMatch }[] = []
  const taken = new Set<string>()
  for (const name of names) {
    const word = plain(baseOf(name))
    const byNumber = /^\d{1,4}$/.test(word) ? rows[Number(word) - 1] : undefined
    const found = books.map((book) => book.get(word)).find((one) => one !== undefined) ?? byNumber
    if (found === undefined) unmatched.push({ name, why: 'nobody' })
    else if (found === 'several') unmatched.push({ name, why: 'several' })
    else if (taken.has(found.rowKey)) unmatched.push({ name, why: 'twice' })
    else {
      taken.add(found.rowKey)
      matched.push({ name, rowKey: found.rowKey })
    }
  }
  return { matched, unmatched }
}
