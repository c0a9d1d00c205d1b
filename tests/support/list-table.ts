import type { Page } from 'playwright'
import { byName, bySize, choose, type List, press, rowsOf } from './list-walk.ts'

/** The platform's admin. */
export const root = { host: 'localhost', as: '+919876521001' }
/** The admin of an agency. */
export const surat = { host: 'surat.localhost', as: '+919876522001' }
const creator = { host: 'surat.localhost', as: '+919876522002' }
const franchisee = { host: 'localhost', as: '+919876521004' }
/** Somebody of the demo, on the host of their agency. */
export type Who = typeof root

/** Pages of staff. */
export const admin = '/panel/admin'
const library = `${admin}/daily-image-management`
/** Rows of the table of this name. */
export const table = (name: string) => rowsOf('table', name)
/** Rows of the list of this name. */
export const list = (name: string) => rowsOf('list', name)
/** None of the first items of the home page. */
const greetingsPage = /^(?![^]*(?:ID cards for your team|Take payments))/
const log = (page: Page) => page.getByRole('main').locator('section li:has(time[datetime])')
const asMany = 'as many as the call says'
const details = (page: Page) => page.getByRole('region', { name: 'Details' }).getByRole('heading').first()

/** Lists in columns, that the platform's admin sees. */
export const inColumns: List[] = [
  {
    name: 'All Businesses',
    // The oldest are those of the demo; the newest may be thirty that another test imported, all without a card.
    path: `${admin}/businesses?sort=oldest`,
    rows: table('All Businesses'),
    office: true,
    filter: { by: choose('Card', 'Without a card'), address: /hasCard=false/, holds: /No card/ },
    sort: { head: 'Business', address: 'sort=name', cell: 1, order: byName },
    further: 'tens',
  },
  {
    name: 'Digital cards',
    path: `${admin}/projects?projectType=digital_card`,
    rows: table('Digital cards'),
    office: true,
    filter: { by: choose('Status', 'InActive'), address: /status=INACTIVE/, holds: /InActive/ },
    sort: { head: 'Business', address: 'sort=name', cell: 1, order: byName },
    further: 'tens',
  },
  {
    name: 'PDF ID cards',
    path: `${admin}/projects?projectType=pdf_id_card`,
    rows: table('PDF ID cards'),
    office: true,
    isSeen: true,
    filter: { by: choose('Status', 'InActive'), address: /status=INACTIVE/, holds: /InActive/ },
    sort: { head: 'Company', address: 'sort=name', cell: 1, order: byName },
    further: 'tens',
  },
  {
    name: 'Promotional videos',
    path: `${admin}/projects?projectType=promotional_video`,
    rows: table('Promotional videos'),
    office: true,
    isSeen: true,
    filter: { by: choose('Status', 'InActive'), address: /status=INACTIVE/, holds: /InActive/ },
    sort: { head: 'Video', address: 'sort=name', cell: 1, order: byName },
    further: 'tens',
  },
  {
    name: 'Franchisee List',
    path: `${admin}/franchisees`,
    rows: table('Franchisee List'),
    office: true,
    filter: { by: choose('Role', 'Creator'), address: /role=creator/, holds: /Creator/ },
    sort: { head: 'Name', address: 'sort=name', cell: 1, order: byName },
    further: 'tens',
  },
  {
    name: 'Agencies',
    path: `${admin}/agency-management`,
    rows: table('Agencies'),
    office: true,
    filter: {
      by: choose('Product', 'Promotional videos'),
      address: /product=\w+/,
      holds: /Promotional videos/,
    },
    sort: { head: 'Agency', address: 'sort=newest', cell: 1 },
  },
  {
    name: 'Pages of categories',
    path: `${admin}/category-static-page-management`,
    rows: table('Pages of categories'),
    office: true,
    sort: { head: 'Category', address: 'sort=newest' },
    further: 'tens',
  },
  {
    name: 'Feedback',
    path: `${admin}/feedback`,
    rows: table('Feedback'),
    office: true,
    filter: { by: choose('Answer', 'Answered'), address: /isAnswered=true/, holds: /\bAnswered/ },
    further: 'more',
  },
  {
    name: 'Documents',
    path: `${admin}/documents`,
    rows: table('Documents'),
    office: true,
    filter: { by: choose('Kind', 'Logo'), address: /kind=\w+/, holds: /Logo/ },
    sort: { head: 'Size', address: 'sort=largest', cell: 4, order: bySize },
    further: 'tens',
  },
  {
    name: 'Images of the library',
    path: library,
    rows: table('Images'),
    filter: { by: choose('Language', 'Hindi'), address: /language=hi/, holds: /Hindi/ },
    further: 'more',
    none: { at: `${library}?search=qqqq`, says: 'No results for “qqqq”', clear: 'Clear filters' },
    opens: { by: 'a[href]', lands: /post=\d+/ },
  },
  {
    name: 'Requests of the library',
    path: `${library}?tab=requests`,
    rows: table('Requests'),
    filter: { by: press('Declined'), address: /status=DECLINED/, holds: /Declined/ },
    further: 'more',
    opens: { by: 'row', lands: details },
  },
  {
    name: 'Report',
    path: `${admin}/report?report=business`,
    rows: table('Businesses'),
    filter: { by: choose('Status', 'On trial'), address: /subscription=trial/, holds: /trial/i },
    none: { at: `${admin}/report?report=business&state=Sikkim`, says: 'No rows', clear: 'Clear filters' },
  },
]

