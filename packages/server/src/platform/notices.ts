import { sql } from 'kysely'
import pg from 'pg'
import { roleUrl, type Database } from './db.ts'
import type { Log } from './log.ts'
import type { PageCache } from './page-cache.ts'
import { makeSeldom } from './seldom.ts'

/** What processes tell one another: a page key to drop, all of them, or that an agency changed. */
export type Notice = { page: string } | { pages: 'all' } | { agency: number }

const channel = 'parichay'
/** A database that is away refuses each two seconds; the same refusal is a line of the log once in this time. */
const sayAgainMs = 60_000

/** Tells every process, this one included. */
export async function tell(database: Database, notice: Notice): Promise<void> {
  await sql`select pg_notify(${channel}, ${JSON.stringify(notice)})`.execute(database.app)
}

/** Drops a cached page here at once, and in every other process. */
export async function dropPage(world: { pages: PageCache; database: Database }, key: string): Promise<void> {
  world.pages.drop(key)
  await tell(world.database, { page: key })
}

/** Drops every cached page, here at once and in every other process: what all of them are drawn from has changed. */
export async function dropAllPages(world: { pages: PageCache; database: Database }): Promise<void> {
  world.pages.dropAll()
  await tell(world.database, { pages: 'all' })
}

/**
 * Listens on a connection of its own and comes back after a loss. `onGap` runs after each reconnection: notices may
 * have been missed.
 */
export async function listen(
  options: { url: string; secret: string; log: Log },
  onNotice: (notice: Notice) => void,
  onGap: () => void,
): Promise<{ close(): Promise<void> }> {
  let client: pg.Client | undefined
  let closed = false
  let timer: NodeJS.Timeout | undefined
  const seldom = makeSeldom(sayAgainMs)
  const again = (ms: number) => {
    if (!closed) timer = setTimeout(retry, ms)
  }
  const connect = async () => {
    const next = new pg.Client({
      connectionString: roleUrl(options.url, options.secret, 'app'),
      application_name: 'parichay-listen',
      keepAlive: true,
      connectionTimeoutMillis: 8000,
    })
    next.on('notification', (message) => {
      try {
        onNotice(JSON.parse(message.payload ?? ''))
      } catch (error) {
        options.log.warn({ err: error }, 'unreadable notice')
      }
    })
    next.on('error', () => undefined)
    // Only the one that listens is followed by another: a try that failed ends too, and would double the tries each time.
    next.on('end', () => {
      if (client !== next) return
      client = undefined
      onGap()
      again(500)
    })
    try {
      await next.connect()
      await next.query(`listen ${channel}`)
    } catch (error) {
      await next.end().catch(() => undefined)
      throw error
    }
    client = next
    if (closed) await next.end()
  }
  const retry = () => {
    connect().then(onGap, (error: unknown) => {
      const silent = seldom(String(error))
      if (silent !== null) options.log.warn({ err: error, silent }, 'cannot listen for notices')
      again(2000)
    })
  }
  await connect()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
