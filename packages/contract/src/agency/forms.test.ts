import { expect, test } from 'vitest'
import { changedConfiguration, firstConfiguration, platformField, withPrice } from './change.ts'
import {
  agencyOfForm,
  billingPart,
  brandingPart,
  contactPart,
  emptyAgency,
  newAgencyRules,
  limitsPart,
  productsPart,
  profilePart,
  securityPart,
} from './forms.ts'
import type { AgencyRecord } from './record.ts'
import { productsOn } from './switches.ts'

const record: AgencyRecord = {
  agencyId: 3,
  agencyName: 'Rangtapi Digital',
  host: 'surat.localhost',
  hosts: [],
  url: 'http://surat.localhost',
  roles: [],
  status: 'ACTIVE',
  suspendedOn: null,
  cardsUntil: null,
  invitationSiteLink: '',
  logoUrl: '/files/logo.webp',
  theme: { primary: '#7a1f3d' },
  languages: ['en', 'gu'],
  support: { phoneNumber: '0261 234567', email: 'help@rangtapi.example', whatsapp: '' },
  legal: { termsUrl: 'https://rangtapi.example/terms', privacyUrl: '' },
  darkLogoUrl: null,
  iconUrl: null,
  loginImageUrl: null,
  expiringSoonDays: 30,
  mailFooter: 'Surat',
  signsCards: true,
  login: { foreignUsers: true, otpInsteadOfPassword: false, codeOnNewDevice: true },
  totpRoles: ['admin'],
  limits: { storageMb: 500, rendersPerDay: null },
  usage: { storageMb: 12, rendersToday: 3 },
  configuration: {
    ...firstConfiguration,
    pdfCardConfig: { enablePdfCardProduct: true, customerPlans: [{ id: 2, price: 149 }] },
    onlinePayment: { enablePaymentIntegration: true, allowedOrigins: ['creator'] },
  },
  specialNumbers: ['+919876510001', '+919876510002'],
  admins: [],
  version: 4,
  can: { platform: true, suspend: true, addAdmin: true, delete: true, ssl: true },
}
const parts = { profilePart, contactPart, brandingPart, productsPart, billingPart, securityPart, limitsPart }
const faults = <F extends object>(
  part: {
    rules: { safeParse(v: unknown): { error?: { issues: { path: PropertyKey[]; message: string }[] } } }
  },
  form: F,
) =>
  part.rules.safeParse(form).error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? []

test.each(Object.entries(parts))('%s: what stands there is no fault, and changes nothing', (_name, part) => {
  const form = (part.of as (agency: AgencyRecord) => never)(record)
  expect(faults(part as never, form)).toEqual([])
  const change = (part.change as (form: never) => { configuration?: never })(form)
  if (change.configuration) {
    const after = changedConfiguration(record.configuration, change.configuration)
    expect(after).toEqual({
      ...record.configuration,
      onlinePayment: {
        enablePaymentIntegration: true,
        allowedOrigins:
          part === (billingPart as unknown)
            ? ['self', 'creator']
            : record.configuration.onlinePayment.allowedOrigins,
      },
    })
  }
})

test('faults stand at the form’s own fields, in the words of the call', () => {
  const form = profilePart.of(record)
  expect(
    faults(profilePart, {
      ...form,
      agencyName: '  ',
      supportPhone: '12',
      supportEmail: 'nobody',
      supportWhatsapp: 'x',
      termsUrl: 'rangtapi.example',
      invitationSiteLink: 'javascript:alert(1)',
      en: false,
      gu: false,
    }).toSorted(),
  ).toEqual([
    'agencyName: This field is required.',
    'en: Choose at least one language.',
    'invitationSiteLink: A valid link is required.',
    'supportEmail: A valid email is required.',
    'supportPhone: A valid phone number is required.',
    'supportWhatsapp: A valid phone number is required.',
    'termsUrl: A valid link is required.',
  ])
  const products = { ...productsPart.of(record), promotionalVideos: true }
  expect(faults(productsPart, { ...products, pdfPrice: 0, videoPrice: 'x' as never })).toEqual([
    'pdfPrice: Type whole rupees, from 1 to 9,99,999.',
    'videoPrice: Type whole rupees, from 1 to 9,99,999.',
  ])
})

test('a price that has no box any more, as what it is of was switched off, holds nothing up and stays as it was', () => {
  const off = { ...productsPart.of(record), pdfCards: false, pdfPrice: 0 }
  expect(faults(productsPart, off)).toEqual([])
  const { configuration } = productsPart.change(off)
  expect(changedConfiguration(record.configuration, configuration!).pdfCardConfig).toEqual({
    ...record.configuration.pdfCardConfig,
    enablePdfCardProduct: false,
  })
})

