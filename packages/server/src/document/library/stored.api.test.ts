import { documentRoutes } from '@parichay/contract/document/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storedBytes } from '../../agency/store.ts'
import { agencyScope } from '../../platform/scope.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeDocument,
  makeStaff,
  type TestBusiness,
  type TestStaff,
} from '../../testing/makers.ts'
import { makeRich } from '../../testing/makers.erasure.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { countStored, foldStored } from './store.ts'

let w: TestWorld
let admin: TestStaff
let business: TestBusiness
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  const agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  business = await makeBusiness(w, { owner: await makeCustomer(w, { agency }) })
})
afterAll(() => w.close())

const db = () => w.world.database.platform
/** What lines come to for each agency, and what a walk over all files says; each agency also by itself. */
async function agree() {
  const { rows } = await sql<{ agencyId: number; files: number; bytes: number }>`
    select agency_id, count(*)::int as files, sum(bytes)::bigint as bytes
    from (select agency_id, bytes from document union all select agency_id, bytes from video_sound) stored
    group by 1 order by 1`.execute(db())
  const walk = rows.map((row) => ({ ...row, bytes: Number(row.bytes) }))
  expect(await countStored(db())).toEqual(walk)
  for (const one of walk) {
    expect(await countStored(db(), one.agencyId)).toEqual([one])
    expect(await storedBytes(db(), one.agencyId)).toBe(one.bytes)
  }
  return walk.find(({ agencyId }) => agencyId === admin.agency.agencyId)
}
const remove = (documentId: number, restore?: true) =>
  admin.client.ok(documentRoutes.deleteDocument, {
    params: { documentId },
    body: { ...(restore && { restore }) },
  })
const weigh = (documentId: number, bytes: number) =>
  sql`update document set bytes = ${bytes} where document_id = ${documentId}`.execute(db())
const addSound = (bytes: number) =>
  sql`insert into video_sound (agency_id, business_id, kind, title, state, bytes, made_by, created_at, touched_at)
    values (${admin.agency.agencyId}, ${business.businessId}, 'voice', 'Offer', 'waiting', ${bytes}, 'user 1', now(), now())`.execute(
    db(),
  )
const lines = async () =>
  Number((await sql<{ n: number }>`select count(*) as n from stored_tally`.execute(db())).rows[0]!.n)

test('lines come to what a walk over all files says, after all that happens to a file, and after a night', async () => {
  expect(await agree()).toBeUndefined()
  const [first, second] = [await makeDocument(w, business), await makeDocument(w, business)]
  expect(await agree()).toMatchObject({ files: 2, bytes: 200 })
  await weigh(first, 5000)
  await remove(second)
  expect(await agree()).toMatchObject({ files: 1, bytes: 5000 })
  await remove(second, true)
  expect(await agree()).toMatchObject({ files: 2, bytes: 5100 })
  await addSound(70)
  await sql`update video_sound set bytes = 90`.execute(db())
  expect(await agree()).toMatchObject({ files: 3, bytes: 5190 })
  // What is changed besides its size leaves no line.
  const before = await lines()
  await sql`update document set kind = 'gallery', business_id = null where document_id = ${first}`.execute(
    db(),
  )
  expect(await lines()).toBe(before)
  await makeRich(w)
  await makeDocument(w, await makeBusiness(w))
  const rich = await agree()
  await foldStored(db())
  await foldStored(db())
  expect([await agree(), await lines()]).toEqual([rich, (await countStored(db())).length])
  await sql`delete from video_sound where agency_id = ${admin.agency.agencyId}`.execute(db())
  for (const id of [first, second]) await remove(id)
  expect(await agree()).toBeUndefined()
  await foldStored(db())
  expect(await agree()).toBeUndefined()
})

test('many at once, one of which is taken back, while lines become one', async () => {
  const ids = await Promise.all(Array.from({ length: 8 }, () => makeDocument(w, business)))
  const back = new Error('taken back')
  const scope = agencyScope(admin.agency.agencyId)
  await Promise.all([
    ...ids.map((id, at) => weigh(id, 1000 + at)),
    foldStored(db()),
    ...ids.slice(0, 4).map((id) => remove(id)),
    ...Array.from({ length: 4 }, () => makeDocument(w, business)),
    addSound(300),
    foldStored(db()),
    w.world.database
      .inScope(scope, async (tx) => {
        await sql`delete from document where document_id = ${ids[7]!}`.execute(tx)
        throw back
      })
      .catch((error: unknown) => expect(error).toBe(back)),
  ])
  await agree()
  await foldStored(db())
  expect(await agree()).toMatchObject({ files: 9 })
})
