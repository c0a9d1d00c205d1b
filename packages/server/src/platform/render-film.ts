import { type ErrorCode, errorStatus, Problem } from '@parichay/contract/errors.ts'
import { frameCount } from '@parichay/scene/motion/scene-at.ts'
import type { Scene } from '@parichay/scene/scene.ts'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { ClipFrames } from './media-clip.ts'
import type { FilmThreadData, FrameAnswer, FrameWish } from './render-film-worker.ts'
import { frameAt, type FrameForm } from './planes.ts'
import type { GivenPicture } from './render-pictures.ts'

/** Threads that draw one film; the encoder beside them has the other processors. */
const mostThreads = Math.max(1, Math.min(3, availableParallelism() - 1))
/** Frames a thread draws before one of them is taken: the encoder never waits, and memory stays small. */
const ahead = 2
/** Frames of a thread that lie there: those ahead, the one that is looked at, the one before it. */
const places = ahead + 2
/** A frame that takes longer than this will never come. */
const frameTimeoutMs = 60_000

type Thread = { worker: Worker; last: Uint8Array | null; answers: Map<number, (answer: FrameAnswer) => void> }

/**
 * The frames of a bound scene with motion, one after the other, drawn in threads of their own by the code that
 * draws the preview. They are drawn as they are taken; what only repeats the frame before is not drawn again. Their memory is
 * used again: a frame stays what it is until the next but one is asked for. `clips` are pictures that move, by the same ids;
 * `form` is how the pixels lie (`formFor` says what a size allows). Throws Problems as `Renderer` does, and the signal's reason
 * when it aborts.
 */
export async function* drawFilm(
  scene: Scene,
  images: Record<string, GivenPicture>,
  {
    signal,
    zoom = 1,
    threads: wanted = mostThreads,
    clips = {},
    form = 'rgba',
  }: {
    signal?: AbortSignal
    zoom?: number
    threads?: number
    clips?: Record<string, ClipFrames>
    form?: FrameForm
  } = {},
): AsyncGenerator<Uint8Array> {
  const total = frameCount(scene)
  const threads = Array.from({ length: Math.min(wanted, total) }, () =>
    startThread({ scene, images, clips, zoom, form, places }),
  )
  const wishes = new Map<number, Promise<Uint8Array>>()
  const wish = (index: number) => {
    if (index >= total) return
    const asked = ask(threads[index % threads.length]!, index)
    // Looked at when its turn comes; until then it is nobody's failure.
    asked.catch(() => undefined)
    wishes.set(index, asked)
  }
  const abort = () => threads.forEach(fallWith(signal?.reason))
  signal?.addEventListener('abort', abort, { once: true })
  try {
    for (let index = 0; index < threads.length * ahead; index++) wish(index)
    for (let index = 0; index < total; index++) {
      signal?.throwIfAborted()
      const pixels = await wishes.get(index)!
      wishes.delete(index)
      wish(index + threads.length * ahead)
      yield pixels
    }
  } finally {
    signal?.removeEventListener('abort', abort)
    await Promise.all(threads.map(({ worker }) => worker.terminate()))
  }
}

const failures = new WeakMap<Thread, { reason: unknown }>()
const fallWith = (reason: unknown) => (thread: Thread) => {
  failures.set(thread, { reason })
  for (const [index, answer] of thread.answers)
    answer({ index, code: 'RENDER_FAILED', message: 'the thread ended' })
}

function startThread(data: FilmThreadData): Thread {
  const worker = new Worker(new URL('./render-film-worker.ts', import.meta.url), {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  })
  worker.unref()
  const thread: Thread = { worker, last: null, answers: new Map() }
  worker.on('message', (answer: FrameAnswer) => thread.answers.get(answer.index)?.(answer))
  worker.on('error', (error) => fallWith(error)(thread))
  worker.on('exit', (code) => fallWith(new Error(`exit ${code}`))(thread))
  return thread
}

/** One frame of a thread. Its answers come in the order they were asked for in, so `last` is what `same` means. */
function ask(thread: Thread, index: number): Promise<Uint8Array> {
  const fallen = failures.get(thread)
  if (fallen) return Promise.reject(problemOf('RENDER_FAILED', '', fallen.reason))
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Problem('RENDER_TIMEOUT', 'This film took too long to make.')),
      frameTimeoutMs * ahead,
    )
    timer.unref()
    thread.answers.set(index, (answer) => {
      clearTimeout(timer)
      thread.answers.delete(index)
      if ('code' in answer)
        return reject(problemOf(answer.code, answer.message, failures.get(thread)?.reason))
      if ('place' in answer) thread.last = frameAt(answer.place)
      return thread.last ? resolve(thread.last) : reject(problemOf('RENDER_FAILED', 'no frame before', null))
    })
    thread.worker.postMessage({ index } satisfies FrameWish)
  })
}

/** What went wrong, in the words of the error table; an abort is told as it was given. */
function problemOf(code: string, message: string, reason: unknown): unknown {
  if (reason instanceof DOMException || reason instanceof Problem) return reason
  const known = code in errorStatus ? (code as ErrorCode) : 'RENDER_FAILED'
  return new Problem(known, known === 'RENDER_FAILED' ? 'This film could not be made.' : message, {
    cause: reason ?? message,
  })
}
