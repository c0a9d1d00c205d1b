import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { ImagePost, ImageRequest } from '@parichay/contract/greeting/fields.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asked, Edge, refused } from '../testing/edge.ts'
import { makeUser } from '../testing/makers.customer.ts'
import { makeFrames } from '../testing/makers.frames.ts'
import { makeBusiness } from '../testing/makers.ts'
import { makeImageCategory, makePost } from '../testing/makers.library.ts'
import { openPanel } from '../testing/panel.tsx'
import { watchSavedFiles } from '../testing/saved-files.ts'
import { SeenAtOnce } from '../testing/seen-at-once.ts'

const at = '/panel/customer/daily-image'
/** A post as customers have it: without what only its keepers see. */
const post = (imageId: number, title: string, facts: Partial<ImagePost> = {}): ImagePost => {
  const {
    downloads: _downloads,
    uses: _uses,
    can: _can,
    ...seen
  } = makePost(imageId, {
    title,
    isExclusive: false,
    ...facts,
  })
  return seen
}
const quotes = makeImageCategory({ name: 'Quotes', order: 8, isShared: true })
const life = post(3, 'Life 3')
const popular = post(4, 'Gratitude 2', { isPopular: true })
let edge: Edge
let searched: Asked[]
let listed: Asked[]
let requests: ImageRequest[]
let favourites: ImagePost[]
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', SeenAtOnce)
  Element.prototype.scrollTo = () => undefined
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null)
  requests = []
  edge = new Edge()
  edge.on(authRoutes.getUser, makeUser())
  edge.on(businessRoutes.getBusinessesByUser, [makeBusiness()])
  edge.on(cardRoutes.getCardsByBusiness, [])
  edge.on(frameRoutes.getImagePostSettings, makeFrames())
  edge.on(greetingRoutes.listImageCategories, [quotes])
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(greetingRoutes.listImageSubcategories, [])
  edge.on(greetingRoutes.listImageTags, [])
  edge.on(ownImageRoutes.getDayImages, { list: [life], occasion: 0, hasMore: false })
  favourites = []
  edge.on(ownImageRoutes.listFavouriteImages, () => favourites)
  edge.on(imagePostRoutes.listImageRequests, () => ({ list: requests, next: null, open: requests.length }))
  edge.on(imagePostRoutes.listImagePostsBySubcategories, [])
  edge.on(imagePostRoutes.listImagePostsByIds, [life])
  searched = edge.on(imagePostRoutes.searchImagePosts, ({ query }) =>
    query['q'] === 'qzxqzx' ? [] : [post(5, 'Gratitude 3')],
  )
  listed = edge.on(imagePostRoutes.listImagePosts, ({ query }) => ({
    list: query['popular']
      ? query['shape'] === 'STORY'
        ? []
        : [popular]
      : [popular, post(5, 'Gratitude 3')],
    next: null,
  }))
})
afterEach(() => {
  vi.restoreAllMocks()
  // The letters of a frame come as files.
  expect(edge.unanswered.filter((one) => one.includes('/api/'))).toEqual([])
})
async function open(query = '', more: object = {}) {
  const panel = await openPanel({ at: `${at}${query}`, edge, ...more })
  const press = async (name: string | RegExp) =>
    panel.hands.click((await screen.findAllByRole('button', { name }))[0]!)
  return { ...panel, press }
}

test('words stand in the address; what they do not find is cleared by one press', async () => {
  const { hands, press, place } = await open()
  await hands.type(await screen.findByRole('searchbox'), 'grattitude')
  await screen.findByRole('heading', { name: 'Results for “grattitude”' })
  await screen.findByRole('link', { name: /Gratitude 3/ })
  expect(place()).toContain('search=grattitude')
  expect(searched.at(-1)!.query).toMatchObject({ q: 'grattitude' })
  await hands.clear(screen.getByRole('searchbox'))
  await hands.type(screen.getByRole('searchbox'), 'qzxqzx')
  await screen.findByText('No results for “qzxqzx”')
  await press('Clear filters')
  await waitFor(() => expect(place()).toBe(at))
})

test('a group stands in the address, and of its pictures what many send is marked', async () => {
  const { press, place } = await open()
  await press('Quotes')
  await screen.findByRole('heading', { name: 'Quotes' })
  expect(place()).toContain('category=1')
  expect(listed.at(-1)!.query).toMatchObject({ imageCategoryId: '1' })
  const list = within(screen.getByRole('list', { name: 'Quotes' }))
  list.getByRole('link', { name: /Gratitude 2.*Popular/ })
  expect(list.getByRole('link', { name: /Gratitude 3/ }).textContent).not.toContain('Popular')
})

test('what is popular has a list of its own; stories have none yet, and lead back to today', async () => {
  const { press, place } = await open()
  await press('Popular')
  const list = within(await screen.findByRole('list', { name: 'Popular with shops' }))
  expect(list.getAllByRole('link')).toHaveLength(1)
  expect(place()).toContain('show=popular')
  await press('Story')
  await screen.findByRole('heading', { name: 'Nothing is popular yet' })
  await press('See today’s pictures')
  await screen.findByRole('heading', { name: 'Today' })
})

