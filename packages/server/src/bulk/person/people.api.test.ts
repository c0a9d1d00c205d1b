import { bulkBounds } from '@parichay/contract/bulk/fields.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { count } from '../../platform/limits.ts'
import { makeAgency, makeStaff, signInAs, type TestAgency, type TestStaff } from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { runJob } from '../work.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
let meera: TestStaff
let rahul: TestStaff
/** Has never signed in. */
let tara: TestStaff
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
})
afterAll(() => w.close())

const db = () => w.world.database.platform
const set = (who: TestStaff, columns: object) =>
  db().updateTable('franchisee').set(columns).where('franchiseeId', '=', who.franchiseeId).execute()
beforeEach(async () => {
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  meera = await makeStaff(w, 'creator', { agency })
  rahul = await makeStaff(w, 'franchisee', { agency })
  tara = await makeStaff(w, 'creator', { agency, signedIn: false })
  for (const [who, name] of [
    [admin, 'Anand Admin'],
    [meera, 'Meera Shah'],
    [rahul, 'Rahul Joshi'],
    [tara, 'Tara Shah'],
  ] as const)
    await set(who, { name, lastLoginAt: who === tara ? null : w.clock.now() })
})

const access = (isActive: boolean, more: object = {}, who = admin) =>
  who.client.call(bulkRoutes.setStaffAccessInBulk, {
    body: { filter: {}, expected: 4, isActive, ...more },
  })
const run = (bulkJobId: number, watch = {}) =>
  runJob(w.world, { agencyId: agency.agencyId, bulkJobId }, watch)
const undo = async (bulkJobId: number) => {
  await admin.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId }, body: {} })
  await run(bulkJobId)
}
const rows = async (bulkJobId: number, who = admin) =>
  (await who.client.ok(bulkRoutes.listBulkRows, { params: { bulkJobId }, query: {} })).list
const ends = async (bulkJobId: number) =>
  Object.fromEntries((await rows(bulkJobId)).map(({ label, state, reason }) => [label, reason ?? state]))
const job = (bulkJobId: number, who = admin) =>
  who.client.ok(bulkRoutes.getBulkJob, { params: { bulkJobId } })
const active = async () =>
  (
    await db()
      .selectFrom('franchisee')
      .select('name')
      .where('agencyId', '=', agency.agencyId)
      .where('isActive', '=', true)
      .orderBy('franchiseeId')
      .execute()
  ).map(({ name }) => name.split(' ')[0])
const one = async (who: TestStaff, isActive: boolean, more: object = {}) => {
  const { franchiseeId } = who
  const { version } = await admin.client.ok(peopleRoutes.getStaff, { params: { franchiseeId } })
  await admin.client.ok(peopleRoutes.changeStaff, { body: { franchiseeId, version, isActive, ...more } })
}
const entries = (action: string) =>
  db()
    .selectFrom('audit')
    .select(['object', 'detail', 'actor'])
    .where('agencyId', '=', agency.agencyId)
    .where('action', '=', action)
    .orderBy('auditId')
    .execute()

test('everybody of a filter is kept out and signed out, but oneself; each with an entry; taken back, they may come again', async () => {
  const { bulkJobId } = (await access(false)).data
  await run(bulkJobId)
  expect(await job(bulkJobId)).toMatchObject({
    kind: 'personDisable',
    counts: { done: 3, refused: 1 },
    can: { undo: true },
  })
  expect(await ends(bulkJobId)).toEqual({
    'Anand Admin': 'OWN_ACCOUNT',
    'Meera Shah': 'done',
    'Rahul Joshi': 'done',
    'Tara Shah': 'done',
  })
  expect((await rows(bulkJobId)).at(-1)).toMatchObject({
    subjectId: admin.franchiseeId,
    businessId: null,
    message: 'You cannot do this to yourself. Ask another admin.',
  })
  expect(await active()).toEqual(['Anand'])
  expect((await meera.client.call(franchiseeRoutes.getFranchisee, {})).status).toBe(401)
  expect(await entries('staff.disable')).toEqual(
    [tara, rahul, meera].map(({ franchiseeId }) => ({
      object: `franchisee ${franchiseeId}`,
      actor: `franchisee ${admin.franchiseeId} of ${agency.agencyId}`,
      detail: {
        before: { isActive: true },
        after: { isActive: false },
        job: `bulk ${bulkJobId}`,
      },
    })),
  )
  await undo(bulkJobId)
  expect(await active()).toEqual(['Anand', 'Meera', 'Rahul', 'Tara'])
  // Their sessions are over all the same, as with one person.
  expect((await meera.client.call(franchiseeRoutes.getFranchisee, {})).status).toBe(401)
  expect((await entries('staff.enable')).map(({ detail }) => detail['job'])).toEqual(
    Array(3).fill(`bulk ${bulkJobId}`),
  )
})

