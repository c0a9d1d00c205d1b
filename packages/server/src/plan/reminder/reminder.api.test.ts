import { messagingRoutes } from '@parichay/contract/agency/routes.messaging.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messagesTo } from '../../testing/codes.ts'
import { makeAgency, makeBusiness, makeCustomer, makeStaff, type TestAgency } from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { giveUpReminder, queueReminders, remind } from './work.ts'

let w: TestWorld
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld()
})
afterAll(() => w.close())
beforeEach(async () => {
  agency = await makeAgency(w)
})

const today = () => istDay(w.clock.now())
const platform = () => w.world.database.platform
/** A business that ends in so many days, with an owner of this language. */
async function ending(
  days: number,
  given: { email?: string; language?: string; isPaid?: boolean; name?: string } = {},
) {
  const owner = await makeCustomer(w, {
    agency,
    signedIn: false,
    ...(given.email ? { email: given.email } : {}),
  })
  if (given.language)
    await w.world.database.platform
      .updateTable('appUser')
      .set({ preference: JSON.stringify({ language: given.language }) })
      .where('userId', '=', owner.userId)
      .execute()
  const business = await makeBusiness(w, {
    owner,
    expiry: addDays(today(), days),
    isPaid: given.isPaid ?? true,
    name: given.name ?? 'Lemon & Salt Salon',
  })
  return { owner, ...business, key: { agencyId: agency.agencyId, businessId: business.businessId } }
}
const waiting = async () =>
  (
    await platform()
      .selectFrom('business')
      .select('businessId')
      .where('agencyId', '=', agency.agencyId)
      .execute()
  ).length

describe('a reminder', () => {
  test('by SMS in English, by SMS in Hindi, by letter where there is an address', async () => {
    const english = await ending(7)
    const hindi = await ending(0, { language: 'hi', name: 'आरोग्यम क्लिनिक' })
    const abroad = await ending(-3, { email: `owner-${agency.marker}@abroad.example`.toLowerCase() })
    for (const { key } of [english, hindi, abroad]) await remind(w.world, key)
    expect(messagesTo(w, english.owner.phoneNumber)[0]).toMatchObject({
      channel: 'sms',
      text: `Lemon & Salt Salon: the plan of your card at Agency ${agency.marker} ends in 7 days.`,
    })
    expect(messagesTo(w, hindi.owner.phoneNumber)[0]!.text).toBe(
      `आरोग्यम क्लिनिक: Agency ${agency.marker} पर आपका प्लान आज ख़त्म हो रहा है।`,
    )
    const [letter] = messagesTo(w, `owner-${agency.marker}@abroad.example`.toLowerCase())
    expect(letter).toMatchObject({
      channel: 'mail',
      subject: expect.stringContaining('Lemon & Salt Salon: the plan ended on'),
    })
    expect(letter!.text).toContain(`${await w.world.hosts.originOf(agency.agencyId)}/panel/customer#upgrade`)
  })

  test('is sent once, however often and however parallel it is asked for', async () => {
    const { key, owner } = await ending(1)
    await Promise.all(Array.from({ length: 8 }, () => remind(w.world, key)))
    await remind(w.world, key)
    expect(messagesTo(w, owner.phoneNumber)).toHaveLength(1)
  })

  test('each step once, day by day, until it is over', async () => {
    const { key, owner } = await ending(32)
    const days: number[] = []
    let sent = 0
    for (let day = 32; day > -12; day -= 1) {
      await remind(w.world, key)
      await remind(w.world, key)
      const now = messagesTo(w, owner.phoneNumber).length
      if (now !== sent) days.push(day)
      sent = now
      w.clock.move(86_400_000)
    }
    expect(days).toEqual([30, 15, 7, 1, 0, -3, -7])
    expect(sent).toBe(7)
  })

  test('what could not be handed over is tried again', async () => {
    const { key, owner } = await ending(15)
    w.sandbox.switches.set({ channel: 'sms', mode: 'break', delayMs: 0 })
    await expect(remind(w.world, key)).rejects.toThrow()
    w.sandbox.switches.set({ channel: 'sms', mode: 'work', delayMs: 0 })
    await remind(w.world, key)
    expect(messagesTo(w, owner.phoneNumber)).toHaveLength(1)
  })

  test('says nothing of a plan with time left, a renewed one, a deleted business, a paused agency', async () => {
    const [long, renewed, deleted, paused] = [
      await ending(31),
      await ending(5),
      await ending(5),
      await ending(5),
    ]
    await platformSet(renewed.businessId, 370)
    await platform()
      .updateTable('business')
      .set({ deletedAt: w.clock.now() })
      .where('businessId', '=', deleted.businessId)
      .execute()
    for (const { key } of [long, renewed, deleted]) await remind(w.world, key)
    await platform()
      .updateTable('agency')
      .set({ status: 'SUSPENDED' })
      .where('agencyId', '=', agency.agencyId)
      .execute()
    await remind(w.world, paused.key)
    for (const { owner } of [long, renewed, deleted, paused])
      expect(messagesTo(w, owner.phoneNumber)).toEqual([])
  })
})

test('the owner of a suspended business is not asked to renew what cannot be bought; staff are told that it ends', async () => {
  const one = await ending(7, { email: 'stopped@shop.example' })
  const stop = (at: Date | null) =>
    platform()
      .updateTable('business')
      .set({ suspendedAt: at, suspendedReason: at && 'Complaints' })
      .where('businessId', '=', one.businessId)
      .execute()
  await stop(w.clock.now())
  await remind(w.world, one.key)
  expect(messagesTo(w, 'stopped@shop.example')).toEqual([])
  const told = await platform()
    .selectFrom('adminNotification')
    .select('kind')
    .where('agencyId', '=', agency.agencyId)
    .execute()
  expect(told).toEqual([{ kind: 'plan_expiring' }])
  await stop(null)
  w.clock.move(6 * 86_400_000)
  await remind(w.world, one.key)
  expect(messagesTo(w, 'stopped@shop.example')).toHaveLength(1)
})

