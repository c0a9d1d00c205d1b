import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { linkStoreRoutes } from '@parichay/contract/link-store/routes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eraseAll } from '../erasure/work.ts'
import {
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestCard,
  type TestCustomer,
  type TestStaff,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let agency: TestAgency
let owner: TestCustomer
let admin: TestStaff
let platform: TestStaff
let makers: TestStaff[]
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  platform = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  owner = await makeCustomer(w, { agency })
  const permissions = ['business.list', 'card.list'] as const
  makers = [
    await makeStaff(w, 'creator', { agency, permissions: [...permissions] }),
    await makeStaff(w, 'franchisee', { agency, permissions: [...permissions] }),
  ]
})
afterAll(() => w.close())

const db = () => w.world.database.platform
/** Which kinds the rows of links say that cards carry, and what a walk over all cards finds. */
async function agree(): Promise<string[]> {
  const read = async (rows: ReturnType<typeof sql>) =>
    (
      await sql<{
        link: string
      }>`select concat_ws(' ', agency_id, card_no, type, made_by_franchisee_id) as link
        from (${rows}) one order by agency_id, card_no, type`.execute(db())
    ).rows.map(({ link }) => link)
  const kept = await read(sql`select *, link_type_id as type from card_link`)
  expect(kept).toEqual(
    await read(sql`select distinct agency_id, card_no, (link ->> 'linkTypeId')::int as type, made_by_franchisee_id
      from card, jsonb_array_elements(links) link where deleted_at is null`),
  )
  return kept
}
const carry = ({ cardNo }: TestCard, ...types: number[]) =>
  sql`update card set links = ${JSON.stringify(types.map((linkTypeId) => ({ linkTypeId, title: '', value: 'a' })))}::jsonb
    where card_no = ${cardNo}`.execute(db())
const giveTo = ({ businessId }: TestBusiness, staff: TestStaff | null) =>
  sql`update business set made_by_franchisee_id = ${staff?.franchiseeId ?? null} where business_id = ${businessId}`.execute(
    db(),
  )
const remove = ({ cardNo }: TestCard, restore?: true) =>
  owner.client.ok(cardRoutes.deleteCard, { body: { cardNo, ...(restore && { restore }) } })
const kindsOf = async ({ cardNo }: TestCard) =>
  (await agree())
    .filter((link) => link.split(' ')[1] === String(cardNo))
    .map((link) => Number(link.split(' ')[2]))

test('rows of links are what cards carry, after all that happens to a card', async () => {
  const business = await makeBusiness(w, { owner })
  const card = await makeCard(w, { business })
  expect(await kindsOf(card)).toEqual([])
  await carry(card, 3, 1, 3)
  expect(await kindsOf(card)).toEqual([1, 3])
  await carry(card, 2, 3)
  expect(await kindsOf(card)).toEqual([2, 3])
  await giveTo(business, makers[0]!)
  expect(await agree()).toContain([agency.agencyId, card.cardNo, 2, makers[0]!.franchiseeId].join(' '))
  await giveTo(business, makers[1]!)
  expect(await agree()).toContain([agency.agencyId, card.cardNo, 2, makers[1]!.franchiseeId].join(' '))
  await giveTo(business, null)
  expect(await kindsOf(card)).toEqual([2, 3])
  await remove(card)
  expect(await kindsOf(card)).toEqual([])
  await remove(card, true)
  expect(await kindsOf(card)).toEqual([2, 3])
  const change = (restore?: true) =>
    owner.client.ok(businessRoutes.deleteBusiness, {
      params: { id: business.businessId },
      body: { ...(restore && { restore }) },
    })
  await change()
  await agree()
  await change(true)
  expect(await kindsOf(card)).toEqual([2, 3])
  await carry(card)
  expect(await kindsOf(card)).toEqual([])
})

