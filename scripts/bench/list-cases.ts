import { istDay } from '@parichay/contract/business/rules.ts'
import { reportNames } from '@parichay/contract/report/fields.ts'

const dayAgo = (days: number) => istDay(new Date(Date.now() - days * 86_400_000))

/** Who asks. `madeBy`: somebody who sees what they made, about 20,000 of a million. */
export const readers = {
  agency: { host: 'a2.bench', franchiseeId: 1002 },
  'big agency': { host: 'a1.bench', franchiseeId: 1001, agencyId: 1 },
  madeBy: { host: 'a1.bench', franchiseeId: 2001 },
  platform: { host: 'a1.bench', franchiseeId: 1001 },
} as const
/** One of those who ask. */
export type Reader = keyof typeof readers

/** The home screen's figures. */
export const dashboard = '/api/v1/dashboard'
/** The figures of the platform, counted by the worker and live. */
export const insights = '/api/v1/dashboard/admin-insights'
export const everybody: Reader[] = ['agency', 'big agency', 'madeBy', 'platform']
/** What is asked: a name, the query, and where. */
export type Case = [name: string, query: Record<string, string>, path: string]
type Query = [name: string, query: Record<string, string>]

const businesses: Query[] = [
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
]
const cards: Query[] = [
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
  ['design', { search: 'thali', searchBy: 'templateCode' }],
  ['design that nobody has', { search: 'zari', searchBy: 'templateCode' }],
  ['paused', { status: 'INACTIVE' }],
  ['finished', { done: 'done' }],
  ['not finished, by name', { done: 'not-done', sort: 'name' }],
  ['greetings off', { imagePost: 'disabled' }],
  ['made in a month', { from: '2026-01-01', to: '2026-01-31' }],
]
const projects: Query[] = [
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
]
const feedback: Query[] = [
  ['first page', {}],
  ['later', { before: '5000' }],
  ['one star', { stars: '1' }],
  ['search, many hits', { search: 'sharma' }],
  ['search, no hits', { search: 'zyxwv' }],
]
const people: Query[] = [
  ['first page', {}],
  ['by name', { sort: 'name' }],
  ['search', { search: 'staff 7' }],
]
const log: Query[] = [
  ['first part', {}],
  ['by customers', { by: 'customer' }],
  ['of businesses, a year', { area: 'business', from: '2025-12-01', to: '2026-11-30' }],
  ['of an area without entries', { area: 'feedback' }],
  ['of one business', { businessId: '7' }],
]
const agencyList: Query[] = [
  ['first page', {}],
  ['search', { search: 'agency 17' }],
]

const at = (word: string, path: string, queries: Query[]): Case[] =>
  queries.map(([name, query]) => [`${word}: ${name}`, query, path])

/** Every list of staff: each filter alone, the worst pairs, orders, first and last pages; what only some may see is left out for the others. */
export const everything: Case[] = [
  ['home screen', {}, dashboard],
  ...at('businesses', '/api/v1/business', businesses),
  ...at('cards', '/api/v1/getcardlist', cards),
  ...at('PDF cards', '/api/v1/pdf-card/getPdfCardList', projects),
  ...at('videos', '/api/v1/video/user-video', projects),
  ...at('feedback', '/api/v1/feedback', feedback),
  ...at('people', '/api/v1/franchisee/list', people),
  ...at('activity', '/api/v1/activity-log', log),
  ...at('agencies', '/api/v1/agency/list', agencyList),
  ...reportNames.flatMap((report) =>
    at(`report ${report}`, `/api/v1/reports/${report}/preview`, [['first rows', {}]]),
  ),
  ...at('documents', '/api/v1/document', [
    ['first page', {}],
    ['last page', { fromEnd: 'true' }],
    ['largest first', { sort: 'largest' }],
    ['search', { search: 'sharma' }],
  ]),
  ['quota of documents', {}, '/api/v1/document/quota'],
  ['notifications', {}, '/api/v1/analytics/admin-notification'],
  ['insights', {}, insights],
  ['insights of a year', { from: dayAgo(364), to: dayAgo(0) }, insights],
  ['figures of insights', {}, `${insights}/figures`],
]

/** Whether this list is for that reader at all (permission matrix). */
export function mayAsk(reader: Reader, path: string): boolean {
  if (path.startsWith(insights) || path === '/api/v1/agency/list') return reader === 'platform'
  return reader !== 'madeBy' || !/report|franchisee|activity|document/.test(path)
}
