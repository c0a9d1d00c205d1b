import { z } from 'zod'
import { AgencyId, FranchiseeId } from '../ids.ts'

/** Roles of staff (specification 6). `superadmin` is a role of an agency, not of a person. */
export const staffRoles = ['admin', 'creator', 'franchisee', 'franchisee-with-all-card-access'] as const
/** One of `staffRoles`. */
export const StaffRole = z.enum(staffRoles)
/** One of `staffRoles`. */
export type StaffRole = z.infer<typeof StaffRole>

/** Every permission a member of staff can hold by name. */
export const permissionNames = [
  'business.list',
  'business.view',
  'business.create',
  'business.edit',
  'business.delete',
  'business.clone',
  'card.list',
  'card.view',
  'card.edit',
  'card.status',
  'card.delete',
  'card.imagePost',
  'plan.view',
  'payment.view',
  'payment.manual',
  'pdf.list',
  'pdf.view',
  'pdf.edit',
  'pdf.status',
  'pdf.export',
  'video.list',
  'video.view',
  'video.edit',
  'video.status',
  'imagePost.manage',
  'imagePost.request',
  'linkStore.manage',
  'videoTemplate.manage',
  'feedback.view',
  'feedback.delete',
  'document.upload',
  'user.resetPassword',
  'customer.viewAs',
] as const
/** One of `permissionNames`. */
export const PermissionName = z.enum(permissionNames)
/** One of `permissionNames`. */
export type PermissionName = z.infer<typeof PermissionName>

/** A member of staff as they see themselves (GET franchisee). */
export const Franchisee = z.object({
  franchiseeId: FranchiseeId,
  agencyId: AgencyId,
  name: z.string(),
  phoneNumber: z.string(),
  email: z.string().nullable(),
  /** The address was proved to be theirs, so that codes for a forgotten password may go there too. */
  isEmailConfirmed: z.boolean(),
  roles: z.array(StaffRole),
  permissions: z.array(PermissionName),
  configuration: z.object({ hideBilling: z.boolean() }),
  isActive: z.boolean(),
  mustChangePassword: z.boolean(),
  /** The agency asks for a second step: nothing else works before it is set up. */
  mustSetUpTotp: z.boolean(),
})
export type Franchisee = z.infer<typeof Franchisee>