test('let in again; taken back, they are out; who was in already stays in and leaves no entry', async () => {
  await one(meera, false)
  await one(rahul, false)
  const { bulkJobId } = (await access(true)).data
  await run(bulkJobId)
  expect(await job(bulkJobId)).toMatchObject({ kind: 'personEnable', counts: { done: 4 } })
  expect(await active()).toEqual(['Anand', 'Meera', 'Rahul', 'Tara'])
  expect(await entries('staff.enable')).toHaveLength(2)
  await undo(bulkJobId)
  expect(await active()).toEqual(['Anand', 'Tara'])
  expect(await job(bulkJobId)).toMatchObject({ state: 'undone', counts: { undone: 4 } })
})

test('who was changed since stays as they are; who let oneself be let in is not put out by taking it back oneself', async () => {
  const other = await makeStaff(w, 'admin', { agency })
  await set(other, { name: 'Ojas Admin', isActive: false })
  await one(meera, false)
  const { bulkJobId } = (await access(true, { filter: { state: 'disabled' }, expected: 2 })).data
  await run(bulkJobId)
  await one(meera, true, { name: 'Meera Shah', notes: 'Works on Sundays' })
  const { client } = await signInAs(w, agency, { kind: 'staff', franchiseeId: other.franchiseeId })
  await client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId }, body: {} })
  await run(bulkJobId)
  expect(await ends(bulkJobId)).toEqual({ 'Meera Shah': 'CONFLICT', 'Ojas Admin': 'OWN_ACCOUNT' })
  expect(await active()).toContain('Meera')
  expect(await active()).toContain('Ojas')
})

test('the last admin stays in, whoever asks; the platform names one agency, whose admins see the job without its names', async () => {
  const root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  expect((await access(false, {}, root)).failure).toMatchObject({ code: 'VALIDATION', field: 'agencyId' })
  const filter = { agencyId: agency.agencyId, role: 'admin' }
  await set(await makeStaff(w, 'admin', { agency }), { name: 'Ojas Admin' })
  const { bulkJobId } = (await access(false, { filter, expected: 2 }, root)).data
  await run(bulkJobId)
  expect((await rows(bulkJobId, root)).map(({ label, state, reason }) => [label, reason ?? state])).toEqual([
    ['Ojas Admin', 'done'],
    ['Anand Admin', 'LAST_ADMIN'],
  ])
  expect(await job(bulkJobId)).toMatchObject({ byName: '' })
  const [entry] = await entries('staff.disable')
  expect(entry?.actor).toBe(`franchisee ${root.franchiseeId} of ${root.agency.agencyId}`)
})

test('every filter of the list is carried, and finds what the list shows', async () => {
  await one(rahul, false, { territory: { states: ['24'], cities: ['Surat'] } })
  for (const filter of [
    { search: 'shah' },
    { search: 'nobody' },
    { role: 'creator' },
    { state: 'disabled' },
    { state: 'invited' },
    { territory: '24' },
    { territory: '27' },
    { city: 'surat' },
    { city: 'Rajkot' },
    { from: '2020-01-01', to: '2020-02-01' },
    { from: '2020-01-01' },
  ]) {
    const shown = await admin.client.ok(peopleRoutes.listStaff, { query: filter as never })
    const expected = Math.max(shown.total, 1)
    const asked = await access(true, { filter, expected })
    expect([filter, asked.failure?.code]).toEqual([filter, shown.total === 0 ? 'CONFLICT' : undefined])
    if (shown.total === 0) continue
    const { bulkJobId } = asked.data
    expect((await rows(bulkJobId)).map(({ subjectId }) => subjectId)).toEqual(
      shown.list.map(({ franchiseeId }) => franchiseeId).toSorted((a, b) => b - a),
    )
    await admin.client.ok(bulkRoutes.cancelBulkJob, { params: { bulkJobId }, body: {} })
  }
  expect((await access(true, { filter: { sort: 'name' } })).failure).toMatchObject({ code: 'VALIDATION' })
})

