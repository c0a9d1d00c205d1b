import { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { letterToken } from '../../franchisee/rules.letter.ts'
import { openBreak } from '../../payment/store.watch.ts'
import { agencyScope } from '../../platform/scope.ts'
import { openClient } from '../../testing/client.ts'
import { messagesTo } from '../../testing/codes.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeFeedback,
  makeStaff,
  signInAs,
  type TestAgency,
  type TestStaff,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { queueLetters, writeDailyLetter } from './work.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
})
afterAll(() => w.close())
beforeEach(async () => {
  agency = await makeAgency(w)
  admin = await reader('admin')
})

const addressOf = ({ franchiseeId }: TestStaff) => `reader-${franchiseeId}@agency.example`
async function reader(role: 'admin' | 'creator', permissions: ('feedback.view' | 'business.list')[] = []) {
  const one = await makeStaff(w, role, { agency, permissions })
  await set(one, { email: addressOf(one) })
  return one
}
const set = (of: TestStaff, columns: { email?: string | null; isActive?: boolean }) =>
  w.world.database.platform
    .updateTable('franchisee')
    .set(columns)
    .where('franchiseeId', '=', of.franchiseeId)
    .execute()
const today = () => new Date(w.clock.now().getTime() + 19_800_000).toISOString().slice(0, 10)
const write = (of: TestStaff, day = today()) =>
  writeDailyLetter(w.world, { agencyId: agency.agencyId, franchiseeId: of.franchiseeId, day })
const letters = (of: TestStaff) => messagesTo(w, addressOf(of))
/** A card of this agency, its business made by whoever is named, with feedback that waits. */
async function said(madeBy?: TestStaff, stars = 4) {
  const owner = await makeCustomer(w, { agency })
  const card = await makeCard(w, {
    business: await makeBusiness(w, { owner, ...(madeBy ? { madeBy } : {}) }),
  })
  return makeFeedback(w, card, { stars })
}
/** Signed in anew: a session of staff does not last into the next morning. */
const again = async ({ franchiseeId }: TestStaff) =>
  (await signInAs(w, agency, { kind: 'staff', franchiseeId })).client
const nextMorning = () => w.clock.move(86_400_000)

test('what happened yesterday and what waits, once for each morning, in the reader’s language', async () => {
  await said()
  await said()
  nextMorning()
  await write(admin)
  await write(admin)
  const [letter, ...more] = letters(admin)
  expect(more).toEqual([])
  const text = letter!.text
  expect(text).toContain('• 2 new businesses')
  expect(text).toContain('• 2 visitors left feedback')
  expect(text).toContain('• 2 feedbacks without an answer')
  expect(text).toContain('/panel/admin/feedback?isAnswered=false')
  expect(text).not.toMatch(/• 0|undefined|NaN/)
  nextMorning()
  await (await again(admin)).ok(franchiseeRoutes.changeOwnLetter, { body: { language: 'hi' } })
  await write(admin)
  // Nothing new happened since; what waits is said again, in Hindi.
  expect(letters(admin)[0]!.text).toContain('• 2 राय का जवाब बाक़ी है')
  expect(letters(admin)[0]!.text).not.toContain('कल,')
})

test('where there is nothing to say nothing is sent; an answer takes away what waited', async () => {
  await write(admin)
  const feedbackId = await said()
  nextMorning()
  nextMorning()
  await (await again(admin)).ok(feedbackRoutes.reviewFeedback, { body: { feedbackId, isAnswered: true } })
  await write(admin)
  expect(letters(admin)).toEqual([])
})

test('a creator reads of their own businesses and of what they may see, never of money or of others', async () => {
  const mine = await reader('creator', ['feedback.view', 'business.list'])
  const blind = await reader('creator')
  await said(mine)
  await said()
  nextMorning()
  for (const one of [mine, blind]) await write(one)
  expect(letters(mine)[0]!.text).toContain('• 1 new business\n')
  expect(letters(mine)[0]!.text).toContain('• 1 feedback without an answer')
  expect(letters(mine)[0]!.text).not.toContain('payment')
  expect(letters(blind)).toEqual([])
})

test('of money reads nobody it is hidden from', async () => {
  const scope = agencyScope(agency.agencyId)
  const [hidden, seeing] = [admin, await reader('admin')]
  await sql`update franchisee set configuration = '{"hideBilling": true}' where franchisee_id = ${hidden.franchiseeId}`.execute(
    w.world.database.platform,
  )
  await said()
  await w.world.database.inScope(scope, (tx) =>
    openBreak(tx, scope, { kind: 'late', ref: 'a', detail: {}, now: w.clock.now() }),
  )
  nextMorning()
  for (const one of [hidden, seeing]) await write(one)
  expect(letters(hidden)[0]!.text).toContain('• 1 feedback without an answer')
  expect(letters(hidden)[0]!.text).not.toContain('/panel/payment/')
  expect(letters(seeing)[0]!.text).toContain('• 1 payment needs a person\n  ')
  expect(letters(seeing)[0]!.text).toContain('/panel/payment/exceptions')
})

test('the link ends it without signing in, looking ends nothing, and another’s or a changed token does nothing', async () => {
  await said()
  nextMorning()
  const stop = (token: string, host = agency.host) =>
    openClient(w.app, host).call(franchiseeRoutes.stopDailyLetter, { body: { token } })
  const token = letterToken(w.world.config.secret, {
    agencyId: agency.agencyId,
    franchiseeId: admin.franchiseeId,
  })
  await write(admin)
  expect(letters(admin)[0]!.text).toContain(`/panel/daily-letter?token=${token}`)
  const other = await makeAgency(w)
  const forged = token.replace(/^\d+\.\d+/, `${agency.agencyId}.${admin.franchiseeId + 1}`)
  expect([
    (await stop(token, other.host)).status,
    (await stop(forged)).status,
    (await stop('x')).status,
  ]).toEqual([404, 404, 404])
  expect(await (await again(admin)).ok(franchiseeRoutes.getOwnLetter, {})).toMatchObject({ daily: true })
  expect((await stop(token)).data).toEqual({ stopped: true })
  expect(await (await again(admin)).ok(franchiseeRoutes.getOwnLetter, {})).toEqual({
    daily: false,
    language: 'en',
    email: addressOf(admin),
  })
  nextMorning()
  await write(admin)
  expect(letters(admin)).toHaveLength(1)
  await (await again(admin)).ok(franchiseeRoutes.changeOwnLetter, { body: { daily: true } })
  await write(admin)
  expect(letters(admin)).toHaveLength(2)
})

test('who left, has no address, or is late gets none; the queue asks for those who want it only', async () => {
  const gone = await reader('admin')
  const silent = await reader('admin')
  const off = await reader('admin')
  await set(gone, { isActive: false })
  await set(silent, { email: null })
  await off.client.ok(franchiseeRoutes.changeOwnLetter, { body: { daily: false } })
  await said()
  nextMorning()
  const queued = async () => {
    const n = () =>
      sql<{ n: number }>`select count(*) as n from pgboss.job where name = 'staff.letter'
        and (data ->> 'agencyId')::int = ${agency.agencyId}`.execute(w.world.database.platform)
    await queueLetters(w.world)
    return Number((await n()).rows[0]!.n)
  }
  expect(await queued()).toBe(1)
  for (const one of [gone, silent, off]) await write(one)
  await write(admin, '2026-03-09')
  for (const one of [gone, silent, off, admin]) expect(letters(one)).toEqual([])
  await write(admin)
  expect(letters(admin)).toHaveLength(1)
  // This morning's went out: the second look finds nobody.
  expect(await queued()).toBe(1)
})
