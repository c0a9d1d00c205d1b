import { Problem } from '@parichay/contract/errors.ts'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Log } from './log.ts'
import type { RenderAnswer, RenderJob, RenderOrder } from './render-worker.ts'

/** Draws scenes in threads of its own, so that answering requests never waits for a picture. */
export type Renderer = {
  /**
   * Draws a scene. Throws Problems: SCENE_INVALID, GLYPH_MISSING, IMAGE_MISSING, QR_TOO_LONG and PICTURE_UNREADABLE for
   * what was asked, RENDER_BUSY when too many wait, RENDER_TIMEOUT, RENDER_FAILED when the thread broke down over it.
   * After `signal` aborts, it throws the signal's reason, and nothing more is drawn of it.
   */
  render(job: RenderJob, asked?: { signal?: AbortSignal }): Promise<Buffer>
  close(): Promise<void>
}

/** How much a renderer may take. */
export type RenderLimits = {
  threads: number
  /** Jobs that wait; one more is refused. */
  waiting: number
  timeoutMs: number
  /** A thread is replaced after so many jobs, so that nothing it leaks adds up. */
  jobsPerThread: number
  /** MB of JavaScript memory of one thread. */
  memoryMb: number
  /** A thread without work ends. */
  idleMs: number
}

const usual: RenderLimits = {
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  waiting: 60,
  timeoutMs: 15_000,
  jobsPerThread: 2000,
  memoryMb: 256,
  idleMs: 60_000,
}

/** MB of short-lived objects a thread gathers before it clears them away: with V8's own 48 two threads hold 100 MB that nobody needs. */
const youngMb = 12

type Task = { job: RenderJob; resolve: (bytes: Buffer) => void; reject: (error: unknown) => void }
type Thread = {
  worker: Worker
  state: 'free' | 'drawing' | 'cancelled'
  task: Task | null
  timer: NodeJS.Timeout | null
  done: number
}

const busy = () =>
  new Problem('RENDER_BUSY', 'Many pictures are being made right now. Try again in a moment.')
const late = () => new Problem('RENDER_TIMEOUT', 'This picture took too long to make.')
const broken = (cause: unknown) => new Problem('RENDER_FAILED', 'This picture could not be made.', { cause })
const internal = (cause: unknown) =>
  new Problem('INTERNAL', 'Something went wrong on our side. Try again.', { cause })

/** Makes a renderer. Threads start with the first job and end when there is none. `workerUrl` is another one in tests. */
export function openRenderer({
  log,
  limits = {},
  workerUrl = new URL('./render-worker.ts', import.meta.url),
}: {
  log: Log
  limits?: Partial<RenderLimits>
  workerUrl?: URL
}): Renderer {
  const most = { ...usual, ...limits }
  const threads = new Set<Thread>()
  const queue: Task[] = []
  let closed = false

  const release = (thread: Thread) => {
    threads.delete(thread)
    if (thread.timer) clearTimeout(thread.timer)
    return thread.worker.terminate()
  }
  /** Takes its task from a thread that came to an end with it. */
  const settle = (thread: Thread): Task | null => {
    const { task } = thread
    if (thread.timer) clearTimeout(thread.timer)
    thread.timer = null
    thread.task = null
    thread.state = 'free'
    return task
  }
  const start = (): Thread => {
    const worker = new Worker(workerUrl, {
      resourceLimits: { maxOldGenerationSizeMb: most.memoryMb, maxYoungGenerationSizeMb: youngMb },
    })
    worker.unref()
    const thread: Thread = { worker, state: 'free', task: null, timer: null, done: 0 }
    const fall = (error: unknown) => {
      if (!threads.has(thread)) return
      log.error({ err: error }, 'a drawing thread ended')
      settle(thread)?.reject(broken(error))
      void release(thread)
      next()
    }
    worker.on('message', (answer: RenderAnswer) => {
      if (!threads.has(thread)) return
      const task = settle(thread)
      if (task) hand(task, answer)
      thread.done += 1
      if (thread.done >= most.jobsPerThread) void release(thread)
      else rest(thread)
      next()
    })
    worker.on('error', fall)
    worker.on('exit', (code) => fall(new Error(`exit ${code}`)))
    threads.add(thread)
    return thread
  }
  const rest = (thread: Thread) => {
    thread.timer = setTimeout(() => void release(thread), most.idleMs)
    thread.timer.unref()
  }
  const next = () => {
    while (queue.length > 0 && !closed) {
      const free =
        [...threads].find(({ state }) => state === 'free') ?? (threads.size < most.threads ? start() : null)
      if (!free) return
      const task = queue.shift()!
      if (free.timer) clearTimeout(free.timer)
      free.task = task
      free.state = 'drawing'
      free.timer = setTimeout(() => {
        settle(free)?.reject(late())
        void release(free)
        next()
      }, most.timeoutMs)
      free.worker.postMessage({ job: task.job } satisfies RenderOrder)
    }
  }
  /** Takes a task out of the queue, or off its thread, which goes on to the next step and is free then. */
  const cancel = (task: Task) => {
    const place = queue.indexOf(task)
    if (place >= 0) queue.splice(place, 1)
    const thread = [...threads].find((one) => one.task === task)
    if (!thread) return
    thread.task = null
    thread.state = 'cancelled'
    thread.worker.postMessage({ cancel: true } satisfies RenderOrder)
  }
  return {
    render(job, { signal } = {}) {
      if (signal?.aborted) return Promise.reject(signal.reason)
      if (closed || queue.length >= most.waiting) return Promise.reject(busy())
      return new Promise<Buffer>((resolve, reject) => {
        const abort = () => {
          cancel(task)
          reject(signal?.reason)
        }
        const end =
          <T>(act: (value: T) => void) =>
          (value: T) => {
            signal?.removeEventListener('abort', abort)
            act(value)
          }
        const task: Task = { job, resolve: end(resolve), reject: end(reject) }
        signal?.addEventListener('abort', abort, { once: true })
        queue.push(task)
        next()
      })
    },
    async close() {
      closed = true
      for (const { reject } of queue.splice(0)) reject(busy())
      await Promise.all(
        [...threads].map((thread) => {
          settle(thread)?.reject(busy())
          return release(thread)
        }),
      )
    },
  }
}

function hand(task: Task, answer: RenderAnswer): void {
  if ('bytes' in answer)
    task.resolve(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.length))
  else if ('cancelled' in answer) task.reject(internal(new Error('cancelled by nobody')))
  else if (answer.code === 'INTERNAL') task.reject(internal(new Error(answer.message)))
  else task.reject(new Problem(answer.code, answer.message))
}
