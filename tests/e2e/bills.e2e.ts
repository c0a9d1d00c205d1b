import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { faultsOf, openPanel, reload, sidewaysOf } from '../support/panel.ts'
import { addPosts, today } from '../support/greeting-posts.ts'
import { openSheet, payIn } from '../support/upgrade.ts'

const product = ownProduct()
const rangtapi = { host: 'surat.localhost', admin: '+919876522001', customer: '+919876510011' }
const kaveri = { host: 'kaveri.localhost', admin: '+919876523001' }
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
    await isFine(page)
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
  })

  test('greetings and PDF cards on a desktop: what runs, what more costs', async () => {
    const page = await open(rangtapi.admin, '/panel/payment/agency-image-payment', {
      host: rangtapi.host,
      on: 'desktop',
    })
    await page.getByRole('button', { name: 'Renew for ₹5,900' }).waitFor()
    await page.getByText(/^Greetings are paid until /).waitFor()
    await isFine(page)
    await page.goto(`http://${rangtapi.host}:${product.port}/panel/payment/agency-pdf-card-payment`)
    await page.getByRole('button', { name: 'Pay ₹1,500' }).waitFor()
    await isFine(page)
    await page.getByLabel('How many cards').first().fill('500')
    await page.getByRole('button', { name: 'Pay ₹6,000' }).waitFor()
    await payIn(await openSheet(page), /^Success The/)
    await page.getByText('Your payment was successful!').waitFor()
    await page.getByText('600', { exact: true }).waitFor()
    // Told when few are left.
    const below = page.getByLabel('Warn when fewer credits are left than')
    await below.fill('700')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText(/^Few credits are left/).waitFor()
    await isFine(page)

    const desk = await open(root, '/panel/payment/agency-pdf-card-payment?agencyId=2', { on: 'desktop' })
    await desk.getByRole('button', { name: 'Record a payment' }).click()
    const record = desk.getByRole('dialog', { name: 'Record a payment' })
    await record.getByLabel('Give them for nothing').check()
    expect(await record.getByLabel('Paid by').count()).toBe(0)
    await record.getByLabel('Note').fill('For the fair')
    await record.getByRole('button', { name: 'Record' }).click()
    await desk.getByText('100 cards · Given for nothing · For the fair').waitFor()
    await isFine(desk)
  })

  test('sees the statement of the year and what customers paid; says what is wrong with a bill', async () => {
    const page = await open(rangtapi.admin, '/panel/admin/billing', { host: rangtapi.host })
    await page.getByRole('button', { name: 'Statement' }).click()
    await page.waitForURL('**/panel/admin/billing?tab=statement')
    await page
      .getByText(/^Owed (today|on )/)
      .first()
      .waitFor()
    await page
      .getByRole('list', { name: 'Statement' })
      .getByText(/^Payment: /)
      .first()
      .waitFor()
    await isFine(page)
    const csv = await saved(page, () => page.getByRole('button', { name: 'Download as CSV' }).click())
    expect(csv.name).toMatch(/^statement-\d{4}-\d{2}\.csv$/)
    await page.getByRole('button', { name: 'Customers’ payments' }).click()
    await page.getByText('To your account').waitFor()
    await page
      .getByRole('list', { name: 'Customers’ payments' })
      .getByText(/^Dukan/)
      .first()
      .waitFor()
    await isFine(page)

    await page.goto(`http://${rangtapi.host}:${product.port}/panel/payment/month-payment`)
    await page.getByRole('button', { name: 'Raise a dispute' }).click()
    const sheet = page.getByRole('dialog', { name: 'Raise a dispute' })
    await sheet.getByRole('button', { name: 'Send' }).click()
    await sheet.getByText('This field is required.').waitFor()
    await sheet.getByLabel('What is wrong').fill('Lemon & Salt was only a test')
    expect(await faultsOf(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Send' }).click()
    const said = page.getByRole('list', { name: 'Disputes' })
    await said.getByText('Waits for an answer').waitFor()
    await isFine(page)

    const desk = await open(root, '/panel/payment/month-payment', { on: 'desktop' })
    await desk.getByRole('link', { name: /Rangtapi Digital.*1 dispute/ }).click()
    await desk.getByRole('button', { name: 'Answer', exact: true }).click()
    const answer = desk.getByRole('dialog', { name: 'Answer' })
    await answer.getByLabel('Your answer').fill('It is off the next bill.')
    await answer.getByRole('button', { name: 'Send' }).click()
    await desk.getByText('The agency sees your answer.').waitFor()
    await isFine(desk)
    await reload(page)
    await said.getByText('It is off the next bill.').waitFor()
  })

  test('changes what the agency’s own invoices say; a GSTIN of another state is refused at the field', async () => {
    const page = await open(rangtapi.admin, '/panel/admin/billing', { host: rangtapi.host, on: 'desktop' })
    const gstin = page.getByLabel('GSTIN')
    await gstin.fill('27AAKCP5512L1Z3')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The GSTIN belongs to another state.').waitFor()
    await isFine(page)
    await gstin.fill('24AAGCR4375J1Z4')
    await page.getByLabel('City').fill('Surat City')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved. New invoices say so.').waitFor()
    await reload(page)
    await page.getByLabel('City').waitFor()
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Surat City')
  })

  test('whose billing is hidden finds neither entry nor page, and no call is made', async () => {
    const page = await open(kaveri.admin, '/panel/admin', { host: kaveri.host, on: 'desktop' })
    await page.getByRole('link', { name: 'All Businesses' }).first().waitFor()
    expect(await page.getByRole('link', { name: 'Billing' }).count()).toBe(0)
    const asked: string[] = []
    page.on(
      'request',
      (request) => /month-payments|annual-payment/.test(request.url()) && asked.push(request.url()),
    )
    await page.goto(`http://${kaveri.host}:${product.port}/panel/payment/month-payment`)
    await heading(page, 'This page is not open to your account').waitFor()
    expect(asked).toEqual([])
  })
})

