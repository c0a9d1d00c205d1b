import { deletedKinds } from '@parichay/contract/business/fields.deleted.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import type { ReportName } from '@parichay/contract/report/fields.ts'

/** What is asked of a list: a name for it, and the query. */
export type Query = [name: string, query: Record<string, string>]

/** The Indian day so many days ago. */
export const dayAgo = (days: number) => istDay(new Date(Date.now() - days * 86_400_000))

/** All Businesses: each filter alone, the worst pairs, orders, first and last pages. */
export const businesses: Query[] = [
  ['first page', {}],
  ['last page', { fromEnd: 'true' }],
  ['page 500, the last with a number', { page: '500' }],
  ['by name', { sort: 'name' }],
  ['by name, last page', { sort: 'name', fromEnd: 'true' }],
  ['by expiry', { sort: 'expiry' }],
  ['oldest first', { sort: 'oldest' }],
  ['100 rows', { pageSize: '100' }],
  ['search, many hits (“traders”)', { search: 'traders' }],
  ['search, last page of many hits', { search: 'traders', fromEnd: 'true' }],
  ['search, some hits (“sharma sweets 7”)', { search: 'sharma sweets 7' }],
  ['search, Hindi (“मिठाई”)', { search: 'मिठाई' }],
  ['search, rare (a phone number)', { search: '98765 43' }],
  ['search, no hits', { search: 'zyxwv' }],
  ['search, two letters', { search: 'pa' }],
  ['search, two letters, no hits', { search: 'zq' }],
  ['search by name order', { search: 'patel', sort: 'name' }],
  ['subscribed', { subscription: 'subscribed' }],
  ['not subscribed', { subscription: 'not-subscribed' }],
  ['expiring', { subscription: 'expiring' }],
  ['expiring, soonest first', { subscription: 'expiring', sort: 'expiry' }],
  ['on trial', { subscription: 'trial' }],
  ['in grace', { subscription: 'grace' }],
  ['expired', { subscription: 'expired' }],
  ['greetings on', { imagePost: 'enabled' }],
  ['greetings off', { imagePost: 'disabled' }],
  ['category', { category: 'Doctor' }],
  ['category, last page', { category: 'Doctor', fromEnd: 'true' }],
  ['category that nobody has', { category: 'Astrology' }],
  ['origin', { origin: 'creator' }],
  ['origin that nobody has', { origin: 'import' }],
  ['with a card', { hasCard: 'true' }],
  ['without a card', { hasCard: 'false' }],
  ['search + category + expired', { search: 'sharma', category: 'Doctor', subscription: 'expired' }],
  ['by phone: the last four digits', { search: '4321' }],
  ['subscribed + category, by name', { subscription: 'subscribed', category: 'Doctor', sort: 'name' }],
  ['not subscribed + without a card', { subscription: 'not-subscribed', hasCard: 'false' }],
  ['search + origin, by expiry', { search: 'traders', origin: 'creator', sort: 'expiry' }],
  ['a state', { state: 'Gujarat' }],
  ['made in a month', { from: '2026-01-01', to: '2026-01-31' }],
  ['made by one', { madeBy: '1002' }],
  ['with one plan', { planId: '2' }],
  ['with a custom plan', { planId: 'CUSTOM_PLAN' }],
  ['with one plan, in a state', { planId: '2', state: 'Gujarat' }],
  ['suspended', { suspended: 'only' }],
  ['outside of where they work', { territory: 'outside' }],
]
/** What was deleted within 30 days, of each kind. */
export const deletedThings: Query[] = deletedKinds.flatMap((kind) => [
  [kind, { kind }],
  [`${kind}, a search`, { kind, search: 'sharma 7' }],
])
/** The cards of All Projects. */
export const cards: Query[] = [
  ['first page', {}],
  ['last page', { fromEnd: 'true' }],
  ['page 500', { page: '500' }],
  ['by name', { sort: 'name' }],
  ['by name, last page', { sort: 'name', fromEnd: 'true' }],
  ['by expiry', { sort: 'expiry' }],
  ['search, many hits', { search: 'traders' }],
  ['search, by name', { search: 'patel', sort: 'name' }],
  ['search, no hits', { search: 'zyxwv' }],
  ['search, two letters', { search: 'pa' }],
  ['company name', { search: 'sharma sweets 7', searchBy: 'companyName' }],
  ['business name, Hindi', { search: 'मिठाई', searchBy: 'businessName' }],
  ['phone', { search: '98765 43', searchBy: 'registeredPhoneNumber' }],
  ['card id', { search: 'card-77', searchBy: 'cardId' }],
  ['card id that nobody has', { search: 'traders', searchBy: 'cardId' }],
  ['with a kind of link', { linkType: '3' }],
  ['design', { search: 'thali', searchBy: 'templateCode' }],
  ['design that nobody has', { search: 'zari', searchBy: 'templateCode' }],
  ['paused', { status: 'INACTIVE' }],
  ['finished', { done: 'done' }],
  ['not finished, by name', { done: 'not-done', sort: 'name' }],
  ['greetings off', { imagePost: 'disabled' }],
  ['made in a month', { from: '2026-01-01', to: '2026-01-31' }],
  ['phone: the last four digits', { search: '4321', searchBy: 'registeredPhoneNumber' }],
  ['live', { status: 'ACTIVE' }],
  ['made by one', { madeBy: '1002' }],
  ['drafts', { status: 'DRAFT' }],
  ['greetings on', { imagePost: 'enabled' }],
  ['100 rows', { pageSize: '100' }],
]
/** PDF cards and videos of All Projects, by what both have. */
export const projects: Query[] = [
  ['first page', {}],
  ['last page', { fromEnd: 'true' }],
  ['by name', { sort: 'name' }],
  ['search, many hits', { search: 'traders' }],
  ['search, by name', { search: 'patel', sort: 'name' }],
  ['search, no hits', { search: 'zyxwv' }],
  ['search, two letters', { search: 'pa' }],
  ['number', { search: '77', searchBy: 'cardId' }],
  ['name', { search: 'sharma sweets 7', searchBy: 'companyName' }],
  ['business name, Hindi', { search: 'मिठाई', searchBy: 'businessName' }],
  ['phone', { search: '98765 43', searchBy: 'registeredPhoneNumber' }],
  ['template', { search: 'slope', searchBy: 'templateCode' }],
  ['template that nobody has', { search: 'zari', searchBy: 'templateCode' }],
  ['off', { status: 'INACTIVE' }],
  ['finished', { done: 'done' }],
  ['not finished, by name', { done: 'not-done', sort: 'name' }],
  ['made in a month', { from: '2026-01-01', to: '2026-01-31' }],
  ['off + finished', { status: 'INACTIVE', done: 'done' }],
  ['phone: the last four digits', { search: '4321', searchBy: 'registeredPhoneNumber' }],
  ['100 rows', { pageSize: '100', page: '3' }],
  ['made by one', { madeBy: '1002' }],
]
/** Feedback of visitors. */
export const feedback: Query[] = [
  ['first page', {}],
  ['later', { before: '5000' }],
  ['one star', { stars: '1' }],
  ['search, many hits', { search: 'sharma' }],
  ['search, no hits', { search: 'zyxwv' }],
  ['with a tag', { tag: 'praise' }],
  ['not answered', { isAnswered: 'false' }],
  ['of one card', { cardNo: '8' }],
  ['one, as a notification names it', { feedbackId: '4' }],
]
/** Reports of cards. */
export const cardReports: Query[] = [
  ['first page', {}],
  ['later', { before: '5000' }],
  ['open', { state: 'open' }],
  ['closed, later', { state: 'closed', before: '5000' }],
  ['of one card', { cardNo: '8' }],
  ['one, as a notification names it', { cardReportId: '4' }],
]
/** Franchisee List. */
export const people: Query[] = [
  ['first page', {}],
  ['by name', { sort: 'name' }],
  ['search', { search: 'staff 7' }],
  ['search, no hits', { search: 'zyxwv' }],
  ['creators', { role: 'creator' }],
  ['disabled', { state: 'disabled' }],
  ['of a territory', { territory: '24' }],
  ['of a city', { city: 'Surat' }],
  ['everybody', { all: 'true' }],
  ['added in a month', { from: dayAgo(30), to: dayAgo(0) }],
  ['last page', { fromEnd: 'true' }],
  ['page 2 of 100 rows', { page: '2', pageSize: '100' }],
]
/** The activity log. */
export const activity: Query[] = [
  ['first part', {}],
  ['by customers', { by: 'customer' }],
  ['of businesses, a year', { area: 'business', from: '2025-12-01', to: '2026-11-30' }],
  ['of an area without entries', { area: 'feedback' }],
  ['of one business', { businessId: '7' }],
  ['of one person', { franchiseeId: '1002' }],
  ['of one customer', { userId: '7' }],
]
/** Agency Management. */
export const agencyList: Query[] = [
  ['first page', {}],
  ['search', { search: 'agency 17' }],
  ['by name, last page', { sort: 'name', fromEnd: 'true' }],
  ['suspended', { status: 'inactive' }],
  ['with a late bill', { overdue: 'true' }],
  ['with a name that has no certificate', { tls: 'problem' }],
  ['with greetings', { product: 'greetings' }],
  ['page 2 of 100 rows', { page: '2', pageSize: '100' }],
]

