import { z } from 'zod'
import { BulkJob } from '../bulk/fields.ts'
import { AgencyId, FranchiseeId } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { IdentityProof, NewPerson, peopleBounds, Person, PersonChange } from './fields.people.ts'
import { NewSettlement, Settlement } from './fields.limits.ts'
import { PermissionName } from './fields.ts'
import { PeopleFilters } from './filters.ts'

const admins = access('-', '-', '-', 'A', 'X', 'agencyId')
const adminsById = access('-', '-', '-', 'A', 'X', 'franchiseeId->agency')
const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const one = z.strictObject({ franchiseeId: FranchiseeId })

/** The people of an agency, looked after by its admins (specification 7, franchisee list, signup, edit; the others are ours). */
export const peopleRoutes = {
  listStaff: defineRoute({
    method: 'GET',
    path: '/api/v1/franchisee/list',
    summary: `Staff of the agency: a page by filters, or with \`all=true\` up to ${peopleBounds.all} of them at once`,
    access: admins,
    query: PeopleFilters,
    reply: z.object({ list: z.array(Person), total: z.number().int(), totalIsMore: z.boolean() }),
    errors: [...dead],
  }),
  listStaffPermissions: defineRoute({
    method: 'GET',
    path: '/api/v1/franchisee/permissions',
    summary: 'Permissions that do something in the agency today, in their order',
    access: admins,
    reply: z.array(PermissionName),
    errors: [...dead],
  }),
  listStaffCities: defineRoute({
    method: 'GET',
    path: '/api/v1/franchisee/cities',
    summary: 'Cities that people of the list work in, by name, up to 200',
    access: admins,
    query: z.object({ agencyId: AgencyId.optional() }),
    reply: z.array(z.string()),
    errors: [...dead],
  }),
  getStaff: defineRoute({
    method: 'GET',
    path: '/api/v1/franchisee/:franchiseeId',
    summary: 'One member of staff',
    access: adminsById,
    params: one,
    reply: Person,
    errors: [...dead, 'NOT_FOUND'],
  }),
  addStaff: defineRoute({
    method: 'POST',
    path: '/api/v1/franchisee/signup',
    summary: 'Add a member of staff, who is invited by SMS',
    access: admins,
    body: NewPerson,
    once: true,
    reply: Person,
    errors: [...dead, 'PHONE_TAKEN', 'ABOVE_OWN_RIGHTS'],
  }),
  changeStaff: defineRoute({
    method: 'POST',
    path: '/api/v1/franchisee/edit',
    summary: 'Change a member of staff, disable them or let them in again',
    access: adminsById,
    body: PersonChange,
    reply: Person,
    errors: [...dead, 'NOT_FOUND', 'CONFLICT', 'OWN_ACCOUNT', 'LAST_ADMIN', 'ABOVE_OWN_RIGHTS'],
  }),
  inviteStaff: defineRoute({
    method: 'POST',
    path: '/api/v1/franchisee/invite',
    summary: 'Send the invitation once more to somebody who never signed in',
    access: adminsById,
    body: one,
    once: true,
    reply: z.object({ invited: z.literal(true) }),
    errors: [...dead, 'NOT_FOUND', 'ACCOUNT_PAUSED', 'STEP_OUT_OF_ORDER'],
  }),
  resetStaffPassword: defineRoute({
    method: 'POST',
    path: '/api/v1/franchisee/resetPassword',
    summary: 'A password for 24 hours that is replaced at the next sign-in; all other devices are signed out',
    access: adminsById,
    body: one,
    reply: z.object({ password: z.string(), expiresInSec: z.number().int() }),
    errors: [...dead, 'NOT_FOUND', 'OWN_ACCOUNT', 'ABOVE_OWN_RIGHTS', 'ACCOUNT_PAUSED', 'RATE_LIMITED'],
  }),
  resetStaffTotp: defineRoute({
    method: 'POST',
    path: '/api/v1/franchisee/resetTotp',
    summary:
      'Take the second step off somebody who lost phone and recovery codes; they are told and signed out, and how one made sure of them is written down',
    access: adminsById,
    body: one.extend({ proof: IdentityProof }),
    reply: Person,
    errors: [...dead, 'NOT_FOUND', 'OWN_ACCOUNT', 'ABOVE_OWN_RIGHTS', 'STEP_OUT_OF_ORDER'],
  }),
  moveBusinesses: defineRoute({
    method: 'POST',
    path: '/api/v1/franchisee/moveBusinesses',
    summary:
      'Give all businesses of one member of staff to another one of the agency: a job, which is done with the answer where they are few',
    access: adminsById,
    body: z.strictObject({
      franchiseeId: FranchiseeId,
      toFranchiseeId: FranchiseeId,
      /** Those outside the territory of the other one too; without it they are refused. */
      outsideToo: z.boolean().optional(),
    }),
    reply: z.object({
      /** How many were moved by now. */
      moved: z.number().int(),
      /** The job that moves them, with a result for each; null where there were none. */
      job: BulkJob.nullable(),
    }),
    errors: [...dead, 'NOT_FOUND', 'ACCOUNT_PAUSED', 'LIMIT_REACHED'],
  }),
  listSettlements: defineRoute({
    method: 'GET',
    path: '/api/v1/franchisee/settlement',
    summary: 'What a member of staff handed over of the money taken by hand, newest first, up to 100',
    access: adminsById,
    query: z.object({ franchiseeId: FranchiseeId }),
    reply: z.array(Settlement),
    errors: [...dead, 'NOT_FOUND'],
  }),
  addSettlement: defineRoute({
    method: 'POST',
    path: '/api/v1/franchisee/settlement',
    summary: 'Write down what a member of staff handed over; below zero puts an earlier entry right',
    access: adminsById,
    body: NewSettlement,
    once: true,
    reply: Person,
    errors: [...dead, 'NOT_FOUND', 'OWN_ACCOUNT', 'CONFLICT'],
  }),
  deleteStaff: defineRoute({
    method: 'DELETE',
    path: '/api/v1/franchisee/:franchiseeId',
    summary: 'Delete a member of staff who leaves no business behind',
    access: adminsById,
    params: one,
    reply: z.object({ deleted: z.literal(true) }),
    errors: [...dead, 'NOT_FOUND', 'OWN_ACCOUNT', 'LAST_ADMIN', 'IN_USE'],
  }),
}
