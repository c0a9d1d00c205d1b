import { nobody, type PersonFacts } from '@parichay/contract/pdf-card/people.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeBusiness } from '../../testing/makers.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let shop: TestShop
let pdfCardNo: number
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
})
beforeEach(async () => {
  const { businessId } = await makeBusiness(w, { owner: shop.customer, isPaid: true })
  const { start: details } = await client().ok(pdfCardRoutes.getPdfCardsByBusiness, { query: { businessId } })
  const card = await client().ok(pdfCardRoutes.updatePdfCardBasicDetails, { body: { businessId, details } })
  pdfCardNo = card.pdfCardNo
})
afterAll(() => w.close())

const client = () => shop.customer.client
const changeOf = (facts: Partial<PersonFacts>, place = 1) => ({
  rowKey: randomUUID() as string,
  place,
  facts: { ...nobody, ...facts },
  version: 0,
  isDeleted: false,
})
const save = (changes: ReturnType<typeof changeOf>[]) =>
  client().call(pdfPeopleRoutes.savePdfPeople, { body: { pdfCardNo, changes } })
const people = async () => (await client().ok(pdfPeopleRoutes.getPdfPeople, { query: { pdfCardNo } })).list
async function fill(count: number) {
  const rows = Array.from({ length: count }, (_none, i) => changeOf({ name: `Person ${i + 1}` }, i + 1))
  for (let from = 0; from < count; from += 200)
    expect((await save(rows.slice(from, from + 200))).status).toBe(200)
}

describe('the table', () => {
  test('keeps rows as typed, in their order; formulas are text; a call that comes twice is one', async () => {
    const row = changeOf({ name: '=HYPERLINK("http://x")', dateOfBirth: '31/02/2010', idNo: '@SUM(A1)' }, 2)
    const first = changeOf({ name: 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ' }, 1)
    expect((await save([row, first])).data.saved.map(({ version }) => version)).toEqual([1, 1])
    expect((await save([row])).data.saved).toMatchObject([
      { rowKey: row.rowKey, version: 1, photo: null, personNo: expect.any(Number) as number },
    ])
    expect((await people()).map(({ facts }) => facts.name)).toEqual([first.facts.name, row.facts.name])
    await save([{ ...row, version: 1, isDeleted: true }])
    expect(await people()).toHaveLength(1)
    await save([{ ...row, version: 2 }])
    expect(await people()).toHaveLength(2)
  })

  test('what another tab changed is answered and not overwritten', async () => {
    const row = changeOf({ name: 'Asha' })
    await save([row])
    await save([{ ...row, version: 1, facts: { ...row.facts, name: 'Asha Nair' } }])
    const late = await save([{ ...row, version: 1, facts: { ...row.facts, name: 'Usha' } }])
    expect(late.data.saved).toEqual([])
    expect(late.data.newer).toMatchObject([{ version: 2, facts: { name: 'Asha Nair' } }])
    expect((await people())[0]!.facts.name).toBe('Asha Nair')
  })

  test('who else has it open is told by kind, until they leave or are silent for a minute', async () => {
    const sit = (sittingKey: string, by = client(), more: object = {}) =>
      by.call(pdfPeopleRoutes.sitPdfPeople, { body: { pdfCardNo, sittingKey, ...more } })
    const [mine, phone, desk] = [randomUUID(), randomUUID(), randomUUID()]
    expect((await sit(mine)).data).toEqual({ others: [], savedAt: null })
    expect((await sit(phone)).data.others).toEqual(['self'])
    expect((await sit(desk, shop.admin.client)).data.others).toEqual(['customer'])
    expect((await sit(mine)).data.others).toEqual(['self', 'staff'])
    const before = w.clock.now()
    await client().ok(pdfPeopleRoutes.savePdfPeople, {
      body: { pdfCardNo, sittingKey: phone, changes: [changeOf({ name: 'From the phone' })] },
    })
    // The clock of tests runs on meanwhile.
    const { savedAt } = (await sit(desk, shop.admin.client)).data
    expect(Date.parse(savedAt!)).toBeGreaterThanOrEqual(before.getTime())
    expect(Date.parse(savedAt!)).toBeLessThanOrEqual(w.clock.now().getTime())
    // Nobody ends what somebody else has open.
    await sit(desk, client(), { leaves: true })
    expect((await sit(mine)).data.others).toEqual(['self', 'staff'])
    await sit(desk, shop.admin.client, { leaves: true })
    expect((await sit(mine)).data.others).toEqual(['self'])
    w.clock.move(61_000)
    expect((await sit(mine)).data.others).toEqual([])
    const other = await openShop(w)
    expect((await sit(randomUUID(), other.customer.client)).status).toBe(404)
  })

  test('the 2,001st row is refused with its call, and nothing before it is lost', async () => {
    await fill(2000)
    const refused = await save([changeOf({ name: 'One more' })])
    expect([refused.status, refused.failure.code]).toEqual([402, 'LIMIT_REACHED'])
    const list = await people()
    expect(list).toHaveLength(2000)
  }, 60_000)

  // After the others: the clock goes on for longer than staff stay signed in.
  test('an hour of typing is one entry of the log, a second sitting another', async () => {
    const sittingKey = randomUUID()
    const row = changeOf({ name: 'A' })
    const type = (version: number, name: string) =>
      client().ok(pdfPeopleRoutes.savePdfPeople, {
        body: {
          pdfCardNo,
          sittingKey,
          changes: [{ ...row, version, facts: { ...row.facts, name } }],
        },
      })
    const entries = async () =>
      (
        await w.world.database.platform
          .selectFrom('audit')
          .select('at')
          .where('object', '=', `pdfCard ${pdfCardNo}`)
          .where('action', '=', 'pdfCard.people')
          .execute()
      ).length
    for (let minute = 0; minute < 6; minute++) {
      await type(minute, `A${minute}`)
      w.clock.move(10 * 60_000)
    }
    expect(await entries()).toBe(1)
    w.clock.move(25 * 60_000)
    await type(6, 'Later')
    expect(await entries()).toBe(2)
  })
})
