import { expect, test } from 'vitest'
import { landing } from './arrive.ts'

test.each([
  ['customer', {}, '/panel/customer'],
  ['staff', {}, '/panel/admin'],
  [
    'customer',
    { next: '/panel/customer/projects?projectType=digital_card' },
    '/panel/customer/projects?projectType=digital_card',
  ],
  ['customer', { next: '/panel/admin/businesses' }, '/panel/customer'],
  ['staff', { next: '/panel/customer' }, '/panel/admin'],
  ['staff', { next: '/panel/admin/businesses?page=2' }, '/panel/admin/businesses?page=2'],
  ['staff', { next: '/panel/payment/month-payment?month=4' }, '/panel/payment/month-payment?month=4'],
  ['staff', { next: '/panel/customer/cards/edit?cardNo=4' }, '/panel/customer/cards/edit?cardNo=4'],
  [
    'staff',
    { next: '/panel/customer/video-templates?businessId=4' },
    '/panel/customer/video-templates?businessId=4',
  ],
  ['staff', { next: '/panel/customer/account' }, '/panel/admin'],
  ['customer', { next: '/panel/payment/month-payment' }, '/panel/customer'],
  ['customer', { next: '//evil.example' }, '/panel/customer'],
  ['customer', { next: 'https://evil.example/panel/customer' }, '/panel/customer'],
  [
    'customer',
    { firstTime: true },
    '/panel/customer/businesses/add?firstTimeUser=true&shouldCreateDigitalCard=true',
  ],
  [
    'customer',
    { firstTime: true, next: '/panel/customer/' },
    '/panel/customer/businesses/add?firstTimeUser=true&shouldCreateDigitalCard=true',
  ],
  ['customer', { firstTime: true, next: '/panel/customer/account' }, '/panel/customer/account'],
] as const)('%s with %j lands at %s', (kind, rest, address) => {
  expect(landing({ kind, ...rest })).toBe(address)
})
