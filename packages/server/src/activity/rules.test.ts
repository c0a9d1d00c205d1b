import { expect, test } from 'vitest'
import { cursorOf, readCursor, whoIn } from './rules.ts'

test.each([
  ['user 12', { userId: 12 }],
  ['franchisee 3 of 1', { franchiseeId: 3, agencyId: 1 }],
  ['franchisee 0 of 1', {}],
  ['system', {}],
  ['visitor', {}],
])('%s', (actor, who) => {
  expect(whoIn(actor)).toEqual(who)
})

test('a part goes on behind its last entry', () => {
  const last = { at: new Date('2026-11-22T10:00:00.123Z'), auditId: 77 }
  expect(readCursor(cursorOf(last))).toEqual(last)
})
