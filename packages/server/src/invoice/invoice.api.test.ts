import { isGstin } from '@parichay/contract/business/rules.gstin.ts'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { demoAgencies } from '@parichay/sandbox/demo/agencies.ts'
import { readInbox, waitForMessage } from '@parichay/sandbox/read.ts'
import { randomUUID } from 'node:crypto'
import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Seller } from '@parichay/contract/invoice/fields.ts'
import { sellerWith } from '@parichay/contract/invoice/document.ts'
import { gujaratSeller, makeInvoice } from '../testing/make-invoice.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestBusiness,
  type TestCustomer,
  type TestStaff,
} from '../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'
import { sendInvoice, writeMissing } from './work.ts'

let w: TestWorld
let agency: TestAgency
let owner: TestCustomer
let business: TestBusiness
beforeAll(async () => {
  w = await openTestWorld()
  agency = await makeAgency(w)
  await w.world.database.platform
    .updateTable('agency')
    .set({ seller: JSON.stringify(gujaratSeller) })
    .where('agencyId', '=', agency.agencyId)
    .execute()
  owner = await makeCustomer(w, { agency, email: 'owner@shop.example' })
  business = await makeBusiness(w, { owner })
})
afterAll(() => w.close())

type Billing = { name: string; state: string; gstin?: string; pin?: string; address?: string } | null

/** A purchase as settle() leaves it. */
async function settled(
  given: { amount?: number; billing?: Billing; manual?: boolean; of?: TestBusiness } = {},
) {
  const { platform } = w.world.database
  const [intentId, at, of] = [randomUUID(), w.clock.now(), given.of ?? business]
  const manual = { by: 'franchisee 1', mode: 'cash', reference: 'Cash book 12', reason: 'Paid at the desk' }
  const { agencyId } = of.agency
  const accountId = randomUUID()
  const isManual = given.manual ?? true
  if (!isManual)
    await platform
      .insertInto('paymentAccount')
      .values({
        agencyId,
        accountId,
        keyId: 'rzp_test_x',
        keySecretSealed: 'x',
        webhookSecretSealed: 'x',
        webhookToken: randomUUID(),
        isActive: false,
      })
      .execute()
  const { recordNo } = await platform
    .insertInto('paymentIntent')
    .values({
      agencyId,
      intentId,
      kind: 'card',
      accountId: isManual ? null : accountId,
      businessId: of.businessId,
      objectNo: null,
      amount: given.amount ?? 99_900,
      snapshot: JSON.stringify({ name: 'Gold', price: 999, validity: 2 }),
      billing: given.billing ? JSON.stringify(given.billing) : null,
      madeBy: 'test',
      state: 'paid',
      manual: isManual ? JSON.stringify(manual) : null,
      createdAt: at,
      settledAt: at,
      settledBy: isManual ? 'manual' : 'browser',
    })
    .returning('recordNo')
    .executeTakeFirstOrThrow()
  return { intentId, recordNo, accountId, agencyId, at }
}

const bySource = (source: string) =>
  w.world.database.platform.selectFrom('invoice').selectAll().where('source', '=', source).executeTakeFirst()
const lettersWaiting = async () => {
  const { rows } = await import('kysely').then(({ sql }) =>
    sql<{ data: { invoiceId: number } }>`select data from pgboss.job where name = 'invoice-mail'`.execute(
      w.world.database.platform,
    ),
  )
  return rows.map(({ data }) => data.invoiceId)
}

