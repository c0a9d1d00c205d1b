import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import type { PaidDays } from '@parichay/contract/payment/fields.periods.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agencyScope, type Scope, type Staff } from '../platform/scope.ts'
import { makeBusiness, makeCard, makeCustomer, type TestBusiness } from '../testing/makers.ts'
import { openShop, standing, type TestShop } from '../testing/makers.payment.ts'
import { fullLimits } from '../testing/makers.plan.ts'
import { renewalsThatDiffer } from '../testing/untallied.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { recordPurchase, reversePurchase } from './usecase.manual.ts'
import { orderPurchase } from './usecase.order.ts'
import { previewPurchase, previewReversal } from './usecase.preview.ts'
import { settle } from './usecase.settle.ts'
import { layTime } from './rules.periods.ts'
import { findIntent } from './store.ts'
import { readTime } from './store.periods.ts'

/** More stories are one variable away: PERIOD_MODEL_RUNS=1000. PERIOD_MODEL_SEED and _PATH tell a failed story again. */
const runs = Number(process.env['PERIOD_MODEL_RUNS'] ?? 20)

let w: TestWorld
let shop: TestShop
let scope: Scope
let actor: Staff
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  shop = await openShop(w)
  scope = agencyScope(shop.agency.agencyId)
  actor = {
    kind: 'staff',
    agencyId: shop.agency.agencyId,
    franchiseeId: shop.admin.franchiseeId,
    name: 'Meera',
    roles: ['admin'],
    permissions: [],
  } as unknown as Staff
})
afterAll(() => w.close())

type Plan = 'gold' | 'silver' | 'own'
type Wish = { plan: Plan; years: number; renew: boolean }
const today = () => istDay(w.clock.now())
const wait = (days: number) => w.clock.move(days * 86_400_000)
const by = () => ({ actor, ip: '', now: w.clock.now() })

const wishOf = ({ businessId }: Pick<TestBusiness, 'businessId'>, { plan, years, renew }: Wish) => ({
  kind: 'card' as const,
  businessId,
  objectNo: null,
  amount: 99_900,
  billing: null,
  snapshot: {
    subscriptionPlanId: plan === 'own' ? ('CUSTOM_PLAN' as const) : shop.plans[plan],
    name: plan,
    price: 999,
    validity: years,
    limits: fullLimits,
    frameVisibility: { hideRegularFrame: false, hideProductFrame: false, hidePoliticalFrame: false },
    renew,
  },
})

const gold = { plan: 'gold', years: 1, renew: false } as const
const silver = { plan: 'silver', years: 1, renew: false } as const

const record = async (business: TestBusiness, wish: Wish) =>
  (
    await recordPurchase(
      w.world,
      scope,
      wishOf(business, wish),
      { requestId: randomUUID(), isSecondRecord: true },
      by(),
    )
  ).intentId

const buyOnline = async (business: TestBusiness, wish: Wish) => {
  const { order, intentId } = await orderPurchase(w.world, scope.agencyId, {
    ...wishOf(business, wish),
    madeBy: 'user 1',
  })
  const { payment } = w.sandbox.provider.pay(order.id)
  await settle(w.world, { agencyId: scope.agencyId, intentId }, 'webhook')
  return { intentId, paymentId: payment.id }
}

const takeBack = (intentId: string) =>
  reversePurchase(w.world, scope, { intentId, kind: 'card' }, 'by mistake', by())

/** All of it is given back in the provider's dashboard. */
const refundWhole = async ({ intentId, paymentId }: { intentId: string; paymentId: string }) => {
  w.sandbox.provider.giveBack(paymentId)
  w.sandbox.provider.advance(3600)
  await w.sandbox.provider.idle()
  await settle(w.world, { agencyId: scope.agencyId, intentId }, 'webhook')
}

const newBusiness = async (): Promise<TestBusiness> =>
  makeBusiness(w, { owner: await makeCustomer(w, { agency: shop.agency }) })

const give = (business: TestBusiness, expiry: string | null, paymentStatus: 0 | 1) =>
  w.world.database.platform
    .updateTable('business')
    .set({ expiryDateForCustomer: expiry, paymentStatus })
    .where('businessId', '=', business.businessId)
    .execute()

const at = (business: TestBusiness) => standing(w, { business })
const year = (from: string, years = 1) => `[${from},${Number(from.slice(0, 4)) + years}${from.slice(4)})`

