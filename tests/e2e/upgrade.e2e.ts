import pg from 'pg'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newDesktop, newPhone } from '../support/browser.ts'
import { callFrom } from '../support/new-customer.ts'
import { faultsOf, sidewaysOf } from '../support/panel.ts'
import { expectAccessible } from '../support/sign-in-page.ts'
import { businessAt, choosePlan, openSheet, payIn, startTrial } from '../support/upgrade.ts'

const product = ownProduct()
let browser: Browser
const open: BrowserContext[] = []
beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()))
})
afterAll(() => browser.close())

async function newPage(make: typeof newPhone = newPhone): Promise<Page> {
  const context = await make(browser, { reducedMotion: 'reduce' })
  await context.addInitScript(() => {
    localStorage.setItem('panel.language', '"en"')
    localStorage.setItem(
      'panel.viewed-features',
      JSON.stringify(['2026-11-links', '2026-11-designs', '2026-11-qr']),
    )
  })
  open.push(context)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  return page
}
/** Asks the database below the product how many rows there are. */
async function count(query: string): Promise<number | null> {
  const database = new pg.Client({ connectionString: product.databaseUrl })
  await database.connect()
  try {
    return (await database.query(query)).rowCount
  } finally {
    await database.end()
  }
}
const premium = (page: Page) => page.getByRole('dialog', { name: 'Premium' })
const paid = (page: Page) => page.getByText('Your payment was successful!').waitFor()
const limitsOf = async (page: Page, businessId: number) =>
  (await callFrom<Record<string, unknown>>(page, 'GET', `/api/v1/business/${businessId}/plan`)).data
const openPlans = async (page: Page) => {
  await page.getByRole('button', { name: 'See plans' }).click()
  await premium(page)
    .getByRole('heading', { name: 'Select the suitable plan for grow your business' })
    .waitFor()
}
const isActive = (page: Page, businessId: number) =>
  expect.poll(async () => (await businessAt(page, businessId)).paymentStatus, { interval: 500 }).toBe(1)

