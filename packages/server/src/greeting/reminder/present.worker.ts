import type { NoticePayload } from '../../push/rules.ts'

/** The same of the daily reminder, which one tap ends. */
export type ReminderPayload = NoticePayload & {
  stop: string
  words: Record<'open' | 'stop' | 'stopped' | 'failed', string>
}

type Options = {
  body: string
  lang?: string
  tag: string
  icon?: string
  image?: string
  actions?: { action: string; title: string }[]
  data?: NoticePayload
}
type Page = { url: string; focus(): Promise<unknown>; navigate(url: string): Promise<unknown> }
type Subscribed = { toJSON(): { endpoint?: string; keys?: Record<string, string> }; options: unknown }
/** Any event of a worker, with what those that are listened to carry. */
export type WorkerEvent = {
  waitUntil(work: Promise<unknown>): void
  data?: { json(): unknown } | null
  action?: string
  notification?: { data?: unknown; close(): void }
  oldSubscription?: Subscribed | null
}
/** What the worker needs of the browser (Service Workers, Push API, Notifications). */
export type WorkerScope = {
  addEventListener(name: string, hear: (event: WorkerEvent) => void): void
  skipWaiting(): Promise<unknown>
  clients: {
    claim(): Promise<unknown>
    matchAll(wish: { type: 'window'; includeUncontrolled: boolean }): Promise<Page[]>
    openWindow(url: string): Promise<unknown>
  }
  registration: {
    showNotification(title: string, options: Options): Promise<unknown>
    pushManager: { subscribe(options: unknown): Promise<Subscribed> }
  }
  fetch(url: string, wish: object): Promise<{ ok: boolean }>
}

/**
 * The worker of the panel: shows the picture of the day, opens it, and switches the reminder off. It caches nothing and answers no request of
 * a page. It is sent to browsers as it stands here (`drawReminderWorker`), so it uses nothing from outside of itself.
 */
export function reminderWorker(scope: WorkerScope): void {
  const say = (path: string, body: unknown) =>
    scope.fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })

  const show = (said: NoticePayload) =>
    scope.registration.showNotification(said.title, {
      body: said.body,
      lang: said.lang,
      tag: said.tag,
      icon: said.icon,
      ...(said.image ? { image: said.image } : {}),
      actions: [
        { action: 'open', title: said.words.open },
        ...(said.stop && said.words.stop ? [{ action: 'stop', title: said.words.stop }] : []),
      ],
      data: said,
    })

  const stop = async (said: NoticePayload) => {
    const done = await say('/api/v1/public/reminder/stop', { token: said.stop }).then(
      ({ ok }) => ok,
      () => false,
    )
    await scope.registration.showNotification(said.title, {
      body: (done ? said.words.stopped : said.words.failed) ?? said.body,
      lang: said.lang,
      tag: said.tag,
      icon: said.icon,
    })
  }

  const open = async (url: string) => {
    // Only a page of the panel, whatever a message says.
    const path = /^\/panel\/[\w/-]+(\?[\w=&-]*)?$/.test(url) ? url : '/panel/customer'
    const pages = await scope.clients.matchAll({ type: 'window', includeUncontrolled: false })
    const page = pages.find((one) => new URL(one.url).pathname.startsWith('/panel'))
    if (!page) return scope.clients.openWindow(path)
    await page.focus()
    return page.navigate(path).catch(() => scope.clients.openWindow(path))
  }

  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()))
  scope.addEventListener('push', (event) => {
    const said = event.data?.json() as NoticePayload | undefined
    if (said) event.waitUntil(show(said))
  })
  scope.addEventListener('notificationclick', (event) => {
    const said = event.notification?.data as NoticePayload | undefined
    event.notification?.close()
    if (said) event.waitUntil(event.action === 'stop' ? stop(said) : open(said.url))
  })
  // The push service gave the browser another address: it is told here, so that tomorrow's reminder finds it.
  scope.addEventListener('pushsubscriptionchange', (event) => {
    const options = event.oldSubscription?.options
    if (!options) return
    event.waitUntil(
      scope.registration.pushManager.subscribe(options).then((now) => {
        const { endpoint, keys } = now.toJSON()
        return say('/api/v1/push/devices', { endpoint, keys })
      }),
    )
  })
}

/** The worker as a browser loads it. */
export const drawReminderWorker = (): string => `(${reminderWorker.toString()})(self)\n`
