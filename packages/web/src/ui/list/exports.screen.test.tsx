import type { ExportedList } from '@parichay/contract/activity/list-export.ts'
import { listExportRoutes } from '@parichay/contract/activity/list-export.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { DatedSubcategory } from '@parichay/contract/greeting/fields.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import type { Invoice, SellerRecord } from '@parichay/contract/invoice/fields.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { noteRoutes } from '@parichay/contract/note/routes.ts'
import type { PaymentException } from '@parichay/contract/payment/fields.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import type { VideoTemplate } from '@parichay/contract/video/template.ts'
import { screen, waitFor, within } from '@testing-library/react'
import Papa from 'papaparse'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../../testing/edge.ts'
import { makeBillSummary, makeDues } from '../../testing/makers.bill.ts'
import { makeBusiness } from '../../testing/makers.ts'
import { openPanel } from '../../testing/panel.tsx'
import { watchSavedFiles } from '../../testing/saved-files.ts'

const formula = '=HYPERLINK("http://x")'
const exception = (breakId: number): PaymentException => ({
  breakId,
  agencyId: 1,
  kind: 'late',
  ref: `pay_Demo${breakId}`,
  detail: { recordNo: breakId, amount: 4900 },
  times: 2,
  openedAt: '2026-11-20T06:30:00.000Z',
  seenAt: '2026-11-21T06:30:00.000Z',
  closedAt: '2026-11-22T06:30:00.000Z',
  closedBy: 'Asha',
  note: formula,
})
const invoice = (invoiceId: number, facts: Partial<Invoice> = {}): Invoice => ({
  invoiceId,
  kind: 'TAX_INVOICE',
  invoiceNo: `RTDI/2627/${invoiceId}`,
  issuedOn: '2026-11-20',
  businessId: 5,
  buyerName: formula,
  title: 'Dukan Plus',
  totalPaise: 118_000,
  taxPaise: 18_000,
  creditsNo: null,
  createdAt: '2026-11-20T06:00:00.000Z',
  ...facts,
})
const occasion = (imageSubcategoryId: number, facts: Partial<DatedSubcategory> = {}): DatedSubcategory => ({
  imageSubcategoryId,
  imageCategoryId: 1,
  name: formula,
  names: { hi: 'पोंगल' },
  order: imageSubcategoryId,
  dateType: 'FLEXIBLE',
  days: [
    { day: '2027-01-14', who: '' },
    { day: '2028-01-15', who: 'Tamil Nadu' },
  ],
  regions: ['GJ'],
  communities: ['hindu'],
  priority: 1,
  showDaysBefore: 7,
  source: 'panchang',
  isShared: false,
  searchWords: 'mela',
  version: 1,
  ...facts,
})
const template = (templateId: number, title: string): VideoTemplate => ({
  templateId,
  title,
  names: {},
  category: 'offers',
  shape: 'SQUARE',
  seconds: 8,
  posterAt: 3,
  tags: ['sale', 'diwali'],
  slots: [],
  chapters: [],
  music: '',
  code: null,
  status: 'DRAFT',
  popularity: 0,
  version: 3,
  publishedVersion: null,
  isPremium: false,
  figures: { uses: 12, renderSeconds: 31.4, failedPercent: 2, waiting: 0 },
  test: null,
  can: { change: true, delete: true, test: true, publish: true, withdraw: 'CONFLICT', rollBack: true },
})

