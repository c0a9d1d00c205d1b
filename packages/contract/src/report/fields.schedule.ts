import { z } from 'zod'
import { FranchiseeId, Instant, IstDate, RowNumber } from '../ids.ts'
import { ReportFormat, ReportName } from './fields.ts'
import { ReportFilters } from './filters.ts'

/** How often a report goes out: each morning, each Monday, each first of a month (IST). */
export const scheduleSteps = ['day', 'week', 'month'] as const
/** One of `scheduleSteps`. */
export type ScheduleStep = (typeof scheduleSteps)[number]

/** Schedules of an agency, people of one; a file up to so many rows and bytes is attached, a longer one is linked to. */
export const scheduleBounds = {
  schedules: 20,
  recipients: 10,
  attachedRows: 5000,
  attachedBytes: 2_000_000,
} as const

const recipients = z
  .array(FranchiseeId)
  .min(1, 'Choose at least one person.')
  .max(scheduleBounds.recipients)
  .transform((ids) => [...new Set(ids)])

/** What narrows a report that goes out by itself, and its columns. */
const ScheduleFilters = ReportFilters.omit({ from: true, to: true })
/** What narrows a report that goes out by itself, and its columns. */
export type ScheduleFilters = z.output<typeof ScheduleFilters>

/** A report that is to go out by itself. Its days follow from the step; everything else narrows it as on the screen. */
export const NewReportSchedule = z.strictObject({
  report: ReportName,
  format: ReportFormat,
  every: z.enum(scheduleSteps),
  filters: ScheduleFilters.strict(),
  recipients,
  /** The language of the letters. */
  language: z.enum(['en', 'hi']),
})
export type NewReportSchedule = z.output<typeof NewReportSchedule>

/** A report that goes out by itself. */
export const ReportSchedule = z.object({
  reportScheduleId: RowNumber,
  report: ReportName,
  format: ReportFormat,
  every: z.enum(scheduleSteps),
  filters: ScheduleFilters,
  /** Who gets it today: people who left, or may not read reports any more, are not here. */
  recipients: z.array(z.object({ franchiseeId: FranchiseeId, name: z.string(), email: z.string() })),
  /** The morning it goes out next. */
  nextOn: IstDate,
  lastSentAt: Instant.nullable(),
  madeBy: z.string(),
})
export type ReportSchedule = z.infer<typeof ReportSchedule>
