import { UserVideoListItem, type VideoRender } from '@parichay/contract/video/fields.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Asked, Edge, refused } from '../../testing/edge.ts'
import { makeVideo } from '../../testing/makers.video.ts'
import { openPanel } from '../../testing/panel.tsx'

let edge: Edge
let asked: Asked[]
beforeEach(() => {
  edge = new Edge()
  asked = edge.on(userVideoRoutes.listUserVideos, { list: [], total: 0, totalIsMore: false })
})
afterEach(() => expect(edge.unanswered).toEqual([]))
const at = '/panel/admin/projects?projectType=promotional_video'

test('videos are searched in the five ways and narrowed by the address', async () => {
  const panel = await openPanel({
    at: `${at}&searchBy=registeredPhoneNumber&search=98765&state=failed&to=2026-11-02&from=x`,
    edge,
    staff: {},
  })
  await screen.findByText('No results for “98765”')
  expect(asked[0]?.query).toEqual({
    searchBy: 'registeredPhoneNumber',
    search: '98765',
    state: 'failed',
    to: '2026-11-02',
  })
  await panel.hands.selectOptions(screen.getByLabelText('Search in'), 'Title of the video')
  await waitFor(() => expect(asked.at(-1)?.query).toMatchObject({ searchBy: 'companyName', state: 'failed' }))
})

test('which of the five is searched narrows nothing by itself', async () => {
  await openPanel({ at: `${at}&searchBy=companyName`, edge, staff: {} })
  await screen.findByText('No videos yet')
})

const film = (facts: Partial<UserVideoListItem> = {}): UserVideoListItem =>
  UserVideoListItem.parse({
    ...makeVideo(),
    agencyName: 'Rangtapi Digital',
    payment: null,
    ...facts,
  })
const { can } = film()
/** The menu of the only row. */
async function openMenu(facts: Partial<UserVideoListItem> = {}) {
  edge.on(userVideoRoutes.listUserVideos, { list: [film(facts)], total: 1, totalIsMore: false })
  const panel = await openPanel({ at, edge, staff: {} })
  await panel.hands.click(await screen.findByRole('button', { name: 'Actions for Diwali sweets' }))
  const items = (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
  const press = (name: string) => panel.hands.click(screen.getByRole('menuitem', { name }))
  return { ...panel, items, press }
}
const failed: VideoRender = {
  renderNo: 9,
  ofVersion: 1,
  state: 'failed',
  isSample: false,
  position: 0,
  percent: 0,
  secondsLeft: null,
  seconds: 13,
  hasSmall: false,
  attempts: 2,
  fault: 'GLYPH_MISSING',
  bytes: null,
  orderedAt: '2026-11-20T06:00:00.000Z',
  readyAt: null,
  keptUntil: null,
}

test('the film is looked at over the list, also where there is no room beside it', async () => {
  const { press } = await openMenu()
  await press('Preview')
  const sheet = await screen.findByRole('dialog', { name: 'Diwali sweets' })
  expect(within(sheet).getByLabelText('The film of Diwali sweets').getAttribute('src')).toContain(
    'videoNo=3001',
  )
})

test('what never may be done is not in the menu: no preview without a film, no payment without the right', async () => {
  const { items } = await openMenu({
    can: { ...can, download: 'NOT_FOUND', pay: 'NOT_ALLOWED', status: 'NOT_ALLOWED' },
  })
  expect(items).toEqual(['Make the film', 'Open business', 'Delete'])
})

test('a film is made again; one that is switched off says why first', async () => {
  const made = edge.on(userVideoRoutes.renderUserVideo, refused('RENDER_BUSY'))
  const { press, hands } = await openMenu({ render: failed, can: { ...can, status: true } })
  await press('Make the film again')
  await waitFor(() => expect(made[0]?.body).toEqual({ videoNo: 3001, version: 1 }))
  await hands.click(await screen.findByRole('button', { name: 'Ok' }))
  const sent = edge.on(userVideoRoutes.updateUserVideoStatus, refused('CONFLICT'))
  await hands.click(await screen.findByRole('button', { name: 'Actions for Diwali sweets' }))
  await press('Deactivate')
  const sheet = await screen.findByRole('alertdialog', { name: 'Deactivate Diwali sweets?' })
  await hands.type(within(sheet).getByLabelText(/Reason/), 'A wrong name')
  await hands.click(within(sheet).getByRole('button', { name: 'Deactivate' }))
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({ videoNo: 3001, status: 'INACTIVE', reason: 'A wrong name', version: 1 }),
  )
})

test('a deleted one goes after a question, and Undo brings it back', async () => {
  const asked = edge.on(userVideoRoutes.deleteUserVideo, { deleted: true } as never)
  const { press, hands } = await openMenu()
  await press('Delete')
  await hands.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete video' }),
  )
  await hands.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(asked.map(({ body }) => body)).toEqual([{ videoNo: 3001 }, { videoNo: 3001, restore: true }]),
  )
})
