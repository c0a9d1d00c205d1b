import pg from 'pg'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newDesktop } from '../support/browser.ts'
import { findPerson, signIn } from '../support/sign-in.ts'
import { button } from '../support/sign-in-page.ts'

const { url, databaseUrl } = ownProduct()
const surat = Object.assign(new URL(url), { hostname: 'surat.localhost' }).origin
const suratAdmin = '+919876522001'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => browser.close())

async function staff(name: string, origin: string, path: string): Promise<Page> {
  const context = await newDesktop(browser, { reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await signIn(page, origin, findPerson(name))
  await page.goto(`${origin}${path}`)
  return page
}
const names = (page: Page) => page.locator('tbody tr td:first-of-type a').allInnerTexts()
const row = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name })

test('a trial is no subscription: chips, tiles, filters, the call list and All Projects say which it is', async () => {
  // Whatever other tests bought here: one is in its grace.
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  await database.query(
    `update business set payment_status = 1, expiry_date_for_customer = current_date - 3 where business_id =
      (select min(business_id) from business join agency_host using (agency_id) where host = 'surat.localhost' and card_status = 'ACTIVE')`,
  )
  await database.end()
  const page = await staff(suratAdmin, surat, '/panel/admin')
  const tile = (name: string) => page.getByRole('link', { name: new RegExp(`^\\d+\\+?\\s*${name}`) })
  for (const name of ['Subscribed', 'On trial', 'Expiring', 'In grace', 'Expired']) await tile(name).waitFor()
  const list = page.getByRole('region', { name: 'Expiring businesses to call' })
  await list
    .getByText(/^Free trial, /)
    .first()
    .waitFor()
  await list
    .getByText(/day(s)? of grace|Grace ends today/)
    .first()
    .waitFor()
  const message = list
    .getByRole('listitem')
    .filter({ hasText: 'Free trial' })
    .getByRole('link', { name: /^WhatsApp/ })
  expect(decodeURIComponent((await message.first().getAttribute('href'))!)).toContain('The free trial of')
  await tile('On trial').click()
  await page.waitForURL('**subscription=trial**')
  await row(page, /Free trial, /)
    .first()
    .waitFor()
  const onTrial = await names(page)
  expect(onTrial.length).toBeGreaterThan(0)
  await page.getByLabel('Status', { exact: true }).selectOption('Subscribed')
  await page.waitForURL('**subscription=subscribed**')
  await row(page, 'Subscribed').first().waitFor()
  const subscribed = await names(page)
  expect(onTrial.filter((name) => subscribed.includes(name))).toEqual([])
  expect(await row(page, /Free trial/).count()).toBe(0)
  await button(page, 'Clear all').click()
  await page.getByLabel('Greetings', { exact: true }).selectOption('Disabled')
  await page.waitForURL('**imagePost=disabled**')
  await page.getByLabel('Greetings', { exact: true }).selectOption('Enabled')
  await page.waitForURL('**imagePost=enabled**')
  await page.goto(`${surat}/panel/admin/projects?projectType=digital_card`)
  await row(page, /Free trial, /)
    .first()
    .waitFor()
})
