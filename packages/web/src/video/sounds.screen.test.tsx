import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { UserVideo } from '@parichay/contract/video/fields.ts'
import { videoSoundRoutes } from '@parichay/contract/video/routes.sounds.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import type { VideoSound } from '@parichay/contract/video/sound.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { pdfShop as business } from '../testing/makers.pdf.ts'
import { makeSound, makeVideo, plate, videoFacts } from '../testing/makers.video.ts'
import { openPanel } from '../testing/panel.tsx'

const at = '2026-11-22T06:00:00.000Z'

let edge: Edge
let sounds: VideoSound[]
beforeEach(() => {
  const none = () => undefined
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: none,
    removeEventListener: none,
    addListener: none,
    removeListener: none,
  }))
  edge = new Edge()
  sounds = []
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
  edge.on(videoSoundRoutes.listVideoSounds, () => sounds)
  edge.on(videoSoundRoutes.downloadVideoSound, '')
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
const music = async () => (await screen.findByLabelText('Music')) as HTMLSelectElement

test('own music is sent only with the tick, is chosen at once, and is saved with the film', async () => {
  const sent = edge.on(videoSoundRoutes.addVideoSound, () => {
    sounds = [makeSound(7, { title: 'Diwali song', state: 'waiting', seconds: null })]
    return sounds[0]!
  })
  const saved = edge.on(userVideoRoutes.saveUserVideo, makeVideo())
  const { hands } = await open()
  await hands.click(await button('My own music'))
  const sheet = await screen.findByRole('dialog', { name: 'My own music' })
  await within(sheet).findByText('No music of your own yet')
  await hands.click(within(sheet).getByRole('button', { name: 'Add music' }))
  expect(await screen.findByText('Tick first that you have the rights to the music.')).toBeTruthy()
  await hands.click(within(sheet).getByRole('checkbox', { name: /^I have the right to use this music/ }))
  const file = new File([new Uint8Array(100)], 'Diwali song.mp3', { type: 'audio/mpeg' })
  await hands.upload(within(sheet).getByLabelText('Add music', { selector: 'input' }), file)
  expect(await within(sheet).findByText('Is being read…')).toBeTruthy()
  expect(sent[0]!.query).toEqual({ businessId: '5', kind: 'music', title: 'Diwali song', rights: '1' })
  sounds = [makeSound(7, { title: 'Diwali song' })]
  await within(sheet).findByText('0:24')
  await hands.click(within(sheet).getByRole('button', { name: 'Close' }))
  await waitFor(async () => expect((await music()).value).toBe('own:7'))
  await hands.click(await button('Save draft'))
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ values: { music: 'own:7' } }))
})

test('what cannot be read, or is too large, is said beside the button; music is deleted after a question', async () => {
  sounds = [
    makeSound(7, { uses: 2 }),
    makeSound(6, { title: 'Broken', state: 'failed', fault: 'unreadable', seconds: null }),
  ]
  answer(makeVideo({ music: 'own:7' }))
  edge.on(videoSoundRoutes.addVideoSound, refused('UNSUPPORTED_MEDIA'))
  const dropped = edge.on(videoSoundRoutes.deleteVideoSound, () => {
    sounds = sounds.slice(1)
    return { deleted: true }
  })
  const { hands } = await open()
  await hands.click(await button('My own music'))
  const sheet = await screen.findByRole('dialog', { name: 'My own music' })
  await within(sheet).findByText('This sound could not be read. Send it as MP3, M4A or WAV.')
  await hands.click(within(sheet).getByRole('checkbox', { name: /^I have the right/ }))
  const file = new File(['x'], 'a.mp3', { type: 'audio/mpeg' })
  const chooser = within(sheet).getByLabelText('Add music', { selector: 'input' })
  await hands.upload(chooser, file)
  await within(sheet).findByText('This is no sound that can be read. Send MP3, M4A, WAV, OGG or FLAC.')
  const large = new File(['x'], 'a.mp3', { type: 'audio/mpeg' })
  Object.defineProperty(large, 'size', { value: 16 * 1024 * 1024 })
  await hands.upload(chooser, large)
  await within(sheet).findByText('This file is larger than 15 MB. Send a smaller one.')
  await hands.click(within(sheet).getByRole('button', { name: 'Delete Our jingle' }))
  const asked = await screen.findByRole('alertdialog', { name: 'Delete “Our jingle”?' })
  within(asked).getByText('Films that use it keep it. Their drafts ask for other music.')
  await hands.click(within(asked).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(dropped[0]?.body).toEqual({ soundId: 7 }))
  await waitFor(() => expect(within(sheet).queryByText('Our jingle')).toBeNull())
})

