import type { ReportFile, ReportPreview } from '@parichay/contract/report/fields.ts'
import type { ReportSchedule } from '@parichay/contract/report/fields.schedule.ts'
import { reportScheduleRoutes } from '@parichay/contract/report/routes.schedule.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeAgency } from '../testing/makers.ts'
import { makePerson } from '../testing/makers.people.ts'
import { makeReportFile } from '../testing/makers.report.ts'
import { openPanel } from '../testing/panel.tsx'

const preview = (facts: Partial<ReportPreview> = {}): ReportPreview => ({
  columns: ['businessName', 'ownerPhone', 'amount', 'paidOn'],
  rows: [['Asha Sweets', '+919825011111', 118_050, '2026-11-02']],
  hasMore: false,
  asOf: '2026-11-22T06:00:00.000Z',
  ...facts,
})

let edge: Edge
let files: ReportFile[]
let schedules: ReportSchedule[]
beforeEach(() => {
  edge = new Edge()
  files = []
  schedules = []
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(reportRoutes.listReportFiles, () => files)
  edge.on(reportScheduleRoutes.listReportSchedules, () => schedules)
})
afterEach(() => {
  vi.useRealTimers()
  expect(edge.unanswered).toEqual([])
})
const open = (query = '') => openPanel({ at: `/panel/admin/report${query}`, edge, staff: {} })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('the first rows as people read them, with the count; days and filters stand in the address and in the call', async () => {
  const asked = edge.on(reportRoutes.previewReport, preview({ hasMore: true }))
  const counted = edge.on(reportRoutes.countReport, { total: 1234, totalIsMore: false })
  const { hands, place } = await open('?report=payments&from=2026-11-01&to=2026-11-20')
  const table = await screen.findByRole('table', { name: 'Payments' })
  expect(
    within(table)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['Asha Sweets', '+91 98250 11111', '₹1,180.50', '02 Nov 2026'])
  await screen.findByText('1,234 rows')
  screen.getByText(/^The first 1 are shown, as of/)
  for (const one of [asked[0], counted[0]])
    expect(one).toMatchObject({
      params: { report: 'payments' },
      query: { from: '2026-11-01', to: '2026-11-20' },
    })
  await hands.selectOptions(screen.getByLabelText('Given back'), 'only')
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ refunds: 'only', from: '2026-11-01' }))
  expect(place()).toContain('refunds=only')
  await waitFor(() => expect(counted.at(-1)?.query).toMatchObject({ refunds: 'only', from: '2026-11-01' }))
})

test('payments are narrowed to a product and to whom one of the people looks after; commission to one of them', async () => {
  edge.on(peopleRoutes.listStaff, {
    list: [makePerson({ franchiseeId: 9, name: 'Rahul Joshi' })],
    total: 1,
    totalIsMore: false,
  })
  const asked = edge.on(reportRoutes.previewReport, preview())
  const { hands, unmount } = await open('?report=payments')
  await hands.selectOptions(await screen.findByLabelText('Product'), 'pdf')
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ product: 'pdf' }))
  await hands.selectOptions(screen.getByLabelText('Looked after by'), '9')
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ product: 'pdf', madeBy: '9' }))
  unmount()
  const panel = await open('?report=commission')
  await panel.hands.selectOptions(await screen.findByLabelText('Looked after by'), '9')
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({ params: { report: 'commission' }, query: { madeBy: '9' } }),
  )
  expect(screen.queryByLabelText('Category')).toBeNull()
})

test('columns are chosen; at least one', async () => {
  const asked = edge.on(reportRoutes.previewReport, preview())
  const { hands } = await open('?report=gst-hsn')
  await hands.click(await button('Columns'))
  const sheet = await screen.findByRole('dialog', { name: 'Columns' })
  for (const pill of within(sheet).getAllByRole('button', { pressed: true })) await hands.click(pill)
  await hands.click(within(sheet).getByRole('button', { name: /^Show/ }))
  expect(screen.getByRole('dialog')).toBe(sheet)
  await hands.click(within(sheet).getByRole('button', { name: 'IGST' }))
  await hands.click(within(sheet).getByRole('button', { name: /^Show/ }))
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ columns: 'igst' }))
  expect(await button('Columns: 1 of 8')).toBeTruthy()
})

test('a download that fails shows the message of its JSON body', async () => {
  edge.on(reportRoutes.previewReport, preview())
  edge.on(
    reportRoutes.downloadCardReport,
    refused('VALIDATION', { message: 'The last day lies before the first one.', field: 'to' }),
  )
  const { hands } = await open()
  await hands.click(await button('Download CSV'))
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog.textContent).toContain('The last day lies before the first one.')
})

