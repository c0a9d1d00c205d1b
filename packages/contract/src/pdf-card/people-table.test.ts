import { nobody, type PersonRow } from './people.ts'
import { expect, test } from 'vitest'
import {
  change,
  changeOf,
  emptyRow,
  isUnsaved,
  mergeNewer,
  noteStanding,
  redo,
  restore,
  settle,
  shownRows,
  tableOf,
  undo,
} from './people-table.ts'

const stored = (rowKey: string, name: string, more: Partial<PersonRow> = {}): PersonRow => ({
  rowKey,
  place: 1,
  facts: { ...nobody, name },
  photo: null,
  personNo: 1,
  isRevoked: false,
  printed: null,
  version: 1,
  isDeleted: false,
  ...more,
})
const named = (table: ReturnType<typeof tableOf>) => shownRows(table).map(({ facts }) => facts.name)
const typed = (table: ReturnType<typeof tableOf>, rowKey: string, facts: object) => {
  const row = table.rows.get(rowKey)!
  return change(table, [{ ...row, facts: { ...row.facts, ...facts } }])
}

test('a deed is undone and done again, also after it was saved', () => {
  let table = tableOf([stored('a', 'Asha')])
  table = typed(table, 'a', { name: 'Usha' })
  const sent = [changeOf(table.rows.get('a')!)]
  table = settle(table, sent, [{ rowKey: 'a', personNo: 1, version: 2, photo: null, printed: null }])
  expect(isUnsaved(table.rows.get('a')!)).toBe(false)
  table = undo(table)
  expect([named(table), isUnsaved(table.rows.get('a')!)]).toEqual([['Asha'], true])
  expect(changeOf(table.rows.get('a')!).version).toBe(2)
  table = redo(table)
  expect([named(table), isUnsaved(table.rows.get('a')!)]).toEqual([['Usha'], false])
})

test('a new row that is undone goes, and is deleted where it was stored', () => {
  let table = tableOf([])
  const row = { ...emptyRow(1, 'new'), facts: { ...nobody, name: 'New' } }
  table = change(table, [row])
  expect(undo(table).rows.get(row.rowKey)!.isDeleted).toBe(true)
  expect(isUnsaved(undo(table).rows.get(row.rowKey)!)).toBe(false)
  table = undo(
    settle(
      table,
      [changeOf(row)],
      [{ rowKey: row.rowKey, personNo: 1, version: 1, photo: null, printed: null }],
    ),
  )
  expect(changeOf(table.rows.get(row.rowKey)!)).toMatchObject({ isDeleted: true, version: 1 })
  expect(named(redo(table))).toEqual(['New'])
})

test('a deed that is undone leaves what came in from elsewhere since', () => {
  const sent = typed(tableOf([stored('a', 'Asha')]), 'a', { name: 'Usha' })
  const mine = settle(
    sent,
    [changeOf(sent.rows.get('a')!)],
    [{ rowKey: 'a', personNo: 1, version: 2, photo: null, printed: null }],
  )
  const theirs = stored('a', 'Usha', { facts: { ...nobody, name: 'Usha', phone: '9876543210' }, version: 3 })
  const both = undo(mergeNewer(mine, [theirs]).table)
  expect(both.rows.get('a')!.facts).toMatchObject({ name: 'Asha', phone: '9876543210' })
  expect(redo(both).rows.get('a')!.facts).toMatchObject({ name: 'Usha', phone: '9876543210' })
  expect(isUnsaved(redo(both).rows.get('a')!)).toBe(false)
  const gone = change(mine, [{ ...mine.rows.get('a')!, isDeleted: true }])
  const back = undo(mergeNewer(gone, [theirs]).table)
  expect(back.rows.get('a')).toMatchObject({ isDeleted: false, facts: { name: 'Usha', phone: '9876543210' } })
})

test('what is typed while a save is under way stays unsaved', () => {
  let table = typed(tableOf([stored('a', 'A')]), 'a', { name: 'B' })
  const sent = [changeOf(table.rows.get('a')!)]
  table = settle(typed(table, 'a', { name: 'C' }), sent, [
    { rowKey: 'a', personNo: 1, version: 2, photo: null, printed: null },
  ])
  expect([named(table), isUnsaved(table.rows.get('a')!)]).toEqual([['C'], true])
})

test('two tabs: fields of both come together, the same field is a clash and stays as typed here', () => {
  const mine = typed(tableOf([stored('a', 'A')]), 'a', { designation: 'Clerk' })
  const theirs = stored('a', 'Asha', { version: 2 })
  const both = mergeNewer(mine, [theirs])
  expect(both.clashes).toEqual([])
  expect(both.table.rows.get('a')!.facts).toMatchObject({ name: 'Asha', designation: 'Clerk' })
  expect(changeOf(both.table.rows.get('a')!).version).toBe(2)
  const clash = mergeNewer(typed(tableOf([stored('a', 'A')]), 'a', { name: 'Mine' }), [theirs])
  expect([clash.clashes, named(clash.table)]).toEqual([['a'], ['Mine']])
})

test('what never reached the server comes back after a reload', () => {
  const row = typed(tableOf([stored('a', 'A')]), 'a', { name: 'Typed offline' }).rows.get('a')!
  const fresh = restore(
    tableOf([stored('a', 'A', { facts: { ...nobody, name: 'A', idNo: '7' }, version: 2 })]),
    [row],
  )
  expect(fresh.rows.get('a')!.facts).toMatchObject({ name: 'Typed offline', idNo: '7' })
  expect(isUnsaved(fresh.rows.get('a')!)).toBe(true)
})

test('whose card was taken back is noted beside what is typed, and stays noted over a save', () => {
  let table = typed(tableOf([stored('a', 'A'), stored('b', 'B', { personNo: 2 })]), 'a', { name: 'Typed' })
  table = noteStanding(table, ({ personNo }) => ({ isRevoked: personNo === 1 }))
  const sent = [changeOf(table.rows.get('a')!)]
  expect(sent[0]!.facts.name).toBe('Typed')
  const printed = { at: '2026-11-20T06:00:00.000Z', isCurrent: false }
  table = settle(table, sent, [{ rowKey: 'a', personNo: 1, version: 2, photo: null, printed }])
  expect([...table.rows.values()].map(({ base }) => base?.isRevoked)).toEqual([true, false])
  expect(table.rows.get('a')!.base!.printed).toEqual(printed)
  expect(noteStanding(table, () => undefined)).toBe(table)
  expect(noteStanding(table, ({ rowKey }) => (rowKey === 'a' ? { printed } : {}))).toBe(table)
  const marked = noteStanding(table, () => ({ printed: { ...printed, isCurrent: true } }))
  expect([...marked.rows.values()].map(({ base }) => base?.printed?.isCurrent)).toEqual([true, true])
  expect(marked.rows.get('a')!.base!.isRevoked).toBe(true)
})