describe('where the mail server of an agency takes nothing', () => {
  const withBrokenMail = () =>
    platform()
      .insertInto('agencyMessaging')
      .values({
        agencyId: agency.agencyId,
        smsAuthkeySealed: null,
        smsHeader: '',
        smsEntityId: '',
        smsTemplates: JSON.stringify({}),
        mailHost: 'localhost',
        mailPort: 1,
        mailUser: '',
        mailPasswordSealed: null,
        mailFrom: 'post@shop.example',
      })
      .execute()
  const told = async () =>
    (
      await platform()
        .selectFrom('adminNotification')
        .select('kind')
        .where('agencyId', '=', agency.agencyId)
        .execute()
    ).map(({ kind }) => kind)

  test('an owner with a number is reminded by SMS, once', async () => {
    await withBrokenMail()
    const { key, owner } = await ending(7)
    await platform()
      .updateTable('appUser')
      .set({ email: 'both@shop.example' })
      .where('userId', '=', owner.userId)
      .execute()
    await remind(w.world, key)
    await remind(w.world, key)
    expect(messagesTo(w, owner.phoneNumber)).toHaveLength(1)
    const { channel } = await platform()
      .selectFrom('expiryReminder')
      .select('channel')
      .where('businessId', '=', key.businessId)
      .executeTakeFirstOrThrow()
    expect(channel).toBe('sms')
  })

  test('staff hear that a plan ends all the same, and its owner once letters go out again', async () => {
    await withBrokenMail()
    const { key } = await ending(7, { email: 'letters@shop.example' })
    await expect(remind(w.world, key)).rejects.toThrow()
    expect(await told()).toEqual([])
    await giveUpReminder(w.world, key)
    await giveUpReminder(w.world, key)
    expect(await told()).toEqual(['plan_expiring'])
    await queueReminders(w.world)
    const { rows } = await sql`select 1 from pgboss.job where name = 'plan.remind'
      and (data ->> 'businessId')::int = ${key.businessId}`.execute(platform())
    expect(rows).toHaveLength(1)
    await platform().deleteFrom('agencyMessaging').where('agencyId', '=', agency.agencyId).execute()
    await remind(w.world, key)
    await remind(w.world, key)
    await giveUpReminder(w.world, key)
    expect(messagesTo(w, 'letters@shop.example')).toHaveLength(1)
    expect(await told()).toEqual(['plan_expiring'])
    const notes = await platform()
      .selectFrom('expiryReminder')
      .select('channel')
      .where('businessId', '=', key.businessId)
      .execute()
    expect(notes).toEqual([{ channel: 'mail' }])
  })
})

test('an owner whose only address is none: staff are told that the plan ends, no job fails, and the next look tries again', async () => {
  const { key } = await ending(7, { email: 'gone@shop.example' })
  w.sandbox.switches.set({ channel: 'mail', mode: 'refuse', delayMs: 0, times: 1 })
  await remind(w.world, key)
  const told = await platform()
    .selectFrom('adminNotification')
    .select('kind')
    .where('agencyId', '=', agency.agencyId)
    .execute()
  expect(told).toEqual([{ kind: 'plan_expiring' }])
  expect(messagesTo(w, 'gone@shop.example')).toEqual([])
  await remind(w.world, key)
  expect(messagesTo(w, 'gone@shop.example')).toHaveLength(1)
})

test('an agency’s own text is enough where the platform has none; without any nothing is sent, and nothing fails', async () => {
  const root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  const templates = { otp: '', notice: '', invite: '', reminder: 'reminder', reminderHi: '', reminderGu: '' }
  const sms = { authkey: 'sandbox', header: 'RNGTPI', entityId: '', templates }
  const { config } = w.world
  const before = config.sms.reminderTemplates
  config.sms.reminderTemplates = { en: '', hi: '', gu: '' }
  try {
    const without = await ending(7)
    await remind(w.world, without.key)
    expect(messagesTo(w, without.owner.phoneNumber)).toEqual([])
    await root.client.ok(messagingRoutes.saveAgencyMessaging, {
      body: { agencyId: agency.agencyId, sms, mail: null, version: 0 },
    })
    const { key, owner } = await ending(7)
    await remind(w.world, key)
    expect(messagesTo(w, owner.phoneNumber)).toMatchObject([{ from: 'RNGTPI', templateId: 'reminder' }])
  } finally {
    config.sms.reminderTemplates = before
  }
})

test('who is due is found, and no more once it is sent', async () => {
  for (const days of [40, 31, 30, 12, 5, 0, -2, -7, -8]) await ending(days)
  await ending(7, { isPaid: false })
  await ending(1, { isPaid: false })
  expect(await waiting()).toBe(11)
  const before = await queueReminders(w.world)
  const due = await platform()
    .selectFrom('business')
    .select(['agencyId', 'businessId'])
    .where('agencyId', '=', agency.agencyId)
    .execute()
  for (const key of due) await remind(w.world, key)
  expect(before - (await queueReminders(w.world))).toBe(7)
})

const platformSet = (businessId: number, days: number) =>
  w.world.database.platform
    .updateTable('business')
    .set({ expiryDateForCustomer: addDays(today(), days) })
    .where('businessId', '=', businessId)
    .execute()
