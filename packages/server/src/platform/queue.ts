import { PgBoss, fromKysely } from 'pg-boss'
import type { z } from 'zod'
import { roleUrl, type Tx } from './db.ts'
import type { Log } from './log.ts'
import { endLimitMs } from './process.ts'
import { makeSeal } from './sealed.ts'
import { makeSeldom } from './seldom.ts'

/** A job: a name and a checked payload of ids. The worker reads the present truth. */
export type Job<T extends z.ZodObject = z.ZodObject> = {
  name: string
  payload: T
  attempts: number
  timeoutSec: number
  /** Fields that name a person, such as a phone number: they lie in the queue sealed. */
  sealed?: readonly string[]
  /** A cron line in Asia/Kolkata for jobs that come by themselves. */
  cron?: string
  /** Comes once at the next start where nothing ran at its time: a machine may be off at night, every night. */
  missed?: 'once'
}
/** Keeps the literal types of a job. */
export const defineJob = <T extends z.ZodObject>(job: Job<T>): Job<T> => job

/** Jobs. */
export type Queue = {
  /** Queues a job in the caller's transaction: it exists exactly when the change does. */
  add<T extends z.ZodObject>(tx: Tx, job: Job<T>, payload: z.input<T>): Promise<void>
  /** Queues many of one kind at once: one statement, and one word to the workers. */
  addMany<T extends z.ZodObject>(tx: Tx, job: Job<T>, payloads: readonly z.input<T>[]): Promise<void>
  /** Runs jobs of this kind, one at a time in this process. `onEnd` hears of one that was given up; it may hear twice. */
  work<T extends z.ZodObject>(
    job: Job<T>,
    run: (payload: z.output<T>) => Promise<void>,
    onEnd?: (payload: z.output<T>) => Promise<void>,
  ): Promise<void>
  /** Looks after jobs of all kinds that were given up. Begun last, when every kind has said what its end is. */
  workGivenUp(): Promise<void>
  close(): Promise<void>
}

/** Where pg-boss keeps its tables. */
export const schema = 'pgboss'
/**
 * Where pg-boss puts a copy of each job that failed for the last time, in the statement that ends it: its dead letter queue. So
 * it does not matter whether the job threw, took too long or lost its worker (decision 0102).
 */
