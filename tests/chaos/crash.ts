import { channel } from 'node:diagnostics_channel'
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import pg from 'pg'

/**
 * Loaded into the servers of the chaos run only. Kills its own process at named points: before or after a statement, a
 * request to the provider or its answer. Points that struck seldom so far strike sooner.
 */
const file = process.env['CRASH_FILE'] ?? ''
const rate = Number(process.env['CRASH_RATE'] ?? 0.003)

/** The named points; `sql` is looked for in statements, `http` in requests to the provider. */
const points = {
  'intent written, not committed': { after: /insert into "payment_intent"/ },
  'before the order is asked for': { request: /^POST \/v1\/orders$/ },
  'order made, answer not read': { answer: /^POST \/v1\/orders$/ },
  'order kept, not committed': { after: /insert into "payment_order"/ },
  'event kept, not committed': { after: /insert into "provider_event"/ },
  'provider asked, nothing written': { answer: /^GET \/v1\/orders\/\w+\/payments$/ },
  'payment written': { after: /insert into "payment" / },
  'capture in the ledger': { after: /insert into "ledger"/ },
  'paid time worked out': { after: /^insert into term_before/ },
  'activation written': { after: /insert into "activation"/ },
  'business told': { after: /^update "business" set "expiry_date_for_customer"/ },
  'settled, not committed': { after: /insert into "outbox"/ },
  'refund promised': { after: /insert into "refund"/, rare: true },
  'refund begun': { after: /update "refund" set "state"/, rare: true },
  'before the refund is asked for': { request: /^POST \/v1\/payments\/\w+\/refund$/, rare: true },
  'refund made, answer not read': { answer: /^POST \/v1\/payments\/\w+\/refund$/, rare: true },
  'dispute written': { after: /insert into "dispute"/, rare: true },
  'transaction ended, nothing answered': { after: /^commit$/i },
} satisfies Record<string, { after?: RegExp; request?: RegExp; answer?: RegExp; rare?: true }>
const table: { name: string; after?: RegExp; request?: RegExp; answer?: RegExp; rare?: true }[] =
  Object.entries(points).map(([name, point]) => ({ name, ...point }))

const struck = new Map<string, number>()
if (file && existsSync(file))
  for (const name of readFileSync(file, 'utf8').split('\n')) struck.set(name, (struck.get(name) ?? 0) + 1)

function pass(kind: 'after' | 'request' | 'answer', text: string) {
  if (!file) return
  for (const point of table) {
    if (!point[kind]?.test(text)) continue
    const often = kind === 'after' && /commit/i.test(text) ? rate / 5 : rate
    // Some 20 refunds pass in a run of 300 orders and half of them must die at each of their points to make 5 certain.
    const chance = (struck.get(point.name) ?? 0) < 6 ? often * (point.rare ? 600 : 40) : often
    if (Math.random() > chance) continue
    appendFileSync(file, `${point.name}\n`)
    process.kill(process.pid, 'SIGKILL')
  }
}

const query = pg.Client.prototype.query
pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
  const [first] = args
  const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '')
  const running = (query as (...all: unknown[]) => unknown).apply(this, args)
  if (running instanceof Promise)
    void running.then(
      () => pass('after', text.trim()),
      () => undefined,
    )
  return running
} as typeof query

type Outgoing = { method: string; path: string }
const label = ({ method, path }: Outgoing) => `${method} ${path.split('?')[0]}`
channel('http.client.request.start').subscribe((message) =>
  pass('request', label((message as { request: Outgoing }).request)),
)
channel('http.client.response.finish').subscribe((message) =>
  pass('answer', label((message as { request: Outgoing }).request)),
)

/** The names, for the table of the run. */
export const crashPoints = Object.keys(points)