describe('the platform', () => {
  test('moves a card out of the running month and back, and records a payment that came to the bank', async () => {
    const page = await open(root, '/panel/payment/month-payment', { on: 'desktop' })
    await page.getByRole('list', { name: 'Agencies' }).waitFor()
    await isFine(page)
    await page.getByRole('link', { name: /Namma Kaveri Cards/ }).click()
    await heading(page, 'Month payment').waitFor()
    const months = page.getByLabel('Month', { exact: true })
    await expect.poll(() => months.getByRole('option').count()).toBeGreaterThan(1)
    await months.selectOption({ index: 0 })
    await page.getByRole('button', { name: 'Add card in bill' }).waitFor()
    const row = page.getByRole('list', { name: 'Cards' }).getByRole('listitem')
    await row.first().waitFor()
    const count = await row.count()
    await row
      .first()
      .getByRole('button', { name: /^Move .* out of the bill$/ })
      .click()
    const sheet = page.getByRole('dialog', { name: 'Move out of the bill' })
    await sheet.getByLabel('Note').fill('Opened twice')
    expect(await faultsOf(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Move out' }).click()
    await page.getByText('The card is off the bill.').waitFor()
    const out = page.getByRole('list', { name: 'Moved out' })
    await out.getByText('Duplicate: Opened twice').waitFor()
    await expect.poll(() => row.count()).toBe(count - 1)
    await isFine(page)
    await out.getByRole('button', { name: /back on the bill$/ }).click()
    await page.getByRole('dialog', { name: 'Add card in bill' }).getByRole('button', { name: 'Add' }).click()
    await page.getByText('The card is on the bill.').waitFor()
    await expect.poll(() => row.count()).toBe(count)

    await months.selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Record a payment' }).first().click()
    const record = page.getByRole('dialog', { name: 'Record a payment' })
    await record.getByRole('button', { name: 'Record' }).click()
    await record.getByText('This field is required.').waitFor()
    await record.getByLabel('Reference').fill('NEFT 99812')
    await record.getByLabel('Note').fill('Came on the 20th')
    await record.getByRole('button', { name: 'Record' }).dblclick()
    await page.getByText('The payment is recorded.').waitFor()
    const payments = page.getByRole('list', { name: 'Payments' }).getByRole('listitem')
    await expect.poll(() => payments.count()).toBe(1)
    await payments.getByText('NEFT 99812').waitFor()
  })

  test('comes back to the bill after signing in', async () => {
    const page = await open(root, '/panel/admin', { on: 'desktop' })
    await page.context().clearCookies()
    await page.goto(`${product.url}/panel/payment/month-payment?agencyId=2`)
    await page.waitForURL('**/panel/franchisee-login?next=*')
    expect(new URL(page.url()).searchParams.get('next')).toBe('/panel/payment/month-payment?agencyId=2')
  })
})

describe('an agency that is more than thirty days late', () => {
  test('is told that new cards are stopped, and its people meet it where they make one', async () => {
    const database = new pg.Client({ connectionString: product.databaseUrl })
    await database.connect()
    const mark = (since: string | null) =>
      database.query('update agency set overdue_since = $1 where agency_id = 2', [since])
    const page = await open(rangtapi.admin, '/panel/admin', { host: rangtapi.host })
    await mark('2026-01-16')
    try {
      const answer = await page.evaluate<{ status: number; code: string }>(`(async () => {
        const ask = (path, body) => fetch(path, body && { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
        const { data } = await (await ask('/api/v1/business?pageSize=20')).json()
        const answer = await ask('/api/v1/business/cloneBusiness', { businessId: data.list[0].businessId })
        return { status: answer.status, code: (await answer.json()).data.code }
      })()`)
      expect(answer).toEqual({ status: 402, code: 'BILL_OVERDUE' })
      const late = { agencyId: 2, outstandingPaise: 118000, overduePaise: 118000, overdueSince: '2026-01-16' }
      await page.route('**/getOutstandingAmount*', (route) => route.fulfill({ json: { data: late } }))
      await page.goto(`http://${rangtapi.host}:${product.port}/panel/admin/billing`)
      await page.getByText(/New cards are stopped until it is paid; the cards you have stay live\./).waitFor()
      await isFine(page)
    } finally {
      await mark(null)
      await database.end()
    }
  })
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

  // This customer reads Hindi.
  test('one who paid nothing is told so, and a failed answer heals with one press', async () => {
    const page = await open('+919876510001', '/panel/customer', { on: 'desktop' })
    let broken = true
    await page.route(/\/api\/v1\/invoice\?/, (route) =>
      broken
        ? route.fulfill({ status: 500, json: { data: { code: 'INTERNAL', message: 'x', ref: 'r' } } })
        : route.fulfill({ json: { data: { list: [], total: 0 } } }),
    )
    await page.goto(`${product.url}/panel/customer/account/invoices`)
    const retry = page.getByRole('button', { name: 'फिर कोशिश करें' })
    await retry.waitFor()
    broken = false
    await retry.click()
    await heading(page, 'अभी कोई बिल नहीं').waitFor()
    await isFine(page)
  })
})