test('music that was deleted elsewhere is said to be', async () => {
  answer(makeVideo({ music: 'own:9' }))
  await open()
  expect(await screen.findByText('This music was deleted. Choose another one.')).toBeTruthy()
})

/** A microphone that records a few bytes, or is refused. */
function stubMicrophone(refusal?: DOMException) {
  const stopped = vi.fn()
  const recorders: { stop: () => void }[] = []
  vi.stubGlobal(
    'MediaRecorder',
    class {
      static isTypeSupported = () => true
      state = 'inactive'
      mimeType = 'audio/webm'
      onstart?: () => void
      onstop?: () => void
      ondataavailable?: (event: { data: Blob }) => void
      constructor() {
        recorders.push(this)
      }
      start() {
        this.state = 'recording'
        this.onstart?.()
      }
      stop() {
        this.state = 'inactive'
        this.ondataavailable?.({ data: new Blob(['voice']) })
        this.onstop?.()
      }
    },
  )
  const getUserMedia = vi.fn(async () => {
    if (refusal) throw refusal
    return { getTracks: () => [{ stop: stopped }] }
  })
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia } }))
  return { stopped, recorders }
}

test('a voice is recorded while the film plays, read, heard, recorded again and removed', async () => {
  const { stopped, recorders } = stubMicrophone()
  let next = 20
  const sent = edge.on(videoSoundRoutes.addVideoSound, () => {
    next += 1
    sounds = [makeSound(next, { kind: 'voice', state: 'waiting', seconds: null, rightsAt: null })]
    return sounds[0]!
  })
  const saved = edge.on(userVideoRoutes.saveUserVideo, makeVideo({ voice: 22 }))
  const { hands } = await open()
  await hands.click(await button('Record a voice-over'))
  await screen.findByText('Recording. Speak now.')
  expect(await button('Pause')).toBeTruthy()
  await hands.click(await button('Stop'))
  expect(stopped).toHaveBeenCalledOnce()
  await screen.findByText('Your voice is being read…')
  expect(sent[0]!.query).toEqual({ businessId: '5', kind: 'voice' })
  sounds = [makeSound(21, { kind: 'voice', seconds: 9 })]
  expect(await screen.findByRole('button', { name: 'Play with the film' })).toBeTruthy()
  expect(screen.getByText('Recorded: 0:09')).toBeTruthy()
  await hands.click(await button('Record again'))
  await screen.findByText('Recording. Speak now.')
  act(() => recorders.at(-1)!.stop())
  await waitFor(() => expect(sent).toHaveLength(2))
  sounds = [makeSound(22, { kind: 'voice', seconds: 4 })]
  await screen.findByText('Recorded: 0:04')
  await hands.click(await button('Save draft'))
  await waitFor(() => expect(saved[0]?.body).toMatchObject({ values: { voice: 22 } }))
  await hands.click(await button('Remove the voice-over'))
  expect(await button('Record a voice-over')).toBeTruthy()
})

test.each([
  ['NotAllowedError', /^The microphone is blocked\./],
  ['NotFoundError', 'No microphone was found. Connect one and try again.'],
  ['AbortError', 'Nothing was recorded. Try again.'],
])('a microphone that is not given (%s) is said in words, and can be tried again', async (name, words) => {
  stubMicrophone(new DOMException('no', name))
  const { hands } = await open()
  await hands.click(await button('Record a voice-over'))
  expect(await screen.findByText(words)).toBeTruthy()
  expect(await button('Record a voice-over')).toBeTruthy()
})

test('a browser that cannot record says so', async () => {
  await open()
  expect(
    await screen.findByText('This browser cannot record. Open the panel in Chrome or Safari.'),
  ).toBeTruthy()
})
