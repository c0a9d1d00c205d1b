import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import type { ReminderWish } from '@parichay/contract/greeting/daily-reminder.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { reminderRoutes } from '@parichay/contract/greeting/routes.reminder.ts'
import { pushRoutes } from '@parichay/contract/push/routes.ts'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { fillReference } from '../../reference.ts'
import { openClient } from '../../testing/client.ts'
import { messagesTo } from '../../testing/codes.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  signInAs,
  type TestAgency,
  type TestCustomer,
} from '../../testing/makers.ts'
import { makeLibrary, makePost } from '../../testing/makers.post.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import type { ReminderPayload } from './present.worker.ts'
import { stopToken } from './rules.ts'
import { queueReminders, remind, remindAll, sendTest } from './work.ts'

let w: TestWorld
let agency: TestAgency
let category: number
let picture: { fullKey: string }
let people = 0
/** Ids of the posts of the present day: a premium one, and one for all. */
let posts: { premium: number; free: number }

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000', DATABASE_POOL: '10' })
  await makeAgency(w, { isSuperAdmin: true })
  await fillReference(w.world.database)
}, 120_000)
afterAll(() => w.close())
beforeEach(async () => {
  w.sandbox.inbox.clear()
  agency = await makeAgency(w)
  category = (await makeLibrary(w, agency)).imageCategoryId
  const fullKey = `a${agency.agencyId}/reminder-test.held`
  const full = sharp({ create: { width: 1080, height: 1080, channels: 3, background: '#2e6f8e' } })
  await w.world.storage.put(fullKey, await full.jpeg().toBuffer())
  picture = { fullKey }
  const day = today()
  const free = await makePost(w, agency, { imageCategoryId: category, day, title: 'Holi & more', ...picture })
  const premium = await makePost(w, agency, {
    imageCategoryId: category,
    day,
    title: 'Locked',
    isPremium: true,
    ...picture,
  })
  posts = { premium, free }
})

const today = () => istDay(w.clock.now())
const nextMorning = () => w.clock.move(86_400_000)
const wishing = (of: TestCustomer, reminder: Partial<ReminderWish> = {}) =>
  of.client.ok(authRoutes.updatePreference, {
    body: { preference: { reminder: { hour: 8, mail: false, onlyOccasions: false, ...reminder } } },
  })
/** Somebody with a business who is reminded by mail, in a browser, or both. */
async function owner(
  ways: { mail?: boolean; push?: boolean; wish?: Partial<ReminderWish> } = { mail: true },
) {
  people += 1
  const email = `owner-${people}@shop.example`
  const one = await makeCustomer(w, { agency, email })
  const { businessId } = await makeBusiness(w, { owner: one, name: `Shop <${people}>` })
  await wishing(one, { mail: ways.mail ?? false, ...ways.wish })
  const browser = ways.push ? w.sandbox.push.subscribe(w.sandbox.url) : undefined
  if (browser) await one.client.ok(pushRoutes.addPushDevice, { body: browser })
  return { ...one, email, businessId, browser }
}
type Owner = Awaited<ReturnType<typeof owner>>
const remindNow = ({ userId }: { userId: number }, day = today()) =>
  remind(w.world, { agencyId: agency.agencyId, userId, day })
const letters = ({ email }: Owner) => messagesTo(w, email)
const pushed = ({ browser }: Owner) =>
  w.sandbox.push.pushed
    .filter(({ endpoint }) => endpoint === browser!.endpoint)
    .map(({ text, ...rest }) => ({ ...rest, said: JSON.parse(text) as ReminderPayload }))
const queuedFor = async () => {
  const { rows } = await sql<{
    ids: number[]
  }>`select data -> 'userIds' as ids from pgboss.job where name = 'greeting.reminders'
    and (data ->> 'agencyId')::int = ${agency.agencyId}`.execute(w.world.database.platform)
  // They were made one after the other.
  return rows.flatMap(({ ids }) => ids).toSorted((one, other) => one - other)
}
const setAgency = (columns: object) =>
  w.world.database.platform
    .updateTable('agency')
    .set(columns)
    .where('agencyId', '=', agency.agencyId)
    .execute()

test('a letter holds the picture in the own frame, leads to it ready to be shared, and goes out once', async () => {
  const one = await owner({ mail: true, wish: { hour: 9 } })
  await remindNow(one)
  await remindNow(one)
  const [letter, ...more] = letters(one)
  expect(more).toEqual([])
  expect(letter!.subject).toBe('Today’s greeting: Holi & more')
  expect(letter!.text).toContain(`/panel/customer/daily-image?day=${today()}&image=${posts.free}`)
  expect(letter!.files).toMatchObject([{ type: 'image/jpeg', name: `greeting-${today()}.jpg` }])
  expect(letter!.files![0]!.bytes).toBeGreaterThan(4000)
  expect(letter!.unsubscribe!.post).toBe('List-Unsubscribe=One-Click')
})

