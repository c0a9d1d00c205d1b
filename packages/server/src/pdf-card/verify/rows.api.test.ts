import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import type { PersonFacts } from '@parichay/contract/pdf-card/people.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { pdfVerifyRoutes } from '@parichay/contract/pdf-card/routes.verify.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { makeBusiness } from '../../testing/makers.ts'
import { changeOf } from '../../testing/makers.pdf-people.ts'
import { openShop, type TestShop } from '../../testing/makers.payment.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'

let w: TestWorld
let shop: TestShop
let row: ReturnType<typeof changeOf>
let pass: { pdfCardNo: number; personNo: number }
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  shop = await openShop(w)
})
/** Somebody of a list whose card was printed. */
beforeEach(async () => {
  const expiry = addDays(istDay(w.clock.now()), 200)
  const { businessId } = await makeBusiness(w, { owner: shop.customer, isPaid: true, expiry })
  const { start } = await client().ok(pdfCardRoutes.getPdfCardsByBusiness, { query: { businessId } })
  const body = { businessId, details: { ...start, templateCode: 'lanyard' as const } }
  const { pdfCardNo } = await client().ok(pdfCardRoutes.updatePdfCardBasicDetails, { body })
  row = changeOf({ name: 'Asha Nair', phone: '9876543210' })
  const { saved } = await client().ok(pdfPeopleRoutes.savePdfPeople, { body: { pdfCardNo, changes: [row] } })
  pass = { pdfCardNo, personNo: saved[0]!.personNo }
})
afterAll(() => w.close())

const client = () => shop.customer.client
const look = () => client().ok(pdfVerifyRoutes.getPdfPass, { query: pass })
const page = async (url: string) => {
  const { status, bytes } = await client().get(new URL(url).pathname)
  return { status, text: bytes.toString() }
}
async function type(facts: Partial<PersonFacts>) {
  const changes = [{ ...row, version: 1, facts: { ...row.facts, ...facts } }]
  await client().ok(pdfPeopleRoutes.savePdfPeople, { body: { pdfCardNo: pass.pdfCardNo, changes } })
}

test('a typing fault in the row leaves the page of the card that was given out as it is', async () => {
  const { url } = await look()
  await type({ phone: '98', bloodGroup: 'Q' })
  const { status, text } = await page(url)
  expect([status, text.includes('Asha Nair')]).toEqual([200, true])
  expect(await look()).toMatchObject({ url, state: 'valid', lacksFacts: false })
})

test('a row whose end cannot be read is not known, and its card is taken back and given out anew all the same', async () => {
  const { url } = await look()
  await type({ validTill: '31/02/2030' })
  expect((await page(url)).status).toBe(404)
  expect(await look()).toMatchObject({ lacksFacts: true })
  const body = { ...pass, reason: 'Lost' }
  const revoked = await client().ok(pdfVerifyRoutes.revokePdfPass, { body: { ...body, revoked: true } })
  expect(revoked).toMatchObject({ state: 'revoked', lacksFacts: true })
  expect((await page(url)).text).toContain('This card was revoked')
  const anew = await client().ok(pdfVerifyRoutes.reissuePdfPass, { body })
  expect(anew.url).not.toBe(url)
})

test('two people who give a card out anew at once do it once: the new page of the first stays good', async () => {
  const { url } = await look()
  const body = { ...pass, reason: 'Lost', url }
  const by = [client(), shop.admin.client]
  const both = await Promise.all(by.map((one) => one.call(pdfVerifyRoutes.reissuePdfPass, { body })))
  expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
  const { url: now, state } = await look()
  expect([now, state]).toEqual([both.find(({ status }) => status === 200)!.data.url, 'valid'])
})

test('a row that was emptied is not known, and its card can be taken back', async () => {
  const { url } = await look()
  await type({ name: '', phone: '' })
  expect((await page(url)).status).toBe(404)
  const body = { ...pass, revoked: true, reason: 'Lost' }
  expect((await client().call(pdfVerifyRoutes.revokePdfPass, { body })).status).toBe(200)
})
