import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../business/rules.ts'
import {
  cutDays,
  type Entitlement,
  entitlementTo,
  type Feature,
  features,
  hasPaidTime,
  type Holding,
  isPaid,
  limitIn,
  notSwitchedOn,
  pageAccess,
  pageTurns,
  plansThatAllow,
  type PlanTerms,
  standingOf,
  stretchOf,
  trialEnd,
  validityOf,
} from './entitlement.ts'
import type { PlanLimits } from './fields.ts'

const today = '2026-11-20'
const term = (days: number | null, paymentStatus = 1, soonDays = 30) => ({
  expiryDateForCustomer: days === null ? null : addDays(today, days),
  paymentStatus,
  expiringSoonDays: soonDays,
})

describe('where a business stands', () => {
  // days to the last one, paid → state, expiring soon, expired, active, renewal; Subscribed where active and paid
  test.each([
    ['never had a day', null, 0, 'none', false, false, false, false],
    ['paid, never had a day', null, 1, 'none', false, false, false, false],
    ['a year to go', 365, 1, 'paid', false, false, true, false],
    ['31 days', 31, 1, 'paid', false, false, true, false],
    ['30 days', 30, 1, 'paid', true, false, true, true],
    ['1 day', 1, 1, 'paid', true, false, true, true],
    ['the last day', 0, 1, 'paid', true, false, true, true],
    ['first day of grace', -1, 1, 'grace', false, true, true, true],
    ['last day of grace', -7, 1, 'grace', false, true, true, true],
    ['over', -8, 1, 'over', false, true, false, true],
    ['long over', -800, 1, 'over', false, true, false, true],
    ['trial', 5, 0, 'trial', true, false, true, true],
    ['trial, last day', 0, 0, 'trial', true, false, true, true],
    ['trial in grace', -3, 0, 'grace', false, true, true, true],
    ['trial over', -8, 0, 'over', false, true, false, true],
    ['a status that is not 1 is not paid', 40, 2, 'trial', false, false, true, false],
  ] as const)('%s', (_what, days, status, state, soon, expired, active, renew) => {
    const standing = standingOf(term(days, status), today)
    expect(standing).toMatchObject({
      state,
      daysLeft: days,
      isTrial: days !== null && status !== 1,
      isExpiringSoon: soon,
      isExpired: expired,
      isActive: active,
      isSubscribed: active && status === 1,
      mayRenew: renew,
      graceEnd: days === null ? null : addDays(today, days + 7),
      graceLeft: state === 'grace' ? days + 7 : 0,
    })
  })

  test('paid is exactly 1', () => {
    expect([0, 1, 2, -1].map((paymentStatus) => isPaid({ paymentStatus }))).toEqual([
      false,
      true,
      false,
      false,
    ])
  })

  test('paid time lasts through the last day, grace is not paid time', () => {
    expect([1, 0, -1].map((days) => hasPaidTime(term(days), today))).toEqual([true, true, false])
    expect(hasPaidTime(term(5, 0), today)).toBe(false)
    expect(hasPaidTime(term(null), today)).toBe(false)
  })

  test('a first publication gives seven days, once', () => {
    expect(trialEnd(today, null)).toBe('2026-11-27')
    expect(trialEnd(today, '2020-01-01')).toBeNull()
  })

  test('the days lists are cut at agree with the single business', () => {
    const anyDay = fc.integer({ min: -60, max: 70 })
    const anySoon = fc.integer({ min: 7, max: 60 })
    fc.assert(
      fc.property(anyDay, fc.constantFrom(0, 1), anySoon, (days, status, soonDays) => {
        const { soonEnd, graceStart } = cutDays(today, { days: soonDays, others: [] })
        const expiry = addDays(today, days)
        const standing = standingOf(term(days, status, soonDays), today)
        expect(expiry >= today && expiry <= soonEnd).toBe(standing.isExpiringSoon)
        expect(expiry >= graceStart).toBe(standing.isActive)
        expect(expiry < today).toBe(standing.isExpired)
      }),
    )
  })

  test('soon is what its agency calls soon, for the renewal too', () => {
    const at = (days: number, soonDays: number) => {
      const { isExpiringSoon, mayRenew } = standingOf(term(days, 1, soonDays), today)
      return [isExpiringSoon, mayRenew]
    }
    expect([at(8, 7), at(7, 7), at(60, 60), at(61, 60)]).toEqual([
      [false, false],
      [true, true],
      [true, true],
      [false, false],
    ])
  })

  test('a business only ever moves on: valid, expiring, grace, expired', () => {
    const rank = { none: 0, valid: 1, expiring: 2, grace: 3, expired: 4 }
    for (let days = 60; days > -60; days -= 1) {
      const [now, next] = [days, days - 1].map((left) => validityOf(addDays(today, left), today, 30))
      expect(rank[next!]).toBeGreaterThanOrEqual(rank[now!])
    }
  })

  test('a page changes on its turns and on no other day', () => {
    for (const status of [0, 1]) {
      const turns = new Set(pageTurns(addDays(today, 0)))
      for (let after = -40; after < 140; after += 1) {
        const see = (day: number) =>
          JSON.stringify(
            pageAccess({ expiryDateForCustomer: today, paymentStatus: status }, addDays(today, day)),
          )
        expect([after, see(after) !== see(after - 1)]).toEqual([after, turns.has(addDays(today, after))])
      }
    }
  })
})

