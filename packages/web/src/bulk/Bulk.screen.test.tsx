import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeBulkJob, makeBulkRow } from '../testing/makers.bulk.ts'
import { makePerson } from '../testing/makers.people.ts'
import { makeBusiness } from '../testing/makers.ts'
import { openPanel } from '../testing/panel.tsx'

const row = makeBulkRow

let edge: Edge
beforeEach(() => {
  edge = new Edge()
  localStorage.clear()
  edge.on(businessRoutes.listBusinesses, { list: [makeBusiness()], total: 3, totalIsMore: false })
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(planRoutes.listSubscriptionPlans, [])
  edge.on(bulkRoutes.getBulkJob, makeBulkJob())
  edge.on(bulkRoutes.listBulkRows, { list: [row()], total: 1 })
})
afterEach(() => expect(edge.unanswered).toEqual([]))
const list = async (deed: string, query = '?category=Sweets&page=2&sort=name') => {
  const panel = await openPanel({ at: `/panel/admin/businesses${query}`, edge, staff: {} })
  await panel.hands.click(await screen.findByRole('button', { name: 'With all 3' }))
  await panel.hands.click(await screen.findByRole('menuitem', { name: deed }))
  return panel
}

test('a move carries the filter without order and page, and the number that was shown; then the job is looked at', async () => {
  edge.on(peopleRoutes.listStaff, {
    list: [makePerson({ franchiseeId: 9, name: 'Rahul Joshi' })],
    total: 1,
    totalIsMore: false,
  })
  const asked = edge.on(bulkRoutes.moveInBulk, makeBulkJob({ state: 'waiting' }))
  const panel = await list('Move to a franchisee …')
  const dialog = await screen.findByRole('dialog')
  await panel.hands.selectOptions(await within(dialog).findByLabelText(/Who looks after them/), '9')
  await panel.hands.click(within(dialog).getByRole('button', { name: 'Move 3 businesses' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/bulk/4'))
  expect(asked[0]?.body).toEqual({
    filter: { category: 'Sweets' },
    expected: 3,
    toFranchiseeId: 9,
    outsideToo: false,
  })
})

test('deleting asks twice, the second time for the number; what was typed stays when the list moved on', async () => {
  const asked = edge.on(
    bulkRoutes.deleteInBulk,
    refused('CONFLICT', { message: 'Meanwhile 4 businesses match.' }),
  )
  const panel = await list('Delete …')
  await panel.hands.click(await screen.findByRole('button', { name: 'Go on' }))
  const typed = await screen.findByLabelText(/3 businesses/)
  await panel.hands.type(typed, '4')
  await panel.hands.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('This is not the number.')
  expect(asked).toEqual([])
  await panel.hands.clear(typed)
  await panel.hands.type(typed, '3')
  await panel.hands.click(screen.getByRole('button', { name: 'Delete' }))
  await screen.findByText('Meanwhile 4 businesses match.')
  expect(asked[0]?.body).toMatchObject({ expected: 3, confirmed: 3 })
})

test('a creator without rights has nothing of it; over 10,000 says so', async () => {
  const first = await openPanel({
    at: '/panel/admin/businesses',
    edge,
    staff: { roles: ['creator'], permissions: ['business.list'] },
  })
  await screen.findAllByText('Anand Mithai')
  expect(screen.queryByRole('button', { name: /^With all/ })).toBeNull()
  first.unmount()
  edge.on(businessRoutes.listBusinesses, { list: [makeBusiness()], total: 10_000, totalIsMore: true })
  const panel = await openPanel({ at: '/panel/admin/businesses', edge, staff: {} })
  await panel.hands.click(await screen.findByRole('button', { name: 'With all' }))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Delete …' }))
  await screen.findByText(/One job takes 10,000 businesses/)
})

test('messages are sent one by one: the link carries number and text, and the row is marked', async () => {
  const mail = row({ state: 'waiting', whatsapp: { phone: '+919876510001', text: 'Namaste Anand Mithai' } })
  edge.on(
    bulkRoutes.getBulkJob,
    makeBulkJob({
      kind: 'message',
      state: 'open',
      about: 'Namaste',
      can: { cancel: true, undo: 'NOT_ALLOWED' },
    }),
  )
  edge.on(bulkRoutes.listBulkRows, { list: [mail], total: 1 })
  const marked = edge.on(bulkRoutes.markBulkMessage, { ...mail, state: 'done' })
  const panel = await openPanel({ at: '/panel/admin/bulk/4', edge, staff: {} })
  const send = await screen.findByRole('link', { name: 'Send to Anand Mithai' })
  expect(send.getAttribute('href')).toContain('919876510001')
  await panel.hands.click(send)
  await waitFor(() => expect(marked[0]?.body).toEqual({ rowNo: 1, sent: true }))
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
})

test('an import: columns are guessed and remembered, faults are mended here, only sound rows are sent', async () => {
  const checks = edge.on(bulkRoutes.checkImport, ({ body }) => ({
    rows: (body as { rows: { rowNo: number; phoneNumber: string }[] }).rows.map(({ rowNo, phoneNumber }) =>
      phoneNumber.length < 10
        ? {
            rowNo,
            outcome: 'refused' as const,
            known: '',
            reason: 'VALIDATION' as const,
            message: 'A valid phone number is required.',
            field: 'phoneNumber' as const,
          }
        : { rowNo, outcome: 'new-customer' as const, known: '', reason: null, message: '', field: null },
    ),
  }))
  const sent = edge.on(
    bulkRoutes.importBusinesses,
    makeBulkJob({ kind: 'import', about: 'shops.csv', state: 'waiting' }),
  )
  const panel = await openPanel({ at: '/panel/admin/businesses/import', edge, staff: {} })
  const csv = new File(
    [
      'Ring them at,Shop name,Category\r\n9876510001,=Anand Mithai,Sweets\r\n12,Tailor,Tailor\r\n9876510003,Third,Sweets\r\n',
    ],
    'shops.csv',
    { type: 'text/csv' },
  )
  await screen.findByText('Drop a file here, or choose one')
  await panel.hands.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, csv)
  const check = await screen.findByRole('button', { name: 'Check the rows' })
  await panel.hands.click(check)
  expect(checks).toEqual([])
  await panel.hands.selectOptions(screen.getByLabelText(/^Phone number/), 'Ring them at')
  await panel.hands.click(check)
  await screen.findByText('2 rows can be imported')
  expect((checks[0]!.body as { rows: object[] }).rows[0]).toEqual({
    rowNo: 2,
    phoneNumber: '9876510001',
    businessName: '=Anand Mithai',
    category: 'Sweets',
  })
  const cell = screen.getByLabelText('Phone number of row 3')
  await panel.hands.clear(cell)
  await panel.hands.type(cell, '9876510002')
  await panel.hands.click(screen.getByRole('button', { name: 'Check again' }))
  await screen.findByText('3 rows can be imported')
  await panel.hands.click(screen.getByRole('button', { name: 'Import 3 rows' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/bulk/4'))
  expect((sent[0]!.body as { rows: object[]; fileName: string }).rows).toHaveLength(3)
  panel.unmount()
  const again = await openPanel({ at: '/panel/admin/businesses/import', edge, staff: {} })
  await screen.findByText('Drop a file here, or choose one')
  await again.hands.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, csv)
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>(/^Phone number/).selectedOptions[0]?.text).toBe(
      'Ring them at',
    ),
  )
})

test('before a file is chosen the screen says which columns it may have and what happens; afterwards it makes room', async () => {
  const panel = await openPanel({ at: '/panel/admin/businesses/import', edge, staff: {} })
  const columns = await screen.findByRole('region', { name: 'Columns' })
  const terms = [...columns.querySelectorAll('dt')].map(({ textContent }) => textContent)
  expect(terms).toHaveLength(8)
  expect(terms.filter((term) => term.endsWith('· needed'))).toHaveLength(3)
  expect(within(screen.getByRole('region', { name: 'What happens' })).getAllByRole('listitem')).toHaveLength(
    3,
  )
  const csv = new File(['Phone,Name,Category\r\n9876510001,Anand,Sweets\r\n'], 'a.csv', { type: 'text/csv' })
  await panel.hands.upload(screen.getByLabelText('Choose a file'), csv)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'What happens' })).toBeNull())
})