type Case = {
  at: string
  isPlatform?: boolean
  begin: (edge: Edge) => void
  filters: Record<string, string>
  /** The first row of the file by its headings, and how many there are. */
  first: Record<string, string>
  rows: number
}
const tags = Array.from({ length: 30 }, (_, at) => ({
  imageTagId: at + 1,
  name: at === 0 ? '@diya' : `diya ${at}`,
  isShared: at > 0,
}))
const library = (edge: Edge) => {
  edge.on(imagePostRoutes.listImageRequests, { list: [], next: null, open: 0 })
  edge.on(greetingRoutes.listImageCategories, [
    {
      imageCategoryId: 1,
      name: 'Festivals',
      names: {},
      kind: 'festival',
      order: 1,
      isShared: false,
      version: 1,
    },
  ])
  edge.on(greetingRoutes.listImageSubcategories, [occasion(3), occasion(4, { name: 'Lohri' })])
  edge.on(greetingRoutes.listImageTags, [...tags, { imageTagId: 40, name: 'Sale', isShared: true }])
}
const seller: SellerRecord = {
  legalName: 'Rangtapi Digital LLP',
  gstin: null,
  address: 'Ring Road',
  city: 'Surat',
  state: '24',
  pin: '395002',
  prefix: 'RTD',
  sac: '998439',
  rate: 1800,
  exportsUnderLut: false,
  version: 1,
}
const noFee = { agencyId: 1, feePaise: null, taxPaise: 0, validUntil: null, payments: [], canPayOnline: true }

const cases: [ExportedList, Case][] = [
  [
    'exceptions',
    {
      at: '/panel/payment/exceptions?show=closed',
      begin: (edge) =>
        edge.on(paymentRoutes.listPaymentExceptions, ({ query }) => {
          const older = Array.from({ length: 130 }, (_, at) => exception(130 - at)).filter(
            ({ breakId }) => breakId < Number(query['before'] ?? 1000),
          )
          return query['onlyClosed'] ? older.slice(0, Number(query['pageSize'])) : []
        }),
      filters: { show: 'closed' },
      first: {
        Number: '130',
        Kind: 'Paid for something that is gone',
        Times: '2',
        'First seen': expect.stringMatching(/^20 Nov 2026, 12:00/) as string,
        Details: 'Record no.: 130; Amount: ₹49; Payment: pay_Demo130',
        'Closed by': 'Asha',
        Note: `'${formula}`,
      },
      rows: 130,
    },
  ],
  [
    'invoices',
    {
      at: '/panel/admin/businesses/5?tab=payments',
      begin: (edge) => {
        edge.on(businessRoutes.getBusiness, makeBusiness())
        edge.on(noteRoutes.listNotes, [])
        edge.on(planRoutes.getPlanOfBusiness, refused('INTERNAL'))
        edge.on(paymentRoutes.listCardPayments, [])
        edge.on(singlePaymentRoutes.listPdfCardPayments, [])
        edge.on(singlePaymentRoutes.listUserVideoPayments, [])
        edge.on(invoiceRoutes.listInvoices, ({ query }) => {
          const all = Array.from({ length: 107 }, (_, at) => invoice(107 - at))
          all[0] = invoice(107, { kind: 'CREDIT_NOTE', creditsNo: 'RTDI/2627/106' })
          const older = all.filter(({ invoiceId }) => invoiceId < Number(query['before'] ?? 1000))
          return { list: older.slice(0, Number(query['pageSize'])), total: all.length }
        })
      },
      filters: { businessId: '5' },
      first: {
        Number: '107',
        Invoice: 'RTDI/2627/107',
        Kind: 'Credit note',
        'Made out to': `'${formula}`,
        Rupees: '',
        'Given back': '1180.00',
        GST: '180.00',
        'For invoice': 'RTDI/2627/106',
      },
      rows: 107,
    },
  ],
  [
    'bills',
    {
      at: '/panel/admin/billing',
      begin: (edge) => {
        edge.on(billRoutes.getOutstandingAmount, {
          agencyId: 1,
          outstandingPaise: 0,
          overduePaise: 0,
          overdueSince: null,
        })
        edge.on(billRoutes.getAnnualPayment, noFee)
        edge.on(billRoutes.getAgencyImagePayment, { ...noFee, videosIncluded: false, businesses: 0 })
        edge.on(billRoutes.getAgencyPdfCardPayment, refused('NOT_FOUND'))
        edge.on(invoiceRoutes.getSeller, seller)
        edge.on(billRoutes.listMonthBills, [
          makeBillSummary({ month: 9, state: 'PAID', invoiceNo: '-1' }),
          makeBillSummary({ month: 8 }),
        ])
      },
      filters: {},
      first: { Month: '2026-09', Status: 'Paid', Cards: '2', Rupees: '236.00', Invoice: `'-1` },
      rows: 2,
    },
  ],
  [
    'agencyDues',
    {
      at: '/panel/admin/billing',
      isPlatform: true,
      begin: (edge) => {
        edge.on(invoiceRoutes.getSeller, seller)
        edge.on(billRoutes.listAgencyDues, [
          makeDues({
            agencyName: formula,
            overduePaise: 11_800,
            overdueSince: '2026-11-16',
            openDisputes: 1,
          }),
          makeDues({ agencyId: 3 }),
          makeDues({ agencyId: 4, ratePaise: null }),
        ])
      },
      filters: {},
      first: {
        Number: '2',
        Agency: `'${formula}`,
        'Outstanding now': '236.00',
        Overdue: '118.00',
        'Overdue since': '2026-11-16',
        Disputes: '1',
      },
      rows: 3,
    },
  ],
  [
    'tags',
    {
      at: '/panel/admin/image-posts-management?tab=tags&search=diya',
      begin: library,
      filters: { search: 'diya' },
      first: { Number: '1', Tag: `'@diya`, 'Shared by all agencies': 'No' },
      rows: 30,
    },
  ],
  [
    'subcategories',
    {
      at: '/panel/admin/image-posts-management?tab=categories&category=1',
      begin: library,
      filters: { imageCategoryId: '1' },
      first: {
        Number: '3',
        Name: `'${formula}`,
        'Name in Hindi': 'पोंगल',
        Date: 'Flexible date',
        Days: '2027-01-14, 2028-01-15 (Tamil Nadu)',
        States: 'Gujarat',
        Communities: 'Hindu',
        'Other words people look for': 'mela',
      },
      rows: 2,
    },
  ],
  [
    'videoTemplates',
    {
      at: '/panel/admin/video-template-management?status=DRAFT',
      isPlatform: true,
      begin: (edge) =>
        edge.on(videoTemplateRoutes.listVideoTemplates, [
          template(101, formula),
          template(102, 'Open house'),
          { ...template(103, 'Sold out'), status: 'WITHDRAWN' },
        ]),
      filters: { status: 'DRAFT' },
      first: {
        Number: '101',
        Name: `'${formula}`,
        Tags: 'sale, diwali',
        Uses: '12',
        'Seconds to make': '31',
      },
      rows: 2,
    },
  ],
]

