import type { User } from '@parichay/contract/auth/fields.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { reminderRoutes } from '@parichay/contract/greeting/routes.reminder.ts'
import type { PushDevice } from '@parichay/contract/push/fields.ts'
import { type ReminderWish, usualReminder } from '@parichay/contract/greeting/daily-reminder.ts'
import { pushRoutes } from '@parichay/contract/push/routes.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Asked, Edge, refused } from '../testing/edge.ts'
import { openPanel } from '../testing/panel.tsx'

const publicKey = `B${'A'.repeat(86)}`
const keyBytes = Uint8Array.from({ length: 65 }, (_, at) => (at === 0 ? 4 : 0))
const subscribed = {
  endpoint: 'https://push.example/1',
  keys: { p256dh: `B${'x'.repeat(86)}`, auth: 'y'.repeat(22) },
}
const phone: PushDevice = {
  pushDeviceId: 3,
  device: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
  addedAt: '2026-11-01T06:00:00.000Z',
  lastSentAt: null,
  isCurrent: false,
}
const here: PushDevice = { ...phone, pushDeviceId: 4, isCurrent: true }

let edge: Edge
let user: User
let saved: Asked[]
let devices: PushDevice[]
/** How many times the browser asked its owner. */
let questions: number
afterEach(() => {
  expect(edge.unanswered).toEqual([])
  for (const name of ['serviceWorker'] as const)
    delete (navigator as unknown as Record<string, unknown>)[name]
  delete (window as unknown as Record<string, unknown>)['PushManager']
  delete (window as unknown as Record<string, unknown>)['isSecureContext']
})
beforeEach(() => {
  edge = new Edge()
  questions = 0
  devices = []
  user = {
    userId: 1,
    isForeignUser: false,
    phoneNumber: '+919825012345',
    email: 'asha@shop.example',
    title: null,
    name: 'Asha',
    preference: { reminder: { hour: 8, mail: false, onlyOccasions: false } },
    mustChangePassword: false,
    createdAt: '2026-11-01T06:00:00.000Z',
  }
  edge.on(authRoutes.getUser, () => user)
  edge.on(businessRoutes.getBusinessesByUser, [])
  edge.on(pushRoutes.getPush, () => ({ publicKey, devices }))
  saved = edge.on(authRoutes.updatePreference, ({ body }) => {
    const { reminder } = (body as { preference: { reminder: Partial<ReminderWish> } }).preference
    const stands = user.preference.reminder ?? usualReminder
    user = { ...user, preference: { reminder: { ...stands, ...reminder } } }
    return { updatedUser: user }
  })
})

/** A browser that can show notifications; `answer` is what its owner says when asked. */
function giveBrowser(permission: NotificationPermission, answer: NotificationPermission = 'granted') {
  let subscription: object | null =
    permission === 'granted' && devices.some((one) => one.isCurrent) ? made() : null
  function made() {
    return {
      options: { applicationServerKey: keyBytes.buffer },
      toJSON: () => subscribed,
      unsubscribe: async () => {
        subscription = null
        return true
      },
    }
  }
  const registration = {
    pushManager: {
      getSubscription: async () => subscription,
      subscribe: async () => (subscription = made()),
    },
  }
  const serviceWorker = {
    register: async () => registration,
    getRegistration: async () => registration,
    ready: Promise.resolve(registration),
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  Object.defineProperty(window, 'PushManager', { value: class {}, configurable: true })
  Object.defineProperty(window, 'isSecureContext', { value: true, configurable: true })
  const notification = {
    permission,
    requestPermission: async () => {
      questions += 1
      return (notification.permission = answer)
    },
  }
  vi.stubGlobal('Notification', notification)
}

const open = () => openPanel({ at: '/panel/customer/account/reminder', edge })
const toggle = (name: RegExp) => screen.findByRole<HTMLInputElement>('switch', { name })
const ready = async (name: RegExp) => {
  const found = await toggle(name)
  await waitFor(() => expect(found.disabled).toBe(false))
  return found
}

test('the browser asks its owner at a tap only; then this device is on, and one can be sent to try', async () => {
  giveBrowser('default')
  const added = edge.on(pushRoutes.addPushDevice, () => ({ devices: (devices = [here]) }))
  const tried = edge.on(reminderRoutes.testReminder, { queued: true })
  const { hands } = await open()
  await screen.findByText('The reminder is off')
  const device = await ready(/^Notification on this device/)
  expect([device.checked, questions]).toEqual([false, 0])
  await hands.click(device)
  await waitFor(async () => expect((await toggle(/^Notification on this device/)).checked).toBe(true))
  expect([questions, added.map(({ body }) => body)]).toEqual([1, [subscribed]])
  // The hour was chosen before.
  expect(saved).toEqual([])
  await screen.findByText('The reminder is on')
  await hands.click(await screen.findByRole('button', { name: 'Send me one now' }))
  await screen.findByText('It comes in a few seconds.')
  expect(tried[0]!.body).toEqual({ channel: 'push' })
})

test('who never chose an hour gets the usual one with the first switch', async () => {
  user = { ...user, preference: {} }
  giveBrowser('default')
  edge.on(pushRoutes.addPushDevice, () => ({ devices: (devices = [here]) }))
  const { hands } = await open()
  await hands.click(await ready(/^Notification on this device/))
  await screen.findByText('The reminder is on')
  expect(saved.map(({ body }) => body)).toEqual([{ preference: { reminder: {} } }])
})

test('who says no is told how to change that, and nothing is stored', async () => {
  giveBrowser('default', 'denied')
  const { hands } = await open()
  await hands.click(await ready(/^Notification on this device/))
  await screen.findByText(/You blocked notifications/)
  expect((await toggle(/^Notification on this device/)).disabled).toBe(true)
})

test('a browser without notifications says so and mail remains', async () => {
  const { hands } = await open()
  expect((await toggle(/^Notification on this device/)).disabled).toBe(true)
  await screen.findByText(/This browser shows no notifications/)
  await hands.click(await ready(/^By e-mail/))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]!.body).toEqual({ preference: { reminder: { mail: true } } })
  await screen.findByText('The reminder is on')
})

