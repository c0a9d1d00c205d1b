import type { BasicDetails, CardStatus } from '@parichay/contract/card/fields.ts'
import { defaultCardLimit } from '@parichay/contract/card/fields.ts'
import type { PermissionName, StaffRole } from '@parichay/contract/franchisee/fields.ts'
import { randomBytes } from 'node:crypto'
import { hashPassword } from '../platform/passwords.ts'
import { agencyScope } from '../platform/scope.ts'
import { openSession } from '../platform/session.ts'
import { type Client, openClient } from './client.ts'
import type { TestWorld } from './world.ts'

/** Every person of the tests has this password. */
export const testPassword = 'kite-over-Tapi-27'

let hash: Promise<string> | undefined
let numbers = 0

/** A mobile number nobody has yet. Blocks of ten thousand spread over prefixes, so that limits per prefix do not meet. */
export const newPhone = () =>
  `+919${String(801_000_000 + ((numbers += 1) % 90) * 10_000 + numbers).slice(0, 9)}`

/** An agency with a marker that stands in every text made for it; no other agency may ever show it. */
export type TestAgency = { agencyId: number; host: string; marker: string; isSuperAdmin: boolean }
/** Somebody who can sign in. */
export type TestPerson = { agency: TestAgency; phoneNumber: string; client: Client; token: string }
/** A customer with the password in the clear. */
export type TestCustomer = TestPerson & { userId: number }
/** A member of staff with the password in the clear. */
export type TestStaff = TestPerson & { franchiseeId: number }
/** A business by its ids. */
export type TestBusiness = { agency: TestAgency; businessId: number; userId: number }
/** A card by its ids. */
export type TestCard = { agency: TestAgency; cardNo: number; cardId: string | null; business: TestBusiness }

/** An agency with a host and a marker of its own. */
export async function makeAgency(
  { world }: TestWorld,
  options: { isSuperAdmin?: boolean; languages?: ('en' | 'hi' | 'gu')[] } = {},
): Promise<TestAgency> {
  const marker = `ZZ-${randomBytes(4).toString('hex')}`
  const host = `${marker.toLowerCase()}.example`
  const configuration = {
    imagePost: { enableImagePost: true, isVideoPostsIncluded: true },
    allowAgencyExclusivePosts: true,
    pdfCardConfig: { enablePdfCardProduct: true, customerPlans: [] },
    video: { enableVideo: true },
    dashboardConfig: { showInvitationTileInCustomerDashboard: true },
    hideBilling: false,
    onlinePayment: { enablePaymentIntegration: false, allowedOrigins: ['self'] },
  }
  const { agencyId } = await world.database.platform
    .insertInto('agency')
    .values({
      agencyName: `Agency ${marker}`,
      roles: options.isSuperAdmin ? ['superadmin'] : [],
      invitationSiteLink: '',
      logoKey: null,
      themePrimary: '#2d9bea',
      languages: options.languages ?? ['en', 'hi', 'gu'],
      support: JSON.stringify({
        phoneNumber: '+919800000001',
        email: `help@${host}`,
        whatsapp: '+919800000001',
      }),
      legal: JSON.stringify({ termsUrl: '', privacyUrl: '', consentVersion: '1' }),
      login: JSON.stringify({ foreignUsers: true, otpInsteadOfPassword: false, codeOnNewDevice: false }),
      configuration: JSON.stringify(configuration),
      messaging: JSON.stringify({ smsAuthkey: `secret of ${marker}` }),
    })
    .returning('agencyId')
    .executeTakeFirstOrThrow()
  await world.database.platform.insertInto('agencyHost').values({ agencyId, host, isPrimary: true }).execute()
  return { agencyId, host, marker, isSuperAdmin: options.isSuperAdmin ?? false }
}

type OfPerson = { agency?: TestAgency; phoneNumber?: string; signedIn?: boolean }

