import type { NotificationKind } from '@parichay/contract/analytics/notification.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openBreak } from '../../payment/store.watch.ts'
import { remind } from '../../plan/reminder/work.ts'
import { tellOfFailure } from '../../platform/given-up.ts'
import { defineJob } from '../../platform/queue.ts'
import { prepareQueues } from '../../platform/queue-tables.ts'
import { agencyScope } from '../../platform/scope.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestStaff,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
beforeAll(async () => {
  w = await openTestWorld()
})
afterAll(() => w.close())
beforeEach(async () => {
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
})

const list = (who: TestStaff, query: object = {}) =>
  who.client.ok(analyticsRoutes.listAdminNotifications, { query })
const read = (who: TestStaff, id: number, body: object = {}) =>
  who.client.call(analyticsRoutes.readAdminNotification, { params: { id }, body })
const kinds = async (who: TestStaff) => (await list(who)).list.map(({ kind }) => kind)
const exception = (ref: string, kind = 'late') => {
  const scope = agencyScope(agency.agencyId)
  return w.world.database.inScope(scope, (tx) =>
    openBreak(tx, scope, { kind, ref, detail: {}, now: w.clock.now() }),
  )
}
/** Feedback by the way visitors leave it. */
async function leaveFeedback(given: { madeBy?: TestStaff } = {}) {
  const owner = await makeCustomer(w, { agency })
  const business = await makeBusiness(w, {
    owner,
    expiry: addDays(istDay(w.clock.now()), 200),
    isPaid: true,
    ...given,
  })
  const card = await makeCard(w, { business })
  await owner.client.ok(feedbackRoutes.addFeedback, {
    body: { cardId: card.cardId!, stars: 4, text: 'Good' },
  })
}

test('what happens is told once, in the transaction of the change', async () => {
  const owner = await makeCustomer(w, { agency })
  const today = istDay(w.clock.now())
  const paid = await makeBusiness(w, { owner, expiry: addDays(today, 6), isPaid: true, name: 'Asha Sweets' })
  const trial = await makeBusiness(w, { owner, expiry: addDays(today, 6), name: 'Trial Tailor' })
  await exception('a')
  await exception('a')
  for (const { businessId } of [paid, trial, paid, trial])
    await remind(w.world, { agencyId: agency.agencyId, businessId })
  await leaveFeedback()
  const { list: all, unread } = await list(admin)
  expect(all.map(({ kind, facts }) => ({ ...facts, kind }))).toMatchObject([
    { kind: 'feedback', stars: 4 },
    { kind: 'plan_expiring', businessName: 'Asha Sweets', lastDay: addDays(today, 6), isTrial: false },
    { kind: 'money_exception' },
  ])
  expect(all).toHaveLength(3)
  expect(unread).toEqual({ count: 3, isMore: false })
  w.clock.move(5 * 86_400_000)
  const again = await makeStaff(w, 'admin', { agency })
  for (const { businessId } of [paid, trial]) await remind(w.world, { agencyId: agency.agencyId, businessId })
  expect((await kinds(again)).filter((kind) => kind === 'plan_expiring')).toHaveLength(2)
  // A change that falls takes its notification with it.
  const scope = agencyScope(agency.agencyId)
  await expect(
    w.world.database.inScope(scope, async (tx) => {
      await openBreak(tx, scope, { kind: 'late', ref: 'fallen', detail: {}, now: w.clock.now() })
      throw new Error('fell')
    }),
  ).rejects.toThrow('fell')
  expect((await list(again, { kind: 'money_exception' })).list).toHaveLength(1)
})

test.each([
  [30, [29, 14, 6]],
  [15, [14, 6]],
  [10, [6]],
  [60, [29, 14, 6]],
])(
  'an agency that calls %d days soon is told of plans that end within them, once each',
  async (days, told) => {
    await w.world.database.platform
      .updateTable('agency')
      .set({ expiringSoonDays: days })
      .where('agencyId', '=', agency.agencyId)
      .execute()
    const owner = await makeCustomer(w, { agency })
    const today = istDay(w.clock.now())
    for (const end of [40, 29, 14, 6]) {
      const expiry = addDays(today, end)
      const { businessId } = await makeBusiness(w, { owner, expiry, isPaid: true, name: `Ends in ${end}` })
      await remind(w.world, { agencyId: agency.agencyId, businessId })
    }
    const { list: all } = await list(admin, { kind: 'plan_expiring' })
    expect(all.map(({ facts }) => facts['businessName']).toReversed()).toEqual(
      told.map((end) => `Ends in ${end}`),
    )
  },
)

test('an image request is told to who answers them', async () => {
  const owner = await makeCustomer(w, { agency })
  const { businessId } = await makeBusiness(w, { owner, expiry: '2027-01-01', isPaid: true, name: 'Asha' })
  await sql`insert into image_request (agency_id, business_id, occasion, language, asked_by, created_at)
    values (${agency.agencyId}, ${businessId}, 'Diwali', 'hi', 'user 1', ${w.clock.now()})`.execute(
    w.world.database.platform,
  )
  expect((await list(admin)).list[0]).toMatchObject({
    kind: 'image_request',
    facts: { businessName: 'Asha', occasion: 'Diwali' },
  })
})

test('read is what one person read; one by one, or all older ones', async () => {
  for (const ref of ['a', 'b', 'c', 'd']) await exception(ref)
  const colleague = await makeStaff(w, 'admin', { agency })
  const [newest, , third] = (await list(admin)).list
  expect((await read(admin, newest!.notificationId)).data).toEqual({ count: 3, isMore: false })
  expect((await read(admin, newest!.notificationId)).data).toEqual({ count: 3, isMore: false })
  expect((await read(admin, third!.notificationId, { andOlder: true })).data).toEqual({
    count: 1,
    isMore: false,
  })
  expect((await list(admin)).list.map(({ isRead }) => isRead)).toEqual([true, false, true, true])
  expect((await list(admin, { onlyUnread: 'true' })).list).toHaveLength(1)
  expect((await list(colleague)).unread.count).toBe(4)
  const page = await list(colleague, { pageSize: 2, before: newest!.notificationId })
  expect(page.list).toHaveLength(2)
})

