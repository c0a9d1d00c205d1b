import { t } from '@lingui/core/macro'
import { uploadMaxBytes } from '@parichay/contract/document/routes.ts'
import { libraryBounds } from '@parichay/contract/greeting/fields.ts'
import { create } from 'zustand'
import { dropDraft, readDraft, writeDraft } from '../ui/form/drafts.ts'
import { shrinkPicture } from '../ui/picture/shrink-picture.ts'
import { filmBounds, type FilmFault } from '@parichay/contract/greeting/fields.films.ts'
import { isFilm, sendFilm } from './send-film.ts'
import { judgePicture, shapeOf, titleOf, type PostShape } from './image-batch-rules.ts'
import { useSession } from '../session.ts'
import { failureText, type FailureWords } from '../failure-words.ts'
import { fileFault } from '../ui/picture/file-fault.ts'
import { uploadPicture } from './upload.ts'

/** A picture of a batch of posts. `part` is 0 to 1; `documentId` is there once it is stored. */
export type BatchPicture = {
  id: string
  name: string
  title: string
  /** An address of the picture in this browser, once it is known to be one that can be shown; once it is stored, of its thumbnail. */
  address?: string
  state: 'waiting' | 'sending' | 'stored' | 'failed'
  part: number
  message: string
  /** It was refused for what it is; trying again is of no use. */
  isFinal: boolean
  documentId?: number
  shape?: PostShape
  /** It is a video; its picture is there once it is made. */
  isFilm?: boolean
  width?: number
  height?: number
}

/** The batch under way. It lives as long as the tab, whatever screen is open. */
export const useImageBatch = create<{ pictures: BatchPicture[]; words: FailureWords }>()(() => ({
  pictures: [],
  words: {},
}))

const atOnce = 2
const files = new Map<string, File>()
const stops = new Map<string, AbortController>()
const verdicts = new Map<string, Promise<boolean>>()
let lastNumber = 0
let keptAs: string | undefined

const all = () => useImageBatch.getState().pictures
const put = (pictures: BatchPicture[]) => {
  useImageBatch.setState({ pictures })
  if (!keptAs) return
  const stored = pictures.filter(({ state }) => state === 'stored')
  if (stored.length > 0) writeDraft(keptAs, { values: stored, base: [], version: 0 })
  else dropDraft(keptAs)
}
const change = (id: string, to: Partial<BatchPicture>) =>
  put(all().map((one) => (one.id === id ? { ...one, ...to } : one)))

/** The batch of a person comes back after a reload, as far as its pictures had arrived. */
export function openBatch(franchiseeId: number, words: FailureWords): void {
  useImageBatch.setState({ words })
  const name = `image-batch-${franchiseeId}`
  if (keptAs === name) return
  keptAs = name
  const stored = readDraft<BatchPicture[]>(name)?.values ?? []
  useImageBatch.setState({ pictures: stored.map((one) => ({ ...one, id: `kept-${++lastNumber}` })) })
}

// Whoever leaves takes their batch along: sent on, its pictures would be nobody's, and each would be refused.
useSession.subscribe(({ kind }, before) => {
  if (kind !== 'none' || before.kind === 'none' || !keptAs) return
  dropFromBatch(all().map(({ id }) => id))
  keptAs = undefined
})

/** Takes files into the batch as far as there is room; gives how many were left out. */
export function addToBatch(chosen: readonly File[]): number {
  const room = Math.max(0, libraryBounds.atOnce - all().length)
  const fresh = chosen.slice(0, room).map((file): BatchPicture => {
    const id = `picture-${++lastNumber}`
    files.set(id, file)
    return {
      id,
      name: file.name,
      title: titleOf(file.name),
      state: 'waiting',
      part: 0,
      message: '',
      isFinal: false,
      ...(isFilm(file) && { isFilm: true }),
    }
  })
  put([...all(), ...fresh])
  for (const { id } of fresh) verdicts.set(id, judge(id, files.get(id)!))
  pump()
  return Math.max(0, chosen.length - room)
}

/** Another title for a picture. */
export const nameInBatch = (id: string, title: string) => change(id, { title })

/** Stops a picture and takes it out. */
export function dropFromBatch(ids: readonly string[]): void {
  for (const id of ids) {
    stops.get(id)?.abort()
    stops.delete(id)
    files.delete(id)
    verdicts.delete(id)
  }
  for (const { id, address } of all())
    if (ids.includes(id) && address?.startsWith('blob:')) URL.revokeObjectURL(address)
  put(all().filter(({ id }) => !ids.includes(id)))
  pump()
}

