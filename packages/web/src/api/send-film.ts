import { filmBounds, filmParts, type GreetingFilm } from '@parichay/contract/greeting/fields.films.ts'
import { filmRoutes } from '@parichay/contract/greeting/routes.films.ts'
import { isCallFailed, Offline } from '../failures.ts'
import { call } from './client.ts'

const askEveryMs = 1500
const tries = 4
/** Sending is the first part of the way, making the rest. */
const sendingShare = 0.5

/** Files that may become a greeting video, as far as a browser can tell. */
export const isFilm = (file: Pick<File, 'type' | 'name'>): boolean =>
  file.type.startsWith('video/') || /\.(mp4|mov|webm|m4v)$/i.test(file.name)

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(new DOMException('The film is not sent', 'AbortError'))
    })
  })

/** A line that breaks is tried again; `work` hears which try it is. */
async function patiently<T>(work: (n: number) => Promise<T>, signal: AbortSignal): Promise<T> {
  for (let n = 1; ; n++)
    try {
      return await work(n)
    } catch (error) {
      if (!(error instanceof Offline) || n === tries) throw error
      await pause(2000 * n, signal)
    }
}

/** Sends one part. Where the answer to the last one was lost, the film has arrived already when it is sent again. */
const sendPart = (filmId: number, part: number, file: Blob, signal: AbortSignal) =>
  patiently(async (n) => {
    try {
      await call(filmRoutes.sendFilmPart, { params: { filmId }, query: { part }, file }, { signal })
    } catch (error) {
      if (n === 1 || !isCallFailed(error) || error.code !== 'CONFLICT') throw error
    }
  }, signal)

/**
 * Sends a film in parts and waits until it is made, or nothing could be made of it; `onProgress` hears 0 to 1. Stopped by
 * `signal`, or given up, what arrived is taken away: sent again it is another film.
 */
export async function sendFilm(
  file: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (part: number) => void },
): Promise<GreetingFilm> {
  const { size: bytes } = file
  const begun = await call(
    filmRoutes.beginFilm,
    { body: { name: file.name.slice(0, 200), bytes } },
    { signal },
  )
  const { filmId } = begun
  const drop = () => void call(filmRoutes.dropFilm, { body: { filmId } }).catch(() => undefined)
  signal.addEventListener('abort', drop)
  try {
    const parts = filmParts(bytes)
    for (let part = 0; part < parts; part++) {
      const from = part * filmBounds.partBytes
      await sendPart(filmId, part, file.slice(from, from + filmBounds.partBytes), signal)
      onProgress((sendingShare * (part + 1)) / parts)
    }
    for (;;) {
      const film = await patiently(() => call(filmRoutes.getFilm, { params: { filmId } }, { signal }), signal)
      if (film.state === 'ready' || film.state === 'failed') return film
      onProgress(sendingShare + ((1 - sendingShare) * film.percent) / 100)
      await pause(askEveryMs, signal)
    }
  } catch (error) {
    if (!signal.aborted) drop()
    throw error
  }
}
