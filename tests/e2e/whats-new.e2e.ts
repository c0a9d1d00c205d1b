import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { openPanel, overlayGone } from '../support/panel.ts'

const product = ownProduct()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** A page whose clock the test moves, before the home was seen: on a slow machine news would come of themselves. */
async function openAccount(on: 'phone' | 'desktop'): Promise<Page> {
  const page = await openPanel(browser, product, '+919876510002', {
    path: '/panel/customer/account',
    withNews: true,
    on,
  })
  await page.clock.install()
  return page
}
/** Loads the home anew and lets the six seconds pass after which news may come. */
const homeSeen = async (page: Page) => {
  await overlayGone(page)
  await page.goto(`${product.url}/panel/customer`)
  await page.getByRole('region', { name: 'My digital card' }).waitFor()
  await page.clock.runFor(6000)
}

test('What’s New shows each new thing once, and not twice a day', async () => {
  const page = await openAccount('phone')
  const dialog = page.getByRole('dialog', { name: "What's New" })
  await homeSeen(page)
  await dialog.getByText('Add useful links to your card').waitFor()
  expect(await dialog.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1')
  expect(await dialog.getByRole('button', { name: 'Previous' }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByText('A new look whenever you like').waitFor()
  await dialog.getByRole('button', { name: 'Skip All' }).click()
  await dialog.waitFor({ state: 'hidden' })
  const viewed = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('panel.viewed-features') ?? '[]') as string[])
  await expect.poll(viewed).toHaveLength(3)
  await page.evaluate(() => localStorage.setItem('panel.viewed-features', '["2026-11-links"]'))
  await homeSeen(page)
  await page.clock.runFor(60_000)
  await page.waitForLoadState('networkidle')
  expect(await dialog.count()).toBe(0)
  await page.evaluate(() => localStorage.setItem('panel.last-marketing-day', '"2020-01-01"'))
  await homeSeen(page)
  await dialog.getByText('A new look whenever you like').waitFor()
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByText('Your own QR code').waitFor()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.context().close()
})

test('What’s New leads to the links of the card', async () => {
  const page = await openAccount('desktop')
  await homeSeen(page)
  await page.getByRole('dialog', { name: "What's New" }).getByRole('button', { name: 'Add links' }).click()
  await page.waitForURL(/\/panel\/customer\/cards\/edit\?cardNo=\d+&showLinksCoachmark=true/)
  await page.context().close()
})
