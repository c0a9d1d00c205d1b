import { messagingRoutes } from '@parichay/contract/agency/routes.messaging.ts'
import type { z } from 'zod'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noticeToStaff } from '../franchisee/people/jobs.ts'
import { workPeople } from '../franchisee/people/work.ts'
import type { Job } from '../platform/queue.ts'
import type { World } from '../platform/world.ts'
import { messagesTo } from '../testing/codes.ts'
import { makeAgency, makeCustomer, makeStaff, type TestAgency } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { noticeOfChange, noticeOfDevice, noticeOfTries } from './jobs.ts'
import { workAuth } from './work.ts'

// An installation whose account for SMS has a text for codes alone, as its guide lets it.
let w: TestWorld
let agency: TestAgency
beforeAll(async () => {
  w = await openTestWorld({ MSG91_NOTICE_TEMPLATE: '', MSG91_INVITE_TEMPLATE: '' })
})
afterAll(() => w.close())
beforeEach(async () => {
  agency = await makeAgency(w)
})

/** Does a job as the worker does, and fails as it does there. */
async function run<T extends z.ZodObject>(
  work: (world: World) => Promise<void>,
  job: Job<T>,
  payload: z.input<T>,
) {
  const runs = new Map<string, (given: never) => Promise<void>>()
  const queue = {
    ...w.world.queue,
    work: async (one: Job, doIt: (given: never) => Promise<void>) => void runs.set(one.name, doIt),
  }
  await work({ ...w.world, queue } as never)
  await runs.get(job.name)!(job.payload.parse(payload) as never)
}
const address = (name: string) => `${name}-${agency.marker}@shop.example`.toLowerCase()

const setEmail = (table: 'appUser' | 'franchisee', email: string) =>
  w.world.database.platform
    .updateTable(table)
    .set({ email })
    .where('agencyId', '=', agency.agencyId)
    .execute()

test('without a text for notices who has an address too hears by letter what changed, and who tries to come in', async () => {
  const { agencyId } = agency
  const email = address('owner')
  const { userId, phoneNumber } = await makeCustomer(w, { agency, signedIn: false })
  await setEmail('appUser', email)
  await run(workAuth, noticeOfChange, { agencyId, what: 'password', phoneNumber, email })
  await run(workAuth, noticeOfTries, { agencyId, userId, franchiseeId: null })
  expect(messagesTo(w, email).map(({ subject }) => subject)).toEqual([
    `Somebody tries to sign in to your account at Agency ${agency.marker}`,
    `Your account at Agency ${agency.marker}: password changed`,
  ])
})

test('so does a member of staff whose password an admin changed; invitations go out by WhatsApp, and no job fails of them', async () => {
  const { agencyId } = agency
  const { franchiseeId } = await makeStaff(w, 'creator', { agency, signedIn: false })
  await setEmail('franchisee', address('staff'))
  for (const what of ['password', 'secondStep', 'invite'] as const)
    await run(workPeople, noticeToStaff, { agencyId, franchiseeId, what })
  expect(messagesTo(w, address('staff')).map(({ subject }) => subject)).toEqual([
    `Your account at Agency ${agency.marker}: second step switched off`,
    `Your account at Agency ${agency.marker}: password changed`,
  ])
})

test('who has a number alone is not told in silence: the job says that nothing can be sent', async () => {
  const { agencyId } = agency
  const { userId } = await makeCustomer(w, { agency, signedIn: false })
  await expect(run(workAuth, noticeOfTries, { agencyId, userId, franchiseeId: null })).rejects.toMatchObject({
    code: 'SMS_UNAVAILABLE',
  })
})

test('where the mail server of an agency takes nothing, an SMS says what a letter would have said', async () => {
  const { agencyId } = agency
  const { franchiseeId, phoneNumber } = await makeStaff(w, 'creator', { agency, signedIn: false })
  await setEmail('franchisee', address('staff'))
  const texts = { otp: '', notice: 'notice', invite: '', reminder: '', reminderHi: '', reminderGu: '' }
  const root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  await root.client.ok(messagingRoutes.saveAgencyMessaging, {
    body: {
      agencyId,
      sms: { authkey: 'sandbox', header: '', entityId: '', templates: texts },
      mail: { host: 'localhost', port: 1, user: '', from: 'post@shop.example' },
      version: 0,
    },
  })
  await run(workAuth, noticeOfDevice, {
    agencyId,
    franchiseeId,
    device: 'x',
    at: w.clock.now().toISOString(),
  })
  expect(messagesTo(w, phoneNumber)[0]!.text).toContain('signed in on a new device')
})

test('a job does not fail of an address that is none: nobody can be told there, whenever it is tried', async () => {
  const { agencyId } = agency
  w.sandbox.switches.set({ channel: 'mail', mode: 'refuse', delayMs: 0, times: 1 })
  await run(workAuth, noticeOfChange, {
    agencyId,
    what: 'password',
    phoneNumber: null,
    email: address('none'),
  })
  expect(messagesTo(w, address('none'))).toEqual([])
})
