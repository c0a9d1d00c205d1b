import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import type { Problem } from '@parichay/contract/errors.ts'
import type { CountedKind } from '@parichay/contract/plan/fields.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { findAgency } from '../../agency/store.ts'
import { findBusiness } from '../../business/store.ts'
import { agencyScope } from '../../platform/scope.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestCustomer,
} from '../../testing/makers.ts'
import { makePeriod, makePlan } from '../../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { useUp } from './usecase.ts'
import { giveBack, take } from './store.ts'

let w: TestWorld
let agency: TestAgency
let owner: TestCustomer
let business: TestBusiness
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  agency = await makeAgency(w)
  owner = await makeCustomer(w, { agency })
})
afterAll(() => w.close())

const today = () => istDay(w.clock.now())
const scope = () => agencyScope(agency.agencyId)
const within = <T>(work: (tx: never) => Promise<T>) =>
  w.world.database.inScope(scope(), (tx) => work(tx as never))
const counted = (kind: CountedKind) =>
  w.world.database.platform
    .selectFrom('usageCounter')
    .select(['stretch', 'used'])
    .where('businessId', '=', business.businessId)
    .where('kind', '=', kind)
    .orderBy('stretch')
    .execute()
const bare = (object: string, limit: number) =>
  within((tx) =>
    take(
      tx,
      scope(),
      { businessId: business.businessId, kind: 'greetingVideo', stretch: 'day:2026-11-20', limit, object },
      w.clock.now(),
    ),
  )

beforeEach(async () => {
  business = await makeBusiness(w, { owner, isPaid: true, expiry: addDays(today(), 200) })
})

describe('the counter', () => {
  test.each([1, 3, 10, 37])('a hundred at once never take more than %i', async (limit) => {
    const taken = await Promise.all(Array.from({ length: 100 }, (_, i) => bare(`video ${i}`, limit)))
    expect(taken.filter((id) => id !== null)).toHaveLength(limit)
    expect(await counted('greetingVideo')).toEqual([{ stretch: 'day:2026-11-20', used: limit }])
  })

  test('takes and returns in any order end at what was kept', async () => {
    const kept = await Promise.all(
      Array.from({ length: 60 }, async (_, i) => {
        const id = await bare(`video ${i}`, 20)
        if (id === null || i % 2) return id
        // Twice, as a job that is tried again would.
        const back = () => within((tx) => giveBack(tx, scope(), id, w.clock.now()))
        expect(new Set(await Promise.all([back(), back()]))).toEqual(new Set([false, true]))
        return null
      }),
    )
    const left = kept.filter((id) => id !== null).length
    expect(left).toBeLessThanOrEqual(20)
    expect(await counted('greetingVideo')).toEqual([{ stretch: 'day:2026-11-20', used: left }])
  })

  test('nothing is taken of nothing; unlimited is counted too', async () => {
    expect(await bare('video 1', 0)).toBeNull()
    const all = await Promise.all(Array.from({ length: 30 }, (_, i) => bare(`video ${i}`, -1)))
    expect(all.every((id) => id !== null)).toBe(true)
    expect(await counted('greetingVideo')).toEqual([{ stretch: 'day:2026-11-20', used: 30 }])
  })

  test('the same thing at once, and again within a week, counts once', async () => {
    const same = await Promise.all(Array.from({ length: 20 }, () => bare('video 7', 3)))
    expect(new Set(same).size).toBe(1)
    expect(await counted('greetingVideo')).toEqual([{ stretch: 'day:2026-11-20', used: 1 }])
    await within((tx) => giveBack(tx, scope(), same[0]!, w.clock.now()))
    expect(await bare('video 7', 3)).not.toBe(same[0])
    expect((await counted('greetingVideo'))[0]!.used).toBe(1)
  })

  test('a transaction that falls takes nothing with it', async () => {
    const work = within(async (tx) => {
      const use = {
        businessId: business.businessId,
        kind: 'pdfExport' as const,
        stretch: 'period:1',
        limit: 5,
        object: 'pdf 1',
      }
      await take(tx, scope(), use, w.clock.now())
      throw new Error('the render failed')
    })
    await expect(work).rejects.toThrow('the render failed')
    expect(await counted('pdfExport')).toEqual([])
  })
})

const use = (kind: CountedKind, object: string) =>
  w.world.database
    .inScope(scope(), async (tx) => {
      const row = (await findBusiness(tx, scope(), business.businessId))!
      const products = (await findAgency(w.world.database.platform, agency.agencyId))!.configuration
      return useUp(tx, scope(), row, { kind, object }, { products, today: today(), now: w.clock.now() })
    })
    .then(
      () => 'taken',
      (problem: Problem) => problem.code,
    )