export const givenUp = { name: 'given-up', attempts: 10, timeoutSec: 60 } as const
const lookEverySec = 10
/** How long a job may go on when its process ends. What is left of the process's time is for giving it back: else it counts as a worker that died. */
const lastJobsMs = endLimitMs - 3000
/** How a job ends that this process cut off by closing, and how pg-boss ends one that it waited for in vain: neither is a failure. */
const cutOff = 'cut off by a shutdown'
const cutOffByBoss = 'pg-boss shut down while active'
const wasCutOff = (output: unknown): boolean => {
  const { message, value } = (output ?? {}) as { message?: unknown; value?: unknown }
  return message === cutOff || value === cutOffByBoss
}
/** A database that is away is an error of each of the sixty workers, every few seconds. */
const sayAgainMs = 30_000
/** pg-boss ends its words with the worker that met the fault. */
const faultOf = (error: unknown): string =>
  (error instanceof Error || (typeof error === 'object' && error && 'message' in error)
    ? String(error.message)
    : String(error)
  ).replace(/ \(Queue: .*$/s, '')
/** A notice lost with a connection costs no more than this. */
const missedNoticeSec = 5

const agencyIn = (data: unknown): number | undefined => {
  const { agencyId } = (data ?? {}) as { agencyId?: unknown }
  return typeof agencyId === 'number' ? agencyId : undefined
}

/** Opens the queue; with `worker` it also watches schedules and keeps the tables clean. */
export async function openQueue(options: {
  url: string
  secret: string
  secretsBefore: string[]
  worker: boolean
  log: Log
  /** Hears of a job that was given up: it failed for the last time, or its worker died there. It may hear twice of one. */
  onGivenUp?: (job: { name: string; agencyId: number | undefined }) => Promise<void>
}): Promise<Queue> {
  const boss = new PgBoss({
    connectionString: roleUrl(options.url, options.secret, 'platform'),
    schema,
    max: 3,
    migrate: false,
    createSchema: false,
    supervise: options.worker,
    schedule: options.worker,
    useListenNotify: options.worker,
    superviseIntervalSeconds: lookEverySec,
    monitorIntervalSeconds: lookEverySec,
    application_name: 'parichay-queue',
  })
  const again = makeSeldom(sayAgainMs)
  boss.on('error', (error) => {
    const silent = again(faultOf(error))
    if (silent !== null) options.log.warn({ err: error, silent }, 'queue')
  })
  boss.on('warning', (warning) => options.log.warn({ warning }, 'queue'))
  await boss.start()
  const { seal, open } = makeSeal(options.secret, options.secretsBefore)
  /** A job of an older version is not sealed. */
  const openOrPlain = (text: string, place: string) => (text.startsWith('v1.') ? open(text, place) : text)
  /** What names a person, changed by `turn` on its way in or out. */
  const turned = (job: Job, data: object, turn: (text: string, place: string) => string) =>
    Object.fromEntries(
      Object.entries(data).map(([name, value]: [string, unknown]) => [
        name,
        typeof value === 'string' && job.sealed?.includes(name)
          ? turn(value, `job:${job.name}:${name}`)
          : value,
      ]),
    )
  const payloadOf = <T extends z.ZodObject>(job: Job<T>, data: unknown): z.output<T> =>
    job.payload.parse(turned(job, data ?? {}, openOrPlain))
  const ends = new Map<string, (data: unknown) => Promise<void>>()
  let isClosing = false
  return {
    async add(tx, job, payload) {
      await boss.send(job.name, turned(job, job.payload.parse(payload), seal), { db: fromKysely(tx) })
    },
    async addMany(tx, job, payloads) {
      const jobs = payloads.map((payload) => ({ data: turned(job, job.payload.parse(payload), seal) }))
      await boss.insert(job.name, jobs, { db: fromKysely(tx) })
    },
    async work(job, run, onEnd) {
      if (onEnd) ends.set(job.name, (data) => onEnd(payloadOf(job, data)))
      let worker = ''
      worker = await boss.work(
        job.name,
        { batchSize: 1, includeMetadata: true, notifyPollingIntervalSeconds: missedNoticeSec },
        async ([one]) => {
          if (!one) return
          // One notice may stand for many jobs, or none may have come: look again at once until the queue is empty.
          if (worker) boss.notifyWorker(worker)
          const started = Date.now()
          try {
            await run(payloadOf(job, one.data))
            options.log.info({ job: job.name, ms: Date.now() - started }, 'job done')
          } catch (error) {
            if (isClosing) {
              options.log.info({ job: job.name, id: one.id }, 'job cut off')
              throw new Error(cutOff)
            }
            options.log.error({ err: error, job: job.name, id: one.id }, 'job failed')
            // What is thrown here stays in the table for days, and words of a provider may hold a number or an address.
            throw new Error(`${job.name} failed: the log says why (${one.id})`)
          }
        },
      )
    },
    async workGivenUp() {
      let worker = ''
      worker = await boss.work(
        givenUp.name,
        { batchSize: 1, includeMetadata: true, pollingIntervalSeconds: missedNoticeSec },
        async ([one]) => {
          const name = one?.sourceName
          if (!one || !name) return
          // Whoever killed one worker may have killed many jobs.
          if (worker) boss.notifyWorker(worker)
          // It was its last try, and none that counts.
          if (wasCutOff(one.sourceOutput)) return void (await boss.send(name, one.data as object))
          options.log.error({ job: name, id: one.sourceId }, 'job given up')
          try {
            // Staff first: they hear of it whatever its own end does.
            await options.onGivenUp?.({ name, agencyId: agencyIn(one.data) })
            await ends.get(name)?.(one.data)
          } catch (error) {
            options.log.error({ err: error, job: name, id: one.sourceId }, 'the end of a job failed')
            throw new Error(`the end of ${name} failed: the log says why (${one.sourceId})`)
          }
        },
      )
    },
    close() {
      isClosing = true
      return boss.stop({ graceful: true, close: true, timeout: lastJobsMs })
    },
  }
}
