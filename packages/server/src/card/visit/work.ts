import { istDay } from '@parichay/contract/business/rules.ts'
import { releasedIdDays } from '@parichay/contract/card/rules.ts'
import type { VisitKind } from '@parichay/contract/card/visits.ts'
import { refuseFor, networkOf } from '../../platform/limits.ts'
import type { World } from '../../platform/world.ts'
import { addVisits, type Counted } from './store.ts'

/** Hits of one network in a minute; a person who taps through a card makes a dozen. */
const perMinute = 120
const flushEveryMs = 3000
/** Sums that are kept at most before they are written early. */
const mostWaiting = 5000

/** Visits that this process has seen and not yet written. */
export type VisitCounter = {
  add(visit: { agencyId: number; cardId: string; kind: VisitKind; ip: string; now: Date }): void
  /** Writes what waits. A failure keeps it for the next time. */
  flush(): Promise<void>
  stop(): Promise<void>
}

const counters = new WeakMap<World, VisitCounter>()

/** The counter of this process: sums in memory, written together every few seconds and at the end. */
export function visitCounterOf(world: World): VisitCounter {
  const known = counters.get(world)
  if (known) return known
  let waiting = new Map<string, Counted>()
  let networks = new Map<string, number>()
  let minute = 0
  let writing: Promise<void> = Promise.resolve()
  const put = (row: Counted) => {
    const key = `${row.agencyId}:${row.cardId}:${row.day}:${row.kind}`
    const before = waiting.get(key)
    if (before) before.count += row.count
    else if (waiting.size < 2 * mostWaiting) waiting.set(key, { ...row })
  }
  const write = async () => {
    const taken = [...waiting.values()]
    waiting = new Map()
    try {
      const since = new Date(world.clock().getTime() - releasedIdDays * 86_400_000)
      await addVisits(world.database.platform, taken, since)
    } catch (error) {
      taken.forEach(put)
      world.log.warn({ err: error, sums: taken.length }, 'visits not written')
    }
  }
  const flush = () => (writing = writing.then(write))
  const timer = setInterval(() => void flush(), flushEveryMs)
  timer.unref()
  const counter: VisitCounter = {
    add({ agencyId, cardId, kind, ip, now }) {
      const present = Math.floor(now.getTime() / 60_000)
      if (present !== minute) networks = new Map()
      minute = present
      const who = networkOf(ip)
      const hits = (networks.get(who) ?? 0) + 1
      networks.set(who, hits)
      if (hits > perMinute * world.config.limitFactor)
        refuseFor(Math.max(1, Math.ceil(((present + 1) * 60_000 - now.getTime()) / 1000)))
      put({ agencyId, cardId, day: istDay(now), kind, count: 1 })
      if (waiting.size >= mostWaiting) void flush()
    },
    flush,
    async stop() {
      clearInterval(timer)
      counters.delete(world)
      await flush()
    },
  }
  counters.set(world, counter)
  return counter
}
