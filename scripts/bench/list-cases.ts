import { type ReportName, reportNames } from '@parichay/contract/report/fields.ts'
import type { Route } from '@parichay/contract/route.ts'
import { routes } from '@parichay/contract/routes.ts'
import { mayAll } from '../scale/fill.ts'
import { desk } from './list-desk.ts'
import {
  activity,
  agencyList,
  businesses,
  cards,
  dayAgo,
  deletedThings,
  documents,
  cardReports,
  feedback,
  films,
  invoices,
  people,
  posts,
  projects,
  type Query,
  reportQueries,
} from './list-queries.ts'

/**
 * Who asks. `madeBy`: somebody who sees what they made, about 20,000 of a million. A big agency is looked at by the platform.
 * The business, job and person are whom they ask for where one must be named.
 */
export const readers = {
  agency: { host: 'a2.bench', franchiseeId: 1002, one: { business: '329', job: '199', person: '2002' } },
  'big agency': {
    host: 'a1.bench',
    franchiseeId: 1001,
    agencyId: 1,
    one: { business: '5', job: '1000', person: '2001' },
  },
  madeBy: { host: 'a1.bench', franchiseeId: 2001, one: { business: '', job: '', person: '2001' } },
  platform: { host: 'a1.bench', franchiseeId: 1001, one: { business: '5', job: '1000', person: '2001' } },
} as const
/** One of those who ask. */
export type Reader = keyof typeof readers

/** The home screen's figures. */
export const dashboard = '/api/v1/dashboard'
/** The figures of the platform, counted by the worker and live. */
export const insights = '/api/v1/dashboard/admin-insights'
export const everybody: Reader[] = ['agency', 'big agency', 'madeBy', 'platform']
/** Whether it is the number of a report's rows, which nobody waits for: its rows are there before. */
export const isReportCount = (path: string) => /^\/api\/v1\/reports\/[^/]+\/count$/.test(path)
/** What is asked: a name, the query, and where. */
export type Case = [name: string, query: Record<string, string>, path: string]

const at = (word: string, path: string, queries: Query[]): Case[] =>
  queries.map(([name, query]) => [`${word}: ${name}`, query, path])

const ofReport = (report: ReportName): Query[] => [
  ['first rows', {}],
  ['of a month', { from: dayAgo(45), to: dayAgo(15) }],
  ...(reportQueries[report] ?? []),
]

/** Every list of staff: each filter alone, the worst pairs, orders, first and last pages; what only some may see is left out for the others. */
export const everything: Case[] = [
  ['home screen', {}, dashboard],
  ...at('businesses', '/api/v1/business', businesses),
  ...at('deleted', '/api/v1/deleted', deletedThings),
  ...at('cards', '/api/v1/getcardlist', cards),
  ...at('PDF cards', '/api/v1/pdf-card/getPdfCardList', projects),
  ...at('videos', '/api/v1/video/user-video', [...projects, ...films]),
  ...at('feedback', '/api/v1/feedback', feedback),
  ...at('reported cards', '/api/v1/card-reports', cardReports),
  ...at('people', '/api/v1/franchisee/list', people),
  ...at('activity', '/api/v1/activity-log', activity),
  ...at('agencies', '/api/v1/agency/list', agencyList),
  ...reportNames.flatMap((report) => [
    ...at(`report ${report}`, `/api/v1/reports/${report}/preview`, ofReport(report)),
    ...at(`count of ${report}`, `/api/v1/reports/${report}/count`, ofReport(report)),
  ]),
  ...at('documents', '/api/v1/document', documents),
  ...at('invoices', '/api/v1/invoice', invoices),
  ...at('pictures', '/api/v1/image-post', posts),
  ...desk.flatMap(([word, path, queries]) => at(word, path, queries)),
  ['quota of documents', {}, '/api/v1/document/quota'],
  ['notifications', {}, '/api/v1/analytics/admin-notification'],
  ['insights', {}, insights],
  ['insights of a year', { from: dayAgo(364), to: dayAgo(0) }, insights],
  ['insights of one agency', { agencyId: '1' }, insights],
  ['insights of a category in a state', { category: 'Doctor', state: 'Gujarat' }, insights],
  ['insights of one plan', { planId: '2' }, insights],
  ['insights of what one made', { madeBy: '1002' }, insights],
  ['insights of what creators made', { origin: 'creator' }, insights],
  ['figures of insights', {}, `${insights}/figures`],
]

/** The call behind an address, as the contract declares it. Throws for an address that is none of a list. */
export function callOf(path: string): Route {
  const reading = Object.values<Route>(routes).filter(({ method }) => method === 'GET')
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll(/:\w+/g, '[^/]+')}$`).test(path)
  const found = reading.find((one) => one.path === path) ?? reading.find((one) => fits(one.path))
  if (!found) throw new Error(`${path} is no call`)
  return found
}

/** Whether this list is for that reader at all (permission matrix). */
export function mayAsk(reader: Reader, path: string): boolean {
  if (path.startsWith(insights)) return reader === 'platform'
  const { access, query } = callOf(path)
  if (reader === 'platform') return access.superadmin !== '-'
  if (reader === 'agency') return !['-', 's'].includes(access.admin)
  // What the platform cannot ask of one agency is what it asks anyhow.
  if (reader === 'big agency') return access.superadmin !== '-' && 'agencyId' in (query?.shape ?? {})
  // Of the kinds of jobs they started none: what they may see has none.
  return !path.includes('{job}') && (access.staff === 'S' || mayAll.includes(access.staff))
}
