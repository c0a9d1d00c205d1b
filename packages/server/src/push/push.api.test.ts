import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { mostPushDevices } from '@parichay/contract/push/fields.ts'
import { pushRoutes } from '@parichay/contract/push/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../testing/client.ts'
import { messagesTo, newestCode } from '../testing/codes.ts'
import {
  makeAgency,
  makeCustomer,
  makeStaff,
  newPhone,
  signInAs,
  type TestCustomer,
  testPassword,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { vapidKeysOf } from './usecase.ts'

let w: TestWorld
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
})
afterAll(() => w.close())

const browser = () => w.sandbox.push.subscribe(w.sandbox.url)
const again = async ({ agency, userId }: TestCustomer) =>
  (await signInAs(w, agency, { kind: 'customer', userId })).client
const devicesOf = async ({ client }: Pick<TestCustomer, 'client'>) =>
  (await client.ok(pushRoutes.getPush, {})).devices

test('the key is made once for all agencies and processes, and lies sealed', async () => {
  const one = await makeCustomer(w)
  const other = await makeCustomer(w)
  const twin = await w.openTwin()
  const { publicKey } = await one.client.ok(pushRoutes.getPush, {})
  expect(Buffer.from(publicKey, 'base64url')).toHaveLength(65)
  expect((await other.client.ok(pushRoutes.getPush, {})).publicKey).toBe(publicKey)
  const { privateKey } = await vapidKeysOf(twin.world)
  expect((await vapidKeysOf(w.world)).privateKey).toBe(privateKey)
  await twin.close()
  const { rows } = await sql<{
    row: string
  }>`select row_to_json(k)::text as row from installation_key k`.execute(w.world.database.platform)
  expect(rows).toHaveLength(1)
  expect(rows[0]!.row).not.toContain(privateKey)
})

test('a browser is added, renewed, told apart from others, and taken off', async () => {
  const owner = await makeCustomer(w)
  const phone = browser()
  const first = await owner.client.ok(pushRoutes.addPushDevice, { body: phone })
  expect(first.devices).toMatchObject([{ isCurrent: true, lastSentAt: null }])
  await owner.client.ok(pushRoutes.addPushDevice, { body: phone })
  const office = await again(owner)
  await office.ok(pushRoutes.addPushDevice, { body: browser() })
  expect((await devicesOf(owner)).map(({ isCurrent }) => isCurrent)).toEqual([false, true])
  const { pushDeviceId } = first.devices[0]!
  const params = { pushDeviceId }
  const left = await office.ok(pushRoutes.deletePushDevice, { params, body: {} })
  expect(left.devices).toMatchObject([{ isCurrent: true }])
  const { status } = await office.call(pushRoutes.deletePushDevice, { params, body: {} })
  expect(status).toBe(404)
})

test('what names a browser lies sealed, and nobody else’s can be touched', async () => {
  const owner = await makeCustomer(w)
  const neighbour = await makeCustomer(w, { agency: owner.agency })
  const phone = browser()
  const { devices } = await owner.client.ok(pushRoutes.addPushDevice, { body: phone })
  const { rows } = await sql<{ row: string }>`select row_to_json(d)::text as row from push_device d`.execute(
    w.world.database.platform,
  )
  for (const secret of [phone.endpoint, phone.keys.auth, phone.keys.p256dh])
    expect(rows.map(({ row }) => row).join('\n')).not.toContain(secret)
  const params = { pushDeviceId: devices[0]!.pushDeviceId }
  expect((await neighbour.client.call(pushRoutes.deletePushDevice, { params, body: {} })).status).toBe(404)
  expect(await devicesOf(neighbour)).toEqual([])
  // One browser, two accounts one after the other: it belongs to the later one.
  await neighbour.client.ok(pushRoutes.addPushDevice, { body: phone })
  expect(await devicesOf(owner)).toEqual([])
  expect(await devicesOf(neighbour)).toHaveLength(1)
})

test('beyond so many browsers the oldest go', async () => {
  const owner = await makeCustomer(w)
  const ids: number[] = []
  for (let n = 0; n < mostPushDevices + 2; n += 1) {
    const { devices } = await owner.client.ok(pushRoutes.addPushDevice, { body: browser() })
    ids.push(devices[0]!.pushDeviceId)
  }
  expect((await devicesOf(owner)).map(({ pushDeviceId }) => pushDeviceId)).toEqual(ids.slice(2).toReversed())
})

