import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeBulkJob, makeBulkRow } from '../testing/makers.bulk.ts'
import { openPanel } from '../testing/panel.tsx'

const row = makeBulkRow

let edge: Edge
beforeEach(() => {
  edge = new Edge()
  edge.on(bulkRoutes.getBulkJob, makeBulkJob())
  edge.on(bulkRoutes.listBulkRows, { list: [row()], total: 1 })
})
afterEach(() => expect(edge.unanswered).toEqual([]))

test('a job shows each result with its reason, and is taken back after a question', async () => {
  edge.on(bulkRoutes.listBulkRows, ({ query }) => {
    const all = [
      row(),
      row({
        rowNo: 2,
        label: 'Tailor',
        fileRow: 14,
        state: 'refused',
        reason: 'OUTSIDE_TERRITORY',
        message: 'It lies outside where Rahul works.',
      }),
    ]
    const shown = all.filter(({ state }) => !query['state'] || state === query['state'])
    return { list: shown, total: shown.length }
  })
  const undone = edge.on(
    bulkRoutes.undoBulkJob,
    makeBulkJob({ state: 'undoing', can: { cancel: 'STEP_OUT_OF_ORDER', undo: 'STEP_OUT_OF_ORDER' } }),
  )
  const panel = await openPanel({ at: '/panel/admin/bulk/4', edge, staff: {} })
  await screen.findByText('3 of 3 · 2 done · 1 refused')
  await screen.findByText('It lies outside where Rahul works.')
  expect(screen.getAllByText(/^Row /).map((one) => one.textContent)).toEqual(['Row 14'])
  await panel.hands.selectOptions(screen.getByLabelText('Result'), 'refused')
  await waitFor(() => expect(screen.queryByText('Anand Mithai')).toBeNull())
  expect(panel.place()).toBe('/panel/admin/bulk/4?state=refused')
  edge.on(
    bulkRoutes.getBulkJob,
    makeBulkJob({ state: 'undone', can: { cancel: 'STEP_OUT_OF_ORDER', undo: 'STEP_OUT_OF_ORDER' } }),
  )
  await panel.hands.click(screen.getByRole('button', { name: 'Take back' }))
  await panel.hands.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take back' }),
  )
  await screen.findByText('Taken back')
  expect(undone).toHaveLength(1)
})

test.each(['abc', '0', '1.5', '9'])('there is no job “%s”: it is said, with the way to all', async (id) => {
  const asked = edge.on(bulkRoutes.getBulkJob, refused('NOT_FOUND'))
  edge.on(bulkRoutes.listBulkJobs, { list: [], total: 0 })
  const panel = await openPanel({ at: `/panel/admin/bulk/${id}`, edge, staff: {} })
  await screen.findByText('This job is not here')
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
  expect(asked.length > 0).toBe(id === '9')
  await panel.hands.click(screen.getByRole('button', { name: 'Bulk jobs' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/bulk'))
})

test('pressed twice, a job is stopped once', async () => {
  const going = makeBulkJob({ state: 'working', can: { cancel: true, undo: 'STEP_OUT_OF_ORDER' } })
  const stopped = makeBulkJob({ state: 'cancelled', can: { cancel: 'STEP_OUT_OF_ORDER', undo: true } })
  let now = going
  edge.on(bulkRoutes.getBulkJob, () => now)
  const asked = edge.on(bulkRoutes.cancelBulkJob, () =>
    now === stopped ? refused('STEP_OUT_OF_ORDER') : (now = stopped),
  )
  const panel = await openPanel({ at: '/panel/admin/bulk/4', edge, staff: {} })
  await panel.hands.dblClick(await screen.findByRole('button', { name: 'Stop' }))
  await screen.findByRole('button', { name: 'Take back' })
  expect(asked).toHaveLength(1)
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('an exported file is saved from its job and from the list of jobs; one that is gone says so', async () => {
  const exported = makeBulkJob({
    kind: 'export',
    about: 'CSV',
    file: { format: 'csv', bytes: 2048 },
    can: { cancel: 'STEP_OUT_OF_ORDER', undo: 'NOT_ALLOWED' },
  })
  edge.on(bulkRoutes.getBulkJob, exported)
  edge.on(bulkRoutes.listBulkJobs, {
    list: [exported, makeBulkJob({ ...exported, bulkJobId: 5, file: null })],
    total: 2,
  })
  const saved = edge.on(bulkRoutes.downloadBulkFile, refused('NOT_FOUND', { message: 'It is gone.' }))
  const panel = await openPanel({ at: '/panel/admin/bulk', edge, staff: {} })
  expect(await screen.findAllByRole('button', { name: 'Download CSV' })).toHaveLength(1)
  panel.unmount()
  const one = await openPanel({ at: '/panel/admin/bulk/4', edge, staff: {} })
  await screen.findByText(/kept until 22 Dec 2026/)
  await one.hands.click(screen.getByRole('button', { name: 'Download CSV' }))
  await screen.findByText('It is gone.')
  expect(saved[0]?.params).toEqual({ bulkJobId: '4' })
  expect(screen.queryByRole('button', { name: 'Take back' })).toBeNull()
})

test('the page of jobs and of rows stands in the address; none yet says what comes here', async () => {
  const asked = edge.on(bulkRoutes.listBulkJobs, ({ query }) => ({
    list: [makeBulkJob({ bulkJobId: Number(query['page'] ?? 1), about: `Page ${query['page'] ?? 1}` })],
    total: 60,
  }))
  const panel = await openPanel({ at: '/panel/admin/bulk?page=2', edge, staff: {} })
  await screen.findByText('Move to a franchisee · Page 2')
  await panel.hands.click(screen.getByRole('button', { name: 'Next' }))
  await screen.findByText('Move to a franchisee · Page 3')
  expect(panel.place()).toBe('/panel/admin/bulk?page=3')
  expect(asked.map(({ query }) => query)).toEqual([{ page: '2' }, { page: '3' }])
  panel.unmount()

  const rows = edge.on(bulkRoutes.listBulkRows, { list: [row()], total: 120 })
  const one = await openPanel({ at: '/panel/admin/bulk/4?state=done&page=2', edge, staff: {} })
  await screen.findByText('Anand Mithai')
  expect(rows[0]?.query).toEqual({ state: 'done', page: '2' })
  one.unmount()

  edge.on(bulkRoutes.listBulkJobs, { list: [], total: 0 })
  await openPanel({ at: '/panel/admin/bulk', edge, staff: {} })
  await screen.findByText('No jobs yet')
})

test('an old link to a page behind the last one shows the last one', async () => {
  const jobs = Array.from({ length: 21 }, (_, at) => makeBulkJob({ bulkJobId: 40 - at }))
  edge.on(bulkRoutes.listBulkJobs, ({ query }) => {
    const page = Number(query['page'] ?? 1)
    return { list: jobs.slice((page - 1) * 20, page * 20), total: jobs.length }
  })
  const panel = await openPanel({ at: '/panel/admin/bulk?page=99', edge, staff: {} })
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/bulk?page=2'))
  expect(within(await screen.findByRole('list', { name: 'Jobs' })).getAllByRole('listitem')).toHaveLength(1)
  const pages = screen.getByRole('navigation', { name: 'Pages' })
  const next = within(pages).getByRole('button', { name: 'Next' })
  expect([next.getAttribute('aria-disabled'), next.title]).toEqual(['true', 'This is the last page'])
})
