import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import type { Feedback } from '@parichay/contract/feedback/fields.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Asked, Edge, refused } from '../testing/edge.ts'
import { makeBulkJob } from '../testing/makers.bulk.ts'
import { makeFeedback } from '../testing/makers.feedback.ts'
import { openPanel } from '../testing/panel.tsx'

const all = Array.from({ length: 23 }, (_, at) => makeFeedback(100 - at))

let edge: Edge
let asked: Asked[]
afterEach(() => expect(edge.unanswered).toEqual([]))
beforeEach(() => {
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
  asked = edge.on(feedbackRoutes.listFeedback, ({ query }) => {
    const rest = query['search'] === 'nobody' ? [] : all
    const list = rest.filter(({ feedbackId }) => feedbackId < Number(query['before'] ?? 1000)).slice(0, 20)
    return { list, total: rest.length, totalIsMore: false }
  })
})
const open = (query = '', wish: object = {}) =>
  openPanel({ at: `/panel/admin/feedback${query}`, edge, staff: {}, ...wish })
const choose = async (hands: Awaited<ReturnType<typeof open>>['hands'], deed: string) => {
  await hands.click(screen.getByRole('button', { name: 'More for the feedback of Visitor 100' }))
  await hands.click(await screen.findByRole('menuitem', { name: deed }))
}
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Feedback' })).getAllByRole('listitem')

test('an address is the whole list; pages are appended below the total of all', async () => {
  const panel = await open('?stars=5&search=fresh&stars2=x')
  expect(await rows()).toHaveLength(20)
  expect(screen.getByText('23 found')).toBeTruthy()
  await panel.hands.click(screen.getByRole('button', { name: 'Load more' }))
  await waitFor(async () => expect(await rows()).toHaveLength(23))
  expect(asked.map(({ query }) => query)).toEqual([
    { stars: '5', search: 'fresh', pageSize: '20' },
    { stars: '5', search: 'fresh', pageSize: '20', before: '81' },
  ])
})

test('one that is gone although the answer was lost does not stay on the screen', async () => {
  let left = all
  edge.on(feedbackRoutes.listFeedback, () => ({
    list: left.slice(0, 20),
    total: left.length,
    totalIsMore: false,
  }))
  edge.on(feedbackRoutes.deleteFeedback, () => {
    left = all.slice(1)
    throw new TypeError('Failed to fetch')
  })
  const panel = await open()
  await screen.findByText('23 in all')
  await choose(panel.hands, 'Delete')
  await panel.hands.click(await screen.findByRole('button', { name: 'Ok' }))
  await screen.findByText('22 in all')
  expect(screen.queryByText('Visitor 100')).toBeNull()
})

test('a deleted one goes at once and comes back with Undo; the total follows', async () => {
  const gone = edge.on(feedbackRoutes.deleteFeedback, ({ body }) => ({
    deleted: !(body as { restore?: boolean }).restore,
  }))
  const panel = await open()
  await screen.findByText('23 in all')
  await choose(panel.hands, 'Delete')
  await screen.findByText('22 in all')
  expect(screen.queryByText('Visitor 100')).toBeNull()
  await panel.hands.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Visitor 100')
  expect(screen.getByText('23 in all')).toBeTruthy()
  expect(gone.map(({ body }) => body)).toEqual([{}, { restore: true }])
})

test('after one is deleted there is more to load as before', async () => {
  let left = all
  asked = edge.on(feedbackRoutes.listFeedback, ({ query }) => ({
    list: left.filter(({ feedbackId }) => feedbackId < Number(query['before'] ?? 1000)).slice(0, 20),
    total: left.length,
    totalIsMore: false,
  }))
  edge.on(feedbackRoutes.deleteFeedback, () => {
    left = all.slice(1)
    return { deleted: true }
  })
  const panel = await open()
  await screen.findByText('23 in all')
  await choose(panel.hands, 'Delete')
  await screen.findByText('22 in all')
  await panel.hands.click(await screen.findByRole('button', { name: 'Load more' }))
  await waitFor(async () => expect(await rows()).toHaveLength(22))
  expect(asked.at(-1)!.query).toEqual({ pageSize: '20', before: '81' })
  expect(screen.getByText('22 in all')).toBeTruthy()
})

