import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { openPanel, overlayGone, reload } from '../support/panel.ts'

const product = inject('product')
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Loads the home anew and lets the six seconds pass after which news may come. */
const homeSeen = async (page: Page) => {
  await reload(page)
  await page.getByRole('region', { name: 'My digital card' }).waitFor()
  await page.clock.runFor(6000)
}

test('What’s New shows each new thing once, and not twice a day', async () => {
  const page = await openPanel(browser, product, '+919876510002', { withNews: true })
  await page.clock.install()
  const dialog = page.getByRole('dialog', { name: "What's New" })
  await homeSeen(page)
  await dialog.getByText('Add useful links to your card').waitFor()
  expect(await dialog.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('1')
  expect(await dialog.getByRole('button', { name: 'Previous' }).count()).toBe(0)
  await dialog.getByRole('button', { name: 'Next' }).click()
  await dialog.getByText('A new look whenever you like').waitFor()
  await dialog.getByRole('button', { name: 'Skip All' }).click()
  await dialog.waitFor({ state: 'hidden' })
  // The dialog's own history entry goes after it; a reload in that moment would be given up.
  await overlayGone(page)
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
  const page = await openPanel(browser, product, '+919876510002', { withNews: true, on: 'desktop' })
  await page.clock.install()
  await homeSeen(page)
  await page.getByRole('dialog', { name: "What's New" }).getByRole('button', { name: 'Add links' }).click()
  await page.waitForURL(/\/panel\/customer\/cards\/edit\?cardNo=\d+&showLinksCoachmark=true/)
  await page.context().close()
})
