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
    rows: list('Notes'),
    opens: { by: 'button', lands: (page) => page.getByRole('dialog', { name: 'Edit note' }) },
  },
  {
    name: 'Facts of the card of a business',
    path: tab('card'),
    rows: (page) => page.getByRole('main').locator('dl > dt'),
  },
  {
    name: 'Activity of a business',
    path: tab('activity'),
    rows: (page) => page.getByRole('main').locator('section li:has(time[datetime])'),
  },
  {
    name: 'Payments of a business',
    path: tab('payments'),
    rows: table('Payments'),
    opens: { by: 'button', lands: (page) => page.getByRole('alertdialog', { name: /^Take back / }) },
  },
  {
    name: 'Payments of a business for single things',
    path: tab('payments'),
    rows: table('Payments'),
  },
  {
    name: 'Invoices of a business',
    path: tab('payments'),
    rows: list('Invoices'),
  },
  {
    name: 'Videos of a business',
    path: tab('videos'),
    rows: list('Promotional videos'),
    opens: { by: 'button', lands: /video-templates\?.*videoNo=\d+/ },
  },
  {
    name: 'ID cards of a business',
    path: tab('pdf-cards'),
    rows: list('ID cards'),
  },
  {
    name: 'Greetings of a business',
    path: tab('greetings'),
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
    rows: list('Cards'),
  },
  {
    who: surat,
    name: 'Monthly bills of an agency',
    path: `${admin}/billing`,
    rows: list('Monthly bills'),
    opens: { by: 'a[href]', lands: /month-payment\?month=\d+/ },
  },
  {
    who: surat,
    name: 'Figures of what an agency owes',
    path: `${admin}/billing`,
    rows: list('At a glance'),
    opens: { by: 'a[href]', lands: /month-payment/ },
  },
  {
    name: 'Yearly fee of an agency',
    path: `${bill}&agencyId=2`,
    rows: list('Yearly fee'),
  },
  {
    name: 'Admins of an agency',
    path: `${admin}/agency-management/2?tab=admins`,
    rows: list('Admins'),
  },
  {
    name: 'Data of an agency',
    path: `${admin}/agency-management/2?tab=data`,
    rows: (page) => page.getByRole('region', { name: 'Take the data along' }).getByRole('listitem'),
  },
]
