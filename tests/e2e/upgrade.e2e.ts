import pg from 'pg'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newDesktop, newPhone } from '../support/browser.ts'
import { callFrom, joinAsCustomer, makeBusiness } from '../support/new-customer.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'
import { expectAccessible } from '../support/sign-in-page.ts'
import {
  businessAt,
  choosePlan,
  openSheet,
  ordersAt,
  payIn,
  startTrial,
  tellProvider,
} from '../support/upgrade.ts'

const product = ownProduct()
let browser: Browser
const open: BrowserContext[] = []
beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()))
  await tellProvider(product, 'scenario', undefined, 'DELETE')
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
/** Changes the database below the product, as time would. */
async function change(query: string, values: unknown[]): Promise<number | null> {
  const database = new pg.Client({ connectionString: product.databaseUrl })
  await database.connect()
  try {
    return (await database.query(query, values)).rowCount
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
const isActive = (page: Page, businessId: number, timeout = 20_000) =>
  expect
    .poll(async () => (await businessAt(page, businessId)).paymentStatus, { timeout, interval: 500 })
    .toBe(1)

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
    const shown = Date.now()
    await premium(page).waitFor({ state: 'hidden' })
    await expect.poll(() => page.url()).toBe(`${product.url}/panel/customer`)
    const after = await limitsOf(page, businessId)
    expect(after).not.toEqual(before)
    expect(JSON.stringify(after)).toContain('Card + Festivals')
    const { paymentStatus, expiryDateForCustomer } = await businessAt(page, businessId)
    expect(paymentStatus).toBe(1)
    expect(Date.parse(expiryDateForCustomer!)).toBeGreaterThan(Date.now() + 360 * 86_400_000)
    expect(await page.getByRole('region', { name: 'Your plan' }).count()).toBe(0)
    await page.getByText('Your payment was successful!').waitFor({ state: 'hidden', timeout: 9000 })
    expect(Date.now() - shown).toBeGreaterThan(3000)
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
  })

  test('a failure: the provider’s reason in an alert, then the page loads anew with the plans', async () => {
    const page = await newPage()
    const businessId = await startTrial(page, product, 'Vasant Tailors')
    await openPlans(page)
    await choosePlan(page, 'Card')
    const sheet = await openSheet(page)
    const alert = page.waitForEvent('dialog')
    await payIn(sheet, /^Failure/)
    const said = await alert
    expect(said.type()).toBe('alert')
    expect(said.message()).toMatch(/\w/)
    const again = page.waitForEvent('load')
    await said.accept()
    await again
    await premium(page).waitFor()
    expect((await businessAt(page, businessId)).paymentStatus).not.toBe(1)
    await premium(page).getByRole('button', { name: 'Close' }).click()
    await premium(page).waitFor({ state: 'hidden' })
    await expect.poll(() => page.url()).toBe(`${product.url}/panel/customer`)
  })

  test('the script is missing: the specified alert, and no order was made', async () => {
    const page = await newPage()
    await startTrial(page, product, 'Kiran Stores')
    const asked: string[] = []
    page.on(
      'request',
      (request) => /payment/.test(request.url()) && request.method() === 'POST' && asked.push(request.url()),
    )
    const known = (await ordersAt(product)).length
    await page.route('**/v1/checkout.js', (route) => route.abort())
    await openPlans(page)
    await choosePlan(page, 'Card')
    const [said] = await Promise.all([
      page.waitForEvent('dialog').then(async (dialog) => {
        await dialog.accept()
        return dialog.message()
      }),
      page.getByRole('button', { name: /^Pay ₹/ }).click(),
    ])
    expect(said).toBe('payment provider SDK failed to load. Are you online?')
    expect((await ordersAt(product)).length).toBe(known)
    expect(asked).toEqual([])
    // Once the network is back the same button works.
    await page.unroute('**/v1/checkout.js')
    await openSheet(page)
  })

  test('the browser is closed after the capture: active by webhook', async () => {
    const page = await newPage()
    const businessId = await startTrial(page, product, 'Gulmohar Salon')
    await openPlans(page)
    await choosePlan(page, 'Card')
    const sheet = await openSheet(page)
    await payIn(sheet, /^Success, but/)
    await sheet.getByText('Paid, and nobody told this page').waitFor()
    const other = await page.context().newPage()
    await page.close()
    await other.goto(`${product.url}/panel/customer/account`)
    await isActive(other, businessId)
  })

  test('all webhooks are lost: active by the reconciler', async () => {
    const page = await newPage()
    const businessId = await startTrial(page, product, 'Ashoka Books')
    await openPlans(page)
    await choosePlan(page, 'Card')
    await tellProvider(product, 'scenario', { nextOrders: 1, faults: [{ code: 'F2' }] })
    const sheet = await openSheet(page)
    await payIn(sheet, /^Success The/)
    const other = await page.context().newPage()
    await page.close()
    await other.goto(`${product.url}/panel/customer/account`)
    expect((await businessAt(other, businessId)).paymentStatus).not.toBe(1)
    // Its first look is due two minutes after the order; they pass at once, and the round that comes each minute finds it.
    const due = await change(
      `update payment_intent set check_at = now() where business_id = $1 and state = 'open'`,
      [businessId],
    )
    expect(due).toBe(1)
    await isActive(other, businessId, 120_000)
  }, 180_000)

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

  test('nobody hears “failed” while the money is uncertain: it asks until it knows', async () => {
    const page = await newPage()
    const businessId = await startTrial(page, product, 'Chandan Sarees')
    await openPlans(page)
    await choosePlan(page, 'Card')
    await page.route('**/api/v1/card-payment/gateway', (route) => route.abort())
    await page.route('**/api/v1/payment-status?*', (route) => route.abort())
    const sheet = await openSheet(page)
    await payIn(sheet, /^Success The/)
    await page.getByText('We are confirming – you may close this page').waitFor({ timeout: 40_000 })
    expect(await faultsOf(page)).toEqual([])
    await page.unroute('**/api/v1/payment-status?*')
    await paid(page)
    await isActive(page, businessId)
  }, 90_000)

  test('an order that cannot be made says why, in its place, and can be tried again', async () => {
    const page = await newPage()
    await startTrial(page, product, 'Lotus Dairy')
    await openPlans(page)
    await choosePlan(page, 'Card')
    await page.route('**/api/v1/card-payment/order', (route) =>
      route.fulfill({
        status: 503,
        json: { data: { code: 'PAYMENT_UNAVAILABLE', message: 'The provider sleeps.', ref: 'x' } },
      }),
    )
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await page.getByRole('alert').getByText('The provider sleeps.').waitFor()
    await page.unroute('**/api/v1/card-payment/order')
    await page.getByRole('button', { name: 'Retry' }).click()
    await page
      .frameLocator('.razorpay-checkout-frame')
      .getByRole('button', { name: /^Pay ₹/ })
      .waitFor()
  })

  test('billing details: a GSTIN with a slip is named, its state follows it', async () => {
    const page = await newPage()
    await startTrial(page, product, 'Surya Solar')
    await openPlans(page)
    await choosePlan(page, 'Card')
    await page.getByRole('button', { name: 'Change billing details' }).click()
    await page.getByLabel('GSTIN').fill('24ABCDE1234F1Z0')
    await page.getByRole('button', { name: /^Pay ₹/ }).click()
    await page.getByText('This GSTIN is not right. Compare it with your certificate.').waitFor()
    await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZV')
    await expect.poll(() => page.getByLabel(/^State/).inputValue()).toBe('Maharashtra')
    await page.getByLabel(/^Name on the invoice/).fill('Surya Solar Private Limited')
    await page.goBack()
    await choosePlan(page, 'Card')
    await page.getByText('Surya Solar Private Limited').waitFor()
    await page.getByText(/GSTIN 27AAPFU0939F1ZV/).waitFor()
    await openSheet(page)
  })
})