const limits = (given: Partial<PlanLimits> = {}): PlanLimits => ({
  digitalCardIncluded: true,
  digitalCardLimit: 1,
  greetingImagesIncluded: false,
  greetingImagesLimit: 0,
  greetingVideosIncluded: false,
  greetingVideosLimit: 0,
  pdfCardIncluded: false,
  pdfCardLimit: 0,
  promotionalVideoIncluded: false,
  promotionalVideoLimit: 0,
  ...given,
})
const none = { hideRegularFrame: false, hideProductFrame: false, hidePoliticalFrame: false }
const card: PlanTerms = { limits: limits(), frameVisibility: none }
const full: PlanTerms = {
  limits: limits({
    greetingImagesIncluded: true,
    greetingImagesLimit: -1,
    greetingVideosIncluded: true,
    greetingVideosLimit: 3,
    pdfCardIncluded: true,
    pdfCardLimit: 5,
    promotionalVideoIncluded: true,
    promotionalVideoLimit: -1,
  }),
  frameVisibility: { ...none, hidePoliticalFrame: true },
}
const all = {
  imagePost: { enableImagePost: true, isVideoPostsIncluded: true },
  pdfCardConfig: { enablePdfCardProduct: true },
  video: { enableVideo: true },
}
const nothingSold = {
  imagePost: { enableImagePost: false, isVideoPostsIncluded: false },
  pdfCardConfig: { enablePdfCardProduct: false },
  video: { enableVideo: false },
}
const unused = { greetingVideo: 0, pdfExport: 0, promotionalVideo: 0 }
const holding = (given: Partial<Holding> & { days?: number | null; status?: number } = {}): Holding => ({
  standing: standingOf(term(given.days === undefined ? 100 : given.days, given.status ?? 1), today),
  plan: full,
  products: all,
  used: unused,
  ...given,
})
const yes = (limit: number, left = limit) => ({ allowed: true, limit, left })
const no = (why: string, code = 'PLAN_NEEDED', limit = 0) => ({ allowed: false, why, code, limit, left: 0 })

