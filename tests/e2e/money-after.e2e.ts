import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { callFrom } from '../support/new-customer.ts'
import { faultsOf, openPanel, reload, sidewaysOf } from '../support/panel.ts'
import { openSheet, payIn } from '../support/upgrade.ts'

const product = ownProduct()
const rangtapi = { host: 'surat.localhost', admin: '+919876522001', agencyId: 2 }
const root = '+919876521001'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => browser.close())

const open = async (who: string, path: string, more: { host?: string; on?: 'phone' | 'desktop' } = {}) => {
  const page = await openPanel(browser, product, who, { path, ...more })
  page.setDefaultTimeout(20_000)
  return page
}
const isFine = async (page: Page) => {
  expect(await faultsOf(page)).toEqual([])
  expect(await sidewaysOf(page)).toBe(0)
}

/** A closed bill of ₹236 of a month long ago. */
async function oldBill(month: string): Promise<{ month: number; year: number; path: string }> {
  const database = new pg.Client({ connectionString: product.databaseUrl })
  await database.connect()
  try {
    await database.query('begin')
    await database.query(`insert into month_bill (agency_id, month, issued_at) values ($1, $2, now())`, [
      rangtapi.agencyId,
      month,
    ])
    await database.query(
      `insert into month_bill_line (agency_id, month, business_id, event, happened_on, rate_paise)
       select agency_id, $2, business_id, 'NEW', ($2 || '-15')::date, 11800 from business
       where agency_id = $1 and deleted_at is null order by business_id limit 2`,
      [rangtapi.agencyId, month],
    )
    await database.query(
      `update month_bill set closed_at = now(), cards = 2, total_paise = 23600 where agency_id = $1 and month = $2`,
      [rangtapi.agencyId, month],
    )
    await database.query('commit')
  } finally {
    await database.end()
  }
  const [year, number] = month.split('-').map(Number) as [number, number]
  return {
    month: number,
    year,
    path: `/panel/payment/month-payment?month=${number}&year=${year}`,
  }
}
const recordFrom = (page: Page, when: { month: number; year: number }, rupees: number, more: object = {}) =>
  callFrom(page, 'POST', '/api/v1/month-payments', {
    agencyId: rangtapi.agencyId,
    month: when.month,
    year: when.year,
    paymentAmount: rupees,
    mode: 'bank',
    reference: 'NEFT 4411',
    reason: 'Came to the bank',
    requestId: randomUUID(),
    ...more,
  })

describe('a bill', () => {
  test('that is paid by the bank while the sheet is open: the sheet’s money goes back, and both sides read why', async () => {
    const bill = await oldBill('2025-03')
    const page = await open(rangtapi.admin, bill.path, { host: rangtapi.host })
    const desk = await open(root, `${bill.path}&agencyId=2`, { on: 'desktop' })
    await desk.getByRole('button', { name: 'Record a payment' }).first().waitFor()
    const sheet = await openSheet(page)
    expect((await recordFrom(desk, bill, 236)).status).toBe(200)
    await payIn(sheet, /^Success The/)
    await page.getByText(/^This was paid another way already, so your payment goes back\./).waitFor()
    for (const side of [page, desk]) {
      await reload(side)
      const payments = side.getByRole('list', { name: 'Payments' })
      await payments
        .getByText(/^The bill was paid another way before this arrived\. ₹236 (went|is on its way) back\.$/)
        .waitFor()
      await side.getByText('Thank you, everything is paid.').waitFor()
      expect(await side.getByRole('button', { name: /^Pay ₹/ }).count()).toBe(0)
      await isFine(side)
    }
  })
})
