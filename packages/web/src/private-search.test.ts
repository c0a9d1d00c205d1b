import { expect, test } from 'vitest'
import { fromAddress, toAddress } from './private-search.ts'

const shown = (address: string) => {
  const { pathname, search, hash } = new URL(address, 'http://panel.test')
  return { pathname, search, hash }
}

test.each([
  ['/panel/admin/businesses?search=98765+10021&page=2', '/panel/admin/businesses?page=2#search=98765+10021'],
  [
    '/panel/admin/projects?projectType=digital_card&search=a%40b.in',
    '/panel/admin/projects?projectType=digital_card#search=a%40b.in',
  ],
  ['/panel/admin/staff?search=%E0%A4%86', '/panel/admin/staff#search=%E0%A4%86'],
  ['/panel/admin/businesses?search=x#upgrade', '/panel/admin/businesses#upgrade&search=x'],
  [
    '/panel/franchisee-login?next=%2Fpanel%2Fadmin%2Fbusinesses%3Fsearch%3D98765',
    '/panel/franchisee-login#next=%2Fpanel%2Fadmin%2Fbusinesses%3Fsearch%3D98765',
  ],
])('%s is shown as %s, sends nothing of it, and is read back', (href, address) => {
  expect(toAddress(href)).toBe(address)
  const { pathname, search } = shown(address)
  expect(pathname + search).not.toMatch(/98765|%40|upgrade|E0/)
  const asked = (text: string) => [...new URL(text, 'http://panel.test').searchParams].map(String).toSorted()
  expect(asked(fromAddress(shown(address)))).toEqual(asked(href))
  expect(new URL(fromAddress(shown(address)), 'http://panel.test').hash).toBe(
    new URL(href, 'http://panel.test').hash,
  )
})

test.each([
  '/panel/admin/businesses?page=2&searchBy=name',
  '/panel/customer/images?search=diwali',
  '/panel/login?next=%2Fpanel%2Fcustomer',
  '/panel/customer/cards#upgrade',
  '/panel',
])('%s stays as it is', (href) => {
  expect(toAddress(href)).toBe(href)
  expect(fromAddress(shown(href))).toBe(href)
})

test('an old link that carries the words in front is read as it was', () => {
  expect(fromAddress(shown('/panel/admin/businesses?search=98765&page=2'))).toBe(
    '/panel/admin/businesses?search=98765&page=2',
  )
})