describe('taking back brings back the state before', () => {
  test('what the wrong purchase cut is whole again: no paid day is lost', async () => {
    const business = await newBusiness()
    const start = today()
    await record(business, gold)
    wait(2)
    const wrong = await record(business, silver)
    expect((await at(business)).periods[0]).toBe(`[${start},${today()})`)
    await takeBack(wrong)
    expect(await at(business)).toEqual({
      expiry: addDays(`${Number(start.slice(0, 4)) + 1}${start.slice(4)}`, -1),
      paid: 1,
      periods: [year(start), 'empty'],
    })
  })

  test('what it moved moves back', async () => {
    const business = await newBusiness()
    await record(business, gold)
    wait(1)
    await record(business, { ...gold, renew: true })
    const before = await at(business)
    wait(20)
    const wrong = await record(business, silver)
    wait(3)
    await takeBack(wrong)
    expect(await at(business)).toEqual({ ...before, periods: [...before.periods, 'empty'] })
  })

  test('a trial that a wrong purchase ended goes on', async () => {
    const business = await newBusiness()
    const end = addDays(today(), 5)
    await give(business, end, 0)
    await takeBack(await record(business, gold))
    expect(await at(business)).toEqual({ expiry: end, paid: 0, periods: ['empty'] })
  })

  test('time that was paid elsewhere, before there were purchases here, comes back', async () => {
    const business = await newBusiness()
    const end = addDays(today(), 100)
    await give(business, end, 1)
    wait(1)
    await takeBack(await record(business, gold))
    expect(await at(business)).toEqual({ expiry: end, paid: 1, periods: ['empty'] })
  })

  test('days that were used are over: the time ends yesterday, and the grace begins', async () => {
    const business = await newBusiness()
    const only = await record(business, gold)
    wait(40)
    await takeBack(only)
    expect(await at(business)).toEqual({ expiry: addDays(today(), -1), paid: 0, periods: ['empty'] })
  })

  test('a purchase that was cut and then refunded whole never comes back', async () => {
    const business = await newBusiness()
    const first = await buyOnline(business, gold)
    wait(2)
    const second = await record(business, silver)
    await refundWhole(first)
    await takeBack(second)
    expect(await at(business)).toMatchObject({ paid: 0, periods: ['empty', 'empty'] })
  })
})

describe('the same plan again', () => {
  test('cuts nothing when another plan is paid ahead: no day is lost', async () => {
    const business = await newBusiness()
    const start = today()
    await record(business, gold)
    await record(business, { ...silver, renew: true })
    wait(10)
    await record(business, gold)
    const end = (years: number) => `${Number(start.slice(0, 4)) + years}${start.slice(4)}`
    expect((await at(business)).periods).toEqual([year(start), year(end(1)), year(end(2))])
  })
})

test('a card that was published under a purchase of the same day keeps its trial when that is taken back', async () => {
  const business = await newBusiness()
  const only = await record(business, gold)
  await makeCard(w, { business, status: 'ACTIVE' })
  await takeBack(only)
  expect(await at(business)).toEqual({ expiry: addDays(today(), 7), paid: 0, periods: ['empty'] })
})

/** What happens to a business; numbers choose among what was bought before, and choose nothing when nothing was. */
type Step =
  | ({ do: 'buy'; online: boolean } & Wish)
  | { do: 'back'; which: number; how: 'reversal' | 'refund' }
  | { do: 'wait'; days: number }
type Start = { days: number | null; isPaid: boolean }

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('buy' as const),
      plan: fc.constantFrom<Plan>('gold', 'silver', 'own'),
      years: fc.constantFrom(1, 1, 1, 2, 3),
      renew: fc.boolean(),
      online: fc.constantFrom(false, false, true),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('back' as const),
      which: fc.nat(6),
      how: fc.constantFrom('reversal' as const, 'refund' as const),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('wait' as const),
      days: fc.oneof(fc.constantFrom(1, 2, 7, 8), fc.integer({ min: 3, max: 420 })),
    }),
  },
)
const start: fc.Arbitrary<Start> = fc.oneof(
  fc.constant({ days: null, isPaid: false }),
  fc.record({ days: fc.integer({ min: -20, max: 40 }), isPaid: fc.boolean() }),
)

type Done = { intentId: string; paymentId: string | null }

/** Which purchases of a story are taken back in it, as places among those bought. */
function takenIn(story: Step[]): Set<number> {
  const alive: number[] = []
  const taken = new Set<number>()
  let bought = 0
  for (const one of story) {
    if (one.do === 'buy') alive.push(bought++)
    if (one.do === 'back' && alive.length > 0) taken.add(alive.splice(one.which % alive.length, 1)[0]!)
  }
  return taken
}

const buy = async (business: TestBusiness, { online, ...wish }: Wish & { online: boolean }): Promise<Done> =>
  online ? buyOnline(business, wish) : { intentId: await record(business, wish), paymentId: null }

/** What is written down of a business beside what follows from the purchases that count. */
async function differs(business: TestBusiness): Promise<unknown[]> {
  const time = await w.world.database.inScope(scope, (tx) => readTime(tx, scope, business.businessId))
  const { laying, term } = layTime(time)
  const written = time.counted.map(({ intentId, left }) => ({ intentId, left }))
  const wanted = laying.laid.map(({ intentId, left }) => ({ intentId, left }))
  return [
    ...(JSON.stringify(written) === JSON.stringify(wanted) ? [] : [{ written, wanted }]),
    ...(JSON.stringify(time.stands) === JSON.stringify(term) ? [] : [{ stands: time.stands, term }]),
  ]
}