test('duplicates by phone are named with whose number it is, and can be left out', async () => {
  edge.on(bulkRoutes.checkImport, ({ body }) => ({
    rows: (body as { rows: { rowNo: number; phoneNumber: string }[] }).rows.map(({ rowNo }, at) => ({
      rowNo,
      outcome: at === 1 ? ('new-business' as const) : ('new-customer' as const),
      known: at === 1 ? 'Ramesh Patel, Anand Mithai' : '',
      // The plan of the first is more than whoever asks may hold.
      reason: at === 0 ? ('STAFF_CREDIT_LIMIT' as const) : null,
      message: '',
      field: null,
    })),
  }))
  const sent = edge.on(bulkRoutes.importBusinesses, makeBulkJob({ kind: 'import', state: 'waiting' }))
  const panel = await openPanel({ at: '/panel/admin/businesses/import', edge, staff: {} })
  await screen.findByText('Drop a file here, or choose one')
  await panel.hands.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(
      ['Phone,Name,Category,Plan\n9876510001,First,Sweets,Gold\n9876510002,Second,Sweets,\n'],
      'two.csv',
      {
        type: 'text/csv',
      },
    ),
  )
  await panel.hands.click(await screen.findByRole('button', { name: 'Check the rows' }))
  const known = within(await screen.findByRole('list', { name: 'Numbers you have already' }))
  expect(known.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Row 3 · Second · 9876510002Belongs to: Ramesh Patel, Anand Mithai',
  ])
  expect(screen.getByRole('button', { name: 'Import 2 rows' })).toBeTruthy()
  screen.getByText(/^1 business would be added without its plan: you would hold more/)
  await panel.hands.click(screen.getByRole('switch', { name: 'Import these rows too' }))
  await panel.hands.click(screen.getByRole('button', { name: 'Import 1 row' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/bulk/4'))
  expect((sent[0]!.body as { rows: { businessName: string }[] }).rows.map((one) => one.businessName)).toEqual(
    ['First'],
  )
})

test('2,001 rows are refused before anything is sent', async () => {
  const lines = Array.from({ length: 2001 }, (_, at) => `98765${String(10_000 + at)},Shop ${at},Sweets`)
  const panel = await openPanel({ at: '/panel/admin/businesses/import', edge, staff: {} })
  await screen.findByText('Drop a file here, or choose one')
  await panel.hands.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File([`Phone,Name,Category\n${lines.join('\n')}`], 'many.csv', { type: 'text/csv' }),
  )
  await screen.findByText(/This file has 2,001 rows/)
})

