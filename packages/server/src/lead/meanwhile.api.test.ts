import { leadRoutes } from '@parichay/contract/lead/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '../testing/client.ts'
import { makeAgency, makeBusiness, makeCard, makeCustomer } from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
beforeAll(async () => {
  w = await openTestWorld()
})
afterAll(() => w.close())

test('of two devices the later one is told, and loses no word to the first; what the visitor adds is no such change', async () => {
  const agency = await makeAgency(w)
  const owner = await makeCustomer(w, { agency })
  const business = await makeBusiness(w, { owner })
  const { businessId } = business
  const { cardId } = await makeCard(w, { business })
  const leave = (note: string) =>
    openClient(w.app, agency.host).ok(leadRoutes.addLead, {
      body: { cardId: cardId!, name: 'Asha', phone: '9876543210', note, consent: '1' },
    })
  await leave('Two kilos')
  const one = async () => (await owner.client.ok(leadRoutes.listLeads, { query: { businessId } })).list[0]!
  const { leadId, version } = await one()
  const change = (body: object) =>
    owner.client.call(leadRoutes.changeLead, { body: { leadId, ...body } as never })
  const silent = await change({ ownNote: 'In silence' })
  expect([silent.status, silent.failure.field]).toEqual([422, 'version'])
  expect((await change({ version, ownNote: 'Pays on Friday' })).status).toBe(200)
  for (const late of [{ ownNote: 'Never pays' }, { status: 'LOST' }]) {
    const answer = await change({ version, ...late })
    expect([answer.status, answer.failure.code]).toEqual([409, 'CONFLICT'])
  }
  expect(await one()).toMatchObject({ status: 'NEW', ownNote: 'Pays on Friday', version: version + 1 })
  await leave('And samosas')
  expect(await one()).toMatchObject({ note: 'Two kilos\nAnd samosas', version: version + 1 })
  const both = await Promise.all(['WON', 'LOST'].map((status) => change({ version: version + 1, status })))
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
})
