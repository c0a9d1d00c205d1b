import type { PdfJob } from '@parichay/contract/pdf-card/jobs.ts'
import type { PdfPass } from '@parichay/contract/pdf-card/fields.verify.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfVerifyRoutes } from '@parichay/contract/pdf-card/routes.verify.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Edge } from '../../testing/edge.ts'
import { type Asked, refused } from '../../testing/edge.ts'
import { openPanel } from '../../testing/panel.tsx'
import { changesOf, makePerson, openPeople, peopleAddress, rowKeyOf } from '../../testing/people-table.ts'

const job = (facts: Partial<PdfJob>): PdfJob => ({
  jobId: 7,
  pdfCardNo: 2001,
  output: { layout: 'send', gutter: 4, duplex: 'long' },
  isSample: false,
  isForced: false,
  state: 'working',
  total: 500,
  done: 120,
  failures: [],
  failed: 0,
  bytes: null,
  isKept: false,
  createdAt: '2026-11-20T06:00:00.000Z',
  endedAt: null,
  ...facts,
})

let edge: Edge
let saved: Asked[]
const changes = () => changesOf(saved)
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
  ;({ edge, saved } = openPeople())
})
afterEach(() => expect(edge.unanswered.filter((one) => /pdf-card/.test(one))).toEqual([]))
const open = () => openPanel({ at: peopleAddress, edge })
const cell = (field: string, row: number) =>
  screen.findByRole('gridcell', { name: new RegExp(`^${field} ${row}(:|$)`) })
const input = (field: string, row: number) => screen.findByRole('textbox', { name: `${field} ${row}` })
const put = async (field: string, row: number) => {
  fireEvent.click(await cell(field, row))
  return (await input(field, row)) as HTMLInputElement
}

test('Tab goes on, Enter goes down into a new row; a moment later all is kept once', async () => {
  const panel = await open()
  const name = await put('Name', 2)
  await panel.hands.clear(name)
  await panel.hands.type(name, 'Asha Nair{Tab}S-9{Enter}')
  await panel.hands.type(await input('ID number', 3), 'S-10{Tab}')
  await waitFor(() => {
    expect(changes().findLast(({ rowKey }) => rowKey === rowKeyOf(2))?.facts).toMatchObject({
      name: 'Asha Nair',
      idNo: 'S-9',
    })
    expect(changes().findLast(({ rowKey }) => rowKey !== rowKeyOf(2))).toMatchObject({
      place: 3,
      facts: { name: '', idNo: 'S-10' },
    })
  })
  expect(new Set(changes().map(({ rowKey }) => rowKey)).size).toBe(2)
  expect(await screen.findByText('Saved')).toBeTruthy()
})

test('a block from a spreadsheet is pasted over rows and on, and one undo takes it back', async () => {
  const panel = await open()
  const name = await put('Name', 2)
  fireEvent.paste(name, {
    clipboardData: { getData: () => 'Ravi\t7\r\nलक्ष्मी देवी\t8\r\n=1+1\t9\r\n' },
  })
  await waitFor(() => expect(screen.getByRole('button', { name: '4 people' })).toBeTruthy())
  expect(screen.getByText('लक्ष्मी देवी')).toBeTruthy()
  expect(screen.getByText('=1+1')).toBeTruthy()
  await panel.hands.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('button', { name: '2 people' })).toBeTruthy()
  expect(screen.getByText('Person 2')).toBeTruthy()
})

test('what is wrong is marked, filtered and set right in its place', async () => {
  edge.on(pdfPeopleRoutes.getPdfPeople, {
    list: [makePerson(1), makePerson(2, { dateOfBirth: '31/02/2010' }), makePerson(3, { idNo: 'S-1' })],
  })
  const panel = await open()
  await panel.hands.click(await screen.findByRole('button', { name: /^With problems: 3/ }))
  const date = await put('Date of birth', 2)
  expect(await screen.findByText(/This is no date/)).toBeTruthy()
  await panel.hands.clear(date)
  await panel.hands.type(date, '28/02/2010{Tab}')
  await waitFor(() => expect(screen.queryByText(/This is no date/)).toBeNull())
  await waitFor(() => expect(changes().at(-1)?.facts.dateOfBirth).toBe('28/02/2010'))
})

