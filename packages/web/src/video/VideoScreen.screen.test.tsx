import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { UserVideo, UserVideosOfBusiness, VideoRender } from '@parichay/contract/video/fields.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { startValues } from '@parichay/contract/video/rules.ts'
import type { VideoTemplateWithScene } from '@parichay/contract/video/template.ts'
import { contentOf } from '@parichay/video/order.ts'
import { templateOf } from '@parichay/video/templates.ts'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { pdfShop as business } from '../testing/makers.pdf.ts'
import { openPanel } from '../testing/panel.tsx'
import { SlowUpload } from '../testing/slow-uploads.ts'
import type { ImageCropperProps } from '../ui/picture/ImageCropper.tsx'
import { allowSharing } from '../ui/sharing.ts'

// Cutting needs a picture that is drawn: here it is taken as it is.
vi.mock('../ui/picture/ImageCropper.tsx', () => ({
  ImageCropper: ({ file, onDone }: ImageCropperProps) => (
    <button type="button" onClick={() => onDone(file)}>
      Use
    </button>
  ),
}))

const facts: UserVideosOfBusiness['facts'] = {
  businessName: 'Anand Sweets',
  tagline: '',
  phone: '98250 12345',
  website: '',
  address: 'Station Road, Anand',
  city: 'Anand',
  mainColour: null,
  accentColour: null,
  logoUrl: null,
  language: 'en',
  products: [{ name: 'Kaju katli', price: '₹1,200', picture: null }],
}
const template = (templateId: number, code: string): VideoTemplateWithScene => ({
  templateId,
  ...contentOf(templateOf(code)!),
  code,
  scene: null,
  status: 'PUBLISHED',
  popularity: templateId,
  version: 1,
  publishedVersion: 1,
  isPremium: false,
  figures: null,
  test: null,
  can: {
    change: 'NOT_ALLOWED',
    delete: 'NOT_ALLOWED',
    test: 'NOT_ALLOWED',
    publish: 'NOT_ALLOWED',
    withdraw: 'NOT_ALLOWED',
    rollBack: 'NOT_ALLOWED',
  },
})
const plate = template(11, 'plate')
const render = (more: Partial<VideoRender> = {}): VideoRender => ({
  renderNo: 5,
  ofVersion: 1,
  state: 'rendering',
  isSample: false,
  position: 0,
  percent: 43,
  secondsLeft: 20,
  fault: null,
  attempts: 1,
  seconds: 13,
  bytes: null,
  hasSmall: false,
  orderedAt: '2026-11-22T06:00:00.000Z',
  readyAt: null,
  keptUntil: null,
  ...more,
})
const video = (more: Partial<UserVideo> = {}): UserVideo => ({
  videoNo: 3001,
  agencyId: 1,
  businessId: 5,
  businessName: 'Anand Sweets',
  templateId: 11,
  templateVersion: 1,
  templateTitle: plate.title,
  shape: 'SQUARE',
  seconds: 13,
  title: 'Diwali sweets',
  values: startValues(plate, facts),
  pictures: {},
  status: 'ACTIVE',
  cover: { by: 'plan', why: null, left: 2 },
  render: null,
  film: null,
  can: {
    edit: true,
    status: 'NOT_ALLOWED',
    delete: true,
    render: true,
    cancel: true,
    download: true,
    pay: true,
  },
  version: 1,
  createdAt: '2026-11-22T06:00:00.000Z',
  updatedAt: '2026-11-22T06:00:00.000Z',
  ...more,
})

let edge: Edge
beforeEach(() => {
  // Nothing comes near the screen: films are drawn in browsers only.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  const none = () => undefined
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: none,
    removeEventListener: none,
    addListener: none,
    removeListener: none,
  }))
  edge = new Edge()
  edge.on(authRoutes.getUser, {
    userId: 3,
    isForeignUser: false,
    phoneNumber: '+919825012345',
    email: null,
    title: null,
    name: 'R. K. Anand',
    preference: {},
    mustChangePassword: false,
    createdAt: '2026-11-01T06:00:00.000Z',
  })
  edge.on(businessRoutes.getBusiness, business)
  edge.on(businessRoutes.getBusinessesByUser, [business])
  edge.on(videoTemplateRoutes.listVideoTemplates, [
    template(10, 'countdown'),
    plate,
    template(12, 'pulse-story'),
  ])
  edge.on(videoTemplateRoutes.getVideoTemplate, plate)
  answerVideo(video())
})
/** One video; the address of all of a business would be taken for one of them, so it is answered last. */
function answerVideo(one: Parameters<typeof edge.on<typeof userVideoRoutes.getUserVideo>>[1]) {
  edge.on(userVideoRoutes.getUserVideo, one)
  edge.on(userVideoRoutes.getUserVideosByBusiness, {
    list: [],
    facts,
    allowance: { limit: 3, used: 1, left: 2, why: null },
  })
}
afterEach(() => {
  localStorage.clear()
  expect(edge.unanswered.filter((one) => /video|business|user/.test(one))).toEqual([])
})
const open = (query: string) => openPanel({ at: `/panel/customer/video-templates${query}`, edge })
const button = (name: string | RegExp) => screen.findByRole('button', { name })

