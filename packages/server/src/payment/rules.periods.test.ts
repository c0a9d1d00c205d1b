import { addDays, daysBetween } from '@parichay/contract/business/rules.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addYears, type Bought, changeOf, layPeriods, layTime, type Term, usedBy } from './rules.periods.ts'

const nothing: Term = { lastDay: null, isPaid: false }
const start = '2026-03-10'
const bought = (boughtOn: string, more: Partial<Bought> = {}): Bought => ({
  intentId: `${boughtOn} ${more.planId ?? 'own'}`,
  boughtOn,
  years: 1,
  planId: 1,
  renew: false,
  ...more,
})
const left = (before: Term, list: Bought[]) =>
  layPeriods(before, list).laid.map((one) => one.left && `${one.left.from} ${one.left.until}`)

describe('a year later', () => {
  test.each([
    ['2026-03-10', 1, '2027-03-10'],
    ['2028-02-29', 1, '2029-02-28'],
    ['2028-02-29', 4, '2032-02-29'],
    ['2027-12-31', 10, '2037-12-31'],
  ])('%s and %i years are %s', (day, years, end) => expect(addYears(day, years)).toBe(end))
})

describe('what is bought again', () => {
  const first = bought(start)
  test('goes on where the paid time ends, up to seven days after it', () => {
    for (const day of ['2026-03-10', '2027-03-09', '2027-03-10', '2027-03-16'])
      expect(left(nothing, [first, bought(day)])[1]).toBe('2027-03-10 2028-03-10')
    expect(left(nothing, [first, bought('2027-03-17')])[1]).toBe('2027-03-17 2028-03-17')
  })

  test('goes on from any plan with the renew flag; two custom plans are never the same', () => {
    expect(left(nothing, [first, bought('2026-05-01', { planId: 2, renew: true })])).toEqual([
      '2026-03-10 2027-03-10',
      '2027-03-10 2028-03-10',
    ])
    const own = { planId: null }
    expect(left(nothing, [bought(start, own), bought('2026-05-01', own)])).toEqual([
      '2026-03-10 2026-05-01',
      '2026-05-01 2027-05-01',
    ])
  })

  test('time that was paid elsewhere is gone on from, or cut; a trial is neither', () => {
    const elsewhere: Term = { lastDay: '2026-06-30', isPaid: true }
    expect(left(elsewhere, [bought(start, { renew: true })])).toEqual(['2026-07-01 2027-07-01'])
    expect(layPeriods(elsewhere, [first]).before?.until).toBe(start)
    expect(left({ lastDay: '2026-06-30', isPaid: false }, [bought(start, { renew: true })])).toEqual([
      '2026-03-10 2027-03-10',
    ])
  })

  test('two plans on one day: the second leaves nothing of the first', () => {
    expect(left(nothing, [first, bought(start, { planId: 2 })])).toEqual([null, '2026-03-10 2027-03-10'])
  })
})

test('days that were used end the time yesterday, and never later than they were there', () => {
  const period = { from: '2026-03-01', until: '2026-03-20' }
  expect(usedBy(period, '2026-03-01')).toBeNull()
  expect(usedBy(period, '2026-03-05')).toBe('2026-03-04')
  expect(usedBy(period, '2026-06-01')).toBe('2026-03-19')
  expect(usedBy(null, '2026-06-01')).toBeNull()
  const before: Term = { lastDay: '2026-02-01', isPaid: false }
  expect(layTime({ before, counted: [], usedUntil: '2026-03-04' }).term).toEqual({
    lastDay: '2026-03-04',
    isPaid: false,
  })
})

test('what happens to a purchase is told in one word, with the days it gains or loses from today on', () => {
  const whole = { left: { from: '2026-01-01', until: '2027-01-01' } }
  const cut = { left: { from: '2026-01-01', until: '2026-02-01' } }
  const today = '2026-02-01'
  expect(changeOf(whole, whole, today)).toBeUndefined()
  expect(changeOf(whole, cut, today)).toMatchObject({ what: 'cut', days: -334 })
  expect(changeOf(cut, whole, today)).toMatchObject({ what: 'restored', days: 334 })
  expect(changeOf(whole, { left: null }, today)).toMatchObject({ what: 'cut', days: -334 })
  expect(changeOf({ left: null }, whole, today)).toMatchObject({ what: 'restored', days: 334 })
  expect(changeOf(undefined, whole, today)).toMatchObject({ what: 'new' })
  expect(changeOf({ left: null }, undefined, today)).toMatchObject({ what: 'gone', days: 0 })
})

const story = fc.array(
  fc.record({
    gap: fc.nat(500),
    years: fc.integer({ min: 1, max: 10 }),
    planId: fc.constantFrom(1, 2, null),
    renew: fc.boolean(),
  }),
  { minLength: 1, maxLength: 9 },
)
const listOf = (steps: { gap: number; years: number; planId: number | null; renew: boolean }[]): Bought[] => {
  let day = '2024-02-25'
  return steps.map(({ gap, ...one }, turn) => {
    day = addDays(day, gap)
    return { ...one, boughtOn: day, intentId: String(turn) }
  })
}

test('always: nothing overlaps, nothing begins before it was bought but in the grace, only the running plan is cut', () => {
  fc.assert(
    fc.property(story, (steps) => {
      const list = listOf(steps)
      const { laid } = layPeriods(nothing, list)
      const there = laid
        .flatMap((one) => (one.left ? [one.left] : []))
        .toSorted((a, b) => (a.from < b.from ? -1 : 1))
      for (const [turn, one] of there.entries())
        if (turn > 0) expect(one.from >= there[turn - 1]!.until).toBe(true)
      for (const [turn, { granted, left: rest }] of laid.entries()) {
        const { boughtOn, years } = list[turn]!
        expect(daysBetween(boughtOn, granted.from)).toBeGreaterThanOrEqual(-7)
        expect(granted.until).toBe(addYears(granted.from, years))
        // What is cut was cut on the day on which something later was bought.
        if (rest?.until !== granted.until)
          expect(list.slice(turn + 1).some((one) => one.boughtOn === (rest?.until ?? granted.from))).toBe(
            true,
          )
      }
      // A renewal within the time that is paid costs nobody a day.
      const last = list.at(-1)!.boughtOn
      const again = layPeriods(nothing, [
        ...list,
        { ...list.at(-1)!, intentId: 'again', renew: true, boughtOn: last },
      ])
      expect(again.laid.slice(0, -1)).toEqual(laid)
    }),
    { numRuns: 500 },
  )
})
