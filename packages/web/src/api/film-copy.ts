import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import type { FilmCopy } from '@parichay/contract/greeting/fields.films.ts'
import type { FrameSettings } from '@parichay/contract/greeting/fields.frames.ts'
import { filmRoutes } from '@parichay/contract/greeting/routes.films.ts'
import { call } from './client.ts'
import { fetchFile } from './download.ts'
import { CallFailed } from '../failures.ts'

/** What a film is made of. `hash` stands for the texts and pictures of the business. */
export type WantedFilm = {
  post: Pick<ImagePost, 'imageId'>
  businessId: number
  settings: FrameSettings
  hash: string
}

const askEveryMs = 1000
const most = 3
const made = new Map<string, File>()

/** Waits, unless it is over: then AbortError. */
const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('The video is not waited for', 'AbortError'))
    })
  })

/**
 * The film of a post in a business's frame: made by the worker, once for the same frame, and fetched when it is ready. Asked
 * again while it is made it goes on where it was. `onCopy` hears how far it is.
 */
export async function filmFile(
  { post: { imageId }, businessId, settings, hash }: WantedFilm,
  { signal, onCopy }: { signal: AbortSignal; onCopy: (copy: FilmCopy) => void },
): Promise<File> {
  const name = JSON.stringify([imageId, businessId, settings, hash])
  const there = made.get(name)
  if (there) return there
  let copy = await call(
    filmRoutes.makeFilmCopy,
    { params: { imageId }, body: { businessId, settings } },
    { signal },
  )
  while (copy.state === 'waiting' || copy.state === 'making') {
    onCopy(copy)
    await pause(askEveryMs, signal)
    const { copyId } = copy
    copy = await call(
      filmRoutes.getFilmCopy,
      { params: { imageId }, query: { businessId, copyId } },
      { signal },
    )
  }
  signal.throwIfAborted()
  if (copy.state === 'cancelled') throw new DOMException('The video was stopped elsewhere', 'AbortError')
  if (copy.state === 'failed') throw new CallFailed({ code: 'RENDER_FAILED', message: '', ref: '' }, 500)
  onCopy(copy)
  const query = { businessId, copyId: copy.copyId }
  const file = await fetchFile(filmRoutes.getFilmCopyFile, { params: { imageId }, query })
  made.set(name, file)
  for (const oldest of [...made.keys()].slice(0, Math.max(0, made.size - most))) made.delete(oldest)
  return file
}

/** Ends the making of a copy that nobody waits for any more. */
export const stopFilm = ({ imageId, copyId }: FilmCopy, businessId: number): Promise<unknown> =>
  call(filmRoutes.cancelFilmCopy, { params: { imageId }, body: { businessId, copyId } })