test('each hears of what they may look after', async () => {
  const maker = await makeStaff(w, 'creator', { agency })
  const whole = await makeStaff(w, 'franchisee-with-all-card-access', { agency })
  await leaveFeedback()
  await leaveFeedback({ madeBy: maker })
  await exception('x')
  const seen = async (who: TestStaff) => (await list(who)).list.map(({ kind }) => kind).toSorted()
  expect(await seen(admin)).toEqual(['feedback', 'feedback', 'money_exception'])
  const may = async (who: TestStaff) =>
    (
      await w.world.database.platform
        .selectFrom('franchisee')
        .select('permissions')
        .where('franchiseeId', '=', who.franchiseeId)
        .executeTakeFirstOrThrow()
    ).permissions.includes('feedback.view')
  expect(await seen(whole)).toEqual((await may(whole)) ? ['feedback', 'feedback'] : [])
  expect(await seen(maker)).toEqual((await may(maker)) ? ['feedback'] : [])
  await sql`update franchisee set permissions = '{feedback.view}' where franchisee_id in (${maker.franchiseeId}, ${whole.franchiseeId})`.execute(
    w.world.database.platform,
  )
  expect([await seen(maker), await seen(whole)]).toEqual([['feedback'], ['feedback', 'feedback']])
  const stranger = await makeStaff(w, 'admin', { agency: await makeAgency(w) })
  expect(await seen(stranger)).toEqual([])
  const money = (await list(admin, { kind: 'money_exception' })).list[0]!
  for (const who of [stranger, maker]) expect((await read(who, money.notificationId)).status).toBe(404)
  const platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  const here = (await list(platform, { pageSize: 100 })).list.filter(
    ({ agencyId }) => agencyId === agency.agencyId,
  )
  expect(here.map(({ kind }) => kind)).toEqual(['money_exception'])
  expect((await read(platform, money.notificationId)).status).toBe(200)
  expect((await list(admin)).unread.count).toBe(3)
})

test('of money hears nobody it is hidden from, in their own agency or in all', async () => {
  const platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  await exception('y')
  await tellOfFailure(
    w.world.database.platform,
    { name: 'invoice.mail', agencyId: agency.agencyId },
    w.clock.now(),
  )
  const here = async (who: TestStaff) => {
    const { list: all } = await list(who, { pageSize: 100 })
    return all.filter(({ agencyId }) => agencyId === agency.agencyId)
  }
  const told = async (who: TestStaff) => (await here(who)).map(({ kind }) => kind)
  const money = (await here(admin)).find(({ kind }) => kind === 'money_exception')!
  for (const who of [admin, platform]) {
    expect(await told(who)).toEqual(['failed_job', 'money_exception'])
    await sql`update franchisee set configuration = '{"hideBilling": true}' where franchisee_id = ${who.franchiseeId}`.execute(
      w.world.database.platform,
    )
    expect(await told(who)).toEqual(['failed_job'])
    expect((await read(who, money.notificationId)).status).toBe(404)
  }
  expect((await list(admin)).unread.count).toBe(1)
})

test('a hundred and more are 99+', async () => {
  await sql`insert into admin_notification (agency_id, kind, subject, created_at)
    select ${agency.agencyId}, 'failed_job', 'n ' || n, ${w.clock.now()} from generate_series(1, 130) n`.execute(
    w.world.database.platform,
  )
  const { list: rows, unread } = await list(admin)
  expect([rows.length, unread]).toEqual([20, { count: 99, isMore: true }])
  const done = await read(admin, rows[0]!.notificationId, { andOlder: true })
  expect(done.data).toEqual({ count: 0, isMore: false })
})

test('a job that failed for the last time is told, each kind once a day', async () => {
  const { platform } = w.world.database
  await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  for (const agencyId of [agency.agencyId, agency.agencyId, undefined])
    await tellOfFailure(platform, { name: 'invoice.mail', agencyId }, w.clock.now())
  expect((await list(admin)).list).toMatchObject([{ kind: 'failed_job', facts: { job: 'invoice.mail' } }])
  w.clock.move(86_400_000)
  await tellOfFailure(platform, { name: 'invoice.mail', agencyId: agency.agencyId }, w.clock.now())
  const tomorrow = await makeStaff(w, 'admin', { agency })
  expect((await list(tomorrow)).list).toHaveLength(2)
})

test('the queue tells it after the last try, and not before', async () => {
  const once = defineJob({
    name: 'test.fails',
    payload: z.object({ agencyId: z.number() }),
    attempts: 1,
    timeoutSec: 30,
  })
  const twice = { ...once, name: 'test.fails-twice', attempts: 3 }
  await prepareQueues(w.databaseUrl, [once, twice], w.world.log)
  await w.world.queue.workGivenUp()
  for (const job of [once, twice]) {
    await w.world.queue.work(job, () => Promise.reject(new Error('no')))
    await w.world.database.inScope(agencyScope(agency.agencyId), (tx) =>
      w.world.queue.add(tx, job, { agencyId: agency.agencyId }),
    )
  }
  let found: NotificationKind[] = []
  for (let tries = 0; tries < 60 && found.length === 0; tries += 1) {
    await sleep(250)
    found = await kinds(admin)
  }
  expect((await list(admin)).list.map(({ facts }) => facts['job'])).toEqual(['test.fails'])
}, 30_000)
