import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { carryUp } from '../support/by-keys.ts'
import { faultsOf, openPanel, reload, sidewaysOf } from '../support/panel.ts'

const product = ownProduct()
const suratAdmin = '+919876522001'
const plans = '/panel/admin/plans-pricing-management'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => browser.close())

type Wish = Parameters<typeof openPanel>[3]
const open = async (name: string, wish: Wish) => {
  const page = await openPanel(browser, product, name, { path: plans, ...wish })
  page.setDefaultTimeout(40_000)
  return page
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const names = (page: Page) => page.getByRole('list', { name: 'Plans' }).getByRole('heading').allInnerTexts()
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Plans' }).getByRole('listitem').filter({ hasText: name })
const choose = async (page: Page, plan: string, deed: string) => {
  await button(page, `More about ${plan}`).click()
  await page.getByRole('menuitem', { name: deed }).click()
}
test('a plan is added, edited, moved, hidden, deleted and brought back on a phone', async () => {
  const page = await open(suratAdmin, { host: 'surat.localhost' })
  await row(page, 'Dukan Plus').waitFor()
  await button(page, 'Add plan').click()
  await page.waitForURL(`**${plans}/add`)
  // The list has a button of this name too, and stands until the form is there.
  await page.getByLabel('Subscription plan name').waitFor()
  await page.getByLabel('Subscription plan name').fill('Navratri')
  await page.getByLabel(/^Price \(₹\)/).fill('1499')
  await page.getByLabel('Validity in years').fill('11')
  await button(page, 'Add plan').click()
  await page.getByText('Type 1 to 10 years.').waitFor()
  expect(await sidewaysOf(page)).toBe(0)
  expect(await faultsOf(page)).toEqual([])

  await button(page, 'Preview as customer').click()
  const preview = page.getByRole('dialog')
  await preview.getByText('Navratri').waitFor()
  await preview.getByText('1,499').waitFor()
  await preview.getByRole('button', { name: 'Close' }).last().click()

  await page.getByLabel('Validity in years').fill('2')
  await button(page, 'Add plan').click()
  await page.waitForURL(`**${plans}`)
  await expect.poll(() => names(page)).toEqual(['Dukan', 'Dukan Plus', 'Vepari', 'Navratri'])
  expect(await sidewaysOf(page)).toBe(0)
  expect(await faultsOf(page)).toEqual([])

  await page.getByRole('link', { name: 'Navratri' }).click()
  await page.waitForURL(`**${plans}/edit?**`)
  await page.getByLabel(/^Price \(₹\)/).fill('1299')
  await button(page, 'Save').click()
  await page.waitForURL(`**${plans}`)
  await row(page, 'Navratri').getByText('₹1,299').waitFor()

  const moved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('subscription-plan'),
  )
  await carryUp(button(page, 'Move Navratri'), 2)
  await moved
  await reload(page)
  await row(page, 'Navratri').waitFor()
  await expect.poll(() => names(page)).toEqual(['Dukan', 'Navratri', 'Dukan Plus', 'Vepari'])

  await choose(page, 'Navratri', 'Hide from buyers')
  await row(page, 'Navratri').getByText('Hidden').waitFor()
  await choose(page, 'Navratri', 'Delete')
  await row(page, 'Navratri').waitFor({ state: 'detached' })
  await button(page, 'Undo').click()
  await row(page, 'Navratri').getByText('Hidden').waitFor()
  await expect.poll(() => names(page)).toEqual(['Dukan', 'Navratri', 'Dukan Plus', 'Vepari'])
  await choose(page, 'Navratri', 'Delete')
  await row(page, 'Navratri').waitFor({ state: 'detached' })
})
