import { readFile } from 'node:fs/promises'
import type { Browser, Locator, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newPhone } from '../support/browser.ts'
import { addPosts, makePopular, today } from '../support/greeting-posts.ts'
import { joinAsCustomer, makeBusiness } from '../support/new-customer.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'

const product = ownProduct()
const owner = '+919876510005'
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
  const posts = await addPosts(product.url, [
    { category: 'Quotes', subcategory: 'Gratitude', count: 3 },
    { category: 'Offers', subcategory: 'Grand Opening', count: 1, more: { day: today(), isPremium: true } },
    { category: 'Quotes', subcategory: 'Life', count: 3, more: { day: today() } },
    { category: 'Quotes', subcategory: 'Life', count: 2, more: { day: today() }, shape: 'STORY' },
  ])
  await makePopular(product, posts.find(({ title }) => title === 'Gratitude 2')!.imageId)
}, 60_000)
afterAll(() => browser.close())

/** Keeps what is shared and saved, as the phone's share sheet and its downloads would. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const kept = { shared: [] as unknown[] }
    Object.assign(globalThis, { kept })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, text }: { files?: File[]; text?: string }) => {
        const bytes = new Uint8Array(await files![0]!.arrayBuffer())
        kept.shared.push({ type: files![0]!.type, text, bytes: [...bytes] })
      },
    })
  })
const shared = (page: Page) =>
  page.evaluate<{ type: string; text: string; bytes: number[] }[]>('window.kept.shared')

/** What the picture shows now. */
const drawn = (page: Page) =>
  page
    .locator('[aria-roledescription=picture] canvas[data-drawn]')
    .evaluate((canvas) => (canvas as unknown as { toDataURL(): string }).toDataURL())

/** Does something and waits until the picture is another one. */
async function changes(page: Page, what: () => Promise<unknown>) {
  const before = await drawn(page)
  await what()
  await expect.poll(() => drawn(page), { timeout: 15_000 }).not.toBe(before)
}

