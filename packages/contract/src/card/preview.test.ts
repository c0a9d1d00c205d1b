import { describe, expect, test } from 'vitest'
import type { LinkType } from '../link-store/fields.ts'
import { DetailsForm, splitWebsite, typedDetails, type TypedDetails } from './details-form.ts'
import { BasicDetails, defaultCardLimit, type Card } from './fields.ts'
import { usualWeek } from './hours.ts'
import { previewFacts, type Surroundings } from './preview.ts'
import { emptySections } from './sections.ts'

const card: Card = {
  cardNo: 7,
  cardId: 'raj-electricals',
  businessId: 3,
  agencyId: 1,
  status: 'ACTIVE',
  isLocked: false,
  template: { code: 'bazaar', colour: '#c2352b', font: 'modern', appearance: 'auto' },
  basicDetails: {
    companyName: 'Raj Electricals',
    tagline: 'Light for every home',
    ownerTitle: 'Mr.',
    ownerName: 'Raj Shah',
    designation: 'Owner',
    logoDocumentId: 11,
    coverDocumentId: null,
    phones: [{ label: 'Shop', number: '+91 98765 43210' }],
    whatsapp: '9876543210',
    whatsappMessage: '',
    emails: ['raj@example.in'],
    website: { protocol: 'https', address: 'raj.example.in' },
    address: '12, Ring Road',
    city: 'Surat',
    state: 'Gujarat',
    pin: '395002',
    mapLink: null,
    hours: usualWeek(),
  },
  links: [{ linkTypeId: 1, title: '', value: 'raj' }],
  settings: { language: 'en', seoTitle: '', seoDescription: '', order: [], hidden: [] },
  ...emptySections,
  files: {
    '21': { url: '/files/g.webp', thumbnailUrl: '/files/g-t.webp', width: 800, height: 600, bytes: 9000 },
    '22': { url: '/files/b.pdf', thumbnailUrl: '', width: 0, height: 0, bytes: 120_000 },
  },
  limit: defaultCardLimit,
  pictures: {
    logoUrl: '/files/a.webp',
    coverUrl: null,
    logoSize: { width: 400, height: 400 },
    coverSize: null,
  },
  url: 'https://card.example/raj-electricals',
  expiryDateForCustomer: '2026-11-27',
  can: { edit: true, status: true, limit: 'NOT_ALLOWED', delete: true, frames: true, openBusiness: true },
  version: 4,
  publishedAt: '2026-11-20T10:00:00.000Z',
  createdAt: '2026-11-20T10:00:00.000Z',
  updatedAt: '2026-11-20T10:00:00.000Z',
}
const instagram: LinkType = {
  linkTypeId: 1,
  linkCategoryId: 1,
  name: 'Instagram',
  names: {},
  icon: 'M0 0',
  colour: '#e4405f',
  fieldType: 'url',
  placeholder: '',
  prefix: 'https://www.instagram.com/',
  pattern: '[\\w.]{1,30}',
  isPopular: true,
  isHidden: false,
  order: 0,
  version: 1,
}
const around: Surroundings = {
  origin: 'https://card.example',
  category: 'Electrical Goods',
  isPaid: false,
  agency: {
    agencyName: 'Rang',
    support: { phoneNumber: '', email: '', whatsapp: '' },
    theme: { primary: '#0d6b63' },
    signsCards: true,
  },
  linkTypes: [instagram],
  today: '2026-11-20',
}
const typed = (change: Partial<TypedDetails> = {}): TypedDetails => ({ ...typedDetails(card), ...change })

test('without changes it is the card itself', () => {
  const facts = previewFacts(card, {}, around)
  expect(facts.basicDetails).toEqual(card.basicDetails)
  expect(facts.url).toBe('https://card.example/raj-electricals')
  expect(facts.links).toEqual([{ title: '', value: 'raj', type: instagram }])
  expect(facts.pictures).toEqual({ logo: { url: '/files/a.webp', width: 400, height: 400 }, cover: null })
})

test('an untouched form shows the same page as the card', () => {
  expect(previewFacts(card, { details: typed() }, around)).toEqual(previewFacts(card, {}, around))
})

