import { expect, test } from 'vitest'
import { verdictsOnCard } from '../card/policy.ts'
import type { Actor } from '../platform/scope.ts'
import { verdictsOnBusiness } from './policy.ts'

const signedIn = { agencyId: 2, sessionId: 's', authVersion: 1, mustChangePassword: false }
const customer: Actor = { ...signedIn, kind: 'customer', userId: 1 }
const staff = (roles: ('admin' | 'creator')[], permissions: string[] = []) =>
  ({ ...signedIn, kind: 'staff', roles, permissions, ofSuperAdminAgency: false }) as unknown as Actor
const paid = { expiryDateForCustomer: '2026-12-01', paymentStatus: 1, ownerHasTotp: true, suspendedAt: null }
const over = { expiryDateForCustomer: '2026-10-01', paymentStatus: 1, ownerHasTotp: false, suspendedAt: null }
const today = '2026-11-22'

test('an admin may do all to a business but delete paid time', () => {
  expect(verdictsOnBusiness(paid, staff(['admin']), today)).toEqual({
    view: true,
    edit: true,
    clone: true,
    delete: 'SUBSCRIPTION_ACTIVE',
    editCard: true,
    frames: true,
    assignPlan: true,
    resetPassword: true,
    resetTotp: true,
    suspend: true,
    viewAs: true,
  })
  expect(verdictsOnBusiness(over, staff(['admin']), today)).toMatchObject({
    delete: true,
    resetTotp: 'STEP_OUT_OF_ORDER',
  })
})

test('a customer keeps their own, and gives no plan and no password', () => {
  expect(verdictsOnBusiness(over, customer, today)).toEqual({
    view: true,
    edit: true,
    clone: true,
    delete: true,
    editCard: true,
    frames: true,
    assignPlan: 'NOT_ALLOWED',
    resetPassword: 'NOT_ALLOWED',
    resetTotp: 'NOT_ALLOWED',
    suspend: 'NOT_ALLOWED',
    viewAs: 'NOT_ALLOWED',
  })
})

test.each([
  ['nothing', [], []],
  ['business.view', ['business.view'], ['view']],
  ['the sale of plans that may not be seen', ['payment.manual'], []],
  ['the sale of plans', ['payment.manual', 'plan.view'], ['assignPlan']],
  ['business.delete', ['business.delete'], ['delete', 'suspend']],
])('a creator with %s', (_name, permissions, allowed) => {
  const can = verdictsOnBusiness(over, staff(['creator'], permissions), today)
  expect(Object.entries(can).flatMap(([deed, verdict]) => (verdict === true ? [deed] : []))).toEqual(allowed)
})

test('who may never delete is told so, not that there is paid time', () => {
  expect(verdictsOnBusiness(paid, staff(['creator']), today).delete).toBe('NOT_ALLOWED')
})

test('a draft is neither on nor off; limits are for admins', () => {
  const draft = { status: 'DRAFT' } as const
  expect(verdictsOnCard(draft, staff(['admin']))).toMatchObject({ status: 'CARD_INCOMPLETE', limit: true })
  expect(verdictsOnCard({ status: 'ACTIVE' }, staff(['creator'], ['card.status']))).toEqual({
    edit: 'NOT_ALLOWED',
    status: true,
    limit: 'NOT_ALLOWED',
    delete: 'NOT_ALLOWED',
    frames: 'NOT_ALLOWED',
    openBusiness: 'NOT_ALLOWED',
  })
  expect(verdictsOnCard(draft, staff(['creator'])).status).toBe('NOT_ALLOWED')
})
