import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  detailsFor,
  makeAgency,
  makeBusiness,
  makeCard,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestCard,
  type TestStaff,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let agency: TestAgency
let admin: TestStaff
let maker: TestStaff
const cards: TestCard[] = []
type Query = Parameters<typeof ask>[0]

beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
  maker = await makeStaff(w, 'creator', { agency, permissions: ['card.list'] })
  const owner = await makeCustomer(w, { agency })
  for (let i = 0; i < 7; i += 1) {
    const business = await makeBusiness(w, {
      owner,
      expiry: `2026-0${9 - i}-10`,
      ...(i % 3 === 0 ? { madeBy: maker } : {}),
    })
    const status = (['ACTIVE', 'INACTIVE', 'DRAFT'] as const)[i % 3]!
    cards.push(await makeCard(w, { business, status, cardId: `list-shop-${'gfedcba'[i]}` }))
  }
  const names = ['Zari Palace', 'मिठाई घर', 'alpha tea', 'Beta 100% Pure', 'Gamma_Under', 'Delta', 'Epsilon']
  for (const [i, card] of cards.entries())
    await admin.client.ok(cardRoutes.updateCardBasicDetails, {
      body: { cardNo: card.cardNo, basicDetails: { ...detailsFor(agency.marker), companyName: names[i]! } },
    })
  await admin.client.ok(cardRoutes.updateCardTemplate, {
    body: {
      cardNo: cards[5]!.cardNo,
      template: { code: 'garage', colour: '#112233', font: 'modern', appearance: 'auto' },
    },
  })
})
afterAll(() => w.close())

const ask = (query: {
  search?: string
  searchBy?: 'cardId' | 'companyName' | 'registeredPhoneNumber' | 'businessName' | 'templateCode'
  status?: 'ACTIVE' | 'INACTIVE' | 'DRAFT'
  imagePost?: 'enabled' | 'disabled'
  linkType?: number
  madeBy?: number
  from?: string
  to?: string
  done?: 'done' | 'not-done'
  sort?: 'newest' | 'oldest' | 'name' | 'expiry'
  page?: number
  pageSize?: number
  fromEnd?: 'true'
}) => admin.client.ok(cardRoutes.listCards, { query })
/** Which of the seven, by their place of making. */
const placesOf = async (query: Query) =>
  (await ask(query)).list.map(({ cardNo }) => cards.findIndex((card) => card.cardNo === cardNo))

