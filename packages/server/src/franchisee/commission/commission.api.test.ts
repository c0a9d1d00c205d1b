import { commissionRoutes } from '@parichay/contract/franchisee/routes.commission.ts'
import { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { paymentRoutes } from '@parichay/contract/payment/routes.ts'
import { reportRoutes } from '@parichay/contract/report/routes.ts'
import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { extractText } from 'unpdf'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { counterOf } from '../../testing/counter.payment.ts'
import { doJobs, openShop, type TestShop } from '../../testing/makers.payment.ts'
import { makeStaff, type TestStaff } from '../../testing/makers.ts'
import { makePlan } from '../../testing/makers.plan.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { staffVersion } from '../../testing/versions.ts'

let w: TestWorld
let shop: TestShop
let seller: TestStaff
let planId: number
const month = '2026-03'
beforeAll(async () => void (w = await openTestWorld({ LIMIT_FACTOR: '100000' })))
afterAll(() => w.close())
beforeEach(async () => {
  await w.forgetLimits()
  shop = await openShop(w)
  seller = await makeStaff(w, 'franchisee', { agency: shop.agency })
  planId = await makePlan(w, shop.agency, { name: '=2+5', price: 999 })
  await rate(15)
  await keptBy(seller)
})
const { buy, confirm, untilBack } = counterOf(
  () => w,
  () => shop,
)
const keptBy = ({ franchiseeId }: TestStaff) =>
  w.world.database.platform
    .updateTable('business')
    .set({ madeByFranchiseeId: franchiseeId })
    .where('businessId', '=', shop.business.businessId)
    .execute()
const rate = async (card: number, { franchiseeId } = seller) => {
  const version = await staffVersion(w, franchiseeId)
  return shop.admin.client.ok(peopleRoutes.changeStaff, {
    body: { franchiseeId, version, commissionPct: { card, pdf: 0, video: 0 } },
  })
}
const give = async (mode = 'cash') =>
  (
    await shop.admin.client.ok(paymentRoutes.recordCardPayment, {
      body: {
        businessId: shop.business.businessId,
        subscriptionPlanId: planId,
        isManualUpdate: true,
        requestId: randomUUID(),
        isSecondRecord: true,
        mode: mode as 'cash',
      },
    })
  ).recordNo
const statement = (of = seller, when = month) =>
  shop.admin.client.ok(commissionRoutes.getCommission, {
    query: { franchiseeId: of.franchiseeId, month: when },
  })
const sums = async (of = seller, when = month) => {
  const { openingPaise, earnedPaise, takenBackPaise, paidPaise, duePaise } = await statement(of, when)
  return [openingPaise, earnedPaise, takenBackPaise, paidPaise, duePaise]
}
const pay = (amount: number, requestId = randomUUID(), franchiseeId = seller.franchiseeId) =>
  shop.admin.client.call(commissionRoutes.payCommission, {
    body: { franchiseeId, amount, mode: 'upi', reference: 'UTR 1', requestId },
  })

test('a sale by hand earns, taken back it is taken back; for nothing it earns nothing', async () => {
  const recordNo = await give()
  await give('free')
  // 15 % of ₹999 is ₹149.85.
  expect(await sums()).toEqual([0, 14_985, 0, 0, 14_985])
  await shop.admin.client.ok(paymentRoutes.reverseCardPayment, { query: { recordNo }, body: {} })
  expect(await sums()).toEqual([0, 14_985, 14_985, 0, 0])
  expect((await statement()).lines.map((one) => [one.amountPaise, one.pct, one.commissionPaise])).toEqual([
    [99_900, 15, 14_985],
    [-99_900, 15, -14_985],
  ])
})

test('a sale online earns too, and what is refunded is taken back', async () => {
  const { orderId, handler } = await buy()
  await confirm(orderId, handler!)
  const [, earned] = await sums()
  expect(earned).toBeGreaterThan(0)
  const { recordNo } = (await statement()).lines[0]!
  await shop.admin.client.ok(paymentRoutes.reverseCardPayment, { query: { recordNo }, body: {} })
  await doJobs(w)
  await untilBack()
  expect(await sums()).toEqual([0, earned, earned, 0, 0])
})

test('parts that go back through the provider take back their share: by its dashboard, by a lost dispute, then the rest by us', async () => {
  const { orderId, handler, paid } = await buy()
  await confirm(orderId, handler!)
  const { provider } = w.sandbox
  // 15 % of ₹999 is ₹149.85.
  expect(await sums()).toEqual([0, 14_985, 0, 0, 14_985])
  provider.giveBack(paid.payment.id, 20_001)
  await untilBack()
  // 15 % of the ₹798.99 that are left is ₹119.85, rounded.
  expect(await sums()).toEqual([0, 14_985, 3000, 0, 11_985])
  const dispute = provider.dispute(paid.payment.id, { amount: 30_000 })
  await doJobs(w)
  // While it is open nothing is taken back.
  expect(await sums()).toEqual([0, 14_985, 3000, 0, 11_985])
  provider.decide(dispute.id, 'lost')
  await doJobs(w)
  expect(await sums()).toEqual([0, 14_985, 7500, 0, 7485])
  const { lines } = await statement()
  expect(lines.map((one) => [one.amountPaise, one.commissionPaise])).toEqual([
    [99_900, 14_985],
    [-20_001, -3000],
    [-30_000, -4500],
  ])
  await shop.admin.client.ok(paymentRoutes.reverseCardPayment, {
    query: { recordNo: lines[0]!.recordNo },
    body: {},
  })
  await untilBack()
  expect(await sums()).toEqual([0, 14_985, 14_985, 0, 0])
})

test('a part given back elsewhere while all of it is on its way back earns nothing once more', async () => {
  const { orderId, handler, paid } = await buy()
  await confirm(orderId, handler!)
  const { recordNo } = (await statement()).lines[0]!
  await shop.admin.client.ok(paymentRoutes.reverseCardPayment, { query: { recordNo }, body: {} })
  w.sandbox.provider.giveBack(paid.payment.id, 33_300)
  // Ours goes out for the rest only; until both have arrived, and then, the sale is taken back once.
  for (const wait of [() => doJobs(w), untilBack, untilBack]) {
    await wait()
    expect(await sums()).toEqual([0, 14_985, 14_985, 0, 0])
  }
  expect((await statement()).lines.map((one) => one.amountPaise)).toEqual([99_900, -99_900])
  const { platform } = w.world.database
  const refunds = await platform
    .selectFrom('refund')
    .select(['amount', 'state'])
    .where('paymentId', '=', paid.payment.id)
    .orderBy('amount')
    .execute()
  expect(refunds).toEqual([
    { amount: 33_300, state: 'processed' },
    { amount: 66_600, state: 'processed' },
  ])
})

/** Gives parts of the one sale back, paise each. */
async function giveBack(parts: readonly { ref: string; amount: number }[]): Promise<void> {
  const { platform } = w.world.database
  const { intentId, agencyId } = await platform
    .selectFrom('commission')
    .selectAll()
    .where('franchiseeId', '=', seller.franchiseeId)
    .executeTakeFirstOrThrow()
  const rows = parts.map((part) => ({
    ...part,
    agencyId,
    intentId,
    at: w.clock.now(),
    day: '2026-03-11',
    accountId: null,
    paymentId: null,
    kind: 'reversal' as const,
    source: 'manual' as const,
    target: 'cash' as const,
    currency: 'INR',
  }))
  await platform.insertInto('ledger').values(rows).execute()
}

test('parts given back add up to the whole, paise and all', async () => {
  await give()
  await giveBack([
    { ref: 'a', amount: 33_333 },
    { ref: 'b', amount: 33_333 },
    { ref: 'c', amount: 33_234 },
  ])
  expect(await sums()).toEqual([0, 14_985, 14_985, 0, 0])
})

test('rate and person are those of the day of the sale, whatever is changed or moved later', async () => {
  await give()
  await rate(50)
  const heir = await makeStaff(w, 'franchisee', { agency: shop.agency })
  await rate(20, heir)
  await shop.admin.client.ok(peopleRoutes.moveBusinesses, {
    body: { franchiseeId: seller.franchiseeId, toFranchiseeId: heir.franchiseeId },
  })
  expect(await sums()).toEqual([0, 14_985, 0, 0, 14_985])
  await give()
  expect(await sums()).toEqual([0, 14_985, 0, 0, 14_985])
  expect((await sums(heir))[1]).toBe(19_980)
})

test('who has no rate earns nothing, and a rate counts from then on', async () => {
  await rate(0)
  await give()
  await rate(10)
  expect(await sums()).toEqual([0, 0, 0, 0, 0])
})

test('what was paid goes off, once for a request, and what is left opens the next month', async () => {
  await give()
  const requestId = randomUUID()
  expect([(await pay(100, requestId)).status, (await pay(100, requestId)).status]).toEqual([200, 200])
  expect((await pay(101, requestId)).failure.code).toBe('CONFLICT')
  expect(await sums()).toEqual([0, 14_985, 0, 10_000, 4985])
  expect(await sums(seller, '2026-04')).toEqual([4985, 0, 0, 0, 4985])
  expect(await sums(seller, '2026-02')).toEqual([0, 0, 0, 0, 0])
  await pay(-100)
  expect(await sums()).toEqual([0, 14_985, 0, 0, 14_985])
  const own = await pay(1, randomUUID(), shop.admin.franchiseeId)
  expect(own.failure.code).toBe('OWN_ACCOUNT')
})

test('the file for spreadsheets runs nothing, and the PDF says the sums and who is paid', async () => {
  const { franchiseeId } = seller
  const version = await staffVersion(w, franchiseeId)
  await shop.admin.client.ok(peopleRoutes.changeStaff, {
    body: { franchiseeId, version, pan: 'aapfu0939f', address: '4 Mall Road\nManali' },
  })
  await w.world.database.platform
    .updateTable('business')
    .set({ businessName: '@SUM(A1), "Anand" श्री' })
    .where('businessId', '=', shop.business.businessId)
    .execute()
  await give()
  await pay(100)
  const query = { franchiseeId: seller.franchiseeId, month }
  const table = await shop.admin.client.call(commissionRoutes.downloadCommissionTable, { query })
  expect(table.headers['content-type']).toBe('text/csv; charset=utf-8')
  const [, sale, paid] = table.bytes.toString('utf8').split('\r\n')
  expect(sale).toContain(`"'@SUM(A1), ""Anand"" श्री",Digital card,'=2+5,999.00,15,149.85`)
  expect(paid).toContain('Paid,"upi, UTR 1",,,-100.00')
  const file = await shop.admin.client.call(commissionRoutes.downloadCommission, { query })
  expect(file.headers['content-type']).toBe('application/pdf')
  const { text } = await extractText(new Uint8Array(file.bytes), { mergePages: true })
  const said = ['Commission statement', '₹149.85', '− ₹100.00', '₹49.85', '15 %']
  for (const words of [...said, 'PAN AAPFU0939F', '4 Mall Road, Manali']) expect(text).toContain(words)
}, 30_000)

test('of a month with more than 2,000 steps the statement says how many it leaves out, and the table has all', async () => {
  await give()
  await giveBack(Array.from({ length: 2004 }, (_none, at) => ({ ref: `many ${at}`, amount: 10 })))
  const said = await statement()
  expect([said.lines.length, said.moreLines]).toEqual([2000, 5])
  const query = { franchiseeId: seller.franchiseeId, month }
  const table = await shop.admin.client.call(commissionRoutes.downloadCommissionTable, { query })
  const rows = table.bytes.toString('utf8').trim().split('\r\n').slice(1)
  expect(rows).toHaveLength(2005)
  const earned = rows.reduce((sum, row) => sum + Number(row.split(',').at(-1)), 0)
  expect(Math.round(earned * 100)).toBe(said.earnedPaise - said.takenBackPaise)
}, 30_000)

test('where it is paid to is checked, and nobody sets their own rate', async () => {
  const bad = await shop.admin.client.call(peopleRoutes.changeStaff, {
    body: {
      franchiseeId: seller.franchiseeId,
      version: 1,
      payout: { upiId: 'no', holder: '', accountNumber: null, ifsc: null },
    },
  })
  expect(bad.failure).toMatchObject({ code: 'VALIDATION', field: 'payout.upiId' })
  const own = await shop.admin.client.call(peopleRoutes.changeStaff, {
    body: {
      franchiseeId: shop.admin.franchiseeId,
      version: 1,
      commissionPct: { card: 50, pdf: 0, video: 0 },
    },
  })
  expect(own.failure.code).toBe('OWN_ACCOUNT')
})

test('who is still to be paid is not deleted', async () => {
  await give()
  const heir = await makeStaff(w, 'creator', { agency: shop.agency })
  await shop.admin.client.ok(peopleRoutes.moveBusinesses, {
    body: { franchiseeId: seller.franchiseeId, toFranchiseeId: heir.franchiseeId },
  })
  const remove = () =>
    shop.admin.client.call(peopleRoutes.deleteStaff, { params: { franchiseeId: seller.franchiseeId } })
  const refused = await remove()
  expect(refused.failure.code).toBe('IN_USE')
  expect(refused.failure).toMatchObject({ field: 'duePaise' })
  expect(refused.failure.message).toContain('₹149.85 of commission')
  await pay(160)
  expect((await remove()).failure.message).toContain('was paid ₹10.15 of commission too much')
  await pay(-10)
  expect((await remove()).status).toBe(200)
})

test('staff read their own statement and its files, nobody reads another’s', async () => {
  await give()
  const other = await makeStaff(w, 'creator', { agency: shop.agency })
  const own = await seller.client.ok(commissionRoutes.getOwnCommission, { query: { month } })
  expect(own).toEqual(await statement())
  expect(own.earnedPaise).toBeGreaterThan(0)
  const theirs = await other.client.ok(commissionRoutes.getOwnCommission, { query: { month } })
  expect(theirs).toMatchObject({ franchiseeId: other.franchiseeId, earnedPaise: 0, lines: [] })
  const named = { month, franchiseeId: seller.franchiseeId }
  const foreign = await other.client.call(commissionRoutes.getOwnCommission, { query: named as never })
  expect(foreign.status).toBe(422)
  expect((await other.client.call(commissionRoutes.getCommission, { query: named })).status).toBe(403)
  const csv = await seller.client.call(commissionRoutes.downloadOwnCommissionTable, { query: { month } })
  const asAdmin = await shop.admin.client.call(commissionRoutes.downloadCommissionTable, {
    query: { franchiseeId: seller.franchiseeId, month },
  })
  expect([csv.status, csv.text]).toEqual([200, asAdmin.text])
})

/** What the report says that the seller earned in a month, and what of it was taken back. */
async function reported(month: string): Promise<unknown[]> {
  const { rows } = await shop.admin.client.ok(reportRoutes.previewReport, {
    params: { report: 'commission' },
    query: {
      from: `${month}-01`,
      to: `${month}-28`,
      madeBy: seller.franchiseeId,
      columns: 'earned,takenBack',
    },
  })
  return rows[0] ?? []
}

test('what a sale earned is written down with the money, part by part, once, to the paisa of the statement', async () => {
  await give()
  expect(await reported(month)).toEqual([14_985, 0])
  await giveBack([{ ref: 'x', amount: 33_333 }])
  await giveBack([
    { ref: 'y', amount: 33_333 },
    { ref: 'z', amount: 1 },
  ])
  expect(await statement()).toMatchObject({ earnedPaise: 14_985, takenBackPaise: 10_000 })
  expect(await reported(month)).toEqual([14_985, 10_000])
  expect(await reported('2026-02')).toEqual([0, 0])
})

test('the report of sales and commission says for each person what their statement says', async () => {
  const recordNo = await give()
  await shop.admin.client.ok(commissionRoutes.payCommission, {
    body: { franchiseeId: seller.franchiseeId, amount: 20, mode: 'upi', requestId: randomUUID() } as never,
  })
  const own = await statement()
  const { columns, rows } = await shop.admin.client.ok(reportRoutes.previewReport, {
    params: { report: 'commission' },
    query: { from: `${month}-01`, to: `${month}-31` },
  })
  const cells = rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])))
  expect(recordNo).toBeGreaterThan(0)
  expect(cells[0]).toMatchObject({
    staffName: own.name,
    role: 'Franchisee',
    businesses: 1,
    sales: 1,
    earned: own.earnedPaise,
    takenBack: own.takenBackPaise,
    paidOut: 2000,
  })
  expect(cells[0]!['amount']).toBe(own.lines[0]!.amountPaise)
  expect(cells.slice(1).every(({ sales, earned }) => sales === 0 && earned === 0)).toBe(true)
  const alone = await shop.admin.client.ok(reportRoutes.previewReport, {
    params: { report: 'commission' },
    query: { from: `${month}-01`, to: `${month}-31`, madeBy: seller.franchiseeId },
  })
  expect(alone.rows).toEqual(rows.slice(0, 1))
})

// The last of this file: the clock of the others stays in March.
test('a sale of crores earns as any other', async () => {
  await give()
  const db = w.world.database.platform
  await sql`insert into ledger overriding system value select (jsonb_populate_record(l, '{"entry_id": 900000, "ref": "crores",
    "amount": 3000000000}')).* from ledger l where agency_id = ${shop.agency.agencyId} and target = 'manual'`.execute(
    db,
  )
  expect(await reported(month)).toEqual([450_014_985, 0])
})

test('a part that goes back in a later month is taken back in that month', async () => {
  const { orderId, handler, paid } = await buy()
  await confirm(orderId, handler!)
  w.clock.move(31 * 86_400_000)
  // Who signed in a month ago is signed out by now.
  shop = { ...shop, admin: await makeStaff(w, 'admin', { agency: shop.agency }) }
  w.sandbox.provider.giveBack(paid.payment.id, 33_300)
  await untilBack()
  expect(await sums()).toEqual([0, 14_985, 0, 0, 14_985])
  expect(await sums(seller, '2026-04')).toEqual([14_985, 0, 4995, 0, 9990])
  expect([await reported(month), await reported('2026-04')]).toEqual([
    [14_985, 0],
    [0, 4995],
  ])
})
