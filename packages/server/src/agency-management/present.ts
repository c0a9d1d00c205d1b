import type { AgencyAdmin, AgencyListItem, AgencyRecord } from '@parichay/contract/agency/record.ts'
import type { AgencyHost } from '@parichay/contract/agency/ssl.ts'
import { cardsLiveUntil } from '@parichay/contract/agency/suspension.ts'
import { productsOn } from '@parichay/contract/agency/switches.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import type { AgencyDues } from '../bill/usecase.dues.ts'
import { fileUrl } from '../document/rules.ts'
import type { Actor } from '../platform/scope.ts'
import { maySetPlatformFields, verdictsOnAgency, verdictsOnListed } from './policy.ts'
import type { SslRow } from './domain/store.ssl.ts'
import type { ManagedRow } from './store.ts'
import type { AdminRow } from './store.admins.ts'

/** An admin as Agency Management shows one. */
export const presentAdmin = ({
  franchiseeId,
  name,
  phoneNumber,
  isActive,
  passwordHash,
}: AdminRow): AgencyAdmin => ({
  franchiseeId,
  name,
  phoneNumber,
  state: !isActive ? 'PAUSED' : passwordHash === null ? 'INVITED' : 'ACTIVE',
})

const suspendedOn = ({ status, suspendedAt }: ManagedRow) =>
  status === 'SUSPENDED' && suspendedAt ? istDay(suspendedAt) : null
const urlOf = (key: string | null) => (key === null ? null : fileUrl(key))

/** A row of Agency Management. */
export const presentListed = (
  row: ManagedRow,
  beside: {
    actor: Actor
    url: string
    owner: AdminRow | undefined
    dues: AgencyDues | undefined
    businesses: number
    activeCards: number
  },
): AgencyListItem => ({
  agencyId: row.agencyId,
  agencyName: row.agencyName,
  logoUrl: urlOf(row.logoKey),
  host: row.host,
  ssl: row.sslState,
  url: beside.url,
  roles: row.roles,
  status: row.status,
  suspendedOn: suspendedOn(row),
  products: productsOn(row.configuration),
  hideBilling: row.configuration.hideBilling,
  owner: beside.owner ? { name: beside.owner.name, phoneNumber: beside.owner.phoneNumber } : null,
  businesses: beside.businesses,
  activeCards: beside.activeCards,
  outstandingPaise: beside.dues?.outstandingPaise ?? null,
  overdueSince: beside.dues?.overdueSince ?? null,
  lastPaidOn: beside.dues?.lastPaidOn ?? null,
  annualUntil: beside.dues?.annualUntil ?? null,
  createdAt: row.createdAt.toISOString(),
  version: row.settingsVersion,
  can: verdictsOnListed(row, beside.actor),
})

/** A host name with its certificate. */
export const presentHost = (row: SslRow): AgencyHost => ({
  host: row.host,
  state: row.sslState,
  fault: row.sslFault,
  tries: row.sslTries,
  endsAt: row.sslEndsAt?.toISOString() ?? null,
  lookedAt: row.sslLookedAt?.toISOString() ?? null,
})

/** All that is set for an agency. */
export const presentRecord = (
  row: ManagedRow,
  {
    actor,
    hosts,
    url,
    admins,
    usage,
    leaves,
  }: {
    actor: Actor
    hosts: readonly SslRow[]
    url: string
    admins: AdminRow[]
    usage: AgencyRecord['usage']
    leaves: boolean
  },
): AgencyRecord => ({
  agencyId: row.agencyId,
  agencyName: row.agencyName,
  host: row.host,
  hosts: hosts.map(presentHost),
  url,
  roles: row.roles,
  status: row.status,
  suspendedOn: suspendedOn(row),
  cardsUntil: row.status === 'SUSPENDED' && row.suspendedAt ? istDay(cardsLiveUntil(row.suspendedAt)) : null,
  invitationSiteLink: row.invitationSiteLink,
  logoUrl: urlOf(row.logoKey),
  darkLogoUrl: urlOf(row.darkLogoKey),
  iconUrl: urlOf(row.iconKey),
  loginImageUrl: urlOf(row.loginImageKey),
  theme: { primary: row.themePrimary },
  languages: row.languages,
  support: row.support,
  legal: { termsUrl: row.legal.termsUrl, privacyUrl: row.legal.privacyUrl },
  mailFooter: row.mailFooter,
  signsCards: row.signsCards,
  expiringSoonDays: row.expiringSoonDays,
  // A server of the version before, which runs beside this one in an upgrade, makes agencies without it.
  login: { ...row.login, codeOnNewDevice: row.login.codeOnNewDevice === true },
  totpRoles: row.totpRoles,
  limits: {
    storageMb: (usage && row.limits.storageMb) ?? null,
    rendersPerDay: (usage && row.limits.rendersPerDay) ?? null,
  },
  usage,
  configuration: row.configuration,
  // What the platform keeps for itself is not the agency's to see.
  specialNumbers: maySetPlatformFields(actor) === true ? row.specialNumbers : [],
  admins: admins.map(presentAdmin),
  version: row.settingsVersion,
  can: verdictsOnAgency(row, actor, leaves),
})
