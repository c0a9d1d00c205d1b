import { listExportRoutes } from '@parichay/contract/activity/list-export.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import Papa from 'papaparse'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Asked, Edge, refused } from '../../testing/edge.ts'
import { makeFeedback } from '../../testing/makers.feedback.ts'
import { openPanel } from '../../testing/panel.tsx'
import { watchSavedFiles } from '../../testing/saved-files.ts'

const all = Array.from({ length: 150 }, (_, at) =>
  makeFeedback(150 - at, at === 0 ? { text: '=HYPERLINK("http://x")' } : {}),
)

let edge: Edge
let asked: Asked[]
let recorded: Asked[]
let fails: 'RATE_LIMITED' | 'INTERNAL' | undefined
beforeEach(() => {
  edge = new Edge()
  fails = undefined
  edge.on(paymentRoutes.listPaymentExceptions, [])
  recorded = edge.on(listExportRoutes.recordListExport, { recorded: true })
  asked = edge.on(feedbackRoutes.listFeedback, ({ query }) => {
    if (query['before'] && fails) return refused(fails)
    const older = all.filter(({ feedbackId }) => feedbackId < Number(query['before'] ?? 1000))
    return { list: older.slice(0, Number(query['pageSize'])), total: all.length, totalIsMore: false }
  })
})
afterEach(() => expect(edge.unanswered).toEqual([]))

async function openExport(query = '') {
  const { hands } = await openPanel({ at: `/panel/admin/feedback${query}`, edge, staff: {} })
  await hands.click(await screen.findByRole('button', { name: 'Export CSV' }))
  return { hands, sheet: within(await screen.findByRole('dialog', { name: 'Export CSV' })) }
}

test('what is filtered is noted and then read to its end; a part that fails is gone on from, and nothing of it runs', async () => {
  const saved = watchSavedFiles()
  fails = 'INTERNAL'
  const { hands, sheet } = await openExport('?stars=5')
  await sheet.findByText(/^150 rows, as the search and filters find them/)
  const seen = asked.length
  await hands.click(sheet.getByRole('button', { name: 'Export' }))
  await sheet.findByText('100 rows are read and kept. Retry goes on from there.')
  expect(recorded.map(({ body }) => body)).toEqual([{ list: 'feedback', filters: { stars: '5' } }])
  fails = undefined
  await hands.click(sheet.getByRole('button', { name: 'Retry' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(recorded).toHaveLength(1)
  expect(asked.slice(seen).filter(({ query }) => !query['before'])).toHaveLength(1)
  expect(saved[0]!.name).toMatch(/^feedback-\d{4}-\d\d-\d\d\.csv$/)
  const { data, errors } = Papa.parse<Record<string, string>>(
    (await saved[0]!.text()).replace(/^\uFEFF/, ''),
    { header: true, skipEmptyLines: true },
  )
  expect(errors).toEqual([])
  expect(data.map((row) => Number(row['Number']))).toEqual(all.map(({ feedbackId }) => feedbackId))
  expect(Object.values(data[0]!)).toContain(`'=HYPERLINK("http://x")`)
})

test('where it cannot be noted who exports, no row is read', async () => {
  edge.on(listExportRoutes.recordListExport, refused('INTERNAL'))
  const saved = watchSavedFiles()
  const { hands, sheet } = await openExport()
  const seen = asked.length
  await hands.click(sheet.getByRole('button', { name: 'Export' }))
  await sheet.findByRole('button', { name: 'Retry' })
  expect(asked).toHaveLength(seen)
  expect(saved).toEqual([])
  await hands.click(sheet.getByRole('button', { name: 'Cancel' }))
})

test('more rows than a file takes are said before anything is read', async () => {
  edge.on(feedbackRoutes.listFeedback, { list: all.slice(0, 20), total: 10_000, totalIsMore: true })
  const { hands, sheet } = await openExport()
  await sheet.findByText(/more than 10,000 rows/)
  await hands.click(sheet.getByRole('button', { name: 'Export' }))
  expect(recorded).toEqual([])
})
