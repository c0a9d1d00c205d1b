import { z } from 'zod'
import { access, defineRoute } from '../route.ts'
import { ReportCount, ReportFile, ReportFormat, ReportName, ReportPreview } from './fields.ts'
import { ReportFilters, ReportQuery } from './filters.ts'

const admins = access('-', '-', '-', 'A', 'X', 'agencyId')
/** A file belongs to the person who asked for it. */
const askers = access('-', '-', '-', 'A', 'X', 'id->asker')
const failures = ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'VALIDATION', 'LIMIT_REACHED'] as const
const id = z.coerce.number().int().positive().max(2_147_483_647)
const csv = 'text/csv; charset=utf-8' as const

/** Reports (specification 7; screens, report). A download above 50,000 rows answers LIMIT_REACHED: it is made in the background. */
export const reportRoutes = {
  downloadCardReport: defineRoute({
    method: 'GET',
    path: '/api/v1/reports/project-report/digital-card',
    summary: 'All digital cards of the agency, saved as report.csv (report.xlsx with `format=xlsx`)',
    access: admins,
    query: ReportQuery,
    download: csv,
    reply: z.unknown(),
    errors: failures,
  }),
  downloadBusinessReport: defineRoute({
    method: 'GET',
    path: '/api/v1/reports/project-report/business',
    summary: 'All businesses of the agency, saved as report.csv (report.xlsx with `format=xlsx`)',
    access: admins,
    query: ReportQuery,
    download: csv,
    reply: z.unknown(),
    errors: failures,
  }),
  downloadReport: defineRoute({
    method: 'GET',
    path: '/api/v1/reports/:report/rows',
    summary: 'Any report as a file, CSV or XLSX',
    access: admins,
    params: z.object({ report: ReportName }),
    query: ReportQuery,
    download: csv,
    reply: z.unknown(),
    errors: failures,
  }),
  previewReport: defineRoute({
    method: 'GET',
    path: '/api/v1/reports/:report/preview',
    summary: 'The first 20 rows of a report, and whether there are more',
    access: admins,
    params: z.object({ report: ReportName }),
    query: ReportFilters,
    reply: ReportPreview,
    errors: failures,
  }),
  countReport: defineRoute({
    method: 'GET',
    path: '/api/v1/reports/:report/count',
    summary: 'How many rows a report has, for the same query as its first rows',
    access: admins,
    params: z.object({ report: ReportName }),
    query: ReportFilters,
    reply: ReportCount,
    errors: failures,
  }),
  listReportFiles: defineRoute({
    method: 'GET',
    path: '/api/v1/reports/files',
    summary: 'Files that were asked for in the background in the last seven days, newest first, at most ten',
    access: access('-', '-', '-', 'A', 'X', 'session'),
    reply: z.array(ReportFile),
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED'],
  }),
  makeReportFile: defineRoute({
    method: 'POST',
    path: '/api/v1/reports/files',
    summary: 'Makes a report of up to 500,000 rows in the background',
    access: admins,
    body: z.strictObject({ report: ReportName, format: ReportFormat, filters: ReportFilters.strict() }),
    once: true,
    reply: ReportFile,
    errors: failures,
  }),
  downloadReportFile: defineRoute({
    method: 'GET',
    path: '/api/v1/reports/files/:reportFileId/content',
    summary: 'A file that was made in the background',
    access: askers,
    params: z.object({ reportFileId: id }),
    download: csv,
    reply: z.unknown(),
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND'],
  }),
}
