import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { addPosts, today } from '../support/greeting-posts.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'

const product = inject('product')
const owner = '+919876510005'
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
  await addPosts(product.url, [
    { category: 'Offers', subcategory: 'Grand Opening', count: 1, more: { day: today() } },
  ])
})
afterAll(() => browser.close())

type Kept = { shared: number[][]; taps: number }
/** Keeps what is shared, as the phone's share sheet would, and counts what is tapped. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const kept = { shared: [] as number[][], taps: 0 }
    Object.assign(globalThis, { kept })
    const { addEventListener: hear } = globalThis as unknown as {
      addEventListener: (what: string, heard: () => void, first: boolean) => void
    }
    hear('click', () => (kept.taps += 1), true)
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files?: File[] }) => {
        kept.shared.push([...new Uint8Array(await files![0]!.arrayBuffer())])
      },
    })
  })
const kept = (page: Page) => page.evaluate<Kept>('window.kept')
const sharedOf = async (page: Page, count: number) => {
  await expect.poll(async () => (await kept(page)).shared.length, { timeout: 60_000 }).toBe(count)
  return sharp(Buffer.from((await kept(page)).shared.at(-1)!)).metadata()
}

test('today’s greeting is one tap from the home, the contact the second; an offer of a product two taps', async () => {
  const page = await openPanel(browser, product, owner, { path: '/panel/login' })
  await listen(page)
  await page.goto(`${product.url}/panel/customer`)
  const tile = page.getByRole('region', { name: 'Today’s greeting' })
  await tile.getByRole('img').last().waitFor()
  await tile.getByRole('button', { name: 'Share' }).click()
  expect(await sharedOf(page, 1)).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 })
  expect((await kept(page)).taps).toBe(1)

  await page.goto(`${product.url}/panel/customer/daily-image`)
  const row = page.getByRole('region', { name: 'Make your own' })
  await row.scrollIntoViewIfNeeded()
  // Samples without a product stand there until the card has come.
  await row
    .getByRole('link', { name: /^Make a poster: (?!Your )/ })
    .first()
    .click()
  await page.getByLabel('Wish or name of the product').waitFor()
  await page.locator('canvas[data-drawn]').first().waitFor()
  expect(await sidewaysOf(page)).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Share on WhatsApp' }).click()
  expect(await sharedOf(page, 1)).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 })
  expect((await kept(page)).taps).toBe(2)
  await page.context().close()
}, 180_000)