test('ticked ones alone; another number than was shown is refused; who was deleted meanwhile says so; stopped after the row in hand', async () => {
  const filter = { franchiseeIds: [meera, rahul, tara].map(({ franchiseeId }) => franchiseeId) }
  expect((await access(false, { filter, expected: 2 })).failure).toMatchObject({ code: 'CONFLICT' })
  const { bulkJobId } = (await access(false, { filter, expected: 3 })).data
  await admin.client.ok(peopleRoutes.deleteStaff, { params: { franchiseeId: tara.franchiseeId } })
  let done = 0
  const stop = async () => {
    done += 1
    if (done === 2) await admin.client.ok(bulkRoutes.cancelBulkJob, { params: { bulkJobId }, body: {} })
  }
  await run(bulkJobId, { onRow: stop })
  expect(await ends(bulkJobId)).toEqual({
    'Meera Shah': 'waiting',
    'Rahul Joshi': 'done',
    'Tara Shah': 'NOT_FOUND',
  })
  expect(await active()).toEqual(['Anand', 'Meera'])
})

test('rights: people are their admins’; another agency finds nobody; a role that is lost while it waits refuses its rows', async () => {
  const all = await makeStaff(w, 'franchisee-with-all-card-access', { agency })
  for (const who of [meera, rahul, all]) expect((await access(false, {}, who)).status).toBe(403)
  const stranger = await makeStaff(w, 'admin')
  const filter = { franchiseeIds: [meera.franchiseeId], agencyId: agency.agencyId }
  expect((await access(false, { filter, expected: 1 }, stranger)).failure).toMatchObject({ code: 'CONFLICT' })
  const other = await makeStaff(w, 'admin', { agency })
  const { bulkJobId } = (await access(false, { filter, expected: 1 }, other)).data
  await set(other, { roles: ['franchisee-with-all-card-access'] })
  await run(bulkJobId)
  expect(await ends(bulkJobId)).toEqual({ 'Meera Shah': 'NOT_ALLOWED' })
  // Whoever is no admin any more does not see the job either, nor does another agency.
  for (const who of [other, all, stranger]) {
    expect((await who.client.ok(bulkRoutes.listBulkJobs, { query: {} })).list).toEqual([])
    const params = { bulkJobId }
    expect((await who.client.call(bulkRoutes.getBulkJob, { params })).status).toBe(404)
    expect((await who.client.call(bulkRoutes.listBulkRows, { params, query: {} })).status).toBe(404)
  }
  expect((await admin.client.ok(bulkRoutes.listBulkJobs, { query: {} })).list).toMatchObject([
    { bulkJobId, kind: 'personDisable' },
  ])
})

test('who never signed in is invited again, as often as a day allows; nobody else is, and it is not taken back', async () => {
  const second = await makeStaff(w, 'creator', { agency, signedIn: false })
  await set(second, { name: 'Usha Rao' })
  await one(rahul, false)
  const { bulkJobId } = (
    await admin.client.call(bulkRoutes.inviteStaffInBulk, { body: { filter: {}, expected: 5 } })
  ).data
  const limit = {
    bucket: `invite:${agency.agencyId}:franchisee ${admin.franchiseeId} of ${agency.agencyId}`,
    windowSec: 86_400,
  }
  for (let n = 1; n < bulkBounds.invited; n += 1) await count(db(), w.clock.now(), limit)
  await run(bulkJobId)
  expect(await ends(bulkJobId)).toEqual({
    'Anand Admin': 'STEP_OUT_OF_ORDER',
    'Meera Shah': 'STEP_OUT_OF_ORDER',
    'Rahul Joshi': 'ACCOUNT_PAUSED',
    'Tara Shah': 'LIMIT_REACHED',
    'Usha Rao': 'done',
  })
  expect(await entries('staff.invite')).toMatchObject([
    { object: `franchisee ${second.franchiseeId}`, detail: { job: `bulk ${bulkJobId}` } },
  ])
  const invited = await db()
    .selectFrom('franchisee')
    .select('name')
    .where('agencyId', '=', agency.agencyId)
    .where('invitedAt', 'is not', null)
    .execute()
  expect(invited).toEqual([{ name: 'Usha Rao' }])
  expect(await job(bulkJobId)).toMatchObject({ kind: 'personInvite', can: { undo: 'NOT_ALLOWED' } })
})
