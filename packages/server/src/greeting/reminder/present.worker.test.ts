import { runInNewContext } from 'node:vm'
import { beforeEach, expect, test, vi } from 'vitest'
import { noticeOf } from './present.ts'
import { drawReminderWorker, type ReminderPayload, type WorkerEvent } from './present.worker.ts'

type Shown = { title: string; options: { body: string; image?: string; tag: string; data?: ReminderPayload } }

const said = JSON.parse(
  noticeOf({
    language: 'hi',
    day: '2026-03-10',
    businessName: 'आनंद मिठाई',
    picture: {
      imageId: 7,
      title: 'होली',
      url: 'https://cards.example/api/v1/public/reminder/picture?token=x',
    },
    stopToken: '1.2.3.mac',
  }),
) as ReminderPayload

let shown: Shown[]
let opened: string[]
let calls: { url: string; body: unknown; credentials: unknown }[]
let pages: { url: string; focus: () => Promise<void>; navigate: (url: string) => Promise<void> }[]
let answer: () => Promise<{ ok: boolean }>
let hear: Map<string, (event: WorkerEvent) => void>

/** A browser around the very text that is sent to browsers. */
beforeEach(() => {
  shown = []
  opened = []
  calls = []
  pages = []
  answer = async () => ({ ok: true })
  hear = new Map()
  const self = {
    addEventListener: (name: string, listener: (event: WorkerEvent) => void) => void hear.set(name, listener),
    skipWaiting: vi.fn(async () => undefined),
    clients: {
      claim: async () => undefined,
      matchAll: async () => pages,
      openWindow: async (url: string) => void opened.push(url),
    },
    registration: {
      showNotification: async (title: string, options: Shown['options']) =>
        void shown.push({ title, options }),
      pushManager: {
        subscribe: async (options: unknown) => ({
          options,
          toJSON: () => ({ endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } }),
        }),
      },
    },
    fetch: async (url: string, wish: { body: string; credentials: unknown }) => {
      calls.push({ url, body: JSON.parse(wish.body), credentials: wish.credentials })
      return answer()
    },
  }
  runInNewContext(drawReminderWorker(), { self, URL })
})

/** Lets an event happen and waits for all that the worker wants to be waited for. */
async function happens(name: string, event: Partial<WorkerEvent> = {}): Promise<void> {
  const works: Promise<unknown>[] = []
  hear.get(name)!({ waitUntil: (work) => void works.push(work), ...event })
  await Promise.all(works)
}
const close = vi.fn()
const click = (action: string, data: ReminderPayload = said) =>
  happens('notificationclick', { action, notification: { data, close } })

test('a message shows its picture with both ways out', async () => {
  await happens('push', { data: { json: () => said } })
  expect(shown).toMatchObject([
    {
      title: 'आज की शुभकामना तैयार है',
      options: {
        body: 'होली · आनंद मिठाई',
        image: said.image,
        tag: 'reminder-2026-03-10',
        lang: 'hi',
        actions: [
          { action: 'open', title: 'शेयर करें' },
          { action: 'stop', title: 'बंद करें' },
        ],
      },
    },
  ])
})

test.each(['', 'open'])('a tap (%j) opens the picture ready to be shared', async (action) => {
  await click(action)
  expect(close).toHaveBeenCalled()
  expect(opened).toEqual(['/panel/customer/daily-image?day=2026-03-10&image=7'])
})

test('a panel that is open already is shown the picture; another page of the host is left alone', async () => {
  const went: string[] = []
  const page = (url: string) => ({
    url,
    focus: async () => void went.push(`focus ${url}`),
    navigate: async (to: string) => void went.push(to),
  })
  pages = [page('https://cards.example/anand-mithai'), page('https://cards.example/panel/customer')]
  await click('open')
  expect(went).toEqual([
    'focus https://cards.example/panel/customer',
    '/panel/customer/daily-image?day=2026-03-10&image=7',
  ])
  expect(opened).toEqual([])
})

test.each(['https://evil.example/', '//evil.example', '/panel/../x', 'javascript:alert(1)', '/anand-mithai'])(
  'a message that leads to %s opens the panel',
  async (url) => {
    await click('open', { ...said, url })
    expect(opened).toEqual(['/panel/customer'])
  },
)

test('switching off says so to the server, and to the owner how it went', async () => {
  await click('stop')
  expect(calls).toEqual([
    { url: '/api/v1/public/reminder/stop', body: { token: '1.2.3.mac' }, credentials: 'same-origin' },
  ])
  expect(shown[0]!.options.body).toBe(said.words.stopped)
  expect(opened).toEqual([])
  answer = async () => ({ ok: false })
  await click('stop')
  expect(shown[1]!.options.body).toBe(said.words.failed)
  answer = async () => Promise.reject(new Error('offline'))
  await click('stop')
  expect(shown[2]!.options.body).toBe(said.words.failed)
})

test('a browser that was given another address tells it', async () => {
  const options = { userVisibleOnly: true }
  await happens('pushsubscriptionchange', { oldSubscription: { options, toJSON: () => ({}) } })
  expect(calls).toEqual([
    {
      url: '/api/v1/push/devices',
      body: { endpoint: 'https://push.example/new', keys: { p256dh: 'p', auth: 'a' } },
      credentials: 'same-origin',
    },
  ])
  await happens('pushsubscriptionchange', { oldSubscription: null })
  expect(calls).toHaveLength(1)
})

test('the longest names leave a message far below what fits into one', () => {
  const longest = noticeOf({
    language: 'hi',
    day: '2026-03-10',
    businessName: 'ॐ'.repeat(500),
    picture: {
      imageId: 2_000_000_000,
      title: 'ॐ'.repeat(500),
      url: `https://${'x'.repeat(250)}/${'y'.repeat(300)}`,
    },
    stopToken: 'z'.repeat(120),
  })
  expect(Buffer.byteLength(longest)).toBeLessThan(3000)
})