describe('a business that uses what it bought', () => {
  test('videos: so many a day, again tomorrow by the Indian calendar, in grace too, and then no more', async () => {
    await makePeriod(w, business, {
      from: today(),
      until: addDays(today(), 365),
      limits: { greetingVideosLimit: 2 },
    })
    expect([await use('greetingVideo', 'v1'), await use('greetingVideo', 'v2')]).toEqual(['taken', 'taken'])
    expect(await use('greetingVideo', 'v3')).toBe('QUOTA_DAILY')
    expect(await use('greetingVideo', 'v1')).toBe('taken')
    w.clock.move(86_400_000)
    expect(await use('greetingVideo', 'v3')).toBe('taken')
    const end = (days: number) =>
      w.world.database.platform
        .updateTable('business')
        .set({ expiryDateForCustomer: addDays(today(), days) })
        .where('businessId', '=', business.businessId)
        .execute()
    await end(-7)
    expect(await use('greetingVideo', 'v4')).toBe('taken')
    await end(-8)
    expect(await use('greetingVideo', 'v5')).toBe('PLAN_NEEDED')
  })

  test('PDF: so many in a paid period; the next period counts anew', async () => {
    const limits = { pdfCardLimit: 1 }
    await makePeriod(w, business, { from: addDays(today(), -300), until: addDays(today(), 1), limits })
    await makePeriod(w, business, { from: addDays(today(), 1), until: addDays(today(), 366), limits })
    expect([await use('pdfExport', 'p1'), await use('pdfExport', 'p2')]).toEqual(['taken', 'LIMIT_REACHED'])
    w.clock.move(86_400_000)
    expect([await use('pdfExport', 'p2'), await use('pdfExport', 'p3')]).toEqual(['taken', 'LIMIT_REACHED'])
    expect((await counted('pdfExport')).map(({ used }) => used)).toEqual([1, 1])
  })

  test('without a plan, nothing that is bought', async () => {
    expect(await use('greetingVideo', 'v1')).toBe('PLAN_NEEDED')
    await makePeriod(w, business, {
      from: today(),
      until: addDays(today(), 10),
      limits: { promotionalVideoIncluded: false, promotionalVideoLimit: 0 },
    })
    expect(await use('promotionalVideo', 'f1')).toBe('PLAN_NEEDED')
  })

  test('thirty calls at once of the whole way', async () => {
    await makePeriod(w, business, {
      from: today(),
      until: addDays(today(), 10),
      limits: { promotionalVideoLimit: 5 },
    })
    const answers = await Promise.all(Array.from({ length: 30 }, (_, i) => use('promotionalVideo', `f${i}`)))
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(5)
    expect(new Set(answers)).toEqual(new Set(['taken', 'LIMIT_REACHED']))
  })
})

describe('the call', () => {
  const plan = () => owner.client.ok(planRoutes.getPlanOfBusiness, { params: { id: business.businessId } })

  test('tells what was bought and what is left', async () => {
    await makePeriod(w, business, { from: today(), until: addDays(today(), 201) })
    await use('greetingVideo', 'v1')
    const { plan: bought, entitlements } = await plan()
    expect(bought).toMatchObject({
      name: `Plan ${agency.marker}`,
      startsOn: today(),
      lastDay: addDays(today(), 200),
    })
    expect(entitlements).toMatchObject({
      card: { allowed: true },
      greetingImage: { allowed: true, left: -1 },
      greetingVideo: { allowed: true, limit: 3, left: 2 },
      pdfExport: { allowed: true, limit: 10, left: 10 },
    })
  })

  test('a business without a plan, and one whose later period has not begun', async () => {
    expect(await plan()).toMatchObject({
      plan: null,
      entitlements: { card: { allowed: true }, greetingImage: { allowed: false, why: 'noPlan' } },
    })
    await makePeriod(w, business, { from: addDays(today(), 5), until: addDays(today(), 9) })
    expect((await plan()).plan).toBeNull()
  })

  test('subscribers are counted where their period runs today', async () => {
    const admin = await makeStaff(w, 'admin', { agency })
    const planId = await makePlan(w, agency)
    await makePeriod(w, business, { from: today(), until: addDays(today(), 9), planId })
    const second = await makeBusiness(w, { owner })
    await makePeriod(w, second, { from: addDays(today(), -9), until: today(), planId })
    const list = await admin.client.ok(planRoutes.listSubscriptionPlans, { query: { includeHidden: 'true' } })
    expect(list.find((one) => one.subscriptionPlanId === planId)!.subscribers).toBe(1)
    const seen = await owner.client.ok(planRoutes.listSubscriptionPlans, {})
    expect(seen.every(({ subscribers }) => subscribers === null)).toBe(true)
  })

  test('custom plans given are listed, newest first, those of other agencies never', async () => {
    const admin = await makeStaff(w, 'admin', { agency })
    const stranger = await makeStaff(w, 'admin')
    const second = await makeBusiness(w, { owner, name: 'Second shop' })
    await makePeriod(w, second, { from: today(), until: addDays(today(), 365) })
    const list = await admin.client.ok(planRoutes.listCustomPlans, {})
    expect(list[0]).toMatchObject({
      businessId: second.businessId,
      businessName: 'Second shop',
      startsOn: today(),
      lastDay: addDays(today(), 364),
      plan: { subscriptionPlanId: 'CUSTOM_PLAN', price: 999 },
    })
    expect(list.every(({ plan: one }) => one.subscriptionPlanId === 'CUSTOM_PLAN')).toBe(true)
    expect(await stranger.client.ok(planRoutes.listCustomPlans, {})).toEqual([])
  })
})
