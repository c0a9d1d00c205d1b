import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { cleanHost, isPlainAddress } from './hosts.ts'
import type { World } from './world.ts'

/**
 * `/healthz`: the process answers. `/readyz`: database and storage answer too; 503 names what does not. `/tls-ask?domain=`: whether a
 * name is of an agency, for a proxy that takes certificates on demand; it asks before it takes one.
 */
export function serveHealth(app: FastifyInstance, world: World): void {
  app.get('/healthz', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ data: { status: 'ok' } }),
  )
  app.get<{ Querystring: { domain?: unknown } }>('/tls-ask', async ({ query: { domain } }, reply) => {
    const name = typeof domain === 'string' ? cleanHost(domain) : null
    const isKnown = name !== null && !isPlainAddress(name) && (await world.hosts.find(name)) !== null
    return reply
      .status(isKnown ? 200 : 404)
      .header('cache-control', 'no-store')
      .send({ data: { isKnown } })
  })
  app.get('/readyz', async (_request, reply) => {
    const [database, storage] = await Promise.all([
      within(2000, sql`select 1`.execute(world.database.app)),
      within(2000, world.storage.check()),
    ])
    return reply
      .status(database && storage ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ data: { database, storage } })
  })
}

const within = (ms: number, work: Promise<unknown>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((resolve) => setTimeout(resolve, ms, false).unref()),
  ])
