import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { OwnDataFile } from '@parichay/contract/own-data/fields.ts'
import { ownDataRoutes } from '@parichay/contract/own-data/routes.ts'
import { ownerNoticeRoutes } from '@parichay/contract/owner-notice/routes.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { makeUser } from '../testing/makers.customer.ts'
import { openPanel } from '../testing/panel.tsx'

const one = (facts: Partial<OwnDataFile> = {}): OwnDataFile => ({
  ownDataFileId: 7,
  state: 'ready',
  partsDone: 40,
  partsTotal: 40,
  leftOut: 0,
  bytes: 5 * 2 ** 20,
  createdAt: '2026-11-20T06:00:00.000Z',
  endedAt: '2026-11-20T06:01:00.000Z',
  expiresAt: '2026-11-27T06:01:00.000Z',
  ...facts,
})
const making = (facts: Partial<OwnDataFile> = {}) =>
  one({ state: 'working', bytes: null, endedAt: null, expiresAt: null, ...facts })

let edge: Edge
let file: OwnDataFile | null
beforeEach(() => {
  file = null
  edge = new Edge()
  edge.on(authRoutes.getUser, makeUser({}))
  edge.on(businessRoutes.getBusinessesByUser, [])
  edge.on(ownDataRoutes.getOwnDataFile, () => ({ file }))
  edge.on(ownerNoticeRoutes.listOwnerNotices, { list: [], unread: { count: 0, isMore: false } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  expect(edge.unanswered).toEqual([])
})
const open = () => openPanel({ at: '/panel/customer/account/data', edge })
const password = () => screen.findByLabelText<HTMLInputElement>(/^Password/)

test('asked for with the password; its progress is seen, and without more ado that it is ready', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  const asked = edge.on(
    ownDataRoutes.makeOwnDataFile,
    () => (file = making({ state: 'waiting', partsTotal: 0, partsDone: 0 })),
  )
  const { hands } = await open()
  await hands.type(await password(), 'river-stone-98')
  await hands.click(await screen.findByRole('button', { name: 'Make my copy' }))
  await screen.findByText('Waits for its turn')
  expect(asked[0]?.body).toEqual({ password: 'river-stone-98' })
  file = making({ partsDone: 12, partsTotal: 40 })
  await act(() => vi.advanceTimersByTimeAsync(2100))
  await screen.findByText('12 of 40 parts')
  expect(screen.getByRole('progressbar', { name: '12 of 40 parts' }).getAttribute('aria-valuenow')).toBe('30')
  file = one()
  await act(() => vi.advanceTimersByTimeAsync(2100))
  await screen.findByText('Your copy is ready')
  screen.getByText(/^5\.0 MB, to download until 27 Nov 2026/)
})

test('a password that is wrong is said at its field, and too many copies by how long to wait; what was typed stays', async () => {
  edge.on(ownDataRoutes.makeOwnDataFile, refused('PASSWORD_WRONG', { field: 'password' }))
  const { hands } = await open()
  await hands.type(await password(), 'not-this-one')
  await hands.click(await screen.findByRole('button', { name: 'Make my copy' }))
  await screen.findByText('That is not your password.')
  expect((await password()).value).toBe('not-this-one')
  edge.on(ownDataRoutes.makeOwnDataFile, refused('RATE_LIMITED', { retryAfterSec: 7200 }))
  await hands.click(await screen.findByRole('button', { name: 'Make my copy' }))
  await screen.findByText(/try again in 120 minutes/)
})

test('one that is ready is fetched by the browser itself, if it is still there; a new one may be asked for', async () => {
  file = one({ leftOut: 2 })
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    expect(this.getAttribute('href')).toBe('/api/v1/account/data/7/content')
  })
  const { hands } = await open()
  await screen.findByText(/^2 files found no room/)
  await hands.click(await screen.findByRole('button', { name: 'Download my data' }))
  await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1))
  await hands.click(screen.getByRole('button', { name: 'Make a new copy' }))
  await password()
  file = one({ state: 'expired' })
  await hands.click(screen.getByRole('button', { name: 'Download my data' }))
  await screen.findByText(/^Your last copy could be downloaded until 27 Nov 2026/)
  expect(clicked).toHaveBeenCalledTimes(1)
})

test('one that failed says so and is asked for again', async () => {
  file = one({ state: 'failed', bytes: null, expiresAt: null })
  await open()
  await screen.findByText(/^The copy could not be made/)
  await screen.findByRole('button', { name: 'Make my copy' })
})

test('where it stands cannot be read: it is said, and tried again', async () => {
  edge.on(ownDataRoutes.getOwnDataFile, refused('VALIDATION'))
  const { hands } = await open()
  const again = await screen.findByRole('button', { name: 'Retry' })
  edge.on(ownDataRoutes.getOwnDataFile, { file: null })
  await hands.click(again)
  await screen.findByRole('button', { name: 'Make my copy' })
})
