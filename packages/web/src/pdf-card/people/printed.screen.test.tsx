import type { PdfJob } from '@parichay/contract/pdf-card/jobs.ts'
import type { PersonRow } from '@parichay/contract/pdf-card/people.ts'
import type { PrintMark } from '@parichay/contract/pdf-card/printed.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as saving from '../../api/download.ts'
import { type Asked, type Edge, refused } from '../../testing/edge.ts'
import { openPanel } from '../../testing/panel.tsx'
import { makePerson, openPeople, peopleAddress, rowKeyOf } from '../../testing/people-table.ts'

const at = '2026-11-20T06:00:00.000Z'
const now: PrintMark = { at: '2026-11-22T06:00:00.000Z', isCurrent: true }
const person = (n: number, printed: PrintMark | null = null): PersonRow => ({ ...makePerson(n), printed })
const file: PdfJob = {
  jobId: 7,
  pdfCardNo: 2001,
  output: { layout: 'a4', gutter: 4, duplex: 'long' },
  isSample: false,
  isForced: false,
  state: 'ready',
  total: 2,
  done: 2,
  failures: [],
  failed: 0,
  bytes: 90_000,
  isKept: true,
  createdAt: at,
  endedAt: at,
}

let edge: Edge
let marks: Asked[]
beforeEach(() => {
  localStorage.clear()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  ;({ edge } = openPeople())
  edge.on(pdfPeopleRoutes.getPdfPeople, {
    list: [person(1, { at, isCurrent: true }), person(2, { at, isCurrent: false }), person(3), person(4)],
  })
  marks = edge.on(pdfPeopleRoutes.markPdfPeoplePrinted, ({ body }) => {
    const { rowKeys = [rowKeyOf(3), rowKeyOf(4)], isPrinted } = body as {
      rowKeys?: string[]
      isPrinted: boolean
    }
    return { marked: rowKeys.map((rowKey) => ({ rowKey, printed: isPrinted ? now : null })) }
  })
})
afterEach(() => {
  vi.restoreAllMocks()
  expect(edge.unanswered.filter((one) => /pdf-card/.test(one))).toEqual([])
})
const open = () => openPanel({ at: peopleAddress, edge })
const names = () =>
  screen
    .getAllByRole('gridcell', { name: /^Name \d+: / })
    .map((cell) => cell.getAttribute('aria-label')!.replace(/^Name \d+: /, ''))

test('how many are printed is said, and each row says whether it is or changed since; one filter shows what is left', async () => {
  const { hands } = await open()
  expect(await screen.findByText('1 of 4 printed')).toBeTruthy()
  expect(screen.getByRole('gridcell', { name: '20 Nov 2026' })).toBeTruthy()
  expect(screen.getByRole('gridcell', { name: 'Changed since printed' })).toBeTruthy()
  await hands.click(screen.getByRole('button', { name: 'Not printed: 3' }))
  expect(names()).toEqual(['Person 2', 'Person 3', 'Person 4'])
  await hands.click(screen.getByRole('button', { name: 'Changed since printed: 1' }))
  expect(names()).toEqual(['Person 2'])
  await hands.click(screen.getByRole('button', { name: '4 people' }))
  expect(names()).toHaveLength(4)
})

test('one is marked at once, and the mark is taken back with Undo or where the server refuses', async () => {
  const { hands } = await open()
  await hands.click(await screen.findByRole('button', { name: 'More for person 3' }))
  await hands.click(await screen.findByRole('menuitem', { name: 'Mark as printed' }))
  expect(await screen.findByText('1 card marked as printed')).toBeTruthy()
  expect(marks[0]?.body).toEqual({ pdfCardNo: 2001, isPrinted: true, rowKeys: [rowKeyOf(3)] })
  expect(screen.getByText('2 of 4 printed')).toBeTruthy()
  const snack = (await screen.findByText('1 card marked as printed')).closest<HTMLElement>('[role]')!
  await hands.click(
    within(snack.parentElement!).getAllByRole('button', { name: 'Undo' }).at(-1) ??
      screen.getAllByRole('button', { name: 'Undo' }).at(-1)!,
  )
  await waitFor(() =>
    expect(marks[1]?.body).toEqual({ pdfCardNo: 2001, isPrinted: false, rowKeys: [rowKeyOf(3)] }),
  )
  expect(await screen.findByText('1 of 4 printed')).toBeTruthy()
  edge.on(pdfPeopleRoutes.markPdfPeoplePrinted, refused('NOT_FOUND'))
  await hands.click(screen.getByRole('button', { name: 'More for person 4' }))
  await hands.click(await screen.findByRole('menuitem', { name: 'Mark as printed' }))
  await screen.findByRole('alertdialog')
  expect(screen.getByText('1 of 4 printed')).toBeTruthy()
})

