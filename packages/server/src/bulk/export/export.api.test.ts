import { bulkBounds } from '@parichay/contract/bulk/fields.ts'
import { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { sql } from 'kysely'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestCustomer,
  type TestStaff,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { giveUpJob, runJob, sweepJobs } from '../work.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
let owner: TestCustomer
let sweets: TestBusiness[]
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
})
afterAll(() => w.close())
beforeEach(async () => {
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  owner = await makeCustomer(w, { agency, signedIn: false })
  sweets = []
  for (const name of ['=Sweet one', 'Sweet "two", Surat', 'मिठाई sweet'])
    sweets.push(await makeBusiness(w, { owner, name }))
  await makeBusiness(w, { owner, name: 'Tailor' })
})

const start = async (more: object = {}, who = admin) =>
  (
    await who.client.ok(bulkRoutes.exportInBulk, {
      body: { filter: { search: 'sweet' }, expected: 3, format: 'csv', ...more } as never,
    })
  ).bulkJobId
const run = (bulkJobId: number, watch = {}) =>
  runJob(w.world, { agencyId: agency.agencyId, bulkJobId }, watch)
const job = (bulkJobId: number, who = admin) =>
  who.client.ok(bulkRoutes.getBulkJob, { params: { bulkJobId } })
const file = (bulkJobId: number, who = admin) => who.client.get(`/api/v1/bulk/${bulkJobId}/file`)
const textOf = async (bulkJobId: number) => Buffer.from((await file(bulkJobId)).bytes).toString('utf8')
const cellsOf = (line: string) => line.slice(1, -1).split('","')
const db = () => w.world.database.platform
const kept = async (bulkJobId: number) =>
  (await db().selectFrom('bulkJob').selectAll().where('bulkJobId', '=', bulkJobId).executeTakeFirstOrThrow())
    .storageKey
const leftCells = async (bulkJobId: number) =>
  (
    await db()
      .selectFrom('bulkRow')
      .select('rowNo')
      .where('bulkJobId', '=', bulkJobId)
      .where('cells', 'is not', null)
      .execute()
  ).length

test('what the filter finds is written into a file that is found again; no cell runs, phones are text', async () => {
  const id = await start()
  expect(await job(id)).toMatchObject({ kind: 'export', state: 'waiting', file: null, can: { cancel: true } })
  await run(id)
  const now = await job(id)
  expect(now).toMatchObject({ state: 'done', about: 'CSV', counts: { total: 3, done: 3 } })
  expect(now.can.undo).toBe('NOT_ALLOWED')
  const text = await textOf(id)
  expect(text.startsWith('\uFEFF"Business no","Business","Category"')).toBe(true)
  const lines = text.trim().split('\r\n')
  expect(lines).toHaveLength(4)
  expect(lines[1]).toContain(`"'=Sweet one"`)
  expect(lines[2]).toContain('"Sweet ""two"", Surat"')
  expect(lines[3]).toContain('मिठाई')
  const phone = owner.phoneNumber.replace(/^\+91(\d{5})(\d{5})$/, '91 $1 $2')
  expect(cellsOf(lines[1]!)[4]).toBe(phone)
  expect(now.file).toEqual({ format: 'csv', bytes: Buffer.byteLength(text) })
  expect(await leftCells(id)).toBe(0)
  const { list } = await admin.client.ok(bulkRoutes.listBulkJobs, { query: {} })
  expect(list[0]).toMatchObject({ bulkJobId: id, file: { format: 'csv' } })
  const audits = await db().selectFrom('audit').select('action').where('object', '=', `bulk ${id}`).execute()
  expect(audits.map(({ action }) => action)).toEqual(['bulk.start', 'bulk.download'])
})

test('Excel, and headings in Hindi', async () => {
  const id = await start({ format: 'xlsx', language: 'hi' })
  await run(id)
  const { bytes, headers } = await file(id)
  expect(Buffer.from(bytes).subarray(0, 2).toString()).toBe('PK')
  expect(String(headers['content-type'])).toContain('spreadsheetml')
  expect(String(headers['content-disposition'])).toMatch(/businesses-\d{4}-\d\d-\d\d\.xlsx/)
  const hindi = await start({ language: 'hi' })
  await run(hindi)
  expect((await textOf(hindi)).startsWith('\uFEFF"बिज़नेस नं"')).toBe(true)
})

test('ticked rows alone, whatever else the list would find; somebody else’s are not among them', async () => {
  const stranger = await makeBusiness(w, { owner: await makeCustomer(w) })
  const businessIds = [sweets[0]!.businessId, sweets[2]!.businessId]
  const id = await start({ filter: { businessIds }, expected: 2 })
  await run(id)
  expect((await textOf(id)).trim().split('\r\n')).toHaveLength(3)
  const answer = await admin.client.call(bulkRoutes.exportInBulk, {
    body: {
      filter: { businessIds: [...businessIds, stranger.businessId] },
      expected: 3,
      format: 'csv',
    } as never,
  })
  expect(answer.failure).toMatchObject({ code: 'CONFLICT' })
  const many = Array.from({ length: bulkBounds.ticked + 1 }, (_, at) => at + 1)
  const tooMany = await admin.client.call(bulkRoutes.exportInBulk, {
    body: { filter: { businessIds: many }, expected: 1, format: 'csv' } as never,
  })
  expect(tooMany.failure).toMatchObject({ code: 'VALIDATION' })
})

