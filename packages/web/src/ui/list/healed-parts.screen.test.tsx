import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { commissionRoutes } from '@parichay/contract/franchisee/routes.commission.ts'
import type { OccasionCover } from '@parichay/contract/greeting/coverage.ts'
import { coverageRoutes } from '@parichay/contract/greeting/routes.coverage.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { singlePaymentRoutes } from '@parichay/contract/payment/routes.single.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { reportScheduleRoutes } from '@parichay/contract/report/routes.schedule.ts'
import type { Route } from '@parichay/contract/route.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Edge, refused } from '../../testing/edge.ts'
import { makeAgencyRecord } from '../../testing/makers.agency.ts'
import { makeBillSummary, makeCredits, makeMonthBill, makeYear } from '../../testing/makers.bill.ts'
import { makeBulkJob, makeBulkRow } from '../../testing/makers.bulk.ts'
import { makeCard } from '../../testing/makers.card.ts'
import { makeImageCategory } from '../../testing/makers.library.ts'
import { makeCardPayment } from '../../testing/makers.payment.ts'
import { makeBusiness } from '../../testing/makers.ts'
import { videoFacts } from '../../testing/makers.video.ts'
import { openPanel } from '../../testing/panel.tsx'

// Lists of staff that stand in a part of a page, in tabs and beside others, and those that are narrowed here and not by their call: one
// that failed says so, and one press brings what the address asks for. Lists in the shared shape: `none-yet.screen.test.tsx`.

type Part = {
  at: string
  /** The call that fails, and what it answers when it is asked again. */
  route: Route
  comes: unknown
  /** What then stands there, and what the address leaves out. */
  shows: string | RegExp
  leavesOut?: string | RegExp
  /** What the call was asked for. */
  asked?: Record<string, string>
  isPlatform?: true
}
const admin = '/panel/admin'
const library = `${admin}/image-posts-management`
const business = (tab: string) => `${admin}/businesses/5?tab=${tab}`
const month = '/panel/payment/month-payment?month=10&year=2026&agencyId=2'
const noFee = { agencyId: 2, feePaise: null, taxPaise: 0, validUntil: null, payments: [], canPayOnline: true }
const fee = { ...noFee, feePaise: 590_000, payments: [makeYear()] }
const pongal: OccasionCover = {
  day: '2027-01-14',
  imageSubcategoryId: 3,
  imageCategoryId: 1,
  name: 'Pongal',
  names: {},
  priority: 1,
  regions: ['TN'],
  counts: [],
}
const both = (['SQUARE', 'STORY'] as const).map((shape) => ({ language: 'ta' as const, shape, pictures: 1 }))
const lohri: OccasionCover = { ...pongal, imageSubcategoryId: 4, name: 'Lohri', counts: both }
const quota = { files: 0, bytes: 0, limitBytes: null, agencies: null }

