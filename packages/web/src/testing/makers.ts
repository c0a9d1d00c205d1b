import type { CardListItem } from '@parichay/contract/card/routes.ts'
import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import { type Franchisee, permissionNames } from '@parichay/contract/franchisee/fields.ts'

/** The agency of a screen test: everything on, and the one that runs the whole if it is asked for. */
export const makeAgency = (facts: Partial<AgencyDetails> = {}): AgencyDetails => ({
  agencyId: 1,
  agencyName: 'Rangtapi Digital',
  roles: [],
  invitationSiteLink: 'https://invite.example/',
  logoUrl: null,
  theme: { primary: '#2d9bea' },
  languages: ['en', 'hi', 'gu'],
  support: { phoneNumber: '+919876522000', email: 'help@rangtapi.example', whatsapp: '+919876522000' },
  legal: { termsUrl: '/terms', privacyUrl: '/privacy', consentVersion: '1' },
  login: { foreignUsers: true, otpInsteadOfPassword: false },
  configuration: {
    imagePost: { enableImagePost: true, isVideoPostsIncluded: true },
    allowAgencyExclusivePosts: true,
    pdfCardConfig: { enablePdfCardProduct: true, customerPlans: [{ id: 1, price: 49 }] },
    video: { enableVideo: true },
    dashboardConfig: { showInvitationTileInCustomerDashboard: true },
    hideBilling: false,
    onlinePayment: { enablePaymentIntegration: true, allowedOrigins: ['self'] },
  },
  gstRate: 18,
  isProductionHost: false,
  ...facts,
})

/** An admin of that agency, or whoever the facts make of them. */
export const makeStaff = (facts: Partial<Franchisee> = {}): Franchisee => ({
  franchiseeId: 7,
  agencyId: 1,
  name: 'Meera Shah',
  phoneNumber: '+919876522001',
  email: null,
  roles: ['admin'],
  permissions: [...permissionNames],
  configuration: { hideBilling: false },
  isActive: true,
  mustChangePassword: false,
  ...facts,
})

/** A row of All Projects. */
export const makeCardRow = (facts: Partial<CardListItem> = {}): CardListItem => ({
  cardNo: 1,
  cardId: 'anand-mithai',
  agencyId: 1,
  agencyName: 'Rangtapi Digital',
  businessId: 1,
  businessName: facts.companyName ?? 'Anand Mithai',
  companyName: 'Anand Mithai',
  registeredPhoneNumber: '+919876510001',
  templateCode: 'bazaar',
  status: 'ACTIVE',
  businessMadeBy: 'self',
  expiryDateForCustomer: '2027-03-31',
  paymentStatus: 1,
  visits: 1234,
  limit: { products: 50, gallery: 30, youtube: 10, links: 20 },
  url: 'https://rangtapi.example/anand-mithai',
  can: { edit: true, status: true, limit: true, delete: true, frames: true, openBusiness: true },
  version: 1,
  createdAt: '2026-11-01T06:00:00.000Z',
  ...facts,
})
