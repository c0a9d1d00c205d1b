import { billRoutes } from '@parichay/contract/bill/routes.ts'
import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findAgency } from '../agency/store.ts'
import { openBilling, type TestBilling } from '../testing/make-bills.ts'
import { termsVersion } from '../testing/versions.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { turnAgency } from './usecase.turn.ts'

let w: TestWorld
let b: TestBilling
beforeAll(async () => {
  w = await openTestWorld()
  b = await openBilling(w)
})
afterAll(() => w.close())

const agree = async (agencyId: number, cardRate: number | null) =>
  b.root.client.ok(billRoutes.updateAgencyTerms, {
    body: {
      agencyId,
      version: await termsVersion(w, agencyId),
      terms: { cardRate, annualFee: null, imageFee: null, pdfSlabs: [], customFloor: null, creditDays: 10 },
    },
  })
const pricesOf = async ({ agencyId }: { agencyId: number }, when = b.asked()) =>
  (await b.root.client.ok(billRoutes.listBillLines, { query: { ...when, agencyId } })).list.map(
    ({ ratePaise }) => ratePaise,
  )

test('a round that began before the price was changed writes down what is activated after it at the new price', async () => {
  const { agency, activate } = await b.billed(2)
  const { agencyId } = agency
  const read = (id: number) => findAgency(w.world.database.platform, id)
  const known = { seller: (await read(b.platform.agencyId))!, origin: '', agency: (await read(agencyId))! }
  await activate(0)
  await agree(agencyId, 236)
  await activate(1)
  await turnAgency(w.world, known)
  expect(await pricesOf(agency)).toEqual([118_00, 236_00])
})

test('what is activated while a new price is being agreed has the old one', async () => {
  const { agency, activate } = await b.billed(2)
  const { agencyId } = agency
  await activate(0)
  let agreed: ReturnType<typeof agree> | undefined
  await w.world.database.platform.transaction().execute(async (tx) => {
    await sql`select 1 from agency where agency_id = ${agencyId} for no key update`.execute(tx)
    agreed = agree(agencyId, 236)
    await sleep(1500)
    await activate(1)
  })
  await agreed
  await b.turn()
  expect(await pricesOf(agency)).toEqual([118_00, 118_00])
})

test('a card that is put on the bill of the month before has the price of that month, changed or removed since', async () => {
  for (const next of [236, null]) {
    const { agency, admin, cards, activate } = await b.billed(2)
    const { agencyId } = agency
    await activate(0)
    await b.turn()
    const when = b.asked()
    await b.goTo(2)
    await agree(agencyId, next)
    const move = { ...when, agencyId, cardNo: cards[1]!.cardNo, reason: 'other' as const }
    const bill = await b.root.client.ok(billRoutes.addCardInBill, { body: move })
    expect([bill.cards, bill.totalPaise]).toEqual([2, 236_00])
    expect(await pricesOf(agency, when)).toEqual([118_00, 118_00])
    await b.pass(5 * 86_400_000)
    await b.turn()
    const closed = await admin.client.ok(billRoutes.getMonthPayments, { query: when })
    expect(closed).toMatchObject({ state: 'DUE', totalPaise: 236_00 })
  }
})
