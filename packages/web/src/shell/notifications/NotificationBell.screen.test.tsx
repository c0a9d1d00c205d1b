import { type AdminNotification, notificationKinds } from '@parichay/contract/analytics/notification.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import type { Feedback } from '@parichay/contract/feedback/fields.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { reportScheduleRoutes } from '@parichay/contract/report/routes.schedule.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../../testing/edge.ts'
import { openPanel } from '../../testing/panel.tsx'

const at = new Date(Date.now() - 3 * 3_600_000).toISOString()
const one = (notificationId: number, facts: Partial<AdminNotification>): AdminNotification => ({
  notificationId,
  kind: 'failed_job',
  agencyId: 1,
  agencyName: 'Surat Digital',
  facts: { job: 'report.make' },
  isRead: false,
  createdAt: at,
  ...facts,
})
const all = [
  one(9, { kind: 'feedback', facts: { feedbackId: 4, cardName: 'Asha Sweets', stars: 4 } }),
  one(8, {
    kind: 'plan_expiring',
    facts: { businessId: 12, businessName: 'Mehta Tailors', lastDay: '2026-11-28', isTrial: false },
  }),
  one(7, {}),
]

let edge: Edge
let unread: number
beforeEach(() => {
  edge = new Edge()
  unread = 3
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(reportRoutes.listReportFiles, [])
  edge.on(reportScheduleRoutes.listReportSchedules, [])
  edge.on(reportRoutes.previewReport, {
    columns: ['city'],
    rows: [],
    hasMore: false,
    asOf: at,
  })
})
afterEach(() => {
  vi.useRealTimers()
  expect(edge.unanswered).toEqual([])
})
const answerAll = () =>
  edge.on(analyticsRoutes.listAdminNotifications, ({ query }) => ({
    list: all
      .filter(({ kind }) => !query['kind'] || kind === query['kind'])
      .slice(0, Number(query['pageSize'])),
    unread: { count: Math.min(unread, 99), isMore: unread > 99 },
  }))
const open = () => openPanel({ at: '/panel/admin/report', edge, staff: {} })
const bell = (name: string | RegExp) => screen.findByRole('button', { name })

test('the count changes by itself while the page is looked at, less and less often', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const asked = answerAll()
  await open()
  await bell('Notifications, 3 unread')
  unread = 130
  await act(() => vi.advanceTimersByTimeAsync(20_100))
  await bell('Notifications, 99+ unread')
  const before = asked.length
  await act(() => vi.advanceTimersByTimeAsync(20_100))
  await act(() => vi.advanceTimersByTimeAsync(20_100))
  await act(() => vi.advanceTimersByTimeAsync(20_100))
  expect(asked.length - before).toBe(2)
})

test('opening one reads it and leads to where it is looked after', async () => {
  answerAll()
  const read = edge.on(analyticsRoutes.readAdminNotification, () => {
    unread = 2
    return { count: 2, isMore: false }
  })
  const { hands, place } = await open()
  await hands.click(await bell('Notifications, 3 unread'))
  const list = await screen.findByRole('list', { name: 'Notifications' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    'New feedback for Asha Sweets★★★★\u00a0· 3 hours agoUnread',
    'The plan of Mehta Tailors ends on 28 Nov 20263 hours agoUnread',
    'A report could not be made3 hours agoUnread',
  ])
  await hands.click(within(list).getByText('A report could not be made'))
  expect(read[0]?.params).toEqual({ id: '7' })
  await bell('Notifications, 2 unread')
  await waitFor(() => expect(place()).toBe('/panel/admin/report'))
})

test('a feedback opens as itself, alone in its list, also where the list has no room beside it', async () => {
  answerAll()
  edge.on(analyticsRoutes.readAdminNotification, { count: 2, isMore: false })
  const one: Feedback = {
    feedbackId: 4,
    agencyId: 1,
    agencyName: 'Surat Digital',
    cardNo: 3,
    cardId: 'asha-sweets',
    businessName: 'Asha Sweets',
    phoneNumber: null,
    stars: 4,
    text: 'Fresh every morning',
    name: 'Ravi',
    language: 'en',
    tags: [],
    answeredAt: null,
    answeredBy: '',
    can: { review: true, delete: true },
    createdAt: at,
  }
  const asked = edge.on(feedbackRoutes.listFeedback, { list: [one], total: 1, totalIsMore: false })
  const { hands, place } = await open()
  await hands.click(await bell('Notifications, 3 unread'))
  const list = await screen.findByRole('list', { name: 'Notifications' })
  await hands.click(within(list).getByText('New feedback for Asha Sweets'))
  await waitFor(() => expect(place()).toBe('/panel/admin/feedback?feedbackId=4&row=4'))
  await screen.findByText('Fresh every morning')
  expect(asked.map(({ query }) => query['feedbackId'])).toEqual(['4'])
  // All others are one press away.
  await hands.click(screen.getByRole('button', { name: 'Remove the filter Feedback' }))
  await waitFor(() => expect(asked.at(-1)?.query['feedbackId']).toBeUndefined())
})