/** What only videos are narrowed by. */
export const films: Query[] = [
  ['filmed', { state: 'ready' }],
  ['failed', { state: 'failed' }],
]
/** The library of documents. */
export const documents: Query[] = [
  ['first page', {}],
  ['last page', { fromEnd: 'true' }],
  ['page 3 of 100 rows', { page: '3', pageSize: '100' }],
  ['largest first', { sort: 'largest' }],
  ['logos', { kind: 'logo' }],
  ['of one business', { businessId: '3' }],
  ['search', { search: 'sharma' }],
]
/** Invoices. */
export const invoices: Query[] = [
  ['of one business', { businessId: '{business}' }],
  ['by its number', { number: 'A25/77' }],
]
/** The library of pictures. */
export const posts: Query[] = [
  ['first page', {}],
  ['sent most', { popular: 'true' }],
  ['of a category, in Hindi', { imageCategoryId: '3', language: 'hi' }],
  ['hidden by the agency', { isWithheld: 'true', includeHidden: 'true' }],
  ['not hidden by it', { isWithheld: 'false' }],
]
const month = { from: dayAgo(45), to: dayAgo(15) }
/** What reports are narrowed by besides their first rows: days for all, and what some of them know. */
export const reportQueries: Partial<Record<ReportName, Query[]>> = {
  business: [
    ['expired', { subscription: 'expired' }],
    ['of a state', { state: 'Gujarat' }],
  ],
  'digital-card': [
    ['live, published, of one design', { status: 'ACTIVE', done: 'done', template: 'thali' }],
    ['of a category', { category: 'Doctor' }],
  ],
  payments: [
    ['refunded', { refunds: 'only' }],
    ['not refunded, by card', { refunds: 'none', mode: 'card' }],
    ['plans', { product: 'card' }],
    ['films that nobody bought', { product: 'video' }],
    ['of businesses that staff made', { origin: 'creator' }],
  ],
  expiring: [['with one plan', { planId: '2' }]],
  commission: [['of one', { madeBy: '1002' }]],
  renewals: [
    ['in grace', { renewal: 'inGrace', ...month }],
    ['not yet', { renewal: 'notYet' }],
  ],
  greetings: [['of a category', { imageCategoryId: '3', ...month }]],
}
