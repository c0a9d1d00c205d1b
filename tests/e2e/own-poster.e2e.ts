import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { addPosts, drawnFrom, today } from '../support/greeting-posts.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'

const product = ownProduct()
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

type Kept = { shared: number[][]; taps: number; tapped: number; opened: number }
/** Keeps what is shared, as the phone's share sheet would, and counts what is tapped. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const kept = { shared: [] as number[][], taps: 0, tapped: 0, opened: 0 }
    Object.assign(globalThis, { kept })
    const { addEventListener: hear } = globalThis as unknown as {
      addEventListener: (what: string, heard: () => void, first: boolean) => void
    }
    const tap = () => {
      kept.taps += 1
      kept.tapped = performance.now()
    }
    hear('click', tap, true)
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files }: { files?: File[] }) => {
        kept.opened = performance.now()
        kept.shared.push([...new Uint8Array(await files![0]!.arrayBuffer())])
      },
    })
  })
const kept = (page: Page) => page.evaluate<Kept>('window.kept')
const lastShared = async (page: Page, count: number) => {
  await expect.poll(async () => (await kept(page)).shared.length, { timeout: 60_000 }).toBe(count)
  return sharp(Buffer.from((await kept(page)).shared.at(-1)!))
}
const sharedOf = async (page: Page, count: number) => (await lastShared(page, count)).metadata()

test('today’s greeting is one tap from the home, the contact the second; an offer of a product two taps', async () => {
  const page = await openPanel(browser, product, owner, { path: '/panel/login' })
  await listen(page)
  await page.goto(`${product.url}/panel/customer`)
  const tile = page.getByRole('region', { name: 'Today’s greeting' })
  await tile.getByRole('img').last().waitFor()
  // A cheap phone. What it takes is told, not judged: other work on the machine counts as well.
  const slower = await page.context().newCDPSession(page)
  await slower.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await tile.getByRole('button', { name: 'Share' }).click()
  expect(await sharedOf(page, 1)).toMatchObject({ format: 'jpeg', width: 1080, height: 1080 })
  await slower.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const { tapped, opened } = await kept(page)
  console.log(`from the tap to the share sheet, processor 4 x slower: ${Math.round(opened - tapped)} ms`)
  expect((await kept(page)).taps).toBe(1)

  await page.goto(`${product.url}/panel/customer/daily-image`)
  const row = page.getByRole('region', { name: 'Make your own' })
  await row.scrollIntoViewIfNeeded()
  // Samples without a product stand there until the card has come, and a countdown where a great day is near.
  await row
    .getByRole('link', { name: /^Make a poster: (?!Your |.*(days to go|Tomorrow)$)/ })
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

test('an own photograph is cut to its place in the design, and is sent in it', async () => {
  const page = await openPanel(browser, product, owner, { path: '/panel/login' })
  await listen(page)
  await page.goto(`${product.url}/panel/customer/daily-image/own?design=crest`)
  const green = await sharp({ create: { width: 700, height: 900, channels: 3, background: '#0a8a3c' } })
    .jpeg()
    .toBuffer()
  await page.getByLabel('Wish or name of the product').fill('New branch')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'shop.jpg', mimeType: 'image/jpeg', buffer: green })
  const shown = () =>
    page
      .getByRole('group', { name: /photo/i })
      .locator('img')
      .evaluateAll((all) => all.map((one) => String(one.getAttribute('src'))).join(' '))
  const before = await shown()
  const arrives = Promise.withResolvers<void>()
  await page.route('**/api/v1/document/uploadDoc**', async (route) => {
    await arrives.promise
    await route.continue()
  })
  const cropper = page.getByRole('dialog', { name: 'Adjust the picture' })
  await cropper.getByRole('button', { name: 'Use picture' }).click()
  await cropper.waitFor({ state: 'hidden' })
  // What would be sent now is the photo of before.
  const send = page.getByRole('button', { name: 'Share on WhatsApp' })
  await expect.poll(() => send.getAttribute('title')).toBe('The photo is still being sent.')
  arrives.resolve()
  await expect.poll(shown, { timeout: 30_000 }).not.toBe(before)
  await expect.poll(shown, { timeout: 30_000 }).toContain('/files/')
  await send.click()
  const file = await lastShared(page, 1)
  const { data, info } = await file.raw().toBuffer({ resolveWithObject: true })
  expect(info).toMatchObject({ width: 1080, height: 1080 })
  // The upright picture fills its wide place from edge to edge.
  for (const [x, y] of [
    [12, 12],
    [1068, 12],
    [12, 400],
    [1068, 400],
  ] as const) {
    const [r, g, b] = data.subarray((y * 1080 + x) * 3, (y * 1080 + x) * 3 + 3)
    expect(g! - Math.max(r!, b!), `${x} ${y}`).toBeGreaterThan(40)
  }
  await page.context().close()
}, 180_000)
