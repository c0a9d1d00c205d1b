import { clientLogBytes } from '@parichay/contract/analytics/bounds.ts'
import type { ClientLog } from '@parichay/contract/analytics/fields.ts'
import type { CallFailed } from '../failures.ts'
import { logGate } from './rates.ts'

const logPath = '/log'
const unlogged = new Set([`POST ${logPath}`, 'POST /api/v1/analytics/log'])
const mayLog = logGate()

/** Log calls themselves are never logged, or one failure would beget the next. */
export const isLogCall = (name: string) => unlogged.has(name)

/** Failed calls go to the log (specification 8). */
export function logFailedCall(name: string, failure: CallFailed) {
  if (isLogCall(name)) return
  const message = failure.message || failure.code
  send({
    source: 'api',
    message,
    call: name,
    code: failure.code,
    ...(failure.ref ? { ref: failure.ref } : {}),
  })
}

/** Unhandled errors and rejections of the panel (specification 8). */
export function logFrontendError(error: unknown) {
  const known = error instanceof Error ? error : new Error(String(error))
  if (known.name === 'CallFailed' || known.name === 'Offline' || known.name === 'AbortError') return
  send({
    source: 'frontend',
    message: known.message || known.name,
    ...(known.stack ? { stack: known.stack.slice(0, 6000) } : {}),
  })
}

function send(entry: ClientLog) {
  if (!mayLog(`${entry.source} ${entry.call ?? ''} ${entry.message}`, Date.now(), Math.random())) return
  const body: ClientLog = {
    ...entry,
    message: entry.message.slice(0, 2000),
    pageUrl: location.pathname.slice(0, 500),
  }
  void fetch(logPath, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: fitting(body),
  }).catch(() => undefined)
}

/** An entry as it is sent: the end of its stack, then of its message, gives way where all of it would be turned away as too large. */
function fitting(entry: ClientLog): string {
  const text = JSON.stringify(entry)
  const over = new TextEncoder().encode(text).length - clientLogBytes
  if (over <= 0) return text
  const { stack, ...rest } = entry
  // A letter of India takes three bytes; what is still too long is cut again.
  const most = -Math.ceil(over / 3)
  if (stack) return fitting({ ...rest, stack: stack.slice(0, most) })
  return fitting({ ...rest, message: rest.message.slice(0, most) })
}
