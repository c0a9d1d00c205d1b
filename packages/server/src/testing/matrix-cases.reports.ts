import type { reportScheduleRoutes } from '@parichay/contract/report/routes.schedule.ts'
import type { reportRoutes } from '@parichay/contract/report/routes.ts'
import type { MatrixCase } from './matrix-case.ts'

const missing = 999_999

/** Reports name no object: each admin has those of the own agency, and a file belongs to the person who asked. */
export const reportCases: Record<keyof typeof reportRoutes | keyof typeof reportScheduleRoutes, MatrixCase> =
  {
    listReportSchedules: { object: null, input: () => ({}) },
    addReportSchedule: {
      object: null,
      input: () => ({
        body: {
          report: 'business',
          format: 'csv',
          every: 'day',
          filters: {},
          recipients: [missing],
          language: 'en',
        },
      }),
      allowed: 422,
      table: 'report_schedule',
    },
    deleteReportSchedule: {
      object: null,
      input: () => ({ params: { reportScheduleId: missing }, body: {} }),
      allowed: 404,
    },
    downloadCardReport: { object: null, input: () => ({ query: {} }) },
    downloadBusinessReport: { object: null, input: () => ({ query: {} }) },
    downloadReport: {
      object: null,
      input: () => ({ params: { report: 'gst-b2b' }, query: { from: '2020-01-01' } }),
    },
    previewReport: {
      object: null,
      input: () => ({ params: { report: 'payments' }, query: { from: '2020-01-01' } }),
    },
    countReport: {
      object: null,
      input: () => ({ params: { report: 'payments' }, query: { from: '2020-01-01' } }),
    },
    listReportFiles: { object: null, input: () => ({}) },
    makeReportFile: {
      object: null,
      input: () => ({ body: { report: 'business', format: 'csv', filters: {} } }),
      table: 'report_file',
    },
    downloadReportFile: {
      object: null,
      input: () => ({ params: { reportFileId: missing } }),
      allowed: 404,
    },
  }
