import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestCustomer,
  type TestStaff,
} from '../../testing/makers.ts'
import { lockWaits } from '../../testing/lock-waits.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

type Wish = {
  imageRequestId: number
  agencyId: number
  businessId: number
  userId: number
  maker: number | null
  status: string
  occasion: string
}
let w: TestWorld
let admin: TestStaff
let platform: TestStaff
let maker: TestStaff
let owner: TestCustomer
const businessIds: number[] = []
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  const agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  maker = await makeStaff(w, 'creator', { agency, permissions: ['imagePost.manage'] })
  owner = await makeCustomer(w, { agency })
  const stranger = await makeCustomer(w, { agency: await makeAgency(w) })
  for (let at = 0; at < 8; at += 1) {
    const { agency: its, businessId } = await makeBusiness(w, {
      owner: at % 4 === 3 ? stranger : at % 4 === 2 ? await makeCustomer(w, { agency }) : owner,
      ...(at % 4 === 0 && { madeBy: maker }),
    })
    businessIds.push(businessId)
    for (const [place, occasion] of ['Diwali', 'DIWALI', 'Holi'].entries())
      await sql`insert into image_request (agency_id, business_id, occasion, language, asked_by, status)
        values (${its.agencyId}, ${businessId}, ${occasion}, 'en', 'user 1',
          ${(at + place) % 3 === 0 ? 'DECLINED' : 'OPEN'})`.execute(w.world.database.platform)
  }
})
afterAll(() => w.close())

/** Every wish of a business that is not deleted, newest first, with whose it is. */
const walk = async () =>
  (
    await sql<Wish>`select r.image_request_id, r.agency_id, r.business_id, b.user_id, b.made_by_franchisee_id as maker, r.status, r.occasion
      from image_request r join business b on b.agency_id = r.agency_id and b.business_id = r.business_id
      where b.deleted_at is null order by r.image_request_id desc`.execute(w.world.database.platform)
  ).rows

const who = {
  platform: () => [platform, () => true],
  agency: () => [admin, ({ agencyId }) => agencyId === admin.agency.agencyId],
  maker: () => [maker, ({ maker: by }) => by === maker.franchiseeId],
  customer: () => [owner, ({ userId }) => userId === owner.userId],
} satisfies Record<string, () => [TestStaff | TestCustomer, (wish: Wish) => boolean]>

async function agree(reader: keyof typeof who, query: { status?: 'OPEN' | 'DECLINED'; businessId?: number }) {
  const [person, mine] = who[reader]()
  const { businessId, status } = query
  const all = (await walk()).filter(
    (wish: Wish) => mine(wish) && (businessId === undefined || wish.businessId === businessId),
  )
  const open = all.filter((wish) => wish.status === 'OPEN')
  const wanted = all.filter((wish) => status === undefined || wish.status === status)
  const ask = (more: object) =>
    person.client.ok(imagePostRoutes.listImageRequests, { query: { ...query, ...more } })
  const found = await ask({ pageSize: 30 })
  const asksOf = (occasion: string) =>
    new Set(
      open
        .filter((wish) => wish.occasion.toLowerCase() === occasion.toLowerCase())
        .map((wish) => wish.businessId),
    ).size
  expect(found.list.map(({ imageRequestId, occasion, asks }) => [imageRequestId, occasion, asks])).toEqual(
    wanted.map(({ imageRequestId, occasion }) => [imageRequestId, occasion, asksOf(occasion)]),
  )
  expect(found.open).toBe(open.length)
  const first = await ask({ pageSize: 2 })
  const second = first.next === null ? { list: [] } : await ask({ pageSize: 2, before: first.next })
  expect([...first.list, ...second.list].map(({ imageRequestId }) => imageRequestId)).toEqual(
    wanted.slice(0, 4).map(({ imageRequestId }) => imageRequestId),
  )
  return wanted.length
}

test('wishes, how many wait and how many ask for the same are those of a walk over all, for everybody who reads them', async () => {
  const readAll = async () => {
    const seen = []
    for (const reader of Object.keys(who) as (keyof typeof who)[]) {
      seen.push(await agree(reader, {}))
      await agree(reader, { status: 'OPEN' })
      await agree(reader, { status: 'DECLINED' })
      await agree(reader, { businessId: businessIds[0]! })
    }
    return seen
  }
  expect(await readAll()).toEqual([24, 18, 6, 12])
  const change = (restore?: true) =>
    owner.client.ok(businessRoutes.deleteBusiness, {
      params: { id: businessIds[4]! },
      body: { ...(restore && { restore }) },
    })
  await change()
  expect(await readAll()).toEqual([21, 15, 3, 9])
  await change(true)
  await sql`update business set made_by_franchisee_id = case when business_id = ${businessIds[1]!} then ${maker.franchiseeId}::int end
    where business_id in (${businessIds[1]!}, ${businessIds[4]!})`.execute(w.world.database.platform)
  expect(await readAll()).toEqual([24, 18, 6, 12])
})

test('a wish of a business that is deleted at that moment is refused in words, and not kept', async () => {
  const db = w.world.database.platform
  const { agency } = owner
  const { businessId } = await makeBusiness(w, { owner })
  await db
    .updateTable('agency')
    .set((e) => ({
      configuration: sql`jsonb_set(${e.ref('configuration')}, '{imagePost,enableImagePost}', 'true')`,
    }))
    .where('agencyId', '=', agency.agencyId)
    .execute()
  const { asking } = await db.transaction().execute(async (tx) => {
    await tx
      .updateTable('business')
      .set({ deletedAt: w.clock.now() })
      .where('businessId', '=', businessId)
      .execute()
    const call = owner.client.call(imagePostRoutes.requestImages, {
      body: { businessId, occasion: 'Pongal', day: null, language: 'en', note: '' },
    })
    const waiting = await lockWaits(db, tx)
    await expect.poll(waiting, { timeout: 10_000, interval: 20 }).toBeGreaterThan(0)
    return { asking: call }
  })
  expect((await asking).failure.code).toBe('NOT_FOUND')
  const kept = await db
    .selectFrom('imageRequest')
    .select('occasion')
    .where('businessId', '=', businessId)
    .execute()
  expect(kept).toEqual([])
})
