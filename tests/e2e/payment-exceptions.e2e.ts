import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'

const product = ownProduct()
const surat = { host: 'surat.localhost', admin: '+919876522001' }

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

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
  const page = await openPanel(browser, product, surat.admin, {
    host: surat.host,
    path: '/panel/admin/billing',
  })
  page.setDefaultTimeout(20_000)
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
