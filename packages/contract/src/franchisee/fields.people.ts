import { z } from 'zod'
import {
  AgencyId,
  Email,
  FranchiseeId,
  Instant,
  MobileNumber,
  paragraph,
  requiredLine,
  Version,
} from '../ids.ts'
import { Gstin } from '../invoice/fields.ts'
import { type StateCode, stateCodes } from '../invoice/states.ts'
import { nameKey } from '../name-key.ts'
import { Verdict } from '../verdict.ts'
import { CommissionPct, Payout } from './fields.commission.ts'
import { GivenPlanId, limitFields } from './fields.limits.ts'
import { PermissionName, permissionNames, StaffRole } from './fields.ts'
import { Pan } from './rules.pan.ts'

/** Bounds of what an admin writes down of a person. */
export const peopleBounds = { name: 60, notes: 1000, cities: 20, city: 60, all: 500, address: 250 } as const

/** The two digits of a state or union territory (see `gstStates`). */
export const State = z.enum(stateCodes as [StateCode, ...StateCode[]])
const unique = <T>(list: T[]) => [...new Set(list)]

/** Where a person works: states by their codes, cities by name. Both empty: everywhere. */
export const Territory = z.strictObject({
  states: z.array(State).max(stateCodes.length).transform(unique),
  cities: z
    .array(requiredLine(peopleBounds.city))
    .max(peopleBounds.cities)
    .transform((cities) => [...new Map(cities.map((city) => [nameKey(city), city])).values()]),
})
export type Territory = z.output<typeof Territory>

/** How an admin made sure who asks to be let in without phone and recovery codes; it is written down with the deed. */
export const identityProofs = ['inPerson', 'video', 'callBack', 'document'] as const
/** One of `identityProofs`. */
export const IdentityProof = z.enum(identityProofs, 'Choose how you made sure who asks.')
export type IdentityProof = z.output<typeof IdentityProof>

/** Invited: has never signed in. Disabled: cannot, until an admin lets them again. */
export const personStates = ['active', 'invited', 'disabled'] as const
/** One of `personStates`. */
export type PersonState = (typeof personStates)[number]

/** What an admin writes of a member of staff, new or known. */
export const personFields = {
  name: requiredLine(peopleBounds.name),
  email: z.preprocess(
    (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
    Email.nullable(),
  ),
  roles: z.array(StaffRole).length(1, 'Choose a role.'),
  permissions: z.array(PermissionName).max(permissionNames.length).transform(unique),
  territory: Territory,
  configuration: z.strictObject({ hideBilling: z.boolean() }),
  notes: paragraph(peopleBounds.notes),
  /** Where they are written to; stands on their statement. */
  address: paragraph(peopleBounds.address),
  gstin: Gstin,
  pan: Pan,
  ...limitFields,
  /** Percent earned of what is paid for the businesses they look after. */
  commissionPct: CommissionPct,
  payout: Payout,
}

/** A member of staff as an admin sees them (screens 8.1). Amounts are paise, GST included. */
export const Person = z.object({
  franchiseeId: FranchiseeId,
  agencyId: AgencyId,
  agencyName: z.string(),
  /** The address of their agency's pages: they sign in there. */
  url: z.string(),
  name: z.string(),
  phoneNumber: z.string(),
  email: z.string().nullable(),
  roles: z.array(StaffRole),
  permissions: z.array(PermissionName),
  territory: z.object({ states: z.array(State), cities: z.array(z.string()) }),
  configuration: z.object({ hideBilling: z.boolean() }),
  notes: z.string(),
  address: z.string(),
  gstin: z.string().nullable(),
  pan: z.string().nullable(),
  /** Plans they may give by hand; null: all that their role gives. */
  allowedPlanIds: z.array(GivenPlanId).nullable(),
  /** Percent they may go below the list; null: no limit. */
  maxDiscountPct: z.number().int().nullable(),
  commissionPct: z.object({ card: z.number().int(), pdf: z.number().int(), video: z.number().int() }),
  /** Where commission is paid to. */
  payout: z.object({
    upiId: z.string().nullable(),
    holder: z.string(),
    accountNumber: z.string().nullable(),
    ifsc: z.string().nullable(),
  }),
  /** Whole rupees they may hold; null: no limit. */
  creditLimit: z.number().int().nullable(),
  /** What they took by hand and did not hand over yet; below zero where they gave too much. */
  heldPaise: z.number().int(),
  isActive: z.boolean(),
  /** Whether they sign in with a second step. */
  hasTotp: z.boolean(),
  state: z.enum(personStates),
  counts: z.object({
    /** Businesses they look after, counted to 10,001, as lists are. */
    businesses: z.number().int(),
    /** Cards of these that are online, counted to 10,001. */
    activeCards: z.number().int(),
  }),
  /** What was paid this month (IST) for the businesses they look after, and not given back whole. */
  salesPaise: z.number().int(),
  lastLogin: Instant.nullable(),
  invitedAt: Instant.nullable(),
  createdAt: Instant,
  version: z.number().int(),
  /** What whoever asks may do with them. */
  can: z.object({
    /** Name, e-mail, territory, notes. */
    edit: Verdict,
    /** Role, permissions, limits, what they see of billing. */
    rights: Verdict,
    disable: Verdict,
    resetPassword: Verdict,
    /** Take the second step off them. */
    resetTotp: Verdict,
    /** Send the invitation once more. */
    invite: Verdict,
    moveBusinesses: Verdict,
    /** Write down what they handed over. */
    settle: Verdict,
    delete: Verdict,
  }),
})
export type Person = z.infer<typeof Person>

/** A new member of staff, who is invited by SMS. What is not said of permissions is the role's usual list. */
export const NewPerson = z.strictObject({
  isEditMode: z.literal(false).optional(),
  ...personFields,
  phoneNumber: MobileNumber,
  email: personFields.email.optional(),
  permissions: personFields.permissions.optional(),
  territory: Territory.optional(),
  configuration: personFields.configuration.optional(),
  notes: personFields.notes.optional(),
  address: personFields.address.optional(),
  gstin: Gstin.optional(),
  pan: Pan.optional(),
  allowedPlanIds: personFields.allowedPlanIds.optional(),
  maxDiscountPct: personFields.maxDiscountPct.optional(),
  creditLimit: personFields.creditLimit.optional(),
  commissionPct: CommissionPct.optional(),
  payout: Payout.optional(),
})
export type NewPerson = z.output<typeof NewPerson>

/** A change of a person: what is not named stays. Their number is theirs to change, with a code. */
export const PersonChange = z
  .strictObject({ ...personFields, isActive: z.boolean() })
  .partial()
  .extend({
    isEditMode: z.literal(true).optional(),
    franchiseeId: FranchiseeId,
    version: Version,
  })
export type PersonChange = z.output<typeof PersonChange>