describe('every settled payment has an invoice', () => {
  test('once, with what was known on the day, and its letter is queued with it', async () => {
    const gstin = '27AAPFU0939F1ZV'
    const { recordNo } = await settled({
      billing: { name: 'Vastra Private Limited', state: 'Maharashtra', gstin, pin: '411001' },
    })
    await Promise.all([writeMissing(w.world), writeMissing(w.world), writeMissing(w.world)])
    const row = (await bySource(`payment ${recordNo}`))!
    expect([row.kind, row.totalPaise, row.igstPaise, row.taxablePaise, row.cgstPaise]).toEqual([
      'TAX_INVOICE',
      99_900,
      15_239,
      84_661,
      0,
    ])
    expect(row.document).toMatchObject({
      place: '27',
      seller: { legalName: 'Tapi Digital Private Limited', gstin: gujaratSeller.gstin },
      buyer: { name: 'Vastra Private Limited', gstin, state: '27', pin: '411001' },
      lines: [{ title: 'Gold', detail: expect.stringContaining('2 years') }],
      paid: { mode: 'manual', reference: 'Cash book 12' },
    })
    expect((await lettersWaiting()).filter((id) => id === row.invoiceId)).toHaveLength(1)
  })

  test('without billing details the business itself is the buyer, within the state', async () => {
    const here = await makeBusiness(w, { owner: await makeCustomer(w, { agency, signedIn: false }) })
    const [within, abroad] = [await settled({ of: here }), await settled()]
    await writeMissing(w.world)
    const taxes = async ({ recordNo }: { recordNo: number }) => {
      const row = (await bySource(`payment ${recordNo}`))!
      return [row.document.place, row.cgstPaise, row.sgstPaise, row.igstPaise]
    }
    expect(await taxes(within)).toEqual(['24', 76_19, 76_19, 0])
    // The owner signs in by e-mail from abroad.
    expect(await taxes(abroad)).toEqual(['96', 0, 0, 152_39])
  })

  test('none for what cost nothing; a receipt where the seller is not registered', async () => {
    const free = await settled({ amount: 0 })
    const elsewhere = await makeBusiness(w, { owner: await makeCustomer(w, { signedIn: false }) })
    const { recordNo } = await settled({ of: elsewhere })
    await writeMissing(w.world)
    expect(await bySource(`payment ${free.recordNo}`)).toBeUndefined()
    const row = (await bySource(`payment ${recordNo}`))!
    expect([row.kind, row.taxablePaise, row.document.place]).toEqual(['RECEIPT', 99_900, null])
  })

  test('each minute looks back a day, each night two months', async () => {
    const { recordNo, intentId } = await settled()
    const before = new Date(w.clock.now().getTime() - 3 * 86_400_000)
    await w.world.database.platform
      .updateTable('paymentIntent')
      .set({ settledAt: before })
      .where('intentId', '=', intentId)
      .execute()
    await writeMissing(w.world)
    expect(await bySource(`payment ${recordNo}`)).toBeUndefined()
    await writeMissing(w.world, 60)
    expect(await bySource(`payment ${recordNo}`)).toBeDefined()
  })

  test('a refund of applied money has a credit note, one of a second capture has none', async () => {
    const { platform } = w.world.database
    const sale = await settled({ manual: false })
    const { agencyId, intentId, accountId, at } = sale
    for (const [n, use] of [
      [1, 'applied'],
      [2, 'returned'],
    ] as const) {
      await platform
        .insertInto('paymentOrder')
        .values({
          agencyId,
          orderId: `order_${intentId}_${n}`,
          accountId,
          intentId,
          receipt: `${intentId}${n}`.slice(-40),
          amount: 99_900,
          createdAt: at,
        })
        .execute()
      await platform
        .insertInto('payment')
        .values({
          agencyId,
          paymentId: `pay_${intentId}_${n}`,
          accountId,
          intentId,
          orderId: `order_${intentId}_${n}`,
          amount: 99_900,
          currency: 'INR',
          status: 'captured',
          method: 'upi',
          fee: null,
          tax: null,
          use,
          toldAt: at,
          capturedAt: at,
        })
        .execute()
    }
    await writeMissing(w.world)
    const refund = async (n: number, amount: number, reason: 'reversal' | 'second_capture') => {
      const refundId = randomUUID()
      await platform
        .insertInto('refund')
        .values({
          agencyId,
          refundId,
          paymentId: `pay_${intentId}_${n}`,
          accountId,
          intentId,
          amount,
          currency: 'INR',
          reason,
          state: 'processed',
          providerRefundId: `rfnd_${refundId}`,
          createdAt: at,
          processedAt: at,
        })
        .execute()
      return refundId
    }
    const [part, rest, second] = [
      await refund(1, 40_000, 'reversal'),
      await refund(1, 59_900, 'reversal'),
      await refund(2, 99_900, 'second_capture'),
    ]
    await writeMissing(w.world)
    await writeMissing(w.world)
    const invoice = (await bySource(`payment ${sale.recordNo}`))!
    const notes = [(await bySource(`refund ${part}`))!, (await bySource(`refund ${rest}`))!]
    expect(invoice.document.paid).toMatchObject({ mode: 'online', reference: `pay_${intentId}_1` })
    expect(notes.map((note) => [note.kind, note.creditsId, note.totalPaise])).toEqual([
      ['CREDIT_NOTE', invoice.invoiceId, 40_000],
      ['CREDIT_NOTE', invoice.invoiceId, 59_900],
    ])
    expect(notes[0]!.igstPaise + notes[0]!.cgstPaise + notes[1]!.igstPaise + notes[1]!.cgstPaise).toBe(
      invoice.igstPaise + invoice.cgstPaise,
    )
    expect(notes[0]!.document.credits).toMatchObject({ invoiceNo: invoice.invoiceNo })
    expect(await bySource(`refund ${second}`)).toBeUndefined()
  })
})

