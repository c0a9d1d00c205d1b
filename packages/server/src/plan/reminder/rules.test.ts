import { addDays } from '@parichay/contract/business/rules.ts'
import { standingOf } from '@parichay/contract/plan/entitlement.ts'
import { expect, test } from 'vitest'
import { dueStep } from './rules.ts'
import { reminderLetter, reminderVars } from './mail.ts'

const today = '2026-11-20'
const at = (days: number | null, paymentStatus: number) =>
  dueStep(
    standingOf(
      {
        expiryDateForCustomer: days === null ? null : addDays(today, days),
        paymentStatus,
        expiringSoonDays: 7,
      },
      today,
    ),
  )

test.each([
  [null, null, null],
  [31, null, null],
  [30, 30, null],
  [29, 30, null],
  [15, 15, null],
  [8, 15, null],
  [7, 7, null],
  [2, 7, null],
  [1, 1, 1],
  [0, 0, 0],
  [-1, 0, 0],
  [-2, 0, 0],
  [-3, -3, -3],
  [-6, -3, -3],
  [-7, -7, -3],
  [-8, null, null],
] as const)('%s days left: a plan %s, a trial %s', (days, plan, trial) => {
  expect(at(days, 1)).toBe(plan)
  expect(at(days, 0)).toBe(trial)
})

test('a plan that runs out day by day is reminded of seven times, a trial three times', () => {
  for (const [status, wanted] of [
    [1, [30, 15, 7, 1, 0, -3, -7]],
    [0, [1, 0, -3]],
  ] as const) {
    const seen = new Set<number>()
    for (let days = 40; days > -20; days -= 1) seen.add(at(days, status) ?? 99)
    expect([...seen].filter((step) => step !== 99)).toEqual(wanted)
  }
})

const facts = {
  businessName: 'શ્રી આનંદ મીઠાઈ ભંડાર અને ફરસાણ માર્ટ 😀',
  agencyName: 'Parichay',
  lastDay: '2026-11-27',
  graceEnd: '2026-12-04',
  url: 'https://cards.example/panel/customer#upgrade',
}

test.each([
  ['en', 7, false, 'ends in 7 days'],
  ['en', 1, false, 'ends tomorrow'],
  ['en', 0, false, 'ends today'],
  ['en', -3, true, 'ended on 27 Nov'],
  ['hi', 7, false, '7 दिन में ख़त्म होगा'],
  ['hi', 0, true, 'आज ख़त्म हो रहा है'],
  ['gu', 15, false, '15 દિવસમાં પૂરો થશે'],
  ['gu', -3, false, '27 નવે ના રોજ પૂરો થયો'],
] as const)(
  'in %s, %i days left: every SMS variable fits, the letter says it',
  (language, daysLeft, isTrial, words) => {
    const given = { ...facts, language, daysLeft, isTrial }
    const vars = reminderVars(given)
    expect(vars).toHaveLength(3)
    for (const text of vars) {
      expect(text.length).toBeLessThanOrEqual(30)
      expect(text.isWellFormed()).toBe(true)
    }
    expect(vars[2]).toBe(words)
    const { subject, text } = reminderLetter(given)
    expect(subject).toContain(facts.businessName)
    expect(subject).toContain(words)
    expect(text).toContain(facts.url)
    expect(text).toContain('Parichay')
    if (daysLeft < 0) expect(text).toMatch(/04|4/)
  },
)

test.each([
  ['en', 'No day is lost.'],
  ['hi', 'एक भी दिन कम नहीं होगा'],
  ['gu', 'એક પણ દિવસ ઓછો નહીં થાય'],
] as const)(
  'in %s only the days of a plan are kept by renewing: a purchase ends a trial',
  (language, promise) => {
    const says = (isTrial: boolean, daysLeft: number) =>
      reminderLetter({ ...facts, language, isTrial, daysLeft }).text.includes(promise)
    expect([says(false, 1), says(true, 1), says(true, 0)]).toEqual([true, false, false])
  },
)
