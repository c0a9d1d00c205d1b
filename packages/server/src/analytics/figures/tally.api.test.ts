import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestCustomer,
  type TestStaff,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { foldTally } from './store.ts'

let w: TestWorld
let agency: TestAgency
let owner: TestCustomer
let makers: TestStaff[]
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
  owner = await makeCustomer(w, { agency })
  makers = [await makeStaff(w, 'creator', { agency }), await makeStaff(w, 'franchisee', { agency })]
})
afterAll(() => w.close())

type Counts = Record<string, [businesses: number, activeCards: number]>
const db = () => w.world.database.platform
async function counts(rows: ReturnType<typeof sql>): Promise<Counts> {
  const found = await sql<{ who: string; businesses: number; active: number }>`
    select franchisee_id::text as who, businesses::int as businesses, active::int as active from (${rows}) one order by 1`.execute(
    db(),
  )
  return Object.fromEntries(found.rows.map(({ who, businesses, active }) => [who, [businesses, active]]))
}
/** What the lines come to, and what a walk over all businesses counts. */
const both = async () => ({
  tally: await counts(sql`select franchisee_id, sum(businesses) as businesses, sum(active_cards) as active
    from business_tally where agency_id = ${agency.agencyId} group by 1
    having sum(businesses) <> 0 or sum(active_cards) <> 0`),
  walk: await counts(sql`select coalesce(made_by_franchisee_id, 0) as franchisee_id, count(*) as businesses,
      count(*) filter (where card_status = 'ACTIVE') as active
    from business where agency_id = ${agency.agencyId} and deleted_at is null group by 1`),
})
async function agree(): Promise<Counts> {
  const { tally, walk } = await both()
  expect(tally).toEqual(walk)
  return tally
}
const lines = async () =>
  Number(
    (
      await sql<{
        n: number
      }>`select count(*) as n from business_tally where agency_id = ${agency.agencyId}`.execute(db())
    ).rows[0]!.n,
  )
const change = ({ businessId }: TestBusiness, set: ReturnType<typeof sql>) =>
  sql`update business set ${set} where agency_id = ${agency.agencyId} and business_id = ${businessId}`.execute(
    db(),
  )
const setCard = ({ businessId }: TestBusiness, status: string) =>
  sql`update card set status = ${status} where agency_id = ${agency.agencyId} and business_id = ${businessId}`.execute(
    db(),
  )

test('lines come to what a walk counts after all that happens to a business, and after they became one a person', async () => {
  const [first, second] = [makers[0]!.franchiseeId, makers[1]!.franchiseeId]
  const shops = await Promise.all([
    makeBusiness(w, { owner }),
    makeBusiness(w, { owner }),
    makeBusiness(w, { owner }),
  ])
  const [own, served, gone] = shops as [TestBusiness, TestBusiness, TestBusiness]
  for (const business of shops) await makeCard(w, { business, status: 'ACTIVE' })
  await change(served, sql`made_by_franchisee_id = ${first}`)
  expect(await agree()).toEqual({ 0: [2, 2], [first]: [1, 1] })
  // A card is paused and live again, its business moves to another person with it, is deleted, and comes back.
  await setCard(own, 'INACTIVE')
  await change(served, sql`made_by_franchisee_id = ${second}`)
  await change(gone, sql`deleted_at = now()`)
  expect(await agree()).toEqual({ 0: [1, 0], [second]: [1, 1] })
  await setCard(gone, 'INACTIVE')
  await change(gone, sql`deleted_at = null, made_by_franchisee_id = ${first}`)
  await setCard(own, 'ACTIVE')
  expect(await agree()).toEqual({ 0: [1, 1], [first]: [1, 0], [second]: [1, 1] })
  // Other changes of a business leave no line.
  const before = await lines()
  await change(own, sql`business_name = 'Another name', card_status = card_status`)
  expect(await lines()).toBe(before)
  await foldTally(db())
  expect([await lines(), await agree()]).toEqual([3, { 0: [1, 1], [first]: [1, 0], [second]: [1, 1] }])
})

test('many at once: nobody waits for anybody, a change that is taken back leaves nothing, and folding in between loses none', async () => {
  const shops = await Promise.all(Array.from({ length: 12 }, () => makeBusiness(w, { owner })))
  await foldTally(db())
  const back = new Error('taken back')
  await Promise.all([
    ...shops.map((shop, at) => change(shop, sql`made_by_franchisee_id = ${makers[at % 2]!.franchiseeId}`)),
    foldTally(db()),
    ...shops.slice(0, 6).map((shop) => change(shop, sql`deleted_at = now()`)),
    foldTally(db()),
    db()
      .transaction()
      .execute(async (tx) => {
        await sql`update business set deleted_at = now() where agency_id = ${agency.agencyId}`.execute(tx)
        throw back
      })
      .catch((error: unknown) => expect(error).toBe(back)),
  ])
  await agree()
  await foldTally(db())
  await agree()
})

const ofShop = (businessId: number) => sql`${agency.agencyId}, ${businessId}`
test.each<[string, (businessId: number) => ReturnType<typeof sql<object>>, object]>([
  [
    'wish',
    (businessId) => sql`insert into image_request (agency_id, business_id, occasion, language, asked_by)
      values (${ofShop(businessId)}, 'Opening day', 'en', 'user 1') returning is_gone`,
    { isGone: true },
  ],
  [
    'PDF card',
    (
      businessId,
    ) => sql`insert into pdf_card (agency_id, business_id, company_name, template_code, registered_phone_number)
      values (${ofShop(businessId)}, 'Staff', 'blue', '') returning is_gone, business_name`,
    { isGone: true, businessName: 'Named anew' },
  ],
  [
    'video',
    (
      businessId,
    ) => sql`insert into user_video (agency_id, business_id, title) values (${ofShop(businessId)}, 'Opening')
      returning is_gone, business_name`,
    { isGone: true, businessName: 'Named anew' },
  ],
])('a %s that comes while its business is being deleted knows that it is', async (_, insert, facts) => {
  const { businessId } = await makeBusiness(w, { owner })
  let made: Promise<{ rows: object[] }> | undefined
  await db()
    .transaction()
    .execute(async (tx) => {
      await sql`update business set deleted_at = now(), business_name = 'Named anew'
        where agency_id = ${agency.agencyId} and business_id = ${businessId}`.execute(tx)
      made = insert(businessId).execute(db())
      await new Promise((resolve) => setTimeout(resolve, 300))
    })
  expect((await made!).rows).toEqual([facts])
})
