import type { Business } from '@parichay/contract/business/fields.ts'
import type { PdfCard } from '@parichay/contract/pdf-card/fields.ts'
import { cardFixtures, detailsFor } from '@parichay/pdf-card/fixtures.ts'

const details = detailsFor('desk', cardFixtures.usual)
const around = {
  pictures: {},
  logoColours: null,
  cardUrl: null,
  verifyUrl: 'https://rangtapi.test/v/AAAAAAAAAAAAAAAAAAAAAA',
}
/** A PDF card as the server shows it, with what a test says of it. */
export const makePdfCard = (facts: Partial<PdfCard> = {}): PdfCard => ({
  pdfCardNo: 2001,
  agencyId: 1,
  businessId: 5,
  businessName: 'Anand Sweets',
  companyName: 'Anand Sweets & Namkeen',
  title: '',
  registeredPhoneNumber: '+919825012345',
  mails: ['hello@anandsweets.in'],
  kind: 'visiting',
  details,
  ...around,
  status: 'ACTIVE',
  cover: { by: 'none', why: 'noPlan', left: 0 },
  exported: null,
  printed: null,
  can: {
    edit: true,
    status: 'NOT_ALLOWED',
    delete: true,
    export: true,
    forceExport: 'NOT_ALLOWED',
    pay: true,
  },
  version: 1,
  createdAt: '2026-11-20T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
  ...facts,
})
/** The business of `makePdfCard`. */
export const pdfShop = {
  businessId: 5,
  agencyId: 1,
  agencyName: 'Rangtapi Digital',
  businessName: 'Anand Sweets',
  category: 'Sweet shop',
  logoUrl: null,
  logoDocumentId: null,
  mobile: '+919825012345',
  whatsapp: null,
  email: null,
  website: null,
  ownerTitle: null,
  ownerName: 'R. K. Anand',
  designation: '',
  address: '',
  city: '',
  state: '',
  pin: null,
  mapLink: null,
  yearEstablished: null,
  nature: [],
  gstin: null,
  about: '',
  user: { userId: 3, phoneNumber: '+919825012345', email: null, isForeignUser: false, name: 'R. K. Anand' },
  businessMadeBy: 'self',
  expiryDateForCustomer: '2030-01-01',
  expiringSoonDays: 30,
  isSubscriptionActive: true,
  paymentStatus: 1,
  card: null,
  keeper: null,
  isImagePostEnabled: true,
  suspension: null,
  can: {
    view: true,
    edit: true,
    clone: true,
    delete: true,
    suspend: 'NOT_ALLOWED',
    editCard: true,
    assignPlan: 'NOT_ALLOWED',
    resetPassword: 'NOT_ALLOWED',
    resetTotp: 'NOT_ALLOWED',
    viewAs: 'NOT_ALLOWED',
    frames: true,
  },
  version: 1,
  createdAt: '2026-11-01T06:00:00.000Z',
  updatedAt: '2026-11-01T06:00:00.000Z',
} satisfies Business

/** Who owns `pdfShop`. */
export const pdfShopOwner = {
  userId: 3,
  isForeignUser: false,
  phoneNumber: '+919825012345',
  email: null,
  title: null,
  name: 'R. K. Anand',
  preference: {},
  mustChangePassword: false,
  createdAt: '2026-11-01T06:00:00.000Z',
}

/** The answer of a business with these cards. */
export const pdfCardsOf = (list: PdfCard[]) => ({
  list,
  start: detailsFor('slope', cardFixtures.usual),
  ...around,
  allowance: { limit: 10, used: 1, left: 9, why: null },
})
