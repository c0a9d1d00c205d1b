import { Problem } from '@parichay/contract/errors.ts'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Log } from './log.ts'
import type { RenderAnswer, RenderJob } from './render-worker.ts'

/** Draws scenes in threads of its own, so that answering requests never waits for a picture. */
export type Renderer = {
  /**
   * Draws a scene. Throws Problems: SCENE_INVALID, GLYPH_MISSING, IMAGE_MISSING, QR_TOO_LONG and PICTURE_UNREADABLE for
   * what was asked, RENDER_BUSY when too many wait, RENDER_TIMEOUT.
   */
  render(job: RenderJob): Promise<Buffer>
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
  jobsPerThread: 400,
  memoryMb: 256,
  idleMs: 60_000,
}

type Waiting = { job: RenderJob; resolve: (bytes: Buffer) => void; reject: (error: unknown) => void }
type Thread = { worker: Worker; task: Waiting | null; timer: NodeJS.Timeout | null; done: number }

const busy = () =>
  new Problem('RENDER_BUSY', 'Many pictures are being made right now. Try again in a moment.')
const late = () => new Problem('RENDER_TIMEOUT', 'This picture took too long to make.')
const internal = (cause: unknown) =>
  new Problem('INTERNAL', 'Something went wrong on our side. Try again.', { cause })

/** Makes a renderer. Threads start with the first job and end when there is none. */
export function openRenderer({ log, limits = {} }: { log: Log; limits?: Partial<RenderLimits> }): Renderer {
  const most = { ...usual, ...limits }
  const threads = new Set<Thread>()
  const queue: Waiting[] = []
  let closed = false

  const release = (thread: Thread) => {
    threads.delete(thread)
    if (thread.timer) clearTimeout(thread.timer)
    return thread.worker.terminate()
  }
  const settle = (thread: Thread): Waiting | null => {
    const { task } = thread
    if (thread.timer) clearTimeout(thread.timer)
    thread.timer = null
    thread.task = null
    return task
  }
  const start = (): Thread => {
    const worker = new Worker(new URL('./render-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: most.memoryMb },
    })
    worker.unref()
    const thread: Thread = { worker, task: null, timer: null, done: 0 }
    const fall = (error: unknown) => {
      if (!threads.has(thread)) return
      log.error({ err: error }, 'a drawing thread ended')
      settle(thread)?.reject(internal(error))
      void release(thread)
      next()
    }
    worker.on('message', (answer: RenderAnswer) => {
      const task = settle(thread)
      if (!task) return
      if ('bytes' in answer)
        task.resolve(Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.length))
      else
        task.reject(
          answer.code === 'INTERNAL'
            ? internal(new Error(answer.message))
            : new Problem(answer.code, answer.message),
        )
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
        [...threads].find(({ task }) => task === null) ?? (threads.size < most.threads ? start() : null)
      if (!free) return
      const task = queue.shift()!
      if (free.timer) clearTimeout(free.timer)
      free.task = task
      free.timer = setTimeout(() => {
        settle(free)?.reject(late())
        void release(free)
        next()
      }, most.timeoutMs)
      free.worker.postMessage(task.job)
    }
  }
  return {
    render(job) {
      if (closed || queue.length >= most.waiting) return Promise.reject(busy())
      return new Promise((resolve, reject) => {
        queue.push({ job, resolve, reject })
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
