import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { people } from '../visual/people.ts'
import { launchBrowser } from '../support/browser.ts'
import { openPanel } from '../support/panel.ts'
import { ownProduct } from '../support/own-product.ts'

const product = ownProduct()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** What has the keyboard, and how many of nine places on it can be seen. Those of a label count: its box may be small or clear. */
const seenOf = (page: Page) =>
  page.evaluate<{ name: string; seen: number } | null>(`(async () => {
    // Scrolling to it takes a frame.
    await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go)))
    const has = document.activeElement
    if (!has || has === document.body) return null
    const labels = [...(has.labels ?? [])]
    const belongs = (at) => at && (has.contains(at) || labels.some((label) => label.contains(at)))
    const { x, y, width, height } = has.getBoundingClientRect()
    const parts = [0.1, 0.5, 0.9]
    const places = parts.flatMap((across) => parts.map((down) => [x + width * across, y + height * down]))
    return {
      name: has.getAttribute('aria-label') ?? labels[0]?.innerText ?? has.innerText ?? has.outerHTML.slice(0, 80),
      seen: places.filter((place) => belongs(document.elementFromPoint(...place))).length,
    }
  })()`)

/** Goes through a page by one key, and names what had the keyboard without being seen (WCAG 2.2, 2.4.7 and 2.4.11). */
async function unseenBy(page: Page, key: 'Tab' | 'Shift+Tab', steps: number): Promise<string[]> {
  const unseen: string[] = []
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key)
    const now = await seenOf(page)
    if (now?.seen === 0) unseen.push(`${key}: ${now.name.replaceAll('\n', ' ')}`)
  }
  return unseen
}

test.concurrent.each([
  ['a list with a button over its foot', people.admin, '/panel/admin/daily-image-management', 40],
  ['parts in a row that goes sideways', people.admin, '/panel/admin/agency-management/2?tab=limits', 16],
  ['a list with filters in a row', people.admin, '/panel/admin/projects?projectType=digital_card', 24],
  [
    'a form between a picture above and a bar below',
    people.payer,
    '/panel/customer/daily-image/own?design=arch&shape=STORY',
    36,
  ],
  ['an editor with a button over its foot', people.customer, '/panel/customer/frame-settings', 30],
])('on a phone the keyboard is seen on %s, forth and back', async (_what, who, path, steps) => {
  const page = await openPanel(browser, product, who, { path })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  const forth = await unseenBy(page, 'Tab', steps)
  const back = await unseenBy(page, 'Shift+Tab', steps)
  expect([...forth, ...back]).toEqual([])
  await page.context().close()
})

test.concurrent('the figures under a chart are wide enough for a thumb', async () => {
  const page = await openPanel(browser, product, people.admin, { path: '/panel/admin' })
  const figures = page.locator('main table a')
  await figures.first().waitFor()
  const sizes = await figures.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
  // WCAG 2.2, 2.5.8
  expect(sizes.filter(({ width, height }) => width < 24 || height < 24)).toEqual([])
  await page.context().close()
})