const parts: Record<string, Part> = {
  'categories of the library': {
    at: `${library}?tab=categories`,
    route: greetingRoutes.listImageCategories,
    comes: [makeImageCategory()],
    shows: 'Fairs',
  },
  'tags that a word finds': {
    at: `${library}?tab=tags&search=lamp`,
    route: greetingRoutes.listImageTags,
    comes: ['Lamp', 'Diya'].map((name, at) => ({ imageTagId: at + 1, name, isShared: true })),
    shows: 'Lamp',
    leavesOut: 'Diya',
  },
  'tags, none of which a word finds': {
    at: `${library}?tab=tags&search=qqqq`,
    route: greetingRoutes.listImageTags,
    comes: [{ imageTagId: 1, name: 'Lamp', isShared: true }],
    shows: 'No results for “qqqq”',
    leavesOut: 'Lamp',
  },
  'occasions in one language': {
    at: `${library}?tab=calendar&view=list&language=ta`,
    route: coverageRoutes.getImageCoverage,
    comes: [pongal, lohri],
    shows: 'Pongal',
    leavesOut: 'Lohri',
  },
  'rows of a report': {
    at: `${admin}/report?report=business&state=Sikkim`,
    route: reportRoutes.previewReport,
    comes: {
      columns: ['businessName'],
      rows: [['Asha Sweets']],
      hasMore: false,
      asOf: '2026-11-22T06:00:00.000Z',
    },
    shows: 'Asha Sweets',
    asked: { state: 'Sikkim' },
  },
  'the own statement': {
    at: `${admin}/account/statement?month=2026-03`,
    route: commissionRoutes.getOwnCommission,
    comes: {
      franchiseeId: 8,
      name: 'Meera Shah',
      month: '2026-03',
      openingPaise: 0,
      earnedPaise: 0,
      takenBackPaise: 0,
      paidPaise: 0,
      duePaise: 0,
      lines: [],
      moreLines: 0,
      payouts: [],
      payout: { upiId: null, holder: '', accountNumber: null, ifsc: null },
      address: '',
      gstin: null,
      pan: null,
    },
    shows: 'Nothing in this month',
    asked: { month: '2026-03' },
  },
  'customers’ payments of a month': {
    at: `${admin}/billing?tab=receipts&period=2026-09`,
    route: paymentRoutes.listReceipts,
    comes: { list: [], next: null },
    shows: /^No customer paid: Sep/,
    asked: { month: '9', year: '2026' },
  },
  'the statement of a year': {
    at: `${admin}/billing?tab=statement&year=2025`,
    route: billRoutes.getStatement,
    comes: {
      agencyId: 1,
      agencyName: 'Rangtapi Digital',
      from: '2025-04-01',
      to: '2026-03-31',
      openingPaise: 0,
      closingPaise: 0,
      rows: [],
    },
    shows: 'Nothing was charged or paid in this year',
    asked: { year: '2025' },
  },
  'rows of a job by how they ended': {
    at: `${admin}/bulk/4?state=refused`,
    route: bulkRoutes.listBulkRows,
    comes: { list: [makeBulkRow({ state: 'refused', label: 'Tailor' })], total: 1 },
    shows: 'Tailor',
    asked: { state: 'refused' },
  },
  'payments of a business': {
    at: business('payments'),
    route: paymentRoutes.listCardPayments,
    comes: [makeCardPayment()],
    shows: 'Vepari',
    asked: { businessId: '5' },
  },
  'payments of a business for PDF cards': {
    at: business('payments'),
    route: singlePaymentRoutes.listPdfCardPayments,
    comes: [],
    shows: 'Nothing was paid yet',
    asked: { businessId: '5' },
  },
  'payments of a business for films': {
    at: business('payments'),
    route: singlePaymentRoutes.listUserVideoPayments,
    comes: [],
    shows: 'Nothing was paid yet',
    asked: { businessId: '5' },
  },
  'facts of the card of a business': {
    at: business('card'),
    route: cardRoutes.getCardsByBusiness,
    comes: [makeCard()],
    shows: 'On this card',
    asked: { businessId: '5' },
  },
  'videos of a business': {
    at: business('videos'),
    route: userVideoRoutes.getUserVideosByBusiness,
    comes: {
      list: [],
      facts: videoFacts,
      allowance: { limit: 0, used: 0, left: 0, why: null },
    },
    shows: 'No videos yet',
    asked: { businessId: '5' },
  },
  'greetings of a business': {
    at: business('greetings'),
    route: ownImageRoutes.getGreetingUse,
    comes: { isEnabled: true, taken: 0, days: 0, favourites: 0, latest: [] },
    shows: 'Nothing sent in the last weeks',
  },
  'months of an agency': {
    at: month,
    route: billRoutes.listMonthBills,
    comes: [makeBillSummary({ month: 8 })],
    shows: /^August 2026/,
    asked: { agencyId: '2' },
    isPlatform: true,
  },
  'the yearly fee of an agency': {
    at: month,
    route: billRoutes.getAnnualPayment,
    comes: fee,
    shows: '₹5,900',
    asked: { agencyId: '2' },
    isPlatform: true,
  },
  'credits among what an agency owes': {
    at: `${admin}/billing`,
    route: billRoutes.getAgencyPdfCardPayment,
    comes: makeCredits(),
    shows: '40',
  },
  'admins of an agency': {
    at: `${admin}/agency-management/2?tab=admins`,
    route: agencyRoutes.getAgency,
    comes: makeAgencyRecord(),
    shows: 'Jignesh',
    asked: { agencyId: '2' },
    isPlatform: true,
  },
  'data of an agency': {
    at: `${admin}/agency-management/2?tab=data`,
    route: documentRoutes.getDocumentQuota,
    comes: quota,
    shows: /^No files|^0 files/,
    asked: { agencyId: '2' },
    isPlatform: true,
  },
}