test('a greeting from the home tile to WhatsApp, with every setting seen in the picture', async () => {
  const page = await openPanel(browser, product, owner, { path: '/panel/login' })
  const broken: string[] = []
  page.on('response', (answer) => answer.status() >= 500 && broken.push(answer.url()))
  await listen(page)
  await page.goto(`${product.url}/panel/customer`)
  const tile = page.getByRole('region', { name: 'Today’s greeting' })
  await tile.getByRole('img').last().waitFor()
  await tile.getByRole('button', { name: 'Share' }).click()
  await expect.poll(async () => (await shared(page)).length, { timeout: 60_000 }).toBe(1)
  await tile.getByRole('link', { name: 'See all' }).click()

  await page.getByRole('list', { name: 'Pictures of the day' }).getByRole('link').first().waitFor()
  expect(await sidewaysOf(page)).toBe(0)
  expect(await faultsOf(page)).toEqual([])

  // Words, groups, favourites and requests: packages/web/src/greeting/Library.screen.test.tsx. What many shops send is marked.
  await page.getByRole('button', { name: 'Popular', exact: true }).click()
  const popular = page.getByRole('list', { name: 'Popular with shops' })
  await popular.getByRole('link', { name: 'Gratitude 2' }).waitFor()
  expect(await popular.getByRole('link').count()).toBe(1)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Quotes', exact: true }).click()
  await page.getByRole('button', { name: 'Gratitude', exact: true }).click()
  const group = page.getByRole('list', { name: 'Gratitude' })
  await group.getByRole('link', { name: /Gratitude 2.*Popular/ }).waitFor()
  expect(await group.getByText(/Popular|New/).count()).toBe(1)
  await page
    .getByRole('navigation', { name: 'Days' })
    .getByRole('link', { name: /^Today/ })
    .click()
  await page.getByRole('heading', { name: 'Today', exact: true }).waitFor()

  await page.getByRole('link', { name: 'Life 3' }).first().click()
  const item = page.getByRole('dialog', { name: 'Life 3' })
  await item.locator('canvas[data-drawn]').first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  await changes(page, () => item.getByRole('button', { name: 'Frame 4', exact: true }).click())
  await item.getByRole('tab', { name: 'Look' }).click()
  for (const [group, name] of [
    ['Style', 'Style 2'],
    ['Height', 'High'],
    ['Place of the logo', 'Right'],
    ['Colours', 'Own colours'],
    ['Show', 'Only logo'],
    ['Show', 'All details'],
  ] as const) {
    const choose = () =>
      item.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true }).click()
    // The colours of the logo are the first own ones.
    if (name === 'Own colours') await choose()
    else await changes(page, choose)
  }
  await changes(page, () => item.getByLabel('Main colour').fill('#7a1f5c'))
  await item.getByRole('tab', { name: 'Text' }).click()
  await changes(page, () => item.getByLabel('Name in the frame').fill('Diwali Wala Dukaan'))
  await item.getByLabel('Second phone').fill('12')
  await item.getByText('A valid phone number is required.').waitFor()
  await item.getByLabel('Second phone').fill('')
  await item.getByRole('tab', { name: 'Caption' }).click()
  await item.getByRole('button', { name: 'हिन्दी' }).click()
  await item.getByRole('button', { name: 'Share on WhatsApp' }).click()
  await expect.poll(async () => (await shared(page)).length, { timeout: 60_000 }).toBe(2)
  const [first, last] = await shared(page)
  for (const file of [first!, last!])
    expect(await sharp(Buffer.from(file.bytes)).metadata()).toMatchObject({
      format: 'jpeg',
      width: 1080,
      height: 1080,
    })
  expect(last).toMatchObject({ type: 'image/jpeg', text: 'Life 3 की शुभकामनाएँ' })

  const saved = page.waitForEvent('download')
  await item.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'Download PNG' }).click()
  const path = await (await saved).path()
  expect((await sharp(path).metadata()).format).toBe('png')

  // Too much at once: said in words, nothing is handed over, and it works afterwards.
  const words = 'Many pictures are being made right now. Please try again in a moment.'
  await changes(page, () =>
    item
      .getByRole('tab', { name: 'Text' })
      .click()
      .then(() => item.getByLabel('Name in the frame').fill('Shop of many')),
  )
  await page.route(
    '**/image-post/*/file?*',
    (route) => route.fulfill({ status: 429, json: { data: { code: 'RENDER_BUSY', message: words } } }),
    { times: 1 },
  )
  await item.getByRole('button', { name: 'Share on WhatsApp' }).click()
  await page.getByRole('alertdialog').getByText(words).waitFor()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ok' }).click()
  expect((await shared(page)).length).toBe(2)
  const jpg = page.waitForEvent('download')
  await item.getByRole('button', { name: 'Download' }).click()
  await page.getByRole('menuitem', { name: 'Download JPG' }).click()
  expect((await sharp(await (await jpg).path()).metadata()).format).toBe('jpeg')

  // Planned for a day: the phone's calendar gets an entry.
  await item.getByRole('button', { name: 'Schedule' }).click()
  const plan = page.getByRole('dialog', { name: 'Schedule' })
  await plan.getByLabel('Day').waitFor()
  expect(await faultsOf(page)).toEqual([])
  const entry = page.waitForEvent('download')
  await plan.getByRole('button', { name: 'Add to calendar' }).click()
  expect(await readFile(await (await entry).path(), 'utf8')).toContain('BEGIN:VEVENT')
  await plan.waitFor({ state: 'hidden' })

  // A favourite, the next picture by a swipe, and sending without a network what was seen.
  await item.getByRole('button', { name: 'Add to favourites' }).click()
  await item.getByRole('button', { name: 'Remove from favourites' }).waitFor()
  const box = (await item.locator('[aria-roledescription=picture]').boundingBox())!
  const touch = await page.context().newCDPSession(page)
  const at = (x: number) => [{ x: box.x + x, y: box.y + box.height / 2 }]
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(280) })
  for (const x of [240, 180, 120, 60])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(x) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  const next = page.getByRole('dialog', { name: 'Life 2' })
  await next.locator('canvas[data-drawn]').first().waitFor()
  await page.context().setOffline(true)
  await page.getByText('You are offline.', { exact: false }).first().waitFor()
  await next.getByRole('button', { name: 'Share on WhatsApp' }).click()
  await expect.poll(async () => (await shared(page)).length, { timeout: 60_000 }).toBe(3)
  const offline = (await shared(page)).at(-1)!
  expect((await sharp(Buffer.from(offline.bytes)).metadata()).width).toBe(1080)
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  // The list that was seen stays, and a picture that was opened from it opens again, as it was sent before.
  await page.getByRole('link', { name: 'Life 3' }).first().click()
  await item.locator('canvas[data-drawn]').first().waitFor()
  await item.getByRole('button', { name: 'Share on WhatsApp' }).click()
  await expect.poll(async () => (await shared(page)).length, { timeout: 60_000 }).toBe(4)
  await page.goBack()
  await item.waitFor({ state: 'hidden' })
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Favourites' }).click()
  await page.getByRole('link', { name: 'Life 3' }).waitFor()
  expect(broken).toEqual([])
  await page.context().close()
}, 180_000)

/** Where something stands on the page, and how large. */
const placeOf = async (what: Locator) => (await what.boundingBox())!

/** How many of a list stand in its first row. */
const inFirstRow = (list: Locator) =>
  list.getByRole('listitem').evaluateAll((all) => {
    const tops = all.map(
      (one) => (one as unknown as { getBoundingClientRect(): { top: number } }).getBoundingClientRect().top,
    )
    return tops.filter((top) => top === tops[0]).length
  })