test('above 50,000 rows it is made in the background: progress, then the file', async () => {
  edge.on(reportRoutes.previewReport, preview({ hasMore: true }))
  edge.on(reportRoutes.countReport, { total: 50_000, totalIsMore: true })
  const asked = edge.on(reportRoutes.makeReportFile, () => {
    files = [makeReportFile()]
    return files[0]!
  })
  const { hands } = await open('?report=payments&from=2026-01-01&to=2026-11-20')
  expect(await screen.findByText(/More than 50,000 rows/)).toBeTruthy()
  await hands.click(await button('Excel (XLSX)'))
  expect(asked[0]?.body).toEqual({
    report: 'payments',
    format: 'xlsx',
    filters: { from: '2026-01-01', to: '2026-11-20' },
  })
  expect(await screen.findByText('20,000 of 80,000 rows')).toBeTruthy()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25')
  files = [
    makeReportFile({
      state: 'ready',
      rowsDone: 80_000,
      bytes: 9_400_000,
      endedAt: '2026-11-22T06:01:00.000Z',
    }),
  ]
  expect(await screen.findByRole('button', { name: 'Download Payments' })).toBeTruthy()
})

test.each([
  ['to', /more rows than a file may hold, which is 5,00,000. Choose fewer days/],
  [undefined, /Three of your reports are being made/],
])('what cannot be made is refused in words (%s)', async (field, sentence) => {
  edge.on(reportRoutes.previewReport, preview({ hasMore: true }))
  edge.on(reportRoutes.countReport, { total: 50_000, totalIsMore: true })
  edge.on(reportRoutes.makeReportFile, refused('LIMIT_REACHED', field ? { field } : {}))
  const { hands } = await open('?report=payments')
  await screen.findByText('50,000+ rows')
  await hands.click(await button('Download CSV'))
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test('a file whose making is tried again waits, and is asked for until it is there', async () => {
  edge.on(reportRoutes.previewReport, preview())
  files = [makeReportFile({ state: 'waiting', rowsDone: 0 })]
  await open('?report=payments')
  await screen.findByText('Waits for its turn')
  files = [
    makeReportFile({
      state: 'ready',
      rowsDone: 80_000,
      bytes: 9_400_000,
      endedAt: '2026-11-22T06:01:00.000Z',
    }),
  ]
  await button('Download Payments')
})

test('a file that was given up says so, and is not asked for again', async () => {
  edge.on(reportRoutes.previewReport, preview())
  const asked = edge.on(reportRoutes.listReportFiles, [
    makeReportFile({ state: 'failed', endedAt: '2026-11-22T06:01:00.000Z' }),
  ])
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await open('?report=payments')
  await screen.findByText('This did not work. Ask for the report again.')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(asked).toHaveLength(1)
})

test.each([
  ['files', reportRoutes.listReportFiles, 'Files of the last seven days'],
  ['reports that go out', reportScheduleRoutes.listReportSchedules, 'Sent by e-mail'],
] as const)('%s that did not come say so in their place and are asked for again', async (_, route, title) => {
  edge.on(reportRoutes.previewReport, preview())
  edge.on(route, refused('CONFLICT', { message: 'It did not come.' }))
  const { hands } = await open('?report=payments')
  const block = within(await screen.findByRole('region', { name: title }))
  const asked = edge.on(route, [])
  await hands.click(await block.findByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull())
  expect(asked).toHaveLength(1)
})

test('a file that did not come anew stands as it stood, and says so', async () => {
  edge.on(reportRoutes.previewReport, preview())
  files = [makeReportFile()]
  await open('?report=payments')
  await screen.findByText('20,000 of 80,000 rows')
  edge.on(reportRoutes.listReportFiles, refused('CONFLICT', { message: 'It did not come.' }))
  await button('Retry')
  screen.getByText('20,000 of 80,000 rows')
})

test('a file that was cut says so', async () => {
  edge.on(reportRoutes.previewReport, preview({}))
  files = [
    makeReportFile({ state: 'ready', rowsDone: 500_000, rowsTotal: 500_001, isCut: true, bytes: 9_400_000 }),
  ]
  await open('?report=payments')
  expect(await screen.findByText(/5,00,000 rows, the report has more: choose fewer days/)).toBeTruthy()
})

test('nothing to save says so', async () => {
  const asked = edge.on(reportRoutes.previewReport, preview({ rows: [] }))
  const panel = await open('?report=expiring')
  expect(await screen.findByText('No rows')).toBeTruthy()
  expect(Object.keys(asked[0]!.query).toSorted()).toEqual(['from', 'to'])
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
  await panel.hands.selectOptions(screen.getByLabelText('Made by'), 'Import')
  await panel.hands.click(await screen.findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/report?report=expiring'))
})

test('who is no admin has no reports', async () => {
  await openPanel({ at: '/panel/admin/report', edge, staff: { roles: ['creator'] } })
  expect(await screen.findByText('No access')).toBeTruthy()
})

test('who is not shown what customers paid finds no report of it, by menu or address, and none of its files', async () => {
  const asked = edge.on(reportRoutes.previewReport, preview())
  files = [makeReportFile(), makeReportFile({ reportFileId: 8, report: 'usage' })]
  const staff = { configuration: { hideBilling: true } }
  const panel = await openPanel({ at: '/panel/admin/report', edge, staff })
  const names = within(await screen.findByRole('navigation', { name: 'Reports' }))
    .getAllByRole('option')
    .map((one) => one.textContent)
  expect(names).toContain('Renewals')
  expect(names.filter((name) => /Payments|commission|GST/.test(name ?? ''))).toEqual([])
  const kept = within(await screen.findByRole('region', { name: 'Files of the last seven days' }))
  expect(kept.getAllByRole('listitem').map((one) => /Usage/.test(one.textContent ?? ''))).toEqual([true])
  panel.unmount()
  const before = asked.length
  for (const report of ['payments', 'pending', 'commission', 'gst-b2b', 'gst-b2c', 'gst-hsn']) {
    const closed = await openPanel({ at: `/panel/admin/report?report=${report}`, edge, staff })
    await screen.findByText('This page is not open to your account')
    closed.unmount()
  }
  expect(asked).toHaveLength(before)
})

const schedule: ReportSchedule = {
  reportScheduleId: 5,
  report: 'payments',
  format: 'xlsx',
  every: 'week',
  filters: {},
  recipients: [{ franchiseeId: 8, name: 'Meera Shah', email: 'meera@agency.example' }],
  nextOn: '2026-11-23',
  lastSentAt: null,
  madeBy: 'Kavita',
}

test('a report is sent by e-mail to chosen admins, with its filters and without its days', async () => {
  edge.on(reportRoutes.previewReport, preview())
  const agencyId = makeAgency().agencyId
  edge.on(peopleRoutes.listStaff, {
    list: [
      makePerson({ franchiseeId: 8, agencyId, name: 'Meera Shah', roles: ['admin'], email: 'm@a.example' }),
      makePerson({ franchiseeId: 9, agencyId, name: 'No address', roles: ['admin'], email: null }),
      makePerson({ franchiseeId: 10, agencyId, name: 'Creator', roles: ['creator'], email: 'c@a.example' }),
      makePerson({
        franchiseeId: 11,
        agencyId,
        name: 'Sees no money',
        roles: ['admin'],
        email: 'h@a.example',
        configuration: { hideBilling: true },
      }),
    ],
    total: 4,
    totalIsMore: false,
  })
  const asked = edge.on(reportScheduleRoutes.addReportSchedule, () => {
    schedules = [schedule]
    return schedule
  })
  const { hands } = await open('?report=payments&from=2026-11-01&refunds=only')
  await hands.click(await button('By e-mail'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Send by e-mail' }))
  const person = await sheet.findByRole('button', { name: 'Meera Shah' })
  expect(sheet.queryByRole('button', { name: /No address|Creator|Sees no money/ })).toBeNull()
  await hands.click(sheet.getByRole('button', { name: 'Save' }))
  await sheet.findByText('Choose at least one person.')
  await hands.click(person)
  await hands.click(sheet.getByRole('button', { name: 'Save' }))
  await screen.findByText('To Meera Shah')
  screen.getByText('Payments · Every Monday · XLSX')
  expect(asked.map(({ body }) => body)).toEqual([
    {
      report: 'payments',
      format: 'xlsx',
      every: 'week',
      filters: { refunds: 'only' },
      recipients: [8],
      language: 'en',
    },
  ])
})

test('what goes out is ended at once and brought back; where everybody has left it says so', async () => {
  edge.on(reportRoutes.previewReport, preview())
  schedules = [schedule, { ...schedule, reportScheduleId: 6, report: 'usage', recipients: [] }]
  const ended = edge.on(reportScheduleRoutes.deleteReportSchedule, ({ body }) => ({
    deleted: !(body as { restore?: boolean }).restore,
  }))
  const { hands } = await open()
  await screen.findByText('Nobody gets it any more: all who did have left or may not see it.')
  await hands.click(await button('End sending Payments'))
  await waitFor(() => expect(screen.queryByText('To Meera Shah')).toBeNull())
  await hands.click(await button('Undo'))
  await screen.findByText('To Meera Shah')
  expect(ended.map(({ params, body }) => [params['reportScheduleId'], body])).toEqual([
    ['5', {}],
    ['5', { restore: true }],
  ])
})

test('two that go out differ by what narrows them: each filter as its pill says it, and how many columns', async () => {
  edge.on(reportRoutes.previewReport, preview())
  const meera = makePerson({ franchiseeId: 9, name: 'Meera Shah' })
  edge.on(peopleRoutes.getStaff, meera)
  const filters = {
    refunds: 'only',
    mode: 'upi',
    origin: 'import',
    madeBy: 9,
    columns: 'paidOn,amount',
  } as const
  schedules = [schedule, { ...schedule, reportScheduleId: 6, filters }]
  await open()
  await screen.findByText(
    'Given back: Money went back · Mode: UPI · Made by: Import · Looked after by: Meera Shah · Columns: 2 of 11',
  )
  expect(screen.getAllByText('Payments · Every Monday · XLSX')).toHaveLength(2)
  expect(screen.getAllByText(/Given back: /)).toHaveLength(1)
})
