import { expect, test } from 'vitest'
import type { Card } from './fields.ts'
import { firstOpenStep, maySkip, mayStandAt, resumeAt, wizardSteps } from './steps.ts'

const draft = (change: { companyName?: string; phones?: number; cardId?: string | null } = {}) =>
  ({
    status: 'DRAFT',
    cardId: change.cardId ?? null,
    basicDetails: {
      companyName: change.companyName ?? 'Raj Electricals',
      phones: Array.from({ length: change.phones ?? 1 }, () => ({ label: '', number: '+919876543210' })),
    },
  }) as unknown as Card

test.each([
  [null, 'business'],
  [draft({ companyName: '' }), 'details'],
  [draft({ phones: 0 }), 'details'],
  [draft(), 'link'],
  [draft({ cardId: 'raj' }), 'publish'],
] as const)('what is open first', (card, step) => expect(firstOpenStep(card)).toBe(step))

test('without a draft there is only the first step', () => {
  expect(wizardSteps.filter((step) => mayStandAt(step, null))).toEqual(['business'])
})

test('publishing needs a card id', () => {
  expect(mayStandAt('publish', draft())).toBe(false)
  expect(mayStandAt('payment', draft())).toBe(false)
  expect(mayStandAt('links', draft())).toBe(false)
  expect(mayStandAt('payment', draft({ cardId: 'raj' }))).toBe(true)
  expect(mayStandAt('publish', draft({ cardId: 'raj' }))).toBe(true)
})

test('only design, payment and photos may be skipped', () => {
  expect(wizardSteps.filter(maySkip)).toEqual(['template', 'payment', 'links'])
})

test('where the walk goes on', () => {
  expect(resumeAt('links', null, false)).toBe('business')
  expect(resumeAt(undefined, draft(), true)).toBe('template')
  expect(resumeAt('template', draft(), false)).toBe('template')
  expect(resumeAt('publish', draft(), false)).toBe('link')
  expect(resumeAt(undefined, draft({ cardId: 'raj' }), false)).toBe('publish')
})
