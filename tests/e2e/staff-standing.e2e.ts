import pg from 'pg'
import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser, newDesktop, newPhone } from '../support/browser.ts'
import { findPerson, signIn } from '../support/sign-in.ts'
import { button, expectAccessible } from '../support/sign-in-page.ts'

const { url, databaseUrl } = inject('product')
const surat = Object.assign(new URL(url), { hostname: 'surat.localhost' }).origin
const superAdmin = '+919876521001'
const suratAdmin = '+919876522001'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => browser.close())

async function staff(
  name: string,
  origin: string,
  path: string,
  make: typeof newPhone = newDesktop,
): Promise<Page> {
  const context = await make(browser, { reducedMotion: 'reduce' })
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

test('Agency Management: who may pay online and special numbers, for admins of the platform only', async () => {
  const page = await staff(superAdmin, url, '/panel/admin', newPhone)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Agency Management' })
    .click()
  await page.waitForURL('**/panel/admin/agency-management')
  const agency = page
    .getByRole('list', { name: 'Agencies' })
    .getByRole('listitem')
    .filter({ hasText: 'Rangtapi' })
  await agency.getByText('no special numbers', { exact: false }).waitFor()
  await expectAccessible(page)
  await button(page, 'Settings of Rangtapi Digital').click()
  const form = page.getByRole('dialog', { name: 'Rangtapi Digital' })
  const self = form.getByRole('checkbox', { name: 'Customer' })
  expect([await self.isChecked(), await self.isDisabled()]).toEqual([true, true])
  await form.getByRole('checkbox', { name: 'Creator' }).check()
  await form.getByLabel('Special numbers').fill('12345')
  await button(page, 'Save').click()
  await form.getByText('A valid phone number is required.').waitFor()
  await form.getByLabel('Special numbers').fill('98111 00077')
  await expectAccessible(page)
  await button(page, 'Save').click()
  await form.waitFor({ state: 'hidden' })
  await agency.getByText('May pay online: Customer, Creator', { exact: false }).waitFor()
  await agency.getByText('1 special number', { exact: false }).waitFor()
  await page.reload()
  await agency.getByText('1 special number', { exact: false }).waitFor()
  await button(page, 'Settings of Rangtapi Digital').click()
  expect(await form.getByLabel('Special numbers').inputValue()).toBe('+919811100077')
  await form.getByLabel('Special numbers').fill('')
  await form.getByRole('checkbox', { name: 'Creator' }).uncheck()
  await button(page, 'Save').click()
  await agency.getByText('no special numbers', { exact: false }).waitFor()

  const asked: string[] = []
  const other = await staff(suratAdmin, surat, '/panel/admin')
  other.on('request', (request) => asked.push(request.url()))
  await other.goto(`${surat}/panel/admin/agency-management`)
  await other.getByRole('heading', { name: 'This page is not open to your account' }).waitFor()
  expect(asked.filter((address) => address.includes('agency/list'))).toEqual([])
})
