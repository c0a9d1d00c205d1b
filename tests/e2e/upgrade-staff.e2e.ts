import pg from 'pg'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { callFrom } from '../support/new-customer.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'
import { businessAt, choosePlan, pressOk, turnTo } from '../support/upgrade.ts'

const product = ownProduct()
const surat = 'surat.localhost'
const suratAdmin = '+919876522001'
const superAdmin = '+919876521001'
const suratFranchisee = '+919876522003'
let browser: Browser
const open: BrowserContext[] = []
beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()))
})
afterAll(() => browser.close())

async function staff(
  person: string,
  path: string,
  on: 'phone' | 'desktop' = 'desktop',
  host = surat,
): Promise<Page> {
  const page = await openPanel(browser, product, person, { host, path, on })
  open.push(page.context())
  page.setDefaultTimeout(20_000)
  return page
}
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

test('an admin assigns a plan: the confirmation, what is remembered of it, one step back', async () => {
  const page = await staff(suratAdmin, '/panel/admin/businesses', 'phone')
  const name = 'Lemon & Salt Salon'
  const id = await idOf(page, name)
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
  await choosePlan(page, plan.name)
  const confirm = page.getByRole('alertdialog', { name: 'Confirm' })
  await confirm.getByText('Are you sure you want to upgrade plan for this business?').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.keyboard.press('Escape')
  await confirm.waitFor({ state: 'hidden' })
  await choosePlan(page, plan.name)
  await confirm.getByLabel('Paid by').selectOption('UPI')
  await confirm.getByLabel('Reference').fill('UPI 4471')
  await confirm.getByLabel('Note').fill('Paid at the counter')
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

test('a custom plan: locked, filled, checked on change and on blur, reset, selected', async () => {
  const page = await staff(suratAdmin, '/panel/admin/businesses')
  const name = 'ગોપાલ ડેરી ફાર્મ'
  const id = await idOf(page, name)
  await page.goto(`http://${surat}:${product.port}/panel/admin/businesses/${id}#upgrade`)
  await premium(page).getByRole('button', { name: 'Provide a custom plan' }).click()
  const form = page.getByRole('dialog', { name: 'Provide custom plan' })
  const field = (label: string | RegExp) => form.getByLabel(label)
  expect(await field(/^Subscription plan name/).inputValue()).toBe('Custom')
  const limit = (label: string) => form.getByRole('spinbutton', { name: label })
  const box = (label: string) => form.getByRole('checkbox', { name: label, exact: true })
  const card = box('1 Digital card')
  expect([await card.isChecked(), await card.isDisabled()]).toEqual([true, true])
  const proceed = form.getByRole('button', { name: 'Proceed' })
  expect(await proceed.getAttribute('aria-disabled')).toBe('true')
  expect(await faultsOf(page)).toEqual([])

  await field(/^Subscription plan name/).fill('')
  await form.getByText('Subscription name is Required').waitFor()
  await field(/^Subscription plan name/).fill('Diwali')
  await form.getByText('Subscription name is Required').waitFor({ state: 'hidden' })
  await field(/^Validity in years/).focus()
  await field(/^Price/).focus()
  await form.getByText('Validity is Required').waitFor()
  await field(/^Subscription plan name/).focus()
  await form.getByText('Price is Required').waitFor()
  await field(/^Validity in years/).fill('2')
  await field(/^Price/).fill('1750')
  await form.getByText('Price is Required').waitFor({ state: 'hidden' })
  await expect.poll(() => proceed.getAttribute('aria-disabled')).toBeNull()

  expect(await form.getByText('Show regular frame').count()).toBe(0)
  await box('Unlimited greeting images').check()
  for (const frame of ['Show regular frame', 'Show Product frame', 'Show Political frame'])
    expect(await box(frame).isChecked()).toBe(true)
  await box('Show Political frame').uncheck()
  await box('3 daily greeting videos').check()
  await box('Pdf id cards').check()
  expect(await limit('Limit of pdf id cards').inputValue()).toBe('1')
  await box('Pdf id cards').uncheck()
  expect(await limit('Limit of pdf id cards').count()).toBe(0)
  await box('Promotional videos').check()
  expect(await limit('Limit of promotional videos').inputValue()).toBe('1')
  await limit('Limit of promotional videos').fill('4')
  expect(await faultsOf(page)).toEqual([])
  await proceed.click()
  // Surat has no promotional videos switched on.
  await page
    .getByRole('alertdialog', { name: 'Sell what is not switched on?' })
    .getByRole('button', { name: 'Sell it all the same' })
    .click()
  await form.waitFor({ state: 'hidden' })

  const own = premium(page).getByRole('article', { name: 'Diwali' })
  await own.getByText('for 2 years').waitFor()
  await own.getByText('Download 3 videos per day').waitFor()
  await own.getByText('4 Promotional Videos').waitFor()
  await own.getByRole('button', { name: 'Reset' }).click()
  await premium(page).getByRole('button', { name: 'Provide a custom plan' }).click()
  await field(/^Validity in years/).fill('2')
  await field(/^Price/).fill('1750')
  await field(/^Subscription plan name/).fill('Diwali')
  await box('Unlimited greeting images').check()
  await proceed.click()
  await own.getByRole('button', { name: 'Select' }).click()
  await pressOk(page)
  await page.getByText('Your payment was successful!').waitFor()
  const [bought] = await paymentsOf(page, id)
  expect(bought).toMatchObject({ planId: 'CUSTOM_PLAN', name: 'Diwali', amountPaise: 175_000, validity: 2 })
  expect(bought).toMatchObject({ limits: { greetingImagesIncluded: true, greetingImagesLimit: -1 } })
})

test('renew: it begins where the paid time ends', async () => {
  const page = await staff(
    superAdmin,
    '/panel/admin/businesses?subscription=expiring',
    'desktop',
    'localhost',
  )
  const list = await callFrom<{
    list: { businessId: number; businessName: string; paymentStatus: number; expiryDateForCustomer: string }[]
  }>(page, 'GET', '/api/v1/business?subscription=expiring&pageSize=100')
  const old = list.data.list.find(({ paymentStatus }) => paymentStatus === 1)!
  await page.goto(`${page.url()}&search=${encodeURIComponent(old.businessName)}`)
  await act(page, old.businessName, 'Renew')
  await premium(page)
    .getByRole('button', { name: /^Select Plan: / })
    .first()
    .click()
  await pressOk(page)
  await page.getByText('Your payment was successful!').waitFor()
  const { expiryDateForCustomer } = await businessAt(page, old.businessId)
  const [year, month, day] = old.expiryDateForCustomer.split('-').map(Number)
  const wanted = Date.UTC(year! + 1, month! - 1, day!)
  expect(Math.abs(Date.parse(expiryDateForCustomer!) - wanted)).toBeLessThanOrEqual(86_400_000)
})

test('staff who may record payments: as an admin, without plans of their own making', async () => {
  const database = new pg.Client({ connectionString: product.databaseUrl })
  await database.connect()
  const permit = (rights: string) =>
    database.query(`update franchisee set permissions = ${rights} where phone_number = $1`, [suratFranchisee])
  try {
    await permit(`array_append(permissions, 'payment.manual')`)
    const page = await staff(suratFranchisee, '/panel/admin/businesses', 'phone')
    const own = await callFrom<{ list: { businessId: number; businessName: string }[] }>(
      page,
      'GET',
      '/api/v1/business',
    )
    const { businessId, businessName } = own.data.list[0]!
    const before = (await paymentsOf(page, businessId)).length
    await act(page, businessName, 'Assign plan')
    const plan = (await callFrom<{ name: string }[]>(page, 'GET', '/api/v1/business/subscription-plan'))
      .data[0]!
    await choosePlan(page, plan.name)
    const confirm = page.getByRole('alertdialog', { name: 'Confirm' })
    await confirm.getByText('Are you sure you want to upgrade plan for this business?').waitFor()
    expect(await page.getByRole('button', { name: 'Provide a custom plan' }).count()).toBe(0)
    await confirm.getByLabel('Paid by').selectOption('Cash')
    await confirm.getByLabel('Reference').fill('Receipt 12')
    await pressOk(page)
    await page.getByText('Your payment was successful!').waitFor()
    const after = await paymentsOf(page, businessId)
    expect(after).toHaveLength(before + 1)
    expect(after[0]).toMatchObject({
      name: plan.name,
      status: 'MANUAL',
      manual: { mode: 'cash', reference: 'Receipt 12' },
    })
  } finally {
    await permit(`array_remove(permissions, 'payment.manual')`)
    await database.end()
  }
})

test('staff without the right get the notice; nothing is asked that would sign them out', async () => {
  const page = await staff(suratFranchisee, '/panel/admin/businesses')
  await page
    .getByRole('button', { name: /^Actions for / })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Open', exact: true }).waitFor()
  expect(await page.getByRole('menuitem').allInnerTexts()).not.toContain('Assign plan')
  await page.keyboard.press('Escape')
  await page.locator('tbody tr a, tbody tr [role=link]').first().click()
  await page.waitForURL(/businesses\/\d+$/)
  await page.evaluate("location.hash = '#upgrade'")
  const notice = page.getByRole('dialog', { name: 'Connect with admin' })
  await notice.getByText('Please connect with admin to purchase subscription plan.').waitFor()
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  expect(await page.getByText('Failed to authenticate user').count()).toBe(0)
})

test('what the agency has not switched on is warned of before it is sold', async () => {
  const page = await staff('+919876523001', '/panel/admin/businesses', 'phone', 'kaveri.localhost')
  const id = await idOf(page, 'Hasiru Plant Nursery')
  await page.goto(`http://kaveri.localhost:${product.port}/panel/admin/businesses/${id}#upgrade`)
  await turnTo(page, 'Provide a custom plan')
  await premium(page).getByRole('button', { name: 'Provide a custom plan' }).click()
  const form = page.getByRole('dialog', { name: 'Provide custom plan' })
  await form.getByText("What's included", { exact: true }).waitFor()
  await form.getByLabel(/^Validity in years/).fill('1')
  await form.getByLabel(/^Price/).fill('500')
  const warning = form.getByText(/^Not switched on for your agency: /)
  expect(await warning.count()).toBe(0)
  await form.getByRole('checkbox', { name: 'Promotional videos' }).check()
  await form.getByText(/^Not switched on for your agency: promotional videos\./).waitFor()
  await form.getByRole('checkbox', { name: 'Pdf id cards' }).check()
  await form.getByText(/: PDF ID cards and promotional videos\./).waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(await sidewaysOf(page)).toBe(0)
  await form.getByRole('button', { name: 'Proceed' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sell what is not switched on?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await question.waitFor({ state: 'hidden' })
  await form.getByRole('checkbox', { name: 'Pdf id cards' }).uncheck()
  await form.getByRole('checkbox', { name: 'Promotional videos' }).uncheck()
  expect(await warning.count()).toBe(0)
  await form.getByRole('button', { name: 'Proceed' }).click()
  await premium(page).getByRole('article', { name: 'Custom', exact: true }).waitFor()
  await form.waitFor({ state: 'hidden' })
})
