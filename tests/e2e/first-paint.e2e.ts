import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { openPanel } from '../support/panel.ts'

const product = inject('product')
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** What the browser counts as the largest paint so far. */
const largestPaint = (page: Page) =>
  page.evaluate<string>(`new Promise((done) => {
    const name = ({ element, url }) => '<' + (element?.localName ?? (url ? 'img' : 'text')) + '> ' + (url ?? '')
    new PerformanceObserver((list) => done(name(list.getEntries().at(-1)))).observe({ type: 'largest-contentful-paint', buffered: true })
    setTimeout(() => done('nothing'), 5000)
  })`)

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
  const heading = (await page.locator('#root .first-title b').textContent()) ?? ''
  expect(heading).not.toBe('')
  const width = await page.evaluate<number>(
    `(async (img) => (await img.decode(), img.naturalWidth))(document.querySelector('#root .first-card img'))`,
  )
  expect(width).toBeGreaterThan(159)
  const drawnBefore = await largestPaint(page)
  expect(drawnBefore).toContain('<img')
  release()
  await page.getByRole('region', { name: 'My digital card' }).waitFor()
  await page.locator('#loading').waitFor({ state: 'detached' })
  await page.locator('main').getByText(heading, { exact: true }).waitFor()
  // Nothing that scripts draw is larger, so that the largest paint waits for none of them.
  expect(await largestPaint(page)).toBe(drawnBefore)
  await page.context().close()
})
