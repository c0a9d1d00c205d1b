import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { messagingRoutes } from '@parichay/contract/agency/routes.messaging.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openClient } from '../../testing/client.ts'
import { messagesTo } from '../../testing/codes.ts'
import { makeAgency, makeStaff, newPhone, type TestAgency, type TestStaff } from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let root: TestStaff
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld()
  root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
})
afterAll(() => w.close())
beforeEach(async () => {
  agency = await makeAgency(w)
  await w.forgetLimits()
})

const noTemplates = { otp: '', notice: '', invite: '', reminder: '', reminderHi: '', reminderGu: '' }
const own = {
  header: 'RNGTPI',
  entityId: '1101234567890123456',
  templates: { ...noTemplates, notice: 'notice' },
}
const mailOwn = () => ({
  host: 'localhost',
  port: Number(new URL(w.sandbox.smtpUrl).port),
  user: 'rangtapi',
  from: 'hello@rangtapi.example',
})
const save = (given: object, version = 0) =>
  root.client.call(messagingRoutes.saveAgencyMessaging, {
    body: { agencyId: agency.agencyId, sms: null, mail: null, version, ...given },
  })
const send = (channel: 'sms' | 'mail', to: string) =>
  root.client.call(messagingRoutes.testAgencyMessaging, {
    body: { agencyId: agency.agencyId, channel, to } as never,
  })

test('without accounts of its own an agency sends by the platform’s; with them by its own, header and sender and all', async () => {
  const [phone, address] = [newPhone(), `a-${agency.marker.toLowerCase()}@example.org`]
  expect((await send('sms', phone)).data).toEqual({ sent: true, by: 'platform' })
  expect((await send('mail', address)).data).toEqual({ sent: true, by: 'platform' })
  await save({ sms: { ...own, authkey: 'sandbox' }, mail: { ...mailOwn(), password: 'letter-box-9' } })
  expect((await send('sms', phone)).data.by).toBe('agency')
  expect((await send('mail', address)).data.by).toBe('agency')
  expect(messagesTo(w, phone).map(({ from }) => from)).toEqual(['RNGTPI', 'SANDBX'])
  expect(messagesTo(w, address)[0]).toMatchObject({ from: 'hello@rangtapi.example' })
  // A purpose without a registered text of its own goes out by the platform's account.
  const newcomer = newPhone()
  await openClient(w.app, agency.host).ok(authRoutes.verifyUser, { body: { phoneNumber: newcomer } })
  expect(messagesTo(w, newcomer)[0]).toMatchObject({ from: 'SANDBX', templateId: 'otp' })
  await save({ sms: { ...own, templates: { ...own.templates, otp: 'otp' } }, mail: null }, 1)
  const next = newPhone()
  await openClient(w.app, agency.host).ok(authRoutes.verifyUser, { body: { phoneNumber: next } })
  expect(messagesTo(w, next)[0]).toMatchObject({ from: 'RNGTPI', templateId: 'otp' })
  expect((await send('mail', address)).data.by).toBe('platform')
})

test('letters of an agency bear its name, whoever’s server they go out by, and answers go to its own desk', async () => {
  const address = `b-${agency.marker.toLowerCase()}@example.org`
  const { agencyId } = agency
  const name = 'રંગતાપી, "Digital" & Sons'
  const support = JSON.stringify({ phoneNumber: '', email: 'madad@rangtapi.example', whatsapp: '' })
  const say = (change: object) =>
    w.world.database.platform.updateTable('agency').set(change).where('agencyId', '=', agencyId).execute()
  await say({ agencyName: name, support })
  expect((await send('mail', address)).data.by).toBe('platform')
  const platforms = /<([^>]+)>/.exec(w.world.config.mail.from)![1]
  expect(messagesTo(w, address)[0]).toMatchObject({
    from: platforms,
    fromName: name,
    replyTo: 'madad@rangtapi.example',
  })
  await say({ support: JSON.stringify({ phoneNumber: '', email: '', whatsapp: '' }) })
  await send('mail', address)
  expect(messagesTo(w, address)[0]).toMatchObject({ fromName: name })
  expect(messagesTo(w, address)[0]).not.toHaveProperty('replyTo')
  await save({ mail: { ...mailOwn(), password: 'letter-box-9' } })
  expect((await send('mail', address)).data.by).toBe('agency')
  expect(messagesTo(w, address)[0]).toMatchObject({ from: 'hello@rangtapi.example', fromName: name })
})

test('the platform’s own letters come from whom its installation names', async () => {
  const address = `c-${agency.marker.toLowerCase()}@example.org`
  const { agencyId } = root.agency
  const sent = await root.client.call(messagingRoutes.testAgencyMessaging, {
    body: { agencyId, channel: 'mail', to: address },
  })
  expect(sent.data.by).toBe('platform')
  const [letter] = messagesTo(w, address)
  expect(`${letter!.fromName} <${letter!.from}>`).toBe(w.world.config.mail.from)
})

