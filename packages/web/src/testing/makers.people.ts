import type { Person } from '@parichay/contract/franchisee/fields.people.ts'
import { defaultPermissions } from '@parichay/contract/franchisee/rules.ts'

/** A row of Franchisee List: a creator with three businesses. */
export const makePerson = (facts: Partial<Person> = {}): Person => ({
  franchiseeId: 8,
  agencyId: 1,
  agencyName: 'Rangtapi Digital',
  name: 'Meera Shah',
  phoneNumber: '+919876522009',
  email: null,
  roles: ['creator'],
  permissions: defaultPermissions('creator', false),
  territory: { states: ['24'], cities: ['Surat'] },
  configuration: { hideBilling: false },
  notes: '',
  isActive: true,
  state: 'active',
  counts: { businesses: 3, activeCards: 2 },
  salesPaise: 250_000,
  lastLogin: '2026-11-20T06:00:00.000Z',
  invitedAt: null,
  createdAt: '2026-11-01T06:00:00.000Z',
  version: 4,
  ...facts,
  can: {
    edit: true,
    rights: true,
    disable: true,
    resetPassword: true,
    invite: 'STEP_OUT_OF_ORDER',
    moveBusinesses: true,
    delete: true,
    ...(facts.state === 'invited' ? { invite: true as const } : {}),
    ...facts.can,
  },
})
