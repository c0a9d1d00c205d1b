import { orderPurchase } from '@parichay/server/payment/usecase.order.ts'
import { reconcileNow } from '@parichay/server/payment/usecase.reconcile.ts'
import { openWorld } from '@parichay/server/platform/open.ts'
import { agencyScope } from '@parichay/server/platform/scope.ts'
import { cookieNames } from '@parichay/server/platform/session.ts'
import { signBody } from '@parichay/sandbox/provider/signing.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectPayments } from '../demo/payments.ts'
import { makeShoppers, type Shopper } from '../../tests/chaos/shoppers.ts'
import { setStage } from '../../tests/chaos/stage.ts'
import { makeQuiet } from './quiet.ts'

/**
 * `npm run bench:payments`: how long it takes from captured money to an active plan (P14), with webhooks, without any,
 * and after an hour without the provider; and how fast webhooks are answered at 200 a second (P15).
 */
const count = Number(process.env['BENCH_PURCHASES'] ?? 60)
const seconds = Number(process.env['BENCH_SECONDS'] ?? 60)
const rate = 200
const minute = 60_000

let people: Shopper[] = []
let isStopped = false
const quiet = makeQuiet()
const stage = await setStage({
  env: (url) => ({
    PARICHAY_MODE: 'test',
    PAYMENT_API_URL: url,
    PAYMENT_CHECKOUT_URL: `${url}/v1/checkout.js`,
  }),
  async prepare(world, sandbox, port) {
    await connectPayments(world, sandbox, port)
    people = await makeShoppers(world, count)
  },
})
const { provider } = stage.sandbox
const rows: [string, string, string][] = []
try {
  stage.start()
  await stage.waitUntilWhole()
  const world = await openWorld(stage.config)
  const { platform } = world.database
  const { agencyId } = await platform
    .selectFrom('business')
    .select('agencyId')
    .where('businessId', '=', people[0]!.businessId)
    .executeTakeFirstOrThrow()

  const isActive = async (intentId: string) =>
    (await platform
      .selectFrom('activation')
      .select('intentId')
      .where('intentId', '=', intentId)
      .executeTakeFirst()) !== undefined
  /** Orders as a customer, pays, never confirms, and waits for the plan. */
  const buy = async ({ token, businessId, plans }: Shopper): Promise<number> => {
    const answer = await fetch(`${stage.origin}/api/v1/card-payment/order`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: stage.origin,
        cookie: `${cookieNames.session}=${token}`,
      },
      body: JSON.stringify({ businessId, subscriptionPlanId: plans[0], renew: true }),
    })
    if (!answer.ok) throw new Error(`no order: ${answer.status} ${await answer.text()}`)
    const { data } = (await answer.json()) as { data: { order: { id: string }; intentId: string } }
    provider.pay(data.order.id, { outcome: 'silent' })
    const paid = performance.now()
    while (!(await isActive(data.intentId))) {
      await sleep(10)
      if (performance.now() - paid > 6 * minute) throw new Error('never active')
    }
    return performance.now() - paid
  }

  await quiet.wait()
  const heard: number[] = []
  for (const one of people) heard.push(await buy(one))
  rows.push(['P14 captured to active, by webhook', spread(heard, 1000, 's'), 'p50 ≤ 1 s, p99 ≤ 5 s'])

  provider.chaos({ F2: 1 })
  const unheard = await Promise.all(
    people.map(async (one, turn) => {
      await sleep((turn * minute) / people.length)
      return buy(one)
    }),
  )
  provider.calm()
  rows.push(['P14 the same, every webhook lost', spread(unheard, 1000, 's'), '≤ 180 s'])

  await quiet.wait()
  const answers = await load(agencyId)
  const slow = answers.filter(({ ms }) => ms > 5000).length
  const bad = answers.filter(({ status }) => status !== 200).length
  const times = answers.map(({ ms }) => ms)
  rows.push([
    `P15 answers to ${answers.length} webhooks, ${rate} a second`,
    spread(times, 1, 'ms'),
    'p99 ≤ 250 ms',
  ])
  rows.push(['    above 5 s, not answered 200', `${slow}, ${bad}`, '0, 0'])
  rows.push(['    not worked on a minute later', String(await backlog()), '–'])
  await world.close()
  await stage.stopServers()
  isStopped = true
  rows.push([
    'P14 the provider away for an hour, no webhooks',
    spread(await outage(agencyId), 1, 'min'),
    '≤ 12 min after',
  ])

  /** Genuine events of the last purchases, each under a number of its own, at a steady rate. */
  async function load(agency: number) {
    const account = await platform
      .selectFrom('paymentAccount')
      .select(['webhookToken', 'keyId'])
      .where('agencyId', '=', agency)
      .where('isActive', '=', true)
      .executeTakeFirstOrThrow()
    const there = [...provider.store.accounts.values()].find(({ keyId }) => keyId === account.keyId)!
    const told = provider.events().filter(({ accountId }) => accountId === there.accountId)
    const url = `${stage.origin}/webhooks/razorpay/${account.webhookToken}`
    const sent: Promise<{ ms: number; status: number }>[] = []
    const began = performance.now()
    for (let turn = 0; turn < rate * seconds; turn += 1) {
      const due = began + (turn * 1000) / rate
      const wait = due - performance.now()
      if (wait > 1) await sleep(wait)
      const { body } = told[turn % told.length]!
      const headers = {
        'content-type': 'application/json',
        'x-razorpay-event-id': `bench-${turn}`,
        'x-razorpay-signature': signBody(body, there.webhook.secret),
      }
      // From the moment it was due: an answer that waits behind others counts in full.
      sent.push(
        fetch(url, { method: 'POST', body, headers }).then(
          ({ status }) => ({ ms: performance.now() - due, status }),
          () => ({ ms: performance.now() - due, status: 0 }),
        ),
      )
    }
    return Promise.all(sent)
  }

  /** Events that wait for a worker, a minute after the last came. */
  async function backlog(): Promise<number> {
    await sleep(minute)
    const { left } = await platform
      .selectFrom('providerEvent')
      .select((e) => e.fn.countAll<number>().as('left'))
      .where('appliedAt', 'is', null)
      .executeTakeFirstOrThrow()
    return Number(left)
  }

  for (const [name, value, wanted] of rows) console.log(`  ${name.padEnd(52)}${value.padEnd(44)}${wanted}`)
  console.log(`  ${quiet.say()}`)
} finally {
  if (!isStopped) await stage.stopServers()
  await stage.strike(false)
}

