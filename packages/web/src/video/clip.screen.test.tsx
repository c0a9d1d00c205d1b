import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { UserVideo } from '@parichay/contract/video/fields.ts'
import { videoSoundRoutes } from '@parichay/contract/video/routes.sounds.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { clipBounds, type VideoSound } from '@parichay/contract/video/sound.ts'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { pdfShop as business } from '../testing/makers.pdf.ts'
import { makeSound, makeVideo, plate, videoFacts } from '../testing/makers.video.ts'
import { openPanel } from '../testing/panel.tsx'

const at = '2026-11-22T06:00:00.000Z'
const clip = (more: Partial<VideoSound> = {}) =>
  makeSound(7, { kind: 'clip', title: 'Our kitchen', seconds: 20, rightsAt: null, ...more })
/** Sends as `fetch` does, which the edge answers. */
class Request {
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  readonly #told = new Map<string, () => void>()
  #where: [method: string, url: string] = ['', '']
  open(method: string, url: string) {
    this.#where = [method, url]
  }
  setRequestHeader() {}
  addEventListener(name: string, tell: () => void) {
    this.#told.set(name, tell)
  }
  send(body: FormData) {
    const [method, url] = this.#where
    void fetch(url, { method, body }).then(async (answer) => {
      this.status = answer.status
      this.responseText = await answer.text()
      this.#told.get('load')!()
    })
  }
  abort() {
    this.#told.get('abort')!()
  }
}

let edge: Edge
let clips: VideoSound[]
beforeEach(() => {
  const none = () => undefined
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: none,
    removeEventListener: none,
    addListener: none,
    removeListener: none,
  }))
  vi.stubGlobal('XMLHttpRequest', Request)
  edge = new Edge()
  clips = []
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
  edge.on(businessRoutes.getBusiness, business)
  edge.on(businessRoutes.getBusinessesByUser, [business])
  edge.on(videoTemplateRoutes.getVideoTemplate, plate)
  edge.on(videoSoundRoutes.listVideoSounds, () => clips)
  answer(makeVideo())
})
/** One video; the address of all of a business would be taken for one of them, so it is answered last. */
function answer(one: UserVideo) {
  edge.on(userVideoRoutes.getUserVideo, one)
  edge.on(userVideoRoutes.getUserVideosByBusiness, {
    list: [],
    facts: videoFacts,
    allowance: { limit: 3, used: 1, left: 2, why: null },
  })
}
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  expect(edge.unanswered.filter((one) => /video|business|user/.test(one))).toEqual([])
})
const open = () => openPanel({ at: '/panel/customer/video-templates?videoNo=3001', edge })
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const chooser = () => screen.findByLabelText('Clip in its place', { selector: 'input' })
const file = (bytes = 100) => {
  const made = new File([new Uint8Array(100)], 'Our kitchen.mp4', { type: 'video/mp4' })
  Object.defineProperty(made, 'size', { value: bytes })
  return made
}

test('a clip is sent, read, begins where it is told to, and is saved with the film', async () => {
  const sent = edge.on(videoSoundRoutes.addVideoSound, () => {
    clips = [clip({ state: 'waiting', seconds: null })]
    return clips[0]!
  })
  const saved = edge.on(userVideoRoutes.saveUserVideo, makeVideo())
  const { hands } = await open()
  await button('Choose a clip')
  expect(screen.getByText(/It is seen for 10 seconds, without its sound/)).toBeTruthy()
  await hands.upload(await chooser(), file())
  expect(await screen.findByText('Your clip is being read…')).toBeTruthy()
  expect(sent[0]!.query).toEqual({ businessId: '5', kind: 'clip', title: 'Our kitchen' })
  clips = [clip()]
  const begins = await screen.findByRole('slider', { name: 'Begins at' })
  expect(screen.getByText('Our kitchen · 0:20')).toBeTruthy()
  fireEvent.change(begins, { target: { value: '2.5' } })
  await hands.click(await button('Save draft'))
  await waitFor(() =>
    expect(saved[0]?.body).toMatchObject({ values: { clips: { clip: { clipId: 7, from: 2.5 } } } }),
  )
})

test('what cannot be sent or read is said beside it; a clip is removed again', async () => {
  edge.on(videoSoundRoutes.addVideoSound, refused('UNSUPPORTED_MEDIA'))
  const saved = edge.on(userVideoRoutes.saveUserVideo, makeVideo())
  clips = [clip({ state: 'failed', fault: 'tooSmall', seconds: null })]
  answer(makeVideo({ clips: { clip: { clipId: 7, from: 1 } } }))
  const { hands } = await open()
  const place = await screen.findByRole('group', { name: 'Clip in its place' })
  expect(
    await within(place).findByText('This clip is too small to be seen well. Send a larger one.'),
  ).toBeTruthy()
  await hands.upload(await chooser(), file(clipBounds.bytes + 1))
  expect(await within(place).findByText('This file is larger than 40 MB. Send a smaller one.')).toBeTruthy()
  await hands.upload(await chooser(), file())
  expect(
    await within(place).findByText('This is no video that can be read. Send MP4, MOV or WebM.'),
  ).toBeTruthy()
  await hands.click(within(place).getByRole('button', { name: 'Remove the clip' }))
  expect(await within(place).findByRole('button', { name: 'Choose a clip' })).toBeTruthy()
  await hands.click(await button('Save draft'))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect((saved[0]!.body as { values: UserVideo['values'] }).values.clips).toEqual({})
})

test('a clip that went missing says so', async () => {
  answer(makeVideo({ clips: { clip: { clipId: 9, from: 0 } } }))
  await open()
  expect(await screen.findByText('This clip is not here any more. Choose another one.')).toBeTruthy()
})

test('a clip that was sent before is used again, or deleted after a question', async () => {
  clips = [clip(), clip({ soundId: 6, title: 'At the door', uses: 2 })]
  const saved = edge.on(userVideoRoutes.saveUserVideo, makeVideo())
  const dropped = edge.on(videoSoundRoutes.deleteVideoSound, () => {
    clips = clips.slice(0, 1)
    return { deleted: true }
  })
  const { hands } = await open()
  await hands.click(await button('Clips sent before'))
  const sheet = await screen.findByRole('dialog', { name: 'Clips sent before' })
  await hands.click(await within(sheet).findByRole('button', { name: 'Delete At the door' }))
  const asked = await screen.findByRole('alertdialog', { name: 'Delete “At the door”?' })
  expect(asked.textContent).toContain('Their drafts ask for another clip.')
  await hands.click(within(asked).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(dropped[0]?.body).toEqual({ soundId: 6 }))
  await waitFor(() => expect(within(sheet).queryByText('At the door')).toBeNull())
  await hands.click(within(sheet).getByRole('button', { name: 'Use Our kitchen' }))
  await hands.click(await button('Save draft'))
  await waitFor(() =>
    expect(saved[0]?.body).toMatchObject({ values: { clips: { clip: { clipId: 7, from: 0 } } } }),
  )
})
