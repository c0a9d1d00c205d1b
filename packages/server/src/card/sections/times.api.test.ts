import type { OpeningHours } from '@parichay/contract/card/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { detailsFor, makeBusiness, makeCard, makeCustomer, type TestCustomer } from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let owner: TestCustomer
let cardNo: number
beforeAll(async () => {
  w = await openTestWorld()
  owner = await makeCustomer(w)
  ;({ cardNo } = await makeCard(w, { business: await makeBusiness(w, { owner }) }))
})
afterAll(() => w.close())

const spans = (...pairs: string[]) =>
  pairs.map((pair) => ({ from: pair.split('-')[0]!, to: pair.split('-')[1]! }))
const never: OpeningHours = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }

test.each([
  ['two openings over each other', spans('09:00-14:00', '13:00-18:00'), 'These times overlap.'],
  ['the same opening twice', spans('09:00-14:00', '09:00-14:00'), 'These times overlap.'],
  ['an opening inside a whole day', spans('00:00-24:00', '10:00-12:00'), 'These times overlap.'],
  ['past midnight before another', spans('18:00-02:00', '20:00-22:00'), 'These times overlap.'],
  ['an opening of no length', spans('10:00-10:00'), 'Give the time of opening and closing.'],
])('opening hours with %s are refused by the call too', async (_what, wed, message) => {
  const basicDetails = { ...detailsFor('hours'), hours: { ...never, wed } }
  const { failure } = await owner.client.call(cardRoutes.updateCardBasicDetails, {
    body: { cardNo, basicDetails },
  })
  expect(failure).toMatchObject({ code: 'VALIDATION', field: 'basicDetails.hours.wed', message })
})

test.each([
  spans('09:00-13:00', '16:00-21:00'),
  spans('18:00-02:00'),
  spans('10:00-13:00', '19:00-01:00'),
  spans('00:00-24:00'),
  spans('00:00-00:00'),
  [],
])('opening hours that a shop has are taken: %j', async (...wed) => {
  const basicDetails = { ...detailsFor('hours'), hours: { ...never, wed } }
  const saved = await owner.client.ok(cardRoutes.updateCardBasicDetails, { body: { cardNo, basicDetails } })
  expect(saved.basicDetails.hours?.wed).toEqual(wed)
})

const lesson = (from: string, to: string) => ({
  kind: 'class' as const,
  name: 'Kathak for beginners',
  documentIds: [],
  price: null,
  mrp: null,
  unit: '',
  gstPct: null,
  description: '',
  category: '',
  inStock: true,
  diet: null,
  action: 'enquiry' as const,
  link: null,
  when: { days: ['mon' as const], from, to },
})

test('a class ends after it begins, for the call too', async () => {
  for (const [from, to] of [
    ['18:00', '17:00'],
    ['18:00', '18:00'],
  ] as const) {
    const { failure } = await owner.client.call(cardRoutes.updateCardProducts, {
      body: { cardNo, products: [lesson(from, to)] },
    })
    expect(failure).toMatchObject({
      code: 'VALIDATION',
      field: 'products.0.when.to',
      message: 'The end must come after the beginning.',
    })
  }
  for (const to of ['19:00', '24:00', '00:00'])
    await owner.client.ok(cardRoutes.updateCardProducts, {
      body: { cardNo, products: [lesson('18:00', to)] },
    })
})

test('a class that was kept before with its end before its beginning is read, and mended, by its owner', async () => {
  const products = [lesson('18:00', '17:00'), { ...lesson('07:00', '08:00'), name: 'Yoga' }]
  await w.world.database.platform
    .updateTable('card')
    .set({ products: JSON.stringify(products) })
    .where('cardNo', '=', cardNo)
    .execute()
  const read = () => owner.client.ok(cardRoutes.getCard, { query: { cardNo } })
  expect((await read()).products).toEqual(products)
  const named = { body: { cardNo, basicDetails: detailsFor('classes') } }
  expect((await owner.client.ok(cardRoutes.updateCardBasicDetails, named)).products).toEqual(products)
  const mended = products.toSpliced(0, 1, lesson('18:00', '19:00'))
  await owner.client.ok(cardRoutes.updateCardProducts, { body: { cardNo, products: mended } })
  expect((await read()).products).toEqual(mended)
})
