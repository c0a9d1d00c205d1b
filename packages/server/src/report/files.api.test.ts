import { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { reportBounds } from '@parichay/contract/report/fields.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { dieAtWork } from '../testing/dead-worker.ts'
import { makeAgency, makeStaff, type TestAgency, type TestStaff } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { makeReport } from './jobs.ts'
import { giveUpFile, makeFile, sweepFiles, workReports } from './work.ts'

// Files made in the background: how they end where making them fails, and who is told.

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

const body = { report: 'business', format: 'csv', filters: {} } as const
const ask = async (who = admin) => (await who.client.call(reportRoutes.makeReportFile, { body })).data
const idOf = ({ reportFileId }: { reportFileId: number }) => ({ agencyId: agency.agencyId, reportFileId })
const states = async (who = admin) =>
  (await who.client.ok(reportRoutes.listReportFiles, {})).map(({ state }) => state)
const told = async (who = admin) =>
  (await who.client.ok(analyticsRoutes.listAdminNotifications, { query: { pageSize: 100 } })).list.map(
    ({ kind, facts, isRead }) => ({ kind, ...facts, isRead }),
  )
/** Makes the file while the storage is full. */
async function fail(file: { reportFileId: number }): Promise<void> {
  const { put } = w.world.storage
  w.world.storage.put = () => Promise.reject(new Error('full'))
  await expect(makeFile(w.world, idOf(file))).rejects.toThrow('full')
  w.world.storage.put = put
}

test('a try that failed is followed by another one: it waits, and has failed only when it is given up', async () => {
  const file = await ask()
  await fail(file)
  expect(await states()).toEqual(['waiting'])
  await fail(file)
  expect([await states(), await told()]).toEqual([['waiting'], []])
  await makeFile(w.world, idOf(file))
  expect(await states()).toEqual(['ready'])
  // A word that comes late takes nothing away from what is ready.
  await giveUpFile(w.world, idOf(file))
  expect(await states()).toEqual(['ready'])
  const other = await ask()
  await fail(other)
  await giveUpFile(w.world, idOf(other))
  expect(await states()).toEqual(['failed', 'ready'])
})

test('who asked hears in the bell that it is ready or was given up, and nobody else; it is read with the file', async () => {
  const colleague = await makeStaff(w, 'admin', { agency })
  const [ready, lost] = [await ask(), await ask()]
  await makeFile(w.world, idOf(ready))
  for (const _ of [1, 2]) await giveUpFile(w.world, idOf(lost))
  const about = { kind: 'report_file', report: 'business', format: 'csv' }
  expect(await told()).toEqual([
    { ...about, isReady: false, isRead: false },
    { ...about, isReady: true, isRead: false },
  ])
  expect(await told(colleague)).toEqual([])
  const platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  expect((await told(platform)).filter(({ kind }) => kind === 'report_file')).toEqual([])
  await admin.client.call(reportRoutes.downloadReportFile, { params: { reportFileId: ready.reportFileId } })
  expect((await told()).map(({ isRead }) => isRead)).toEqual([false, true])
  w.clock.move(8 * 86_400_000)
  await sweepFiles(w.world)
  admin = await makeStaff(w, 'admin', { agency })
  const left = await w.world.database.platform
    .selectFrom('adminNotification')
    .select('subject')
    .where('agencyId', '=', agency.agencyId)
    .execute()
  expect(left).toEqual([])
})

test('a worker that dies at the last try: the file has failed, the next ones may be asked for, and it is told once', async () => {
  for (const _ of [1, 2, 3]) await ask()
  const fourth = () => admin.client.call(reportRoutes.makeReportFile, { body })
  expect((await fourth()).failure.code).toBe('LIMIT_REACHED')
  await dieAtWork(w, makeReport, 1)
  expect(await states()).toEqual(['waiting', 'waiting', 'waiting'])
  await dieAtWork(w, makeReport)
  await workReports(w.world)
  await w.world.queue.workGivenUp()
  await expect.poll(() => states(), { timeout: 30_000 }).toEqual(['failed', 'failed', 'failed'])
  await expect
    .poll(async () => (await told()).filter(({ kind }) => kind === 'failed_job'), { timeout: 30_000 })
    .toMatchObject([{ job: 'report.make' }])
  expect((await told()).filter(({ kind }) => kind === 'report_file')).toHaveLength(3)
  expect((await fourth()).status).toBe(200)
  await expect.poll(async () => (await states())[0], { timeout: 30_000 }).toBe('ready')
}, 120_000)

test('whoever takes a file along stands in the log each time, as with a report that is sent at once', async () => {
  const { reportFileId } = await ask()
  await makeFile(w.world, idOf({ reportFileId }))
  const params = { reportFileId }
  for (const _ of [1, 2]) await admin.client.get(`/api/v1/reports/files/${reportFileId}/content`)
  expect((await admin.client.call(reportRoutes.downloadReportFile, { params })).status).toBe(200)
  const { list } = await admin.client.ok(activityRoutes.listActivity, { query: {} })
  const taken = list.filter(({ action }) => action === 'report.download')
  expect(taken).toHaveLength(3)
  expect(taken[0]).toMatchObject({
    object: 'report business',
    facts: [
      { field: 'rows', value: '0' },
      { field: 'format', value: 'csv' },
    ],
  })
})

test('the sweep of a night takes all files whose days are over, however many', async () => {
  const { reportFileId } = await ask()
  await makeFile(w.world, idOf({ reportFileId }))
  const { platform } = w.world.database
  const left = () =>
    platform.selectFrom('reportFile').select('reportFileId').where('agencyId', '=', agency.agencyId).execute()
  await sql`insert into report_file (agency_id, franchisee_id, report, format, filters, of_platform, rows_total, created_at)
    select agency_id, franchisee_id, report, format, filters, of_platform, rows_total, created_at
    from report_file, generate_series(1, 1100) where report_file_id = ${reportFileId}`.execute(platform)
  expect(await left()).toHaveLength(1101)
  w.clock.move(8 * 86_400_000)
  await sweepFiles(w.world)
  expect(await left()).toEqual([])
})

test('three files of a person wait and no more, however many are asked for at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => admin.client.call(reportRoutes.makeReportFile, { body })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(reportBounds.waiting)
})
