import { dayAgo, type Query } from './list-queries.ts'

const [year = '', month = ''] = dayAgo(40).split('-')
const aMonth = { year, month: String(Number(month)) }

/**
 * What staff read besides the lists that have filters of their own: a word for it, the address, what is asked. `{business}`,
 * `{job}` and `{person}` are those that the reader names.
 */
export const desk: [word: string, path: string, queries: Query[]][] = [
  [
    'exceptions',
    '/api/v1/payment-exception',
    [
      ['open', {}],
      ['with closed ones', { withClosed: 'true' }],
      ['closed ones, later', { onlyClosed: 'true', before: '9000' }],
    ],
  ],
  [
    'jobs',
    '/api/v1/bulk',
    [
      ['first page', {}],
      ['page 3', { page: '3' }],
    ],
  ],
  ['job', '/api/v1/bulk/{job}', [['one', {}]]],
  [
    'rows of a job',
    '/api/v1/bulk/{job}/rows',
    [
      ['first page', {}],
      ['refused', { state: 'refused' }],
      ['page 100', { page: '100' }],
    ],
  ],
  ['bills', '/api/v1/month-payments/list', [['all months', {}]]],
  ['bills', '/api/v1/month-payments', [['one month', aMonth]]],
  [
    'bills',
    '/api/v1/month-payments/lines',
    [
      ['cards of a month', aMonth],
      ['moved out of a month', { ...aMonth, movedOut: 'true' }],
    ],
  ],
  ['bills', '/api/v1/month-payments/getOutstandingAmount', [['what is due', {}]]],
  ['bills', '/api/v1/month-payments/statement', [['a financial year', { year }]]],
  ['bills', '/api/v1/month-payments/agencies', [['of all agencies', {}]]],
  [
    'receipts',
    '/api/v1/card-payment/receipts',
    [
      ['a month', aMonth],
      ['a financial year', { year }],
    ],
  ],
  [
    'receipts',
    '/api/v1/card-payment/receipts/sums',
    [
      ['sums of a month', aMonth],
      ['sums of a financial year', { year }],
    ],
  ],
  ['payments', '/api/v1/card-payment', [['of one business', { businessId: '{business}' }]]],
  ['payments', '/api/v1/pdf-card/pdf-card-payment', [['of PDF cards', { businessId: '{business}' }]]],
  ['payments', '/api/v1/video/user-video-payment', [['of videos', { businessId: '{business}' }]]],
  [
    'commission',
    '/api/v1/franchisee/commission',
    [['of one', { franchiseeId: '{person}', month: `${year}-${month}` }]],
  ],
  ['commission', '/api/v1/franchisee/commission/own', [['one’s own', { month: `${year}-${month}` }]]],
  ['settlements', '/api/v1/franchisee/settlement', [['of one', { franchiseeId: '{person}' }]]],
  ['people', '/api/v1/franchisee/{person}', [['one', {}]]],
  ['people', '/api/v1/franchisee/cities', [['their cities', {}]]],
  ['plans', '/api/v1/business/subscription-plan', [['all', {}]]],
  ['plans', '/api/v1/business/custom-plan', [['custom ones', {}]]],
  [
    'wishes for pictures',
    '/api/v1/image-post/request-images',
    [
      ['first page', {}],
      ['open', { status: 'OPEN' }],
      ['of one business', { businessId: '{business}' }],
    ],
  ],
  ['pictures', '/api/v1/image-post/coverage', [['what is missing', {}]]],
  ['pictures', '/api/v1/image-post/calendar', [['a month', { month: `${year}-${month}` }]]],
  ['pictures', '/api/v1/image-post/pairs', [['nearly the same', {}]]],
  ['pictures', '/api/v1/image-post/search', [['search', { q: 'picture 77' }]]],
  ['category pages', '/api/v1/category-static-page/list', [['first page', {}]]],
  ['link types', '/api/v1/link-store/link-type-use', [['used by cards', { linkCategoryId: '1' }]]],
  ['link types', '/api/v1/link-store/link-type/1/cards', [['cards with one', {}]]],
  ['a business', '/api/v1/business/{business}', [['itself', {}]]],
  ['a business', '/api/v1/business/{business}/notes', [['notes', {}]]],
  ['a business', '/api/v1/business/{business}/activity', [['activity', {}]]],
  ['a business', '/api/v1/business/{business}/greeting-use', [['greetings sent', {}]]],
  ['a business', '/api/v1/getCardsByBusiness', [['cards', { businessId: '{business}' }]]],
  ['a business', '/api/v1/pdf-card/getPdfCardsByBusiness', [['PDF cards', { businessId: '{business}' }]]],
  [
    'a business',
    '/api/v1/video/user-video/getUserVideosByBusiness',
    [['videos', { businessId: '{business}' }]],
  ],
  ['agencies', '/api/v1/agency/names', [['names', {}]]],
  ['reports', '/api/v1/reports/files', [['files', {}]]],
  ['reports', '/api/v1/reports/schedules', [['schedules', {}]]],
  ['UI items', '/api/v1/ui-customisation', [['of the home', { placement: 'HOME_PAGE' }]]],
  ['video templates', '/api/v1/video/template', [['all', {}]]],
]