/** Sends again what failed on the way; what was refused stays refused. */
export function retryInBatch(ids: readonly string[]): void {
  for (const { id, state, isFinal } of all())
    if (ids.includes(id) && state === 'failed' && !isFinal) change(id, { state: 'waiting', message: '' })
  pump()
}

function pump() {
  const free = atOnce - all().filter(({ state }) => state === 'sending').length
  const next = all().filter(({ state }) => state === 'waiting')
  for (const { id } of next.slice(0, Math.max(0, free))) void send(id)
}

const refuse = (id: string, message: string) => change(id, { state: 'failed', message, isFinal: true })

/** Whether a file can be shown and sent; if so it is shown, if not it says why. All are judged at once, before the first is sent. */
async function judge(id: string, file: File): Promise<boolean> {
  const fault = isFilm(file) ? undefined : ((await fileFault(file)) ?? (await judgePicture(file)))
  if (!files.has(id)) return false
  if (fault) refuse(id, fault)
  else change(id, { address: URL.createObjectURL(file) })
  return !fault
}

const filmFaultText = (fault: FilmFault | null): string =>
  ({
    unreadable: t`This video cannot be read. Save it as an MP4 and try again.`,
    infected: t`A virus was found in this file, so it was not taken. Choose another one.`,
    tooLong: t`This video is longer than ${filmBounds.seconds} seconds.`,
    wrongShape: t`Its shape does not fit: use a square video or a story of 9 to 16.`,
    tooSmall: t`This video is too small. Use one that is at least ${filmBounds.smallest} px wide.`,
    tooHeavy: t`This video is too large to be read. Save it smaller and try again.`,
    broken: t`The video could not be made. Try again.`,
  })[fault ?? 'broken']

/** It is stored, and shown from there: an address in this browser is none any more after a reload. */
function arrived(id: string, stored: Partial<BatchPicture>) {
  files.delete(id)
  const before = all().find((one) => one.id === id)?.address
  if (before?.startsWith('blob:')) URL.revokeObjectURL(before)
  change(id, { state: 'stored', part: 1, ...stored })
}

async function sendVideo(id: string, file: File, signal: AbortSignal): Promise<void> {
  if (file.size > filmBounds.bytes) return refuse(id, t`This video is larger than 100 MB. Make it smaller.`)
  const film = await sendFilm(file, {
    signal,
    onProgress: (part) => !signal.aborted && change(id, { part }),
  })
  const { documentId, shape, fault, pictureUrl } = film
  if (documentId === null || shape === null)
    return change(id, { state: 'failed', message: filmFaultText(fault), isFinal: fault !== 'broken' })
  arrived(id, { documentId, shape, ...(pictureUrl && { address: pictureUrl }) })
}

async function send(id: string): Promise<void> {
  const file = files.get(id)
  if (!file || stops.has(id)) return
  const stop = new AbortController()
  stops.set(id, stop)
  change(id, { state: 'sending', part: 0, message: '' })
  try {
    if (isFilm(file)) return await sendVideo(id, file, stop.signal)
    if (!(await verdicts.get(id))) return
    const light = file.size > uploadMaxBytes ? await shrinkPicture(file) : file
    if (light.size > uploadMaxBytes) return refuse(id, t`This file is too large. The limit is 5 MB.`)
    if (stop.signal.aborted) return
    const stored = await uploadPicture(light, {
      query: { hierarchy1: 'imagePost' },
      onProgress: (part) => !stop.signal.aborted && change(id, { part }),
      signal: stop.signal,
    })
    const shape = shapeOf(stored)
    if (!shape) return refuse(id, t`Its shape does not fit: use a square picture or a story of 9 to 16.`)
    const { documentId, thumbnailUrl, width, height } = stored
    arrived(id, { documentId, shape, width, height, address: thumbnailUrl })
  } catch (error) {
    const code = (error as { code?: string }).code
    const isFinal = ['PICTURE_UNREADABLE', 'UNSUPPORTED_MEDIA', 'FILE_INFECTED', 'SCAN_TOO_LARGE'].includes(
      code ?? '',
    )
    if (!stop.signal.aborted)
      change(id, {
        state: 'failed',
        message: failureText(error, useImageBatch.getState().words),
        isFinal,
      })
  } finally {
    if (stops.get(id) === stop) stops.delete(id)
    pump()
  }
}
