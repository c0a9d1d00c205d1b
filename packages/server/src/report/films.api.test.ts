import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency, makeBusiness, makeCustomer, makeStaff, type TestStaff } from '../testing/makers.ts'
import { makeVideoTemplate } from '../testing/makers.video.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let admin: TestStaff
let platform: TestStaff
let maker: TestStaff
beforeAll(async () => {
  w = await openTestWorld()
  platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  const agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  maker = await makeStaff(w, 'creator', { agency })
  const owners = [await makeCustomer(w, { agency }), await makeCustomer(w, { agency: await makeAgency(w) })]
  const templateId = await makeVideoTemplate(w)
  const db = w.world.database.platform
  for (let at = 0; at < 6; at += 1) {
    const { agency: its, businessId } = await makeBusiness(w, {
      owner: owners[at % 3 === 2 ? 1 : 0]!,
      name: `Shop ${at}`,
      ...(at === 3 && { madeBy: maker }),
    })
    const { rows } = await sql<{ videoNo: number }>`insert into user_video (agency_id, business_id, title)
      values (${its.agencyId}, ${businessId}, ${`Offer ${at}`}) returning video_no`.execute(db)
    for (const state of ['failed', 'ready', 'ready'])
      await sql`insert into user_video_render (agency_id, video_no, template_id, template_version, of_version, content_hash, chosen, keys,
          is_sample, state, seconds, made_by, created_at, touched_at, ready_at)
        values (${its.agencyId}, ${rows[0]!.videoNo}, ${templateId}, 1, 1, gen_random_uuid()::text, '{}', '{}', ${at % 2 === 0}, ${state}, 5,
          'user 1', now(), now(), ${`2026-03-0${at + 1}T09:00:00Z`})`.execute(db)
  }
})
afterAll(() => w.close())

const rowsOf = async (who: TestStaff, query: object = {}) => {
  const params = { report: 'films' as const }
  const { columns, rows } = await who.client.ok(reportRoutes.previewReport, { params, query })
  const { total } = await who.client.ok(reportRoutes.countReport, { params, query })
  expect(total).toBe(rows.length)
  return rows.map((row) => row[columns.indexOf('filmTitle')])
}
const twice = (...places: number[]) => places.flatMap((at) => [`Offer ${at}`, `Offer ${at}`])

test.each<[string, object, number[], number[]]>([
  ['all', {}, [4, 3, 1, 0], [5, 4, 3, 2, 1, 0]],
  ['of some days', { from: '2026-03-02', to: '2026-03-04' }, [3, 1], [3, 2, 1]],
  ['of a category', { category: 'Sweets' }, [4, 3, 1, 0], [5, 4, 3, 2, 1, 0]],
  ['of a category that nobody has', { category: 'Doctor' }, [], []],
])('films that were made, newest order first: %s', async (_, query, ours, all) => {
  expect(await rowsOf(admin, query)).toEqual(twice(...ours))
  expect(await rowsOf(platform, query)).toEqual(twice(...all))
  expect(await rowsOf(platform, { ...query, agencyId: admin.agency.agencyId })).toEqual(twice(...ours))
})

test('of what one made', async () => {
  expect(await rowsOf(platform, { madeBy: maker.franchiseeId })).toEqual(twice(3))
})
