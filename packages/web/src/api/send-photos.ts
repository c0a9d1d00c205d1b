import type { PersonPhoto } from '@parichay/contract/pdf-card/people.ts'
import { uploadPicture } from './upload.ts'
import { isCallFailed, Offline } from '../failures.ts'
import type { PhotoSource } from './photo-files.ts'
import { shrinkPhoto } from '../ui/picture/shrink-photo.ts'

/** How sending stands. `isWaiting` while there is no connection, or the server asked for patience. */
export type Sent = {
  done: number
  total: number
  isWaiting: boolean
  failed: { name: string; error: unknown }[]
}
type Wish = {
  businessId: number
  signal: AbortSignal
  onSent: (sent: Sent) => void
  onPhoto: (rowKey: string, photoDocumentId: number, photo: PersonPhoto) => void
}

const waitMs = 4000
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
    signal.addEventListener('abort', end)
  })

/** Sends photographs one by one, made small first. A broken line is waited for; what cannot be sent is named at the end. */
export async function sendPhotos(
  source: PhotoSource,
  matched: readonly { name: string; rowKey: string }[],
  { businessId, signal, onSent, onPhoto }: Wish,
): Promise<Sent> {
  const keyOf = new Map(matched.map(({ name, rowKey }) => [name, rowKey]))
  const sent: Sent = { done: 0, total: matched.length, isWaiting: false, failed: [] }
  const say = (change: Partial<Sent>) => onSent(Object.assign(sent, change))
  for await (const { name, photo } of source.read(new Set(keyOf.keys()))) {
    if (signal.aborted) break
    try {
      if (!photo) throw new Error('no photograph')
      const small = await shrinkPhoto(photo)
      const stored = await patiently(
        () => uploadPicture(small, { query: { hierarchy1: 'person', hierarchy2: businessId }, signal }),
        signal,
        (isWaiting) => say({ isWaiting }),
      )
      const { documentId, url, thumbnailUrl, width, height } = stored
      onPhoto(keyOf.get(name)!, documentId, { url, thumbnailUrl, width, height })
    } catch (error) {
      if (signal.aborted) break
      sent.failed.push({ name, error })
    }
    say({ done: sent.done + 1 })
  }
  return { ...sent }
}

/** Tries until there is an answer: a line that is broken and a server that is busy are waited for. */
async function patiently<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  onWait: (isWaiting: boolean) => void,
): Promise<T> {
  for (let troubles = 0; ;) {
    try {
      const answer = await work()
      onWait(false)
      return answer
    } catch (error) {
      const isBusy = isCallFailed(error) && (error.status === 429 || error.code === 'RENDER_BUSY')
      const isDown = isCallFailed(error) && error.status >= 500
      if (signal.aborted || !(error instanceof Offline || isBusy || (isDown && ++troubles < 4))) throw error
      onWait(true)
      const asked = isCallFailed(error) ? (error.retryAfterSec ?? 0) * 1000 : 0
      await wait(Math.max(waitMs, asked), signal)
    }
  }
}
