import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { carryUp } from '../support/by-keys.ts'
import { addPosts, today } from '../support/greeting-posts.ts'
import { callFrom } from '../support/new-customer.ts'
import { faultsOf, openPanel } from '../support/panel.ts'
import { pictureFile } from '../support/sample-files.ts'

const product = ownProduct()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
  await addPosts(product.url, [{ category: 'Quotes', subcategory: 'Life', count: 1, more: { day: today() } }])
}, 60_000)
afterAll(() => browser.close())

const sample = (page: Page) => page.getByRole('button', { name: 'Sample square' }).locator('canvas')
const drawn = (page: Page) =>
  sample(page).evaluate((canvas) => (canvas as unknown as { toDataURL(): string }).toDataURL())

/** Chooses one after the other, the present one first; each gives a picture that none before it gave. */
async function allDiffer(page: Page, names: readonly string[], choose: (name: string) => Promise<unknown>) {
  const seen = new Set<string>()
  for (const name of names) {
    await choose(name)
    await expect.poll(async () => seen.has(await drawn(page)), { timeout: 15_000, message: name }).toBe(false)
    seen.add(await drawn(page))
  }
}

/** Does something and waits until the sample is another picture. */
async function changes(page: Page, what: () => Promise<unknown>) {
  const before = await drawn(page)
  await what()
  await expect.poll(() => drawn(page), { timeout: 15_000 }).not.toBe(before)
}

// What is sent, kept as a draft, reset, locked and open to whom: packages/web/src/frame/FrameEditor.screen.test.tsx. Here it is drawn.

const partOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** A photo of one's own: chosen, cut, sent; the sample shows it. */
async function takePhoto(page: Page, label: string, number: number) {
  const picker = partOf(page, 'Pictures').getByRole('group', { name: label, exact: true })
  await changes(page, async () => {
    await picker
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pictureFile(number) })
    await page.getByRole('button', { name: 'Use picture' }).click()
  })
}

