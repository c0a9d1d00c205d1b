import type { PushSubscription as Subscription } from '@parichay/contract/push/fields.ts'

/** The worker that shows notifications; the server hands it out. */
const workerAddress = '/panel/reminder-worker.js'
const scope = '/panel/'

/** What this browser says to notifications of the panel. */
export type BrowserState = 'unsupported' | 'denied' | 'off' | 'on'

const canPush = () =>
  window.isSecureContext &&
  'serviceWorker' in navigator &&
  'PushManager' in window &&
  'Notification' in window

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0))

/** Whether a subscription was made for this installation as it is now. */
function isOurs({ options }: PushSubscription, publicKey: string): boolean {
  const key = options.applicationServerKey
  const wanted = bytesOf(publicKey)
  return key !== null && new Uint8Array(key).every((byte, at) => byte === wanted[at])
}

/** How it stands with this browser; nothing is asked of its owner. */
export async function readBrowser(publicKey: string): Promise<BrowserState> {
  if (!canPush()) return 'unsupported'
  if (Notification.permission === 'denied') return 'denied'
  const registration = await navigator.serviceWorker.getRegistration(scope)
  const subscription = await registration?.pushManager.getSubscription()
  return subscription && Notification.permission === 'granted' && isOurs(subscription, publicKey)
    ? 'on'
    : 'off'
}

/**
 * Asks the owner, then the browser, for a subscription; begins with a tap, or browsers ask nobody. Null when the owner said
 * no, or put the question off.
 */
export async function subscribe(publicKey: string): Promise<Subscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(workerAddress, { scope })
  const { pushManager } = await navigator.serviceWorker.ready
  let found = await pushManager.getSubscription()
  if (found && !isOurs(found, publicKey)) {
    await found.unsubscribe()
    found = null
  }
  const options = { userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) }
  const { endpoint, keys } = (found ?? (await pushManager.subscribe(options))).toJSON()
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } }
}

/** Ends the subscription of this browser, also at its push service. */
export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration(scope)
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}
