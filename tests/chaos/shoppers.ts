import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { buildRequest } from '@parichay/contract/request.ts'
import type { Input, Reply, Route } from '@parichay/contract/route.ts'
import type { Sandbox } from '@parichay/sandbox/sandbox.ts'
import { createUser } from '@parichay/server/auth/store.ts'
import { addBusiness } from '@parichay/server/business/store.ts'
import { agencyScope } from '@parichay/server/platform/scope.ts'
import { cookieNames, openSession } from '@parichay/server/platform/session.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'

export type Shopper = { token: string; businessId: number; plans: number[] }
type Shop = { origin: string; sandbox: Sandbox }

/** Customers who are signed in, each with a business, at the first agency of the demo. */
export async function makeShoppers(world: World, count: number): Promise<Shopper[]> {
  const { platform } = world.database
  const { agencyId } = await platform
    .selectFrom('agencyHost')
    .select('agencyId')
    .where('host', '=', 'localhost')
    .executeTakeFirstOrThrow()
  const scope = agencyScope(agencyId)
  const plans = await platform
    .selectFrom('subscriptionPlan')
    .select('subscriptionPlanId')
    .where('agencyId', '=', agencyId)
    .where('isHidden', '=', false)
    .execute()
  return Promise.all(
    Array.from({ length: count }, (_one, turn) =>
      world.database.inScope(scope, async (tx) => {
        const phoneNumber = `+9197${String(10_000_000 + turn)}`
        const createdAt = world.clock()
        const { userId } = await createUser(tx, scope, { phoneNumber, isForeignUser: false, createdAt })
        const businessId = await addBusiness(tx, scope, {
          userId,
          businessName: `Chaos ${turn}`,
          category: 'Sweets',
          mobile: phoneNumber,
          email: null,
          city: 'Surat',
          profile: { state: turn % 2 ? 'Gujarat' : 'Kerala' },
          logoDocumentId: null,
          businessMadeBy: 'self',
          madeByFranchiseeId: null,
          ownerPhone: phoneNumber,
          createdAt,
        })
        const who = {
          kind: 'customer',
          userId,
          franchiseeId: null,
          authVersion: 1,
          device: '',
          ip: '',
        } as const
        const { token } = await openSession(tx, scope, who, createdAt)
        return { token, businessId, plans: plans.map(({ subscriptionPlanId }) => subscriptionPlanId) }
      }),
    ),
  )
}

/** What was seen from outside. `failed`: told that something failed although the money had been taken. */
export type Seen = {
  paid: number
  confirmed: number
  pending: number
  refused: number
  retries: number
  failed: string[]
}

/** Buys once, as a person with a bad connection would: orders with patience, pays, confirms some times or never. */
export async function shopOnce(shop: Shop, me: Shopper, seen: Seen): Promise<void> {
  const plan = me.plans[randomInt(me.plans.length)]!
  const body = { businessId: me.businessId, subscriptionPlanId: plan, renew: randomInt(2) === 0 }
  const order = await patiently(shop, me, paymentRoutes.createCardPaymentOrder, { body }, seen)
  if (!order) return
  let paid
  try {
    paid = shop.sandbox.provider.pay(order.order.id)
  } catch {
    // Somebody paid this order in another tab.
    return
  }
  seen.paid += 1
  if (paid.told !== 'handler' || !paid.handler) return
  const { handler } = paid
  const proof = {
    ...body,
    throughGateway: true as const,
    orderCreationId: order.order.id,
    razorpayPaymentId: handler.razorpay_payment_id,
    razorpayOrderId: handler.razorpay_order_id,
    razorpaySignature: handler.razorpay_signature,
  }
  const times = randomInt(10) < 3 ? 3 : 1
  await Promise.all(
    Array.from({ length: times }, async () => {
      const answer = await ask(shop, me, paymentRoutes.confirmCardPayment, { body: proof })
      if (!answer) seen.retries += 1
      else if (answer.status === 200)
        seen[(answer.data as { status: string }).status === 'paid' ? 'confirmed' : 'pending'] += 1
      else if (answer.status < 500)
        seen.failed.push(`a confirmation was answered ${answer.status}: ${answer.text.slice(0, 120)}`)
    }),
  )
}

async function patiently<R extends Route>(shop: Shop, me: Shopper, route: R, input: Input<R>, seen: Seen) {
  for (let tries = 0; tries < 12; tries += 1) {
    const answer = await ask(shop, me, route, input)
    if (answer?.status === 200) return answer.data as Reply<R>
    if (answer && answer.status < 500) {
      seen.refused += 1
      return undefined
    }
    seen.retries += 1
    await sleep(300 + randomInt(500))
  }
  return undefined
}

async function ask<R extends Route>({ origin }: Shop, { token }: Shopper, route: R, input: Input<R>) {
  const { url, init } = buildRequest(route, input as never)
  try {
    const answer = await fetch(origin + url, {
      ...init,
      headers: {
        ...(init.headers as Record<string, string>),
        origin,
        cookie: `${cookieNames.session}=${token}`,
      },
      signal: AbortSignal.timeout(30_000),
    })
    const text = await answer.text()
    return { status: answer.status, text, data: (JSON.parse(text) as { data: unknown }).data }
  } catch {
    return undefined
  }
}
