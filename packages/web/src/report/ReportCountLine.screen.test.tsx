import type { ReportCount, ReportFile, ReportPreview } from '@parichay/contract/report/fields.ts'
import { reportScheduleRoutes } from '@parichay/contract/report/routes.schedule.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeReportFile } from '../testing/makers.report.ts'
import { openPanel } from '../testing/panel.tsx'

const preview = (facts: Partial<ReportPreview> = {}): ReportPreview => ({
  columns: ['businessName', 'amount'],
  rows: [['Asha Sweets', 118_050]],
  hasMore: false,
  asOf: '2026-11-22T06:00:00.000Z',
  ...facts,
})
const made = makeReportFile()

let edge: Edge
let files: ReportFile[]
beforeEach(() => {
  edge = new Edge()
  files = []
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(reportRoutes.listReportFiles, () => files)
  edge.on(reportScheduleRoutes.listReportSchedules, [])
})
afterEach(() => expect(edge.unanswered).toEqual([]))
const open = (query: string) => openPanel({ at: `/panel/admin/report${query}`, edge, staff: {} })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('the rows do not wait for their number: it is counted, and comes into its place', async () => {
  edge.on(reportRoutes.previewReport, preview({ hasMore: true }))
  let come = (_: ReportCount): void => undefined
  edge.on(reportRoutes.countReport, () => new Promise<ReportCount>((resolve) => void (come = resolve)))
  await open('?report=payments')
  await screen.findByRole('cell', { name: 'Asha Sweets' })
  await screen.findByText('Counting…')
  expect(screen.queryByText(/\d rows/)).toBeNull()
  await act(async () => come({ total: 50_000, totalIsMore: true }))
  await screen.findByText('50,000+ rows')
  expect(screen.queryByText('Counting…')).toBeNull()
})

test('a number that did not come says so beside the rows and is asked for again alone', async () => {
  const rows = edge.on(reportRoutes.previewReport, preview({ hasMore: true }))
  edge.on(reportRoutes.countReport, refused('CONFLICT', { message: 'It did not come.' }))
  const { hands } = await open('?report=payments')
  await screen.findByText('The rows could not be counted.')
  screen.getByRole('cell', { name: 'Asha Sweets' })
  edge.on(reportRoutes.countReport, { total: 42, totalIsMore: false })
  await hands.click(await button('Retry'))
  await screen.findByText('42 rows')
  expect(screen.queryByText('The rows could not be counted.')).toBeNull()
  expect(rows).toHaveLength(1)
})

test('where all rows are shown nothing is counted', async () => {
  edge.on(reportRoutes.previewReport, preview())
  const counted = edge.on(reportRoutes.countReport, { total: 9, totalIsMore: false })
  await open('?report=payments')
  await screen.findByText('1 row')
  screen.getByText(/^as of/)
  expect(counted).toEqual([])
})

test('columns are another look at the same rows: they are not counted again', async () => {
  const asked = edge.on(reportRoutes.previewReport, preview({ hasMore: true }))
  const counted = edge.on(reportRoutes.countReport, { total: 1234, totalIsMore: false })
  const { hands } = await open('?report=gst-hsn')
  await screen.findByText('1,234 rows')
  await hands.click(await button('Columns'))
  const sheet = within(await screen.findByRole('dialog', { name: 'Columns' }))
  await hands.click(sheet.getByRole('button', { name: 'IGST' }))
  await hands.click(sheet.getByRole('button', { name: /^Show/ }))
  await waitFor(() => expect(asked.at(-1)?.query).toHaveProperty('columns'))
  await screen.findByText('1,234 rows')
  expect(counted).toHaveLength(1)
})

test.each([
  ['not counted yet', () => new Promise<ReportCount>(() => undefined)],
  ['could not be counted', refused('CONFLICT', { message: 'It did not come.' })],
] as const)('of a report that is %s the server decides which way its file goes', async (_, count) => {
  edge.on(reportRoutes.previewReport, preview({ hasMore: true }))
  edge.on(reportRoutes.countReport, count)
  const direct = edge.on(
    reportRoutes.downloadReport,
    refused('LIMIT_REACHED', {
      message: 'This report has more than 50,000 rows. Let it be made in the background.',
      field: 'to',
    }),
  )
  const asked = edge.on(reportRoutes.makeReportFile, () => {
    files = [made]
    return made
  })
  const { hands } = await open('?report=payments&from=2026-01-01&to=2026-11-20')
  await hands.click(await button('Download CSV'))
  await screen.findByText('The report is being made. You can leave this page.')
  await screen.findByText('20,000 of 80,000 rows')
  expect([direct.length, asked.map(({ body }) => body)]).toEqual([
    1,
    [{ report: 'payments', format: 'csv', filters: { from: '2026-01-01', to: '2026-11-20' } }],
  ])
})