const shops = [1, 2, 3].map((at) => makeBusiness({ businessId: at, businessName: `Shop ${at}` }))
const ticked = async (facts: { total?: number; list?: typeof shops } = {}) => {
  const { list: rows = shops, total = 3 } = facts
  edge.on(businessRoutes.listBusinesses, { list: rows, total, totalIsMore: false })
  const panel = await openPanel({ at: '/panel/admin/businesses?category=Sweets', edge, staff: {} })
  await screen.findAllByText('Shop 1')
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
  return { panel, box, bar: () => screen.getByRole('region', { name: 'Ticked rows' }) }
}

test('rows are ticked one by one and by the page; a job carries them and nothing else', async () => {
  const asked = edge.on(
    bulkRoutes.exportInBulk,
    makeBulkJob({ kind: 'export', state: 'waiting', about: 'XLSX' }),
  )
  const { panel, box, bar } = await ticked()
  expect(screen.queryByRole('region', { name: 'Ticked rows' })).toBeNull()
  await panel.hands.click(box('Tick Shop 1'))
  expect(within(bar()).getByRole('status').textContent).toBe('1 ticked')
  expect(box('Tick this page').indeterminate).toBe(true)
  await panel.hands.click(box('Tick this page'))
  expect(within(bar()).getByRole('status').textContent).toBe('3 ticked')
  await panel.hands.click(box('Tick Shop 2'))
  await panel.hands.click(within(bar()).getByRole('button', { name: 'With these 2' }))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Export to a file …' }))
  const sheet = await screen.findByRole('dialog')
  await panel.hands.selectOptions(within(sheet).getByLabelText(/Kind of file/), 'xlsx')
  await panel.hands.click(within(sheet).getByRole('button', { name: 'Export 2 businesses' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/bulk/4'))
  expect(asked[0]?.body).toEqual({
    filter: { agencyId: 1, businessIds: [1, 3] },
    expected: 2,
    format: 'xlsx',
    language: 'en',
  })
})

test('with Shift all between; a whole page offers all that are found, and the job then carries the filter', async () => {
  const asked = edge.on(bulkRoutes.exportInBulk, makeBulkJob({ kind: 'export', state: 'waiting' }))
  const { panel, box, bar } = await ticked({ total: 41 })
  await panel.hands.click(box('Tick Shop 1'))
  await panel.hands.keyboard('{Shift>}')
  await panel.hands.click(box('Tick Shop 3'))
  await panel.hands.keyboard('{/Shift}')
  expect(within(bar()).getByRole('status').textContent).toBe('3 ticked')
  await panel.hands.click(within(bar()).getByRole('button', { name: 'Tick all 41 found' }))
  expect(within(bar()).getByRole('status').textContent).toBe('All 41 ticked')
  await panel.hands.click(within(bar()).getByRole('button', { name: 'With all 41' }))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Export to a file …' }))
  await panel.hands.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Export 41 businesses' }),
  )
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.body).toMatchObject({ filter: { category: 'Sweets' }, expected: 41 })
})

test('other filters tick nothing any more; rows of two agencies are no job', async () => {
  const { panel, box, bar } = await ticked({
    list: [shops[0]!, makeBusiness({ businessId: 9, agencyId: 2, businessName: 'Other' })],
  })
  await panel.hands.click(box('Tick this page'))
  await panel.hands.click(within(bar()).getByRole('button', { name: 'With these 2' }))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Delete …' }))
  await screen.findByText(/one agency/)
  await panel.hands.keyboard('{Escape}')
  await panel.hands.click(await screen.findByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ticked rows' })).toBeNull())
})