test('offline it stays on this device, and comes back after a reload', async () => {
  edge.on(pdfPeopleRoutes.savePdfPeople, refused('INTERNAL'))
  const panel = await open()
  const name = await put('Name', 1)
  await panel.hands.clear(name)
  await panel.hands.type(name, 'Typed{Tab}')
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  panel.unmount()
  await open()
  expect(await screen.findByText('Typed')).toBeTruthy()
})

test('a file is mapped, seen and added; the mapping is remembered', async () => {
  const panel = await open()
  await panel.hands.click(await screen.findByRole('button', { name: 'Import' }))
  const sheet = await screen.findByRole('dialog', { name: 'Import people' })
  const text = 'Roll No,Student,House\n11,Asha,Red\n12,Ravi,Blue\n'
  const choose = async () =>
    panel.hands.upload(
      within(await screen.findByRole('dialog', { name: 'Import people' })).getByLabelText('File with people'),
      new File([text], 'class.csv', { type: 'text/csv' }),
    )
  await choose()
  expect(await within(sheet).findByText('class.csv')).toBeTruthy()
  await panel.hands.selectOptions(within(sheet).getByRole('combobox', { name: 'Student' }), 'Name')
  await panel.hands.click(within(sheet).getByRole('button', { name: 'Add 2 people' }))
  await waitFor(() => expect(changes()).toHaveLength(2))
  expect(changes()[0]).toMatchObject({ facts: { idNo: '11', name: 'Asha', department: 'Red' }, place: 3 })
  await panel.hands.click(screen.getByRole('button', { name: 'Import' }))
  await choose()
  const again = await screen.findByRole('combobox', { name: 'Student' })
  expect((again as HTMLSelectElement).value).toBe('name')
})

test('a file of many is made after it was said what it takes; fewer left means the first of them', async () => {
  edge.on(pdfPeopleRoutes.quotePdfJob, {
    people: 2,
    blocked: 0,
    free: 0,
    takes: 2,
    left: 1,
    why: null,
    fits: 1,
    singles: 0,
    lacks: 1,
  })
  const started = edge.on(pdfPeopleRoutes.startPdfJob, job({ state: 'waiting', done: 0, total: 1 }))
  const panel = await open()
  await panel.hands.click(await screen.findByRole('button', { name: 'Make all cards' }))
  await panel.hands.click(await screen.findByRole('radio', { name: /A4 sheets/ }))
  expect(await screen.findByText(/on a sheet/)).toBeTruthy()
  await panel.hands.selectOptions(screen.getByRole('combobox', { name: 'Both sides, flipped on' }), 'short')
  await panel.hands.click(await screen.findByRole('button', { name: 'Make the first card' }))
  await waitFor(() =>
    expect(started[0]?.body).toEqual({
      pdfCardNo: 2001,
      output: { layout: 'a4', gutter: 4, duplex: 'short' },
      people: 2,
      first: 1,
    }),
  )
})

test('a file that is being made is found again, stopped, and its failures are made alone', async () => {
  edge.on(pdfPeopleRoutes.getPdfJobs, { list: [job({})] })
  const stopped = edge.on(pdfPeopleRoutes.cancelPdfJob, job({ state: 'cancelled' }))
  const panel = await open()
  expect(await screen.findByText('120 of 500')).toBeTruthy()
  await panel.hands.click(screen.getByRole('button', { name: 'Stop' }))
  const sure = await screen.findByRole('alertdialog')
  await panel.hands.click(within(sure).getByRole('button', { name: 'Stop' }))
  await waitFor(() => expect(stopped[0]?.body).toEqual({ pdfCardNo: 2001, jobId: 7 }))
  edge.on(pdfPeopleRoutes.getPdfJobs, {
    list: [
      job({
        state: 'ready',
        done: 500,
        failed: 1,
        isKept: true,
        bytes: 9_000_000,
        failures: [{ rowKey: rowKeyOf(2), name: 'Person 2', code: 'PICTURE_UNREADABLE' }],
      }),
    ],
  })
  const again = edge.on(pdfPeopleRoutes.startPdfJob, job({ state: 'waiting', total: 1 }))
  panel.unmount()
  const second = await open()
  await second.hands.click(await screen.findByRole('button', { name: 'Make these again' }))
  await waitFor(() => expect(again[0]?.body).toMatchObject({ failedIn: 7 }))
  expect(screen.queryByRole('button', { name: 'Show these people' })).toBeTruthy()
})