test('a worker that dies before the file lies there is followed by one that makes it', async () => {
  const id = await start()
  const put = w.world.storage.put
  w.world.storage.put = () => Promise.reject(new Error('killed'))
  await expect(run(id)).rejects.toThrow('killed')
  w.world.storage.put = put
  expect(await job(id)).toMatchObject({ state: 'working', counts: { done: 3 }, file: null })
  const key = await kept(id)
  await run(id)
  expect(await kept(id)).toBe(key)
  expect((await textOf(id)).trim().split('\r\n')).toHaveLength(4)
})

test('stopped: no file, and what was read is forgotten', async () => {
  const second = await start()
  await admin.client.ok(bulkRoutes.cancelBulkJob, { params: { bulkJobId: second }, body: {} })
  await db().updateTable('bulkRow').set({ cells: '["x"]' }).where('bulkJobId', '=', second).execute()
  await run(second)
  expect(await job(second)).toMatchObject({ state: 'cancelled', file: null })
  expect((await file(second)).status).toBe(404)
  await sweepJobs(w.world)
  expect(await leftCells(second)).toBe(0)
})

test('stopped while a batch is in hand: nothing of it is read once that was answered', async () => {
  const id = await start()
  const { originOf } = w.world.hosts
  w.world.hosts.originOf = async (agencyId) => {
    w.world.hosts.originOf = originOf
    await admin.client.ok(bulkRoutes.cancelBulkJob, { params: { bulkJobId: id }, body: {} })
    return originOf(agencyId)
  }
  await run(id)
  expect(await job(id)).toMatchObject({ state: 'cancelled', file: null, counts: { waiting: 3, done: 0 } })
  expect(await leftCells(id)).toBe(0)
})

test('a business that goes meanwhile is refused in its row, the others are in the file', async () => {
  const id = await start()
  await sql`update business set deleted_at = now() where business_id = ${sweets[1]!.businessId}`.execute(db())
  await run(id)
  expect((await job(id)).counts).toMatchObject({ done: 2, refused: 1 })
  expect((await textOf(id)).trim().split('\r\n')).toHaveLength(3)
})

test('the file is for who asked and who sees the list, for 30 days', async () => {
  const maker = await makeStaff(w, 'creator', { agency, permissions: ['business.view', 'business.list'] })
  const mine = await makeBusiness(w, { owner, name: 'Sweet mine', madeBy: maker })
  const id = await start({ expected: 1 }, maker)
  await run(id)
  const text = Buffer.from((await file(id, maker)).bytes).toString('utf8')
  expect(text.trim().split('\r\n')).toHaveLength(2)
  expect(text).toContain(`"${mine.businessId}","Sweet mine"`)
  const colleague = await makeStaff(w, 'creator', { agency, permissions: ['business.view', 'business.list'] })
  const blind = await makeStaff(w, 'franchisee-with-all-card-access', {
    agency,
    permissions: ['business.view'],
  })
  const stranger = await makeStaff(w, 'admin')
  for (const who of [colleague, blind, stranger]) expect((await file(id, who)).status).toBe(404)
  expect((await job(id, blind)).file).toBeNull()
  expect((await file(id)).status).toBe(200)
  const key = (await kept(id))!
  await sql`update bulk_job set created_at = created_at - interval '31 days' where bulk_job_id = ${id}`.execute(
    db(),
  )
  await sweepJobs(w.world)
  expect(await w.world.storage.get(key)).toBeNull()
  expect(await job(id)).toMatchObject({ state: 'done', file: null })
  expect((await file(id)).status).toBe(404)
})

test('the sweep of a night takes all files whose days are over, however many', async () => {
  const id = await start()
  await run(id)
  await sql`insert into bulk_job (agency_id, kind, state, asker_agency_id, asker_id, ip, filter, wish, about, total, created_at, storage_key)
    select agency_id, kind, state, asker_agency_id, asker_id, ip, filter, wish, about, total, created_at - interval '31 days',
      'a' || agency_id || '/' || n || '.held' from bulk_job, generate_series(1, 600) n where bulk_job_id = ${id}`.execute(
    db(),
  )
  await sweepJobs(w.world)
  const left = await db()
    .selectFrom('bulkJob')
    .select('bulkJobId')
    .where('agencyId', '=', agency.agencyId)
    .where('storageKey', 'is not', null)
    .execute()
  expect(left).toEqual([{ bulkJobId: id }])
})

test('where no file can be kept the job ends without one, and says of each business that it went wrong', async () => {
  const id = await start()
  const key = { agencyId: agency.agencyId, bulkJobId: id }
  // What stands in the place of the agency's folder lets nothing be kept there.
  const folder = join(w.world.config.dataFolder, 'files', `a${agency.agencyId}`)
  mkdirSync(dirname(folder), { recursive: true })
  writeFileSync(folder, '')
  await expect(run(id)).rejects.toThrow()
  rmSync(folder)
  await giveUpJob(w.world, key)
  expect(await job(id)).toMatchObject({ state: 'done', file: null, counts: { done: 0, refused: 3 } })
  expect(await kept(id)).toBeNull()
  expect(await leftCells(id)).toBe(0)
})
