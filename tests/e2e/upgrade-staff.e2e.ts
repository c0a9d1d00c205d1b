import pg from 'pg'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { callFrom } from '../support/new-customer.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'
import { businessAt, choosePlan, pressOk, turnTo } from '../support/upgrade.ts'

const product = ownProduct()
const surat = 'surat.localhost'
const suratAdmin = '+919876522001'
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const premium = (page: Page) => page.getByRole('dialog', { name: 'Premium' })
const act = async (page: Page, business: string, action: string) => {
  await page.getByRole('button', { name: `Actions for ${business}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}
type Payments = { name: string; status: string; amountPaise: number; manual: Record<string, string> | null }[]
const paymentsOf = async (page: Page, businessId: number) =>
  (await callFrom<Payments>(page, 'GET', `/api/v1/card-payment?businessId=${businessId}`)).data

/** The number of a business of All Businesses. */
const idOf = async (page: Page, name: string) =>
  (
    await callFrom<{ list: { businessId: number; businessName: string }[] }>(
      page,
      'GET',
      `/api/v1/business?search=${encodeURIComponent(name)}`,
    )
  ).data.list.find(({ businessName }) => businessName === name)!.businessId

/** Nobody knows any more where a business is, which decides its GST: who sells to it is asked. */
async function forgetPlace(businessId: number): Promise<void> {
  const database = new pg.Client({ connectionString: product.databaseUrl })
  await database.connect()
  await database.query(
    `update business set profile = profile - 'state' - 'pin' - 'gstin' where business_id = $1`,
    [businessId],
  )
  await database.end()
}

test('an admin assigns a plan: the confirmation, what is remembered of it, one step back', async () => {
  const name = 'Lemon & Salt Salon'
  // Looked for: other files add businesses, and this one may stand on a later page.
  const page = await openPanel(browser, product, suratAdmin, {
    host: surat,
    path: `/panel/admin/businesses?search=${encodeURIComponent(name)}`,
  })
  page.setDefaultTimeout(20_000)
  const id = await idOf(page, name)
  await forgetPlace(id)
  await act(page, name, 'Assign plan')
  await premium(page)
    .getByRole('heading', { name: 'Select the suitable plan for grow your business' })
    .waitFor()
  expect(new URL(page.url()).hash).toBe('#upgrade')
  expect(await faultsOf(page)).toEqual([])
  expect(await sidewaysOf(page)).toBe(0)
  const plan = (
    await callFrom<{ name: string; price: number }[]>(page, 'GET', '/api/v1/business/subscription-plan')
  ).data[0]!
  // What the form says and asks: packages/web/src/upgrade/RecordStep.screen.test.tsx. Here it has to fit.
  await turnTo(page, 'Provide a custom plan')
  await premium(page).getByRole('button', { name: 'Provide a custom plan' }).click()
  const form = page.getByRole('dialog', { name: 'Provide custom plan' })
  for (const part of ['Unlimited greeting images', 'Pdf id cards', 'Promotional videos'])
    await form.getByRole('checkbox', { name: part, exact: true }).check()
  await form.getByText(/^Not switched on for your agency: /).waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(await sidewaysOf(page)).toBe(0)
  await form.getByRole('button', { name: 'Cancel' }).click()
  await form.waitFor({ state: 'hidden' })
  await choosePlan(page, plan.name)
  const confirm = page.getByRole('alertdialog', { name: 'Confirm' })
  await confirm.getByText('Are you sure you want to upgrade plan for this business?').waitFor()
  await pressOk(page)
  await confirm.getByText('This field is required.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(await sidewaysOf(page)).toBe(0)
  await page.keyboard.press('Escape')
  await confirm.waitFor({ state: 'hidden' })
  await choosePlan(page, plan.name)
  await confirm.getByLabel('Paid by').selectOption('UPI')
  await confirm.getByLabel('Reference').fill('UPI 4471')
  await confirm.getByLabel('Note').fill('Paid at the counter')
  await confirm.getByLabel('State of the buyer').selectOption('Gujarat')
  await confirm.getByRole('button', { name: 'Ok' }).dblclick()
  await page.getByText('Your payment was successful!').waitFor()
  await premium(page).waitFor({ state: 'hidden' })
  await expect
    .poll(() => new URL(page.url()).pathname + new URL(page.url()).hash)
    .toBe('/panel/admin/businesses')
  const payments = await paymentsOf(page, id)
  expect(payments).toHaveLength(1)
  expect(payments[0]).toMatchObject({
    name: plan.name,
    status: 'MANUAL',
    amountPaise: plan.price * 100,
    manual: { mode: 'upi', reference: 'UPI 4471', reason: 'Paid at the counter' },
  })
  expect((await businessAt(page, id)).paymentStatus).toBe(1)
})
