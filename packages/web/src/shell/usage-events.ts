import type { LogEvent } from '@parichay/contract/analytics/fields.ts'
import { keep, kept } from '../keepsake.ts'
import { useSession } from '../session.ts'
import { freshId } from '../ui/fresh-id.ts'
import { viewing } from '../viewing.ts'
import { areaOf } from './rules.ts'
import { track, type TrackedSession } from './session-tracking.ts'

type EventName = LogEvent['logEventName']

/** Events are sent only on the production host (specification 7). They never disturb: a failure is forgotten. */
export async function sendEvent(logEventName: EventName, metaData?: LogEvent['metaData']) {
  const area = areaOf(location.pathname)
  // What staff do in a view is not the customer's.
  if (!useSession.getState().agency.isProductionHost || viewing()) return
  const session = kept<TrackedSession>('session')
  const event: LogEvent = {
    logEventName,
    sessionId: session?.sessionId ?? freshId(),
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
    // Putting a page away is no use of it.
    if (areaOf(location.pathname) !== 'customer' || document.visibilityState === 'hidden') return
    const tracked = track(kept<TrackedSession>('session'), Date.now(), freshId)
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