test('what is shown is what the server would store', () => {
  const details = typed({
    companyName: '  Raj\tElectricals & Sons ',
    address: '12, Ring Road\r\nSurat',
    emails: [{ address: 'RAJ@Example.in' }, { address: '' }],
    phones: [
      { label: ' Shop ', number: '98765 43210' },
      { label: '', number: '' },
    ],
    whatsapp: '',
    website: { protocol: 'http', address: '' },
    pin: '',
    logo: null,
  })
  expect(previewFacts(card, { details }, around).basicDetails).toEqual(
    BasicDetails.parse(DetailsForm.parse(details)),
  )
})

test('half-typed values never break the preview', () => {
  const details = typed({
    companyName: '',
    emails: [{ address: 'raj@' }],
    pin: '39',
    phones: [],
    mapLink: 'javascript:alert(1)',
  })
  expect(previewFacts(card, { details }, around).basicDetails.emails).toEqual(['raj@'])
})

test('links are cleaned; those that lead nowhere are left out', () => {
  const links = [
    { linkTypeId: 1, title: ' Our page ', value: 'https://www.instagram.com/raj.shop/' },
    { linkTypeId: 1, title: '', value: '' },
    { linkTypeId: 99, title: '', value: 'x' },
  ]
  expect(previewFacts(card, { links }, around).links).toEqual([
    { title: 'Our page', value: 'raj.shop', type: instagram },
  ])
})

test('the notice of the public page', () => {
  const notice = (expiry: string | null, isPaid: boolean) =>
    previewFacts({ ...card, expiryDateForCustomer: expiry }, {}, { ...around, isPaid }).notice
  expect(notice(null, false)).toBe('trial')
  expect(notice('2026-11-20', false)).toBe('trial')
  expect(notice('2026-11-19', false)).toBe('grace')
  expect(notice('2027-11-19', true)).toBeNull()
})

describe('the form', () => {
  const faults = (change: Partial<TypedDetails>) =>
    DetailsForm.safeParse(typed(change)).error?.issues.map((issue) => [issue.path.join('.'), issue.message])
  test('gives the card back', () => expect(DetailsForm.parse(typed())).toEqual(card.basicDetails))
  test('names the first phone when there is none', () =>
    expect(
      faults({
        phones: [
          { label: '', number: '' },
          { label: '', number: '' },
        ],
      }),
    ).toEqual([['phones.0.number', 'A valid phone number is required.']]))
  test('names the bad row, not the next one', () =>
    expect(
      faults({
        phones: [
          { label: '', number: '' },
          { label: '', number: 'abc' },
        ],
      })?.[0]?.[0],
    ).toBe('phones.1.number'))
  test('says which day is wrong', () =>
    expect(faults({ hours: { ...usualWeek(), tue: [{ from: '10:00', to: '10:00' }] } })).toEqual([
      ['hours.tue', 'Give the time of opening and closing.'],
    ]))
  test.each([
    ['companyName', { companyName: ' ' }, 'This field is required.'],
    ['pin', { pin: '095' }, 'A PIN has 6 digits and does not begin with 0.'],
    ['mapLink', { mapLink: 'javascript:alert(1)' }, 'A valid link is required.'],
    ['emails.0.address', { emails: [{ address: 'raj@' }] }, 'A valid email is required.'],
    ['whatsapp', { whatsapp: 'call me' }, 'A valid phone number is required.'],
    [
      'website.address',
      { website: { protocol: 'https' as const, address: 'not a site' } },
      'A valid link is required.',
    ],
  ])('%s', (name, change, message) => expect(faults(change)).toEqual([[name, message]]))
})

test('a pasted website comes apart', () => {
  expect(splitWebsite('http://www.raj.in/', 'https')).toEqual({ protocol: 'http', address: 'www.raj.in' })
  expect(splitWebsite('raj.in', 'https')).toEqual({ protocol: 'https', address: 'raj.in' })
})

test('sections that are typed stand in place of the saved ones, with files uploaded since', () => {
  const gallery = [21, 31, 99].map((documentId) => ({ documentId, caption: '', album: '' }))
  const aboutUs = { ...emptySections.aboutUs, brochureDocumentId: 22, ownerDocumentId: 22 }
  const files = { '31': { url: '/files/n.webp', thumbnailUrl: '', width: 10, height: 20, bytes: 5 } }
  const { sections } = previewFacts(card, { sections: { gallery, aboutUs }, files }, around)
  expect(sections.gallery.map(({ picture }) => picture.url)).toEqual(['/files/g.webp', '/files/n.webp'])
  expect(sections.aboutUs).toMatchObject({ brochure: { url: '/files/b.pdf' }, owner: null })
  expect(sections.products).toEqual([])
})
