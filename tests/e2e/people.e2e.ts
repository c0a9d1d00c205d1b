import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newPhone } from '../support/browser.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'
import { codeFor, fillNewPassword, lastMessage, mobile } from '../support/sign-in-page.ts'
import { choosePlan, pressOk } from '../support/upgrade.ts'

const product = ownProduct()
const surat = 'surat.localhost'
const suratAdmin = '+919876522001'
const invited = '+919876522090'
let browser: Browser
const open: BrowserContext[] = []
beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()))
})
afterAll(() => browser.close())

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

test('a franchisee is invited, comes in with a code, and meets the limit that was set', async () => {
  const admin = await openPanel(browser, product, suratAdmin, {
    host: surat,
    path: '/panel/admin/franchisees',
    on: 'desktop',
  })
  open.push(admin.context())
  await row(admin, 'Tejal Rana').getByText('Invited', { exact: true }).waitFor()
  await admin.getByRole('button', { name: 'Add person' }).click()
  // The list has a field that begins with the same word.
  await admin.locator('input[name=name]').fill('Pooja Desai')
  await admin.getByLabel(/^Mobile number/).fill('98765 22090')
  await admin.getByLabel(/^Role/).selectOption('Franchisee, all cards')
  await admin.getByLabel(/^Give plans by hand/).check()
  await admin.getByLabel(/^Largest discount/).fill('10')
  expect(await faultsOf(admin)).toEqual([])
  await admin.getByRole('button', { name: 'Add and invite' }).click()
  await row(admin, 'Pooja Desai').getByText('Invited', { exact: true }).waitFor()

  const context = await newPhone(browser, { reducedMotion: 'reduce' })
  open.push(context)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const origin = `http://${surat}:${product.port}`
  await page.goto(`${origin}/panel/franchisee-login`)
  await mobile(page).fill('9876522090')
  // The invitation has come; the code is what comes after it.
  await expect.poll(() => lastMessage(product.inboxUrl, invited), { timeout: 20_000 }).not.toBe(0)
  const invitation = await lastMessage(product.inboxUrl, invited)
  await page.getByRole('button', { name: 'Forgot password?' }).click()
  await page.getByLabel('6-digit code').fill(await codeFor(product.inboxUrl, invited, invitation))
  await page.waitForURL('**/franchisee-createPassword')
  await fillNewPassword(page, 'Kheer-Kadhi-7731')
  await page.getByRole('button', { name: 'Save and go on' }).click()
  await page.waitForURL('**/panel/admin')

  // A business that no other walk changes.
  await page.goto(`${origin}/panel/admin/businesses?search=9876510014`)
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: /^(Assign plan|Renew)$/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Premium' })
  const top = dialog.getByRole('status').filter({ hasText: /^Plan \d/ })
  await top.waitFor({ state: 'attached' })
  await choosePlan(page, (await top.textContent())!.replace(/^.*?: /, ''))
  const confirm = page.getByRole('alertdialog', { name: 'Confirm' })
  await confirm.getByLabel('Paid by').selectOption('Free of charge')
  await pressOk(page)
  await page.getByText(/You may give at most 10 %\. .*Bhavesh Kapadia.* can raise your limit/).waitFor()
  expect(await sidewaysOf(page)).toBe(0)

  await admin.reload()
  await row(admin, 'Pooja Desai').getByText('Active', { exact: true }).waitFor()
})
