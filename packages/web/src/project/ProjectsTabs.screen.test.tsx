import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { projectRoutes } from '@parichay/contract/business/routes.projects.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asked, Edge, refused } from '../testing/edge.ts'
import { makePost } from '../testing/makers.library.ts'
import { makePdfCard, pdfCardsOf, pdfShop, pdfShopOwner } from '../testing/makers.pdf.ts'
import { makeVideo, videoFacts } from '../testing/makers.video.ts'
import { openPanel } from '../testing/panel.tsx'

const second = { ...pdfShop, businessId: 6, businessName: 'Rupkala Tailoring' }
const saved = [
  { businessId: 6, savedAt: '2026-11-22T06:00:00.000Z', post: makePost(12, { title: 'Diwali lamps' }) },
  {
    businessId: 5,
    savedAt: '2026-11-20T06:00:00.000Z',
    post: makePost(11, { title: 'Holi colours', type: 'STORY_IMAGE', height: 1920 }),
  },
]

let edge: Edge
let counted: Asked[]
beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  edge = new Edge()
  edge.on(authRoutes.getUser, pdfShopOwner)
  edge.on(businessRoutes.getBusinessesByUser, [pdfShop, second])
  edge.on(pdfCardRoutes.getPdfCardsByBusiness, ({ query }) =>
    pdfCardsOf(query['businessId'] === '5' ? [makePdfCard({ pdfCardNo: 2001 })] : []),
  )
  edge.on(ownImageRoutes.listSavedImages, () => ({ list: saved }))
  edge.on(frameRoutes.getImagePostSettings, refused('NOT_FOUND'))
  counted = edge.on(projectRoutes.getProjectCounts, {
    digital_card: 1,
    pdf_id_card: 9,
    promotional_video: 4,
    greeting: 2,
  })
})
afterEach(() => {
  expect(edge.unanswered.filter((one) => !/daily-image|image-|dashboard/.test(one))).toEqual([])
})
const open = (projectType: string) =>
  openPanel({ at: `/panel/customer/projects?projectType=${projectType}`, edge })
const tabs = async () =>
  within(await screen.findByRole('navigation', { name: 'Kinds of projects' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
const greetings = async () =>
  within(await screen.findByRole('list', { name: 'Greetings saved' })).getAllByRole('listitem')

test('every tab has its count at once by one call; the open one counts what it shows', async () => {
  await open('pdf_id_card')
  await waitFor(async () =>
    expect(await tabs()).toEqual(['Digital card1', 'ID cards1', 'Promotional videos4', 'Greetings saved2']),
  )
  expect(counted).toHaveLength(1)
})

test('on a narrow phone the chosen tab stands in sight', async () => {
  const sized = (name: 'offsetLeft' | 'offsetWidth' | 'clientWidth', px: (one: Element) => number) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      return px(this)
    })
  const sizes = [
    sized('clientWidth', () => 328),
    sized('offsetWidth', () => 160),
    sized('offsetLeft', (one) => (one.textContent?.startsWith('Greetings saved') ? 460 : 0)),
  ]
  try {
    await open('greeting')
    const row = await screen.findByRole('navigation', { name: 'Kinds of projects' })
    await waitFor(() => expect(row.scrollLeft).toBe(460 - (328 - 160) / 2))
  } finally {
    for (const size of sizes) size.mockRestore()
  }
})

test('counts that do not come leave the tabs as they are', async () => {
  edge.on(projectRoutes.getProjectCounts, refused('SERVICE_BUSY'))
  await open('pdf_id_card')
  await waitFor(async () =>
    expect(await tabs()).toEqual(['Digital card', 'ID cards1', 'Promotional videos', 'Greetings saved']),
  )
})

test('saved greetings of all businesses stand the latest first, are searched by name and open where they are sent from', async () => {
  edge.on(authRoutes.updatePreference, { updatedUser: pdfShopOwner })
  const { hands, place } = await open('greeting')
  expect((await greetings()).map((one) => within(one).getByRole('heading').textContent)).toEqual([
    'Diwali lamps',
    'Holi colours',
  ])
  expect(screen.queryByRole('button', { name: 'Not Done' })).toBeNull()
  await hands.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'holi')
  await waitFor(() => expect(place()).toContain('search=holi'))
  await waitFor(async () => expect(await greetings()).toHaveLength(1))
  await hands.click(within((await greetings())[0]!).getByRole('button', { name: 'Open' }))
  await waitFor(() => expect(place()).toContain('/panel/customer/daily-image?'))
  expect(place()).toContain('image=11')
  expect(place()).toContain('shape=STORY')
})