let edge: Edge
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T06:00:00Z') })
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
  edge.on(agencyRoutes.getAgency, makeAgencyRecord())
  edge.on(agencyRoutes.listAgencyNames, [])
  edge.on(billRoutes.getAgencyImagePayment, { ...noFee, videosIncluded: false, businesses: 0 })
  edge.on(billRoutes.getAgencyPdfCardPayment, makeCredits())
  edge.on(billRoutes.getAgencyTerms, {
    cardRate: 118,
    annualFee: null,
    imageFee: null,
    pdfSlabs: [],
    customFloor: null,
    creditDays: 10,
    version: 1,
  })
  edge.on(billRoutes.getAnnualPayment, noFee)
  edge.on(billRoutes.getMonthPayments, makeMonthBill())
  edge.on(billRoutes.getOutstandingAmount, {
    agencyId: 1,
    outstandingPaise: 0,
    overduePaise: 0,
    overdueSince: null,
  })
  edge.on(billRoutes.listBillLines, { list: [], next: null })
  edge.on(billRoutes.listMonthBills, [])
  edge.on(bulkRoutes.getBulkJob, makeBulkJob())
  edge.on(
    businessRoutes.getBusiness,
    makeBusiness({
      card: { cardNo: 9, cardId: 'anand', status: 'DRAFT', url: 'https://rangtapi.test/anand' },
    }),
  )
  edge.on(documentRoutes.getDocumentQuota, quota)
  edge.on(frameRoutes.getImagePostSettings, refused('NOT_FOUND'))
  edge.on(greetingRoutes.listImageCategories, [])
  edge.on(greetingRoutes.listImageSubcategories, [])
  edge.on(greetingRoutes.listImageTags, [])
  edge.on(greetingRoutes.listSubcategoriesByCategoryName, [])
  edge.on(imagePostRoutes.listImageRequests, { list: [], next: null, open: 0 })
  edge.on(invoiceRoutes.listInvoices, { list: [], total: 0 })
  edge.on(cardRoutes.getCardVisits, {
    views: 9,
    leads: 2,
    calls: 1,
    chats: 1,
    saves: 0,
    orders: 0,
    forms: 0,
    before: { views: 7, leads: 1 },
  })
  edge.on(invoiceRoutes.getSeller, refused('NOT_FOUND'))
  edge.on(paymentRoutes.listCardPayments, [])
  edge.on(paymentRoutes.listPaymentExceptions, [])
  edge.on(paymentRoutes.sumReceipts, { onlinePaise: 0, feePaise: 0, refundedPaise: 0, manualPaise: 0 })
  edge.on(planRoutes.getPlanOfBusiness, refused('CONFLICT'))
  edge.on(reportRoutes.countReport, { total: 1, totalIsMore: false })
  edge.on(reportRoutes.listReportFiles, [])
  edge.on(reportScheduleRoutes.listReportSchedules, [])
  edge.on(singlePaymentRoutes.listPdfCardPayments, [])
  edge.on(singlePaymentRoutes.listUserVideoPayments, [])
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each(Object.entries(parts))(
  '%s: a failed call heals with one press, and what the address asks for stands there',
  async (_name, { at, route, comes, shows, leavesOut, asked: wanted, isPlatform }) => {
    edge.on(route, refused('CONFLICT', { message: 'It did not come.' }))
    const panel = await openPanel({
      at,
      edge,
      staff: {},
      ...(isPlatform ? { agency: { roles: ['superadmin' as const] } } : {}),
    })
    const said = () => screen.queryByText('It did not come.')
    await waitFor(() => expect(said()).not.toBeNull())
    expect(screen.queryByText(shows)).toBeNull()
    const asked = edge.on(route, comes as never)
    for (const again of screen.getAllByRole('button', { name: 'Retry' })) await panel.hands.click(again)
    await waitFor(() => expect(said()).toBeNull())
    expect(await screen.findAllByText(shows)).not.toEqual([])
    if (leavesOut !== undefined) expect(screen.queryByText(leavesOut)).toBeNull()
    expect(asked[0]?.query).toMatchObject(wanted ?? {})
    expect(panel.place()).toBe(at)
    // The picture of a card is its own page, which no route answers.
    expect(edge.unanswered.filter((one) => one !== 'GET /anand')).toEqual([])
  },
)