test('of two that were deleted, Undo brings back its own alone', async () => {
  const gone = new Set<number>()
  edge.on(feedbackRoutes.listFeedback, () => {
    const list = all.slice(0, 3).filter(({ feedbackId }) => !gone.has(feedbackId))
    return { list, total: list.length, totalIsMore: false }
  })
  edge.on(feedbackRoutes.deleteFeedback, ({ query, body }) => {
    const deleted = !(body as { restore?: boolean }).restore
    gone[deleted ? 'add' : 'delete'](Number(query['feedbackId']))
    return { deleted }
  })
  const panel = await open()
  for (const [at, total] of [
    [100, '2 in all'],
    [99, '1 in all'],
  ] as const) {
    await panel.hands.click(
      await screen.findByRole('button', { name: `More for the feedback of Visitor ${at}` }),
    )
    await panel.hands.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await screen.findByText(total)
  }
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2))
  await panel.hands.click(screen.getAllByRole('button', { name: 'Undo' })[0]!)
  await screen.findByText('Visitor 100')
  expect(screen.getByText('2 in all')).toBeTruthy()
  expect(screen.queryByText('Visitor 99')).toBeNull()
})

test('a refused one is back', async () => {
  const tried = edge.on(feedbackRoutes.deleteFeedback, refused('NOT_FOUND'))
  const panel = await open()
  await screen.findByText('23 in all')
  await choose(panel.hands, 'Delete')
  await waitFor(() => expect(tried).toHaveLength(1))
  await screen.findByText('Visitor 100')
  expect(screen.getByText('23 in all')).toBeTruthy()
})

test('none found and none yet are two things', async () => {
  const panel = await open('?search=nobody')
  const clear = await screen.findAllByRole('button', { name: /Clear/ })
  await panel.hands.click(clear.at(-1)!)
  await screen.findByText('23 in all')
  expect(panel.place()).toBe('/panel/admin/feedback')
  panel.unmount()
  edge.on(feedbackRoutes.listFeedback, { list: [], total: 0, totalIsMore: false })
  await open()
  await screen.findByText('No feedback yet')
})

test('who may not read it is told so, and nothing is asked', async () => {
  await open('', { staff: { roles: ['creator'], permissions: ['business.list'] } })
  await screen.findByText('You have no list of feedback')
  expect(asked).toEqual([])
})

test('a reply on WhatsApp has its words, is noted once, and the note comes off with Undo', async () => {
  const open100 = makeFeedback(100, { phoneNumber: '+919876543210', stars: 2, text: 'Late' })
  edge.on(feedbackRoutes.listFeedback, { list: [open100], total: 1, totalIsMore: false })
  const noted = edge.on(feedbackRoutes.reviewFeedback, ({ body }) => ({
    ...open100,
    ...((body as { isAnswered: boolean }).isAnswered && {
      answeredAt: '2026-11-20T06:00:00.000Z',
      answeredBy: 'Meera Shah',
    }),
  }))
  const panel = await open()
  await screen.findByText('Waits for an answer')
  const reply = await screen.findByRole('link', { name: 'Tell Anand Mithai on WhatsApp' })
  expect(decodeURIComponent(reply.getAttribute('href')!)).toBe(
    'https://wa.me/919876543210?text=A visitor gave your card “Anand Mithai” 2 of 5 stars: Late',
  )
  await panel.hands.click(reply)
  await screen.findByText('Answered 20 Nov 2026 by Meera Shah')
  await panel.hands.click(reply)
  expect(noted.map(({ body }) => body)).toEqual([{ feedbackId: 100, isAnswered: true }])
  await panel.hands.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('Waits for an answer')
  expect(noted.at(-1)!.body).toEqual({ feedbackId: 100, isAnswered: false })
})

test('tags are put on and taken off together; who may only read sees no way to', async () => {
  edge.on(feedbackRoutes.listFeedback, {
    list: [makeFeedback(100, { tags: ['spam'] })],
    total: 1,
    totalIsMore: false,
  })
  const saved = edge.on(feedbackRoutes.reviewFeedback, ({ body }) =>
    makeFeedback(100, body as Partial<Feedback>),
  )
  const panel = await open()
  await screen.findByText('Spam', { selector: 'li *' })
  await choose(panel.hands, 'Tags')
  const sheet = within(await screen.findByRole('dialog', { name: 'What is it about?' }))
  await panel.hands.click(sheet.getByRole('button', { name: 'Complaint', pressed: false }))
  await panel.hands.click(sheet.getByRole('button', { name: 'Spam', pressed: true }))
  await panel.hands.click(sheet.getByRole('button', { name: 'Save' }))
  await screen.findByText('Complaint', { selector: 'li *' })
  expect(saved.map(({ body }) => body)).toEqual([{ feedbackId: 100, tags: ['complaint'] }])
  panel.unmount()
  const no = { review: 'NOT_ALLOWED', delete: 'NOT_ALLOWED' } as const
  edge.on(feedbackRoutes.listFeedback, {
    list: [makeFeedback(100, { can: no })],
    total: 1,
    totalIsMore: false,
  })
  await open('?isAnswered=false')
  await screen.findByText('Visitor 100')
  expect(screen.queryByRole('button', { name: /More for/ })).toBeNull()
})

