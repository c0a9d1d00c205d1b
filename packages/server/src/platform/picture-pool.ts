import { Problem, type ErrorCode } from '@parichay/contract/errors.ts'
import { type ChildProcess, fork } from 'node:child_process'
import type { Log } from './log.ts'
import type { IconLook, Picture, PostPicture, SmallPixels } from './pictures.ts'

/** What a picture process is told; `px` is a width, or the longer side of a small copy. */
export type PictureOrder = { bytes: Uint8Array } & (
  | { what: 'picture' | 'post' | 'previews' | 'pdf' }
  | { what: 'icon'; look: IconLook }
  | { what: 'pixels' | 'square' | 'webp' | 'avif' | 'print'; px: number }
)
/** What it answers: what was made, or why not. */
export type PictureAnswer =
  | { isReady: true }
  | { made: Picture | PostPicture | Pick<PostPicture, 'preview' | 'thumbnail'> | SmallPixels | Buffer }
  | { refused: { code: ErrorCode | null; message: string; why: string } }

/** How much the reading of pictures may take. */
export type PoolLimits = {
  /** Pictures that are read at the same time; one person's never take more than one place. */
  processes: number
  /** Processor time for one picture: who needs more ends over it, however busy the machine is. */
  workMs: number
  /** A picture that is not made by then costs its process too; then the machine was too busy, or the process stuck. */
  timeoutMs: number
  /** Pictures that wait, and of one person; one more is refused. */
  waiting: number
  waitingOfOne: number
  /** Nobody waits longer for a place. */
  patienceMs: number
  /** A process without work ends. */
  idleMs: number
  /** MB of one process; the largest picture that is taken needs about half of it. */
  memoryMb: number
  /** A process is replaced after so many pictures, so that nothing it leaks adds up. */
  picturesPerProcess: number
}

/** What is made of a picture. */
export type Made = Extract<PictureAnswer, { made: unknown }>['made']

/** Runs orders in processes that can be killed. `by` is whose order it is. */
export type PicturePool = {
  run(order: PictureOrder, by: string): Promise<Made>
  close(): Promise<void>
}

/** Thrown for a picture that took too much work or memory: who sends many of them is braked. */
export class PictureTooHeavy extends Problem {
  constructor(cause: unknown) {
    const message = 'This picture takes too long to read. Save it as an ordinary JPEG and try again.'
    super('PICTURE_UNREADABLE', message, { field: 'file', cause })
  }
}

type Task = {
  order: PictureOrder
  by: string
  resolve: (made: Made) => void
  reject: (error: unknown) => void
  patience: NodeJS.Timeout
}
type Helper = {
  child: ChildProcess
  isReady: boolean
  task: Task | null
  timer: NodeJS.Timeout | null
  done: number
}
/** A process may take so much longer over its first picture: it has to start. */
const startMs = 15_000

const busy = (cause?: unknown) =>
  new Problem('RENDER_BUSY', 'Many pictures are being made right now. Try again in a moment.', {
    retryAfterSec: 5,
    cause,
  })

const broken = (cause: unknown) =>
  new Problem('INTERNAL', 'Something went wrong on our side. Try again.', { cause })

const programUrl = new URL('./picture-process.ts', import.meta.url)
/** No secret of this process is handed to one that reads strangers' files. */
const environment = () =>
  Object.fromEntries(
    ['PATH', 'TMPDIR', 'TEMP', 'SystemRoot', 'LD_LIBRARY_PATH', 'LANG'].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  )

