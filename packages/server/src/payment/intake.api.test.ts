import { signBody } from '@parichay/sandbox/provider/signing.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openShop, type TestShop } from '../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let shop: TestShop
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  shop = await openShop(w)
})
afterAll(() => w.close())

const eventOf = (orderId: string, createdAt = Math.floor(w.clock.now().getTime() / 1000)) =>
  JSON.stringify({
    account_id: 'acc_BenchBench1',
    event: 'order.paid',
    created_at: createdAt,
    payload: {
      order: {
        entity: {
          id: orderId,
          amount: 100,
          amount_paid: 100,
          currency: 'INR',
          receipt: null,
          status: 'paid',
          attempts: 1,
          notes: [],
          created_at: Math.floor(w.clock.now().getTime() / 1000),
        },
      },
    },
  })

async function deliver(id: string, body: string): Promise<number> {
  const { webhookUrl, webhookSecret } = shop.account
  const answer = await fetch(webhookUrl, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-event-id': id,
      'x-razorpay-signature': signBody(body, webhookSecret),
    },
  })
  await answer.arrayBuffer()
  return answer.status
}

const kept = async (prefix: string) =>
  w.world.database.platform
    .selectFrom('providerEvent')
    .select(['eventId', 'raw'])
    .where('eventId', 'like', `${prefix}%`)
    .execute()

/** How often a commit wakes the workers while `work` runs: each such commit waits for every other one of the database. */
async function wakes(work: () => Promise<unknown>): Promise<number> {
  const client = new pg.Client({ connectionString: w.world.config.databaseUrl })
  await client.connect()
  let heard = 0
  client.on('notification', ({ payload }) => void (payload === 'payment.event' && heard++))
  const { rows } = await client.query<{ channel: string }>(
    `select 'pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24) as channel`,
  )
  await client.query(`listen ${pg.escapeIdentifier(rows[0]!.channel)}`)
  await work()
  await client.query('select 1')
  await client.end()
  return heard
}

test('what comes at once is written together: each event is kept once, answered when it is safe, and worked on', async () => {
  const ids = Array.from({ length: 150 }, (_one, at) => `crowd-${at % 120}-x`)
  let answers: number[] = []
  const woken = await wakes(async () => {
    answers = await Promise.all(
      ids.map((id) => deliver(id, eventOf(`order_Crowd${id.replace(/\D/g, '').padStart(4, '0')}`))),
    )
  })
  expect(new Set(answers)).toEqual(new Set([200]))
  expect(await kept('crowd-')).toHaveLength(120)
  expect(woken).toBeGreaterThan(0)
  expect(woken).toBeLessThan(40)
})

test('an event that cannot be written is refused alone, so that it is sent again; those beside it are kept', async () => {
  const noDay = eventOf('order_NoSuchDay', Number.MAX_SAFE_INTEGER)
  const answers = await Promise.all([
    deliver('beside-first', eventOf('order_Beside99')),
    deliver('beside-bad', noDay),
    ...Array.from({ length: 20 }, (_one, at) => deliver(`beside-${at}`, eventOf(`order_Beside${at + 10}`))),
  ])
  expect(answers.toSpliced(1, 1)).toEqual(Array.from({ length: 21 }, () => 200))
  expect(answers[1]).toBe(500)
  expect(await kept('beside-')).toHaveLength(21)
})
