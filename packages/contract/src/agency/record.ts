import { z } from 'zod'
import { StaffRole } from '../franchisee/fields.ts'
import { AgencyId, Colour, FranchiseeId, Instant, IstDate } from '../ids.ts'
import { Verdict } from '../verdict.ts'
import { AgencyConfiguration, CustomerSignIn, Language } from './fields.ts'
import { agencyStatuses } from './filters.ts'
import { AgencyHost, sslStates } from './ssl.ts'
import { productSwitches } from './switches.ts'

const Roles = z.array(z.enum(['superadmin']))
const Status = z.enum(agencyStatuses)

/** An agency in Agency Management's list. */
export const AgencyListItem = z.object({
  agencyId: AgencyId,
  agencyName: z.string(),
  logoUrl: z.string().nullable(),
  /** Its first host name; null before it has one. */
  host: z.string().nullable(),
  /** Where the certificate of that name stands. */
  ssl: z.enum(sslStates).nullable(),
  /** The address of its pages. */
  url: z.string(),
  roles: Roles,
  status: Status,
  suspendedOn: IstDate.nullable(),
  products: z.array(z.enum(productSwitches)),
  hideBilling: z.boolean(),
  /** Its first admin. */
  owner: z.object({ name: z.string(), phoneNumber: z.string() }).nullable(),
  businesses: z.number().int(),
  activeCards: z.number().int(),
  /** Due and not paid; null for the platform itself, which pays nobody. */
  outstandingPaise: z.number().int().nullable(),
  overdueSince: IstDate.nullable(),
  lastPaidOn: IstDate.nullable(),
  /** The last day its yearly fee is paid for. */
  annualUntil: IstDate.nullable(),
  createdAt: Instant,
  /** What a change of it is sent with. */
  version: z.number().int(),
  can: z.object({ edit: Verdict, suspend: Verdict }),
})
export type AgencyListItem = z.infer<typeof AgencyListItem>

/** An admin of an agency; invited until the first sign-in. */
export const AgencyAdmin = z.object({
  franchiseeId: FranchiseeId,
  name: z.string(),
  phoneNumber: z.string(),
  state: z.enum(['INVITED', 'ACTIVE', 'PAUSED']),
})
export type AgencyAdmin = z.infer<typeof AgencyAdmin>

/** An agency with all that is set for it; visitors never see it. */
export const AgencyRecord = z.object({
  agencyId: AgencyId,
  agencyName: z.string(),
  host: z.string().nullable(),
  /** All its host names, the first one first, with their certificates. */
  hosts: z.array(AgencyHost),
  url: z.string(),
  roles: Roles,
  status: Status,
  suspendedOn: IstDate.nullable(),
  /** The last day on which the cards of a suspended agency are shown. */
  cardsUntil: IstDate.nullable(),
  invitationSiteLink: z.string(),
  logoUrl: z.string().nullable(),
  /** The logo on dark screens, and what stands in tabs and on home screens; null takes the logo. */
  darkLogoUrl: z.string().nullable(),
  iconUrl: z.string().nullable(),
  /** A picture beside the form of the sign-in pages; null shows a card there. */
  loginImageUrl: z.string().nullable(),
  theme: z.object({ primary: Colour }),
  languages: z.array(Language),
  support: z.object({ phoneNumber: z.string(), email: z.string(), whatsapp: z.string() }),
  legal: z.object({ termsUrl: z.string(), privacyUrl: z.string() }),
  mailFooter: z.string(),
  /** Card pages say at their foot whom they were made with. */
  signsCards: z.boolean(),
  /** From how many days before the end a plan counts as expiring soon (screens 8.4). */
  expiringSoonDays: z.number().int(),
  /** How customers sign in. */
  login: CustomerSignIn,
  /** Roles whose people must sign in with a second step. */
  totpRoles: z.array(StaffRole),
  configuration: AgencyConfiguration,
  /**
   * Numbers the agency uses itself (specification 9, fixed phone number list; screens 8.12): their use is not counted and no
   * reminder goes to them by SMS. They sign in as everybody does, codes and all.
   */
  specialNumbers: z.array(z.string()),
  /** What it may use; null has no limit. Its own admins see none of it. */
  limits: z.object({ storageMb: z.number().int().nullable(), rendersPerDay: z.number().int().nullable() }),
  /** What it uses now; null for its own admins. */
  usage: z.object({ storageMb: z.number().int(), rendersToday: z.number().int() }).nullable(),
  admins: z.array(AgencyAdmin),
  version: z.number().int(),
  /** `ssl`: ask for certificates. */
  can: z.object({ platform: Verdict, suspend: Verdict, addAdmin: Verdict, delete: Verdict, ssl: Verdict }),
})
export type AgencyRecord = z.infer<typeof AgencyRecord>
