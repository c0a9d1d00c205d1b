import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { franchiseeRoutes } from '@parichay/contract/franchisee/routes.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestStaff,
} from '../../testing/makers.ts'
import { openClient } from '../../testing/client.ts'
import { agencyVersion } from '../../testing/versions.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { runJob } from '../work.ts'

const day = 86_400_000
let w: TestWorld
let root: TestStaff
/** Three agencies whose names begin with this word alone. */
let word: string
let agencies: TestAgency[]
let turn = 0
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
})
afterAll(() => w.close())

const db = () => w.world.database.platform
beforeEach(async () => {
  turn += 1
  word = `Round${turn}x`
  agencies = []
  for (const name of ['Akola', 'Bidar', 'Cuttack']) {
    const agency = await makeAgency(w)
    await db()
      .updateTable('agency')
      .set({ agencyName: `${word} ${name}` })
      .where('agencyId', '=', agency.agencyId)
      .execute()
    agencies.push(agency)
  }
})

const all = () => ({ filter: { search: word }, expected: 3 })
const suspend = (more: object = {}, who = root) =>
  who.client.call(bulkRoutes.setAgencyStatusInBulk, {
    body: { ...all(), status: 'SUSPENDED', reason: 'Bills of May', ...more },
  })
const resume = (more: object = {}) => suspend({ status: 'ACTIVE', reason: undefined, ...more })
const id = (bulkJobId: number) => ({ agencyId: root.agency.agencyId, bulkJobId })
const run = (bulkJobId: number, watch = {}) => runJob(w.world, id(bulkJobId), watch)
const undo = async (bulkJobId: number) => {
  await root.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId }, body: {} })
  await run(bulkJobId)
}
const job = (bulkJobId: number) => root.client.ok(bulkRoutes.getBulkJob, { params: { bulkJobId } })
const rows = async (bulkJobId: number) =>
  (await root.client.ok(bulkRoutes.listBulkRows, { params: { bulkJobId }, query: {} })).list
const ends = async (bulkJobId: number) => (await rows(bulkJobId)).map(({ state, reason }) => reason ?? state)
const set = async ({ agencyId }: TestAgency, more: object) => {
  const version = await agencyVersion(w, agencyId)
  return root.client.ok(agencyRoutes.updateAgency, { body: { agency: { agencyId, version, ...more } } })
}
const standing = async () =>
  (
    await db()
      .selectFrom('agency')
      .select(['status', 'suspendedAt'])
      .where(
        'agencyId',
        'in',
        agencies.map(({ agencyId }) => agencyId),
      )
      .orderBy('agencyId')
      .execute()
  ).map(({ status, suspendedAt }) => [status, suspendedAt?.toISOString() ?? null])
const entries = ({ agencyId }: TestAgency, action: string) =>
  db()
    .selectFrom('audit')
    .select(['object', 'detail', 'actor'])
    .where('agencyId', '=', agencyId)
    .where('action', '=', action)
    .execute()
const pass = async (ms: number) => {
  w.clock.move(ms)
  const now = w.clock.now()
  await db()
    .updateTable('session')
    .set({ lastSeenAt: now, endsAt: new Date(now.getTime() + 365 * day) })
    .execute()
}
const answers = async ({ host }: TestAgency) =>
  (await openClient(w.app, host).call(agencyRoutes.getAgencyDetails, {})).status

test('agencies of a filter stop at once, each with the reason and the job in its own log; taken back, they work', async () => {
  expect(await Promise.all(agencies.map(answers))).toEqual([200, 200, 200])
  const { bulkJobId } = (await suspend()).data
  await run(bulkJobId)
  expect(await job(bulkJobId)).toMatchObject({
    kind: 'agencySuspend',
    counts: { done: 3 },
    can: { undo: true },
  })
  const stopped = await standing()
  expect(stopped).toEqual(Array(3).fill(['SUSPENDED', expect.stringMatching('2026-03-10')]))
  expect(await Promise.all(agencies.map(answers))).toEqual([503, 503, 503])
  const [first] = agencies
  expect((await rows(bulkJobId))[0]).toMatchObject({
    label: `${word} Akola · ${first!.host}`,
    subjectId: first!.agencyId,
    businessId: null,
  })
  for (const [place, agency] of agencies.entries())
    expect(await entries(agency, 'agency.suspend')).toEqual([
      {
        object: `agency ${agency.agencyId}`,
        actor: `franchisee ${root.franchiseeId} of ${root.agency.agencyId}`,
        detail: {
          before: { status: 'ACTIVE', suspendedAt: null },
          after: { status: 'SUSPENDED', suspendedAt: stopped[place]![1] },
          reason: 'Bills of May',
          job: `bulk ${bulkJobId}`,
        },
      },
    ])
  // The job itself stands in the log of the platform alone.
  expect(await entries(root.agency, 'bulk.start')).toMatchObject([
    { object: `bulk ${bulkJobId}`, detail: { kind: 'agencySuspend', rows: 3 } },
  ])
  await undo(bulkJobId)
  expect(await standing()).toEqual(Array(3).fill(['ACTIVE', null]))
  expect(await Promise.all(agencies.map(answers))).toEqual([200, 200, 200])
  expect((await entries(first!, 'agency.resume'))[0]?.detail).toMatchObject({ job: `bulk ${bulkJobId}` })
})