describe('the account', () => {
  test('lists one’s own, newest first, page by page, with the business’s alone', async () => {
    const person = await makeCustomer(w, { agency })
    const [one, other] = [await makeBusiness(w, { owner: person }), await makeBusiness(w, { owner: person })]
    for (let i = 0; i < 3; i++) await makeInvoice(w, one, { seller: gujaratSeller })
    await makeInvoice(w, other)
    const all = await person.client.ok(invoiceRoutes.listInvoices, { query: { pageSize: 3 } })
    expect([all.total, all.list.length, all.list[0]!.kind]).toEqual([4, 3, 'RECEIPT'])
    const rest = await person.client.ok(invoiceRoutes.listInvoices, {
      query: { pageSize: 3, before: all.list.at(-1)!.invoiceId },
    })
    expect(rest.list.map(({ invoiceNo }) => invoiceNo)).not.toContain(all.list[2]!.invoiceNo)
    expect(rest.list).toHaveLength(1)
    const mine = await person.client.ok(invoiceRoutes.listInvoices, { query: { businessId: one.businessId } })
    expect([mine.total, mine.list[0]!.taxPaise]).toEqual([3, 2 * 76_19])
  })

  test('is found by its number, by whoever reaches it and by nobody else', async () => {
    const shop = await makeBusiness(w, { owner: await makeCustomer(w, { agency }) })
    const { invoiceNo } = await makeInvoice(w, shop, { seller: gujaratSeller })
    const find = async (who: TestStaff | TestCustomer, number: string) =>
      (await who.client.ok(invoiceRoutes.listInvoices, { query: { number } })).list.map(
        (one) => one.invoiceNo,
      )
    const admin = await makeStaff(w, 'admin', { agency })
    expect(await find(admin, invoiceNo.toLowerCase())).toEqual([invoiceNo])
    expect(await find(admin, `${invoiceNo}9`)).toEqual([])
    const others = [
      await makeStaff(w, 'admin', { agency: await makeAgency(w) }),
      await makeStaff(w, 'creator', { agency, permissions: ['payment.view'] }),
      await makeCustomer(w, { agency }),
    ]
    for (const who of others) expect(await find(who, invoiceNo)).toEqual([])
  })

  test('the PDF is one A4 page, always the same bytes, and no visitor finds it', async () => {
    const row = await makeInvoice(w, business, { seller: gujaratSeller })
    const input = { params: { invoiceId: row.invoiceId } }
    const first = await owner.client.call(invoiceRoutes.downloadInvoice, input)
    const name = row.invoiceNo.replaceAll('/', '-')
    expect([first.status, first.headers['content-type'], first.headers['content-disposition']]).toEqual([
      200,
      'application/pdf',
      `attachment; filename="${name}.pdf"`,
    ])
    expect(first.headers['cache-control']).toBe('no-store')
    const pdf = await PDFDocument.load(first.bytes)
    const page = pdf.getPage(0)
    expect([pdf.getPageCount(), Math.round(page.getWidth()), Math.round(page.getHeight())]).toEqual([
      1, 595, 842,
    ])
    expect(pdf.getTitle()).toBe(row.invoiceNo)
    expect(first.bytes.length).toBeLessThan(120_000)
    const second = await owner.client.call(invoiceRoutes.downloadInvoice, input)
    expect(second.bytes.equals(first.bytes)).toBe(true)
    const stranger = await makeCustomer(w, { agency })
    expect((await stranger.client.call(invoiceRoutes.downloadInvoice, input)).status).toBe(404)
    const keys = []
    for await (const { key } of w.world.storage.list()) if (key.includes('/invoice-')) keys.push(key)
    expect(keys).not.toHaveLength(0)
    for (const key of keys) expect((await owner.client.get(`/files/${key}`)).status).toBe(404)
  })

  test('by mail, with the PDF attached; who has no address has it in the account', async () => {
    const row = await makeInvoice(w, business, { seller: gujaratSeller, email: 'bills@shop.example' })
    await sendInvoice(w.world, agency.agencyId, row.invoiceId)
    const letter = await waitForMessage(w.sandbox.url, 'bills@shop.example')
    expect(letter.subject).toContain(row.invoiceNo)
    expect(letter.text).toContain('₹999')
    expect(letter.code).toBeUndefined()
    expect(letter.files).toEqual([
      {
        name: `${row.invoiceNo.replaceAll('/', '-')}.pdf`,
        type: 'application/pdf',
        bytes: expect.any(Number),
      },
    ])
    const silent = await makeInvoice(w, business)
    await sendInvoice(w.world, agency.agencyId, silent.invoiceId)
    expect(await readInbox(w.sandbox.url, 'bills@shop.example')).toHaveLength(1)
  })
})

