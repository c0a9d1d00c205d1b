import pg from 'pg'
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newPhone } from '../support/browser.ts'
import { callFrom } from '../support/new-customer.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'
import { businessAt, startTrial } from '../support/upgrade.ts'

const product = ownProduct()
const root = '+919876521001'
let browser: Browser
const database = new pg.Client({ connectionString: product.databaseUrl })
beforeAll(async () => {
  browser = await launchBrowser()
  await database.connect()
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(async () => {
  await browser.close()
  await database.end()
})

/** A customer's business with a trial, and the page of the admin who looks at it. */
async function openBusiness(name: string): Promise<{ page: Page; businessId: number }> {
  const context = await newPhone(browser, { reducedMotion: 'reduce' })
  const businessId = await startTrial(await context.newPage(), product, name)
  await context.close()
  const page = await openPanel(browser, product, root, {
    path: `/panel/admin/businesses/${businessId}?tab=payments`,
  })
  page.setDefaultTimeout(20_000)
  await page.getByRole('heading', { name: 'Payments' }).waitFor()
  return { page, businessId }
}
const plansOf = async (page: Page) =>
  (
    await callFrom<{ subscriptionPlanId: number; name: string; price: number }[]>(
      page,
      'GET',
      '/api/v1/business/subscription-plan',
    )
  ).data
/** Records a payment as the panel does. */
async function record(page: Page, businessId: number, plan: string, renew = false): Promise<void> {
  const { subscriptionPlanId } = (await plansOf(page)).find(({ name }) => name === plan)!
  const body = { businessId, subscriptionPlanId, isManualUpdate: true, renew, requestId: randomUUID() }
  expect((await callFrom(page, 'POST', '/api/v1/card-payment', body)).status).toBe(200)
}
/** Days pass for what was bought so far. */
async function pass(businessId: number, days: number): Promise<void> {
  await database.query(
    `update activation set granted = daterange(lower(granted) - $2::int, upper(granted) - $2::int),
      period = daterange(lower(period) - $2::int, upper(period) - $2::int), bought_on = bought_on - $2::int
      where business_id = $1`,
    [businessId, days],
  )
  await database.query(
    'update payment_intent set created_at = created_at - make_interval(days => $2::int) where business_id = $1',
    [businessId, days],
  )
  await database.query(
    'update business set expiry_date_for_customer = expiry_date_for_customer - $2::int where business_id = $1',
    [businessId, days],
  )
}
const payments = (page: Page) => page.getByRole('region', { name: 'Payments' })
const question = (page: Page, name: string) => page.getByRole('alertdialog', { name: `Take back ${name}?` })
const isFine = async (page: Page) => {
  expect(await faultsOf(page)).toEqual([])
  expect(await sidewaysOf(page)).toBe(0)
}

test('a wrong purchase is taken back on a phone: what it does is said first, and then it is so', async () => {
  const { page, businessId } = await openBusiness('Kiran Sweets')
  await record(page, businessId, 'Card')
  await pass(businessId, 2)
  const before = (await businessAt(page, businessId)).expiryDateForCustomer
  await record(page, businessId, 'Card + Festivals')
  await page.reload()
  await payments(page)
    .getByRole('button', { name: /^Take back Card \+ Festivals, no\. / })
    .click()
  const asked = question(page, 'Card + Festivals')
  await asked.getByText(/^Card goes on: .+, 36[345] days come back\.$/).waitFor()
  await asked.getByText(/^Card \+ Festivals, .+ – .+, ends now\.$/).waitFor()
  await asked.getByText(/came outside the product: give it back by hand\.$/).waitFor()
  const promise = await asked.getByText(/^The business is paid for until /).textContent()
  await expect
    .poll(() => asked.getByRole('button', { name: 'Cancel' }).evaluate((it) => it.matches(':focus')))
    .toBe(true)
  await isFine(page)
  await page.keyboard.press('Escape')
  await asked.waitFor({ state: 'hidden' })

  await payments(page)
    .getByRole('button', { name: /^Take back Card \+ Festivals, no\. / })
    .click()
  // It is asked anew what would happen; nothing can be agreed to before that stands there.
  await asked.getByText(/^The business is paid for until /).waitFor()
  await asked.getByLabel('Reason').fill('Meant for another shop')
  await asked.getByRole('button', { name: 'Take back' }).click()
  await page.getByText('Card + Festivals was taken back.').waitFor()
  await payments(page).getByText('Taken back', { exact: true }).waitFor()
  await expect
    .poll(() =>
      payments(page)
        .getByRole('button', { name: /^Take back / })
        .count(),
    )
    .toBe(1)
  const after = (await businessAt(page, businessId)).expiryDateForCustomer!
  expect(after).toBe(before)
  const day = new Intl.DateTimeFormat('en-IN', {
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(after))
  expect(promise).toBe(`The business is paid for until ${day}.`)
  await isFine(page)
})
