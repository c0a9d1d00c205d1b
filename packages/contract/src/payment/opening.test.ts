import { expect, test } from 'vitest'
import type { PermissionName, StaffRole } from '../franchisee/fields.ts'
import { type Opener, stepsBack, upgradeMode } from './opening.ts'

const staff = (roles: StaffRole[], permissions: PermissionName[] = []): Opener => ({
  kind: 'staff',
  roles,
  permissions,
  ofSuperAdminAgency: false,
})
const customer: Opener = { kind: 'customer' }
const agency = (
  enablePaymentIntegration: boolean,
  allowedOrigins: ('self' | 'admin' | 'import')[] = ['self'],
) => ({
  onlinePayment: { enablePaymentIntegration, allowedOrigins },
})
const own = { businessMadeBy: 'self' } as const
const theirs = { businessMadeBy: 'admin' } as const

test.each([
  ['a customer, own business, online payment on', customer, own, agency(true), 'buy'],
  ['a customer, online payment off', customer, own, agency(false), 'connect'],
  ['a customer whose business staff made', customer, theirs, agency(true), 'connect'],
  ['… where that origin is allowed', customer, theirs, agency(true, ['self', 'admin']), 'buy'],
  ['a customer, own business, always, whatever the list says', customer, own, agency(true, ['admin']), 'buy'],
  ['… and with no list at all', customer, own, agency(true, []), 'buy'],
  ['an admin, whatever is on', staff(['admin']), theirs, agency(false), 'custom'],
  [
    'staff who may record payments',
    staff(['franchisee'], ['payment.manual', 'plan.view']),
    own,
    agency(false),
    'record',
  ],
  ['… but do not see plans', staff(['franchisee'], ['payment.manual']), own, agency(true), 'connect'],
  ['other staff, even of an own business', staff(['creator'], ['plan.view']), own, agency(true), 'connect'],
] as const)('%s', (_who, opener, business, configuration, wanted) => {
  expect(upgradeMode(opener, business, configuration)).toBe(wanted)
})

test('history goes back twice for customers, once for those who record', () => {
  expect([stepsBack('buy'), stepsBack('record'), stepsBack('custom')]).toEqual([2, 1, 1])
})
