import { istDay } from '@parichay/contract/business/rules.ts'
import { istHour } from '@parichay/contract/greeting/daily-reminder.ts'
import { fail } from '@parichay/contract/errors.ts'
import { type ReportSchedule, scheduleBounds } from '@parichay/contract/report/fields.schedule.ts'
import type { reportScheduleRoutes } from '@parichay/contract/report/routes.schedule.ts'
import { chosenColumns } from '@parichay/contract/report/rules.ts'
import { goesOutNext } from '@parichay/contract/report/rules.schedule.ts'
import { changeAndRecord } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Handlers } from '../../platform/http.ts'
import type { Scope } from '../../platform/scope.ts'
import {
  addSchedule,
  listRecipients,
  listSchedules,
  lockSchedules,
  type Recipient,
  type ScheduleRow,
  setScheduleDeleted,
} from './store.ts'
import { mayBeSent, recipientsOf } from './usecase.ts'

const present = (
  row: ScheduleRow & { lastSentAt?: Date | null },
  known: readonly Recipient[],
  now: Date,
): ReportSchedule => ({
  reportScheduleId: row.reportScheduleId,
  report: row.report,
  format: row.format,
  every: row.every,
  filters: row.filters,
  recipients: known
    .filter((one) => row.recipients.includes(one.franchiseeId) && mayBeSent(row.report, one))
    .map(({ franchiseeId, name, email }) => ({ franchiseeId, name, email })),
  nextOn: goesOutNext(
    row.every,
    { madeOn: istDay(row.createdAt), sentOn: row.lastSentAt ? istDay(row.lastSentAt) : null },
    { today: istDay(now), hour: istHour(now) },
  ),
  lastSentAt: row.lastSentAt?.toISOString() ?? null,
  madeBy: row.madeBy,
})

/** Refuses one more than an agency may have; nobody else adds one until the transaction ends. */
async function requireRoom(tx: Tx, scope: Scope): Promise<void> {
  await lockSchedules(tx, scope)
  if ((await listSchedules(tx, scope)).length >= scheduleBounds.schedules)
    fail('LIMIT_REACHED', `At most ${scheduleBounds.schedules} reports can go out by e-mail. End one first.`)
}

/** Handlers of `reportScheduleRoutes`. */
export const reportScheduleHandlers: Handlers<typeof reportScheduleRoutes> = {
  listReportSchedules: ({ scope, world, now }) =>
    world.database.inScope(scope, async (tx) => {
      const rows = await listSchedules(tx, scope)
      const known = await listRecipients(tx, scope, [...new Set(rows.flatMap((row) => row.recipients))])
      return rows.map((row) => present(row, known, now))
    }),

  async addReportSchedule(call) {
    const { scope, body, actor, now } = call
    const ofPlatform = scope.reach === 'platform'
    if (!chosenColumns(body.report, body.filters.columns, ofPlatform))
      fail('VALIDATION', 'This report does not have these columns.', { field: 'filters' })
    return changeAndRecord(call, scope, 'agency', async (tx) => {
      await requireRoom(tx, scope)
      const known = await recipientsOf(tx, scope, body)
      if (known.length < body.recipients.length)
        fail(
          'VALIDATION',
          'Choose admins of your agency who can sign in, have an e-mail address and see this report.',
          { field: 'recipients' },
        )
      const madeBy = actor.kind === 'staff' ? actor.name : ''
      const row = await addSchedule(tx, scope, { ...body, ofPlatform, madeBy, createdAt: now })
      return {
        result: present(row, known, now),
        action: 'report.schedule',
        object: `report ${row.report}`,
        detail: {
          every: row.every,
          format: row.format,
          recipients: known.map(({ name }) => name).join(', '),
        },
      }
    })
  },

  deleteReportSchedule: (call) =>
    changeAndRecord(call, call.scope, 'agency', async (tx) => {
      const { restore } = call.body
      if (restore) await requireRoom(tx, call.scope)
      const row =
        (await setScheduleDeleted(tx, call.scope, call.params.reportScheduleId, restore ? null : call.now)) ??
        fail('NOT_FOUND', 'This report does not go out any more.')
      return {
        result: { deleted: restore !== true },
        action: restore ? 'report.schedule' : 'report.unschedule',
        object: `report ${row.report}`,
        detail: { every: row.every, format: row.format },
      }
    }),
}
