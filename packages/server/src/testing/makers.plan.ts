import type { FrameVisibility, PlanLimits, PlanSeller } from '@parichay/contract/plan/fields.ts'
import { randomUUID } from 'node:crypto'
import type { TestAgency, TestBusiness } from './makers.ts'
import type { TestWorld } from './world.ts'

/** Limits of a plan with everything in it. */
export const fullLimits: PlanLimits = {
  digitalCardIncluded: true,
  digitalCardLimit: 1,
  greetingImagesIncluded: true,
  greetingImagesLimit: -1,
  greetingVideosIncluded: true,
  greetingVideosLimit: 3,
  pdfCardIncluded: true,
  pdfCardLimit: 10,
  promotionalVideoIncluded: true,
  promotionalVideoLimit: 5,
}

/** A plan an agency sells, with the agency's marker. */
export async function makePlan(
  { world, clock }: TestWorld,
  agency: TestAgency,
  given: {
    name?: string
    price?: number
    renewalPrice?: number
    soldBy?: PlanSeller[]
    limits?: Partial<PlanLimits>
    isHidden?: boolean
  } = {},
): Promise<number> {
  const { subscriptionPlanId } = await world.database.platform
    .insertInto('subscriptionPlan')
    .values((e) => ({
      agencyId: agency.agencyId,
      name: given.name ?? `Plan ${agency.marker}`,
      pricePaise: (given.price ?? 999) * 100,
      mrpPaise: null,
      renewalPricePaise: given.renewalPrice === undefined ? null : given.renewalPrice * 100,
      ...(given.soldBy ? { soldBy: given.soldBy } : {}),
      validityYears: 1,
      limits: JSON.stringify({ ...fullLimits, ...given.limits }),
      frameVisibility: JSON.stringify({
        hideRegularFrame: false,
        hideProductFrame: false,
        hidePoliticalFrame: false,
      }),
      isHidden: given.isHidden ?? false,
      sortOrder: e
        .selectFrom('subscriptionPlan')
        .select((count) => count.fn.countAll<number>().as('n'))
        .where('agencyId', '=', agency.agencyId),
      createdAt: clock.now(),
      updatedAt: clock.now(),
    }))
    .returning('subscriptionPlanId')
    .executeTakeFirstOrThrow()
  return subscriptionPlanId
}

/** A paid period of a business, as a record of staff; `from` and `until` are days, the last one not included. */
export async function makePeriod(
  { world, clock }: TestWorld,
  business: TestBusiness,
  given: {
    from: string
    until: string
    limits?: Partial<PlanLimits>
    frameVisibility?: Partial<FrameVisibility>
    planId?: number | 'CUSTOM_PLAN'
  },
): Promise<number> {
  const plan = {
    subscriptionPlanId: given.planId ?? 'CUSTOM_PLAN',
    name: `Plan ${business.agency.marker}`,
    price: 999,
    validity: 1,
    limits: { ...fullLimits, ...given.limits },
    frameVisibility: {
      hideRegularFrame: false,
      hideProductFrame: false,
      hidePoliticalFrame: false,
      ...given.frameVisibility,
    },
  }
  const { agencyId } = business.agency
  const { platform } = world.database
  const { intentId } = await platform
    .insertInto('paymentIntent')
    .values({
      agencyId,
      intentId: randomUUID(),
      kind: 'card',
      accountId: null,
      businessId: business.businessId,
      objectNo: null,
      amount: 99_900,
      snapshot: JSON.stringify(plan),
      madeBy: 'franchisee 1 of 1',
      state: 'paid',
      manual: JSON.stringify({
        by: 'franchisee 1 of 1',
        mode: 'cash',
        reference: '',
        reason: 'paid in cash',
      }),
      createdAt: clock.now(),
      settledAt: clock.now(),
      settledBy: 'manual',
    })
    .returning('intentId')
    .executeTakeFirstOrThrow()
  const period = `[${given.from},${given.until})`
  const { activationId } = await platform
    .insertInto('activation')
    .values({
      agencyId,
      intentId,
      paymentId: null,
      kind: 'card',
      businessId: business.businessId,
      objectNo: null,
      plan: JSON.stringify(plan),
      granted: period,
      period,
      boughtOn: given.from,
      activatedAt: clock.now(),
    })
    .returning('activationId')
    .executeTakeFirstOrThrow()
  return activationId
}
