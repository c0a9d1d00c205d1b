import { expect, test } from 'vitest'
import {
  aboveOwn,
  type Boss,
  type Colleague,
  mayBeNoAdmin,
  mayDelete,
  mayDisable,
  mayInvite,
  mayResetPassword,
  verdictsOnPerson,
} from './policy.ts'

const admin: Boss = {
  agencyId: 1,
  franchiseeId: 7,
  roles: ['admin'],
  permissions: [],
  ofSuperAdminAgency: false,
}
const root: Boss = { ...admin, agencyId: 9, franchiseeId: 90, ofSuperAdminAgency: true }
const one: Colleague = {
  agencyId: 1,
  franchiseeId: 8,
  roles: ['creator'],
  isActive: true,
  lastLoginAt: new Date(0),
  inSuperAdminAgency: false,
  businesses: 0,
  hasTotp: true,
  heldPaise: 0,
  otherAdmins: 1,
}
const self = { ...one, franchiseeId: 7, roles: ['admin' as const], otherAdmins: 3 }
const lastAdmin = { ...one, roles: ['admin' as const], otherAdmins: 0 }

test('nobody disables or deletes themselves, however many admins there are', () => {
  expect(mayDisable(admin, self)).toBe('OWN_ACCOUNT')
  expect(mayDelete(admin, self)).toBe('OWN_ACCOUNT')
  expect(verdictsOnPerson(admin, self)).toMatchObject({ edit: true, rights: 'OWN_ACCOUNT' })
})

test('the last admin who can sign in stays, whoever asks', () => {
  expect(mayDisable(root, lastAdmin)).toBe('LAST_ADMIN')
  expect(mayDelete(root, lastAdmin)).toBe('LAST_ADMIN')
  expect(mayBeNoAdmin(lastAdmin)).toBe('LAST_ADMIN')
  expect(mayDisable(root, { ...lastAdmin, otherAdmins: 1 })).toBe(true)
  expect(mayDelete(root, { ...lastAdmin, isActive: false })).toBe(true)
})

test('a new password is for who stands lower', () => {
  expect(mayResetPassword(admin, one)).toBe(true)
  expect(mayResetPassword(admin, { ...one, roles: ['franchisee-with-all-card-access'] })).toBe(true)
  expect(mayResetPassword(admin, { ...one, roles: ['admin'] })).toBe('ABOVE_OWN_RIGHTS')
  expect(mayResetPassword(root, { ...one, roles: ['admin'] })).toBe(true)
  expect(mayResetPassword(root, { ...one, roles: ['admin'], inSuperAdminAgency: true })).toBe(
    'ABOVE_OWN_RIGHTS',
  )
  expect(mayResetPassword(admin, { ...one, isActive: false })).toBe('ACCOUNT_PAUSED')
})

test('who looks after businesses is not deleted; who never came is invited again', () => {
  expect(mayDelete(admin, { ...one, businesses: 1 })).toBe('IN_USE')
  expect(mayDelete(admin, { ...one, heldPaise: 1 })).toBe('IN_USE')
  expect(mayDelete(admin, { ...one, heldPaise: -1 })).toBe('IN_USE')
  expect(mayDelete(admin, one)).toBe(true)
  expect(mayInvite(one)).toBe('STEP_OUT_OF_ORDER')
  expect(mayInvite({ ...one, lastLoginAt: null })).toBe(true)
  expect(mayInvite({ ...one, lastLoginAt: null, isActive: false })).toBe('ACCOUNT_PAUSED')
})

test.each([
  ['an admin gives what an admin holds', admin, ['admin'], ['payment.manual'], [], false, null],
  [
    'nobody gives a role above their own',
    { ...admin, roles: ['franchisee'] },
    ['admin'],
    [],
    [],
    false,
    'roles',
  ],
  [
    'nobody gives a permission they do not hold',
    { ...admin, roles: ['franchisee'], permissions: ['card.edit'] },
    ['creator'],
    ['card.edit', 'card.delete'],
    [],
    false,
    'permissions',
  ],
  [
    'what somebody has already may stay',
    { ...admin, roles: ['franchisee'], permissions: ['card.edit'] },
    ['creator'],
    ['card.edit', 'card.delete'],
    ['card.delete'],
    false,
    null,
  ],
  [
    'rights of the platform are not for agencies',
    root,
    ['creator'],
    ['linkStore.manage'],
    [],
    false,
    'permissions',
  ],
  ['in the super-admin agency they are', root, ['creator'], ['linkStore.manage'], [], true, null],
  ['an admin of an agency makes none of the platform', admin, ['admin'], [], [], true, 'roles'],
] as const)('%s', (_words, boss, roles, permissions, before, inSuperAdminAgency, answer) => {
  expect(aboveOwn(boss as Boss, { roles, permissions, before, inSuperAdminAgency })).toBe(answer)
})
