import { type RouteName, routes } from '@parichay/contract/routes.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/** Whether the request under way wrote an entry of the log of activity. */
const underWay = new AsyncLocalStorage<{ isRecorded: boolean }>()

const { query } = pg.Client.prototype
/** Notes for the request it belongs to that a statement writes an entry; statements pass as they are. */
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const request = underWay.getStore()
  const [first] = args
  const text = typeof first === 'string' ? first : (first as { text?: string } | null)?.text
  if (request && text?.startsWith('insert into "audit"')) request.isRecorded = true
  return (query as (...all: unknown[]) => unknown).apply(this, args)
} as typeof query

const nameOfRoute = new Map(
  Object.entries(routes).map(([name, route]) => [`${route.method} ${route.path}`, name as RouteName]),
)

/** Watches the calls of a test's world that change something: which succeeded with an entry in the log of activity, and which without. */
export function watchEntries(app: FastifyInstance): { recorded: Set<RouteName>; silent: Set<RouteName> } {
  const [recorded, silent] = [new Set<RouteName>(), new Set<RouteName>()]
  const notes = new WeakMap<FastifyRequest, { isRecorded: boolean }>()
  app.addHook('onRequest', (request, _reply, done) => {
    const note = { isRecorded: false }
    notes.set(request, note)
    underWay.run(note, done)
  })
  // Reading a body leaves the context that the hook above opened.
  app.addHook('preHandler', (request, _reply, done) => underWay.run(notes.get(request)!, done))
  app.addHook('onSend', async (request, reply) => {
    const name = nameOfRoute.get(`${request.method} ${request.routeOptions.url ?? ''}`)
    if (!name || request.method === 'GET' || reply.statusCode >= 300) return
    const to = notes.get(request)?.isRecorded ? recorded : silent
    to.add(name)
  })
  return { recorded, silent }
}