test('ticked ones are tagged together, all that are found by their filter; what is wrong is said first', async () => {
  edge.on(bulkRoutes.listBulkRows, { list: [], total: 0 })
  edge.on(bulkRoutes.getBulkJob, makeBulkJob({ kind: 'feedbackTags', about: '+spam, −complaint' }))
  const sent = edge.on(bulkRoutes.tagFeedbackInBulk, makeBulkJob({ kind: 'feedbackTags', state: 'waiting' }))
  const panel = await open('?stars=1')
  for (const name of ['Tick Visitor 100 · Anand Mithai', 'Tick Visitor 98 · Anand Mithai'])
    await panel.hands.click(await screen.findByRole('checkbox', { name }))
  await panel.hands.click(screen.getByRole('button', { name: 'With these 2' }))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Tags …' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Tags' }))
  const save = sheet.getByRole('button', { name: 'Tag 2 pieces of feedback' })
  await panel.hands.type(sheet.getByLabelText(/Put on/), 'Spam{Enter}')
  await panel.hands.type(sheet.getByLabelText(/Take off/), 'Spam{Enter}')
  await panel.hands.click(save)
  await sheet.findByText('The same tag stands in both.')
  expect(sent).toEqual([])
  const off = within(sheet.getByRole('list', { name: 'Take off' }))
  await panel.hands.click(off.getByRole('button', { name: 'Remove Spam' }))
  await panel.hands.type(sheet.getByLabelText(/Take off/), 'Compl{Enter}')
  await panel.hands.click(save)
  await screen.findByRole('heading', { name: 'Tags of feedback · +Spam, −Complaint' })
  expect(sent[0]?.body).toEqual({
    filter: { agencyId: 1, feedbackIds: [100, 98] },
    expected: 2,
    tags: { add: ['spam'], takeOff: ['complaint'] },
  })
})

test('deleting all that are found is asked twice and carries the filter; without the right it is not offered', async () => {
  edge.on(bulkRoutes.listBulkRows, { list: [], total: 0 })
  edge.on(bulkRoutes.getBulkJob, makeBulkJob({ kind: 'feedbackDelete', about: '' }))
  const sent = edge.on(bulkRoutes.deleteFeedbackInBulk, makeBulkJob({ kind: 'feedbackDelete' }))
  const panel = await open('?stars=1')
  await panel.hands.click(await screen.findByRole('button', { name: 'Load more' }))
  await waitFor(async () => expect(await rows()).toHaveLength(23))
  for (const { feedbackId } of all)
    await panel.hands.click(
      screen.getByRole('checkbox', { name: `Tick Visitor ${feedbackId} · Anand Mithai` }),
    )
  expect(screen.queryByRole('button', { name: /^Tick all/ })).toBeNull()
  await panel.hands.click(screen.getByRole('button', { name: 'With these 23' }))
  await panel.hands.click(await screen.findByRole('menuitem', { name: 'Delete …' }))
  await panel.hands.click(await screen.findByRole('button', { name: 'Go on' }))
  await panel.hands.type(await screen.findByLabelText(/23 pieces of feedback/), '23')
  await panel.hands.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(panel.place()).toBe('/panel/admin/bulk/4'))
  expect(sent[0]?.body).toMatchObject({ expected: 23, confirmed: 23 })
  panel.unmount()
  await open('', { staff: { roles: ['franchisee'], permissions: ['feedback.view'] } })
  await panel.hands.click(await screen.findByRole('checkbox', { name: 'Tick Visitor 100 · Anand Mithai' }))
  await panel.hands.click(screen.getByRole('button', { name: 'With these 1' }))
  await screen.findByRole('menuitem', { name: 'Tags …' })
  expect(screen.queryByRole('menuitem', { name: 'Delete …' })).toBeNull()
})