test('a notification names the picture, which its browser may load for two days, and comes once a day', async () => {
  const one = await owner({ push: true })
  await remindNow(one)
  await remindNow(one)
  const [message, ...more] = pushed(one)
  expect(more).toEqual([])
  const { said } = message!
  expect(message).toMatchObject({ topic: `reminder-${today()}`, ttlSec: 6 * 3600 })
  expect(said).toMatchObject({
    tag: `reminder-${today()}`,
    url: `/panel/customer/daily-image?day=${today()}&image=${posts.free}`,
    lang: 'en',
  })
  const at = new URL(said.image!)
  const load = (path = at.pathname + at.search, host = agency.host) => openClient(w.app, host).get(path)
  const shown = await load()
  expect(shown.headers['content-type']).toBe('image/jpeg')
  expect(await sharp(shown.bytes).metadata()).toMatchObject({ width: 720, height: 720, format: 'jpeg' })
  const other = await makeAgency(w)
  expect((await load(at.pathname + at.search, other.host)).status).toBe(404)
  expect(
    (await load(`${at.pathname}${at.search.replace(String(posts.free), String(posts.premium))}`)).status,
  ).toBe(404)
  const devices = (await one.client.ok(pushRoutes.getPush, {})).devices
  expect(devices[0]!.lastSentAt).not.toBeNull()
  nextMorning()
  expect((await load()).status).toBe(200)
  nextMorning()
  expect((await load()).status).toBe(404)
})

test('Hindi where the panel is read in Hindi', async () => {
  const one = await owner({ mail: true, push: true })
  await one.client.ok(authRoutes.updatePreference, { body: { preference: { language: 'hi' } } })
  await remindNow(one)
  expect(letters(one)[0]!.subject).toBe('आज की शुभकामना: Holi & more')
  expect(pushed(one)[0]!.said.title).toBe('आज की शुभकामना तैयार है')
  nextMorning()
  await setAgency({ languages: ['en', 'gu'] })
  await makePost(w, agency, { imageCategoryId: category, day: today(), title: 'Diwali', ...picture })
  await remindNow(one)
  expect(letters(one).map(({ subject }) => subject)).toContain('Today’s greeting: Diwali')
})

test('mail programs end the letters with one POST from anywhere; looking at the address ends nothing', async () => {
  const one = await owner({ mail: true })
  await remindNow(one)
  const off = new URL(letters(one)[0]!.unsubscribe!.address)
  const mailer = openClient(w.app, agency.host)
  const looked = await mailer.get(off.pathname)
  expect([looked.status, looked.headers.location]).toEqual([
    303,
    `/panel/reminder-off?token=${off.pathname.split('/').at(-1)}`,
  ])
  const wish = async () => (await one.client.ok(authRoutes.getUser, {})).preference.reminder
  expect(await wish()).toMatchObject({ mail: true })
  const post = (url: string, host = agency.host) =>
    openClient(w.app, host).send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const other = await makeAgency(w)
  expect((await post(off.pathname, other.host)).status).toBe(404)
  expect((await post(`${off.pathname}x`)).status).toBe(404)
  expect(await wish()).toMatchObject({ mail: true })
  expect((await post(off.pathname)).status).toBe(200)
  expect(await wish()).toEqual({ hour: 8, mail: false, onlyOccasions: false })
  nextMorning()
  await remindNow(one)
  expect(letters(one)).toHaveLength(1)
})

test('the notification ends itself in its browser only', async () => {
  const one = await owner({ push: true })
  const second = (await signInAs(w, agency, { kind: 'customer', userId: one.userId })).client
  await second.ok(pushRoutes.addPushDevice, { body: w.sandbox.push.subscribe(w.sandbox.url) })
  await remindNow(one)
  const token = pushed(one)[0]!.said.stop
  const visitor = openClient(w.app, agency.host)
  expect(await visitor.ok(reminderRoutes.stopReminder, { body: { token } })).toEqual({ stopped: true })
  expect(await visitor.ok(reminderRoutes.stopReminder, { body: { token } })).toEqual({ stopped: true })
  expect((await second.ok(pushRoutes.getPush, {})).devices).toMatchObject([{ isCurrent: true }])
  const forged = token.replace(/^\d+\.\d+/, `${agency.agencyId}.${one.userId + 1}`)
  expect((await visitor.call(reminderRoutes.stopReminder, { body: { token: forged } })).status).toBe(404)
})

