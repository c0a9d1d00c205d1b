import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright'
import type Sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { openPanel } from '../support/panel.ts'

const sharp = createRequire(new URL('../../packages/server/package.json', import.meta.url))(
  'sharp',
) as typeof Sharp
const product = ownProduct()
const newcomer = '+919876510006'
const add = '/panel/customer/businesses/add'
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchBrowser()
})

type Listed = {
  businessId: number
  businessName: string
  logoUrl: string | null
  state: string
  whatsapp: string | null
}
const mine = (page: Page) =>
  page.evaluate(
    async () =>
      ((await (await fetch('/api/v1/business/getBusinessesByUser')).json()) as { data: Listed[] }).data,
  )

afterAll(async () => {
  for (const { businessId } of await mine(page)) {
    await page.evaluate(
      (id) =>
        fetch(`/api/v1/business/${id}`, {
          method: 'DELETE',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        }),
      businessId,
    )
  }
  await browser.close()
})

const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const fillFirst = async (page: Page, name: string) => {
  await page.getByLabel('Business name').fill(name)
  await page.getByRole('combobox', { name: /^Category/ }).fill('Tailor')
  await page.getByRole('option', { name: 'Tailoring' }).click()
}
const choose = async (page: Page, name: string, mimeType: string, buffer: Buffer) =>
  page.locator('input[type=file]').first().setInputFiles({ name, mimeType, buffer })

/** A photo as phones take it: lying on its side, with EXIF data that says so and where it was taken. */
const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#b5432a' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Copyright: 'SECRET-PLACE' } })
    .toBuffer()

test('refuses what is no picture, survives a lost network, and stores a logo without its secrets', async () => {
  page = await openPanel(browser, product, newcomer, { path: `${add}?shouldCreateDigitalCard=true` })
  await fillFirst(page, 'Lobo Tailors')
  const kind = page.getByText('This kind of file does not work. Use a JPEG, PNG or WebP picture.')
  const unreadable = page.getByText('This picture could not be read. Try another one.')
  await choose(page, 'menu.pdf', 'application/pdf', Buffer.from('%PDF-1.7'))
  await kind.waitFor()
  await choose(page, 'logo.jpg', 'image/jpeg', await photo().then((bytes) => bytes.subarray(0, 40)))
  await unreadable.waitFor()
  await choose(
    page,
    'logo.jpg',
    'image/jpeg',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
  )
  await kind.waitFor()
  await choose(page, 'huge.jpg', 'image/jpeg', Buffer.concat([await photo(), Buffer.alloc(5 * 1024 * 1024)]))
  await see(page, 'This file is too large. The limit is 5 MB.')

  await page.route('**/document/uploadDoc*', (route) => route.abort())
  await choose(page, 'logo.jpg', 'image/jpeg', await photo())
  const cropper = page.getByRole('dialog', { name: 'Adjust the picture' })
  await cropper.getByRole('button', { name: 'Turn' }).click()
  // Turned is what the picture shows: the part that is cut out is measured with it.
  const style = () => cropper.locator('img').first().getAttribute('style')
  await expect.poll(style).toContain('rotate(90deg)')
  await cropper.getByRole('button', { name: 'Use picture' }).click()
  await see(page, 'You are offline. Check your internet and try again.')
  await page.unroute('**/document/uploadDoc*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('group', { name: 'Logo' }).locator('img').waitFor()

  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByLabel('PIN').fill('395003')
  await expect.poll(() => page.getByLabel('State').inputValue()).toBe('Gujarat')
  await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZW')
  await page.getByRole('button', { name: 'Add business' }).click()
  await see(page, 'This GSTIN is not right. Compare it with your certificate.')
  await page.getByLabel('GSTIN').fill('27AAPFU0939F1ZV')
  await page.getByLabel('Year established').selectOption({ label: 'before 1950' })
  await page.getByRole('checkbox', { name: 'Manufacturer' }).click()
  await page.getByRole('button', { name: 'Add business' }).click()
  await page.waitForURL(/\/panel\/customer\/cards\/add\?businessId=\d+/)
  await see(page, '“Lobo Tailors” was added')

  const stored = (await mine(page)).find((business) => business.businessName === 'Lobo Tailors')!
  expect(stored).toMatchObject({ state: 'Gujarat', whatsapp: newcomer })
  const bytes = await page.evaluate(
    async (url) => [...new Uint8Array(await (await fetch(url)).arrayBuffer())],
    stored.logoUrl!,
  )
  const meta = await sharp(Buffer.from(bytes)).metadata()
  expect([meta.format, meta.exif, meta.orientation, meta.width === meta.height]).toEqual([
    'webp',
    undefined,
    undefined,
    true,
  ])
  expect(Buffer.from(bytes).includes('SECRET-PLACE')).toBe(false)
  const preference = await page.evaluate(
    async () =>
      (
        (await (await fetch('/api/v1/user')).json()) as {
          data: { preference: { activeBusinessId: number } }
        }
      ).data.preference,
  )
  expect(preference.activeBusinessId).toBe(stored.businessId)
})