type Days = Map<string, PaidDays | null>
/** Every purchase of a business that counts, with its days; and its last day. */
async function written(business: TestBusiness) {
  const time = await w.world.database.inScope(scope, (tx) => readTime(tx, scope, business.businessId))
  const days: Days = new Map(
    time.counted.map(({ recordNo, left }) => [
      String(recordNo),
      left && { startsOn: left.from, lastDay: addDays(left.until, -1) },
    ]),
  )
  return { days, term: time.stands }
}

/** What a preview promises, laid over what was there. */
function promised(
  { days, term }: Awaited<ReturnType<typeof written>>,
  preview: {
    is: typeof term
    was: typeof term
    changes: { recordNo: number | null; what: string; is: PaidDays | null; name: string }[]
  },
) {
  expect(preview.was).toEqual(term)
  const after: Days = new Map(days)
  for (const { recordNo, what, is, name } of preview.changes) {
    if (what === 'gone') after.delete(String(recordNo))
    else if (recordNo !== null) after.set(String(recordNo), is)
    else if (name !== '') after.set('new', is)
  }
  return { days: [...after.values()], term: preview.is }
}
const told = ({ days, term }: Awaited<ReturnType<typeof written>>) => ({ days: [...days.values()], term })

/** Plays a story on one business, and on a twin only what is never taken back: in the end both have the same days. */
async function play(begin: Start, story: Step[]): Promise<void> {
  const [lived, twin] = [await newBusiness(), await newBusiness()]
  if (begin.days !== null)
    for (const one of [lived, twin]) await give(one, addDays(today(), begin.days), begin.isPaid ? 1 : 0)
  const taken = takenIn(story)
  const alive: (Done & { place: number })[] = []
  const places: (string | undefined)[] = []
  for (const one of story) {
    if (one.do === 'wait') wait(one.days)
    if (one.do === 'buy') {
      const place = places.length
      const before = await written(lived)
      const { plan, years, renew } = one
      const planId = plan === 'own' ? null : shop.plans[plan]
      const wish = { businessId: lived.businessId, name: plan, planId, years, renew, now: w.clock.now() }
      const preview = await w.world.database.inScope(scope, (tx) => previewPurchase(tx, scope, wish))
      const done = await buy(lived, one)
      const after = await written(lived)
      expect(told(after)).toEqual(promised(before, preview))
      expect([...after.days.values()].at(-1)).toEqual({
        startsOn: preview.startsOn,
        lastDay: preview.lastDay,
      })
      // No day is lost unless it begins today, in the middle of another plan.
      const isCut = preview.changes.some(({ what }) => what === 'cut')
      expect([isCut, isCut && preview.begins !== 'today']).toEqual([preview.daysLost > 0, false])
      alive.push({ ...done, place })
      places.push(taken.has(place) ? undefined : (await buy(twin, one)).intentId)
    }
    if (one.do === 'back' && alive.length > 0) {
      const [gone] = alive.splice(one.which % alive.length, 1)
      const before = await written(lived)
      const preview = await w.world.database.inScope(scope, async (tx) =>
        previewReversal(tx, scope, (await findIntent(tx, scope, gone!.intentId))!, w.clock.now()),
      )
      if (one.how === 'refund' && gone!.paymentId)
        await refundWhole({ intentId: gone!.intentId, paymentId: gone!.paymentId })
      else expect(await takeBack(gone!.intentId)).toBe(true)
      expect(told(await written(lived))).toEqual(promised(before, preview.time!))
    }
    expect(await differs(lived)).toEqual([])
  }
  const [mine, others] = [await written(lived), await written(twin)]
  expect([...mine.days.values()]).toEqual([...others.days.values()])
  expect(await renewalsThatDiffer(w.world.database.platform)).toEqual([])
  expect(mine.term.isPaid).toBe(others.term.isPaid)
  // Days that went by under a purchase which was taken back are over: the end may lie later, but never ahead.
  const [end, other] = [mine.term.lastDay, others.term.lastDay]
  if (end !== other) expect(end !== null && end < today() && (other === null || other < end)).toBe(true)
}

test('whatever is bought and taken back in whatever order: the others have their days as if it had never been', async () => {
  const seed = Number(process.env['PERIOD_MODEL_SEED'] ?? 20_261_122)
  const path = process.env['PERIOD_MODEL_PATH']
  await fc.assert(fc.asyncProperty(start, fc.array(step, { minLength: 4, maxLength: 14 }), play), {
    numRuns: runs,
    seed,
    endOnFailure: true,
    ...(path && { path }),
  })
}, 3_600_000)
