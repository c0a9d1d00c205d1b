import pg from 'pg'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { faultsOf, openPanel, reload, sidewaysOf } from '../support/panel.ts'

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

  test('switches the business, here and on the next device', async () => {
    const page = await openPanel(browser, product, '+919876510011', { host: surat, on: 'desktop' })
    const menu = page.getByRole('navigation', { name: /Menu/ })
    await menu.getByText('રૂપકલા સાડી સેન્ટર').waitFor()
    const kept = page.waitForResponse('**/user/preference')
    await menu.getByRole('button', { name: /રૂપકલા સાડી સેન્ટર/ }).click()
    await page
      .getByRole('dialog', { name: 'Your businesses' })
      .getByRole('button', { name: /રૂપકલા ટેલરિંગ.*/ })
      .first()
      .click()
    await menu.getByText('રૂપકલા ટેલરિંગ').waitFor()
    await kept
    const other = await openPanel(browser, product, '+919876510011', { host: surat, on: 'desktop' })
    await other.getByRole('navigation', { name: /Menu/ }).getByText('રૂપકલા ટેલરિંગ').waitFor()
    await other
      .getByRole('navigation', { name: /Menu/ })
      .getByRole('button', { name: /રૂપકલા ટેલરિંગ/ })
      .click()
    const back = other.waitForResponse('**/user/preference')
    await other
      .getByRole('dialog', { name: 'Your businesses' })
      .getByRole('button', { name: /રૂપકલા સાડી સેન્ટર/ })
      .first()
      .click()
    await back
    await page.context().close()
    await other.context().close()
  })

  test('a second card needs a second business', async () => {
    const page = await openPanel(browser, product, '+919876510002', { on: 'desktop' })
    // The home has buttons of that name as well, as soon as its tiles are there.
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.getByRole('button', { name: 'Create', exact: true }).click()
    await page
      .getByRole('dialog', { name: 'Create' })
      .getByRole('button', { name: /Digital card/ })
      .click()
    const dialog = page.getByRole('alertdialog', { name: 'One Card per Business' })
    await dialog
      .getByText(
        'Each business can have only one digital card. If you want to create another digital card, you need to add a new business.',
      )
      .waitFor()
    await dialog.getByRole('button', { name: 'Add new business' }).click()
    await page.waitForURL('**/panel/customer/businesses/add?shouldCreateDigitalCard=true')
    await page.context().close()
  })

  test('leaving forgets who was here', async () => {
    const page = await openPanel(browser, product, '+919876510002', { on: 'desktop' })
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/panel/login')
    expect(
      await page.evaluate(() =>
        ['panel.session', 'panel.active-business', 'panel.business-draft'].map((name) =>
          localStorage.getItem(name),
        ),
      ),
    ).toEqual([null, null, null])
    await page.context().close()
  })
})

describe('my projects', () => {
  test('search and filter stand in the address', async () => {
    const page = await openPanel(browser, product, '+919876510011', {
      host: surat,
      path: '/panel/customer/projects?projectType=digital_card',
      on: 'desktop',
    })
    const list = page.getByRole('main').getByRole('listitem')
    await list.first().waitFor()
    await expect.poll(() => list.count()).toBe(2)
    await page.getByRole('searchbox').fill('tailoring')
    await page.waitForURL(/search=tailoring/)
    await expect.poll(() => list.count()).toBe(1)
    await page.getByRole('button', { name: 'Not Done' }).click()
    await page.waitForURL(/status=not-done/)
    await see(page, 'No results for “tailoring”')
    await reload(page)
    await see(page, 'No results for “tailoring”')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect.poll(() => list.count()).toBe(2)
    await list.first().getByRole('button', { name: 'Share' }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'WhatsApp' }).waitFor()
    await page.context().close()
  })

  test('none yet', async () => {
    const page = await openPanel(browser, product, '+919876510006', { path: '/panel/customer/projects' })
    await see(page, 'You have no digital card yet')
    await page.getByRole('button', { name: 'Create a digital card' }).click()
    await page.waitForURL('**/businesses/add?shouldCreateDigitalCard=true')
    await page.context().close()
  })
})

describe('the shell', () => {
  test('a usage session ends after half an hour of rest', async () => {
    const page = await openPanel(browser, product, '+919876510002')
    await page.getByRole('region', { name: 'My digital card' }).waitFor()
    const session = () =>
      page.evaluate(
        () =>
          JSON.parse(localStorage.getItem('panel.session') ?? 'null') as {
            sessionId: string
            lastInteractionTimestamp: number
          },
      )
    const first = await session()
    await page.locator('main').press('Shift')
    expect((await session()).sessionId).toBe(first.sessionId)
    await page.evaluate(
      (kept) =>
        localStorage.setItem(
          'panel.session',
          JSON.stringify({ ...kept, lastInteractionTimestamp: Date.now() - 31 * 60_000 }),
        ),
      first,
    )
    await page.locator('main').press('Shift')
    await expect.poll(async () => (await session()).sessionId).not.toBe(first.sessionId)
    await page.context().close()
  })

  const screens = [
    '/panel/customer',
    '/panel/customer/projects?projectType=digital_card',
    '/panel/customer/businesses/add',
    '/panel/customer/businesses/edit?businessId=2',
  ]

  test.each(screens)('%s is in order for everybody, at 360 and 1440, light and dark', async (path) => {
    for (const on of ['phone', 'desktop'] as const) {
      const page = await openPanel(browser, product, '+919876510002', {
        path,
        on,
        options: { colorScheme: on === 'phone' ? 'light' : 'dark' },
      })
      await page.waitForLoadState('networkidle')
      expect(await faultsOf(page)).toEqual([])
      await page.context().close()
    }
  })

  test.each(screens)('%s fits on 320 px', async (path) => {
    const page = await openPanel(browser, product, '+919876510002', {
      path,
      options: { viewport: { width: 320, height: 640 } },
    })
    await page.waitForLoadState('networkidle')
    expect(await sidewaysOf(page)).toBe(0)
    await page.context().close()
  })
})
