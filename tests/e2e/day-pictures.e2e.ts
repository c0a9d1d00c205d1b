import type { Browser, Page } from 'playwright'
import { addDays } from '@parichay/contract/business/rules.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { addPosts, today } from '../support/greeting-posts.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'

const product = ownProduct()
const owner = '+919876510005'
/** A day of which no test puts posts into the library. */
const day = addDays(today(), 5)
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
  await addPosts(product.url, [
    { category: 'Good Morning', subcategory: 'Good Morning', count: 4 },
    { category: 'Quotes', subcategory: 'Motivation', count: 4 },
    { category: 'Offers', subcategory: 'Sale', count: 2 },
  ])
}, 60_000)
afterAll(() => browser.close())

const open = (path: string) =>
  openPanel(browser, product, owner, { path, options: { viewport: { width: 360, height: 800 } } })

/** The pictures the list begins with, once each is drawn in the frame. */
async function firstPictures(page: Page, name: string): Promise<string[]> {
  const links = page.getByRole('list', { name }).getByRole('link')
  await links.nth(5).waitFor()
  for (let place = 0; place < 6; place += 1) {
    const link = links.nth(place)
    await link.scrollIntoViewIfNeeded()
    // The frame and the picture are one file of the server's, by the business.
    await expect
      .poll(
        () =>
          link.locator('img').evaluateAll((all) =>
            all.some((one) => {
              const { currentSrc, naturalWidth } = one as unknown as {
                currentSrc: string
                naturalWidth: number
              }
              return naturalWidth > 0 && /businessId=/.test(currentSrc)
            }),
          ),
        { timeout: 30_000 },
      )
      .toBe(true)
  }
  return links.evaluateAll((all) => all.slice(0, 6).map((one) => String(one.getAttribute('href'))))
}

test('a day without an occasion begins with six pictures in the own frame', async () => {
  const page = await open(`/panel/customer/daily-image?day=${day}`)
  const first = await firstPictures(page, 'Pictures of the day')
  expect(new Set(first).size).toBe(6)
  expect(await page.getByText('No post for this date').count()).toBe(0)
  await page.getByText(/^For this day: Good Morning\s· /).waitFor()
  expect(await sidewaysOf(page)).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  await page.reload()
  expect(await firstPictures(page, 'Pictures of the day')).toEqual(first)

  // Another day begins with others.
  await page.goto(`${product.url}/panel/customer/daily-image?day=${addDays(day, 1)}`)
  const next = await firstPictures(page, 'Pictures of the day')
  expect(next.filter((href) => !first.some((one) => imageIn(one) === imageIn(href))).length).toBeGreaterThan(
    2,
  )
})

const imageIn = (href: string | null) => /image=(\d+)/.exec(href ?? '')?.[1]

test('the home shows what the greetings begin with', async () => {
  const page = await open('/panel/customer')
  const tile = page.getByRole('region', { name: 'Today’s greeting' })
  const href = await tile.getByRole('link').first().getAttribute('href')
  await page.goto(`${product.url}/panel/customer/daily-image`)
  const links = page.getByRole('list', { name: 'Pictures of the day' }).getByRole('link')
  await links.first().waitFor()
  // What needs a plan may stand before it; the home shows what can be sent.
  const all = await links.evaluateAll((some) => some.map((one) => one.getAttribute('href')))
  expect(all.slice(0, 3).map(imageIn)).toContain(imageIn(href))
})