test('a mail program ends the letters of all who ask it from one address; who makes links up is slowed down there', async () => {
  const { config } = w.world
  const before = config.limitFactor
  const people = [await owner(), await owner(), await owner()]
  const post = (token: string) =>
    w.app.inject({
      method: 'POST',
      url: `/reminder/off/${token}`,
      headers: { host: agency.host, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    })
  const tokenOf = ({ userId }: Owner) =>
    stopToken(config.secret, { agencyId: agency.agencyId, userId, pushDeviceId: null })
  config.limitFactor = 1 / 60
  try {
    for (const one of people) expect((await post(tokenOf(one))).statusCode).toBe(200)
    for (const one of people) expect(letters(one)).toEqual([])
    const forged = tokenOf(people[0]!).replace(/^\d+\.\d+/, `${agency.agencyId}.1`)
    expect((await post(forged)).statusCode).toBe(404)
    expect((await post(forged)).statusCode).toBe(429)
  } finally {
    config.limitFactor = before
  }
  const { rows } = await sql<{
    off: boolean
  }>`select preference #>> '{reminder,mail}' = 'false' as off from app_user
    where agency_id = ${agency.agencyId}`.execute(w.world.database.platform)
  expect(rows).toEqual([{ off: true }, { off: true }, { off: true }])
})

test('what another browser or the link of a letter changed of the reminder stays: each change names its own part', async () => {
  const one = await owner({ mail: true, wish: { hour: 9 } })
  const wish = async (reminder: Partial<ReminderWish>) =>
    (await one.client.ok(authRoutes.updatePreference, { body: { preference: { reminder } } })).updatedUser
      .preference.reminder
  const { client } = await signInAs(w, agency, { kind: 'customer', userId: one.userId })
  const token = stopToken(w.world.config.secret, {
    agencyId: agency.agencyId,
    userId: one.userId,
    pushDeviceId: null,
  })
  await client.ok(reminderRoutes.stopReminder, { body: { token } })
  expect(await wish({ hour: 10 })).toEqual({ hour: 10, mail: false, onlyOccasions: false })
  expect(await wish({ onlyOccasions: true })).toEqual({ hour: 10, mail: false, onlyOccasions: true })
  const fresh = await makeCustomer(w, { agency })
  const begun = await fresh.client.ok(authRoutes.updatePreference, {
    body: { preference: { language: 'hi', reminder: { mail: true } } },
  })
  expect(begun.updatedUser.preference).toEqual({
    language: 'hi',
    reminder: { hour: 8, mail: true, onlyOccasions: false },
  })
})

test('browsers that are gone are taken off; a service out of order is tried again, and nobody is told twice', async () => {
  const one = await owner({ mail: true, push: true })
  w.sandbox.switches.set({ channel: 'push', mode: 'break', delayMs: 0, times: 1 })
  await expect(remindNow(one)).rejects.toThrow('No push service took the reminder')
  await remindNow(one)
  expect([letters(one).length, pushed(one).length]).toEqual([1, 1])
  nextMorning()
  await makePost(w, agency, { imageCategoryId: category, day: today(), ...picture })
  w.sandbox.push.unsubscribe(one.browser!)
  await remindNow(one)
  const again = (await signInAs(w, agency, { kind: 'customer', userId: one.userId })).client
  expect((await again.ok(pushRoutes.getPush, {})).devices).toEqual([])
  expect(letters(one)).toHaveLength(2)
})

test('an address that is none keeps no job from ending: it is tried once a day, and whoever else is reminded is', async () => {
  const [none, other] = [await owner({ mail: true }), await owner({ mail: true })]
  w.sandbox.switches.set({ channel: 'mail', mode: 'refuse', delayMs: 0, times: 1 })
  const both = { agencyId: agency.agencyId, userIds: [none.userId], day: today() }
  await remindAll(w.world, both)
  await remindAll(w.world, { ...both, userIds: [none.userId, other.userId] })
  expect([letters(none).length, letters(other).length]).toEqual([0, 1])
  nextMorning()
  await makePost(w, agency, { imageCategoryId: category, day: today(), ...picture })
  await remindNow(none)
  expect(letters(none)).toHaveLength(1)
})

test('two workers at once send one letter', async () => {
  const one = await owner({ mail: true, push: true })
  await Promise.all([remindNow(one), remindNow(one), remindNow(one)])
  expect([letters(one).length, pushed(one).length]).toEqual([1, 1])
})

test('nothing is sent for another day, before the hour, or once it was switched off meanwhile', async () => {
  const early = await owner({ mail: true, wish: { hour: 22 } })
  const off = await owner({ mail: true })
  await wishing(off, { mail: false })
  const late = await owner({ mail: true })
  await remindNow(early)
  await remindNow(off)
  await remindNow(late, '2026-03-09')
  expect([early, off, late].flatMap(letters)).toEqual([])
})

test('days without an occasion are quiet where that is wanted', async () => {
  const quiet = await owner({ mail: true, wish: { onlyOccasions: true } })
  await remindNow(quiet)
  expect(letters(quiet)).toHaveLength(1)
  nextMorning()
  await remindNow(quiet)
  expect(letters(quiet)).toHaveLength(1)
})

test('suspended businesses, greetings switched off or not paid, and agencies at rest are obeyed', async () => {
  const one = await owner({ mail: true })
  const { platform } = w.world.database
  const suspend = (at: Date | null) =>
    platform
      .updateTable('business')
      .set({ suspendedAt: at, suspendedReason: at && 'Test' })
      .where('businessId', '=', one.businessId)
      .execute()
  await suspend(w.clock.now())
  await remindNow(one)
  await suspend(null)
  const admin = await makeStaff(w, 'admin', { agency })
  const greet = (isEnabled: boolean) =>
    admin.client.ok(frameRoutes.updateImagePostStatus, { body: { businessId: one.businessId, isEnabled } })
  await greet(false)
  await remindNow(one)
  await greet(true)
  await setAgency({ greetingsUntil: '2026-01-31' })
  await remindNow(one)
  await setAgency({ greetingsUntil: null })
  await setAgency({ status: 'SUSPENDED' })
  await remindNow(one)
  await setAgency({ status: 'ACTIVE' })
  expect(letters(one)).toEqual([])
  await remindNow(one)
  expect(letters(one)).toHaveLength(1)
})

test('whose hour has come is queued once, the others when theirs comes, and a worker that starts late catches up', async () => {
  const eight = await owner({ mail: true })
  const nine = await owner({ push: true, wish: { hour: 9 } })
  const noon = await owner({ mail: true, wish: { hour: 12 } })
  await owner({ mail: false })
  // It is half past nine.
  await queueReminders(w.world)
  await queueReminders(w.world)
  expect(await queuedFor()).toEqual([eight.userId, nine.userId])
  w.clock.move(3 * 3_600_000)
  const twin = await w.openTwin()
  await Promise.all([queueReminders(w.world), queueReminders(twin.world)])
  await twin.close()
  expect(await queuedFor()).toEqual([eight.userId, nine.userId, noon.userId])
  w.clock.move(-3 * 3_600_000)
})

test('one who cannot be reached keeps nobody of the batch waiting', async () => {
  const broken = await owner({ push: true })
  const fine = await owner({ mail: true })
  w.sandbox.switches.set({ channel: 'push', mode: 'break', delayMs: 0, times: 1 })
  const batch = { agencyId: agency.agencyId, userIds: [broken.userId, fine.userId], day: today() }
  await expect(remindAll(w.world, batch)).rejects.toThrow('1 of 2 reminders did not go out')
  expect(letters(fine)).toHaveLength(1)
  await remindAll(w.world, batch)
  expect([letters(fine).length, pushed(broken).length]).toEqual([1, 1])
})

test('a test message comes at any hour and counts for nothing; without a way it says so', async () => {
  const one = await owner({ push: true, mail: true, wish: { hour: 22 } })
  for (const channel of ['push', 'mail'] as const)
    expect(await one.client.ok(reminderRoutes.testReminder, { body: { channel } })).toEqual({ queued: true })
  const { devices } = await one.client.ok(pushRoutes.getPush, {})
  const who = { agencyId: agency.agencyId, userId: one.userId }
  await sendTest(w.world, { ...who, pushDeviceId: devices[0]!.pushDeviceId })
  await sendTest(w.world, { ...who, pushDeviceId: null })
  expect([letters(one).length, pushed(one).length]).toEqual([1, 1])
  await wishing(one, { hour: 8, mail: true })
  await remindNow(one)
  expect([letters(one).length, pushed(one).length]).toEqual([2, 2])
  const without = await makeCustomer(w, { agency })
  for (const [channel, status] of [
    ['push', 404],
    ['mail', 409],
  ] as const)
    expect((await without.client.call(reminderRoutes.testReminder, { body: { channel } })).status).toBe(
      status,
    )
})

test('a link of a letter is of no use for a business, and none of a browser for the letters', () => {
  const { secret } = w.world.config
  const mail = stopToken(secret, { agencyId: 1, userId: 2, pushDeviceId: null })
  const device = stopToken(secret, { agencyId: 1, userId: 2, pushDeviceId: 3 })
  expect(mail.split('.')[3]).not.toBe(device.split('.')[3])
})
