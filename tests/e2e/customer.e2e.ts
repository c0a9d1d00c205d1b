import pg from 'pg'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'

const product = ownProduct()
const surat = 'surat.localhost'
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const openMenu = async (page: Page) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  return page.getByRole('navigation', { name: 'Menu' }).last()
}

/** Whatever other files bought for somebody's businesses: their plan ended three days ago. */
async function putInGrace(phoneNumber: string): Promise<void> {
  const database = new pg.Client({ connectionString: product.databaseUrl })
  await database.connect()
  const { rowCount } = await database.query(
    `update business set payment_status = 1, expiry_date_for_customer = current_date - 3
      where (agency_id, user_id) in (select agency_id, user_id from app_user where phone_number = $1)`,
    [phoneNumber],
  )
  expect(rowCount).toBe(1)
  await database.end()
}

describe('home', () => {
  test('shows my card, its link, the ways to share it, and what is left to do', async () => {
    const page = await openPanel(browser, product, '+919876510002', {
      options: { permissions: ['clipboard-read', 'clipboard-write'] },
    })
    const card = page.getByRole('region', { name: 'My digital card' })
    await card.getByText('Active', { exact: true }).waitFor()
    await card.locator('iframe').first().waitFor()
    await expect
      .poll(() =>
        page
          .frameLocator('iframe')
          .first()
          .getByRole('heading', { name: 'Aarogyam Family Clinic', includeHidden: true })
          .count(),
      )
      .toBe(1)
    await page
      .getByRole('region', { name: 'Next step' })
      .getByText('Your card is ready. Send it to your first customer.')
      .waitFor()
    await card.getByRole('button', { name: 'Copy link' }).click()
    await page.getByRole('status').getByText('Copied').waitFor()
    expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(
      `${product.url}/aarogyam-clinic`,
    )
    await see(page, 'Your card is complete')
    await page.getByRole('region', { name: 'Next step' }).waitFor({ state: 'detached' })
    await card.getByRole('button', { name: 'QR code' }).click()
    const dialog = page.getByRole('dialog', { name: 'QR code' })
    const picture = dialog.getByRole('img', { name: 'QR code of Aarogyam Family Clinic' })
    await picture.waitFor()
    await expect
      .poll(() => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth))
      .toBeGreaterThan(0)
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => page.url()).toBe(`${product.url}/panel/customer`)
    await expect
      .poll(() => page.getByRole('region', { name: 'My numbers' }).innerText())
      .toMatch(/1\s*Business\s*1\s*Active card\s*\d+\s*Days left/)
    await page.context().close()
  })

  // What each state says: packages/web/src/home/HomeStates.screen.test.tsx. Here one of each shape has to fit.
  test.each([
    ['nothing yet', '+919876510006', 'localhost', ['Let us begin with your business', 'Add your business']],
    [
      'a draft',
      '+919876510015',
      surat,
      ['Your card is nearly there', 'Draft', 'Continue', 'Publish your card'],
    ],
    ['the days of grace', '+919876510013', surat, [/Your plan ended on/, /Everything still works until/]],
  ] as const)('with %s', async (what, person, host, texts) => {
    if (what === 'the days of grace') await putInGrace(person)
    const page = await openPanel(browser, product, person, { host })
    for (const text of texts) await see(page, text)
    expect(await sidewaysOf(page)).toBe(0)
    await page.context().close()
  })
})

describe('the menu', () => {
  test('stands on the right, 280 wide, with what the agency offers', async () => {
    const page = await openPanel(browser, product, '+919876510002')
    const menu = await openMenu(page)
    await menu.getByText('+91 98765 10002').waitFor()
    await menu.getByText('Doctor & Clinic').waitFor()
    for (const item of ['Home', 'My Projects', 'Account'])
      await menu.getByRole('link', { name: item }).waitFor()
    for (const item of ['Create', 'Pricing', 'Logout'])
      await menu.getByRole('button', { name: item }).waitFor()
    await menu.getByText('Subscribed', { exact: true }).waitFor()
    await expect
      .poll(async () => {
        const box = (await page.locator('.MuiDrawer-paper').boundingBox())!
        return [box.width, box.x + box.width]
      })
      .toEqual([280, 360])
    await page.goBack()
    await page.locator('.MuiDrawer-paper').waitFor({ state: 'hidden' })
    await page.context().close()
  })
})

// What these screens say and lead to has screen tests. Here they have to fit, and to be in order for everybody.
const screens = [
  '/panel/customer',
  '/panel/customer/projects?projectType=digital_card',
  '/panel/customer/businesses/add',
  '/panel/customer/businesses/edit?businessId=2',
]
test.each([
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const)('the screens on a %s, %s', async (on, colorScheme) => {
  const page = await openPanel(browser, product, '+919876510002', { on, options: { colorScheme } })
  for (const path of screens) {
    await page.goto(product.url + path)
    await page.waitForLoadState('networkidle')
    expect(await faultsOf(page), path).toEqual([])
    if (on === 'desktop') continue
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sidewaysOf(page), path).toBe(0)
    await page.setViewportSize({ width: 360, height: 800 })
  }
  await page.context().close()
})