describe('what a business may do', () => {
  test.each<[string, Feature, Holding, object]>([
    [
      'greetings the agency does not pay for',
      'greetingImage',
      holding({ greetingsPaused: true }),
      no('paused'),
    ],
    ['their frames neither', 'regularFrame', holding({ greetingsPaused: true }), no('paused')],
    ['the card goes on', 'card', holding({ greetingsPaused: true }), yes(1)],
    ['a card before anything', 'card', holding({ days: null, plan: null, status: 0 }), yes(1)],
    ['a card in a trial', 'card', holding({ plan: null, status: 0, days: 3 }), yes(1)],
    ['a card with a plan', 'card', holding(), yes(1)],
    ['a card in grace', 'card', holding({ days: -7 }), yes(1)],
    ['a card afterwards', 'card', holding({ days: -8 }), no('over')],
    ['images without limit', 'greetingImage', holding(), yes(-1)],
    ['images on the last day', 'greetingImage', holding({ days: 0 }), yes(-1)],
    ['images in grace', 'greetingImage', holding({ days: -1 }), yes(-1)],
    ['images afterwards', 'greetingImage', holding({ days: -8 }), no('over')],
    ['images in a trial', 'greetingImage', holding({ status: 0, plan: null }), no('noPlan')],
    ['images in a trial after a plan of old', 'greetingImage', holding({ status: 0 }), no('noPlan')],
    ['images of nobody', 'greetingImage', holding({ days: null, status: 0, plan: null }), no('noPlan')],
    ['images with a card plan', 'greetingImage', holding({ plan: card }), no('notInPlan')],
    ['images paid, plan unknown', 'greetingImage', holding({ plan: null }), no('noPlan')],
    ['images nobody sells', 'greetingImage', holding({ plan: card, products: nothingSold }), no('notSold')],
    ['images bought before the sale ended', 'greetingImage', holding({ products: nothingSold }), yes(-1)],
    ['videos', 'greetingVideo', holding(), yes(3)],
    ['one video left', 'greetingVideo', holding({ used: { ...unused, greetingVideo: 2 } }), yes(3, 1)],
    [
      'no video left today',
      'greetingVideo',
      holding({ used: { ...unused, greetingVideo: 3 } }),
      no('usedUpToday', 'QUOTA_DAILY', 3),
    ],
    [
      'more used than a smaller plan allows',
      'greetingVideo',
      holding({ used: { ...unused, greetingVideo: 9 } }),
      no('usedUpToday', 'QUOTA_DAILY', 3),
    ],
    [
      'videos where only images are sold',
      'greetingVideo',
      holding({
        plan: card,
        products: { ...all, imagePost: { enableImagePost: true, isVideoPostsIncluded: false } },
      }),
      no('notSold'),
    ],
    ['PDF', 'pdfExport', holding({ used: { ...unused, pdfExport: 4 } }), yes(5, 1)],
    [
      'no PDF left',
      'pdfExport',
      holding({ used: { ...unused, pdfExport: 5 } }),
      no('usedUp', 'LIMIT_REACHED', 5),
    ],
    [
      'films without limit',
      'promotionalVideo',
      holding({ used: { ...unused, promotionalVideo: 99 } }),
      yes(-1),
    ],
    [
      'films not sold, not bought',
      'promotionalVideo',
      holding({ plan: card, products: nothingSold }),
      no('notSold'),
    ],
    ['regular frame', 'regularFrame', holding(), yes(-1)],
    ['hidden frame', 'politicalFrame', holding(), no('notInPlan')],
    ['frames without greetings', 'productFrame', holding({ plan: card }), no('notInPlan')],
  ])('%s', (_what, feature, given, wanted) => {
    expect(entitlementTo(given, feature)).toEqual(wanted)
  })

  test.each([
    ['all switched on', full, all, []],
    ['a card alone, nothing switched on', card, nothingSold, []],
    [
      'nothing switched on',
      full,
      nothingSold,
      ['greetingImage', 'greetingVideo', 'pdfExport', 'promotionalVideo'],
    ],
    ['videos off', full, { ...all, video: { enableVideo: false } }, ['promotionalVideo']],
    [
      'images without videos',
      full,
      { ...all, imagePost: { enableImagePost: true, isVideoPostsIncluded: false } },
      ['greetingVideo'],
    ],
    [
      'PDF off, −1 of it in the plan',
      { ...full, limits: { ...full.limits, pdfCardLimit: -1 } },
      { ...all, pdfCardConfig: { enablePdfCardProduct: false } },
      ['pdfExport'],
    ],
  ] as const)('what a plan sells that is not switched on: %s', (_what, plan, products, wanted) => {
    expect(notSwitchedOn(plan, products)).toEqual(wanted)
  })

  test('which plans would allow it', () => {
    const more: PlanTerms = { ...full, limits: { ...full.limits, greetingVideosLimit: 10 } }
    const offered = [card, full, more]
    const refused = (feature: Feature, given: Holding) =>
      plansThatAllow(offered, feature, entitlementTo(given, feature))
    expect(refused('greetingImage', holding({ plan: card }))).toEqual([full, more])
    expect(refused('greetingVideo', holding({ used: { ...unused, greetingVideo: 3 } }))).toEqual([more])
    // A renewal begins a new count, so the same plan helps too.
    expect(refused('pdfExport', holding({ used: { ...unused, pdfExport: 5 } }))).toEqual([full, more])
    expect(refused('politicalFrame', holding())).toEqual([])
    expect(refused('card', holding({ days: -20 }))).toEqual(offered)
    expect(refused('greetingImage', holding())).toEqual([])
  })

  test('videos are counted by the day, the others by the paid period', () => {
    const at = { today, periodId: 7 }
    expect(stretchOf('greetingVideo', at)).toBe('day:2026-11-20')
    expect([stretchOf('pdfExport', at), stretchOf('promotionalVideo', at)]).toEqual(['period:7', 'period:7'])
  })

  const limit = fc.oneof(fc.constant(-1), fc.integer({ min: 1, max: 10_000 }))
  const anyPlan = fc
    .record({
      images: fc.boolean(),
      videos: fc.option(fc.integer({ min: 1, max: 10_000 })),
      pdf: fc.option(limit),
      films: fc.option(limit),
      frames: fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()),
    })
    .map(({ images, videos, pdf, films, frames }): PlanTerms => ({
      limits: limits({
        greetingImagesIncluded: images,
        greetingImagesLimit: images ? -1 : 0,
        greetingVideosIncluded: videos !== null,
        greetingVideosLimit: videos ?? 0,
        pdfCardIncluded: pdf !== null,
        pdfCardLimit: pdf ?? 0,
        promotionalVideoIncluded: films !== null,
        promotionalVideoLimit: films ?? 0,
      }),
      frameVisibility: {
        hideRegularFrame: frames[0],
        hideProductFrame: frames[1],
        hidePoliticalFrame: frames[2],
      },
    }))
  const anyUse = fc.record({
    greetingVideo: fc.nat(10_010),
    pdfExport: fc.nat(10_010),
    promotionalVideo: fc.nat(10_010),
  })
  const anyHolding = fc
    .record({
      days: fc.option(fc.integer({ min: -30, max: 400 })),
      status: fc.constantFrom(0, 1),
      plan: fc.option(anyPlan),
      products: fc.constantFrom(all, nothingSold),
      used: anyUse,
    })
    .map(({ days, status, ...rest }) => ({ ...rest, standing: standingOf(term(days, status), today) }))

  test('whatever is known: what is left never exceeds the limit, and a refusal leaves nothing', () => {
    fc.assert(
      fc.property(anyHolding, fc.constantFrom(...features), (given, feature) => {
        const answer: Entitlement = entitlementTo(given, feature)
        if (!answer.allowed) expect(answer.left).toBe(0)
        else if (answer.limit === -1) expect(answer.left).toBe(-1)
        else {
          expect(answer.left).toBeGreaterThan(0)
          expect(answer.left).toBeLessThanOrEqual(answer.limit)
        }
        if (answer.allowed && feature !== 'card') {
          expect(given.plan).not.toBeNull()
          expect(limitIn(given.plan!, feature)).toBe(answer.limit)
          expect(['paid', 'grace']).toContain(given.standing.state)
        }
      }),
    )
  })

  test('using less, or holding more, never takes anything away', () => {
    fc.assert(
      fc.property(anyHolding, fc.constantFrom(...features), (given, feature) => {
        const before = entitlementTo(given, feature)
        const less = entitlementTo({ ...given, used: unused }, feature)
        if (before.allowed) expect(less.allowed).toBe(true)
        const paid = standingOf(term(200), today)
        const later = entitlementTo({ ...given, standing: paid }, feature)
        if (before.allowed) expect(later).toEqual(before)
      }),
    )
  })

  test('a plan that is said to allow it does, once it is bought', () => {
    fc.assert(
      fc.property(
        anyHolding,
        fc.array(anyPlan, { maxLength: 4 }),
        fc.constantFrom(...features),
        (given, offered, feature) => {
          const refused = entitlementTo(given, feature)
          for (const plan of plansThatAllow(offered, feature, refused)) {
            // A purchase begins a paid period; the day goes on.
            const used = { ...unused, greetingVideo: Math.min(given.used.greetingVideo, refused.limit) }
            const bought = { ...given, plan, used, standing: standingOf(term(365), today) }
            expect(entitlementTo(bought, feature).allowed).toBe(true)
          }
        },
      ),
    )
  })
})