describe('a customer with a phone', () => {
  test('buys a plan through the sheet and sees the limits change', async () => {
    const page = await newPage()
    const policy: string[] = []
    page.on(
      'console',
      (message) => /Content Security Policy/.test(message.text()) && policy.push(message.text()),
    )
    const businessId = await startTrial(page, product, 'Tara Lights')
    const before = await limitsOf(page, businessId)
    const length = await page.evaluate<number>('history.length')
    await openPlans(page)
    expect(page.url()).toBe(`${product.url}/panel/customer#upgrade`)
    expect(await faultsOf(page)).toEqual([])
    expect(await sidewaysOf(page)).toBe(0)
    await choosePlan(page, 'Card + Festivals')
    await page.getByRole('heading', { name: 'Check and pay' }).waitFor()
    expect(await faultsOf(page)).toEqual([])
    expect(await sidewaysOf(page)).toBe(0)
    await page.getByText(/^incl\. 18 % GST$/).waitFor()

    const sheet = await openSheet(page)
    await sheet.getByText(/Paying as Tara Lights/).waitFor()
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await page.route('**/api/v1/card-payment/gateway', async (route) => {
      await held
      await route.continue()
    })
    await payIn(sheet, /^Success The/)
    await page.getByText('Please do not refresh this page while updating payment').waitFor()
    answer()
    await paid(page)
    await premium(page).waitFor({ state: 'hidden' })
    await expect.poll(() => page.url()).toBe(`${product.url}/panel/customer`)
    const after = await limitsOf(page, businessId)
    expect(after).not.toEqual(before)
    expect(JSON.stringify(after)).toContain('Card + Festivals')
    const { paymentStatus, expiryDateForCustomer } = await businessAt(page, businessId)
    expect(paymentStatus).toBe(1)
    expect(Date.parse(expiryDateForCustomer!)).toBeGreaterThan(Date.now() + 360 * 86_400_000)
    expect(await page.getByRole('region', { name: 'Your plan' }).count()).toBe(0)
    // Two steps back: what came before the dialog is one more step away, and the dialog is only in what lies ahead.
    expect(await page.evaluate<number>('history.length')).toBeGreaterThan(length)
    expect(policy).toEqual([])

    await page.goto(`${product.url}/panel/customer/account/subscriptions`)
    const plan = page.getByRole('region', { name: 'Your plan' })
    await plan.getByRole('heading', { name: 'Card + Festivals' }).waitFor()
    const list = page.getByRole('list', { name: 'Payments' })
    await list.getByText('₹999', { exact: true }).waitFor()
    await list.getByText('Paid', { exact: true }).waitFor()
    await expectAccessible(page)
    await plan.getByRole('button', { name: 'Change plan' }).click()
    await choosePlan(page, 'Card')
    await page
      .getByText(/^Card \+ Festivals ends today: 36[56] paid days are lost and not refunded\.$/)
      .waitFor()
    expect(await faultsOf(page)).toEqual([])
    expect(await sidewaysOf(page)).toBe(0)
  })

  test('Back closes the sheet first, then the step, then the dialog; the promise is false', async () => {
    const page = await newPage()
    await startTrial(page, product, 'Neem Pharmacy')
    await page.goto(`${product.url}/__ui`)
    await page.getByRole('button', { name: 'Open plans', exact: true }).click()
    await choosePlan(page, 'Card')
    const sheet = await openSheet(page)
    await page.evaluate('history.back()')
    await sheet.getByRole('button', { name: 'Leave', exact: true }).click()
    await page.getByText(/^You left the payment/).waitFor()
    expect(await page.locator('.razorpay-container').count()).toBe(0)
    await page.goBack()
    await premium(page)
      .getByRole('heading', { name: 'Select the suitable plan for grow your business' })
      .waitFor()
    await page.goBack()
    await premium(page).waitFor({ state: 'hidden' })
    await page.getByLabel('Answer').getByText('false').waitFor()
    await expect.poll(() => page.url()).toBe(`${product.url}/__ui`)
    await page.goForward()
    await premium(page).waitFor()
    await page.evaluate("location.hash = ''")
    await premium(page).waitFor({ state: 'hidden' })
    await page.evaluate("location.hash = '#upgrade'")
    await premium(page).waitFor()
    await page.keyboard.press('Escape')
    await premium(page).waitFor({ state: 'hidden' })
  })

  test('nobody hears “failed” while the money is uncertain, and the webhook alone makes the plan active', async () => {
    const page = await newPage()
    await page.clock.install()
    const businessId = await startTrial(page, product, 'Chandan Sarees')
    await openPlans(page)
    await choosePlan(page, 'Card')
    await page.route('**/api/v1/card-payment/gateway', (route) => route.abort())
    await page.route('**/api/v1/payment-status?*', (route) => route.abort())
    const sheet = await openSheet(page)
    await payIn(sheet, /^Success The/)
    await page.getByText('Please do not refresh this page while updating payment').waitFor()
    const waits = page.getByText('We are confirming – you may close this page')
    // It asks again after a second, and less often each time.
    await expect
      .poll(async () => {
        await page.clock.runFor(5000)
        return waits.count()
      })
      .toBe(1)
    expect(await faultsOf(page)).toEqual([])
    await isActive(page, businessId)
    await page.unroute('**/api/v1/payment-status?*')
    await page.clock.runFor(5000)
    await paid(page)
  })
})

test('what no webhook tells is looked for each minute', async () => {
  // That such a round finds it: packages/server/src/payment/settle.api.test.ts.
  const rounds = () =>
    count(`select 1 from pgboss.job where name = 'payment.reconcile' and state = 'completed'`)
  await expect.poll(rounds, { timeout: 90_000 }).toBeGreaterThan(0)
})

test('wide screens: all plans side by side, by keyboard; whose state nobody knows is asked for it', async () => {
  const page = await newPage(newDesktop)
  await startTrial(page, product, 'Amber Gifts', {})
  await page.goto(`${product.url}/panel/customer#upgrade`)
  await premium(page)
    .getByRole('button', { name: /^Buy now: / })
    .nth(2)
    .waitFor()
  await premium(page).getByText('Compare plans').first().click()
  const table = premium(page).getByRole('table')
  await table.getByRole('columnheader', { name: 'Card + Festivals' }).waitFor()
  await table.getByRole('row', { name: /^Change theme anytime/ }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await premium(page).getByRole('button', { name: 'Buy now: Card', exact: true }).press('Enter')
  await page.getByRole('heading', { name: 'Check and pay' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  // What is sent, and that nothing is ordered before: packages/web/src/upgrade/BuyStep.screen.test.tsx.
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  await page.getByText('This field is required.').waitFor()
  await page.getByLabel(/^State/).selectOption('Kerala')
  expect(await faultsOf(page)).toEqual([])
  await openSheet(page)
})
