import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import { isRegistered, sellerWith } from '@parichay/contract/invoice/document.ts'
import type { Seller } from '@parichay/contract/invoice/fields.ts'
import type { Config } from '../platform/config.ts'
import type { Agency } from '../platform/hosts.ts'
import { iconAddress } from './rules.icon.ts'

/** What anybody may know of an agency. */
export const presentAgency = (agency: Agency, config: Config): AgencyDetails => ({
  agencyId: agency.agencyId,
  agencyName: agency.agencyName,
  roles: agency.roles,
  invitationSiteLink: agency.invitationSiteLink,
  logoUrl: agency.logoKey ? fileAt(agency.logoKey) : null,
  darkLogoUrl: agency.darkLogoKey ? fileAt(agency.darkLogoKey) : null,
  loginImageUrl: agency.loginImageKey ? fileAt(agency.loginImageKey) : null,
  signsCards: agency.signsCards,
  icons: iconsOf(agency),
  theme: { primary: agency.themePrimary },
  languages: agency.languages,
  support: agency.support,
  legal: agency.legal,
  login: { foreignUsers: agency.login.foreignUsers, otpInsteadOfPassword: agency.login.otpInsteadOfPassword },
  configuration: agency.configuration,
  expiringSoonDays: agency.expiringSoonDays,
  gstRate: gstRateOf(sellerWith(agency.seller, agency.agencyName)),
  isProductionHost: config.productionHosts.some(
    (host) => agency.host === host || agency.host.endsWith(`.${host}`),
  ),
})

const gstRateOf = (seller: Seller): number | null => (isRegistered(seller) ? seller.rate / 100 : null)

const iconsOf = (agency: Agency): AgencyDetails['icons'] => {
  // A logo is small enough for a tab as it is; an icon of the agency's own is as large as an app wants it.
  const tab = agency.iconKey === null && agency.logoKey ? fileAt(agency.logoKey) : iconAddress(agency, '64')
  const apple = iconAddress(agency, 'apple')
  return tab && apple ? { tab, apple } : null
}

// The rule of documents cannot be asked here: documents ask the agency for its limits.
const fileAt = (key: string) => `/files/${key}`