test('filtered by kind; all are read at once', async () => {
  const asked = answerAll()
  const read = edge.on(analyticsRoutes.readAdminNotification, () => {
    unread = 0
    return { count: 0, isMore: false }
  })
  const { hands } = await open()
  await hands.click(await bell('Notifications, 3 unread'))
  await hands.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull())
  expect(read[0]).toMatchObject({ params: { id: '9' }, body: { andOlder: true } })
  await hands.selectOptions(screen.getByLabelText('Kind'), 'feedback')
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ kind: 'feedback' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  await hands.selectOptions(screen.getByLabelText('Kind'), 'domain')
  await screen.findByText('Nothing matches these filters')
  await hands.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(3))
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull()
})

test('what failed is asked for again, and further ones come below', async () => {
  const many = Array.from({ length: 31 }, (_, at) => one(60 - at, {}))
  edge.on(analyticsRoutes.listAdminNotifications, ({ query }) =>
    query['pageSize'] === '1'
      ? { list: many.slice(0, 1), unread: { count: 3, isMore: false } }
      : refused('INTERNAL'),
  )
  const { hands } = await open()
  await hands.click(await bell('Notifications, 3 unread'))
  const sheet = await screen.findByRole('dialog', { name: 'Notifications' })
  const retry = within(await within(sheet).findByRole('alert')).getByRole('button', { name: 'Retry' })
  expect(within(sheet).queryByRole('list')).toBeNull()
  edge.on(analyticsRoutes.listAdminNotifications, ({ query }) => ({
    list: many
      .filter(({ notificationId, kind }) => {
        const before = Number(query['before'] ?? Infinity)
        return notificationId < before && (!query['kind'] || kind === query['kind'])
      })
      .slice(0, Number(query['pageSize'])),
    unread: { count: 3, isMore: false },
  }))
  const rows = () => within(sheet).queryAllByRole('listitem')
  await hands.click(retry)
  await waitFor(() => expect(rows()).toHaveLength(20))
  await hands.click(within(sheet).getByRole('button', { name: 'Load more' }))
  await waitFor(() => expect(rows()).toHaveLength(31))
  expect(within(sheet).queryByRole('button', { name: 'Load more' })).toBeNull()
  await hands.selectOptions(within(sheet).getByLabelText('Kind'), 'domain')
  await hands.click(await within(sheet).findByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(rows()).toHaveLength(31))
})

test('a kind is offered to whom it is told: not money and tasks to who may only see feedback', async () => {
  answerAll()
  const kinds = () =>
    [...screen.getByLabelText<HTMLSelectElement>('Kind').options].map(({ text }) => text).slice(1)
  const { hands, unmount } = await open()
  await hands.click(await bell('Notifications, 3 unread'))
  // Of the software hears the platform alone.
  expect(kinds()).toHaveLength(notificationKinds.length - 1)
  unmount()
  const staff = { roles: ['creator' as const], permissions: ['feedback.view' as const] }
  await openPanel({ at: '/panel/admin/account', edge, staff })
  await hands.click(await bell('Notifications, 3 unread'))
  await waitFor(() => expect(kinds()).toEqual(['Feedback', 'New devices']))
  edge.unanswered.length = 0
})

test('a host name that leads nowhere is named, with since when', async () => {
  edge.on(analyticsRoutes.listAdminNotifications, {
    list: [one(6, { kind: 'domain', facts: { host: 'cards.asha.in', since: '2026-11-20T04:10:00.000Z' } })],
    unread: { count: 1, isMore: false },
  })
  const { hands } = await open()
  await hands.click(await bell('Notifications, 1 unread'))
  const row = await screen.findByRole('button', { name: /cards\.asha\.in leads nowhere/ })
  expect(row.textContent).toContain('20 Nov 2026')
})

