import { expect, test } from 'vitest'
import type { LinkType } from '../link-store/fields.ts'
import { linkKeyboard, makeLinksForm, moveLink } from './links-form.ts'

const type = (linkTypeId: number, change: Partial<LinkType>): LinkType => ({
  linkTypeId,
  linkCategoryId: 1,
  name: '',
  names: {},
  icon: '',
  colour: '',
  fieldType: 'url',
  placeholder: '',
  prefix: '',
  pattern: '',
  isPopular: false,
  isHidden: false,
  order: 0,
  version: 1,
  ...change,
})
const form = makeLinksForm([
  type(1, { prefix: 'https://www.instagram.com/', pattern: '[\\w.]{1,30}' }),
  type(2, { fieldType: 'tel' }),
  type(3, { fieldType: 'text' }),
])

test('values are cleaned by their type', () => {
  const links = [
    { linkTypeId: 1, title: ' Us ', value: 'https://instagram.com/raj.shop/' },
    { linkTypeId: 2, title: '', value: '+91 98765 43210' },
  ]
  expect(form.parse({ links })).toEqual([
    { linkTypeId: 1, title: 'Us', value: 'raj.shop' },
    { linkTypeId: 2, title: '', value: '+919876543210' },
  ])
})

test('each fault stands at its own row, all at once', () => {
  const links = [
    { linkTypeId: 3, title: '', value: 'fine' },
    { linkTypeId: 1, title: '', value: 'two words' },
    { linkTypeId: 2, title: '', value: 'call me' },
    { linkTypeId: 3, title: '', value: ' ' },
  ]
  expect(
    form.safeParse({ links }).error?.issues.map((issue) => [issue.path.join('.'), issue.message]),
  ).toEqual([
    ['links.1.value', 'A valid link is required.'],
    ['links.2.value', 'A valid phone number is required.'],
    ['links.3.value', 'This field is required.'],
  ])
})

test('the keyboard of a type', () => {
  expect(linkKeyboard({ fieldType: 'url', prefix: '' })).toBe('url')
  expect(linkKeyboard({ fieldType: 'url', prefix: 'https://t.me/' })).toBe('text')
  expect(linkKeyboard({ fieldType: 'tel', prefix: '' })).toBe('tel')
})

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 3, 'abc'],
  [-1, 0, 'abc'],
] as const)('%i to %i', (from, to, order) => expect(moveLink([...'abc'], from, to).join('')).toBe(order))