/** Lists in a manner of their own, that the platform's admin sees. */
export const inOwnManner: List[] = [
  {
    name: 'Activity log',
    path: `${admin}/activity`,
    rows: log,
    filter: { by: choose('Done by', 'Customers'), address: /by=customer/, holds: /^Customer\s·/m },
    further: 'more',
    none: {
      at: `${admin}/activity?from=2024-01-01&to=2024-01-02`,
      says: 'Nothing matches these filters',
      clear: 'Clear filters',
    },
    opens: { by: 'a[href]', lands: /businesses\/\d+/ },
  },
  {
    name: 'Occasions of the library',
    path: `${library}?tab=calendar&view=list`,
    rows: list('Occasions of the next 60 days'),
    filter: { by: choose('Language', 'தமிழ்'), address: /language=ta/, holds: /தமிழ்/ },
    opens: { by: 'a[href]', lands: /\/add\?category=\d+/ },
  },
  {
    name: 'Categories of the library',
    path: `${library}?tab=categories`,
    rows: list('Categories'),
    opens: { by: 'a[href]', lands: /category=\d+/ },
  },
  {
    name: 'Tags of the library',
    path: `${library}?tab=tags`,
    rows: list('Tags'),
    filter: {
      by: (page) => page.getByLabel('Find a tag').fill('lamp'),
      address: /search=lamp/,
      holds: /Lamp/,
    },
    none: { at: `${library}?tab=tags&search=qqqq`, says: 'No results for “qqqq”', clear: 'Clear filters' },
    opens: { by: 'a[href]', lands: /tag=\d+/ },
  },
  {
    name: 'Payment exceptions',
    path: '/panel/payment/exceptions',
    rows: list('Payment exceptions'),
    filter: { by: press('Closed'), address: /show=closed/, holds: /Closed by/ },
    further: 'more',
  },
  {
    name: 'Payment exceptions that wait',
    path: '/panel/payment/exceptions',
    rows: list('Payment exceptions'),
    opens: { by: 'button', lands: (page) => page.getByRole('dialog', { name: 'Close this exception?' }) },
  },
  {
    name: 'Bulk jobs',
    path: `${admin}/bulk`,
    rows: list('Jobs'),
    further: 'pages',
    opens: { by: 'a[href]', lands: /bulk\/\d+/ },
  },
  {
    name: 'Video templates',
    path: `${admin}/video-template-management`,
    rows: list('Video templates'),
    filter: { by: choose('Category', 'Property'), address: /category=property/, holds: /Property\s·/ },
    none: {
      at: `${admin}/video-template-management?search=qqqq`,
      says: 'No template is like this',
      clear: 'Clear search',
    },
    opens: { by: 'a[href]', lands: /template=\d+/ },
  },
  {
    name: 'Link Store',
    path: `${admin}/link-store`,
    rows: (page) => page.getByRole('main').locator('li:has(a[href*="type="])'),
    // How often each is used comes after them.
    says: /Used by|Not used/,
    filter: {
      by: (page) => page.getByRole('searchbox', { name: 'Search links' }).fill('google'),
      address: /search=google/,
      holds: /google/i,
    },
    none: {
      at: `${admin}/link-store?search=qqqq`,
      says: 'No link is called “qqqq”',
      clear: 'Clear search',
    },
    opens: { by: 'a[href]', lands: /type=\d+/, isSeen: true },
  },
  {
    name: 'Ui Customisation',
    path: `${admin}/ui-customisation`,
    rows: (page) => page.getByRole('main').locator('li:has(a[href*="item="])'),
    filter: { by: press(/^Greetings page · /), address: /placement=/, holds: greetingsPage },
    opens: { by: 'a[href]', lands: /item=\d+/ },
  },
  {
    name: 'Plans',
    path: `${admin}/plans-pricing-management`,
    rows: list('Plans'),
    opens: { by: 'a[href]', lands: /plans-pricing-management\/edit/ },
  },
  {
    name: 'Custom plans given',
    path: `${admin}/plans-pricing-management?tab=custom`,
    rows: list('Custom plans given'),
  },
  {
    name: 'Bills of agencies',
    path: `${admin}/billing`,
    rows: list('Agencies'),
    opens: { by: 'a[href]', lands: /month-payment\?agencyId=\d+/ },
  },
  {
    name: 'Statement of a franchisee',
    path: `${admin}/franchisees/statement?franchiseeId=3`,
    rows: table('Steps of the statement'),
  },
]