test('switched off here, and on another device from here; what fails stays as it was', async () => {
  devices = [here, phone]
  giveBrowser('granted')
  const dropped = edge.on(pushRoutes.deletePushDevice, ({ params }) => {
    devices = devices.filter(({ pushDeviceId }) => String(pushDeviceId) !== params['pushDeviceId'])
    return { devices }
  })
  const { hands } = await open()
  const device = await ready(/^Notification on this device/)
  expect(device.checked).toBe(true)
  const others = await screen.findByRole('list', { name: 'On other devices' })
  await hands.click(within(others).getByRole('button', { name: /^Switch off/ }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'On other devices' })).toBeNull())
  await hands.click(device)
  await screen.findByText('The reminder is off')
  expect(dropped.map(({ params }) => params['pushDeviceId'])).toEqual(['3', '4'])
  edge.on(authRoutes.updatePreference, refused('SERVICE_BUSY'))
  await hands.click(await ready(/^By e-mail/))
  await screen.findByRole('alertdialog')
  const mail = screen.getByRole<HTMLInputElement>('switch', { name: /^By e-mail/, hidden: true })
  await waitFor(() => expect(mail.checked).toBe(false))
})

test('what is off though the answer was lost stands as off: a second press was told that it is off already', async () => {
  devices = [here, phone]
  giveBrowser('granted')
  edge.on(pushRoutes.deletePushDevice, ({ params }) => {
    devices = devices.filter(({ pushDeviceId }) => String(pushDeviceId) !== params['pushDeviceId'])
    throw new TypeError('Failed to fetch')
  })
  const { hands } = await open()
  const device = await ready(/^Notification on this device/)
  const others = await screen.findByRole('list', { name: 'On other devices' })
  await hands.click(within(others).getByRole('button', { name: /^Switch off/ }))
  await hands.click(await screen.findByRole('button', { name: 'Ok' }))
  await waitFor(() => expect(screen.queryByRole('list', { name: 'On other devices' })).toBeNull())
  await hands.click(device)
  await hands.click(await screen.findByRole('button', { name: 'Ok' }))
  await screen.findByText('The reminder is off')
  expect(device.checked).toBe(false)
})

test('hour and quiet days are kept at once; an account without an address leads to where one is added', async () => {
  user = { ...user, email: null }
  const { hands } = await open()
  await hands.selectOptions(await screen.findByLabelText('Hour'), '20')
  await hands.click(await ready(/^Only on festivals/))
  // What another device or the link of a letter changed meanwhile is not put back.
  await waitFor(() =>
    expect(saved.map(({ body }) => body)).toEqual([
      { preference: { reminder: { hour: 20 } } },
      { preference: { reminder: { onlyOccasions: true } } },
    ]),
  )
  expect((await toggle(/^By e-mail/)).disabled).toBe(true)
  const link = screen.getByRole('link', { name: 'Add an e-mail address' })
  expect(link.getAttribute('href')).toBe('/panel/customer/account/contact?by=email')
})

test('two changes that both fail leave what is stored', async () => {
  let lose = () => {}
  const line = new Promise<void>((go) => (lose = go))
  edge.on(authRoutes.updatePreference, async () => {
    await line
    throw new TypeError('Failed to fetch')
  })
  const { hands } = await open()
  const hour = await screen.findByLabelText<HTMLSelectElement>('Hour')
  await hands.selectOptions(hour, '20')
  const festivals = await ready(/^Only on festivals/)
  await hands.click(festivals)
  await waitFor(() => expect([hour.value, festivals.checked]).toEqual(['20', true]))
  lose()
  await waitFor(() => expect([hour.value, festivals.checked]).toEqual(['8', false]))
})

test('an address is added beside the number, with the code that went to it', async () => {
  user = { ...user, email: null }
  const asked = edge.on(authRoutes.changePhone, {
    sentTo: 'a…@shop.example',
    otherWays: [],
    channel: 'email',
    resendAfterSec: 30,
    expiresInSec: 300,
  })
  const { hands } = await openPanel({ at: '/panel/customer/account/contact?by=email', edge })
  await screen.findByRole('heading', { name: 'Add an e-mail address' })
  await hands.type(await screen.findByLabelText(/^New e-mail/), 'asha@shop.example')
  await hands.type(screen.getByLabelText(/^Password/), 'kite-over-Tapi-27')
  await hands.click(screen.getByRole('button', { name: 'Send code' }))
  await screen.findByText(/Code sent to/)
  expect(asked[0]!.body).toEqual({ email: 'asha@shop.example', password: 'kite-over-Tapi-27' })
})

test('the link of a letter: opening it ends nothing, one press does; a broken link is told', async () => {
  const asked = edge.on(reminderRoutes.stopReminder, refused('NOT_FOUND'))
  const { hands } = await openPanel({ at: '/panel/reminder-off?token=2.7.mail.abc', edge })
  const stop = await screen.findByRole('button', { name: 'Stop the reminder' })
  expect(asked).toEqual([])
  await hands.click(stop)
  await screen.findByRole('alert')
  const again = edge.on(reminderRoutes.stopReminder, { stopped: true })
  await hands.click(stop)
  await screen.findByText(/does not come any more/)
  expect(again[0]!.body).toEqual({ token: '2.7.mail.abc' })
})
