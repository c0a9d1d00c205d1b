import { createHash } from 'node:crypto'
import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { readEvent } from './gateway.entities.ts'
import { applyEvent } from './jobs.ts'
import { type AccountRow, markEvent } from './store.accounts.ts'
import { addEvents, type NewEvent } from './store.watch.ts'

/** A genuine event as it came. `id` is the provider's own number for it. */
type Letter = { account: AccountRow; raw: Buffer; id: string | undefined }
type Waiting = Letter & { done: () => void; fail: (error: unknown) => void }

/** Events of one agency that are written together; more wait for the next round, so that one statement stays small. */
const mostAtOnce = 100

/**
 * Writes genuine events down and queues the work on them, in one transaction. What comes while a transaction runs is written by
 * the next one, all of it together: six questions to the database and a commit for each event were too much for one process at
 * two hundred a second (p99 2.0 s of 4,000, its transactions waiting for the process itself). A quiet provider notices nothing.
 */
export function openIntake(world: World) {
  const waiting = new Map<number, Waiting[]>()
  return {
    /** Resolves when the event is safe, throws when it is not. */
    keep: (letter: Letter): Promise<void> =>
      new Promise((done, fail) => {
        const { agencyId } = letter.account
        const line = waiting.get(agencyId)
        if (line) return void line.push({ ...letter, done, fail })
        waiting.set(agencyId, [{ ...letter, done, fail }])
        void work(agencyId)
      }),
  }

  async function work(agencyId: number): Promise<void> {
    const line = waiting.get(agencyId) ?? []
    while (line.length > 0) {
      const now = line.splice(0, mostAtOnce)
      try {
        await write(agencyId, now)
        for (const one of now) one.done()
      } catch (error) {
        // One that cannot be written takes no other with it.
        if (now.length === 1) now[0]!.fail(error)
        else for (const one of now) await write(agencyId, [one]).then(one.done, one.fail)
      }
    }
    waiting.delete(agencyId)
  }

  async function write(agencyId: number, letters: readonly Letter[]): Promise<void> {
    const scope = agencyScope(agencyId)
    const now = world.clock()
    const events = letters.map((letter) => read(letter, now)).filter((event) => event !== undefined)
    const accounts = new Set(letters.map(({ account }) => account.accountId))
    await world.database.inScope(scope, async (tx) => {
      for (const accountId of accounts) await markEvent(tx, scope, accountId, now)
      const fresh = events.length > 0 ? await addEvents(tx, scope, events) : []
      if (fresh.length > 0)
        await world.queue.addMany(
          tx,
          applyEvent,
          fresh.map((key) => ({ agencyId, ...key })),
        )
    })
  }
}

/** What is written down of an event; undefined for one that tells nothing we know. */
function read({ account, raw, id }: Letter, receivedAt: Date): NewEvent | undefined {
  const event = readEvent(raw)
  if (!event) return undefined
  return {
    accountId: account.accountId,
    // The provider numbers its events; one without a number is known by its content.
    eventId: id && /^[\w-]{6,64}$/.test(id) ? id : createHash('sha256').update(raw).digest('hex'),
    event: event.event,
    orderId: event.order?.orderId ?? event.payment?.orderId ?? null,
    paymentId: event.payment?.paymentId ?? event.refund?.paymentId ?? null,
    raw: raw.toString('utf8').replaceAll('\0', ''),
    toldAt: event.createdAt,
    receivedAt,
  }
}
