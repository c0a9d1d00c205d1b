import pg from 'pg'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newPhone } from '../support/browser.ts'
import { callFrom } from '../support/new-customer.ts'
import { faultsOf } from '../support/panel.ts'
import { openSheet, payIn, startTrial } from '../support/upgrade.ts'

const product = ownProduct()
let browser: Browser
const open: BrowserContext[] = []
const database = new pg.Client({ connectionString: product.databaseUrl })
beforeAll(async () => {
  browser = await launchBrowser()
  await database.connect()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()))
})
afterAll(async () => {
  await browser.close()
  await database.end()
})

/** A customer on the page for tests, with a PDF card of the own business: its screens are not there yet. */
async function withPdfCard(name: string): Promise<{ page: Page; businessId: number; pdfCardNo: number }> {
  const context = await newPhone(browser, { reducedMotion: 'reduce' })
  await context.addInitScript(() => localStorage.setItem('panel.language', '"en"'))
  open.push(context)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const businessId = await startTrial(page, product, name)
  const made = await database.query<{ pdf_card_no: number }>(
    `insert into pdf_card (agency_id, business_id, company_name)
     select agency_id, business_id, business_name from business where business_id = $1 returning pdf_card_no`,
    [businessId],
  )
  const pdfCardNo = made.rows[0]!.pdf_card_no
  await page.goto(`${product.url}/__ui?pdfCardNo=${pdfCardNo}`)
  return { page, businessId, pdfCardNo }
}
const premium = (page: Page) => page.getByRole('dialog', { name: 'Premium' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const answer = (page: Page, text: string) =>
  page.getByLabel('Answer').getByText(text, { exact: true }).waitFor()

test('one PDF card is bought; the promise is true, a moment after the dialog closed', async () => {
  const { page, businessId, pdfCardNo } = await withPdfCard('Rang Printers')
  await press(page, 'Open PDF')
  const card = premium(page).getByRole('article', { name: 'PDF Id Card' })
  for (const text of ['per pdf', '1 Pdf id card', 'Single export', 'No sample watermark'])
    await card.getByText(text, { exact: true }).waitFor()
  await premium(page).getByRole('heading', { name: 'Need one project only?' }).waitFor()
  expect(await premium(page).getByText('Select the suitable plan for grow your business').count()).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  await card.getByRole('button', { name: /^Buy now/ }).click()
  const sheet = await openSheet(page)
  await payIn(sheet, /^Success The/)
  await page.getByText('Your payment was successful!').waitFor()
  await answer(page, 'true')
  await premium(page).waitFor({ state: 'hidden' })
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  const { data } = await callFrom<{ pdfCardNo: number; status: string; amountPaise: number }[]>(
    page,
    'GET',
    `/api/v1/pdf-card/pdf-card-payment?businessId=${businessId}`,
  )
  const agency = await callFrom<{
    configuration: { pdfCardConfig: { customerPlans: { price: number }[] } }
  }>(page, 'GET', '/api/v1/agency-details')
  const { price } = agency.data.configuration.pdfCardConfig.customerPlans[0]!
  expect(data).toMatchObject([{ pdfCardNo, status: 'PAID', amountPaise: price * 100 }])
})

test('a failure goes back twice and loads the page anew', async () => {
  const { page } = await withPdfCard('Rekha Prints')
  await press(page, 'Open plans and PDF')
  await premium(page).getByRole('heading', { name: 'Need one project only?' }).waitFor()
  await premium(page)
    .getByRole('heading', { name: 'Select the suitable plan for grow your business' })
    .waitFor()
  await premium(page).getByRole('button', { name: 'Buy now: PDF Id Card' }).click()
  const sheet = await openSheet(page)
  const alert = page.waitForEvent('dialog')
  await payIn(sheet, /^Failure/)
  const said = await alert
  const again = page.waitForEvent('load')
  await said.accept()
  await again
  await page.getByRole('button', { name: 'Open PDF', exact: true }).waitFor()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  expect(await premium(page).count()).toBe(0)
})