/** Lists of others, and what they see of the same ones. */
export const ofOthers: (List & { who: Who })[] = [
  {
    who: surat,
    name: 'Customers’ payments, of an agency',
    path: `${admin}/billing?tab=receipts`,
    call: 'card-payment/receipts',
    rows: table('Customers’ payments'),
    filter: {
      by: (page) => page.getByLabel('Time').selectOption({ index: 1 }),
      address: /period=\d{4}/,
      holds: asMany,
    },
  },
  {
    who: surat,
    name: 'Statement of an agency',
    path: `${admin}/billing?tab=statement`,
    call: 'month-payments/statement',
    rows: table('Statement'),
    filter: {
      by: (page) => page.getByLabel('Financial year').selectOption({ index: 1 }),
      address: /year=\d{4}/,
      holds: asMany,
    },
  },
  {
    who: surat,
    name: 'Activity log, of an agency',
    path: `${admin}/activity`,
    rows: log,
    filter: { by: choose('Person', 'Hetal Gajjar'), address: /franchiseeId=\d+/, holds: /Hetal Gajjar/ },
  },
  {
    who: surat,
    name: 'Images of the library, of an agency',
    path: `${admin}/image-posts-management`,
    call: 'image-post',
    rows: table('Images'),
    filter: {
      by: choose('Exclusive to', 'Only Rangtapi Digital'),
      address: /exclusive=true/,
      holds: asMany,
    },
    further: 'more',
  },
  {
    who: creator,
    name: 'All Businesses, of a creator',
    path: `${admin}/businesses`,
    call: 'business',
    rows: table('All Businesses'),
    filter: { by: choose('Card', 'Without a card'), address: /hasCard=false/, holds: asMany },
    none: { at: `${admin}/businesses?search=qqqq`, says: 'No results for “qqqq”', clear: 'Clear filters' },
  },
  {
    who: franchisee,
    name: 'Digital cards, of a franchisee',
    path: `${admin}/projects?projectType=digital_card`,
    rows: table('Digital cards'),
    sort: { head: 'Business', address: 'sort=name', cell: 1, order: byName },
    opens: { by: 'row', lands: details },
  },
  {
    who: franchisee,
    name: 'Own statement of a franchisee',
    path: `${admin}/account/statement`,
    rows: table('Steps of the statement'),
  },
]