test('a test says when the account is not taken: it never goes out by the platform’s instead', async () => {
  await save({
    sms: { ...own, authkey: 'wrong-key' },
    mail: { ...mailOwn(), port: 1, password: 'letter-box-9' },
  })
  const phone = newPhone()
  expect((await send('sms', phone)).failure.code).toBe('SMS_UNAVAILABLE')
  expect((await send('mail', 'a@example.org')).failure.code).toBe('MAIL_UNAVAILABLE')
  expect(messagesTo(w, phone)).toEqual([])
})

test('secrets are kept sealed, never come back, stay when they are not given, and go nowhere they were not given for', async () => {
  const saved = await save({
    sms: { ...own, authkey: 'CANARY-key-1' },
    mail: { ...mailOwn(), password: 'CANARY-word-2' },
  })
  const seen = await root.client.call(messagingRoutes.getAgencyMessaging, {
    query: { agencyId: agency.agencyId },
  })
  expect(seen.data).toMatchObject({ version: 1, sms: { hasAuthkey: true }, mail: { hasPassword: true } })
  const { rows } = await sql<{ text: string }>`select m::text as text from agency_messaging m
    union all select a::text from audit a where agency_id = ${agency.agencyId}`.execute(
    w.world.database.platform,
  )
  expect(rows.length).toBeGreaterThan(1)
  for (const text of [saved.text, seen.text, ...rows.map((row) => row.text), ...w.logged])
    expect(text).not.toContain('CANARY')
  expect((await save({ sms: own, mail: mailOwn() }, 1)).data).toMatchObject({ mail: { hasPassword: true } })
  const elsewhere = await save({ sms: own, mail: { ...mailOwn(), host: 'smtp.thief.example' } }, 2)
  expect(elsewhere.failure).toMatchObject({ code: 'VALIDATION', field: 'mail.password' })
})

test('two people at once: the later one is told; the first key is needed; others may not look', async () => {
  expect((await save({ sms: own })).failure).toMatchObject({ code: 'VALIDATION', field: 'sms.authkey' })
  expect((await save({ sms: { ...own, authkey: 'sandbox' } })).status).toBe(200)
  expect((await save({ sms: null })).failure.code).toBe('CONFLICT')
  const admin = await makeStaff(w, 'admin', { agency })
  const asked = await admin.client.call(messagingRoutes.getAgencyMessaging, {
    query: { agencyId: agency.agencyId },
  })
  expect(asked.status).toBe(403)
})

test('after the installation’s secret changed: the old one still opens; without it the secrets are asked for again', async () => {
  await save({ sms: { ...own, authkey: 'sandbox' }, mail: { ...mailOwn(), password: 'letter-box-9' } })
  const { config } = w.world
  const shown = () =>
    root.client.ok(messagingRoutes.getAgencyMessaging, { query: { agencyId: agency.agencyId } })
  const before = { secret: config.secret, secretsBefore: config.secretsBefore }
  try {
    Object.assign(config, {
      secret: 'another-secret-of-at-least-32-characters',
      secretsBefore: [before.secret],
    })
    expect(await shown()).toMatchObject({ sms: { hasAuthkey: true }, mail: { hasPassword: true } })
    Object.assign(config, { secretsBefore: [] })
    expect(await shown()).toMatchObject({ sms: { hasAuthkey: false }, mail: { hasPassword: false } })
    const again = await save({ sms: own, mail: null }, 1)
    expect(again.failure).toMatchObject({ code: 'VALIDATION', field: 'sms.authkey' })
    expect((await save({ sms: { ...own, authkey: 'sandbox' }, mail: null }, 1)).data.sms?.hasAuthkey).toBe(
      true,
    )
  } finally {
    Object.assign(config, before)
  }
})

test('a key that another secret sealed stops its messages with words and a line in the log, and nothing else of the agency', async () => {
  const given = { ...own, templates: { ...noTemplates, otp: 'otp' } }
  await save({ sms: { ...given, authkey: 'sandbox' }, mail: { ...mailOwn(), password: 'letter-box-9' } })
  await w.world.database.platform
    .updateTable('agencyMessaging')
    .set({ smsAuthkeySealed: `v1.${'A'.repeat(64)}` })
    .where('agencyId', '=', agency.agencyId)
    .execute()
  const visitor = openClient(w.app, agency.host)
  const asked = await visitor.call(authRoutes.verifyUser, { body: { phoneNumber: newPhone() } })
  expect(asked.failure.code).toBe('SMS_UNAVAILABLE')
  expect(w.logged.some((line) => line.includes('is sealed with another secret'))).toBe(true)
  expect((await send('mail', `b-${agency.marker.toLowerCase()}@example.org`)).data.by).toBe('agency')
})