describe('All Projects', () => {
  test.each<[string, Query, number[]]>([
    ['newest first', {}, [6, 5, 4, 3, 2, 1, 0]],
    ['oldest first', { sort: 'oldest' }, [0, 1, 2, 3, 4, 5, 6]],
    ['by name', { sort: 'name' }, [2, 3, 5, 6, 4, 0, 1]],
    ['by expiry', { sort: 'expiry' }, [6, 5, 4, 3, 2, 1, 0]],
    ['active', { status: 'ACTIVE' }, [6, 3, 0]],
    ['paused', { status: 'INACTIVE' }, [4, 1]],
    ['finished', { done: 'done' }, [6, 4, 3, 1, 0]],
    ['not finished', { done: 'not-done' }, [5, 2]],
    ['a card id', { search: 'shop-c', searchBy: 'cardId' }, [4]],
    ['a card id, not as a name', { search: 'shop-c', searchBy: 'companyName' }, []],
    ['a name', { search: 'zari', searchBy: 'companyName' }, [0]],
    ['a name in Hindi', { search: 'मिठाई' }, [1]],
    ['a sign that SQL knows', { search: '100%' }, [3]],
    ['an underscore is a letter', { search: 'gamma_' }, [4]],
    ['a design', { search: 'gara', searchBy: 'templateCode' }, [5]],
    ['a design that nobody has', { search: 'thali', searchBy: 'templateCode' }, []],
    ['no design at all', { search: 'zzz', searchBy: 'templateCode' }, []],
    ['anywhere', { search: 'list-shop delta' }, [5]],
    ['two letters begin a word', { search: 'al' }, [2]],
    ['signs alone', { search: '***' }, []],
    ['search and status', { search: 'list-shop', status: 'DRAFT', sort: 'oldest' }, [2, 5]],
    ['a page', { pageSize: 3, page: 2 }, [3, 2, 1]],
    ['the last page', { pageSize: 3, fromEnd: 'true' }, [2, 1, 0]],
    ['a page beyond the end', { page: 9 }, []],
  ])('%s', async (_name, query, wanted) => {
    expect(await placesOf(query)).toEqual(wanted)
  })

  test('greetings of the business, who looks after it, and the days it was made in', async () => {
    const { platform } = w.world.database
    const { business, cardNo } = cards[1]!
    await platform
      .insertInto('frameSetup')
      .values({
        agencyId: agency.agencyId,
        businessId: business.businessId,
        isEnabled: false,
        setup: null,
        updatedAt: w.clock.now(),
      } as never)
      .execute()
    expect(await placesOf({ imagePost: 'disabled' })).toEqual([1])
    expect(await placesOf({ imagePost: 'enabled' })).toEqual([6, 5, 4, 3, 2, 0])
    expect((await ask({ imagePost: 'disabled' })).list[0]?.isImagePostEnabled).toBe(false)
    expect(await placesOf({ madeBy: maker.franchiseeId })).toEqual([6, 3, 0])
    await platform
      .updateTable('card')
      .set({ createdAt: new Date('2025-03-31T19:00:00Z') })
      .where('cardNo', '=', cardNo)
      .execute()
    // Half past midnight in India, on the first of April.
    expect(await placesOf({ from: '2025-04-01', to: '2025-04-01' })).toEqual([1])
    expect(await placesOf({ to: '2025-03-31' })).toEqual([])
  })

  test('a number is found however it is grouped', async () => {
    const [first] = (await ask({ pageSize: 1 })).list
    const digits = first!.registeredPhoneNumber!.slice(3)
    const grouped = `0${digits.slice(0, 5)}-${digits.slice(5)}`
    expect((await ask({ search: grouped, searchBy: 'registeredPhoneNumber' })).total).toBe(7)
    expect((await ask({ search: grouped, searchBy: 'cardId' })).total).toBe(0)
  })

  test('follows the business: its name, its end, who made it', async () => {
    const { business, cardNo } = cards[0]!
    await admin.client.ok(businessRoutes.updateBusinessMetadata, {
      body: { businessId: business.businessId, businessName: 'Renamed Emporium' },
    })
    const { list } = await ask({ search: 'emporium', searchBy: 'businessName' })
    expect(list.map((row) => [row.cardNo, row.businessName, row.expiryDateForCustomer])).toEqual([
      [cardNo, 'Renamed Emporium', '2026-09-10'],
    ])
  })

  test('staff see what they made; without card.list nothing; a deleted card is not there', async () => {
    const mine = await maker.client.ok(cardRoutes.listCards, { query: {} })
    expect(mine.list.map(({ cardNo }) => cardNo)).toEqual([6, 3, 0].map((i) => cards[i]!.cardNo))
    expect(mine.total).toBe(3)
    const blind = await makeStaff(w, 'franchisee-with-all-card-access', { agency, permissions: [] })
    expect(await blind.client.ok(cardRoutes.listCards, { query: {} })).toEqual({
      list: [],
      total: 0,
      totalIsMore: false,
    })
    await admin.client.ok(cardRoutes.deleteCard, { body: { cardNo: cards[6]!.cardNo } })
    expect(await placesOf({ status: 'ACTIVE' })).toEqual([3, 0])
    await admin.client.ok(cardRoutes.deleteCard, { body: { cardNo: cards[6]!.cardNo, restore: true } })
    expect(await placesOf({ status: 'ACTIVE' })).toEqual([6, 3, 0])
  })

  test('sums the views of 30 days, and nothing else', async () => {
    const { cardNo } = cards[3]!
    const day = (ago: number) => istDay(new Date(w.clock.now().getTime() - ago * 86_400_000))
    await w.world.database.platform
      .insertInto('cardVisit')
      .values(
        (
          [
            [0, 'view', 5],
            [29, 'view', 7],
            [30, 'view', 100],
            [1, 'call', 50],
          ] as const
        ).map(([ago, kind, count]) => ({ agencyId: agency.agencyId, cardNo, day: day(ago), kind, count })),
      )
      .execute()
    const { list } = await ask({ search: 'beta' })
    expect(list.map(({ visits }) => visits)).toEqual([12])
  })
})
