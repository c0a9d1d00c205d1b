import { expect, test } from 'vitest'
import type { Actor } from '../platform/scope.ts'
import { searchWords } from '../platform/search-words.ts'
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
  ['same name with another blank', { businessName: 'Raj\u00a0 Electricals', mobile: '9876543210' }, 1],
  ['same name in wide letters', { businessName: 'Ｒａｊ Electricals' }, 1],
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

test.each([
  ['nothing', undefined, []],
  ['blanks', '  ', []],
  ['words in any order', ' Sharma  sweets sharma', ['sharma', 'sweets']],
  ['a number as typed', '98765 43210', ['9876543210']],
  ['a number with country code', '+91-98765-43210', ['919876543210']],
  ['a number with a leading nought', '098765', ['98765']],
  ['the last four digits, noughts too', '0012', ['0012']],
  ['a number in digits of Hindi', '+९१ ९८७६५-४३२१०', ['919876543210']],
  ['a number copied from a contact', '\u202a+91\u00a098765\u201143210\u202c', ['919876543210']],
  ['a name copied from a chat', '\u200eमिठाई\u200b', ['मिठाई']],
  ['a letter joined by a sign nobody sees', 'क्\u200dष', ['क्\u200dष']],
  ['the last four in digits of Gujarati', '૦૦૧૨', ['૦૦૧૨']],
  ['more of a number in digits of Gujarati', '૦૯૮૭૬૫', ['98765']],
  ['a number inside words', 'shop 7', ['shop', '7']],
  ['Hindi', 'मिठाई', ['मिठाई']],
  ['a dotted letter as one sign', 'पे\u095cा', ['पे\u0921\u093cा']],
  ['a dotted letter as two signs', 'पे\u0921\u093cा', ['पे\u0921\u093cा']],
  ['signs among words', 'lemon & salt', ['lemon', 'salt']],
  ['an e-mail', 'Priya@Loom.example', ['priya@loom.example']],
  ['signs only', '& %', null],
])('a search for %s', (_what, search, words) => {
  expect(searchWords(search)).toEqual(words)
})
