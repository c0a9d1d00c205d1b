import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardReportRoutes } from '@parichay/contract/card-report/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { commissionRoutes } from '@parichay/contract/franchisee/routes.commission.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { coverageRoutes } from '@parichay/contract/greeting/routes.coverage.ts'
import { likenessRoutes } from '@parichay/contract/greeting/routes.likeness.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { noteRoutes } from '@parichay/contract/note/routes.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import type { Route } from '@parichay/contract/route.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'

/** A list of staff where there is nothing in it yet. */
export type StaffList = {
  /** The file whose list it is. */
  of: string
  at: string
  /** The call of its rows, and what it answers where there are none; without it none of a page that is turned. */
  route: Route
  nothing?: unknown
  /** What is said, and the deed that stands beside it. */
  says: string | RegExp
  deed?: string
  /** A filter of its address, and what is said then. */
  filter?: { by: string; says: string }
  isPlatform?: true
}
const admin = '/panel/admin'
const projects = (tab: string) => `${admin}/projects?projectType=${tab}`
const nothingMatches = (by: string) => ({ by, says: 'Nothing matches these filters' })
const library = `${admin}/image-posts-management`

/** Every list of staff, as whoever has nothing yet opens it: what its call answers then, and what is said. */
export const staffLists: StaffList[] = [
  {
    of: 'business/staff/BusinessesScreen.tsx',
    at: `${admin}/businesses`,
    route: businessRoutes.listBusinesses,
    says: 'No businesses yet',
    deed: 'Add customer',
    filter: { by: 'search=qqqq', says: 'No results for “qqqq”' },
  },
  {
    of: 'card/staff/CardsScreen.tsx',
    at: projects('digital_card'),
    route: cardRoutes.listCards,
    says: 'No cards yet',
    deed: 'All Businesses',
    filter: nothingMatches('status=INACTIVE'),
  },
  {
    of: 'pdf-card/staff/PdfCardsScreen.tsx',
    at: projects('pdf_id_card'),
    route: pdfCardRoutes.getPdfCardList,
    says: 'No PDF ID cards yet',
    deed: 'All Businesses',
    filter: nothingMatches('status=INACTIVE'),
  },
  {
    of: 'video/staff/VideosScreen.tsx',
    at: projects('promotional_video'),
    route: userVideoRoutes.listUserVideos,
    says: 'No videos yet',
    deed: 'All Businesses',
    filter: nothingMatches('status=INACTIVE'),
  },
  {
    of: 'franchisee/PeopleScreen.tsx',
    at: `${admin}/franchisees`,
    route: peopleRoutes.listStaff,
    says: 'You work alone so far',
    deed: 'Add person',
    filter: nothingMatches('role=creator'),
  },
  {
    of: 'agency/AgenciesScreen.tsx',
    at: `${admin}/agency-management`,
    route: agencyRoutes.listAgencies,
    says: 'No agencies yet',
    deed: 'Add agency',
    filter: { by: 'search=qqqq', says: 'No results for “qqqq”' },
    isPlatform: true,
  },
  {
    of: 'category-page/CategoryPagesScreen.tsx',
    at: `${admin}/category-static-page-management`,
    route: categoryPageRoutes.listCategoryStaticPages,
    says: 'No categories yet',
    filter: { by: 'search=qqqq', says: 'No results for “qqqq”' },
    isPlatform: true,
  },
  {
    of: 'document/DocumentsScreen.tsx',
    at: `${admin}/documents`,
    route: documentRoutes.listDocuments,
    says: 'No documents yet',
    filter: nothingMatches('kind=logo'),
  },
  {
    of: 'card-report/CardReportsScreen.tsx',
    at: `${admin}/reported-cards`,
    route: cardReportRoutes.listCardReports,
    says: 'No card was reported',
    filter: nothingMatches('state=closed'),
  },
  {
    of: 'feedback/FeedbackScreen.tsx',
    at: `${admin}/feedback`,
    route: feedbackRoutes.listFeedback,
    says: 'No feedback yet',
    filter: nothingMatches('stars=5'),
  },
  {
    of: 'greeting/staff/ImagesTab.tsx',
    at: library,
    route: imagePostRoutes.listImagePosts,
    nothing: { list: [], next: null },
    says: 'No images yet',
    deed: 'Add images',
    filter: nothingMatches('language=hi'),
  },
  {
    of: 'greeting/staff/RequestsTab.tsx',
    at: `${library}?tab=requests`,
    route: imagePostRoutes.listImageRequests,
    nothing: { list: [], next: null, open: 0 },
    says: 'Nobody is waiting for an image',
    filter: nothingMatches('status=DECLINED'),
  },
  {
    of: 'greeting/staff/MissingList.tsx',
    at: `${library}?tab=calendar&view=list`,
    route: coverageRoutes.getImageCoverage,
    nothing: [],
    says: 'No occasions in the next 60 days',
  },
  {
    of: 'greeting/staff/DuplicatesTab.tsx',
    at: `${library}?tab=duplicates`,
    route: likenessRoutes.listImagePairs,
    nothing: { list: [], next: null },
    says: 'No duplicates',
  },
  {
    of: 'greeting/staff/TagsTab.tsx',
    at: `${library}?tab=tags`,
    route: greetingRoutes.listImageTags,
    nothing: [],
    says: 'No tags yet',
    deed: 'Add',
  },
  {
    of: 'greeting/staff/SubcategoryList.tsx',
    at: `${library}?tab=categories&category=1`,
    route: greetingRoutes.listImageSubcategories,
    nothing: [],
    says: 'Nothing in this category yet',
    deed: 'Add subcategory',
  },
  {
    of: 'payment/ExceptionList.tsx',
    at: '/panel/payment/exceptions',
    route: paymentRoutes.listPaymentExceptions,
    nothing: [],
    says: 'Nothing needs a person',
  },
  {
    of: 'payment/ExceptionList.tsx',
    at: '/panel/payment/exceptions?show=closed',
    route: paymentRoutes.listPaymentExceptions,
    nothing: [],
    says: 'Nothing was closed yet',
  },
  {
    of: 'activity/ActivityScreen.tsx',
    at: `${admin}/activity`,
    route: activityRoutes.listActivity,
    nothing: { list: [], before: null },
    says: 'Nothing happened yet',
    filter: nothingMatches('by=customer'),
  },
  {
    of: 'bulk/BulkJobsScreen.tsx',
    at: `${admin}/bulk`,
    route: bulkRoutes.listBulkJobs,
    nothing: { list: [], total: 0 },
    says: 'No jobs yet',
  },
  {
    of: 'bill/DuesList.tsx',
    at: '/panel/payment/month-payment',
    route: billRoutes.listAgencyDues,
    nothing: [],
    says: 'No agencies yet',
    isPlatform: true,
  },
  {
    of: 'bill/BillRows.tsx',
    at: `${admin}/billing`,
    route: billRoutes.listMonthBills,
    nothing: [],
    says: 'No bills yet',
  },
  {
    of: 'plan/CustomPlanList.tsx',
    at: `${admin}/plans-pricing-management?tab=custom`,
    route: planRoutes.listCustomPlans,
    nothing: [],
    says: 'No custom plan was given yet',
  },
  {
    of: 'video/staff/TemplatesScreen.tsx',
    at: `${admin}/video-template-management`,
    route: videoTemplateRoutes.listVideoTemplates,
    nothing: [],
    says: 'There are no templates yet',
    deed: 'New template',
    isPlatform: true,
  },
  {
    of: 'ui-customisation/ItemList.tsx',
    at: `${admin}/ui-customisation`,
    route: uiCustomisationRoutes.listUiCustomisations,
    nothing: [],
    says: 'Nothing stands here yet',
    deed: 'Add item',
    isPlatform: true,
  },
  {
    of: 'note/Notes.tsx',
    at: `${admin}/businesses/5?tab=notes`,
    route: noteRoutes.listNotes,
    nothing: [],
    says: 'No notes yet',
    deed: 'Write a note',
  },
  {
    of: 'invoice/InvoiceList.tsx',
    at: `${admin}/businesses/5?tab=payments`,
    route: invoiceRoutes.listInvoices,
    nothing: { list: [], total: 0 },
    says: 'Nothing was paid for this business yet.',
  },
  {
    of: 'business/staff/BusinessActivity.tsx',
    at: `${admin}/businesses/5?tab=activity`,
    route: activityRoutes.listActivityOfBusiness,
    nothing: { list: [], before: null },
    says: 'Nothing happened yet',
  },
  {
    of: 'franchisee/StatementLines.tsx',
    at: `${admin}/franchisees/statement?franchiseeId=8&month=2026-03`,
    route: commissionRoutes.getCommission,
    nothing: {
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
    says: 'Nothing in this month',
  },
  {
    of: 'bill/Receipts.tsx',
    at: `${admin}/billing?tab=receipts`,
    route: paymentRoutes.listReceipts,
    nothing: { list: [], next: null },
    says: /^No customer paid: /,
  },
  {
    of: 'bill/Statement.tsx',
    at: `${admin}/billing?tab=statement`,
    route: billRoutes.getStatement,
    nothing: {
      agencyId: 1,
      agencyName: 'Rangtapi Digital',
      from: '2026-04-01',
      to: '2027-03-31',
      openingPaise: 0,
      closingPaise: 0,
      rows: [],
    },
    says: 'Nothing was charged or paid in this year',
  },
]