test('on a desktop the picture stands beside the list; frame settings show both shapes at once', async () => {
  const page = await openPanel(browser, product, owner, {
    path: '/panel/customer/daily-image',
    on: 'desktop',
  })
  const picture = page.locator('[aria-roledescription=picture]')
  await picture.locator('canvas[data-drawn]').waitFor()
  expect(await faultsOf(page)).toEqual([])
  // The first of the day is large, its tools beside it, and rows below are six wide over the whole page.
  const [large, tools] = [await placeOf(picture), await placeOf(page.getByRole('tablist'))]
  expect(large.height).toBeGreaterThan(380)
  expect(tools.x).toBeGreaterThanOrEqual(large.x + large.width)
  expect(tools.y).toBeLessThan(large.y + large.height)
  const ofDay = page.getByRole('list', { name: 'Pictures of the day' })
  await ofDay.getByRole('listitem').nth(5).waitFor()
  const wide = await placeOf(ofDay)
  expect(wide.width).toBeGreaterThan(1000)
  expect(await inFirstRow(ofDay)).toBe(6)
  await page.getByRole('link', { name: 'Life 3' }).first().click()
  await page.getByRole('heading', { name: 'Life 3' }).waitFor()
  // What is opened stands at the side of the list, which stays, and not over it.
  expect(await page.getByRole('dialog').count()).toBe(0)
  await expect.poll(async () => (await placeOf(ofDay)).width).toBeLessThan(wide.width)
  const [list, beside] = [await placeOf(ofDay), await placeOf(picture)]
  expect(beside.x).toBeGreaterThanOrEqual(list.x + list.width)
  await page.getByRole('group', { name: 'Life 3' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('heading', { name: 'Life 2' }).waitFor()
  await page.getByRole('button', { name: 'Previous picture' }).click()
  await page.getByRole('heading', { name: 'Life 3' }).waitFor()

  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Frame settings' }).click()
  const square = page.getByRole('button', { name: 'Sample square' })
  await square.locator('canvas[data-drawn]').waitFor()
  expect(await faultsOf(page)).toEqual([])
  const pixels = () =>
    square.locator('canvas').evaluate((canvas) => (canvas as unknown as { toDataURL(): string }).toDataURL())
  const before = await pixels()
  await page
    .getByRole('region', { name: 'Details' })
    .getByLabel(/^Phone/)
    .uncheck()
  await expect.poll(pixels).not.toBe(before)
  await page.context().close()
}, 120_000)

test('without a plan a premium picture leads to the plans, and Back comes back', async () => {
  const context = await newPhone(browser, { reducedMotion: 'reduce' })
  await context.addInitScript(() => localStorage.setItem('panel.language', '"en"'))
  const page = await context.newPage()
  await joinAsCustomer(page, product)
  await makeBusiness(page, { businessName: 'Kite Corner' })
  await page.goto(`${product.url}/panel/customer/daily-image?day=not-a-day&image=x&category=-4`)
  await page
    .getByRole('link', { name: /Grand Opening 1.*Premium/ })
    .first()
    .click()
  const item = page.getByRole('dialog', { name: 'Grand Opening 1' })
  await item.getByRole('button', { name: 'Premium – see plans' }).click()
  const plans = page.getByRole('dialog', { name: 'Premium', exact: true })
  await plans.waitFor()
  expect(page.url()).toContain('#upgrade')
  await page.goBack()
  await plans.waitFor({ state: 'hidden' })
  await item.waitFor()
  await page.goBack()
  await item.waitFor({ state: 'hidden' })
  await context.close()
}, 60_000)

test('where no app takes files the picture is saved and WhatsApp opens with the caption; giving up says nothing', async () => {
  const page = await openPanel(browser, product, owner, { path: '/panel/login' })
  await page.addInitScript(() => {
    const kept = { opened: [] as string[], copied: '', tries: 0 }
    Object.assign(globalThis, {
      kept,
      open: (address: string) => {
        kept.opened.push(address)
        return null
      },
    })
    Object.assign(navigator, { canShare: () => false })
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void (kept.copied = text) },
    })
  })
  await page.goto(`${product.url}/panel/customer/daily-image`)
  const ofDay = page.getByRole('list', { name: 'Pictures of the day' })
  await ofDay.getByRole('link', { name: 'Life 1' }).first().click()
  const item = page.getByRole('dialog', { name: 'Life 1' })
  await item.locator('canvas[data-drawn]').first().waitFor()
  const saved = page.waitForEvent('download')
  await item.getByRole('button', { name: 'Share on WhatsApp' }).click()
  const file = await saved
  expect(file.suggestedFilename()).toMatch(/^post-\d+\.jpg$/)
  expect(await sharp(await file.path()).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1080,
    height: 1080,
  })
  await page.getByText('The picture is saved. Attach it in WhatsApp.').waitFor()
  const { opened, copied } = await page.evaluate<{ opened: string[]; copied: string }>('window.kept')
  const caption = 'Life 1 from our shop'
  expect(opened).toEqual([`https://wa.me/?text=${encodeURIComponent(caption)}`])
  expect(copied).toBe(caption)

  // One who closes the share sheet meant it.
  await page.evaluate(() =>
    Object.assign(navigator, {
      canShare: () => true,
      share: () => {
        ;(globalThis as unknown as { kept: { tries: number } }).kept.tries += 1
        return Promise.reject(new DOMException('closed', 'AbortError'))
      },
    }),
  )
  await item.getByRole('button', { name: 'Share on WhatsApp' }).click()
  await expect.poll(() => page.evaluate('window.kept.tries')).toBe(1)
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  expect(await page.evaluate('window.kept.opened.length')).toBe(1)
  await page.context().close()
}, 60_000)