/** A customer of an agency. */
export async function makeCustomer(
  test: TestWorld,
  options: OfPerson & { email?: string; password?: boolean } = {},
): Promise<TestCustomer> {
  const agency = options.agency ?? (await makeAgency(test))
  const phoneNumber = options.phoneNumber ?? newPhone()
  const { userId } = await test.world.database.platform
    .insertInto('appUser')
    .values({
      agencyId: agency.agencyId,
      isForeignUser: options.email !== undefined,
      phoneNumber: options.email ? null : phoneNumber,
      email: options.email ?? null,
      title: null,
      name: `Customer ${agency.marker}`,
      passwordHash: options.password === false ? null : await (hash ??= hashPassword(testPassword)),
      passwordExpiresAt: null,
      consentVersion: null,
      consentAt: null,
      deletedAt: null,
    })
    .returning('userId')
    .executeTakeFirstOrThrow()
  return {
    agency,
    userId,
    phoneNumber,
    ...(await signInAs(test, agency, { kind: 'customer', userId }, options.signedIn)),
  }
}

/** A member of staff of an agency. */
export async function makeStaff(
  test: TestWorld,
  role: StaffRole = 'admin',
  options: OfPerson & { permissions?: PermissionName[]; isActive?: boolean } = {},
): Promise<TestStaff> {
  const agency = options.agency ?? (await makeAgency(test))
  const phoneNumber = options.phoneNumber ?? newPhone()
  const { franchiseeId } = await test.world.database.platform
    .insertInto('franchisee')
    .values({
      agencyId: agency.agencyId,
      name: `Staff ${agency.marker}`,
      phoneNumber,
      email: null,
      roles: [role],
      permissions: options.permissions ?? [],
      configuration: JSON.stringify({ hideBilling: false }),
      passwordHash: await (hash ??= hashPassword(testPassword)),
      passwordExpiresAt: null,
      deletedAt: null,
      ...(options.isActive === undefined ? {} : { isActive: options.isActive }),
    })
    .returning('franchiseeId')
    .executeTakeFirstOrThrow()
  return {
    agency,
    franchiseeId,
    phoneNumber,
    ...(await signInAs(test, agency, { kind: 'staff', franchiseeId }, options.signedIn)),
  }
}

type Who = { kind: 'customer'; userId: number } | { kind: 'staff'; franchiseeId: number }

/** A browser signed in as somebody, without the cost of a password. */
export async function signInAs(
  { world, app, clock }: TestWorld,
  agency: TestAgency,
  who: Who,
  signedIn = true,
): Promise<{ client: Client; token: string }> {
  if (!signedIn) return { client: openClient(app, agency.host), token: '' }
  const scope = agencyScope(agency.agencyId)
  const person =
    who.kind === 'customer'
      ? { userId: who.userId, franchiseeId: null }
      : { userId: null, franchiseeId: who.franchiseeId }
  const { token } = await world.database.inScope(scope, (tx) =>
    openSession(
      tx,
      scope,
      { kind: who.kind, ...person, authVersion: 1, device: `Browser ${agency.marker}`, ip: '10.0.0.1' },
      clock.now(),
    ),
  )
  return { client: openClient(app, agency.host, token), token }
}

/** A business; makes its customer where none is given. */
export async function makeBusiness(
  test: TestWorld,
  options: {
    owner?: TestCustomer
    madeBy?: TestStaff
    expiry?: string | null
    isPaid?: boolean
    name?: string
  } = {},
): Promise<TestBusiness> {
  const owner = options.owner ?? (await makeCustomer(test))
  const { agency } = owner
  const { businessId } = await test.world.database.platform
    .insertInto('business')
    .values({
      agencyId: agency.agencyId,
      userId: owner.userId,
      businessName: options.name ?? `Shop ${agency.marker}`,
      category: 'Sweets',
      mobile: '+919800000002',
      email: null,
      city: `Surat ${agency.marker}`,
      profile: JSON.stringify({ about: `About ${agency.marker}` }),
      logoDocumentId: null,
      businessMadeBy: options.madeBy ? 'franchisee' : 'self',
      madeByFranchiseeId: options.madeBy?.franchiseeId ?? null,
      expiryDateForCustomer: options.expiry ?? null,
      paymentStatus: options.isPaid ? 1 : 0,
      ownerPhone: owner.phoneNumber,
      createdAt: test.clock.now(),
      updatedAt: test.clock.now(),
      deletedAt: null,
    })
    .returning('businessId')
    .executeTakeFirstOrThrow()
  return { agency, businessId, userId: owner.userId }
}

