import type { FilmNotice, OwnerNotice } from '@parichay/contract/owner-notice/fields.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { ownerNoticeRoutes } from '@parichay/contract/owner-notice/routes.ts'
import { ownDataRoutes } from '@parichay/contract/own-data/routes.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../../testing/edge.ts'
import { openPanel } from '../../testing/panel.tsx'

const at = new Date(Date.now() - 3 * 3_600_000).toISOString()
const one = (noticeId: number, more: Partial<FilmNotice> = {}): FilmNotice => ({
  noticeId,
  kind: 'film_ready',
  businessId: 5,
  businessName: 'Anand Sweets',
  videoNo: 3000 + noticeId,
  title: 'Diwali sweets',
  isSample: false,
  isRead: false,
  createdAt: at,
  ...more,
})

let edge: Edge
let unread: number
beforeEach(() => {
  edge = new Edge()
  unread = 2
  edge.on(authRoutes.getUser, {
    userId: 3,
    isForeignUser: false,
    phoneNumber: '+919825012345',
    email: null,
    title: null,
    name: 'R. K. Anand',
    preference: {},
    mustChangePassword: false,
    createdAt: at,
  })
  edge.on(businessRoutes.getBusinessesByUser, [])
  edge.on(userVideoRoutes.getUserVideo, refused('NOT_FOUND'))
})
afterEach(() => {
  vi.useRealTimers()
  expect(edge.unanswered).toEqual([])
})
const answer = (list: OwnerNotice[]) =>
  edge.on(ownerNoticeRoutes.listOwnerNotices, ({ query }) => ({
    list: list.slice(0, Number(query['pageSize'])),
    unread: { count: unread, isMore: false },
  }))
/** A page that asks for little. */
const open = () => openPanel({ at: '/panel/customer/video-templates', edge })
const bell = (name: string) => screen.findByRole('button', { name }, { timeout: 10_000 })

test('the bell counts films that ended; opening one reads it and leads to its video', async () => {
  answer([
    one(9),
    one(8, { kind: 'film_failed', title: 'New sarees' }),
    one(7, { isSample: true, isRead: true }),
  ])
  const read = edge.on(ownerNoticeRoutes.readOwnerNotices, () => {
    unread = 1
    return { count: 1, isMore: false }
  })
  const { hands, place } = await open()
  await hands.click(await bell('Notifications, 2 unread'))
  const list = await screen.findByRole('list', { name: 'Notifications' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    'Your film “Diwali sweets” is ready3 hours agoUnread',
    'Your film “New sarees” could not be madeNothing was counted. Open it and try again.\u00a0· 3 hours agoUnread',
    'Your film “Diwali sweets” is readySample\u00a0· 3 hours ago',
  ])
  await hands.click(within(list).getByText('Your film “New sarees” could not be made'))
  await waitFor(() => expect(read[0]?.body).toEqual({ noticeId: 8 }))
  await waitFor(() => expect(place()).toBe('/panel/customer/video-templates?businessId=5&videoNo=3008'))
  await bell('Notifications, 1 unread')
})

test('the copy of the own data is told of too, and leads to where it is downloaded', async () => {
  const own = { isRead: true, createdAt: at }
  answer([
    one(9, { isRead: true }),
    { noticeId: 8, kind: 'data_failed', ...own },
    { noticeId: 7, kind: 'data_ready', ...own },
  ])
  unread = 0
  edge.on(ownDataRoutes.getOwnDataFile, { file: null })
  const { hands, place } = await open()
  await hands.click(await bell('Notifications'))
  const list = await screen.findByRole('list', { name: 'Notifications' })
  expect(
    within(list)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toEqual([
    'Your film “Diwali sweets” is ready3 hours ago',
    'The copy of your data could not be madeOpen it and try again.\u00a0· 3 hours ago',
    'Your data is ready to download3 hours ago',
  ])
  await hands.click(within(list).getByText('Your data is ready to download'))
  await waitFor(() => expect(place()).toBe('/panel/customer/account/data'))
})

test('a lead is told of by name, and leads to the leads of its business', async () => {
  const of = { businessId: 5, businessName: 'Anand Sweets', isRead: false, createdAt: at }
  answer([{ noticeId: 9, kind: 'lead', title: 'Asha Patel', leadId: 12, ...of }])
  const read = edge.on(ownerNoticeRoutes.readOwnerNotices, { count: 0, isMore: false })
  const chosen = edge.on(authRoutes.updatePreference, refused('INTERNAL'))
  const { hands, place } = await open()
  await hands.click(await bell('Notifications, 2 unread'))
  await hands.click(await screen.findByText('New lead: Asha Patel'))
  await waitFor(() => expect(read[0]?.body).toEqual({ noticeId: 9 }))
  await waitFor(() => expect(place()).toBe('/panel/customer/leads'))
  expect(chosen[0]?.body).toEqual({ preference: { activeBusinessId: 5 } })
})

test('all are read at once; nothing new has a picture of its own', async () => {
  answer([one(9), one(8)])
  const read = edge.on(ownerNoticeRoutes.readOwnerNotices, () => {
    unread = 0
    return { count: 0, isMore: false }
  })
  const { hands } = await open()
  await hands.click(await bell('Notifications, 2 unread'))
  await hands.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull())
  expect(read[0]?.body).toEqual({ noticeId: 9, andOlder: true })
})

test('it asks again while the page is looked at', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  answer([one(9)])
  await open()
  await act(() => vi.advanceTimersByTimeAsync(3000))
  await bell('Notifications, 2 unread')
  unread = 3
  await act(() => vi.advanceTimersByTimeAsync(41_000))
  await bell('Notifications, 3 unread')
})