test('what works again is suspended from the day it was, once that is taken back: its cards do not get new days', async () => {
  const [akola, bidar] = agencies as [TestAgency, TestAgency, TestAgency]
  const owner = await makeCustomer(w, { agency: akola })
  const card = await makeCard(w, { business: await makeBusiness(w, { owner, expiry: '2027-03-31' }) })
  const visitor = openClient(w.app, akola.host)
  await set(akola, { status: 'SUSPENDED' })
  await set(bidar, { status: 'SUSPENDED' })
  const before = await standing()
  await pass(16 * day)
  expect((await visitor.get(`/${card.cardId}`)).status).toBe(503)
  const { bulkJobId } = (await resume()).data
  await run(bulkJobId)
  expect(await standing()).toEqual(Array(3).fill(['ACTIVE', null]))
  expect((await visitor.get(`/${card.cardId}`)).status).toBe(200)
  await undo(bulkJobId)
  expect(await standing()).toEqual(before)
  expect((await visitor.get(`/${card.cardId}`)).status).toBe(503)
  // The third one worked all the time: nothing was done to it, and nothing is said in its log.
  expect(await entries(agencies[2]!, 'agency.resume')).toEqual([])
  expect(await job(bulkJobId)).toMatchObject({ state: 'undone', counts: { undone: 3 } })
})

test('what was changed since stays as it is; what was deleted meanwhile says so', async () => {
  const [akola, bidar, cuttack] = agencies as [TestAgency, TestAgency, TestAgency]
  const first = (await suspend()).data
  await root.client.ok(agencyRoutes.deleteAgency, { query: { agencyId: bidar.agencyId } })
  await run(first.bulkJobId)
  expect(await ends(first.bulkJobId)).toEqual(['done', 'NOT_FOUND', 'done'])
  // Let work and stopped again by hand: that is another suspension.
  await set(akola, { status: 'ACTIVE' })
  await set(akola, { status: 'SUSPENDED' })
  await undo(first.bulkJobId)
  expect(await ends(first.bulkJobId)).toEqual(['CONFLICT', 'NOT_FOUND', 'undone'])
  expect((await standing()).map(([status]) => status)).toEqual(['SUSPENDED', 'SUSPENDED', 'ACTIVE'])
  expect(await answers(cuttack)).toBe(200)
})

test('the platform’s own agency is refused, and the others go on; without a reason nothing begins', async () => {
  for (const reason of [undefined, '  '])
    expect((await suspend({ reason })).failure).toMatchObject({ code: 'VALIDATION', field: 'reason' })
  const agencyIds = [root.agency, ...agencies.slice(0, 1)].map(({ agencyId }) => agencyId)
  const { bulkJobId } = (await suspend({ filter: { agencyIds }, expected: 2 })).data
  await run(bulkJobId)
  const ended = Object.fromEntries(
    (await rows(bulkJobId)).map(({ subjectId, reason, state }) => [subjectId, reason ?? state]),
  )
  expect(ended).toEqual({ [root.agency.agencyId]: 'VALIDATION', [agencies[0]!.agencyId]: 'done' })
  expect((await root.client.call(franchiseeRoutes.getFranchisee, {})).status).toBe(200)
  expect((await standing()).map(([status]) => status)).toEqual(['SUSPENDED', 'ACTIVE', 'ACTIVE'])
})