/** What stands on a card, with the agency's marker. */
export const detailsFor = (marker: string): BasicDetails => ({
  companyName: `Shop ${marker}`,
  tagline: '',
  ownerTitle: null,
  ownerName: '',
  designation: '',
  logoDocumentId: null,
  coverDocumentId: null,
  phones: [{ label: '', number: '+919800000003' }],
  whatsapp: null,
  whatsappMessage: '',
  emails: [],
  website: null,
  address: `Road ${marker}`,
  city: '',
  state: '',
  pin: null,
  mapLink: null,
  hours: null,
})

/** A card; makes its business where none is given. */
export async function makeCard(
  test: TestWorld,
  options: { business?: TestBusiness; status?: CardStatus; cardId?: string | null } = {},
): Promise<TestCard> {
  const business = options.business ?? (await makeBusiness(test))
  const { agency } = business
  const cardId = options.cardId === undefined ? `shop-${randomBytes(5).toString('hex')}` : options.cardId
  const at = test.clock.now()
  const { cardNo } = await test.world.database.platform
    .insertInto('card')
    .values({
      agencyId: agency.agencyId,
      businessId: business.businessId,
      cardId,
      status: options.status ?? 'ACTIVE',
      template: JSON.stringify({ code: 'bazaar', colour: '#2d9bea', font: 'modern', appearance: 'auto' }),
      basicDetails: JSON.stringify(detailsFor(agency.marker)),
      links: '[]',
      settings: JSON.stringify({ language: 'en', seoTitle: '', seoDescription: '', order: [], hidden: [] }),
      cardLimit: JSON.stringify(defaultCardLimit),
      publishedAt: at,
      createdAt: at,
      updatedAt: at,
      deletedAt: null,
    })
    .returning('cardNo')
    .executeTakeFirstOrThrow()
  return { agency, cardNo, cardId, business }
}

/** A stored file of a business, a picture unless told; nothing lies in the storage. */
export async function makeDocument(
  { world, clock }: TestWorld,
  business: TestBusiness,
  contentType: 'image/webp' | 'application/pdf' = 'image/webp',
): Promise<number> {
  const name = `a${business.agency.agencyId}/${randomBytes(12).toString('hex')}`
  const { documentId } = await world.database.platform
    .insertInto('document')
    .values({
      agencyId: business.agency.agencyId,
      businessId: business.businessId,
      ownerUserId: business.userId,
      kind: 'logo',
      storageKey: `${name}.webp`,
      thumbnailKey: `${name}-320.webp`,
      jpegKey: `${name}-200.jpg`,
      width: 10,
      height: 10,
      bytes: 100,
      contentType,
      madeBy: `user ${business.userId}`,
      createdAt: clock.now(),
    })
    .returning('documentId')
    .executeTakeFirstOrThrow()
  return documentId
}

/** What a visitor wrote on a card, with the agency's marker. */
export async function makeFeedback(
  { world, clock }: TestWorld,
  { agency, cardNo }: Pick<TestCard, 'agency' | 'cardNo'>,
  given: { stars?: number; text?: string } = {},
): Promise<number> {
  const { feedbackId } = await world.database.platform
    .insertInto('feedback')
    .values({
      agencyId: agency.agencyId,
      cardNo,
      cardName: `Shop ${agency.marker}`,
      stars: given.stars ?? 4,
      text: given.text ?? `Good work ${agency.marker}`,
      name: 'Asha',
      language: 'en',
      createdAt: clock.now(),
    })
    .returning('feedbackId')
    .executeTakeFirstOrThrow()
  return feedbackId
}

/** What a visitor reported of a card, with the agency's marker. */
export async function makeCardReport(
  { world, clock }: TestWorld,
  { agency, cardNo }: Pick<TestCard, 'agency' | 'cardNo'>,
): Promise<number> {
  const { cardReportId } = await world.database.platform
    .insertInto('cardReport')
    .values({
      agencyId: agency.agencyId,
      cardNo,
      reason: 'fake',
      note: `Not theirs ${agency.marker}`,
      contact: '',
      language: 'en',
      createdAt: clock.now(),
    })
    .returning('cardReportId')
    .executeTakeFirstOrThrow()
  return cardReportId
}