/** Nothing is in sight where there is no layout: posters are not drawn. */
class Blind {
  observe() {}
  unobserve() {}
  disconnect() {}
}

let edge: Edge
beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Blind)
  edge = new Edge()
  edge.on(paymentRoutes.listPaymentExceptions, [])
})
afterEach(() => vi.unstubAllGlobals())

test.each(cases)(
  'the file of %s says what the list is filtered to, and nothing of it runs',
  async (list, one) => {
    one.begin(edge)
    const recorded = edge.on(listExportRoutes.recordListExport, { recorded: true })
    const saved = watchSavedFiles()
    const { hands } = await openPanel({
      at: one.at,
      edge,
      staff: {},
      ...(one.isPlatform ? { agency: { roles: ['superadmin' as const] } } : {}),
    })
    await hands.click(await screen.findByRole('button', { name: 'Export CSV' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Export CSV' }))
    await hands.click(sheet.getByRole('button', { name: 'Export' }))
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(recorded.map(({ body }) => body)).toEqual([{ list, filters: one.filters }])
    expect(saved[0]!.name).toMatch(new RegExp(`^${list}-\\d{4}-\\d\\d-\\d\\d\\.csv$`))
    const { data, errors } = Papa.parse<Record<string, string>>(
      (await saved[0]!.text()).replace(/^\uFEFF/, ''),
      { header: true, skipEmptyLines: true },
    )
    expect(errors).toEqual([])
    expect(data).toHaveLength(one.rows)
    expect(data[0]).toMatchObject(one.first)
    expect(edge.unanswered).toEqual([])
  },
)