/** Minutes from the provider's return to the plan. The clock is ours: the hour passes in a moment. */
async function outage(agencyId: number): Promise<number[]> {
  let ahead = 0
  const world = await openWorld(stage.config, { clock: () => new Date(Date.now() + ahead) })
  const scope = agencyScope(agencyId)
  const open = new Map<string, number>()
  try {
    provider.chaos({ F2: 1 })
    const buyers = people.slice(0, 30)
    for (let at = 0; at < 60; at += 1) {
      const buyer = at % 2 ? undefined : buyers[at / 2]
      if (buyer) {
        const { order, intentId } = await orderPurchase(world, agencyId, {
          kind: 'card',
          businessId: buyer.businessId,
          objectNo: null,
          amount: 99_900,
          snapshot: { name: 'Gold', price: 999, validity: 1, renew: true },
          billing: null,
          madeBy: 'customer',
        })
        // The sheet was open already: the bank takes the money while the provider's API says nothing.
        provider.pay(order.id, { outcome: 'silent' })
        open.set(intentId, 0)
      }
      provider.scenario({ nextCalls: 100_000, faults: [{ code: 'F13', variant: '500' }] } as never)
      await reconcileNow(world)
      provider.calm()
      provider.chaos({ F2: 1 })
      ahead += minute
    }
    const found: number[] = []
    for (let after = 1; after < 60 && open.size > 0; after += 1) {
      ahead += minute
      await reconcileNow(world)
      const rows = await world.database.inScope(scope, (tx) =>
        tx
          .selectFrom('activation')
          .select('intentId')
          .where('intentId', 'in', [...open.keys()])
          .execute(),
      )
      for (const { intentId } of rows) {
        open.delete(intentId)
        found.push(after)
      }
    }
    if (open.size > 0) throw new Error(`${open.size} purchases were never found`)
    return found
  } finally {
    await world.close()
  }
}

function spread(values: number[], unit: number, name: string): string {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]! / unit
  const show = (value: number) => (value < 10 && unit > 1 ? value.toFixed(2) : value.toFixed(0))
  return `p50 ${show(at(0.5))}, p99 ${show(at(0.99))}, worst ${show(sorted.at(-1)! / unit)} ${name}`
}
