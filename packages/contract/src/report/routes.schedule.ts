import { z } from 'zod'
import { access, defineRoute } from '../route.ts'
import { NewReportSchedule, ReportSchedule } from './fields.schedule.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const own = access('-', '-', '-', 'A', 'X', 'session')
const ownById = access('-', '-', '-', 'A', 'X', 'id->agency')
const id = z.coerce.number().int().positive().max(2_147_483_647)

/** Reports that go out by e-mail (screens, report). They belong to the agency of whoever is signed in, the platform's too. */
export const reportScheduleRoutes = {
  listReportSchedules: defineRoute({
    method: 'GET',
    path: '/api/v1/reports/schedules',
    summary: 'Reports of the own agency that go out by e-mail, the newest first',
    access: own,
    reply: z.array(ReportSchedule),
    errors: [...dead],
  }),
  addReportSchedule: defineRoute({
    method: 'POST',
    path: '/api/v1/reports/schedules',
    summary: 'Have a report sent by e-mail each morning, Monday or first of a month to admins of the agency',
    access: own,
    body: NewReportSchedule,
    once: true,
    reply: ReportSchedule,
    errors: [...dead, 'LIMIT_REACHED'],
  }),
  deleteReportSchedule: defineRoute({
    method: 'DELETE',
    path: '/api/v1/reports/schedules/:reportScheduleId',
    summary: 'End a report that goes out by e-mail; `restore` takes it back',
    access: ownById,
    params: z.object({ reportScheduleId: id }),
    body: z.strictObject({ restore: z.boolean().optional() }),
    reply: z.object({ deleted: z.boolean() }),
    errors: [...dead, 'NOT_FOUND', 'LIMIT_REACHED'],
  }),
}
