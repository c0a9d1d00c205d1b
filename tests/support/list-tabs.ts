import { addMonths, monthOf } from '@parichay/contract/bill/rules.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { admin, list, surat, table, type Who } from './list-table.ts'
import type { List } from './list-walk.ts'

const tab = (name: string) => `${admin}/businesses/:business?tab=${name}`

/** The lists in the tabs of a business, that the platform's admin sees; `:business` in an address is its number. */
export const ofBusiness: List[] = [
  {
    name: 'Notes of a business',
    path: tab('notes'),
    call: 'business/:id/notes',
    rows: list('Notes'),
    opens: { by: 'button', lands: (page) => page.getByRole('dialog', { name: 'Edit note' }) },
  },
  {
    name: 'Facts of the card of a business',
    path: tab('card'),
    call: 'getCardsByBusiness',
    rows: (page) => page.getByRole('main').locator('dl > dt'),
  },
  {
    name: 'Activity of a business',
    path: tab('activity'),
    call: 'business/:id/activity',
    rows: (page) => page.getByRole('main').locator('section li:has(time[datetime])'),
  },
  {
    name: 'Payments of a business',
    path: tab('payments'),
    call: 'card-payment',
    rows: table('Payments'),
    opens: { by: 'button', lands: (page) => page.getByRole('alertdialog', { name: /^Take back / }) },
  },
  {
    name: 'Payments of a business for single things',
    path: tab('payments'),
    call: 'pdf-card/pdf-card-payment',
    rows: table('Payments'),
  },
  {
    name: 'Invoices of a business',
    path: tab('payments'),
    call: 'invoice',
    rows: list('Invoices'),
  },
  {
    name: 'Videos of a business',
    path: tab('videos'),
    call: 'video/user-video/getUserVideosByBusiness',
    rows: list('Promotional videos'),
    opens: { by: 'button', lands: /video-templates\?.*videoNo=\d+/ },
  },
  {
    name: 'ID cards of a business',
    path: tab('pdf-cards'),
    call: 'pdf-card/getPdfCardsByBusiness',
    rows: list('ID cards'),
  },
  {
    name: 'Greetings of a business',
    path: tab('greetings'),
    call: 'business/:id/greeting-use',
    rows: list('Sent last'),
  },
]

// The last month may be open still; of the two before it the demo has bills that were paid.
const monthsAgo = (months: number) =>
  addMonths(monthOf(istDay(new Date())), -months)
    .split('-')
    .map(Number) as [year: number, month: number]
const [year, month] = monthsAgo(2)
const bill = `/panel/payment/month-payment?month=${month}&year=${year}`

/** What stands on a month's bill, as the platform and the agency see it; and the admins of an agency. */
export const ofAgency: (List & { who?: Who })[] = [
  {
    name: 'Payments of a month',
    path: `${bill}&agencyId=2`,
    call: 'month-payments',
    rows: list('Payments'),
    filter: {
      by: (page) => page.getByLabel('Month', { exact: true }).selectOption(monthsAgo(3).join('-')),
      address: new RegExp(`month=${monthsAgo(3)[1]}\\b`),
      holds: 'as many as the call says',
    },
  },
  {
    name: 'Months of an agency',
    path: `${bill}&agencyId=2`,
    call: 'month-payments/list',
    rows: list('Cards'),
  },
  {
    who: surat,
    name: 'Monthly bills of an agency',
    path: `${admin}/billing`,
    call: 'month-payments/list',
    rows: list('Monthly bills'),
    opens: { by: 'a[href]', lands: /month-payment\?month=\d+/ },
  },
  {
    who: surat,
    name: 'Figures of what an agency owes',
    path: `${admin}/billing`,
    call: 'agency-pdf-card-payment',
    rows: list('At a glance'),
    opens: { by: 'a[href]', lands: /month-payment/ },
  },
  {
    name: 'Yearly fee of an agency',
    path: `${bill}&agencyId=2`,
    call: 'annual-payment',
    rows: list('Yearly fee'),
  },
  {
    name: 'Admins of an agency',
    path: `${admin}/agency-management/2?tab=admins`,
    call: 'agency',
    rows: list('Admins'),
  },
  {
    name: 'Data of an agency',
    path: `${admin}/agency-management/2?tab=data`,
    call: 'document/quota',
    rows: (page) => page.getByRole('region', { name: 'Take the data along' }).getByRole('listitem'),
  },
]
