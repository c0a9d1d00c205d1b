import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { openPanel } from '../support/panel.ts'

const product = ownProduct()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** What the browser took for its largest paint one after the other: the element's place and name. */
const largestPaints = (page: Page) =>
  page.evaluate<string[]>(`new Promise((done) => {
    const name = ({ element, url }) => (element?.closest('main') ? 'main ' : '') + (element?.localName ?? (url ? 'img' : 'text'))
    new PerformanceObserver((list) => done(list.getEntries().map(name))).observe({ type: 'largest-contentful-paint', buffered: true })
    setTimeout(() => done([]), 5000)
  })`)

test('the first load brings the addresses of calls, not their schemas', async () => {
  const page = await openPanel(browser, product, '+919876510002')
  const html = await (await page.request.get(`${product.url}/panel/customer`)).text()
  const paths = new Set([...html.matchAll(/\/assets\/[\w-]+\.js/g)].map(([path]) => path))
  const scripts = await Promise.all(
    [...paths].map(async (path) => (await page.request.get(product.url + path)).text()),
  )
  const first = scripts.join('\n')
  expect(first).toContain('/api/v1/user')
  expect(first).not.toContain('ZodObject')
  await page.context().close()
})

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
  await expect.poll(async () => (await largestPaints(page)).at(-1)).toBe('img')
  release()
  await page.getByRole('region', { name: 'My digital card' }).waitFor()
  await page.locator('#loading').waitFor({ state: 'detached' })
  await page.locator('main').getByText(heading, { exact: true }).waitFor()
  // Nothing that scripts draw there is larger, so that the largest paint waits for none of them.
  expect((await largestPaints(page)).filter((one) => one.startsWith('main'))).toEqual([])
  await page.context().close()
})

test('the home asks for its scripts with its first frame; sign-in, which has nothing else to show, at once', async () => {
  const page = await openPanel(browser, product, '+919876510002')
  const home = await (await page.request.get(`${product.url}/panel/customer`)).text()
  expect(home).toMatch(/<link rel="later"[^>]*\/assets\/base-/)
  expect(home).not.toContain('modulepreload" fetch')
  await page.goto(`${product.url}/panel/customer`)
  await page.getByRole('region', { name: 'My digital card' }).waitFor()
  expect(await page.evaluate<number>(`document.querySelectorAll('link[rel="later"]').length`)).toBe(0)
  const signIn = await (await fetch(`${product.url}/panel/login`)).text()
  expect(signIn).toMatch(/<link rel="modulepreload"[^>]*\/assets\/base-/)
  expect(signIn).not.toContain('rel="later"')
  await page.context().close()
})

test('letters of a script that appears later are there soon after', async () => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.goto(`${product.url}/panel/login`)
  const field = page.getByRole('textbox').first()
  await field.waitFor()
  const brought = (range: string) =>
    page.evaluate<boolean>(
      `[...document.fonts].some((face) => face.status === 'loaded' && face.unicodeRange.includes('${range}'))`,
    )
  expect(await brought('A80')).toBe(false)
  await page.evaluate(
    `document.body.append(Object.assign(document.createElement('p'), { textContent: 'ગુજરાતી' }))`,
  )
  await expect.poll(() => brought('A80'), { timeout: 7000 }).toBe(true)
  await context.close()
})