test('a certificate that is lost, and one that nobody renewed, are told each in its own words', async () => {
  const lost = { host: 'cards.asha.in', since: '2026-11-20T04:10:00.000Z', fault: 'NO_ANSWER' }
  edge.on(analyticsRoutes.listAdminNotifications, {
    list: [
      one(7, { kind: 'domain', facts: lost }),
      one(6, { kind: 'domain', facts: { host: 'asha.shop', endsAt: '2026-12-03T04:10:00.000Z' } }),
    ],
    unread: { count: 2, isMore: false },
  })
  const { hands } = await open()
  await hands.click(await bell('Notifications, 2 unread'))
  const row = await screen.findByRole('button', { name: /Visitors of cards\.asha\.in are turned away/ })
  expect(row.textContent).toContain('20 Nov 2026')
  const ending = screen.getByRole('button', { name: /The certificate of asha\.shop was not renewed/ })
  expect(ending.textContent).toContain('3 Dec 2026')
})

test('a flaw in the software whose time is over, and that nobody looks for them, are said to the platform’s admins', async () => {
  const flaw = {
    advisory: 'GHSA-35jh-r3h4-6jhm',
    package: 'fastify',
    version: '5.12.8',
    severity: 'high',
    title: 'Reads too far',
    since: '2026-10-20',
    days: 30,
  }
  edge.on(analyticsRoutes.listAdminNotifications, {
    list: [
      one(6, { kind: 'advisory', facts: flaw }),
      one(5, { kind: 'advisory', facts: { isSilent: true, since: '2026-11-20T04:10:00.000Z' } }),
    ],
    unread: { count: 2, isMore: false },
  })
  const { hands } = await openPanel({
    at: '/panel/admin/account',
    edge,
    staff: {},
    agency: { roles: ['superadmin'] },
  })
  await hands.click(await bell('Notifications, 2 unread'))
  const row = await screen.findByRole('button', { name: /known flaw: fastify 5\.12\.8/ })
  expect(row.textContent).toMatch(
    /Reads too far, GHSA-35jh-r3h4-6jhm, high\. Known here since 20 Oct 2026; its 30 days are over\./,
  )
  const silent = screen.getByRole('button', { name: /Nobody looks for flaws in the software any more/ })
  expect(silent.textContent).toContain('has not answered since 20 Nov 2026')
  expect(screen.getByLabelText<HTMLSelectElement>('Kind').textContent).toContain('Software')
  edge.unanswered.length = 0
})

test('a report that is ready, or was not made, is named and led to', async () => {
  const about = { report: 'payments', format: 'xlsx' }
  edge.on(analyticsRoutes.listAdminNotifications, {
    list: [
      one(5, { kind: 'report_file', facts: { ...about, isReady: true } }),
      one(4, { kind: 'report_file', facts: { ...about, isReady: false } }),
    ],
    unread: { count: 2, isMore: false },
  })
  edge.on(analyticsRoutes.readAdminNotification, { count: 1, isMore: false })
  const { hands, place } = await open()
  await hands.click(await bell('Notifications, 2 unread'))
  await screen.findByText('Your report “Payments” could not be made')
  await hands.click(screen.getByText('Your report “Payments” is ready'))
  await waitFor(() => expect(place()).toBe('/panel/admin/report?report=payments'))
})

test.each([
  ['an admin', {}, /^What shows here: Money, Ending plans, Image requests, Feedback, .*Reports\.$/],
  [
    'who may only answer feedback',
    { roles: ['creator' as const], permissions: ['feedback.view' as const] },
    /^What shows here: Feedback,? and New devices\.$/,
  ],
  [
    'who has no list at all',
    { roles: ['creator' as const], permissions: [] },
    'What shows here: New devices.',
  ],
])('an empty bell of %s names what they may be told of, and nothing else', async (_who, staff, says) => {
  edge.on(analyticsRoutes.listAdminNotifications, { list: [], unread: { count: 0, isMore: false } })
  const { hands } = await openPanel({ at: '/panel/admin/report', edge, staff })
  await hands.click(await bell('Notifications'))
  await screen.findByText('Nothing to look after')
  await screen.findByText(says)
})
