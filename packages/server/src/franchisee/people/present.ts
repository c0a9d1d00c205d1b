import type { Settlement } from '@parichay/contract/franchisee/fields.limits.ts'
import type { Person, PersonState } from '@parichay/contract/franchisee/fields.people.ts'
import type { SettlementRow } from '../limit/store.ts'
import { type Boss, verdictsOnPerson } from './policy.ts'
import type { PersonRow } from './store.ts'

const stateOf = ({ isActive, lastLoginAt }: PersonRow): PersonState =>
  !isActive ? 'disabled' : lastLoginAt === null ? 'invited' : 'active'

/** A member of staff as an admin sees them; `url`: the address of their agency's pages. */
export const presentPerson = (row: PersonRow, boss: Boss, url: string): Person => ({
  franchiseeId: row.franchiseeId,
  agencyId: row.agencyId,
  agencyName: row.agencyName,
  url,
  name: row.name,
  phoneNumber: row.phoneNumber,
  email: row.email,
  roles: row.roles,
  permissions: row.permissions,
  territory: row.territory,
  configuration: row.configuration,
  notes: row.notes,
  address: row.address,
  gstin: row.gstin,
  pan: row.pan,
  allowedPlanIds: row.allowedPlanIds,
  maxDiscountPct: row.maxDiscountPct,
  creditLimit: row.creditLimitPaise === null ? null : Math.round(row.creditLimitPaise / 100),
  heldPaise: row.heldPaise,
  commissionPct: row.commissionPct,
  payout: row.payout,
  isActive: row.isActive,
  hasTotp: row.hasTotp,
  state: stateOf(row),
  counts: { businesses: row.businesses, activeCards: row.activeCards },
  salesPaise: row.salesPaise,
  lastLogin: row.lastLoginAt?.toISOString() ?? null,
  invitedAt: row.invitedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  version: row.version,
  can: verdictsOnPerson(boss, row),
})

/** What somebody handed over, as an admin sees it. */
export const presentSettlement = (row: SettlementRow): Settlement => ({
  settlementId: row.settlementId,
  amountPaise: row.amount,
  mode: row.mode,
  reference: row.reference,
  note: row.note,
  receivedBy: row.receivedBy,
  receivedAt: row.receivedAt.toISOString(),
})
