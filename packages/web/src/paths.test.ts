import { expect, test } from 'vitest'
import { isSharedWithStaff, paths, safeNext } from './paths.ts'

test.each([
  [paths.login(), '/panel/login'],
  [
    paths.login('/panel/customer/cards/edit?cardNo=4'),
    '/panel/login?next=%2Fpanel%2Fcustomer%2Fcards%2Fedit%3FcardNo%3D4',
  ],
  [paths.franchiseeLogin(), '/panel/franchisee-login'],
  [paths.otp(), '/panel/otp'],
  [paths.franchiseeOtp(), '/panel/franchisee-otp'],
  [paths.createPassword(), '/panel/createPassword'],
  [paths.franchiseeCreatePassword(), '/panel/franchisee-createPassword'],
  [paths.thankYou(), '/panel/thankyou'],
  [paths.customer(), '/panel/customer'],
  [paths.account(), '/panel/customer/account'],
  [paths.dailyImage(), '/panel/customer/daily-image'],
  [
    paths.dailyImage({ day: '2026-11-26', shape: 'STORY', image: 4 }),
    '/panel/customer/daily-image?day=2026-11-26&shape=STORY&image=4',
  ],
  [paths.frameSettings({ businessId: 3 }), '/panel/customer/frame-settings?businessId=3'],
  [paths.projects(), '/panel/customer/projects'],
  [paths.projects('digital_card'), '/panel/customer/projects?projectType=digital_card'],
  [
    paths.editCard(12, { showLinksCoachmark: true }),
    '/panel/customer/cards/edit?cardNo=12&showLinksCoachmark=true',
  ],
  [paths.addCard({ businessId: 3 }), '/panel/customer/cards/add?businessId=3'],
  [
    paths.addCard({ userId: 7, isForeignUser: false }),
    '/panel/customer/cards/add?userId=7&isForeignUser=false',
  ],
  [
    paths.addBusiness({
      shouldRedirectToDigitalCardEditorOnAddBusiness: true,
      shouldCreateDigitalCard: true,
    }),
    '/panel/customer/businesses/add?shouldRedirectToDigitalCardEditorOnAddBusiness=true&shouldCreateDigitalCard=true',
  ],
  [paths.editBusiness(9), '/panel/customer/businesses/edit?businessId=9'],
  [paths.admin(), '/panel/admin'],
  [
    paths.adminBusinesses({ search: 'ram & co', page: 2 }),
    '/panel/admin/businesses?search=ram+%26+co&page=2',
  ],
  [paths.editCard(5, { field: 'hours' }), '/panel/customer/cards/edit?cardNo=5&field=hours'],
])('%s', (made, wanted) => {
  expect(made).toBe(wanted)
})

test.each([
  ['/panel/customer', '/panel/customer'],
  ['/panel/customer/cards/edit?cardNo=4', '/panel/customer/cards/edit?cardNo=4'],
  ['/panel/admin/businesses', '/panel/admin/businesses'],
  ['/panel/customers', undefined],
  ['https://evil.example/panel/customer', undefined],
  ['//evil.example', undefined],
  ['/panel/customer//evil.example', undefined],
  ['/panel/customer\\evil', undefined],
  ['/panel/login', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
  [undefined, undefined],
])('after signing in, %s leads to %s', (next, wanted) => {
  expect(safeNext(next)).toBe(wanted)
})

test.each([
  ['/panel/customer/businesses/add', true],
  ['/panel/customer/cards/edit', true],
  ['/panel/customer/frame-settings', true],
  ['/panel/customer/frame-settings/', true],
  ['/panel/customer/frame-settingsx', false],
  ['/panel/customer', false],
  ['/panel/customer/projects', false],
  ['/panel/customer/cardsx/edit', false],
])('staff may enter %s: %s', (pathname, may) => {
  expect(isSharedWithStaff(pathname)).toBe(may)
})
