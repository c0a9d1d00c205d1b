import type { LeftOutReason } from './rules.left-out.ts'

/** A file that goes along with a row: its name in the copy, and its key in the store. */
export type Media = { name: string; key: string }
/** Whose the rows of a part are: the person's, those of what the person did, or of something of theirs. */
export type Whose = 'user' | 'actor' | 'business' | 'card' | 'pdfCard' | 'video' | 'intent' | 'document'

/** A list of the copy: one table, which rows of it, and which of its columns. A column that nobody chose is in nothing. */
export type Part = {
  /** Its file, without the ending. */
  name: string
  table: string
  whose: Whose
  /** What numbers the rows, with types: pages go along it. */
  keys: readonly `${string} ${'int' | 'bigint' | 'text' | 'date' | 'uuid' | 'timestamptz'}`[]
  columns: readonly string[]
  /** What is said in other words: its name, and the expression it comes from. */
  told?: Readonly<Record<string, { of: string; as: string }>>
  leftOut?: Readonly<Record<string, LeftOutReason>>
  media?: { columns: readonly string[]; of(row: Record<string, unknown>): Media | null }
}

/** When a row was made, changed and marked as deleted. */
export const times = ['created_at', 'updated_at', 'deleted_at'] as const
/** The key of a row's file. */
export const key = (row: Record<string, unknown>) =>
  typeof row['storageKey'] === 'string' ? row['storageKey'] : null
/** A file of a row under its name, where there is one. */
export const media =
  (name: (row: Record<string, unknown>) => string) =>
  (row: Record<string, unknown>): Media | null => {
    const stored = key(row)
    return stored === null ? null : { name: name(row), key: stored }
  }
/** How the name of a stored file ends. */
export const endingOf = (stored: string | null) => stored?.split('.').pop() ?? ''
/** The folder of what belongs to a business, or to the account alone. */
export const place = ({ businessId }: Record<string, unknown>) =>
  businessId === null ? 'account' : `business-${String(businessId)}`
/** A column as words. */
export const text = (row: Record<string, unknown>, name: string) => String(row[name])
