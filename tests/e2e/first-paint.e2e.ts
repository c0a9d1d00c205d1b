import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { openPanel } from '../support/panel.ts'

const product = inject('product')
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('the first paint needs no script; then the overlay fades and goes', async () => {
  const page = await openPanel(browser, product, '+919876510002')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/base-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  await page.locator('#loading svg').waitFor()
  expect(await page.locator('#root header').textContent()).toBe('Parichay')
  release()
  await page.getByRole('region', { name: 'My digital card' }).waitFor()
  await page.locator('#loading').waitFor({ state: 'detached' })
  await page.context().close()
})
