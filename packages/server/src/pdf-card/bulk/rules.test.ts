import type { Entitlement } from '@parichay/contract/plan/entitlement.ts'
import { expect, test } from 'vitest'
import { quoteOf } from './rules.ts'

const may = (left: number): Entitlement => ({ allowed: true, limit: left < 0 ? -1 : 100, left })
const rows = (word: string) =>
  [...word].map((letter, i) => ({ rowKey: String(i), takeId: letter === 'f' ? '1' : null }))

// n: new, f: free.
test.each([
  ['nnn', 5, null, { takes: 3, free: 0, left: 5, fits: 3, why: null }],
  ['nnn', 2, null, { takes: 3, left: 2, fits: 2 }],
  ['nfnfn', 2, null, { takes: 3, free: 2, left: 2, fits: 4 }],
  ['fffn', 0, null, { takes: 1, free: 3, left: 0, fits: 3, why: 'usedUp' }],
  ['nnnn', -1, null, { takes: 4, left: -1, fits: 4 }],
  ['nnnn', -1, 3, { left: 3, fits: 3 }],
  ['nnnn', 10, 1, { left: 1, fits: 1 }],
  ['nnnn', 10, 0, { left: 0, fits: 0, why: 'usedUp' }],
] as const)('%s with %i of the plan and %s credits', (word, left, credits, expected) => {
  const known = { blocked: 1, entitlement: may(left), singles: 0, credits }
  expect(quoteOf(rows(word), known)).toMatchObject({
    people: word.length,
    blocked: 1,
    ...expected,
  })
})

test('without a plan only what is free fits', () => {
  const none: Entitlement = { allowed: false, code: 'PLAN_NEEDED', why: 'noPlan', limit: 0, left: 0 }
  expect(quoteOf(rows('ffn'), { blocked: 0, entitlement: none, singles: 0, credits: null })).toMatchObject({
    why: 'noPlan',
    left: 0,
    fits: 2,
    lacks: 1,
  })
})

const none: Entitlement = { allowed: false, code: 'PLAN_NEEDED', why: 'noPlan', limit: 0, left: 0 }
test.each([
  ['nnn', none, 2, null, { left: 2, fits: 2, lacks: 1, why: null }],
  ['nnn', none, 3, null, { left: 3, fits: 3, lacks: 0, why: null }],
  ['nnnn', may(1), 2, null, { left: 3, fits: 3, lacks: 1 }],
  ['nnn', may(-1), 2, null, { left: -1, fits: 3, lacks: 0 }],
  // The agency's credits are needed by what is bought as well: more than they reach is not sold.
  ['nnnn', none, 0, 3, { left: 0, fits: 0, lacks: 3 }],
  ['nnnn', none, 2, 1, { left: 1, fits: 1, lacks: 0 }],
] as const)('%s with %o and %i bought, %s credits', (word, entitlement, singles, credits, expected) => {
  expect(quoteOf(rows(word), { blocked: 0, entitlement, singles, credits })).toMatchObject(expected)
})
