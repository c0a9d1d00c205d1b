import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newDesktop, type newPhone } from '../support/browser.ts'
import { freshId, keptAsDraft, openAsNewCustomer, publicPage, saved } from '../support/card-screens.ts'
import { carryUp } from '../support/by-keys.ts'
import { callFrom, makeCard } from '../support/new-customer.ts'
import { button, expectAccessible } from '../support/sign-in-page.ts'
import { reload } from '../support/panel.ts'

const product = ownProduct()
const { url } = product
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const customer = (make?: typeof newPhone) => openAsNewCustomer(browser, product, make)
const edit = (page: Page, cardNo: number) =>
  page.goto(`${url}/panel/customer/cards/edit?cardNo=${cardNo}&section=products`)
const rows = (page: Page) => page.locator('[data-products] > li')
const blank = {
  kind: 'product',
  documentIds: [],
  price: null,
  mrp: null,
  unit: '',
  gstPct: null,
  description: '',
  category: '',
  inStock: true,
  diet: null,
  action: 'order',
  link: null,
  when: null,
}
const csv = (text: string, name = 'list.csv') => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

test('products on a phone: one sheet each, bad input, kept over a reload, copied, ordered, on the page at once', async () => {
  const page = await customer()
  const { cardNo, url: address } = await makeCard(page, 'Product Stores', freshId('products'))
  await edit(page, cardNo)
  await page.getByText('What do you offer?').waitFor()
  await expectAccessible(page)
  await button(page, 'Add a product').click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Name').waitFor()
  expect(await sheet.getByText('This field is required.').count()).toBe(0)
  await button(page, 'Done').click()
  await sheet.getByText('This field is required.').waitFor()
  await sheet.getByLabel('Name').fill('LED bulb')
  await sheet.getByLabel('Price', { exact: true }).fill('99')
  await sheet.getByLabel('MRP').fill('49')
  await button(page, 'Done').click()
  await sheet.getByText('The MRP may not be below the price.').waitFor()
  await sheet.getByLabel('MRP').fill('1,49.50')
  await sheet.getByLabel('Per').fill('piece')
  await sheet.getByLabel('Category').fill('Lights')
  expect(await sheet.getByText('Veg mark').count()).toBe(0)
  await expectAccessible(page)
  await button(page, 'Done').click()
  await sheet.waitFor({ state: 'hidden' })
  await rows(page).filter({ hasText: '₹99 / piece' }).waitFor()
  await page.locator('form').getByText('1 of 20').waitFor()

  await page.getByRole('button', { name: 'More for LED bulb' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await rows(page).filter({ hasText: 'LED bulb (copy)' }).getByRole('button', { name: 'Edit' }).click()
  await sheet.getByLabel('Name').fill('Yoga for beginners')
  await button(page, 'Class').click()
  await button(page, 'Done').click()
  await sheet.getByText('Give the days and times of this class.').waitFor()
  await button(page, 'Mon').click()
  await sheet.getByLabel('From').fill('18:00')
  await sheet.getByLabel('To', { exact: true }).fill('17:00')
  await button(page, 'Done').click()
  await sheet.getByText('The end must come after the beginning.').waitFor()
  await sheet.getByLabel('To', { exact: true }).fill('19:30')
  await button(page, 'Done').click()
  await sheet.waitFor({ state: 'hidden' })
  await keptAsDraft(page, 'Yoga for beginners')
  await reload(page)
  await rows(page).filter({ hasText: 'Yoga for beginners' }).waitFor()

  await carryUp(button(page, 'Move Yoga for beginners'), 1)
  await expect.poll(() => rows(page).first().innerText()).toContain('Yoga')
  await page.getByRole('button', { name: 'More for LED bulb' }).click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await rows(page).filter({ hasText: 'LED bulb' }).waitFor({ state: 'hidden' })
  await button(page, 'Undo').click()
  await rows(page).filter({ hasText: 'LED bulb' }).waitFor()
  const answer = page.waitForResponse('**/api/v1/updateCardProducts')
  await button(page, 'Save').click()
  expect((await answer).status()).toBe(200)
  const html = await publicPage(address)
  expect(html).toContain('LED bulb')
  expect(html).toContain('₹149.50')
  expect(html).toContain('Yoga for beginners')
  await saved(page)
  await page.context().close()
})

test('CSV: faults by row and column, Hindi headings and semicolons, room for some, nothing lost, and back out', async () => {
  const page = await customer(newDesktop)
  const { cardNo } = await makeCard(page, 'List Stores', freshId('csv'))
  const named = (name: string) => ({ ...blank, name })
  await callFrom(page, 'POST', '/api/v1/updateCardProducts', {
    cardNo,
    products: Array.from({ length: 18 }, (_, place) => named(`Old ${place + 1}`)),
  })
  await edit(page, cardNo)
  await page.locator('form').getByText('18 of 20').waitFor()
  await button(page, 'Import and export').click()
  await page.getByRole('menuitem', { name: 'Import from CSV' }).click()
  const sheet = page.getByRole('dialog', { name: 'Import from CSV' })
  await expectAccessible(page)
  const chooser = sheet.getByLabel('Choose a file').and(page.locator('input'))
  await chooser.setInputFiles(csv('Colour,Price\nred,5\n'))
  await sheet.getByText('No column is called “Name”.').waitFor()
  await chooser.setInputFiles(csv(`Name\n${'x\n'.repeat(2001)}`))
  await sheet.getByText('This file has 2001 rows.').waitFor()
  await chooser.setInputFiles(csv('Name,Price\n"5"" pipe,5\nNew A,6\n'))
  await sheet.getByText(/^In row 2 a quotation mark is opened and never closed/).waitFor()

  await chooser.setInputFiles(
    csv('\uFEFFनाम;दाम;इकाई;रंग\n"Old 1";"1,299";नग;लाल\nNew A;ten;;\nNew B;5;;\nNew C;6;;\nNew D;7;;\n'),
  )
  await sheet.getByText('2 new, 1 updated, 1 with faults').waitFor()
  await sheet.getByText('Row 3, Price').waitFor()
  await sheet.getByText(/“ten”: Give an amount in rupees\./).waitFor()
  await sheet.getByText('These rows find no room: 6').waitFor()
  await sheet.getByText('These columns are not known and are passed over: रंग').waitFor()
  await expectAccessible(page)
  await button(page, 'Import 3 products').click()
  await page.locator('form').getByText('20 of 20').waitFor()
  await page.getByText('This card is full.').waitFor()
  await rows(page).first().getByText('₹1,299 / नग').waitFor()
  await button(page, 'Undo').click()
  await page.locator('form').getByText('18 of 20').waitFor()

  await button(page, 'Import and export').click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Export as CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/-products\.csv$/)
  const text = await readFile((await file.path())!, 'utf8')
  expect(text.startsWith('\uFEFFName,Kind,Price')).toBe(true)
  expect(text.split('\r\n')).toHaveLength(20)
  await page.context().close()
})
