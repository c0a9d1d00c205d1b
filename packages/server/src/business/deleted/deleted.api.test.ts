import { type DeletedKind, deletedKinds, deletedListed } from '@parichay/contract/business/fields.deleted.ts'
import { deletedRoutes } from '@parichay/contract/business/routes.deleted.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { addDays, istDay, restoreDays } from '@parichay/contract/business/rules.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestCustomer,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let agency: TestAgency
let owner: TestCustomer
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
  owner = await makeCustomer(w, { agency })
})
afterAll(() => w.close())

type Made = { kind: DeletedKind; id: number; business: TestBusiness; name: string }

/** One thing of each kind, of businesses of their own. */
async function makeEach(of = owner, more: Parameters<typeof makeBusiness>[1] = {}): Promise<Made[]> {
  const shop = () => makeBusiness(w, { owner: of, ...more })
  const [business, withCard, withPdf, withVideo] = [await shop(), await shop(), await shop(), await shop()]
  const { cardNo, cardId } = await makeCard(w, { business: withCard })
  const numberOf = async (query: ReturnType<typeof sql<{ id: number }>>) =>
    (await query.execute(w.world.database.platform)).rows[0]!.id
  const { agencyId } = of.agency
  const pdfCardNo = await numberOf(
    sql`insert into pdf_card (agency_id, business_id, details, created_at, updated_at) values (${agencyId}, ${withPdf.businessId},
      ${JSON.stringify({ person: { name: 'Meena Shah' } })}, now(), now()) returning pdf_card_no as id`,
  )
  const videoNo = await numberOf(
    sql`insert into user_video (agency_id, business_id, title) values (${agencyId}, ${withVideo.businessId}, 'Diwali offer')
      returning video_no as id`,
  )
  return [
    { kind: 'business', id: business.businessId, business, name: more.name ?? `Shop ${of.agency.marker}` },
    { kind: 'digital_card', id: cardNo, business: withCard, name: `/${cardId}` },
    { kind: 'pdf_id_card', id: pdfCardNo, business: withPdf, name: 'Meena Shah' },
    { kind: 'promotional_video', id: videoNo, business: withVideo, name: 'Diwali offer' },
  ]
}

function remove(client: Client, { kind, id }: Pick<Made, 'kind' | 'id'>, restore?: true) {
  const more = restore ? { restore } : {}
  if (kind === 'business') return client.ok(businessRoutes.deleteBusiness, { params: { id }, body: more })
  if (kind === 'digital_card') return client.ok(cardRoutes.deleteCard, { body: { cardNo: id, ...more } })
  if (kind === 'pdf_id_card')
    return client.ok(pdfCardRoutes.deletePdfCard, { body: { pdfCardNo: id, ...more } })
  return client.ok(userVideoRoutes.deleteUserVideo, { body: { videoNo: id, ...more } })
}
const deleted = (client: Client, kind: DeletedKind, more: { search?: string; agencyId?: number } = {}) =>
  client.ok(deletedRoutes.listDeleted, { query: { kind, ...more } })
const numbers = async (...asked: Parameters<typeof deleted>) =>
  (await deleted(...asked)).list.map(({ id }) => id)

test('what is deleted is found with its name and last day, comes back by its own call, and is not found then', async () => {
  for (const one of await makeEach()) {
    expect(await numbers(owner.client, one.kind)).not.toContain(one.id)
    await remove(owner.client, one)
    const { list, isMore } = await deleted(owner.client, one.kind)
    expect(isMore).toBe(false)
    expect(list[0]).toEqual({
      kind: one.kind,
      id: one.id,
      name: one.name,
      businessId: one.business.businessId,
      businessName: `Shop ${agency.marker}`,
      agencyId: agency.agencyId,
      deletedAt: expect.any(String),
      keptUntil: addDays(istDay(w.clock.now()), restoreDays - 1),
      can: { restore: true },
    })
    await remove(owner.client, list[0]!, true)
    expect(await numbers(owner.client, one.kind)).not.toContain(one.id)
  }
})

test('what went with its business comes back with it: only the business is found', async () => {
  const mine = await makeCustomer(w, { agency })
  const business = await makeBusiness(w, { owner: mine })
  const { cardNo } = await makeCard(w, { business })
  await remove(mine.client, { kind: 'business', id: business.businessId })
  expect(await numbers(mine.client, 'business')).toEqual([business.businessId])
  expect(await numbers(mine.client, 'digital_card')).toEqual([])
  await remove(mine.client, { kind: 'business', id: business.businessId }, true)
  await remove(mine.client, { kind: 'digital_card', id: cardNo })
  expect(await numbers(mine.client, 'digital_card')).toEqual([cardNo])
})

test('what has no words of its own yet is called as its business', async () => {
  const mine = await makeCustomer(w, { agency })
  const business = await makeBusiness(w, { owner: mine, name: 'Nothing written yet' })
  const { platform } = w.world.database
  const gone = w.clock.now()
  const { cardNo } = await makeCard(w, { business, status: 'DRAFT' })
  await sql`update card set card_id = null, basic_details = '{}', deleted_at = ${gone} where card_no = ${cardNo}`.execute(
    platform,
  )
  await sql`insert into pdf_card (agency_id, business_id, details, created_at, updated_at, deleted_at)
    values (${agency.agencyId}, ${business.businessId}, '{}', now(), now(), ${gone})`.execute(platform)
  for (const kind of ['digital_card', 'pdf_id_card'] as const)
    expect((await deleted(mine.client, kind)).list.map(({ name }) => name)).toEqual(['Nothing written yet'])
})

