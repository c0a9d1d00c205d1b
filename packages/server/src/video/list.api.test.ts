import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestBusiness,
  type TestStaff,
} from '../testing/makers.ts'
import type { Db } from '../platform/db.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let admin: TestStaff
let maker: TestStaff
let shops: TestBusiness[]
let phone: string
const nos: number[] = []
type Query = NonNullable<Parameters<typeof ask>[0]>

beforeAll(async () => {
  w = await openTestWorld()
  const agency = await makeAgency(w)
  const { platform } = w.world.database
  admin = await makeStaff(w, 'admin', { agency })
  maker = await makeStaff(w, 'creator', { agency, permissions: ['video.list'] })
  const owner = await makeCustomer(w, { agency })
  phone = owner.phoneNumber
  shops = [
    await makeBusiness(w, { owner, name: 'Zari Palace' }),
    await makeBusiness(w, { owner, name: 'मिठाई घर', madeBy: maker }),
  ]
  const { templateId } = await platform
    .insertInto('videoTemplate')
    .values({ code: 'list-lantern-parade', status: 'PUBLISHED', publishedVersion: 1 })
    .returning('templateId')
    .executeTakeFirstOrThrow()
  await sql`insert into video_template_version (template_id, version, content, made_by, created_at)
    values (${templateId}, 1, '{"title": "Kites over Surat"}', 'test', now())`.execute(platform)
  const made = async (
    shop: number,
    title: string,
    facts: { createdAt?: Date; filmedAt?: Date; isActive?: boolean; templateId?: number },
    states: readonly string[] = [],
  ) => {
    const { videoNo } = await platform
      .insertInto('userVideo')
      .values({ agencyId: agency.agencyId, businessId: shops[shop]!.businessId, title, ...facts })
      .returning('videoNo')
      .executeTakeFirstOrThrow()
    nos.push(videoNo)
    for (const [at, state] of states.entries())
      await sql`insert into user_video_render (agency_id, video_no, template_id, template_version, of_version, content_hash,
          chosen, keys, is_sample, state, seconds, made_by, created_at, touched_at)
        values (${agency.agencyId}, ${videoNo}, ${templateId}, 1, 1, ${String(at)}, '{}', '{}', false, ${state}, 9, 'x', now(), now())`.execute(
        platform,
      )
  }
  await made(0, 'Alpha', { filmedAt: w.clock.now() }, ['failed', 'ready'])
  await made(1, 'Beta', { createdAt: new Date('2025-03-31T19:00:00Z') }, ['ready', 'failed'])
  await made(0, 'Gamma', { isActive: false, templateId })
})
afterAll(() => w.close())

const ask = (
  query: Parameters<typeof admin.client.ok<typeof userVideoRoutes.listUserVideos>>[1]['query'],
  who = admin,
) => who.client.ok(userVideoRoutes.listUserVideos, { query })
/** Which of the three, by their place of making. */
const placesOf = async (query: Query, who = admin) =>
  (await ask(query, who)).list.map(({ videoNo }) => nos.indexOf(videoNo))

test.each<[string, Query, number[]]>([
  ['newest first', {}, [2, 1, 0]],
  ['by name', { sort: 'name' }, [0, 1, 2]],
  ['done', { done: 'done' }, [0]],
  ['not done', { done: 'not-done' }, [2, 1]],
  ['off', { status: 'INACTIVE' }, [2]],
  ['the last film failed', { state: 'failed' }, [1]],
  ['the last film is ready', { state: 'ready' }, [0]],
  ['a title', { search: 'alpha', searchBy: 'companyName' }, [0]],
  ['a title, not as a business', { search: 'alpha', searchBy: 'businessName' }, []],
  ['a business', { search: 'zari', searchBy: 'businessName' }, [2, 0]],
  ['a business in Hindi, anywhere', { search: 'मिठाई' }, [1]],
  ['a template by its code', { search: 'lantern', searchBy: 'templateCode' }, [2]],
  ['a template by its title', { search: 'kites', searchBy: 'templateCode' }, [2]],
  ['a template that there is not', { search: 'zzz', searchBy: 'templateCode' }, []],
  ['made on a day of India', { from: '2025-04-01', to: '2025-04-01' }, [1]],
  ['made before', { to: '2025-03-31' }, []],
])('%s', async (_name, query, wanted) => {
  expect(await placesOf(query)).toEqual(wanted)
})

test('what happens to an earlier film changes nothing; also when both change at once', async () => {
  const videoNo = nos[1]!
  const films = await sql<{ renderId: number }>`select render_id from user_video_render
    where video_no = ${videoNo} order by render_id`.execute(w.world.database.platform)
  const [earlier, last] = films.rows.map(({ renderId }) => renderId)
  const turn = (db: Db, renderId: number, state: string) =>
    sql`update user_video_render set state = ${state} where video_no = ${videoNo} and render_id = ${renderId}`.execute(
      db,
    )
  const { platform } = w.world.database
  await turn(platform, earlier!, 'cancelled')
  expect(await placesOf({ state: 'failed' })).toEqual([1])
  let late: Promise<unknown> | undefined
  await platform.transaction().execute(async (tx) => {
    await turn(tx, last!, 'rendering')
    late = turn(platform, earlier!, 'ready')
    await new Promise((resolve) => setTimeout(resolve, 200))
  })
  await late
  expect([await placesOf({ state: 'rendering' }), await placesOf({ state: 'failed' })]).toEqual([[1], []])
  await turn(platform, last!, 'failed')
  expect(await placesOf({ state: 'failed' })).toEqual([1])
})

test('a number of its own, and of its owner', async () => {
  expect(await placesOf({ search: String(nos[1]), searchBy: 'cardId' })).toEqual([1])
  expect(await placesOf({ search: phone.slice(3), searchBy: 'registeredPhoneNumber' })).toEqual([2, 1, 0])
})

test('it follows the business: who looks after it, its name, and whether it is there', async () => {
  expect(await placesOf({ madeBy: maker.franchiseeId })).toEqual([1])
  expect(await placesOf({}, maker)).toEqual([1])
  await admin.client.ok(businessRoutes.updateBusinessMetadata, {
    body: { businessId: shops[1]!.businessId, businessName: 'Renamed Emporium' },
  })
  expect(await placesOf({ search: 'emporium', searchBy: 'businessName' })).toEqual([1])
  const params = { id: shops[1]!.businessId }
  await admin.client.ok(businessRoutes.deleteBusiness, { params, body: {} })
  expect(await placesOf({})).toEqual([2, 0])
})