test('of more failures than are named, the first can be shown and all are made again', async () => {
  const failures = [1, 2].map((n) => ({
    rowKey: rowKeyOf(n),
    name: `Person ${n}`,
    code: 'PICTURE_UNREADABLE',
  }))
  edge.on(pdfPeopleRoutes.getPdfJobs, {
    list: [job({ state: 'ready', failed: 350, isKept: true, failures })],
  })
  const again = edge.on(pdfPeopleRoutes.startPdfJob, job({ state: 'waiting', total: 350 }))
  const panel = await open()
  expect(await screen.findByRole('button', { name: 'Show the first 2 of them' })).toBeTruthy()
  await panel.hands.click(screen.getByRole('button', { name: 'Make these again' }))
  await waitFor(() => expect(again[0]?.body).toMatchObject({ failedIn: 7 }))
  expect(again[0]?.body).not.toHaveProperty('rowKeys')
})

test('somebody’s card is taken back and given out anew where the list stands; the row says so', async () => {
  const pass: PdfPass = {
    pdfCardNo: 2001,
    personNo: 102,
    url: 'https://rangtapi.test/v/BBBBBBBBBBBBBBBBBBBBBB',
    state: 'valid',
    validTill: null,
    revoked: null,
    lacksFacts: false,
    isChilds: false,
    showsPhoto: false,
    consent: null,
    can: { revoke: true, reissue: true, setVerify: true },
  }
  const asked = edge.on(pdfVerifyRoutes.getPdfPass, pass)
  const revoked = edge.on(pdfVerifyRoutes.revokePdfPass, {
    ...pass,
    state: 'revoked',
    revoked: { at: '2026-11-20T06:00:00.000Z', reason: 'Lost on the bus' },
  })
  const panel = await open()
  const reason = async (label: string) => {
    const sheet = await screen.findByRole('alertdialog')
    await panel.hands.type(within(sheet).getByRole('textbox'), 'Lost on the bus')
    await panel.hands.click(within(sheet).getByRole('button', { name: label }))
  }
  await panel.hands.click(await screen.findByRole('button', { name: 'More for person 2' }))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Verify page' }))
  const sheet = await screen.findByRole('dialog', { name: 'Verify page of Person 2' })
  await panel.hands.click(await within(sheet).findByRole('button', { name: 'Revoke card' }))
  await reason('Revoke')
  expect(await within(sheet).findByText(/Lost on the bus/)).toBeTruthy()
  expect(asked[0]?.query).toMatchObject({ personNo: '102' })
  expect(revoked[0]?.body).toEqual({
    pdfCardNo: 2001,
    personNo: 102,
    revoked: true,
    reason: 'Lost on the bus',
  })
  expect(await screen.findByRole('img', { name: 'Revoked', hidden: true })).toBeTruthy()
  const anew = edge.on(pdfVerifyRoutes.reissuePdfPass, pass)
  await panel.hands.click(within(sheet).getByRole('button', { name: 'Reissue card' }))
  await reason('Reissue')
  await waitFor(() =>
    expect(anew[0]?.body).toEqual({
      pdfCardNo: 2001,
      personNo: 102,
      reason: 'Lost on the bus',
      url: pass.url,
    }),
  )
  await waitFor(() => expect(screen.queryByRole('img', { name: 'Revoked', hidden: true })).toBeNull())
})

test('who has the table open on another device is told, and what they kept comes in', async () => {
  let savedAt: string | null = null
  const asked = edge.on(pdfPeopleRoutes.sitPdfPeople, () => ({ others: ['staff' as const], savedAt }))
  const panel = await open()
  expect(await screen.findByText(/Somebody of your provider has these people open too/)).toBeTruthy()
  edge.on(pdfPeopleRoutes.getPdfPeople, {
    list: [
      { ...makePerson(1), version: 2, facts: { ...makePerson(1).facts, name: 'Typed there' } },
      makePerson(2),
    ],
  })
  savedAt = '2026-11-22T06:00:00.000Z'
  document.dispatchEvent(new Event('visibilitychange'))
  expect(await screen.findByText('Typed there')).toBeTruthy()
  panel.unmount()
  await waitFor(() => expect(asked.at(-1)?.body).toMatchObject({ pdfCardNo: 2001, leaves: true }))
})