test('every filter of the list is carried, and finds what the list shows; another number is refused; stopped after the row in hand', async () => {
  const [akola] = agencies as [TestAgency]
  await db()
    .updateTable('agency')
    .set({ overdueSince: '2026-01-01' })
    .where('agencyId', '=', akola.agencyId)
    .execute()
  await set(akola, { status: 'SUSPENDED', configuration: { video: { enableVideo: false } } })
  for (const filter of [
    { search: word },
    { search: akola.host },
    { search: '100%' },
    { search: word, status: 'inactive' },
    { search: word, status: 'active' },
    { search: word, overdue: 'true' },
    { search: word, overdue: 'false' },
    { search: word, product: 'promotionalVideos' },
  ]) {
    const shown = await root.client.ok(agencyRoutes.listAgencies, { query: filter as never })
    const expected = Math.max(shown.total, 1)
    const asked = await resume({ filter, expected })
    expect([filter, asked.failure?.code]).toEqual([filter, shown.total === 0 ? 'CONFLICT' : undefined])
    if (shown.total === 0) continue
    const { bulkJobId } = asked.data
    expect((await rows(bulkJobId)).map(({ subjectId }) => subjectId)).toEqual(
      shown.list.map(({ agencyId }) => agencyId),
    )
    await root.client.ok(bulkRoutes.cancelBulkJob, { params: { bulkJobId }, body: {} })
  }
  expect((await suspend({ expected: 2 })).failure).toMatchObject({ code: 'CONFLICT' })
  await set(akola, { status: 'ACTIVE' })
  const { bulkJobId } = (await suspend()).data
  const stop = () => root.client.ok(bulkRoutes.cancelBulkJob, { params: { bulkJobId }, body: {} })
  await run(bulkJobId, { onRow: stop })
  expect(await ends(bulkJobId)).toEqual(['done', 'waiting', 'waiting'])
})

test('whose: agencies do nothing to agencies and see no job over them; nor does other staff of the platform', async () => {
  const admin = await makeStaff(w, 'admin', { agency: agencies[0]! })
  const clerk = await makeStaff(w, 'franchisee-with-all-card-access', { agency: root.agency })
  const second = await makeStaff(w, 'admin', { agency: root.agency })
  for (const who of [admin, clerk]) expect((await suspend({}, who)).status).toBe(403)
  const { bulkJobId } = (await suspend({}, second)).data
  const params = { bulkJobId }
  for (const who of [admin, clerk]) {
    expect((await who.client.ok(bulkRoutes.listBulkJobs, { query: {} })).list).toEqual([])
    expect((await who.client.call(bulkRoutes.getBulkJob, { params })).status).toBe(404)
    expect((await who.client.call(bulkRoutes.listBulkRows, { params, query: {} })).status).toBe(404)
    expect((await who.client.call(bulkRoutes.cancelBulkJob, { params, body: {} })).status).toBe(404)
    expect((await who.client.call(bulkRoutes.undoBulkJob, { params, body: {} })).status).toBe(404)
  }
  expect(await job(bulkJobId)).toMatchObject({ kind: 'agencySuspend' })
  // All rows lie with the platform's own agency: none of them is seen from within the agencies they are over.
  for (const { agencyId } of agencies)
    expect(
      await w.world.database.inScope({ agencyId }, (tx) =>
        tx.selectFrom('bulkRow').select('label').execute(),
      ),
    ).toEqual([])
  // Whoever is no admin of the platform any more suspends nothing with what they asked before, and takes nothing back.
  const roles = (some: string[]) =>
    db()
      .updateTable('franchisee')
      .set({ roles: some as never })
      .where('franchiseeId', '=', second.franchiseeId)
      .execute()
  await roles(['franchisee-with-all-card-access'])
  await run(bulkJobId)
  expect(await ends(bulkJobId)).toEqual(Array(3).fill('NOT_ALLOWED'))
  await roles(['admin'])
  const again = (await suspend({}, second)).data
  await run(again.bulkJobId)
  await second.client.ok(bulkRoutes.undoBulkJob, { params: { bulkJobId: again.bulkJobId }, body: {} })
  await roles(['franchisee-with-all-card-access'])
  await run(again.bulkJobId)
  expect(await ends(again.bulkJobId)).toEqual(Array(3).fill('NOT_ALLOWED'))
  expect((await standing()).map(([status]) => status)).toEqual(Array(3).fill('SUSPENDED'))
})

test('an agency reads in its own log that and why it was suspended, by whom not', async () => {
  const [akola] = agencies as [TestAgency]
  const admin = await makeStaff(w, 'admin', { agency: akola })
  const { bulkJobId } = (await suspend()).data
  await run(bulkJobId)
  await undo(bulkJobId)
  const { list } = await admin.client.ok(activityRoutes.listActivity, { query: {} as never })
  const said = list.find(({ action }) => action === 'agency.suspend')
  expect(said).toMatchObject({ who: { kind: 'platform', name: '' } })
  expect(JSON.stringify(said)).toContain('Bills of May')
  expect(list.some(({ action }) => action.startsWith('bulk.'))).toBe(false)
})
