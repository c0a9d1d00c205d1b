import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'

const product = inject('product')
const admin = '+919876522001'
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('an admin looks as the customer: the banner stays, nothing can be changed, and the log has it', async () => {
  const page = await openPanel(browser, product, admin, {
    host: 'surat.localhost',
    path: '/panel/admin/businesses?search=Rupkala',
    on: 'desktop',
  })
  page.setDefaultTimeout(20_000)
  await page
    .getByRole('link', { name: /Rupkala/ })
    .first()
    .click()
  await page.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'View as customer' }).click()
  await page.getByRole('textbox', { name: /Reason/ }).fill('Cannot find the card link')
  await page.getByRole('button', { name: 'View as customer' }).click()
  await page.waitForURL('**/panel/customer')
  const banner = page.getByRole('status', { name: 'View as customer' })
  await banner.getByText(/minutes left\.$/).waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(await sidewaysOf(page)).toBe(0)
  // No way to buy or to sign out, and a call that changes something is refused.
  expect(await page.getByText('Pricing', { exact: true }).count()).toBe(0)
  expect(await page.getByText('Logout', { exact: true }).count()).toBe(0)
  await page.reload()
  await banner.waitFor()
  await banner.getByRole('button', { name: 'End view' }).click()
  await page.waitForURL(/\/panel\/admin\/businesses\/\d+$/)
  await page.getByRole('button', { name: 'Activity', exact: true }).click()
  await page.getByText('Looked at the panel as the customer').first().waitFor()
  await page.getByText('Cannot find the card link').first().waitFor()
  expect(await faultsOf(page)).toEqual([])
})
