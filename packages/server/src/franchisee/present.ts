import type { OwnLetter } from '@parichay/contract/franchisee/fields.letter.ts'
import type { Franchisee } from '@parichay/contract/franchisee/fields.ts'
import type { Staff } from '../platform/scope.ts'
import type { FranchiseeRow } from './store.ts'

/** The row as the person sees it. */
export const presentFranchisee = (row: FranchiseeRow, actor: Staff): Franchisee => ({
  franchiseeId: row.franchiseeId,
  agencyId: row.agencyId,
  name: row.name,
  phoneNumber: row.phoneNumber,
  email: row.email,
  isEmailConfirmed: row.email !== null && row.confirmedEmail === row.email,
  roles: row.roles,
  permissions: row.permissions,
  configuration: row.configuration,
  isActive: row.isActive,
  mustChangePassword: row.mustChangePassword,
  mustSetUpTotp: actor.mustSetUpTotp,
})

/** The daily letter as its reader sees it. */
export const presentLetter = ({ dailyLetter, letterLanguage, email }: FranchiseeRow): OwnLetter => ({
  daily: dailyLetter,
  language: letterLanguage,
  email,
})
