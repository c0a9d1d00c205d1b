import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'

const product = ownProduct()
const path = '/panel/payment/exceptions'
const root = '+919876521001'
const surat = { host: 'surat.localhost', admin: '+919876522001' }
const franchisee = '+919876521003'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => browser.close())

const open = async (who: string, at: string, more: { host?: string; on?: 'phone' | 'desktop' } = {}) => {
  const page = await openPanel(browser, product, who, { path: at, ...more })
  page.setDefaultTimeout(20_000)
  return page
}
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })
const rows = (page: Page) =>
  page.getByRole('list', { name: 'Payment exceptions' }).getByRole('listitem').filter({ hasText: 'forged' })
const isFine = async (page: Page) => {
  expect(await faultsOf(page)).toEqual([])
  expect(await sidewaysOf(page)).toBe(0)
}

/** Posts to the webhook address of a demo agency what its provider never signed. Agencies are connected in their order. */
async function forge(agency: number): Promise<void> {
  const { accounts } = (await (await fetch(new URL('/ctl/accounts', product.inboxUrl))).json()) as {
    accounts: { webhook?: { url: string } | null }[]
  }
  const urls = accounts.flatMap(({ webhook }) => (webhook?.url.includes('/demo-') ? [webhook.url] : []))
  const answer = await fetch(urls[agency - 1]!, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-razorpay-signature': 'f'.repeat(64) },
    body: JSON.stringify({ event: 'payment.captured', payload: {} }),
  })
  expect(answer.status).toBe(400)
}

test('a forged message waits for an agency’s admin, who finds it from Billing and closes it with a note', async () => {
  await forge(2)
  await forge(2)
  const page = await open(surat.admin, '/panel/admin/billing', { host: surat.host })
  await page.getByRole('link', { name: /^Payment exceptions \d+ needs? a person$/ }).click()
  await heading(page, 'Payment exceptions').waitFor()
  const row = rows(page)
  await row.getByText(/Seen \d+ times/).waitFor()
  expect(await row.count()).toBe(1)
  await row.getByText('It was refused; no money and no plan changed.').waitFor()
  // The demo delivers from this machine.
  await row.getByText(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/).waitFor()
  await isFine(page)

  await row.getByRole('button', { name: 'Close: A forged payment message' }).click()
  const sheet = page.getByRole('dialog', { name: 'Close this exception?' })
  await sheet.getByRole('button', { name: 'Close it' }).click()
  await sheet.getByText('This field is required.').waitFor()
  await sheet.getByLabel('What was done').fill('Nobody changed the secret')
  expect(await faultsOf(page)).toEqual([])

  // What failed says so beside the note, which is not lost.
  await page.route('**/api/v1/payment-exception/close', (route) => route.abort(), { times: 1 })
  await sheet.getByRole('button', { name: 'Close it' }).click()
  await sheet.getByRole('alert').waitFor()
  expect(await sheet.getByLabel('What was done').inputValue()).toBe('Nobody changed the secret')
  await sheet.getByRole('button', { name: 'Close it' }).click()
  await page.getByText('Closed. The note stays with it.').waitFor()
  await expect.poll(() => row.count()).toBe(0)

  await page.getByRole('button', { name: 'Closed', exact: true }).click()
  const closed = row.first()
  await closed.getByText('Nobody changed the secret').waitFor()
  await closed.getByText(/^Closed by .+, /).waitFor()
  expect(await closed.getByRole('button').count()).toBe(0)
  await isFine(page)
})

test('the platform sees those of all agencies with their names, from the palette', async () => {
  await forge(1)
  await forge(2)
  const page = await open(root, '/panel/admin', { on: 'desktop' })
  await page.getByRole('link', { name: 'All Businesses' }).first().waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('exceptions')
  await page.getByRole('option', { name: 'Payment exceptions' }).waitFor()
  await page.keyboard.press('Enter')
  await heading(page, 'Payment exceptions').waitFor()
  await rows(page).filter({ hasText: 'Parichay ·' }).first().waitFor()
  await rows(page).filter({ hasText: 'Rangtapi' }).first().waitFor()
  await isFine(page)
})

test('who is no admin finds neither entry nor page, and no call is made', async () => {
  const page = await open(franchisee, '/panel/admin', { on: 'desktop' })
  const asked: string[] = []
  page.on('request', (request) => /payment-exception/.test(request.url()) && asked.push(request.url()))
  await page.getByRole('link', { name: 'All Businesses' }).first().waitFor()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('exceptions')
  await page.getByText('Nothing found for “exceptions”').waitFor()
  await page.goto(product.url + path)
  await heading(page, 'This page is not open to your account').waitFor()
  expect(asked).toEqual([])
})

test('a failed answer heals with one press; nothing open says so', async () => {
  const page = await open(surat.admin, '/panel/admin', { host: surat.host, on: 'desktop' })
  let broken = true
  await page.route(/\/api\/v1\/payment-exception(\?|$)/, (route) =>
    broken
      ? route.fulfill({ status: 500, json: { data: { code: 'INTERNAL', message: 'x', ref: 'r' } } })
      : route.fulfill({ json: { data: [] } }),
  )
  await page.goto(`http://${surat.host}:${product.port}${path}`)
  const retry = page.getByRole('button', { name: 'Retry' })
  await retry.waitFor()
  broken = false
  await retry.click()
  await heading(page, 'Nothing needs a person').waitFor()
  await isFine(page)
})

test('the next page comes below the first', async () => {
  const at = '2026-11-20T06:30:00.000Z'
  const late = (breakId: number) => ({
    breakId,
    agencyId: 2,
    kind: 'late',
    ref: `pay_Demo${breakId}`,
    detail: { recordNo: breakId, amount: 4900 },
    times: 1,
    openedAt: at,
    seenAt: at,
    closedAt: null,
    closedBy: null,
    note: null,
  })
  const page = await open(surat.admin, '/panel/admin', { host: surat.host, on: 'desktop' })
  await page.route(/\/api\/v1\/payment-exception\?/, (route) => {
    const before = Number(new URL(route.request().url()).searchParams.get('before') ?? 24)
    return route.fulfill({
      json: { data: Array.from({ length: Math.min(20, before - 1) }, (_, i) => late(before - 1 - i)) },
    })
  })
  await page.goto(`http://${surat.host}:${product.port}${path}`)
  const items = page.getByRole('list', { name: 'Payment exceptions' }).getByRole('listitem')
  await items.first().waitFor()
  await expect.poll(() => items.count()).toBe(20)
  await page.getByRole('button', { name: 'Load more' }).click()
  await expect.poll(() => items.count()).toBe(23)
  await items.last().getByText('pay_Demo1', { exact: true }).waitFor()
  expect(await page.getByRole('button', { name: 'Load more' }).count()).toBe(0)
})