describe('the seller', () => {
  test('writes down what invoices say; those that exist keep what they said', async () => {
    const mine = await makeAgency(w)
    const admin = await makeStaff(w, 'admin', { agency: mine })
    const shop = await makeBusiness(w, { owner: await makeCustomer(w, { agency: mine, signedIn: false }) })
    const before = await admin.client.ok(invoiceRoutes.getSeller, {})
    expect([before.legalName, before.gstin, before.rate]).toEqual([`Agency ${mine.marker}`, null, 1800])
    const old = await settled({ of: shop })
    await writeMissing(w.world)
    await admin.client.ok(invoiceRoutes.updateSeller, {
      body: { seller: gujaratSeller, version: before.version },
    })
    const later = await settled({ of: shop })
    await writeMissing(w.world)
    expect([
      (await bySource(`payment ${old.recordNo}`))!.kind,
      (await bySource(`payment ${later.recordNo}`))!.kind,
    ]).toEqual(['RECEIPT', 'TAX_INVOICE'])
    expect(await admin.client.ok(invoiceRoutes.getSeller, {})).toEqual({
      ...gujaratSeller,
      version: before.version + 1,
    })
  })

  test('two people at once: the later one is told; the platform changes them for an agency, no agency for another', async () => {
    const [mine, other] = [await makeAgency(w), await makeAgency(w)]
    const { client } = await makeStaff(w, 'admin', { agency: mine })
    const root = await makeStaff(w, 'admin', { agency: await makeAgency(w, { isSuperAdmin: true }) })
    const save = (legalName: string, version: number, by = client, agencyId = mine.agencyId) =>
      by.call(invoiceRoutes.updateSeller, {
        body: { seller: { ...gujaratSeller, legalName }, version, agencyId },
      })
    const { version } = await client.ok(invoiceRoutes.getSeller, {})
    expect((await save('First', version, root.client)).data.version).toBe(version + 1)
    const late = await save('Second', version)
    expect([late.status, late.failure.code]).toEqual([409, 'CONFLICT'])
    expect((await client.ok(invoiceRoutes.getSeller, {})).legalName).toBe('First')
    // An agency that names another one changes its own.
    await save('Ours', version + 1, client, other.agencyId)
    const names = [mine, other].map(({ agencyId }) =>
      root.client.ok(invoiceRoutes.getSeller, { query: { agencyId } }),
    )
    expect((await Promise.all(names)).map(({ legalName }) => legalName)).toEqual([
      'Ours',
      `Agency ${other.marker}`,
    ])
  })

  test.each([
    ['a wrong GSTIN', { gstin: '24AAACT2727Q1ZX' }, 'seller.gstin'],
    ['another state', { state: '27' as const }, 'seller.state'],
    ['no state', { state: null }, 'seller.state'],
    ['no address', { address: '' }, 'seller.address'],
    ['a long prefix', { prefix: 'LONG' }, 'seller.prefix'],
    ['a SAC of goods', { sac: '123456' }, 'seller.sac'],
  ])('%s is refused', async (_what, change, field) => {
    const admin = await makeStaff(w, 'admin')
    const answer = await admin.client.call(invoiceRoutes.updateSeller, {
      body: { seller: { ...gujaratSeller, ...change }, version: 1 },
    })
    expect([answer.status, answer.failure.field]).toEqual([422, field])
  })

  test('the demo’s sellers are valid: two registered, one not', () => {
    const sellers = demoAgencies.map(({ seller, agencyName }) => Seller.parse(sellerWith(seller, agencyName)))
    expect(sellers.map(({ gstin }) => gstin !== null && isGstin(gstin))).toEqual([true, true, false])
  })
})