test('after 30 days, or with its customer, it is not found: it cannot come back', async () => {
  const [late, gone] = [await makeCustomer(w, { agency }), await makeCustomer(w, { agency })]
  const { platform } = w.world.database
  for (const one of await makeEach(late)) {
    await remove(late.client, one)
    expect(await numbers(late.client, one.kind)).toEqual([one.id])
  }
  const then = new Date(w.clock.now().getTime() - restoreDays * 86_400_000)
  for (const table of ['business', 'card', 'pdf_card', 'user_video'])
    await sql`update ${sql.table(table)} set deleted_at = ${then} where deleted_at is not null and agency_id = ${agency.agencyId}`.execute(
      platform,
    )
  for (const kind of deletedKinds) expect(await numbers(late.client, kind)).toEqual([])
  const admin = await makeStaff(w, 'admin', { agency })
  const business = await makeBusiness(w, { owner: gone, name: 'Gone with its owner' })
  await remove(gone.client, { kind: 'business', id: business.businessId })
  expect(await numbers(admin.client, 'business')).toEqual([business.businessId])
  await platform
    .updateTable('appUser')
    .set({ deletedAt: w.clock.now() })
    .where('userId', '=', gone.userId)
    .execute()
  expect(await numbers(admin.client, 'business')).toEqual([])
})

test('each sees what their scope reaches, and what they may bring back', async () => {
  const other = await makeAgency(w)
  const [mine, stranger] = [await makeCustomer(w, { agency }), await makeCustomer(w, { agency: other })]
  const lists = {
    business: 'business.list',
    digital_card: 'card.list',
    pdf_id_card: 'pdf.list',
    promotional_video: 'video.list',
  } as const
  const keeper = await makeStaff(w, 'franchisee', { agency, permissions: Object.values(lists) })
  const admin = await makeStaff(w, 'admin', { agency })
  const platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  const own = await makeEach(mine, { madeBy: keeper })
  const foreign = await makeEach(stranger)
  for (const one of own) await remove(mine.client, one)
  for (const one of foreign) await remove(stranger.client, one)
  for (const [place, { kind, id }] of own.entries()) {
    const theirs = foreign[place]!.id
    expect(await numbers(mine.client, kind)).toEqual([id])
    expect(await numbers(keeper.client, kind)).toEqual([id])
    expect(await numbers(admin.client, kind)).toContain(id)
    expect(await numbers(admin.client, kind)).not.toContain(theirs)
    expect(await numbers(admin.client, kind, { agencyId: other.agencyId })).not.toContain(theirs)
    expect(await numbers(platform.client, kind)).toEqual(expect.arrayContaining([id, theirs]))
    expect(await numbers(platform.client, kind, { agencyId: other.agencyId })).toEqual([theirs])
  }
  const reader = await makeStaff(w, 'franchisee', { agency, permissions: ['business.list'] })
  const listed = await makeBusiness(w, { owner: await makeCustomer(w, { agency }), madeBy: reader })
  await remove(admin.client, { kind: 'business', id: listed.businessId })
  expect((await deleted(reader.client, 'business')).list.map(({ id, can }) => [id, can.restore])).toEqual([
    [listed.businessId, 'NOT_ALLOWED'],
  ])
  for (const kind of deletedKinds) {
    const { client } = await makeStaff(w, 'franchisee', { agency, permissions: [lists[kind]] })
    for (const other of deletedKinds.filter((one) => one !== kind))
      expect(await deleted(client, other)).toEqual({ list: [], isMore: false })
  }
})

test('the owner of a suspended business is told so; staff bring back', async () => {
  const mine = await makeCustomer(w, { agency })
  const admin = await makeStaff(w, 'admin', { agency })
  const [, card] = await makeEach(mine)
  await remove(mine.client, card!)
  await admin.client.ok(businessRoutes.suspendBusiness, {
    params: { id: card!.business.businessId },
    body: { reason: 'Unpaid' },
  })
  const canOf = async (client: Client) =>
    (await deleted(client, 'digital_card')).list.find(({ id }) => id === card!.id)?.can.restore
  expect(await canOf(mine.client)).toBe('BUSINESS_SUSPENDED')
  expect(await canOf(admin.client)).toBe(true)
})

test('the last deleted stands first, 50 at once; a search finds the others, by any word and in digits of any script', async () => {
  const mine = await makeCustomer(w, { agency })
  const { rows } = await sql<{
    businessId: number
  }>`insert into business (agency_id, user_id, business_name, category, business_made_by,
      owner_phone, created_at, updated_at, deleted_at)
    select ${agency.agencyId}, ${mine.userId}, 'Shop number ' || n, 'Sweets', 'self', '', now(), now(), ${w.clock.now()}::timestamptz - n * interval '1 minute'
    from generate_series(1, ${deletedListed + 5}) n returning business_id`.execute(w.world.database.platform)
  const { list, isMore } = await deleted(mine.client, 'business')
  expect([list.length, isMore, list[0]!.name]).toEqual([deletedListed, true, 'Shop number 1'])
  const found = await deleted(mine.client, 'business', { search: 'NUMBER ५३' })
  expect(found.list.map(({ id }) => id)).toEqual([rows[52]!.businessId])
  expect(await deleted(mine.client, 'business', { search: '%' })).toEqual({ list: [], isMore: false })
  expect((await deleted(mine.client, 'business', { search: 'nothing like it' })).list).toEqual([])
})
