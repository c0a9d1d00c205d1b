import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'
import { addPosts, today } from '../support/greeting-posts.ts'
import { openSheet, payIn } from '../support/upgrade.ts'

const product = ownProduct()
const rangtapi = { host: 'surat.localhost', admin: '+919876522001', customer: '+919876510011' }
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
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const isFine = async (page: Page) => {
  expect(await faultsOf(page)).toEqual([])
  expect(await sidewaysOf(page)).toBe(0)
}
/** Saves what a button gives, and says its name and first bytes. */
async function saved(page: Page, press: () => Promise<void>) {
  const [file] = await Promise.all([page.waitForEvent('download'), press()])
  return {
    name: file.suggestedFilename(),
    head: readFileSync(await file.path())
      .subarray(0, 5)
      .toString(),
  }
}

describe('an agency’s admin', () => {
  test('sees what is owed on a phone, pays the late month through the sheet and has its invoice', async () => {
    const page = await open(rangtapi.admin, '/panel/admin/billing', { host: rangtapi.host })
    await heading(page, 'Billing').waitFor()
    await page.getByRole('list', { name: 'Monthly bills' }).waitFor()
    const late = page.getByRole('list', { name: 'Monthly bills' }).getByRole('link').nth(1)
    const before = await late.innerText()
    await late.click()
    await heading(page, 'Month payment').waitFor()
    await page.getByRole('list', { name: 'Cards' }).waitFor()
    await isFine(page)
    const list = await saved(page, () => page.getByRole('button', { name: 'Download as CSV' }).click())
    expect(list.name).toMatch(/^bill-\d{4}-\d{2}\.csv$/)
    expect(list.head).toBe('\uFEFFBu')
    // On the first days of a month the last one is open or due instead; it can be paid all the same.
    expect(before).toMatch(/Overdue|Due|Being checked/)
    await payIn(await openSheet(page), /^Success The/)
    await page.getByText('Your payment was successful!').waitFor()
    await page.getByRole('list', { name: 'Payments' }).getByText('Paid', { exact: true }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: /^Pay ₹/ }).count()).toBe(0)
    const invoice = page.getByRole('button', { name: /^Invoice PARI/ })
    if ((await invoice.count()) > 0) {
      const file = await saved(page, () => invoice.first().click())
      expect(file.name).toMatch(/^PARI-\d{4}-\d{4}\.pdf$/)
      expect(file.head).toBe('%PDF-')
    }
    await page.goBack()
    await page.getByRole('button', { name: 'Statement' }).click()
    await page
      .getByRole('list', { name: 'Statement' })
      .getByText(/^Payment: /)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Customers’ payments' }).click()
    await page
      .getByRole('list', { name: 'Customers’ payments' })
      .getByText(/^Dukan/)
      .first()
      .waitFor()
  })

  test('on a desktop: greetings, and credits for PDF cards bought through the sheet', async () => {
    const page = await open(rangtapi.admin, '/panel/payment/agency-image-payment', {
      host: rangtapi.host,
      on: 'desktop',
    })
    await page.getByRole('button', { name: 'Renew for ₹5,900' }).waitFor()
    await page.goto(`http://${rangtapi.host}:${product.port}/panel/payment/agency-pdf-card-payment`)
    await page.getByLabel('How many cards').first().fill('500')
    await isFine(page)
    await payIn(await openSheet(page), /^Success The/)
    await page.getByText('Your payment was successful!').waitFor()
    await page.getByText('600', { exact: true }).waitFor()
  })
})

test('the form for a payment of an agency stands on a desktop', async () => {
  const page = await open(root, '/panel/payment/agency-pdf-card-payment?agencyId=2', { on: 'desktop' })
  await page.getByRole('button', { name: 'Record a payment' }).click()
  await page.getByRole('dialog', { name: 'Record a payment' }).waitFor()
  await isFine(page)
})

test('greetings an agency does not pay for any more are locked for its customers: connect with admin', async () => {
  await addPosts(product.url, [
    { category: 'Offers', subcategory: 'Grand Opening', count: 1, more: { day: today() } },
  ])
  const database = new pg.Client({ connectionString: product.databaseUrl })
  await database.connect()
  const end = (day: string | null) =>
    database.query<{ before: string | null }>(
      `with old as (select greetings_until::text as before from agency where agency_id = 2)
       update agency set greetings_until = $1 from old where agency_id = 2 returning before`,
      [day],
    )
  const { rows } = await end('2026-01-01')
  try {
    const page = await open(rangtapi.customer, '/panel/customer/daily-image', { host: rangtapi.host })
    await page
      .getByRole('link', { name: /Grand Opening 1/ })
      .first()
      .click()
    const item = page.getByRole('dialog').first()
    await item.getByRole('button', { name: 'Connect with admin' }).click()
    await page.getByText('Please connect with admin to purchase subscription plan.').waitFor()
    expect(await faultsOf(page)).toEqual([])
  } finally {
    await end(rows[0]?.before ?? null)
    await database.end()
  }
})

describe('a customer', () => {
  test('finds every invoice in the account and saves it', async () => {
    const page = await open(rangtapi.customer, '/panel/customer/account', { host: rangtapi.host })
    await page.getByRole('link', { name: /Invoices/ }).click()
    await heading(page, 'Invoices').waitFor()
    await page.getByRole('list', { name: 'Invoices' }).waitFor()
    await isFine(page)
    const file = await saved(page, () =>
      page
        .getByRole('button', { name: /Tax invoice RTDI.*Download$/ })
        .first()
        .click(),
    )
    expect(file.name).toMatch(/^RTDI-\d{4}-\d{4}\.pdf$/)
    expect(file.head).toBe('%PDF-')
  })
})
