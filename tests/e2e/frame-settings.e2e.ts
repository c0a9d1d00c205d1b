import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { addPosts, today } from '../support/greeting-posts.ts'
import { openPanel, reload } from '../support/panel.ts'

const product = inject('product')
/** A sweet shop whose plan has all kinds of frames. */
const owner = '+919876510001'
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
  await addPosts(product.url, [{ category: 'Quotes', subcategory: 'Life', count: 1, more: { day: today() } }])
}, 60_000)
afterAll(() => browser.close())

const sample = (page: Page) => page.getByRole('button', { name: 'Sample square' }).locator('canvas')
const drawn = (page: Page) =>
  sample(page).evaluate((canvas) => (canvas as unknown as { toDataURL(): string }).toDataURL())

/** Does something and waits until the sample is another picture. */
async function changes(page: Page, what: () => Promise<unknown>) {
  const before = await drawn(page)
  await what()
  await expect.poll(() => drawn(page), { timeout: 15_000 }).not.toBe(before)
}

test('frames are tried, kept as a draft, saved, and put back to how they began', async () => {
  const page = await openPanel(browser, product, owner, {
    path: '/panel/customer/frame-settings',
    on: 'desktop',
  })
  page.on('dialog', (dialog) => void dialog.accept())
  // This owner reads Hindi; the names below are English.
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await sample(page).and(page.locator('[data-drawn]')).waitFor()
  const part = (name: string) => page.getByRole('region', { name, exact: true })
  const choose = (group: string, name: string) =>
    page.getByRole('group', { name: group, exact: true }).getByRole('button', { name, exact: true }).click()

  await changes(page, () =>
    part('Details')
      .getByLabel(/^Phone/)
      .uncheck(),
  )
  await changes(page, () => choose('Icons', 'None'))
  await changes(page, () => choose('Letters', 'Festive'))
  await page.getByLabel('Address in the frame').fill('WWWWWWWW '.repeat(13).trim())
  await page.getByText('Address is too long for this frame').waitFor()
  await page.getByLabel('Address in the frame').fill('')
  await page.getByText('Address is too long for this frame').waitFor({ state: 'hidden' })

  const unsaved = page.getByRole('group', { name: 'Unsaved changes' })
  await reload(page)
  await unsaved.waitFor()
  expect(
    await part('Details')
      .getByLabel(/^Phone/)
      .isChecked(),
  ).toBe(false)
  await unsaved.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved. All your pictures have this frame now.').waitFor()
  await unsaved.waitFor({ state: 'hidden' })
  await reload(page)
  await sample(page).and(page.locator('[data-drawn]')).waitFor()
  expect(
    await part('Details')
      .getByLabel(/^Phone/)
      .isChecked(),
  ).toBe(false)
  expect(await unsaved.count()).toBe(0)

  await part('Frame').getByRole('button', { name: 'Product' }).click()
  await changes(page, () =>
    part('Frame')
      .getByRole('button', { name: /^Frame 1/ })
      .click(),
  )
  await changes(page, () =>
    part('Pictures').getByRole('list', { name: 'Products of your card' }).getByRole('button').first().click(),
  )
  await changes(page, () => part('Text').getByLabel('Price').fill('₹ 649'))
  await part('Frame').getByRole('button', { name: 'Political' }).click()
  await changes(page, () =>
    part('Frame')
      .getByRole('button', { name: /^Frame 1/ })
      .click(),
  )
  await changes(page, () => part('Text').getByLabel('Slogan').fill('Clean lanes, bright lamps'))

  await page.getByRole('button', { name: 'Reset', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset' }).click()
  await page.getByText('The frames are as they began').waitFor()
  await expect
    .poll(() =>
      part('Details')
        .getByLabel(/^Phone/)
        .isChecked(),
    )
    .toBe(true)
  await page.getByRole('button', { name: 'हिन्दी', exact: true }).click()
  await page.getByRole('heading', { name: 'फ़्रेम सेटिंग' }).waitFor()
  await page.context().close()
}, 120_000)
