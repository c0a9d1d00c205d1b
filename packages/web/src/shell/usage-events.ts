import type { LogEvent } from '@parichay/contract/analytics/fields.ts'
import { keep, kept } from '../keepsake.ts'
import { useSession } from '../session.ts'
import { areaOf } from './rules.ts'
import { track, type TrackedSession } from './session-tracking.ts'

type EventName = LogEvent['logEventName']

/** Events are sent only on the production host (specification 7). They never disturb: a failure is forgotten. */
export async function sendEvent(logEventName: EventName, metaData?: LogEvent['metaData']) {
  const area = areaOf(location.pathname)
  if (!useSession.getState().agency.isProductionHost) return
  const session = kept<TrackedSession>('session')
  const event: LogEvent = {
    logEventName,
    sessionId: session?.sessionId ?? newSessionId(),
    context: area === 'admin' ? 'admin' : 'customer',
    pageUrl: location.pathname,
    ...(metaData ? { metaData } : {}),
  }
  await fetch('/api/v1/analytics/log', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ logEvents: [event] }),
  }).catch(() => undefined)
}

/** Watches taps and keys in the customer area and starts a session after half an hour of rest. */
export function watchSession(): () => void {
  const interact = () => {
    if (areaOf(location.pathname) !== 'customer') return
    const tracked = track(kept<TrackedSession>('session'), Date.now(), newSessionId)
    if (!tracked) return
    keep('session', tracked.session)
    if (tracked.started) void sendEvent('START_SESSION')
  }
  interact()
  const events = ['pointerdown', 'keydown', 'visibilitychange'] as const
  for (const name of events) document.addEventListener(name, interact, { passive: true })
  return () => {
    for (const name of events) document.removeEventListener(name, interact)
  }
}

/** `randomUUID` is missing on plain addresses of the same network. */
function newSessionId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