test('a picture that is not there is asked for, and stands among the requests', async () => {
  const asked = edge.on(imagePostRoutes.requestImages, ({ body }) => {
    const { occasion, note } = body as { occasion: string; note: string }
    const made: ImageRequest = {
      imageRequestId: 8,
      businessId: 5,
      businessName: 'Anand Mithai',
      occasion,
      day: null,
      language: 'en',
      note,
      status: 'OPEN',
      imageId: null,
      answer: '',
      answeredAt: null,
      createdAt: '2026-11-27T06:00:00.000Z',
      can: { answer: 'NOT_ALLOWED', openBusiness: 'NOT_ALLOWED' },
    }
    requests = [made]
    return made
  })
  const { hands, press } = await open()
  await press('Request an image')
  const form = within(await screen.findByRole('dialog', { name: 'Request an image' }))
  await hands.click(form.getByRole('button', { name: 'Send request' }))
  await form.findByText('This field is required.')
  expect(asked).toEqual([])
  await hands.type(form.getByLabelText(/^Occasion/), 'Bonalu')
  await hands.click(form.getByRole('button', { name: 'Send request' }))
  const list = within(await screen.findByRole('list', { name: 'Your requests' }))
  await list.findByText('Bonalu')
  expect(asked[0]!.body).toMatchObject({ businessId: 5, occasion: 'Bonalu', language: 'en' })
  // What was sent is no draft of the next wish, neither here nor after a reload.
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(localStorage.getItem('panel.drafts') ?? '').not.toContain('Bonalu')
  await press('Request an image')
  const next = within(await screen.findByRole('dialog', { name: 'Request an image' }))
  expect(next.getByLabelText<HTMLInputElement>(/^Occasion/).value).toBe('')
})

test('one that is planned is an entry of the phone’s calendar, which leads back to it', async () => {
  const saved = watchSavedFiles()
  const { hands, press } = await open('?image=3', { inAddressBar: true })
  await press('Schedule')
  const plan = within(await screen.findByRole('dialog', { name: 'Schedule' }))
  const days = within(plan.getByLabelText(/^Day/)).getAllByRole<HTMLOptionElement>('option')
  expect(days.length).toBeGreaterThanOrEqual(60)
  expect(days[0]!.value).toBe(addDays(istDay(new Date()), 1))
  const day = days[4]!.value
  await hands.selectOptions(plan.getByLabelText(/^Day/), day)
  await hands.selectOptions(plan.getByLabelText(/^Time/), '09:30')
  await hands.click(plan.getByRole('button', { name: 'Add to calendar' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  const text = (await saved[0]!.text()).replaceAll('\r\n ', '')
  expect(text).toContain(`DTSTART:${day.replaceAll('-', '')}T040000Z\r\n`)
  expect(text).toContain('SUMMARY:Send “Life 3” on WhatsApp\r\n')
  expect(text).toContain(`URL:${location.origin}${at}?image=3\r\n`)
})

test('the entry leads back to the picture that stands large above the list, too', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('min-width'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }))
  const saved = watchSavedFiles()
  const { hands, press } = await open('', { inAddressBar: true })
  await press('Schedule')
  const plan = within(await screen.findByRole('dialog', { name: 'Schedule' }))
  await hands.click(plan.getByRole('button', { name: 'Add to calendar' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect((await saved[0]!.text()).replaceAll('\r\n ', '')).toContain(
    `URL:${location.origin}${at}?image=3\r\n`,
  )
})

test('a heart keeps a picture among the favourites, here at once', async () => {
  const kept = edge.on(ownImageRoutes.setFavouriteImage, ({ body }) => {
    const { isFavourite } = body as { isFavourite: boolean }
    favourites = isFavourite ? [life] : []
    return { isFavourite }
  })
  const { press } = await open('?image=3')
  await press('Add to favourites')
  await screen.findAllByRole('button', { name: 'Remove from favourites' })
  await waitFor(() => expect(kept.map(({ body }) => body)).toEqual([{ businessId: 5, isFavourite: true }]))
})

test('a heart that is pressed while the favourites are on their way leaves the others among them', async () => {
  favourites = [popular]
  let held = new Promise<void>(() => undefined)
  edge.on(ownImageRoutes.listFavouriteImages, async () => {
    await held
    return favourites
  })
  edge.on(ownImageRoutes.setFavouriteImage, () => {
    favourites = [life, popular]
    return { isFavourite: true }
  })
  const { press } = await open('?image=3')
  await press('Add to favourites')
  held = Promise.resolve()
  await screen.findAllByRole('button', { name: 'Remove from favourites' })
  await press('Close')
  await press('Favourites')
  const list = within(await screen.findByRole('list', { name: 'Favourites' }))
  await list.findByRole('link', { name: /Life 3/ })
  await list.findByRole('link', { name: /Gratitude 2/ })
})

test('a heart that the server refuses is none, also where the favourites could not be read', async () => {
  let refuse = () => {}
  edge.on(ownImageRoutes.listFavouriteImages, refused('SERVICE_BUSY'))
  edge.on(ownImageRoutes.setFavouriteImage, async () => {
    await new Promise<void>((go) => (refuse = go))
    return refused('NOT_FOUND')
  })
  const { press } = await open('?image=3')
  await press('Add to favourites')
  await screen.findAllByRole('button', { name: 'Remove from favourites' })
  refuse()
  await press('Ok')
  await screen.findAllByRole('button', { name: 'Add to favourites' })
})

test('where they are switched off for a business, its owner is told so', async () => {
  edge.on(frameRoutes.getImagePostSettings, makeFrames({ isEnabled: false }))
  await open()
  await screen.findByText('Greetings are not switched on')
  await screen.findByText('Your provider can open them for you.')
})

test('a wish begins with what was looked for last', async () => {
  const { hands, press } = await open('?search=Bonalu')
  const asked = async () => {
    await press('Request an image')
    const sheet = within(await screen.findByRole('dialog', { name: 'Request an image' }))
    const { value } = await sheet.findByLabelText<HTMLInputElement>(/^Occasion/)
    await hands.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    return value
  }
  expect(await asked()).toBe('Bonalu')
  await hands.clear(await screen.findByRole('searchbox'))
  await hands.type(screen.getByRole('searchbox'), 'Onam')
  await screen.findByRole('heading', { name: 'Results for “Onam”' })
  expect(await asked()).toBe('Onam')
})
