import type { PersonChange, PersonFacts, PersonPhoto, PersonRow } from './people.ts'
import { nobody, personFields } from './people.ts'

/** A row as it stands in this tab; `base` is what the server has of it, null for what it has never seen. */
export type TableRow = {
  rowKey: string
  place: number
  facts: PersonFacts
  photo: PersonPhoto | null
  isDeleted: boolean
  base: PersonRow | null
}
/** What a deed did to one row, so that it can be undone and done again. */
export type Step = { rowKey: string; before: TableRow | null; after: TableRow }
/** All of the table. Rows that were deleted stay, so that they can come back. */
export type Table = { rows: Map<string, TableRow>; undo: Step[][]; redo: Step[][] }

/** A table of what is stored. */
export const tableOf = (stored: readonly PersonRow[]): Table => ({
  rows: new Map(stored.map((row) => [row.rowKey, fromStored(row)])),
  undo: [],
  redo: [],
})
const fromStored = (row: PersonRow): TableRow => ({
  rowKey: row.rowKey,
  place: row.place,
  facts: row.facts,
  photo: row.photo,
  isDeleted: row.isDeleted,
  base: row,
})

/** The rows that are shown, in their order. */
export const shownRows = ({ rows }: Table): TableRow[] =>
  [...rows.values()]
    .filter(({ isDeleted }) => !isDeleted)
    .toSorted((a, b) => a.place - b.place || (a.rowKey < b.rowKey ? -1 : 1))

/** A place behind all rows. */
export const placeBehind = ({ rows }: Table): number =>
  Math.ceil([...rows.values()].reduce((most, { place }) => Math.max(most, place), 0)) + 1

/** An empty row of a new key. */
export const emptyRow = (place: number, rowKey: string): TableRow => ({
  rowKey,
  place,
  facts: nobody,
  photo: null,
  isDeleted: false,
  base: null,
})

const fields = [...personFields, 'photoDocumentId'] as const
const most = 100
/** Puts rows into the table as one deed, which undo takes back. */
export function change(table: Table, after: readonly TableRow[]): Table {
  const rows = new Map(table.rows)
  const steps = after.map((row) => {
    const before = rows.get(row.rowKey) ?? null
    rows.set(row.rowKey, row)
    return { rowKey: row.rowKey, before, after: row }
  })
  return steps.length === 0 ? table : { rows, undo: [...table.undo, steps].slice(-most), redo: [] }
}

/** A row on the way from one side of a deed to the other: only what the deed did turns, and what was typed or came in since stays. */
function turned(rows: Map<string, TableRow>, rowKey: string, from: TableRow | null, to: TableRow | null) {
  const now = rows.get(rowKey)
  if (!now) return
  // A row that the deed began is gone without it, with all that stands in it.
  if (!from || !to) return void rows.set(rowKey, { ...now, isDeleted: !to || to.isDeleted })
  const facts = { ...now.facts }
  for (const field of fields)
    if (from.facts[field] !== to.facts[field]) Object.assign(facts, { [field]: to.facts[field] })
  rows.set(rowKey, {
    ...now,
    facts,
    photo: from.facts.photoDocumentId === to.facts.photoDocumentId ? now.photo : to.photo,
    place: from.place === to.place ? now.place : to.place,
    isDeleted: from.isDeleted === to.isDeleted ? now.isDeleted : to.isDeleted,
  })
}
/** Takes back the last deed. */
export function undo(table: Table): Table {
  const steps = table.undo.at(-1)
  if (!steps) return table
  const rows = new Map(table.rows)
  for (const { rowKey, before, after } of steps.toReversed()) turned(rows, rowKey, after, before)
  return { rows, undo: table.undo.slice(0, -1), redo: [...table.redo, steps] }
}
/** Does again what was taken back last. */
export function redo(table: Table): Table {
  const steps = table.redo.at(-1)
  if (!steps) return table
  const rows = new Map(table.rows)
  for (const { rowKey, before, after } of steps) turned(rows, rowKey, before, after)
  return { rows, undo: [...table.undo, steps], redo: table.redo.slice(0, -1) }
}

type Said = Pick<TableRow, 'place' | 'facts' | 'isDeleted'>
const saysSame = (one: Said, other: Said) =>
  one.place === other.place &&
  one.isDeleted === other.isDeleted &&
  fields.every((field) => one.facts[field] === other.facts[field])
