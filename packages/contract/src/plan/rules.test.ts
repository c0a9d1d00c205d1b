import { expect, test } from 'vitest'
import { planSellers } from './fields.ts'
import { isSoldBy, priceFor, sellerOf } from './rules.ts'

const plan = { subscriptionPlanId: 7, price: 999, renewalPrice: 799 }

test('the renewal price is for who has, or had last, the very same plan', () => {
  expect(priceFor(plan, 7)).toBe(799)
  expect(priceFor(plan, 8)).toBe(999)
  expect(priceFor(plan, 'CUSTOM_PLAN')).toBe(999)
  expect(priceFor(plan, undefined)).toBe(999)
  expect(priceFor({ ...plan, renewalPrice: null }, 7)).toBe(999)
  expect(priceFor({ ...plan, renewalPrice: 1200 }, 7)).toBe(1200)
})

test('customers buy online, creators are the staff, admins may give every plan', () => {
  expect(sellerOf({ kind: 'customer' })).toBe('online')
  expect(sellerOf({ kind: 'staff', roles: ['creator'] })).toBe('staff')
  expect(sellerOf({ kind: 'staff', roles: ['franchisee'] })).toBe('franchisee')
  expect(sellerOf({ kind: 'staff', roles: ['franchisee-with-all-card-access'] })).toBe('franchisee')
  expect(sellerOf({ kind: 'staff', roles: ['admin', 'creator'] })).toBe(null)
  for (const seller of planSellers) {
    expect(isSoldBy({ soldBy: [seller] }, seller)).toBe(true)
    expect(isSoldBy({ soldBy: planSellers.filter((one) => one !== seller) }, seller)).toBe(false)
    expect(isSoldBy({ soldBy: [] }, null)).toBe(true)
  }
})