test('after the plan: publishing asks for one and goes on by itself; a renewal begins where it ends', async () => {
  const page = await newPage()
  await joinAsCustomer(page, product)
  const businessId = await makeBusiness(page, {
    businessName: 'Sona Frames',
    state: 'Gujarat',
    pin: '395003',
  })
  await callFrom(page, 'POST', '/api/v1/updateCardSettings', { businessId, cardId: `sona-${businessId}` })
  await change(`update business set expiry_date_for_customer = current_date - 40 where business_id = $1`, [
    businessId,
  ])
  await page.goto(`${product.url}/panel/customer/cards/add?businessId=${businessId}&step=publish`)
  await page.getByText('Choose a plan, and anybody can open it at once.').waitFor()
  await page.getByRole('button', { name: 'Publish my card' }).click()
  await choosePlan(page, 'Card')
  await page.getByText('Begins today').waitFor()
  await payIn(await openSheet(page), /^Success The/)
  await page.waitForURL(/\/panel\/thankyou/)
  await page.getByRole('heading', { name: 'Your card is live' }).waitFor()

  // Eleven months pass.
  const moved = await change(
    `update activation set granted = daterange(lower(granted) - 335, upper(granted) - 335),
      period = daterange(lower(period) - 335, upper(period) - 335), bought_on = bought_on - 335 where business_id = $1`,
    [businessId],
  )
  expect(moved).toBe(1)
  await change(
    `update business set expiry_date_for_customer = expiry_date_for_customer - 335 where business_id = $1`,
    [businessId],
  )
  const ends = (await businessAt(page, businessId)).expiryDateForCustomer!
  await page.goto(`${product.url}/panel/customer/account/subscriptions`)
  await page.getByRole('region', { name: 'Your plan' }).getByRole('button', { name: 'Renew' }).click()
  await premium(page).getByText('Your price to renew').first().waitFor({ state: 'attached' })
  await choosePlan(page, 'Card')
  await page.getByText(/^Begins when your current plan ends, after .+: no day is lost$/).waitFor()
  // Who has the plan pays its price to renew.
  await page.getByRole('button', { name: 'Pay ₹449' }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await payIn(await openSheet(page), /^Success The/)
  await paid(page)
  const wanted = `${Number(ends.slice(0, 4)) + 1}${ends.slice(4)}`
  const now = (await businessAt(page, businessId)).expiryDateForCustomer!
  // The end is the day before the anniversary, and years have 365 or 366 days.
  expect(Math.abs(Date.parse(now) - Date.parse(wanted))).toBeLessThanOrEqual(86_400_000)
})

test('wide screens: all plans side by side, by keyboard', async () => {
  const page = await newPage(newDesktop)
  await startTrial(page, product, 'Amber Gifts')
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
})

test('“Connect with admin” where a customer may not pay online', async () => {
  const page = await openPanel(browser, product, '+919876510002')
  open.push(page.context())
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Pricing' }).click()
  const notice = page.getByRole('dialog', { name: 'Connect with admin' })
  await notice.getByText('Please connect with admin to purchase subscription plan.').waitFor()
  await notice.getByText('Parichay', { exact: true }).waitFor()
  expect(await notice.getByRole('link', { name: 'Call' }).getAttribute('href')).toBe('tel:+919876530001')
  expect(await notice.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/919876530001/,
  )
  expect(await faultsOf(page)).toEqual([])
  await page.goBack()
  await notice.waitFor({ state: 'hidden' })
  await page.goto(`${product.url}/panel/customer#upgrade`)
  await notice.waitFor()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
})