/** Makes a pool. Processes start with the first picture and end when there is none. `program` is another one in tests. */
export function openPicturePool(log: Log, most: PoolLimits, program: URL = programUrl): PicturePool {
  const helpers = new Set<Helper>()
  const queue: Task[] = []
  let closed = false

  const start = (): Helper => {
    const child = fork(program, [String(most.memoryMb), String(most.workMs)], {
      execArgv: [],
      env: environment(),
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    const helper: Helper = { child, isReady: false, task: null, timer: null, done: 0 }
    child.on('message', (answer: PictureAnswer) => {
      if ('isReady' in answer) {
        helper.isReady = true
        if (helper.task) watch(helper, helper.task)
        return
      }
      const task = settle(helper)
      if (task) hand(task, answer)
      helper.done += 1
      if (helper.done >= most.picturesPerProcess) end(helper)
      else rest(helper)
      next()
    })
    const fall = (error: Problem) => {
      const task = settle(helper)
      helpers.delete(helper)
      if (task) log.warn({ err: error, what: task.order.what, by: task.by }, 'a picture process ended')
      task?.reject(error)
      next()
    }
    child.on('error', (error) => fall(broken(error)))
    // By a signal it was ended over what it read, by itself, by its guard or by the system; else it could not run at all.
    child.on('exit', (code, signal) =>
      fall(signal ? new PictureTooHeavy(new Error(signal)) : broken(new Error(`exit ${code}`))),
    )
    helpers.add(helper)
    return helper
  }
  const settle = (helper: Helper): Task | null => {
    const { task } = helper
    if (helper.timer) clearTimeout(helper.timer)
    helper.timer = null
    helper.task = null
    return task
  }
  const end = (helper: Helper) => {
    helpers.delete(helper)
    settle(helper)
    helper.child.kill('SIGKILL')
  }
  const rest = (helper: Helper) => {
    // Nobody waits for it: the program may end while it rests.
    helper.child.unref()
    helper.child.channel?.unref()
    helper.timer = setTimeout(() => end(helper), most.idleMs)
    helper.timer.unref()
  }
  const next = () => {
    while (!closed) {
      const atWork = new Set([...helpers].flatMap(({ task }) => (task ? [task.by] : [])))
      const place = queue.findIndex(({ by }) => !atWork.has(by))
      if (place < 0) return
      const free =
        [...helpers].find(({ task }) => task === null) ?? (helpers.size < most.processes ? start() : null)
      if (!free) return
      const [task] = queue.splice(place, 1) as [Task]
      give(free, task)
    }
  }
  const watch = (helper: Helper, task: Task) => {
    if (helper.timer) clearTimeout(helper.timer)
    const ms = most.timeoutMs + (helper.isReady ? 0 : startMs)
    helper.timer = setTimeout(() => {
      end(helper)
      const { order, by } = task
      log.warn({ what: order.what, by, bytes: order.bytes.length, ms }, 'a picture took too long')
      task.reject(busy(new Error(`not made in ${ms} ms`)))
      next()
    }, ms)
  }
  const give = (helper: Helper, task: Task) => {
    clearTimeout(task.patience)
    helper.task = task
    helper.child.ref()
    helper.child.channel?.ref()
    watch(helper, task)
    helper.child.send(task.order, (error) => error && helper.child.kill('SIGKILL'))
  }
  return {
    run(order, by) {
      const mine = queue.filter((task) => task.by === by).length
      if (closed || queue.length >= most.waiting || mine >= most.waitingOfOne) return Promise.reject(busy())
      return new Promise((resolve, reject) => {
        const patience = setTimeout(() => {
          queue.splice(queue.indexOf(task), 1)
          reject(busy())
        }, most.patienceMs)
        const task: Task = { order, by, resolve, reject, patience }
        queue.push(task)
        next()
      })
    },
    async close() {
      closed = true
      for (const { reject, patience } of queue.splice(0)) {
        clearTimeout(patience)
        reject(busy())
      }
      for (const helper of helpers) {
        helper.task?.reject(busy())
        end(helper)
      }
    },
  }
}

function hand(task: Task, answer: Exclude<PictureAnswer, { isReady: true }>): void {
  if ('made' in answer) return task.resolve(answer.made)
  const { code, message, why } = answer.refused
  task.reject(code ? new Problem(code, message, { field: 'file', cause: new Error(why) }) : new Error(why))
}
