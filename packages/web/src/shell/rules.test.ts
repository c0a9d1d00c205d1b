import { expect, test } from 'vitest'
import { areaOf, hasBackButton, homeOf, isHomePage } from './rules.ts'

test.each([
  ['/panel/customer', {}, false],
  ['/panel/customer/', {}, false],
  ['/panel/customer/account', {}, false],
  ['/panel/customer/account/', {}, false],
  ['/panel/customer/projects', { projectType: 'digital_card' }, false],
  ['/panel/customer/projects/', {}, false],
  ['/panel/admin', {}, false],
  ['/panel/admin/', {}, false],
  ['/panel/admin/businesses', {}, true],
  ['/panel/customer/cards/edit', { cardNo: '4' }, true],
  ['/panel/customer/businesses/add', {}, true],
  ['/panel/customer/businesses/add', { firstTimeUser: 'true' }, false],
  ['/panel/customer/businesses/add', { firstTimeUser: '' }, false],
  ['/panel/customer/accounts', {}, true],
  ['/panel/thankyou', {}, true],
] as const)('%s with %o has a back button: %s', (pathname, search, has) => {
  expect(hasBackButton(pathname, search)).toBe(has)
})

test.each([
  ['/panel/customer/cards/add', 'customer'],
  ['/panel/admin/businesses', 'admin'],
  ['/panel/login', 'sign-in'],
  ['/panel/franchisee-otp', 'sign-in'],
  ['/panel/createPassword/', 'sign-in'],
  ['/panel/thankyou', 'other'],
  ['/__ui', 'other'],
] as const)('%s lies in %s', (pathname, area) => {
  expect(areaOf(pathname)).toBe(area)
})

test.each([
  ['/panel/admin/businesses', '/panel/admin'],
  ['/panel/customer/cards/edit', '/panel/customer'],
  ['/panel/thankyou', '/panel/customer'],
])('from %s home is %s', (pathname, home) => {
  expect(homeOf(pathname)).toBe(home)
  expect(isHomePage(home)).toBe(true)
})