test('ticked people are marked together, and all that are shown', async () => {
  const { hands } = await open()
  await hands.click(await screen.findByRole('checkbox', { name: 'Tick person 2' }))
  fireEvent.click(screen.getByRole('checkbox', { name: 'Tick person 4' }), { shiftKey: true })
  expect(screen.getByRole('region', { name: 'Ticked rows' }).textContent).toContain('3 ticked')
  await hands.click(screen.getByRole('button', { name: 'With 3 people' }))
  await hands.click(await screen.findByRole('menuitem', { name: 'Mark as printed' }))
  expect(await screen.findByText('4 of 4 printed')).toBeTruthy()
  expect(marks[0]?.body).toMatchObject({ rowKeys: [2, 3, 4].map(rowKeyOf) })
  // One of them said that it changed: the mark of before is not there any more.
  const said = (await screen.findByText('3 cards marked as printed')).parentElement!
  expect(within(said).queryByRole('button', { name: 'Undo' })).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'More for the table' }))
  await hands.click(await screen.findByRole('menuitem', { name: 'Mark all shown as not printed' }))
  await waitFor(() => expect(marks[1]?.body).toMatchObject({ isPrinted: false }))
  await waitFor(() => expect(screen.queryByText(/of 4 printed/)).toBeNull())
  expect(await screen.findByText('4 cards marked as not printed')).toBeTruthy()
})

test('a mark that was taken away comes back with Undo as it was, with its day', async () => {
  edge.on(pdfPeopleRoutes.markPdfPeoplePrinted, ({ body }) => {
    const given = body as { rowKeys: string[]; isPrinted: boolean; at?: string }
    marks.push({ body: given } as never)
    const printed = given.isPrinted ? { at: given.at ?? now.at, isCurrent: true } : null
    return { marked: given.rowKeys.map((rowKey) => ({ rowKey, printed })) }
  })
  const { hands } = await open()
  await hands.click(await screen.findByRole('button', { name: 'More for person 1' }))
  await hands.click(await screen.findByRole('menuitem', { name: 'Mark as not printed' }))
  const said = (await screen.findByText('1 card marked as not printed')).closest<HTMLElement>('[role]')!
  expect(screen.queryByRole('gridcell', { name: '20 Nov 2026' })).toBeNull()
  await hands.click(
    within(said.parentElement!).getAllByRole('button', { name: 'Undo' }).at(-1) ??
      screen.getAllByRole('button', { name: 'Undo' }).at(-1)!,
  )
  await waitFor(() =>
    expect(marks[1]?.body).toEqual({ pdfCardNo: 2001, isPrinted: true, rowKeys: [rowKeyOf(1)], at }),
  )
  expect(await screen.findByRole('gridcell', { name: '20 Nov 2026' })).toBeTruthy()
})

test('a file is made of those alone that are not printed, or of those that are ticked', async () => {
  const quoted = edge.on(pdfPeopleRoutes.quotePdfJob, ({ body }) => {
    const { notPrinted, rowKeys } = body as { notPrinted?: boolean; rowKeys?: string[] }
    const count = rowKeys?.length ?? (notPrinted ? 3 : 4)
    return {
      people: count,
      blocked: 0,
      free: 0,
      takes: count,
      left: 50,
      why: null,
      singles: 0,
      lacks: 0,
      fits: count,
    }
  })
  const started = edge.on(pdfPeopleRoutes.startPdfJob, { ...file, state: 'waiting', isKept: false })
  const { hands } = await open()
  await hands.click(await screen.findByRole('button', { name: 'Make all cards' }))
  await screen.findByRole('button', { name: 'Make 4 cards' })
  await hands.selectOptions(screen.getByRole('combobox', { name: 'Whose cards' }), 'Not printed: 3')
  await hands.click(await screen.findByRole('button', { name: 'Make 3 cards' }))
  await waitFor(() => expect(started[0]?.body).toMatchObject({ notPrinted: true, people: 3 }))
  await hands.click(await screen.findByRole('checkbox', { name: 'Tick person 4' }))
  await hands.click(screen.getByRole('button', { name: 'With 1 person' }))
  await hands.click(await screen.findByRole('menuitem', { name: 'Make these cards' }))
  await hands.click(await screen.findByRole('button', { name: 'Make 1 card' }))
  await waitFor(() => expect(started[1]?.body).toMatchObject({ rowKeys: [rowKeyOf(4)], people: 1 }))
  expect(quoted.map(({ body }) => body)).toContainEqual({ pdfCardNo: 2001, rowKeys: [rowKeyOf(4)] })
})

test.each([
  ['a file to print offers it once it was downloaded', file, true],
  ['one to send does not', { ...file, output: { ...file.output, layout: 'send' as const } }, false],
  ['a sample does not', { ...file, isSample: true }, false],
])('marking by the file: %s', async (_what, job, isOffered) => {
  edge.on(pdfPeopleRoutes.getPdfJobs, { list: [job] })
  vi.spyOn(saving, 'download').mockResolvedValue(undefined as never)
  const { hands } = await open()
  const press = await screen.findByRole('button', { name: 'Download' })
  expect(screen.queryByRole('button', { name: 'Mark 2 cards as printed' })).toBeNull()
  await hands.click(press)
  if (!isOffered) {
    await waitFor(() => expect(press.getAttribute('aria-busy')).toBeNull())
    return expect(screen.queryByRole('button', { name: 'Mark 2 cards as printed' })).toBeNull()
  }
  const offer = await screen.findByRole('button', { name: 'Mark 2 cards as printed' })
  expect(marks).toEqual([])
  await hands.click(offer)
  expect(await screen.findByText('3 of 4 printed')).toBeTruthy()
  expect(marks[0]?.body).toEqual({ pdfCardNo: 2001, isPrinted: true, jobId: 7 })
  return expect(screen.queryByRole('button', { name: 'Mark 2 cards as printed' })).toBeNull()
})