test('templates of all trades, found by trade, shape and words; what of the plan is left', async () => {
  const panel = await open('?businessId=5')
  expect(await screen.findByText('2 of 3 films left')).toBeTruthy()
  const links = () => within(screen.getByRole('list', { name: 'Templates' })).getAllByRole('link')
  expect(links().map((link) => link.getAttribute('href'))).toEqual([
    '/panel/customer/video-templates?businessId=5&templateId=10',
    '/panel/customer/video-templates?businessId=5&templateId=11',
    '/panel/customer/video-templates?businessId=5&templateId=12',
  ])
  await panel.hands.click(await button('Food'))
  await waitFor(() => expect(links()).toHaveLength(1))
  await panel.hands.click(await button('Story'))
  expect(await screen.findByText('No template found')).toBeTruthy()
  await panel.hands.click(await button('Clear filters'))
  await waitFor(() => expect(links()).toHaveLength(3))
})

test('a new film holds the business and its product, counts letters, is saved and stays open under its number', async () => {
  const saved = edge.on(userVideoRoutes.saveUserVideo, video())
  const panel = await open('?businessId=5&templateId=11')
  const item = await screen.findByLabelText('First dish')
  expect((item as HTMLInputElement).value).toBe('Kaju katli')
  expect((screen.getByLabelText(/Name of the business/) as HTMLInputElement).value).toBe('Anand Sweets')
  expect(screen.getByLabelText('10 of 28 letters')).toBeTruthy()
  await panel.hands.clear(item)
  await panel.hands.type(item, 'Soan papdi')
  await panel.hands.click(await button('Save draft'))
  await waitFor(() => expect(panel.place()).toContain('videoNo=3001'))
  expect(saved[0]!.body).toMatchObject({
    businessId: 5,
    templateId: 11,
    templateVersion: 1,
    values: { texts: { item1: 'Soan papdi', price1: '₹1,200' }, colours: { main: '#14532d' } },
  })
})

test('what is too long or missing is told, and nothing is sent', async () => {
  const saved = edge.on(userVideoRoutes.saveUserVideo, video())
  const panel = await open('?videoNo=3001')
  const dish = await screen.findByLabelText(/^Dish or offer/)
  await panel.hands.clear(dish)
  await panel.hands.click(await button('Make the film'))
  expect(await screen.findByText('Fill in “Dish or offer” first.')).toBeTruthy()
  await panel.hands.type(dish, 'क्षे'.repeat(45))
  expect(await screen.findByText('Shorten it to 44 letters.')).toBeTruthy()
  await panel.hands.click(await button('Save draft'))
  expect(saved).toEqual([])
  // As many as the box counts are taken, of however many signs each is made.
  fireEvent.change(dish, { target: { value: 'क्षे'.repeat(44) } })
  await panel.hands.click(await button('Save draft'))
  await waitFor(() => expect(saved).toHaveLength(1))
})

test('a step back and forward again through what was typed', async () => {
  const panel = await open('?videoNo=3001')
  const dish = (await screen.findByLabelText(/^Dish or offer/)) as HTMLInputElement
  const before = dish.value
  await panel.hands.type(dish, '!')
  await panel.hands.click(await button('Undo'))
  expect(dish.value).toBe(before)
  await panel.hands.click(await button('Redo'))
  expect(dish.value).toBe(`${before}!`)
})

test('a step back right after the last letter loses none of it', async () => {
  const panel = await open('?videoNo=3001')
  const dish = (await screen.findByLabelText(/^Dish or offer/)) as HTMLInputElement
  const before = dish.value
  await panel.hands.type(dish, '!')
  // The step before is kept once typing rests.
  await new Promise((go) => setTimeout(go, 700))
  await panel.hands.type(dish, '?')
  await panel.hands.click(await button('Undo'))
  expect(dish.value).toBe(`${before}!`)
  await panel.hands.click(await button('Redo'))
  expect(dish.value).toBe(`${before}!?`)
})

test('the picture of a slot is the one that the film names, also after a step back', async () => {
  SlowUpload.sent.length = 0
  vi.stubGlobal('XMLHttpRequest', SlowUpload)
  const slot = plate.slots.find(({ type }) => type === 'image')!.key
  const values = { ...startValues(plate, facts), pictures: { [slot]: { documentId: 900, crop: null } } }
  answerVideo(video({ values, pictures: { [slot]: '/files/stored.webp' } }))
  const panel = await open('?videoNo=3001')
  await screen.findByLabelText(/^Dish or offer/)
  const seen = () =>
    [...document.querySelectorAll('img')]
      .map((one) => one.getAttribute('src'))
      .find((src) => src?.startsWith('/files/'))
  expect(seen()).toBe('/files/stored.webp')
  const file = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array(16).fill(0)])], 'new.jpg', {
    type: 'image/jpeg',
  })
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [file] } })
  await panel.hands.click(await button('Use'))
  await waitFor(() => expect(SlowUpload.sent).toHaveLength(1))
  await act(async () => SlowUpload.sent[0]!.arrive(12))
  await waitFor(() => expect(seen()).toBe('/files/12.webp'))
  await panel.hands.click(await button('Undo'))
  await waitFor(() => expect(seen()).toBe('/files/stored.webp'))
  await panel.hands.click(await button('Redo'))
  await waitFor(() => expect(seen()).toBe('/files/12.webp'))
})

