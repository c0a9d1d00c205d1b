import { expect, test } from 'vitest'
import type { Actor } from '../platform/scope.ts'
import { duplicatesOf, originFor, splitFacts } from './rules.ts'

const staff = (roles: string[]) => ({ kind: 'staff', roles }) as unknown as Actor

test.each([
  ['a customer', { kind: 'customer' } as Actor, 'self'],
  ['an admin', staff(['admin']), 'admin'],
  ['a franchisee', staff(['franchisee']), 'franchisee'],
  ['a franchisee with all cards', staff(['franchisee-with-all-card-access']), 'franchisee'],
  ['a creator', staff(['creator']), 'creator'],
])('what %s adds comes from %s', (_who, actor, origin) => {
  expect(originFor(actor)).toBe(origin)
})

const shop = { businessName: 'Raj Electricals', mobile: '+91 98765 43210', ownerPhoneNumber: '+919876500000' }
test.each([
  ['same name and phone', { businessName: 'raj electricals ', mobile: '9876543210' }, 1],
  ['same name, owner phone', { businessName: 'Raj Electricals', mobile: '98765 00000' }, 1],
  ['same name, no phone given', { businessName: 'Raj Electricals' }, 1],
  ['same name, other phone', { businessName: 'Raj Electricals', mobile: '9000000000' }, 0],
  ['other name', { businessName: 'Raj Electronics', mobile: '9876543210' }, 0],
] as const)('%s', (_what, added, found) => {
  expect(duplicatesOf(added, [shop])).toHaveLength(found)
})

test('facts are split into columns and profile, and what was not given stays away', () => {
  expect(splitFacts({ businessName: 'A', city: 'Surat', pin: null, about: undefined })).toEqual({
    columns: { businessName: 'A', city: 'Surat' },
    profile: { pin: null },
  })
})
