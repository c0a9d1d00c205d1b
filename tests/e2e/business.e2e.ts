import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright'
import type Sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { focused, openPanel, reload } from '../support/panel.ts'

const sharp = createRequire(new URL('../../packages/server/package.json', import.meta.url))(
  'sharp',
) as typeof Sharp
const product = ownProduct()
const newcomer = '+919876510006'
const add = '/panel/customer/businesses/add'
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})

type Listed = {
  businessId: number
  businessName: string
  logoUrl: string | null
  state: string
  whatsapp: string | null
  version: number
}
const mine = (page: Page) =>
  page.evaluate(
    async () =>
      ((await (await fetch('/api/v1/business/getBusinessesByUser')).json()) as { data: Listed[] }).data,
  )

afterAll(async () => {
  const page = await openPanel(browser, product, newcomer)
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

describe('adding a business', () => {
  test('says what is missing and puts the finger on it', async () => {
    const page = await openPanel(browser, product, newcomer, { path: add })
    await page.getByLabel('Business name').waitFor()
    await page.getByLabel('Mobile number').fill('12345')
    await page.getByRole('button', { name: 'Next' }).click()
    await see(page, 'This field is required.')
    await see(page, 'A valid phone number is required.')
    await focused(page.getByLabel('Business name'))
    expect(await page.getByLabel('Business name').getAttribute('aria-invalid')).toBe('true')
    await page.getByRole('combobox', { name: /^Category/ }).fill('kites')
    await page.getByRole('option', { name: 'Other – tell us' }).click()
    await page.getByLabel('Your category').fill('Kite maker')
    await page.context().close()
  })

  test('refuses what is no picture, survives a lost network, and stores a logo without its secrets', async () => {
    const page = await openPanel(browser, product, newcomer, { path: `${add}?shouldCreateDigitalCard=true` })
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
    await choose(
      page,
      'huge.jpg',
      'image/jpeg',
      Buffer.concat([await photo(), Buffer.alloc(5 * 1024 * 1024)]),
    )
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
    await page.context().close()
  })

  test('warns of a twin, and can use it', async () => {
    const page = await openPanel(browser, product, newcomer, { path: add })
    await fillFirst(page, 'lobo tailors')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Add business' }).click()
    const dialog = page.getByRole('dialog', { name: 'You have this business already' })
    await dialog.getByText('Lobo Tailors').waitFor()
    await page.goBack()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Add business' }).click()
    await dialog.getByRole('button', { name: 'Use existing' }).click()
    await page.waitForURL('**/panel/customer')
    expect(await mine(page)).toHaveLength(1)
    await page.goto(`${product.url}${add}`)
    await fillFirst(page, 'Lobo Tailors')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByRole('button', { name: 'Add business' }).click()
    await dialog.getByRole('button', { name: 'Add it anyway' }).click()
    await page.waitForURL('**/panel/customer')
    expect(await mine(page)).toHaveLength(2)
    await page.context().close()
  })

  test('keeps what was typed over a reload', async () => {
    const page = await openPanel(browser, product, newcomer, { path: add })
    await fillFirst(page, 'Kept Words')
    await page.getByRole('button', { name: 'Next' }).click()
    await page.getByLabel('City').fill('Panjim')
    await reload(page)
    await see(page, 'We kept what you had typed.')
    await expect.poll(() => page.getByLabel('City').inputValue()).toBe('Panjim')
    await page.getByRole('button', { name: 'Back', exact: true }).last().click()
    await expect.poll(() => page.getByLabel('Business name').inputValue()).toBe('Kept Words')
    await page.getByRole('button', { name: 'Start afresh' }).click()
    await expect.poll(() => page.getByLabel('Business name').inputValue()).toBe('')
    await page.context().close()
  })

  test('staff add for a customer and keep their own menu', async () => {
    const page = await openPanel(browser, product, '+919876521001', {
      path: `${add}?userId=2&isForeignUser=false`,
      on: 'desktop',
    })
    await see(page, 'Adding for +91 98765 10002')
    await page.getByRole('link', { name: 'All Businesses' }).waitFor()
    expect(await page.getByText('My Projects').count()).toBe(0)
    await page.goto(`${product.url}/panel/customer`)
    await page.waitForURL(/\/panel\/(login|admin)/)
    await page.context().close()
  })
})

describe('changing a business', () => {
  test('two people at once: nothing typed is lost, nothing is overwritten unasked', async () => {
    const path = '/panel/customer/businesses/edit?businessId='
    const one = await openPanel(browser, product, newcomer)
    const { businessId } = (await mine(one))[0]!
    await one.goto(`${product.url}${path}${businessId}`)
    const other = await openPanel(browser, product, newcomer, { path: `${path}${businessId}`, on: 'desktop' })
    await other.getByLabel('City').fill('Margao')
    await one.getByLabel('Designation').fill('Master tailor')
    await other.getByRole('button', { name: 'Save', exact: true }).click()
    await other.getByText('Saved', { exact: true }).waitFor()
    await one.getByRole('button', { name: 'Save', exact: true }).click()
    const alert = one.getByRole('alert').filter({ hasText: 'Changed on another device' })
    await alert.getByText('Changed there: City.').waitFor()
    expect(await one.getByLabel('Designation').inputValue()).toBe('Master tailor')
    await alert.getByRole('button', { name: 'Save my changes too' }).click()
    await one.getByText('Saved', { exact: true }).waitFor()
    await expect.poll(() => one.getByLabel('City').inputValue()).toBe('Margao')
    expect(await one.getByLabel('Designation').inputValue()).toBe('Master tailor')
    await one.getByLabel('Designation').fill('Forgotten')
    await one.getByRole('banner').getByRole('button', { name: 'Back' }).click()
    await one
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Stay' })
      .click()
    expect(await one.getByLabel('Designation').inputValue()).toBe('Forgotten')
    await one.getByRole('button', { name: 'Discard' }).click()
    expect(await one.getByLabel('Designation').inputValue()).toBe('Master tailor')
    await one.context().close()
    await other.context().close()
  })

  test('clone, delete, and undo', async () => {
    const page = await openPanel(browser, product, newcomer, { on: 'desktop' })
    const { businessId } = (await mine(page))[0]!
    const before = (await mine(page)).length
    await page.goto(`${product.url}/panel/customer/businesses/edit?businessId=${businessId}`)
    const dots = page.getByRole('main').getByRole('button', { name: 'Actions for Lobo Tailors' })
    await dots.click()
    await page.getByRole('menuitem', { name: 'Clone' }).click()
    await page
      .getByRole('dialog', { name: 'Clone this business' })
      .getByRole('button', { name: 'Clone' })
      .click()
    await see(page, '“Lobo Tailors (copy)” was added. Its card is a draft.')
    expect(await mine(page)).toHaveLength(before + 1)
    await dots.click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const ask = page.getByRole('alertdialog', { name: 'Delete “Lobo Tailors”?' })
    await focused(ask.getByRole('button', { name: 'Cancel' }))
    await ask.getByRole('button', { name: 'Delete' }).click()
    await page.waitForURL('**/panel/customer')
    expect((await mine(page)).some((business) => business.businessId === businessId)).toBe(false)
    await page.getByRole('button', { name: 'Undo' }).click()
    await see(page, '“Lobo Tailors” is back')
    expect((await mine(page)).some((business) => business.businessId === businessId)).toBe(true)
    await page.context().close()
  })

  test('paid time protects a business, and says so', async () => {
    const page = await openPanel(browser, product, '+919876510002', {
      path: '/panel/customer/businesses/edit?businessId=2',
      on: 'desktop',
    })
    await page.getByRole('main').getByRole('button', { name: 'Actions for Aarogyam Family Clinic' }).click()
    const off = page.getByRole('menuitem', { name: 'Delete' })
    expect(await off.getAttribute('aria-disabled')).toBe('true')
    await off.click({ force: true })
    await page.getByText('This business still has paid time, so it cannot be deleted now.').waitFor()
    await page.context().close()
  })

  test('one that is not mine is not here', async () => {
    const page = await openPanel(browser, product, newcomer, {
      path: '/panel/customer/businesses/edit?businessId=1',
    })
    await see(page, 'This business is not here')
    await page.context().close()
  })
})
