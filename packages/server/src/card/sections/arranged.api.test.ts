import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgency, makeBusiness, makeCard, makeCustomer } from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
beforeAll(async () => {
  w = await openTestWorld()
})
afterAll(() => w.close())

test('blocks are arranged over the version that was seen: neither without one nor over an older one', async () => {
  const { client, ...owner } = await makeCustomer(w, { agency: await makeAgency(w) })
  const business = await makeBusiness(w, { owner: { ...owner, client } })
  const { cardNo } = await makeCard(w, { business })
  const card = () => client.ok(cardRoutes.getCard, { query: { cardNo } })
  const { version } = await card()
  const arrange = (settings: object, over: object) =>
    client.call(cardRoutes.updateCardSettings, { body: { cardNo, settings, ...over } as never })
  const theirs = { order: ['feedback', 'videos', 'gallery'], hidden: ['feedback'] }
  expect((await arrange(theirs, { version })).status).toBe(200)
  for (const mine of [{ order: ['links'] }, { hidden: ['gallery'] }]) {
    const blind = await arrange(mine, {})
    expect([blind.status, blind.failure.field]).toEqual([422, 'version'])
    expect((await arrange(mine, { version })).failure.code).toBe('CONFLICT')
  }
  expect((await card()).settings).toMatchObject(theirs)
})
