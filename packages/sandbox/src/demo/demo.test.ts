import { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import { passwordFaults } from '@parichay/contract/auth/rules.ts'
import { BusinessFacts } from '@parichay/contract/business/fields.ts'
import { PlanChange } from '@parichay/contract/plan/fields.ts'
import { addDays, expiringSoonDays } from '@parichay/contract/business/rules.ts'
import { validityOf } from '@parichay/contract/plan/entitlement.ts'
import { BasicDetails, CardSettings, CardTemplate, defaultCardLimit } from '@parichay/contract/card/fields.ts'
import {
  AboutUs,
  emptySections,
  GalleryPicture,
  PaymentOptions,
  Product,
  YoutubeVideo,
} from '@parichay/contract/card/sections.ts'
import { NewFeedback } from '@parichay/contract/feedback/fields.ts'
import { NewLead } from '@parichay/contract/lead/fields.ts'
import { leadPhone } from '@parichay/contract/lead/phone.ts'
import { leadConsentVersion, leadNoteLength } from '@parichay/contract/lead/rules.ts'
import { bankOf } from '@parichay/server/card/payment/rules.ts'
import { cardIdFault } from '@parichay/contract/card/rules.ts'
import { staffRoles } from '@parichay/contract/franchisee/fields.ts'
import { Email, MobileNumber, paragraph } from '@parichay/contract/ids.ts'
import { cleanLinkValue, linkFault } from '@parichay/contract/link-store/rules.ts'
import { businessCategories } from '@parichay/server/greeting/fixtures.ts'
import { linkCategories } from '@parichay/server/link-store/fixtures.ts'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { demoPlans } from './plans.ts'
import { demoAgencies } from './agencies.ts'
import { demoBusinesses } from './businesses.ts'
import { customerOf, demoCustomers } from './customers.ts'
import {
  agencyLogoKeys,
  coverKeys,
  drawAgencyLogo,
  drawCover,
  drawLogo,
  logoKeys,
  pictureSize,
} from './pictures/draw.ts'
import { demoLeads } from './leads.ts'
import { demoSections } from './sections/all.ts'
import { agencyKeys } from './shape.ts'
import { demoColleagues, demoTerritories } from './colleagues.ts'
import { demoStaff } from './staff.ts'

const linkTypes = new Map(
  linkCategories.flatMap(({ types }) => types.map((type) => [type.name, type] as const)),
)
const repeated = (values: string[]) => values.filter((value, i) => values.indexOf(value) !== i)
const cards = demoBusinesses.flatMap((business) => (business.card ? [{ business, card: business.card }] : []))

test('agencies satisfy the contract; one is the super-admin agency', () => {
  expect(demoAgencies.map(({ key }) => key)).toEqual([...agencyKeys])
  for (const {
    key: _key,
    host: _host,
    logo: _logo,
    seller: _seller,
    terms: _terms,
    ...agency
  } of demoAgencies) {
    AgencyDetails.strict().parse({
      ...agency,
      agencyId: 1,
      logoUrl: null,
      darkLogoUrl: null,
      loginImageUrl: null,
      signsCards: true,
      icons: null,
      expiringSoonDays,
      gstRate: 18,
      isProductionHost: false,
    })
  }
  expect(demoAgencies.filter(({ roles }) => roles.includes('superadmin'))).toHaveLength(1)
  expect(repeated(demoAgencies.map(({ theme }) => theme.primary))).toEqual([])
})

test('every role is staffed in every agency, with good passwords and own numbers', () => {
  for (const agency of agencyKeys) {
    expect(
      demoStaff
        .filter((member) => member.agency === agency)
        .flatMap(({ roles }) => roles)
        .toSorted(),
    ).toEqual(staffRoles.toSorted())
  }
  expect(
    Object.keys(demoTerritories).filter((one) => !demoStaff.some((who) => who.phoneNumber === one)),
  ).toEqual([])
  for (const { phoneNumber, email, password } of demoStaff) {
    MobileNumber.parse(phoneNumber)
    Email.parse(email)
    expect(passwordFaults(password, { kind: 'staff', phoneNumber })).toEqual([])
  }
  const phones = [
    ...demoStaff.map(({ phoneNumber }) => phoneNumber),
    ...demoColleagues.map(({ phoneNumber }) => phoneNumber),
    ...demoCustomers.flatMap(({ phoneNumber }) => phoneNumber ?? []),
  ]
  expect(repeated(phones)).toEqual([])
  expect(repeated([...demoStaff, ...demoCustomers].map(({ password }) => password))).toEqual([])
  for (const phone of phones) expect(phone).toMatch(/^\+9198765/)
})

test('customers are named by phone, or by e-mail if foreign', () => {
  for (const { phoneNumber, email, isForeignUser, password } of demoCustomers) {
    expect(isForeignUser ? phoneNumber : email).toBeNull()
    if (isForeignUser) Email.parse(email)
    else MobileNumber.parse(phoneNumber)
    expect(passwordFaults(password, { kind: 'customer', phoneNumber })).toEqual([])
  }
})

test.each(demoBusinesses.map((business) => [business.facts.businessName, business] as const))(
  'business %s',
  (_name, business) => {
    expect(BusinessFacts.parse(business.facts)).toEqual(business.facts)
    expect(businessCategories.map(({ name }) => name)).toContain(business.facts.category)
    expect(customerOf(business).agency).toBe(business.agency)
    if (business.madeByPhone) {
      const maker = demoStaff.find(
        ({ phoneNumber, agency }) => phoneNumber === business.madeByPhone && agency === business.agency,
      )
      expect(maker?.roles).toContain(business.origin)
    } else expect(business.origin).toBe('self')
  },
)

test.each(cards.map(({ business, card }) => [business.facts.businessName, business, card] as const))(
  'card of %s',
  (_name, business, card) => {
    const details = { ...card.basicDetails, logoDocumentId: null, coverDocumentId: null }
    expect(BasicDetails.parse(details)).toEqual(details)
    expect(CardTemplate.parse(card.template)).toEqual(card.template)
    expect(CardSettings.parse(card.settings)).toEqual(card.settings)
    expect(demoAgencies.find(({ key }) => key === business.agency)?.languages).toContain(
      card.settings.language,
    )
    expect(card.links.length).toBeLessThanOrEqual(defaultCardLimit.links)
    for (const { type: name, value, title } of card.links) {
      const type = linkTypes.get(name)
      if (!type) throw new Error(`No link type ${name}`)
      expect(cleanLinkValue(type, value)).toBe(value)
      expect(linkFault(type, value)).toBeNull()
      expect(title.length).toBeLessThanOrEqual(40)
    }
    if (card.cardId !== null)
      expect(
        cardIdFault(
          card.cardId,
          demoAgencies.map(({ agencyName }) => agencyName),
        ),
      ).toBeNull()
    expect(card.cardId === null).toBe(card.status === 'DRAFT')
    expect(
      repeated(
        cards
          .filter((other) => other.business.agency === business.agency)
          .map((other) => other.card.cardId ?? ''),
      ),
    ).toEqual([])
  },
)

test.each(Object.entries(demoSections))(
  'sections of %s',
  (logo, { payment, about, products, gallery, videos, feedback }) => {
    const options = { ...payment, qrDocumentId: null }
    expect(PaymentOptions.parse(options)).toEqual(options)
    if (payment.bank) expect(bankOf(payment.bank.ifsc)).toBe(payment.bank.bankName)
    if (payment.upiId) expect(payment.upiId).toMatch(/@examplebank$/)
    const whole = { ...emptySections.aboutUs, ...about }
    expect(AboutUs.parse(whole)).toEqual(whole)
    expect(products.length).toBeLessThanOrEqual(defaultCardLimit.products)
    for (const { photo, ...product } of products) {
      expect(Product.parse({ ...product, documentIds: [] })).toEqual({ ...product, documentIds: [] })
      if (photo) expect(gallery.map(({ crop }) => crop)).toContain(photo)
    }
    for (const { crop: _crop, ...words } of gallery)
      expect(GalleryPicture.parse({ ...words, documentId: 1 })).toEqual({ ...words, documentId: 1 })
    expect(repeated(gallery.map(({ crop }) => crop))).toEqual([])
    for (const video of videos) expect(YoutubeVideo.parse(video)).toEqual(video)
    for (const { stars, text, name } of feedback) {
      const given = { cardId: logo, stars, text, name }
      expect(NewFeedback.parse(given)).toEqual(given)
    }
    for (const { daysAgo } of feedback) expect(daysAgo).toBeLessThan(30)
  },
)

test.each(Object.entries(demoLeads))('leads of %s', (cardId, leads) => {
  for (const { name, phone, note, ownNote, daysAgo } of leads) {
    const given = { cardId, name, phone, note, consent: String(leadConsentVersion) }
    expect(NewLead.parse(given)).toEqual(given)
    expect(leadPhone(phone)).toBe(phone)
    expect(paragraph(leadNoteLength).parse(ownNote)).toBe(ownNote)
    expect(daysAgo).toBeLessThan(30)
  }
  expect(repeated(leads.map(({ phone }) => phone))).toEqual([])
})

test('every state of a card is shown, and most businesses are with the two selling agencies', () => {
  const today = '2026-06-15'
  const states = demoBusinesses.map(({ expiryInDays }) =>
    validityOf(expiryInDays === null ? null : addDays(today, expiryInDays), today, expiringSoonDays),
  )
  expect(new Set(states)).toEqual(new Set(['none', 'valid', 'expiring', 'grace', 'expired']))
  expect(cards.some(({ card }) => card.status === 'INACTIVE')).toBe(true)
  expect(demoBusinesses.some(({ isPaid, expiryInDays }) => !isPaid && (expiryInDays ?? 0) > 0)).toBe(true)
  expect(demoBusinesses.length).toBeGreaterThanOrEqual(14)
  expect(
    demoBusinesses.filter(({ agency }) => agency !== 'parichay').length / demoBusinesses.length,
  ).toBeGreaterThanOrEqual(0.6)
  expect(new Set(cards.map(({ card }) => card.settings.language))).toEqual(new Set(['en', 'hi', 'gu']))
})

test('no two businesses share a picture', () => {
  expect(repeated(demoBusinesses.flatMap(({ pictures }) => pictures.logo ?? []))).toEqual([])
  expect(repeated(demoBusinesses.flatMap(({ pictures }) => pictures.cover ?? []))).toEqual([])
})

test.each([
  ...logoKeys.map((key) => ['logo', key, drawLogo(key), pictureSize.logo] as const),
  ...coverKeys.map((key) => ['cover', key, drawCover(key), pictureSize.cover] as const),
  ...agencyLogoKeys.map((key) => ['agency logo', key, drawAgencyLogo(key), pictureSize.logo] as const),
])('%s %s can be rasterised', async (kind, _key, svg, size) => {
  expect(svg).not.toMatch(/NaN|undefined|<text/)
  const picture = sharp(Buffer.from(svg))
  expect(await picture.metadata()).toMatchObject({ format: 'svg', ...size })
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject(size)
  expect(data[3]).toBe(kind === 'agency logo' ? 0 : 255)
})

test('plans can be saved, hold only what the agency sells, and one is recommended', () => {
  for (const { key, configuration } of demoAgencies) {
    const { imagePost, pdfCardConfig, video } = configuration
    for (const plan of demoPlans[key]) {
      const saved = PlanChange.parse(plan)
      expect(saved).toEqual(plan)
      expect(saved.mrp ?? Infinity).toBeGreaterThan(plan.price)
      if (!imagePost.enableImagePost) expect(plan.limits.greetingImagesIncluded).toBe(false)
      if (!imagePost.isVideoPostsIncluded) expect(plan.limits.greetingVideosIncluded).toBe(false)
      if (!pdfCardConfig.enablePdfCardProduct) expect(plan.limits.pdfCardIncluded).toBe(false)
      if (!video.enableVideo) expect(plan.limits.promotionalVideoIncluded).toBe(false)
    }
    expect(demoPlans[key].filter(({ isPopular }) => isPopular)).toHaveLength(1)
    expect(demoPlans[key].filter(({ isHidden }) => !isHidden)).toHaveLength(3)
  }
})
