import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { addPosts, drawnFrom, today } from '../support/greeting-posts.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'

const product = inject('product')
const owner = '+919876510005'
let browser: Browser
let imageId: number

beforeAll(async () => {
  browser = await launchBrowser()
  const [post] = await addPosts(product.url, [
    { category: 'Offers', subcategory: 'Grand Opening', count: 1, more: { day: today() } },
  ])
  imageId = post!.imageId
  await drawnFrom(product, imageId, 'flat-20-en-square')
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

test('a picture of the library is told in own words, sent in the frame, and is as it was left next time', async () => {
  const page = await openPanel(browser, product, owner, { path: '/panel/login' })
  await listen(page)
  await page.goto(`${product.url}/panel/customer/daily-image?image=${imageId}`)
  await page.getByRole('button', { name: 'Write your own words on it' }).click()
  const wish = page.getByLabel('Wish or name of the product')
  await expect.poll(() => wish.inputValue(), { timeout: 60_000 }).toBe('20% OFF')
  await wish.fill('Half price for Priya')
  await page.getByRole('button', { name: 'Silver' }).click()
  await page.getByText('Your words are kept for next time').waitFor()
  await page.locator('canvas[data-drawn]').first().waitFor()
  expect(await sidewaysOf(page)).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  await wish.fill('Half price for everybody who comes with a friend and a cousin '.repeat(2).trim())
  await page.getByText('This does not fit on the poster. Shorten it.').first().waitFor()
  await wish.fill('Half price for Priya')
  const share = page.getByRole('button', { name: 'Share on WhatsApp' })
  await expect
    .poll(() => page.getByText('This does not fit on the poster').count(), { timeout: 60_000 })
    .toBe(0)
  await share.click()
  expect(await sharedOf(page, 1)).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 })
  await page.getByText('Your words are kept for next time').waitFor()
  await page.reload()
  await expect.poll(() => wish.inputValue(), { timeout: 60_000 }).toBe('Half price for Priya')
  await page.context().close()
}, 180_000)
