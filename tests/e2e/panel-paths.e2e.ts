import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newPhone } from '../support/browser.ts'
import { joinAsCustomer } from '../support/new-customer.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'
import { at } from '../support/sign-in-page.ts'
import { startTrial } from '../support/upgrade.ts'

const product = ownProduct()
const admin = '+919876521001'
/** A customer of Kaveri, where nothing is bought online. */
const kaveriOwner = '+919876510021'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => browser.close())

async function newPage(make: typeof newPhone = newPhone): Promise<Page> {
  const context = await make(browser, { reducedMotion: 'reduce' })
  await context.addInitScript(() => {
    localStorage.setItem('panel.language', '"en"')
    localStorage.setItem(
      'panel.viewed-features',
      JSON.stringify(['2026-11-links', '2026-11-designs', '2026-11-qr']),
    )
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  return page
}
const nothingHere = (page: Page) => page.getByRole('heading', { name: 'There is nothing at this address' })
const premium = (page: Page) => page.getByRole('dialog', { name: 'Premium' })
const length = (page: Page) => page.evaluate<number>('history.length')

// Who is led where: packages/web/src/auth/LoginScreen.screen.test.tsx and shell/UnknownScreen.screen.test.tsx.
test('an address that leads nowhere is answered with the shell around it', async () => {
  const page = await openPanel(browser, product, '+919876510002', { path: '/panel/customer/nowhere' })
  await nothingHere(page).waitFor()
  expect(new URL(page.url()).pathname).toBe('/panel/customer/nowhere')
  await page.getByRole('button', { name: 'Menu', exact: true }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(await sidewaysOf(page)).toBe(0)
})

describe('#upgrade written by hand', () => {
  test('closes back to the page below, and Back goes on from there; opened with the page it leaves the page', async () => {
    const page = await newPage()
    await startTrial(page, product, 'Hand Typed Stores')
    await page.goto(`${product.url}/panel/customer/account`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const before = await length(page)
    await page.evaluate("location.hash = '#upgrade'")
    await premium(page).getByRole('article').first().waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await premium(page).waitFor({ state: 'hidden' })
    await expect
      .poll(() => page.evaluate<string>('location.pathname + location.hash'))
      .toBe('/panel/customer/account')
    // The step that was typed lies ahead, not behind: Forward would open it again, Back leaves the page.
    await page.goBack()
    await at(page, '/panel/customer')
    expect(await length(page)).toBe(before + 1)

    await page.goto('about:blank')
    await page.goto(`${product.url}/panel/customer/account#upgrade`)
    await premium(page).getByRole('article').first().waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await premium(page).waitFor({ state: 'hidden' })
    await expect
      .poll(() => page.evaluate<string>('location.pathname + location.hash'))
      .toBe('/panel/customer/account')
  })

  test('leaves no dead step where it only brings the notice', async () => {
    const page = await openPanel(browser, product, kaveriOwner, {
      host: 'kaveri.localhost',
      path: '/panel/customer',
    })
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
    await page.goto(`http://kaveri.localhost:${product.port}/panel/customer/account`)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.evaluate("location.hash = '#upgrade'")
    const notice = page.getByRole('dialog', { name: 'Connect with admin' })
    await notice.waitFor()
    expect(await faultsOf(page)).toEqual([])
    await notice.getByRole('button', { name: 'Close' }).first().click()
    await notice.waitFor({ state: 'hidden' })
    await expect
      .poll(() => page.evaluate<string>('location.pathname + location.hash'))
      .toBe('/panel/customer/account')
    await page.goBack()
    await at(page, '/panel/customer')
  })
})

test('Pricing before there is a business shows the plans and leads to the first business', async () => {
  const page = await newPage()
  await joinAsCustomer(page, product)
  await page.goto(`${product.url}/panel/customer`)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('button', { name: 'Pricing' }).click()
  await premium(page).getByText('Select the suitable plan for grow your business').waitFor()
  expect(page.url()).toBe(`${product.url}/panel/customer#upgrade`)
  const card = premium(page).getByRole('article', { name: /^Card/ }).first()
  await card.waitFor({ state: 'attached' })
  expect(await faultsOf(page)).toEqual([])
  expect(await sidewaysOf(page)).toBe(0)
  await page.goBack()
  await premium(page).waitFor({ state: 'hidden' })
  await page.goForward()
  // The cards below the top one are inert.
  await premium(page)
    .locator('button:not([inert] *)', { hasText: /^Buy now/ })
    .click()
  await at(page, '/panel/customer/businesses/add?shouldCreateDigitalCard=true')
  await page.getByText('A plan belongs to a business.', { exact: false }).waitFor()
  await page.goBack()
  await at(page, '/panel/customer')
}, 60_000)

test('numbers are typed into number inputs', async () => {
  const page = await openPanel(browser, product, admin, {
    path: '/panel/admin/plans-pricing-management/add',
    on: 'desktop',
    options: {},
  })
  await page.getByRole('checkbox', { name: 'Pdf id cards' }).check()
  await page.getByRole('checkbox', { name: 'Daily greeting videos' }).check()
  for (const label of [
    /^Price \(₹\)/,
    'Validity in years',
    'Renewal price',
    'Videos per day',
    'Limit of pdf id cards',
  ])
    await page.getByRole('spinbutton', { name: label }).waitFor()
  const price = page.getByLabel(/^Price \(₹\)/)
  await price.pressSequentially('12345678')
  expect(await price.inputValue()).toBe('123456')
  await price.fill('')
  await price.pressSequentially('1.5')
  await page.getByLabel('Validity in years').focus()
  await page.getByText('Type whole rupees, at most 9,99,999.').waitFor()
  // Turning the wheel over a field scrolls the page, not the price.
  await price.fill('999')
  await price.focus()
  await page.mouse.wheel(0, 300)
  expect(await price.inputValue()).toBe('999')
})
