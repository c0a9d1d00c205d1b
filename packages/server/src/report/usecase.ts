import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { reportBounds, type ReportColumn, type ReportName } from '@parichay/contract/report/fields.ts'
import type { ReportFilters } from '@parichay/contract/report/filters.ts'
import { chosenColumns, plainDays } from '@parichay/contract/report/rules.ts'
import { findSoonDays } from '../agency/store.ts'
import { daysWithin } from '../agency/usecase.days.ts'
import { planAsLists, plannedAsLists } from '../platform/choose-page.ts'
import type { Database, Db, Tx } from '../platform/db.ts'
import { agencyScope } from '../platform/scope.ts'
import type { Rows } from '../platform/table-file.ts'
import { countRows, crowd, isCrowded, type Place, readBatch, type Source, type Walk } from './store.ts'
import { gstB2bSource, gstB2cSource, gstHsnSource } from './store.gst.ts'
import { paymentSource, pendingSource } from './store.money.ts'
import { commissionSource, leadSource } from './store.people.ts'
import { failureSource, filmSource, greetingSource, sessionSource } from './store.panel.ts'
import { type Asked, businessSource, cardSource, expiringSource, usageSource } from './store.projects.ts'
import { renewalSource } from './store.renewals.ts'

const sources: Record<ReportName, (asked: Asked) => Source> = {
  'digital-card': cardSource,
  business: businessSource,
  payments: paymentSource,
  pending: pendingSource,
  expiring: expiringSource,
  commission: commissionSource,
  leads: leadSource,
  usage: usageSource,
  'gst-b2b': gstB2bSource,
  'gst-b2c': gstB2cSource,
  'gst-hsn': gstHsnSource,
  renewals: renewalSource,
  greetings: greetingSource,
  films: filmSource,
  sessions: sessionSource,
  failures: failureSource,
}

/** Whose rows a report may hold: one agency's, or with `ofPlatform` those of all (or of the one a filter names). */
export type Reach = { agencyId: number; ofPlatform: boolean }

/** A report that is ready to be read. */
export type Report = {
  columns: ReportColumn[]
  /** How far its rows are counted at once; what has more is made in the background. */
  exact: number
  count(most: number): Promise<number>
  /** All rows, batch by batch; `most` ends a walk that was meant to be short. */
  walk(batchSize: number): Rows
  first(limit: number): Promise<Awaited<ReturnType<typeof readBatch>>['rows']>
}

/** Opens a report for who asks. Throws VALIDATION for days in the wrong order and for columns it does not have. */
export async function openReport(
  database: Database,
  reach: Reach,
  report: ReportName,
  filters: ReportFilters,
  now: Date,
): Promise<Report> {
  const today = istDay(now)
  const ownSoonDays = await findSoonDays(database.platform, reach.agencyId)
  const days = { ...plainDays(report, today, ownSoonDays), ...given(filters) }
  if (days.from && days.to && days.from > days.to)
    fail('VALIDATION', 'The last day lies before the first one.', { field: 'to' })
  const columns =
    chosenColumns(report, filters.columns, reach.ofPlatform) ??
    fail('VALIDATION', 'This report does not have these columns.', { field: 'columns' })
  const source = sources[report]({
    agencyId: reach.ofPlatform ? filters.agencyId : reach.agencyId,
    filters: { ...filters, ...days },
    days: await daysWithin(
      database,
      { agencyId: reach.agencyId, reach: reach.ofPlatform ? 'platform' : 'agency' },
      filters.agencyId,
      today,
    ),
  })
  // Each question stands alone: a reader who takes an hour holds no connection meanwhile.
  const ask = <T>(work: (db: Db) => Promise<T>) =>
    reach.ofPlatform ? work(database.platform) : database.inScope(agencyScope(reach.agencyId), work)
  const counted = <T>(work: (tx: Tx) => Promise<T>) =>
    reach.ofPlatform
      ? plannedAsLists(database.platform, work)
      : database.inScope(agencyScope(reach.agencyId), async (tx) => {
          await planAsLists(tx)
          return work(tx)
        })
  const { inCrowd } = source
  // Asked once: a walk does not change its order on the way.
  let crowded: Promise<boolean> | undefined
  const isCrowd = async () => inCrowd !== undefined && (crowded ??= ask((db) => isCrowded(db, inCrowd)))
  const chosen = async (): Promise<Walk> => (inCrowd && (await isCrowd()) ? inCrowd.walk : source)
  return {
    columns,
    exact: inCrowd ? crowd : reportBounds.direct,
    count: async (most) =>
      most <= crowd + 1 && (await isCrowd()) ? most : counted((tx) => countRows(tx, source, most)),
    async first(limit) {
      const how = await chosen()
      return (await ask((db) => readBatch(db, how, columns, null, limit))).rows
    },
    async *walk(batchSize) {
      const how = await chosen()
      let place: Place | null = null
      do {
        const { rows, next } = await ask((db) => readBatch(db, how, columns, place, batchSize))
        yield rows
        place = next
      } while (place)
    },
  }
}

const given = ({ from, to }: ReportFilters) => ({ ...(from ? { from } : {}), ...(to ? { to } : {}) })

/** Rows of a report whose first batch is there already: what fails before it is told in words, not by half a file. */
export async function primed(rows: Rows): Promise<Rows> {
  const walk = rows[Symbol.asyncIterator]()
  const first = await walk.next()
  return (async function* () {
    for (let step = first; !step.done; step = await walk.next()) yield step.value
  })()
}

/** Throws LIMIT_REACHED for a report that is too long for this way. */
export function requireFits(total: number, most: number): void {
  if (total <= most) return
  const limit = most.toLocaleString('en-IN')
  fail(
    'LIMIT_REACHED',
    most === reportBounds.direct
      ? `This report has more than ${limit} rows. Let it be made in the background.`
      : `This report has more than ${limit} rows. Choose fewer days.`,
    { field: 'to' },
  )
}
