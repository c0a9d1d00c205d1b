import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import type { PdfCard } from '@parichay/contract/pdf-card/fields.ts'
import { type PdfCardListItem, pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { cardFixtures, detailsFor } from '@parichay/pdf-card/fixtures.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Edge, refused } from '../../testing/edge.ts'
import { makeAgencyRecord } from '../../testing/makers.agency.ts'
import { makeAgency, makeBusiness } from '../../testing/makers.ts'
import { openPanel } from '../../testing/panel.tsx'

const can: PdfCard['can'] = {
  edit: true,
  status: true,
  delete: true,
  export: true,
  forceExport: true,
  pay: true,
}
const row = (facts: Partial<PdfCardListItem> = {}): PdfCardListItem => ({
  pdfCardNo: 2001,
  agencyId: 1,
  agencyName: 'Rangtapi Digital',
  businessId: 5,
  businessName: 'Anand Sweets',
  companyName: 'Anand Sweets',
  registeredPhoneNumber: '+919825012345',
  mails: [],
  kind: 'id',
  status: 'ACTIVE',
  can,
  version: 4,
  templateCode: 'gate',
  quantity: 1,
  payment: null,
  exportedAt: null,
  createdAt: '2026-11-20T06:00:00.000Z',
  ...facts,
})
const card: PdfCard = {
  ...row(),
  title: '',
  details: detailsFor('gate', cardFixtures.usual),
  pictures: {},
  logoColours: null,
  cardUrl: null,
  verifyUrl: 'https://rangtapi.in/v/AAAAAAAAAAAAAAAAAAAAAA',
  cover: { by: 'made', why: null, left: 0 },
  exported: { at: '2026-11-20T06:00:00.000Z', isCurrent: true },
  printed: null,
  updatedAt: '2026-11-20T06:00:00.000Z',
}
let edge: Edge
beforeEach(() => {
  edge = new Edge()
})
const open = (list: PdfCardListItem[]) => {
  edge.on(pdfCardRoutes.getPdfCardList, { list, total: list.length, totalIsMore: false })
  return openPanel({ at: '/panel/admin/projects?projectType=pdf_id_card', edge, staff: {} })
}
const menu = async (panel: Awaited<ReturnType<typeof open>>) => {
  await panel.hands.click((await screen.findAllByRole('button', { name: 'Actions for Anand Sweets' }))[0]!)
  return (await screen.findAllByRole('menuitem')).map((item) => item.textContent)
}

test('staff with the right export a sample’s card without watermark, after they were asked', async () => {
  const sent = edge.on(pdfCardRoutes.exportPdfCard, card)
  edge.on(pdfCardRoutes.downloadPdfCard, refused('RENDER_BUSY'))
  const panel = await open([row()])
  expect(await menu(panel)).toContain('Download without watermark')
  await panel.hands.click(screen.getByRole('menuitem', { name: 'Download without watermark' }))
  expect(await screen.findByText('Export without watermark?')).toBeTruthy()
  expect(sent).toEqual([])
  await panel.hands.click(screen.getByRole('button', { name: 'Export' }))
  await waitFor(() =>
    expect(sent[0]?.body).toEqual({
      pdfCardNo: 2001,
      version: 4,
      forceDownloadWithoutSampleWatermark: true,
    }),
  )
})

test('without the right, and for a card that is paid for, it is not there', async () => {
  const panel = await open([row({ can: { ...can, forceExport: 'NOT_ALLOWED' } })])
  const names = await menu(panel)
  expect(names).toContain('Download sample')
  expect(names).not.toContain('Download without watermark')
})

test('the address is the whole list, and each filter stands in it', async () => {
  const asked = edge.on(pdfCardRoutes.getPdfCardList, { list: [row()], total: 1, totalIsMore: false })
  const panel = await openPanel({
    at: '/panel/admin/projects?projectType=pdf_id_card&searchBy=businessName&search=anand&from=2026-11-01&madeBy=no&to=never',
    edge,
    staff: {},
  })
  await screen.findByText('1 PDF ID card found')
  expect(asked[0]?.query).toEqual({ searchBy: 'businessName', search: 'anand', from: '2026-11-01' })
  await panel.hands.selectOptions(screen.getByLabelText('Search in'), 'Template')
  await waitFor(() => expect(panel.place()).toContain('searchBy=templateCode'))
  await panel.hands.selectOptions(screen.getByLabelText('Progress'), 'Done')
  await waitFor(() =>
    expect(asked.at(-1)?.query).toEqual({
      searchBy: 'templateCode',
      search: 'anand',
      from: '2026-11-01',
      done: 'done',
    }),
  )
})

test.each([
  ['whoever may, for a card that nothing has paid for', {}, true],
  ['nobody who may not', { can: { ...can, pay: 'NOT_ALLOWED' } }, false],
  ['nobody, where it is paid for', { payment: 'single' }, false],
] satisfies [string, Partial<PdfCardListItem>, boolean][])(
  'a payment is written down by %s',
  async (_who, facts, may) => {
    expect((await menu(await open([row(facts)]))).includes('Update payment')).toBe(may)
  },
)

test.each([
  [[{ id: 8, price: 77 }], '77'],
  [[], 'This is not sold singly'],
])('the platform writes down what the agency of the row asks for: %j', async (customerPlans, words) => {
  const { configuration } = makeAgency()
  const pdfCardConfig = { ...configuration.pdfCardConfig, customerPlans }
  const asked = edge.on(
    agencyRoutes.getAgency,
    makeAgencyRecord({ configuration: { ...configuration, pdfCardConfig } }),
  )
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(agencyRoutes.listAgencyNames, [])
  edge.on(businessRoutes.getBusiness, makeBusiness({ agencyId: 2 }))
  edge.on(pdfCardRoutes.getPdfCardList, { list: [row({ agencyId: 2 })], total: 1, totalIsMore: false })
  const panel = await openPanel({
    at: '/panel/admin/projects?projectType=pdf_id_card',
    edge,
    agency: { roles: ['superadmin'] },
    staff: {},
  })
  await menu(panel)
  await panel.hands.click(screen.getByRole('menuitem', { name: 'Update payment' }))
  const dialog = await screen.findByRole('dialog', { name: 'Premium' }, { timeout: 10_000 })
  await within(dialog).findByText(words)
  if (customerPlans.length === 0) {
    edge.on(planRoutes.listSubscriptionPlans, [])
    edge.on(planRoutes.getPlanOfBusiness, refused('INTERNAL'))
    await panel.hands.click(within(dialog).getByRole('button', { name: 'See plans' }))
    await within(dialog).findByRole('region', { name: 'Subscription plans' })
    expect(within(dialog).queryByText(words)).toBeNull()
  }
  expect(asked[0]?.query).toEqual({ agencyId: '2' })
  expect(edge.unanswered).toEqual([])
})
