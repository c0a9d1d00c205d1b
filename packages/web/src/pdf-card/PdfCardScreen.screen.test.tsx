import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { PdfCard, PdfCardsOfBusiness } from '@parichay/contract/pdf-card/fields.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import type { PdfPass } from '@parichay/contract/pdf-card/fields.verify.ts'
import { pdfVerifyRoutes } from '@parichay/contract/pdf-card/routes.verify.ts'
import { cardFixtures, detailsFor } from '@parichay/pdf-card/fixtures.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../testing/edge.ts'
import { pdfShop } from '../testing/makers.pdf.ts'
import { openPanel } from '../testing/panel.tsx'
import { allowSharing } from '../ui/sharing.ts'

const details = detailsFor('slope', cardFixtures.usual)
const around = {
  pictures: {},
  logoColours: null,
  cardUrl: null,
  verifyUrl: 'https://rangtapi.in/v/AAAAAAAAAAAAAAAAAAAAAA',
}
const card = (facts: Partial<PdfCard> = {}): PdfCard => ({
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
const idCard = (facts: Partial<PdfCard> = {}) =>
  card({ kind: 'id', details: detailsFor('lanyard', cardFixtures.usual), ...facts })
const pass = (facts: Partial<PdfPass> = {}): PdfPass => ({
  pdfCardNo: 2001,
  personNo: 0,
  url: 'https://rangtapi.in/v/abcdefghijklmnopqrstuv',
  state: 'valid',
  validTill: '2027-03-31',
  revoked: null,
  lacksFacts: false,
  isChilds: false,
  showsPhoto: false,
  consent: null,
  can: { revoke: true, reissue: true, setVerify: true },
  ...facts,
})
const answer = (facts: Partial<PdfCardsOfBusiness> = {}): PdfCardsOfBusiness => ({
  list: [],
  start: details,
  ...around,
  allowance: { limit: 10, used: 3, left: 7, why: null },
  ...facts,
})
const business = pdfShop

let edge: Edge
beforeEach(() => {
  // Nothing comes near the screen: cards are drawn in browsers only.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  edge = new Edge()
  edge.on(authRoutes.getUser, {
    userId: 3,
    isForeignUser: false,
    phoneNumber: '+919825012345',
    email: null,
    title: null,
    name: 'R. K. Anand',
    preference: {},
    mustChangePassword: false,
    createdAt: '2026-11-01T06:00:00.000Z',
  })
  edge.on(businessRoutes.getBusiness, business)
  edge.on(businessRoutes.getBusinessesByUser, [business])
  edge.on(pdfCardRoutes.getPdfCardsByBusiness, answer())
  edge.on(pdfCardRoutes.getPdfCard, card())
})
afterEach(() => {
  expect(edge.unanswered.filter((one) => /pdf-card|business|user/.test(one))).toEqual([])
})
const open = (query: string, wish: object = {}) =>
  openPanel({ at: `/panel/customer/pdf-card-templates${query}`, edge, ...wish })
const button = (name: string) => screen.findByRole('button', { name })

test('templates of both kinds, each a link into the editor; what of the plan is used', async () => {
  const panel = await open('?businessId=5')
  expect(await screen.findByText('3 of 10 used')).toBeTruthy()
  const list = screen.getByRole('list', { name: 'Templates' })
  const cards = within(list).getAllByRole('link')
  expect(cards.length).toBeGreaterThanOrEqual(12)
  expect(cards[0]!.getAttribute('href')).toContain('businessId=5&template=slope')
  await panel.hands.click(await button('ID cards'))
  await waitFor(() => expect(within(list).getByText('Campus')).toBeTruthy())
  expect(within(list).queryByText('Slope')).toBeNull()
  expect(within(list).getAllByRole('link').length).toBeGreaterThanOrEqual(20)
  expect(screen.getByRole('link', { name: /Frame settings/ })).toBeTruthy()
})

test('templates are narrowed to whom they suit, of what each kind has', async () => {
  const panel = await open('?businessId=5&kind=id')
  await screen.findByText('3 of 10 used')
  const list = screen.getByRole('list', { name: 'Templates' })
  const all = within(list).getAllByRole('link').length
  await panel.hands.click(await button('School'))
  const names = within(list).getAllByRole('listitem')
  expect(names.length).toBeGreaterThan(0)
  expect(names.length).toBeLessThan(all)
  for (const one of names) within(one).getByText('School')
  // The other kind has none of these, and begins with all of its own.
  await panel.hands.click(await button('Visiting cards'))
  expect(screen.queryByRole('button', { name: 'School' })).toBeNull()
  expect(within(list).getAllByRole('link').length).toBeGreaterThanOrEqual(12)
  await panel.hands.click(await button('ID cards'))
  expect(within(list).getAllByRole('link')).toHaveLength(all)
})

test('a new card holds the facts of the business, is saved and stays open under its number', async () => {
  const saved = edge.on(pdfCardRoutes.updatePdfCardBasicDetails, ({ body }) =>
    card({ details: (body as { details: PdfCard['details'] }).details }),
  )
  const panel = await open('?businessId=5&template=desk')
  const name = await screen.findByLabelText(/^Name$/)
  expect((name as HTMLInputElement).value).toBe('Asha Raju Nair')
  expect((screen.getByLabelText(/Name of the organisation/) as HTMLInputElement).value).toBe(
    'Anand Sweets & Namkeen',
  )
  await panel.hands.clear(name)
  await panel.hands.type(name, 'Ravi Rao')
  await panel.hands.click(await button('Save card'))
  await waitFor(() => expect(panel.place()).toContain('pdfCardNo=2001'))
  expect(saved[0]!.body).toMatchObject({
    businessId: 5,
    details: { templateCode: 'desk', person: { name: 'Ravi Rao' } },
  })
})

test('a bad number is told at its field and nothing is sent', async () => {
  const saved = edge.on(pdfCardRoutes.updatePdfCardBasicDetails, card())
  const panel = await open('?pdfCardNo=2001')
  const phone = (await screen.findAllByLabelText('Phone'))[0]!
  await panel.hands.clear(phone)
  await panel.hands.type(phone, 'call me')
  await panel.hands.click(await button('Save'))
  expect(await screen.findByText('A valid phone number is required.')).toBeTruthy()
  expect((phone as HTMLInputElement).value).toBe('call me')
  expect(saved).toEqual([])
})

test('without a plan: a sample, and the way to be rid of the mark', async () => {
  await open('?pdfCardNo=2001')
  expect(await button('Download sample')).toBeTruthy()
  expect(await button('Remove watermark')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
})

test('with a plan it is asked before one is taken; no means no call', async () => {
  edge.on(pdfCardRoutes.getPdfCard, card({ cover: { by: 'plan', why: null, left: 7 } }))
  edge.on(pdfCardRoutes.downloadPdfCard, refused('RENDER_BUSY'))
  const asked = edge.on(pdfCardRoutes.exportPdfCard, card({ cover: { by: 'made', why: null, left: 6 } }))
  const panel = await open('?pdfCardNo=2001')
  await panel.hands.click(await button('Download PDF'))
  expect(await screen.findByText('Use one of your PDF ID cards?')).toBeTruthy()
  await panel.hands.click(await button('Cancel'))
  expect(asked).toEqual([])
  await panel.hands.click(await button('Download PDF'))
  await panel.hands.click(await button('Make the PDF'))
  await waitFor(() => expect(asked[0]?.body).toEqual({ pdfCardNo: 2001, version: 1 }))
})

test('a card that is gone says so', async () => {
  edge.on(pdfCardRoutes.getPdfCard, refused('NOT_FOUND'))
  await open('?pdfCardNo=2001')
  expect(await screen.findByText('This card is not here')).toBeTruthy()
})

test('an ID card is revoked with a reason and made valid again; its page is a link', async () => {
  edge.on(pdfCardRoutes.getPdfCard, idCard())
  edge.on(pdfVerifyRoutes.getPdfPass, pass())
  const sent = edge.on(pdfVerifyRoutes.revokePdfPass, ({ body }) =>
    (body as { revoked: boolean }).revoked
      ? pass({ state: 'revoked', revoked: { at: '2026-11-20T06:00:00.000Z', reason: 'Left us' } })
      : pass(),
  )
  const panel = await open('?pdfCardNo=2001')
  expect(await screen.findByText('Valid')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Open verify page' }).getAttribute('href')).toBe(pass().url)
  await panel.hands.click(await button('Revoke card'))
  const sheet = within(await screen.findByRole('alertdialog'))
  await panel.hands.click(sheet.getByRole('button', { name: 'Revoke' }))
  expect(sheet.getByText('This field is required.')).toBeTruthy()
  expect(sent).toEqual([])
  await panel.hands.type(sheet.getByLabelText(/Reason/), 'Left us')
  await panel.hands.click(sheet.getByRole('button', { name: 'Revoke' }))
  expect(await screen.findByText('Revoked')).toBeTruthy()
  expect(screen.getByText(/Left us/)).toBeTruthy()
  await panel.hands.click(await button('Make valid again'))
  await waitFor(() =>
    expect(sent.map(({ body }) => body)).toEqual([
      { pdfCardNo: 2001, revoked: true, reason: 'Left us' },
      { pdfCardNo: 2001, revoked: false },
    ]),
  )
})

test('a child’s card waits for the parents’ consent, stated once; until then only a sample', async () => {
  edge.on(pdfCardRoutes.getPdfCard, idCard({ cover: { by: 'plan', why: null, left: 7 } }))
  edge.on(pdfVerifyRoutes.getPdfPass, pass({ isChilds: true }))
  const sent = edge.on(
    pdfVerifyRoutes.savePdfVerify,
    pass({ isChilds: true, consent: { at: '2026-11-20T06:00:00.000Z', version: 1 } }),
  )
  const panel = await open('?pdfCardNo=2001')
  expect(await screen.findByText(/wait until you state/)).toBeTruthy()
  expect(await button('Download sample')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  expect(screen.queryByRole('switch', { name: /Show the photograph/ })).toBeNull()
  await panel.hands.click(await button('We hold this consent'))
  expect(await screen.findByText(/consent was stated on/)).toBeTruthy()
  expect(await button('Share')).toBeTruthy()
  expect(sent[0]!.body).toEqual({ pdfCardNo: 2001, parentsConsent: 1 })
})

test('what the verify pages show is chosen at once', async () => {
  edge.on(pdfCardRoutes.getPdfCard, idCard())
  edge.on(pdfVerifyRoutes.getPdfPass, pass())
  const sent = edge.on(pdfVerifyRoutes.savePdfVerify, pass({ showsPhoto: true }))
  const panel = await open('?pdfCardNo=2001')
  const photo = await screen.findByRole('switch', { name: /Show the photograph/ })
  await panel.hands.click(photo)
  await waitFor(() => expect((photo as HTMLInputElement).checked).toBe(true))
  expect(sent[0]!.body).toEqual({ pdfCardNo: 2001, showsPhoto: true })
})

test('an ID card has a barcode on wish, and says where its number cannot stand in one', async () => {
  edge.on(pdfCardRoutes.getPdfCard, idCard())
  edge.on(pdfVerifyRoutes.getPdfPass, pass())
  const saved = edge.on(pdfCardRoutes.updatePdfCardBasicDetails, ({ body }) =>
    idCard({ details: (body as { details: PdfCard['details'] }).details, version: 2 }),
  )
  const panel = await open('?pdfCardNo=2001')
  await panel.hands.click(await screen.findByRole('switch', { name: /Barcode of the ID number/ }))
  const number = screen.getByLabelText('ID number')
  await panel.hands.clear(number)
  await panel.hands.type(number, 'क-7')
  expect(await screen.findByText(/Only English letters/)).toBeTruthy()
  await panel.hands.clear(number)
  await panel.hands.type(number, 'K-7')
  await panel.hands.click(await button('Save'))
  await waitFor(() =>
    expect(saved[0]?.body).toMatchObject({ details: { barcode: true, person: { idNo: 'K-7' } } }),
  )
})

test.each([true, false])(
  'where sharing is allowed: %s, a card that is paid for is sent, or only fetched',
  async (allowed) => {
    allowSharing(allowed)
    edge.on(pdfCardRoutes.getPdfCard, card({ cover: { by: 'made', why: null, left: 0 } }))
    await open('?pdfCardNo=2001')
    expect(await button('Download PDF')).toBeTruthy()
    expect(screen.queryAllByRole('button', { name: /share|whatsapp/i })).toHaveLength(allowed ? 1 : 0)
  },
)