test('a film is ordered as it stands, shows how far it is, and can be cancelled', async () => {
  const ordered = edge.on(userVideoRoutes.renderUserVideo, video({ render: render() }))
  const cancelled = edge.on(
    userVideoRoutes.cancelUserVideo,
    video({ render: render({ state: 'cancelled' }) }),
  )
  const panel = await open('?videoNo=3001')
  answerVideo(video({ render: render() }))
  await panel.hands.click(await button('Make the film'))
  const asked = await screen.findByRole('alertdialog', { name: 'Use one of your films?' })
  await panel.hands.click(within(asked).getByRole('button', { name: 'Make the film' }))
  const bar = await screen.findByRole('progressbar', { name: 'How much of the film is made' })
  expect(bar.getAttribute('aria-valuenow')).toBe('43')
  expect(ordered[0]!.body).toEqual({ videoNo: 3001, version: 1 })
  answerVideo(video({ render: render({ state: 'cancelled' }) }))
  await panel.hands.click(await button('Cancel'))
  expect(await screen.findByText('The film was cancelled. Nothing was counted.')).toBeTruthy()
  expect(cancelled[0]!.body).toEqual({ videoNo: 3001 })
})

test('a film that was ready before it could be cancelled is not said to be cancelled', async () => {
  answerVideo(video({ render: render() }))
  const made = render({ state: 'ready', percent: 100, bytes: 4_000_000 })
  const ready = video({ render: made, film: { ...made, isCurrent: true } })
  edge.on(userVideoRoutes.cancelUserVideo, ready)
  const panel = await open('?videoNo=3001')
  const cancel = await button('Cancel')
  answerVideo(ready)
  await panel.hands.click(cancel)
  expect(await screen.findByText('The film was ready before it could be cancelled.')).toBeTruthy()
  expect(screen.queryByText(/Nothing was counted/)).toBeNull()
})

test('a film that failed is tried again; one without a plan is a sample, with the way to be rid of the mark', async () => {
  const failed = video({
    cover: { by: 'none', why: 'noPlan', left: 0 },
    render: render({ state: 'failed', isSample: true, fault: 'SCENE_INVALID' }),
  })
  answerVideo(failed)
  const ordered = edge.on(userVideoRoutes.renderUserVideo, refused('LIMIT_REACHED'))
  const panel = await open('?videoNo=3001')
  expect(await button('Make a sample')).toBeTruthy()
  expect(await button('Remove watermark')).toBeTruthy()
  await panel.hands.click(await button('Try again, free'))
  expect(await screen.findByText('There are as many videos as there may be. Delete one first.')).toBeTruthy()
  expect(ordered[0]!.body).toEqual({ videoNo: 3001, version: 1, isSample: true })
})

test('a video that is gone says so', async () => {
  answerVideo(refused('NOT_FOUND'))
  await open('?videoNo=9999')
  expect(await screen.findByText('This video is not here')).toBeTruthy()
})

test('a film whose file is no longer kept is made again from its editor', async () => {
  const gone = render({ state: 'ready', percent: 100, bytes: null })
  const cover = { by: 'made', why: null, left: 0 } as const
  answerVideo(video({ cover, render: gone, film: { ...gone, isCurrent: true } }))
  const ordered = edge.on(userVideoRoutes.renderUserVideo, video({ cover, render: render() }))
  const panel = await open('?videoNo=3001')
  expect(await screen.findByText('The last film is no longer kept. Make it again, free.')).toBeTruthy()
  await panel.hands.click(await button('Make the film'))
  await waitFor(() => expect(ordered).toHaveLength(1))
})

test('a video that was switched off is kept as a draft, and no film of it is offered', async () => {
  answerVideo(
    video({ status: 'INACTIVE', can: { ...video().can, render: 'CONFLICT', download: 'CONFLICT' } }),
  )
  const panel = await open('?videoNo=3001')
  const dish = await screen.findByLabelText(/^Dish or offer/)
  expect(screen.getByText('This video was switched off by your provider.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull()
  await panel.hands.type(dish, '!')
  expect(await button('Save draft')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull()
})

test.each([true, false])(
  'where sharing is allowed: %s, a film that was made is sent, or only fetched',
  async (allowed) => {
    allowSharing(allowed)
    const made = render({ state: 'ready', percent: 100, bytes: 4_000_000 })
    answerVideo(video({ render: made, film: { ...made, isCurrent: true } }))
    await open('?videoNo=3001')
    const film = within(await screen.findByRole('region', { name: 'Your film' }))
    expect(film.getByRole('button', { name: 'Download' })).toBeTruthy()
    expect(film.queryAllByRole('button', { name: /share|whatsapp/i })).toHaveLength(allowed ? 1 : 0)
  },
)
