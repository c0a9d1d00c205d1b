import type { BusinessNarrowing } from '../business/filters.ts'
import { addDays } from '../business/rules.ts'
import type { MoneySeen } from '../franchisee/rules.ts'
import { columnsOf, type ReportColumn, type ReportName } from './fields.ts'
import type { ReportFilters } from './filters.ts'

/** What narrows reports beside the days and the agency. */
export type ReportNarrowing =
  | keyof BusinessNarrowing
  | 'subscription'
  | 'status'
  | 'done'
  | 'refunds'
  | 'mode'
  | 'product'
  | 'template'
  | 'renewal'
  | 'imageCategoryId'
const ofBusiness = ['category', 'origin', 'madeBy', 'planId', 'state'] as const

/** Reports of what customers paid: closed to whom that is hidden from, as the pages of it are (decision 0103). */
const ofMoney = new Set<ReportName>(['payments', 'pending', 'commission', 'gst-b2b', 'gst-b2c', 'gst-hsn'])

/** Whether the panel opens a report to somebody, and a letter may bring it to them. */
export const opensReport = (report: ReportName, { paid }: Pick<MoneySeen, 'paid'>): boolean =>
  paid || !ofMoney.has(report)

/** Filters beside the days, by report: what else narrows it. */
export const filtersOf: Record<ReportName, readonly ReportNarrowing[]> = {
  'digital-card': ['status', 'done', 'template', ...ofBusiness],
  business: ['subscription', ...ofBusiness],
  payments: ['product', 'refunds', 'mode', ...ofBusiness],
  pending: ['product', ...ofBusiness],
  expiring: ['subscription', ...ofBusiness],
  commission: ['madeBy'],
  leads: ofBusiness,
  usage: ofBusiness,
  'gst-b2b': [],
  'gst-b2c': [],
  'gst-hsn': [],
  renewals: ['renewal', ...ofBusiness],
  greetings: ['imageCategoryId', ...ofBusiness],
  films: ofBusiness,
  sessions: [],
  failures: [],
}

const monthly = new Set<ReportName>([
  'payments',
  'commission',
  'leads',
  'usage',
  'renewals',
  'greetings',
  'films',
  'sessions',
  'failures',
])

/**
 * The days a report covers where nobody chose any: all for lists, those that the agency calls soon for endings, this month for
 * money.
 */
export function plainDays(
  report: ReportName,
  today: string,
  soonDays: number,
): { from?: string; to?: string } {
  if (report === 'expiring') return { from: today, to: addDays(today, soonDays) }
  if (monthly.has(report) || report.startsWith('gst-')) return { from: `${today.slice(0, 8)}01`, to: today }
  return {}
}

/** The columns that were asked for, in the report's order; null where one is not of this report or none is left. */
export function chosenColumns(
  report: ReportName,
  columns: string | undefined,
  withAgency: boolean,
): ReportColumn[] | null {
  const own = (columnsOf[report] as readonly ReportColumn[]).filter(
    (column) => withAgency || column !== 'agencyName',
  )
  if (columns === undefined) return own
  const wanted = columns.split(',')
  if (wanted.some((name) => !(columnsOf[report] as readonly string[]).includes(name))) return null
  const chosen = own.filter((column) => wanted.includes(column))
  return chosen.length > 0 ? chosen : null
}

/** Where the panel shows a report narrowed like this, with its days and columns; its screen reads the same from there. Pure. */
export function reportPath(report: ReportName, filters: ReportFilters): string {
  const query = new URLSearchParams({ report })
  for (const [name, value] of Object.entries(filters))
    if (value !== undefined) query.append(name, String(value))
  return `/panel/admin/report?${query.toString()}`
}
