import { expect, test } from 'vitest'
import { methodsOf } from './methods.ts'

const methods = methodsOf({
  list: { method: 'GET', path: '/api/v1/sessions' },
  endAll: { method: 'DELETE', path: '/api/v1/sessions' },
  end: { method: 'DELETE', path: '/api/v1/sessions/:sessionId' },
  file: { method: 'POST', path: '/api/v1/report.csv' },
})

test.each([
  ['/api/v1/sessions', ['GET', 'HEAD', 'DELETE']],
  ['/api/v1/sessions/7', ['DELETE']],
  ['/api/v1/report.csv', ['POST']],
  ['/api/v1/reportXcsv', []],
  ['/api/v1/sessions/7/more', []],
  ['/api/v1/sessions/', []],
  ['/', []],
])('%s has %j', (path, wanted) => expect(methods(path)).toEqual(wanted))