test('one is removed at once and comes back with Undo, or where the server refuses', async () => {
  const asked = edge.on(ownImageRoutes.setFavouriteImage, ({ body }) => ({
    isFavourite: (body as { isFavourite: boolean }).isFavourite,
  }))
  const { hands } = await open('greeting')
  await hands.click(within((await greetings())[0]!).getByRole('button', { name: 'Remove' }))
  await screen.findByText('Removed from favourites')
  expect(await greetings()).toHaveLength(1)
  expect(asked[0]?.body).toEqual({ businessId: 6, isFavourite: false })
  await hands.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(async () => expect(await greetings()).toHaveLength(2))
  expect(asked[1]?.body).toEqual({ businessId: 6, isFavourite: true })
  edge.on(ownImageRoutes.setFavouriteImage, refused('NOT_FOUND'))
  await hands.click(within((await greetings())[1]!).getByRole('button', { name: 'Remove' }))
  await screen.findByRole('alertdialog')
  await waitFor(() => expect(screen.getAllByText('Holi colours')).not.toHaveLength(0))
})

test('without any the way to greetings is offered, and nothing was deleted', async () => {
  edge.on(ownImageRoutes.listSavedImages, { list: [] })
  const { hands, place } = await open('greeting')
  await screen.findByText('You have no saved greetings yet')
  expect(screen.queryByRole('button', { name: 'Deleted' })).toBeNull()
  await hands.click(screen.getByRole('button', { name: 'See greetings' }))
  await waitFor(() => expect(place()).toContain('/panel/customer/daily-image'))
})

const rename = async (hands: Awaited<ReturnType<typeof open>>['hands'], name: string) => {
  await hands.click(await screen.findByRole('button', { name: /^More for/ }))
  await hands.click(await screen.findByRole('menuitem', { name: 'Rename' }))
  const box = within(await screen.findByRole('dialog', { name: 'Rename' })).getByRole('textbox')
  await hands.clear(box)
  await hands.type(box, name)
  await hands.click(screen.getByRole('button', { name: 'Save' }))
}

test('an ID card is renamed by its version; what went wrong is said in the sheet, and what was typed stays', async () => {
  const sent = edge.on(pdfCardRoutes.renamePdfCard, refused('CONFLICT'))
  const { hands } = await open('pdf_id_card')
  await screen.findByRole('button', { name: /^More for/ })
  // Somebody else changed it meanwhile.
  edge.on(pdfCardRoutes.getPdfCard, makePdfCard({ pdfCardNo: 2001, version: 2 }))
  edge.on(pdfCardRoutes.getPdfCardsByBusiness, ({ query }) =>
    pdfCardsOf(query['businessId'] === '5' ? [makePdfCard({ pdfCardNo: 2001, version: 2 })] : []),
  )
  await rename(hands, 'Class 6')
  const sheet = within(await screen.findByRole('dialog', { name: 'Rename' }))
  expect((await sheet.findByRole('alert')).textContent).toMatch(/changed or switched off elsewhere/)
  expect(sheet.getByRole<HTMLInputElement>('textbox').value).toBe('Class 6')
  const again = edge.on(pdfCardRoutes.renamePdfCard, makePdfCard({ title: 'Class 6', version: 3 }))
  edge.on(
    pdfCardRoutes.getPdfCardsByBusiness,
    pdfCardsOf([makePdfCard({ pdfCardNo: 2001, title: 'Class 6', version: 3 })]),
  )
  await hands.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent[0]?.body).toEqual({ pdfCardNo: 2001, title: 'Class 6', version: 1 })
  // What is sent again is over what stands now.
  expect(again.at(-1)?.body).toEqual({ pdfCardNo: 2001, title: 'Class 6', version: 2 })
  await screen.findAllByRole('heading', { name: 'Class 6' })
})

test('a name whose answer was lost and that is sent again stands already: nothing is said to be wrong', async () => {
  edge.on(pdfCardRoutes.renamePdfCard, refused('CONFLICT'))
  const { hands } = await open('pdf_id_card')
  await screen.findByRole('button', { name: /^More for/ })
  const named = makePdfCard({ pdfCardNo: 2001, title: 'Class 7', version: 2 })
  edge.on(pdfCardRoutes.getPdfCard, named)
  edge.on(pdfCardRoutes.getPdfCardsByBusiness, ({ query }) =>
    pdfCardsOf(query['businessId'] === '5' ? [named] : []),
  )
  await rename(hands, 'Class 7')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('heading', { name: 'Class 7' })
})

test('a video is renamed with all that it says, and not without a name', async () => {
  const video = makeVideo()
  const sent = edge.on(userVideoRoutes.saveUserVideo, { ...video, title: 'Diwali offer' })
  edge.on(userVideoRoutes.getUserVideosByBusiness, ({ query }) => ({
    list: query['businessId'] === '5' ? [video] : [],
    facts: videoFacts,
    allowance: { limit: 3, used: 1, left: 2, why: null },
  }))
  const { hands } = await open('promotional_video')
  await rename(hands, '  ')
  const sheet = within(await screen.findByRole('dialog', { name: 'Rename' }))
  await sheet.findByText('This field is required.')
  expect(sent).toEqual([])
  await hands.type(sheet.getByRole('textbox'), 'Diwali offer')
  await hands.click(sheet.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const { videoNo, templateId, values, version } = video
  expect(sent[0]?.body).toEqual({ videoNo, templateId, values, version, title: 'Diwali offer' })
})
