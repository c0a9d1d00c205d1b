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