test('signing out takes a browser off: by itself, from another one, all at once, and with a new password', async () => {
  const owner = await makeCustomer(w)
  const phone = await again(owner)
  await phone.ok(pushRoutes.addPushDevice, { body: browser() })
  await phone.ok(authRoutes.logout, { body: {} })
  expect(await devicesOf(owner)).toEqual([])

  const tablet = await again(owner)
  await tablet.ok(pushRoutes.addPushDevice, { body: browser() })
  const [latest] = (await tablet.ok(authRoutes.listSessions, {})).filter(({ isCurrent }) => isCurrent)
  await owner.client.ok(authRoutes.endSession, { params: { sessionId: latest!.sessionId }, body: {} })
  expect(await devicesOf(owner)).toEqual([])

  await owner.client.ok(pushRoutes.addPushDevice, { body: browser() })
  await (await again(owner)).ok(pushRoutes.addPushDevice, { body: browser() })
  await owner.client.ok(authRoutes.endOtherSessions, { body: {} })
  expect(await devicesOf(owner)).toMatchObject([{ isCurrent: true }])

  await (await again(owner)).ok(pushRoutes.addPushDevice, { body: browser() })
  await owner.client.ok(authRoutes.changePassword, {
    body: { oldPassword: testPassword, password: 'another-river-58' },
  })
  expect(await devicesOf(owner)).toMatchObject([{ isCurrent: true }])
})

test('so does whatever else ends the sign-ins of a customer: a forgotten password, another number, a reset by staff', async () => {
  const owner = await makeCustomer(w)
  const { agency, userId, phoneNumber } = owner
  const left = async () => {
    const { platform } = w.world.database
    const rows = await platform.selectFrom('pushDevice').selectAll().where('userId', '=', userId).execute()
    return rows.map(({ sessionId }) => (sessionId === null ? 'ran out' : 'signed in'))
  }
  const elsewhere = async (body: { phoneNumber: string; password: string }) => {
    const client = openClient(w.app, agency.host)
    await client.ok(authRoutes.login, { body })
    await client.ok(pushRoutes.addPushDevice, { body: browser() })
  }
  await owner.client.ok(pushRoutes.addPushDevice, { body: browser() })
  await elsewhere({ phoneNumber, password: testPassword })
  const to = newPhone()
  await owner.client.ok(authRoutes.changePhone, { body: { phoneNumber: to, password: testPassword } })
  await owner.client.ok(authRoutes.verifyChangedPhone, { body: { otp: await newestCode(w, to) } })
  expect(await devicesOf(owner)).toMatchObject([{ isCurrent: true }])

  // Who is still signed in at this browser forgot the password there.
  await elsewhere({ phoneNumber: to, password: testPassword })
  const { id } = messagesTo(w, to)[0]!
  await owner.client.ok(authRoutes.verifyUser, { body: { phoneNumber: to, fromForgotPassword: true } })
  await owner.client.ok(authRoutes.verifyOtp, { body: { otp: await newestCode(w, to, id) } })
  const password = 'another-river-58'
  await owner.client.ok(authRoutes.createPassword, { body: { password } })
  expect(await left()).toEqual(['ran out'])

  await elsewhere({ phoneNumber: to, password })
  expect(await left()).toEqual(['ran out', 'signed in'])
  const admin = await makeStaff(w, 'admin', { agency })
  await admin.client.ok(authRoutes.regenerateRandomPassword, { body: { userId } })
  expect(await left()).toEqual(['ran out'])
})

test('a sign-in that ran out leaves its browser, which is nobody’s present one then', async () => {
  const owner = await makeCustomer(w)
  await owner.client.ok(pushRoutes.addPushDevice, { body: browser() })
  await w.world.database.platform.deleteFrom('session').where('userId', '=', owner.userId).execute()
  expect(await devicesOf({ client: await again(owner) })).toMatchObject([{ isCurrent: false }])
})

test('in another agency nothing of it is seen', async () => {
  const owner = await makeCustomer(w)
  const stranger = await makeCustomer(w, { agency: await makeAgency(w) })
  const { devices } = await owner.client.ok(pushRoutes.addPushDevice, { body: browser() })
  const params = { pushDeviceId: devices[0]!.pushDeviceId }
  expect((await stranger.client.call(pushRoutes.deletePushDevice, { params, body: {} })).status).toBe(404)
  expect(await devicesOf(owner)).toHaveLength(1)
})