test('many at once, and a change that is taken back', async () => {
  const shops = await Promise.all(Array.from({ length: 8 }, () => makeBusiness(w, { owner })))
  const cards = await Promise.all(shops.map((business) => makeCard(w, { business })))
  const back = new Error('taken back')
  await Promise.all([
    ...cards.flatMap((card, at) => [carry(card, 1 + (at % 3)), carry(card, 5, 1 + (at % 2)), carry(card, 5)]),
    ...shops.map((shop, at) => giveTo(shop, makers[at % 2]!)),
    ...cards.slice(0, 3).map((card) => remove(card)),
    db()
      .transaction()
      .execute(async (tx) => {
        await sql`update card set links = '[{"linkTypeId": 9}]' where card_no = ${cards[7]!.cardNo}`.execute(
          tx,
        )
        throw back
      })
      .catch((error: unknown) => expect(error).toBe(back)),
  ])
  expect((await agree()).some((link) => link.split(' ')[2] === '9')).toBe(false)
})

test('cards with a kind of link: alone, with other filters and in every order the same as all cards of which each is asked', async () => {
  const far = await makeAgency(w)
  const stranger = await makeCustomer(w, { agency: far })
  for (let at = 0; at < 14; at += 1) {
    const business = await makeBusiness(w, {
      owner: at % 5 === 4 ? stranger : owner,
      name: `${['Zari', 'Beta', 'Alpha'][at % 3]} ${at % 2 ? 'Sweets' : 'Tea'}`,
      ...(at % 5 !== 4 && at % 3 === 0 ? { madeBy: makers[at % 2]! } : {}),
    })
    const card = await makeCard(w, { business, status: at % 4 === 3 ? 'INACTIVE' : 'ACTIVE' })
    await carry(card, ...(at % 3 === 1 ? [7] : [6, 8]))
    if (at === 6) await remove(card)
  }
  const { rows } = await sql<{
    cardNo: number
  }>`select card_no from card where links @> '[{"linkTypeId": 6}]'`.execute(db())
  const carriers = new Set(rows.map(({ cardNo }) => cardNo))
  expect(carriers.size).toBe(9)
  const staff = [admin, platform, ...makers]
  type Query = NonNullable<Parameters<typeof ask>[1]>
  const ask = (who: TestStaff, query: object) => who.client.ok(cardRoutes.listCards, { query })
  const queries: object[] = [
    {},
    { sort: 'oldest' },
    { sort: 'name' },
    { sort: 'expiry' },
    { status: 'INACTIVE' },
    { search: 'sweets' },
    { search: 'zari', sort: 'name' },
    { madeBy: makers[0]!.franchiseeId },
    { agencyId: agency.agencyId },
    { from: '2020-01-01', to: '2030-01-01' },
  ]
  for (const who of staff)
    for (const query of queries as Query[]) {
      if ('agencyId' in query && who !== platform) continue
      const all = await ask(who, { ...query, pageSize: 100 })
      const wanted = all.list.map(({ cardNo }) => cardNo).filter((cardNo) => carriers.has(cardNo))
      const found = await ask(who, { ...query, linkType: 6, pageSize: 100 })
      expect([query, found.list.map(({ cardNo }) => cardNo), found.total]).toEqual([
        query,
        wanted,
        wanted.length,
      ])
      const pages = await Promise.all(
        [1, 2].map((page) => ask(who, { ...query, linkType: 6, pageSize: 2, page })),
      )
      expect(pages.flatMap(({ list }) => list.map(({ cardNo }) => cardNo))).toEqual(wanted.slice(0, 4))
      const end = await ask(who, { ...query, linkType: 6, pageSize: 2, fromEnd: 'true' })
      expect(end.list.map(({ cardNo }) => cardNo)).toEqual(wanted.slice(-2))
    }
  const cards = async (linkTypeId: number) =>
    (await platform.client.ok(linkStoreRoutes.countCardsOfLinkType, { params: { linkTypeId } })).cards
  expect(await cards(6)).toBe((await ask(platform, { linkType: 6 })).total)
})

test('nothing of a deleted card that was erased', async () => {
  const card = await makeCard(w, { business: await makeBusiness(w, { owner }) })
  await carry(card, 4)
  await remove(card)
  w.clock.move(40 * 86_400_000)
  await eraseAll(w.world)
  await agree()
  expect(
    (await sql`select 1 from card where card_no = ${card.cardNo} and erased_at is not null`.execute(db()))
      .rows,
  ).toHaveLength(1)
  await sql`delete from card`.execute(db())
  expect(await agree()).toEqual([])
})