test('special numbers are typed as people write them, one a line, each once', () => {
  const form = billingPart.of(record)
  const specialNumbers = ' 98765 10003\n+91 98765-10003, 098765 10004\n\n'
  expect(faults(billingPart, { ...form, specialNumbers })).toEqual([])
  expect(billingPart.change({ ...form, specialNumbers }).specialNumbers).toEqual([
    '+919876510003',
    '+919876510004',
  ])
  expect(faults(billingPart, { ...form, specialNumbers: '+919876510001\n0261 2345678' })).toEqual([
    'specialNumbers: A valid phone number is required.',
  ])
  const many = Array.from({ length: 201 }, (_x, i) => `98765${10_000 + i}`).join('\n')
  expect(faults(billingPart, { ...form, specialNumbers: many })).toEqual([
    'specialNumbers: Keep at most 200 numbers.',
  ])
})

test('self-made businesses may always pay online', () => {
  const form = billingPart.of(record)
  expect(form).toMatchObject({ self: true, creator: true, admin: false })
  expect(billingPart.change({ ...form, self: false, admin: true }).configuration?.onlinePayment).toEqual({
    enablePaymentIntegration: true,
    allowedOrigins: ['self', 'admin', 'creator'],
  })
})

test('a logo is sent when it is another one, and taken away when it is gone', () => {
  const form = brandingPart.of(record)
  expect(brandingPart.change(form)).not.toHaveProperty('logoDocumentId')
  expect(brandingPart.change({ ...form, logo: null })).toMatchObject({ logoDocumentId: null })
  expect(brandingPart.change({ ...form, logo: { url: '/x', documentId: 9 } })).toMatchObject({
    logoDocumentId: 9,
  })
})

test.each([
  ['darkLogo', 'darkLogoDocumentId'],
  ['icon', 'iconDocumentId'],
  ['loginImage', 'loginImageDocumentId'],
] as const)('%s goes the same way', (name, field) => {
  const form = brandingPart.of({ ...record, darkLogoUrl: '/dark', iconUrl: '/icon', loginImageUrl: '/login' })
  expect(brandingPart.change(form)).not.toHaveProperty(field)
  expect(brandingPart.change({ ...form, [name]: null })).toMatchObject({ [field]: null })
  expect(brandingPart.change({ ...form, [name]: { url: '/x', documentId: 9 } })).toMatchObject({ [field]: 9 })
  expect(brandingPart.fieldOf(`agency.${field}`)).toBe(name)
})

test('a new agency: its admin is asked for whole or not at all', () => {
  const form = { ...emptyAgency, agencyName: 'New', host: 'cards.new.example' }
  const wrong = (change: object) =>
    newAgencyRules.safeParse({ ...form, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? []
  expect(wrong({})).toEqual([])
  expect(agencyOfForm(form)).not.toHaveProperty('admin')
  expect(wrong({ adminName: 'Asha' })).toEqual(['adminPhone'])
  expect(wrong({ adminPhone: '+919876510001' })).toEqual(['adminName'])
  expect(wrong({ adminName: 'Asha', adminPhone: '+919876510001' })).toEqual([])
  for (const host of [
    '',
    'a b',
    'https://x.example',
    'x.example/',
    '-x.example',
    'x..example',
    'x.example:80',
  ])
    expect([host, wrong({ host })]).toEqual([host, ['host']])
})

test('only the looks and the contact are an agency’s own to change', () => {
  expect(
    platformField({
      agencyId: 1,
      version: 2,
      theme: {},
      support: {},
      mailFooter: '',
      signsCards: false,
      legal: {},
      logoDocumentId: 1,
    }),
  ).toBeNull()
  for (const name of [
    'agencyName',
    'configuration',
    'status',
    'specialNumbers',
    'languages',
    'invitationSiteLink',
  ])
    expect(platformField({ agencyId: 1, theme: {}, [name]: 1 })).toBe(name)
})

test('each price has an id that no other ever had', () => {
  const first = withPrice({ customerPlans: [{ id: 4, price: 10 }] }, 20)
  expect(first).toEqual({ customerPlans: [{ id: 5, price: 20 }], lastPlanId: 5 })
  const none = withPrice(first, null)
  expect(none.customerPlans).toEqual([])
  expect(withPrice(none, 20).customerPlans).toEqual([{ id: 7, price: 20 }])
  expect(withPrice(first, 20)).toBe(first)
})

test('videos of greetings are sold with greetings only', () => {
  const both = { enableImagePost: true, isVideoPostsIncluded: true }
  expect(productsOn({ ...firstConfiguration, imagePost: both })).toEqual(['greetings', 'greetingVideos'])
  expect(productsOn({ ...firstConfiguration, imagePost: { ...both, enableImagePost: false } })).toEqual([])
})
