import { istDay } from '@parichay/contract/business/rules.ts'
import { scheduleBounds } from '@parichay/contract/report/fields.schedule.ts'
import { reportBounds } from '@parichay/contract/report/fields.ts'
import type { ReportFilters } from '@parichay/contract/report/filters.ts'
import { reportPath } from '@parichay/contract/report/rules.ts'
import { coveredDays, dueOn } from '@parichay/contract/report/rules.schedule.ts'
import { findAgency } from '../../agency/store.ts'
import { signedBy } from '../../agency/rules.ts'
import { agencyScope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { makeReport } from '../jobs.ts'
import { fileTypes } from '../../platform/table-file.ts'
import { drawReport } from '../present.ts'
import { addReportFile } from '../store.files.ts'
import { openReport, type Report } from '../usecase.ts'
import { findDueReports, sendReport } from './jobs.ts'
import { reportLetter } from './mail.ts'
import { claimDelivery, type Delivery, findSchedule, listDue, type ScheduleRow } from './store.ts'
import { recipientsOf } from './usecase.ts'

/** Letters that one look finds; the next look of the day finds what is beyond. */
const mostLetters = 5000
const batchSize = 2000

/** Queues every letter with a report that is due and did not go out. Gives back how many. */
export async function queueReports(world: World): Promise<number> {
  const { platform } = world.database
  const today = istDay(world.clock())
  const mornings = { day: dueOn('day', today), week: dueOn('week', today), month: dueOn('month', today) }
  const due = await listDue(platform, mornings, mostLetters)
  if (due.length > 0) await platform.transaction().execute((tx) => world.queue.addMany(tx, sendReport, due))
  return due.length
}

/** The whole file of a short report; null where it is longer than a letter carries. */
async function shortFile(
  report: Report,
  format: ScheduleRow['format'],
  rows: number,
): Promise<Buffer | null> {
  if (rows > scheduleBounds.attachedRows) return null
  const parts: Buffer[] = []
  for await (const part of drawReport(format, report.columns, report.walk(batchSize)))
    parts.push(Buffer.from(part))
  const bytes = Buffer.concat(parts)
  return bytes.length > scheduleBounds.attachedBytes ? null : bytes
}

/**
 * Sends one report to one person: attached where it is short, else made in the background and linked to. What is true now
 * decides: who left, lost the right or has no address any more gets nothing, and an ended schedule sends nothing. Each
 * morning's letter goes out once. What has more rows than `most` is cut there, and the letter says so.
 */
export async function deliverReport(
  world: World,
  key: Delivery,
  most: number = reportBounds.file,
): Promise<void> {
  const scope = agencyScope(key.agencyId)
  const agency = await findAgency(world.database.platform, key.agencyId)
  const now = world.clock()
  if (!agency || agency.status !== 'ACTIVE') return
  const [schedule, person] = await world.database.inScope(scope, async (tx) => {
    const row = await findSchedule(tx, scope, key.reportScheduleId)
    const isNamed = row?.recipients.includes(key.franchiseeId) ?? false
    const named = row && isNamed ? { report: row.report, recipients: [key.franchiseeId] } : undefined
    return [row, named && (await recipientsOf(tx, scope, named))[0]] as const
  })
  // A letter of another morning is not sent late: the next one is on its way.
  if (!schedule || !person || key.dueOn !== dueOn(schedule.every, istDay(now))) return
  const { report, format, every, ofPlatform, language, madeBy } = schedule
  const days = coveredDays(report, every, key.dueOn)
  const filters: ReportFilters = { ...days, ...schedule.filters }
  // Where the agency stopped being the platform, its reports are its own again.
  const reach = { agencyId: key.agencyId, ofPlatform: ofPlatform && agency.roles.includes('superadmin') }
  const opened = await openReport(world.database, reach, report, filters, now)
  const rows = await opened.count(most + 1)
  const bytes = rows === 0 ? null : await shortFile(opened, format, rows)
  const origin = await world.hosts.originOf(key.agencyId)
  const letter = reportLetter({
    language,
    report,
    every,
    name: person.name,
    agencyName: agency.agencyName,
    madeBy,
    days,
    rows: Math.min(rows, most),
    isCut: rows > most,
    file: rows === 0 ? 'none' : bytes ? 'attached' : 'waits',
    url: `${origin}${reportPath(report, filters)}`,
  })
  await world.database.inScope(scope, async (tx) => {
    if (!(await claimDelivery(tx, key, rows, now))) return
    if (rows > 0 && !bytes) {
      const asker = { agencyId: key.agencyId, franchiseeId: key.franchiseeId }
      const wish = { report, format, filters, ofPlatform: reach.ofPlatform, rowsTotal: rows, createdAt: now }
      const { agencyId, reportFileId } = await addReportFile(tx, asker, wish)
      await world.queue.add(tx, makeReport, { agencyId, reportFileId })
    }
    // If it cannot be handed over, the note falls with the transaction and the job comes again.
    await world.mail.send({
      agencyId: key.agencyId,
      to: person.email,
      ...signedBy(letter, agency),
      files: bytes
        ? [{ name: `report-${report}-${key.dueOn}.${format}`, type: fileTypes[format], bytes }]
        : [],
    })
  })
}

/** Takes up reports that go out by e-mail. */
export async function workSchedules(world: World): Promise<void> {
  await world.queue.work(findDueReports, async () => {
    const queued = await queueReports(world)
    if (queued > 0) world.log.info({ queued }, 'reports queued')
  })
  await world.queue.work(sendReport, (key) => deliverReport(world, key))
}