/** Whether a row says something that the server has not. */
export const isUnsaved = (row: TableRow): boolean =>
  row.base === null ? !row.isDeleted : !saysSame(row, row.base)

/** What is to be sent for a row. */
export const changeOf = (row: TableRow): PersonChange => ({
  rowKey: row.rowKey,
  place: row.place,
  facts: row.facts,
  isDeleted: row.isDeleted,
  version: row.base?.version ?? 0,
})

/** Rows were kept as they were sent; what was typed meanwhile stays unsaved. */
export function settle(
  table: Table,
  sent: readonly PersonChange[],
  saved: readonly Pick<PersonRow, 'rowKey' | 'personNo' | 'version' | 'photo' | 'printed'>[],
): Table {
  const rows = new Map(table.rows)
  for (const { rowKey, personNo, version, photo, printed } of saved) {
    const row = rows.get(rowKey)
    const was = sent.find((one) => one.rowKey === rowKey)
    if (!row || !was) continue
    const { place, facts, isDeleted } = was
    const isRevoked = row.base?.isRevoked ?? false
    const base = { rowKey, place, facts, isDeleted, version, photo, personNo, isRevoked, printed }
    const isSamePhoto = row.facts.photoDocumentId === was.facts.photoDocumentId
    rows.set(rowKey, { ...row, base, photo: isSamePhoto ? photo : row.photo })
  }
  return { ...table, rows }
}

/** How a stored row's card stands: nothing of it is typed, and the version of the row knows nothing of it. */
export type Standing = Pick<PersonRow, 'isRevoked' | 'printed'>

/** Says whose cards are taken back or printed now; nothing that was typed changes. */
export function noteStanding(
  table: Table,
  standingOf: (stored: PersonRow) => Partial<Standing> | undefined,
): Table {
  const turned = [...table.rows.values()].flatMap((row) => {
    const now = row.base && standingOf(row.base)
    if (!row.base || !now) return []
    const { isRevoked = row.base.isRevoked, printed = row.base.printed } = now
    const isSame =
      isRevoked === row.base.isRevoked &&
      printed?.at === row.base.printed?.at &&
      printed?.isCurrent === row.base.printed?.isCurrent
    return isSame ? [] : [{ ...row, base: { ...row.base, isRevoked, printed } }]
  })
  if (turned.length === 0) return table
  return { ...table, rows: new Map([...table.rows, ...turned.map((row) => [row.rowKey, row] as const)]) }
}

/**
 * Takes in what was changed elsewhere: fields that were not touched here follow, those that were stay as typed here.
 * Gives the rows in which both sides typed in one field.
 */
export function mergeNewer(table: Table, newer: readonly PersonRow[]): { table: Table; clashes: string[] } {
  const rows = new Map(table.rows)
  const clashes: string[] = []
  for (const now of newer) {
    const row = rows.get(now.rowKey)
    if (!row) {
      rows.set(now.rowKey, fromStored(now))
      continue
    }
    const before = row.base?.facts ?? nobody
    const facts = { ...now.facts }
    for (const field of fields) {
      if (row.facts[field] === before[field]) continue
      if (now.facts[field] !== before[field] && now.facts[field] !== row.facts[field])
        clashes.push(now.rowKey)
      Object.assign(facts, { [field]: row.facts[field] })
    }
    const isTyped = row.base !== null && row.isDeleted !== row.base.isDeleted
    rows.set(now.rowKey, {
      ...row,
      base: now,
      facts,
      place: row.base && row.place !== row.base.place ? row.place : now.place,
      photo: facts.photoDocumentId === now.facts.photoDocumentId ? now.photo : row.photo,
      isDeleted: isTyped ? row.isDeleted : now.isDeleted,
    })
  }
  return { table: { ...table, rows }, clashes: [...new Set(clashes)] }
}

/** Rows that were typed in another visit and never reached the server come back over what is stored. */
export function restore(table: Table, unsaved: readonly TableRow[]): Table {
  const rows = new Map(table.rows)
  const newer: PersonRow[] = []
  for (const row of unsaved) {
    const stored = rows.get(row.rowKey)?.base ?? null
    // Of the same version the server's word is the fuller one: whose card was taken back meanwhile stands in it.
    const base = stored && stored.version === row.base?.version ? stored : row.base
    rows.set(row.rowKey, { ...row, base })
    if (stored && stored.version !== (row.base?.version ?? 0)) newer.push(stored)
  }
  return mergeNewer({ ...table, rows }, newer).table
}
