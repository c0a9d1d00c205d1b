import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import { isRegistered, sellerWith } from '@parichay/contract/invoice/document.ts'
import type { Seller } from '@parichay/contract/invoice/fields.ts'
import type { Config } from '../platform/config.ts'
import type { Agency } from '../platform/hosts.ts'

/** What anybody may know of an agency. */
export const presentAgency = (agency: Agency, config: Config): AgencyDetails => ({
  agencyId: agency.agencyId,
  agencyName: agency.agencyName,
  roles: agency.roles,
  invitationSiteLink: agency.invitationSiteLink,
  logoUrl: agency.logoKey ? `/files/${agency.logoKey}` : null,
  theme: { primary: agency.themePrimary },
  languages: agency.languages,
  support: agency.support,
  legal: agency.legal,
  login: agency.login,
  configuration: agency.configuration,
  gstRate: gstRateOf(sellerWith(agency.seller, agency.agencyName)),
  isProductionHost: config.productionHosts.some(
    (host) => agency.host === host || agency.host.endsWith(`.${host}`),
  ),
})

const gstRateOf = (seller: Seller): number | null => (isRegistered(seller) ? seller.rate / 100 : null)
