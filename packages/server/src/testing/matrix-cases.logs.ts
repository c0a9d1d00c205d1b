import type { MatrixCase } from './matrix-case.ts'

/** Cases of the authorisation matrix for what the panel itself writes down. */
export const logCases: Record<'logFailure' | 'logEvents', MatrixCase> = {
  logFailure: {
    object: null,
    input: () => ({ body: { source: 'frontend', message: 'it broke' } }),
    table: 'client_log',
  },
  logEvents: {
    object: null,
    input: () => ({
      body: {
        logEvents: [
          {
            logEventName: 'LOGIN',
            sessionId: '7d4f2c7e-1f43-4a4e-8f0e-0a5a4f1a2b3c',
            context: 'admin',
            pageUrl: '/',
          },
        ],
      },
    }),
    table: 'analytics_event',
  },
}
