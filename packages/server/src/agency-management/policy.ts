import type { AgencyListItem, AgencyRecord } from '@parichay/contract/agency/record.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'
import { gateVerdict } from '../platform/gate.ts'
import { type Actor, columnOf } from '../platform/scope.ts'

type Roles = { roles: readonly 'superadmin'[] }

/** Products, money, names and standing of an agency are set by admins of the super-admin agency only. */
export const maySetPlatformFields = (actor: Actor): Verdict =>
  columnOf(actor) === 'superadmin' ? true : 'NOT_ALLOWED'

/** The agency that runs the installation is never suspended: nobody could take that back. */
export const maySuspend = ({ roles }: Roles): Verdict => (roles.includes('superadmin') ? 'NOT_ALLOWED' : true)

/** An agency is deleted only when nothing is left behind: invoices have to be kept, customers are somebody's. */
export const mayDelete = (agency: Roles, leaves: boolean): Verdict =>
  both(maySuspend(agency), leaves ? 'IN_USE' : true)

/** What somebody may do with an agency in the list. */
export const verdictsOnListed = (agency: Roles, actor: Actor): AgencyListItem['can'] => ({
  edit: gateVerdict(agencyRoutes.updateAgency, actor),
  suspend: both(maySetPlatformFields(actor), maySuspend(agency)),
})

/** Certificates are for hosts that show something: not for those of a suspended agency. */
export const mayAskForSsl = ({ status }: { status: 'ACTIVE' | 'SUSPENDED' }): Verdict =>
  status === 'ACTIVE' ? true : 'CONFLICT'

/** What somebody may do with an agency they see; `leaves`: it has customers, businesses or bills. */
export const verdictsOnAgency = (
  agency: Roles & { status: 'ACTIVE' | 'SUSPENDED' },
  actor: Actor,
  leaves: boolean,
): AgencyRecord['can'] => ({
  platform: maySetPlatformFields(actor),
  suspend: verdictsOnListed(agency, actor).suspend,
  addAdmin: gateVerdict(agencyRoutes.addAgencyAdmin, actor),
  delete: both(maySetPlatformFields(actor), mayDelete(agency, leaves)),
  ssl: both(gateVerdict(agencyRoutes.createSsl, actor), mayAskForSsl(agency)),
})

const both = (one: Verdict, other: Verdict): Verdict => (one === true ? other : one)