test('staff find them from the card; every detail, look, frame, text and picture is seen in the sample, and kept', async () => {
  const page = await openPanel(browser, product, '+919876521001', {
    path: '/panel/admin/projects?search=anand-mithai',
    on: 'desktop',
  })
  page.on('dialog', (dialog) => void dialog.accept())
  await page
    .getByRole('row')
    .filter({ hasText: 'anand-mithai' })
    .getByRole('button', { name: /^Actions for/ })
    .click()
  await page.getByRole('menuitem', { name: 'Frame settings' }).click()
  await sample(page).and(page.locator('[data-drawn]')).waitFor()
  const address = new URL(page.url())
  expect(address.pathname).toBe('/panel/customer/frame-settings')
  const businessId = Number(address.searchParams.get('businessId'))
  expect(await faultsOf(page)).toEqual([])
  const press = (group: string) => (name: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true }).click()
  const text = (label: string) => partOf(page, 'Text').getByLabel(label, { exact: true })

  // Looks, each from the one it begins with.
  for (const [group, names] of [
    ['Show', ['All details', 'Only logo', 'All details']],
    ['Style', ['Style 1', 'Style 2']],
    ['Height', ['Medium', 'Low', 'High']],
    ['Place of the logo', ['Left', 'Centre', 'Right']],
    ['Icons', ['Plain', 'Round', 'None']],
    ['Letters', ['Clear', 'Classic', 'Round', 'Narrow', 'Festive']],
  ] as const) {
    await allDiffer(page, [...new Set(names)], press(group))
    await press(group)(names[0])
  }
  await press('Colours')('Own colours')
  await changes(page, () => page.getByLabel('Main colour').fill('#12503a'))
  await changes(page, () => page.getByLabel('Second colour').fill('#f0c040'))
  await press('Colours')('From the logo')
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => `Frame ${i + 1}`)
  const frame = (name: string) => partOf(page, 'Frame').getByRole('button', { name, exact: true }).click()
  await allDiffer(page, ['Frame 2', ...numbers(12).filter((one) => one !== 'Frame 2')], frame)
  await frame('Frame 1')

  // Words, then each detail alone beside the name, and their order.
  await changes(page, () => text('Name in the frame').fill('Anand Sweets'))
  await changes(page, () => text('Address in the frame').fill('WWWWWWWW '.repeat(13).trim()))
  await page.getByText('Address is too long for this frame').waitFor()
  await changes(page, () => text('Address in the frame').fill('14 Sarafa, Indore'))
  await page.getByText('Address is too long for this frame').waitFor({ state: 'hidden' })
  await text('Tagline').fill('Since 1968')
  await text('Second phone').fill('+91 98765 10031')
  await text('Instagram').fill('@anand.mithai')
  const details = partOf(page, 'Details')
  const detail = (name: string) => details.getByLabel(new RegExp(`^${name}`))
  expect(await details.getByText('Not given yet').count()).toBe(0)
  const all = ['Logo', 'Phone', 'Second phone', 'WhatsApp', 'E-mail', 'Website', 'Address', 'Instagram']
  const names = [...all, 'Tagline', 'GSTIN']
  for (const name of names) await detail(name).uncheck()
  for (const name of names) {
    await changes(page, () => detail(name).check())
    await changes(page, () => detail(name).uncheck())
  }
  await changes(page, () => detail('Name').uncheck())
  for (const name of ['Name', 'Phone']) await detail(name).check()
  await changes(page, () => carryUp(page.getByRole('button', { name: 'Move Phone' }), 1))
  await detail('Logo').check()

  // Pictures of one's own in frames of products and of politics.
  await partOf(page, 'Frame').getByRole('button', { name: 'Product' }).click()
  await allDiffer(page, numbers(4), frame)
  await takePhoto(page, 'Photo of the product', 1)
  await changes(page, () => text('Product').fill('Kesar peda'))
  await changes(page, () => text('Price').fill('₹ 540 / kg'))
  await partOf(page, 'Frame').getByRole('button', { name: 'Political' }).click()
  await allDiffer(page, numbers(4), frame)
  await changes(page, () => text('Post').fill('Ward President'))
  await changes(page, () => text('Slogan').fill('Clean lanes'))
  await takePhoto(page, 'Your photo', 2)
  await takePhoto(page, 'Symbol of the party', 3)
  await takePhoto(page, 'Add a leader', 4)
  await takePhoto(page, 'Add a leader', 5)
  await changes(page, () => page.getByRole('button', { name: 'Remove leader 1' }).click())

  // The story has settings of its own.
  const story = page.getByRole('button', { name: 'Sample story' }).locator('canvas')
  const drawnStory = () =>
    story.evaluate((canvas) => (canvas as unknown as { toDataURL(): string }).toDataURL())
  await press('Settings for')('Story')
  for (const [group, name] of [
    ['Style', 'Style 2'],
    ['Height', 'High'],
    ['Show', 'Only logo'],
  ] as const) {
    const before = await drawnStory()
    await press(group)(name)
    await expect.poll(drawnStory, { timeout: 15_000 }).not.toBe(before)
  }
  await page.getByRole('group', { name: 'Unsaved changes' }).getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. All your pictures have this frame now.').waitFor()

  type Kept = {
    imageAddresses: object
    square: { frame: string }
    story: { displayMode: string }
    facts: object
  }
  const kept = await callFrom<Kept>(page, 'GET', `/api/v1/image-post/settings?businessId=${businessId}`)
  expect(kept.data).toMatchObject({ square: { frame: 'political4' }, story: { displayMode: 'only-logo' } })
  expect(Object.keys(kept.data.imageAddresses).toSorted()).toEqual([
    'leader1',
    'logo',
    'ownPhoto',
    'productPhoto',
    'symbol',
  ])
  const back = { businessId, reset: true }
  expect((await callFrom(page, 'POST', '/api/v1/updateImagePostSettings', back)).status).toBe(200)
  await page.context().close()
}, 180_000)
