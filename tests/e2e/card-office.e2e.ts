import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newDesktop } from '../support/browser.ts'
import { freshId, openAsNewCustomer } from '../support/card-screens.ts'
import { makeCard } from '../support/new-customer.ts'
import { findPerson, signIn } from '../support/sign-in.ts'
import { button, expectAccessible } from '../support/sign-in-page.ts'
import { reload } from '../support/panel.ts'

const product = ownProduct()
const { url } = product
const superAdmin = '+919876521001'
let browser: Browser
const open: BrowserContext[] = []

beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()))
})
afterAll(() => browser.close())

async function staff(name: string, origin: string, path: string) {
  const context = await newDesktop(browser, { reducedMotion: 'reduce' })
  open.push(context)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await signIn(page, origin, findPerson(name))
  await page.goto(`${origin}${path}`)
  return page
}
/** A card of a new customer, made in a browser of its own. */
async function cardOf(name: string, cardId: string): Promise<string> {
  const page = await openAsNewCustomer(browser, product)
  open.push(page.context())
  return (await makeCard(page, name, cardId)).url
}
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const deed = async (page: Page, name: string, what: string) => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

test('All Projects: the five searches and the filters live in the address; a card is found, opened, narrowed', async () => {
  const cardId = freshId('office-find')
  await cardOf('Office Finders', cardId)
  const page = await staff(superAdmin, url, '/panel/admin')
  await page.getByRole('navigation', { name: 'Menu' }).getByText('All Projects').click()
  await page.waitForURL('**/panel/admin/projects?projectType=digital_card')
  await page.getByRole('searchbox').fill(cardId)
  await row(page, 'Office Finders').waitFor()
  await page.waitForURL((address) => address.searchParams.get('search') === cardId)
  await page.getByLabel('Search in', { exact: true }).selectOption({ label: 'Business' })
  await page.getByText(`No results for “${cardId}”`).waitFor()
  await page.getByLabel('Search in', { exact: true }).selectOption({ label: 'Card link' })
  await row(page, 'Office Finders').waitFor()
  await reload(page)
  await row(page, 'Office Finders').waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe(cardId)
  await expectAccessible(page)
  await page.getByLabel('Status', { exact: true }).selectOption({ label: 'InActive' })
  await page.getByText(`No results for “${cardId}”`).waitFor()
  await button(page, 'Clear filters').click()
  await page.waitForURL((address) => !address.searchParams.has('search'))
  await page.getByRole('searchbox').fill('Office Finders')
  await row(page, 'Office Finders').getByRole('link', { name: 'Office Finders' }).click()
  await page.waitForURL(/cards\/edit\?cardNo=\d+/)
  await page.getByRole('heading', { name: 'Office Finders' }).first().waitFor()
})

test('a card is deactivated with its reason, its limits are changed, it is deleted and comes back', async () => {
  const address = await cardOf('Office Deeds', freshId('office-deeds'))
  const page = await staff(
    superAdmin,
    url,
    `/panel/admin/projects?search=${encodeURIComponent('Office Deeds')}`,
  )
  await deed(page, 'Office Deeds', 'Deactivate')
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await dialog.getByText('This field is required.').waitFor()
  await dialog.getByLabel('Reason').fill('Asked by the owner')
  await dialog.getByRole('button', { name: 'Deactivate' }).click()
  await row(page, 'Office Deeds').getByText('InActive').waitFor()
  await page.getByText('The card of Office Deeds is inactive').waitFor()
  await deed(page, 'Office Deeds', 'Activate')
  await dialog.getByRole('button', { name: 'Activate' }).click()
  await page.getByText('The card of Office Deeds is active').waitFor()

  await deed(page, 'Office Deeds', 'Change limits')
  const limits = page.getByRole('dialog', { name: 'Limits of Office Deeds' })
  await limits.getByLabel('Products').fill('700')
  await limits.getByLabel('Videos').fill('')
  await limits.getByRole('button', { name: 'Change' }).click()
  await limits.getByText('Use 500 or less.').waitFor()
  await limits.getByText('This field is required.').waitFor()
  await expectAccessible(page)
  await limits.getByLabel('Products').fill('50')
  await limits.getByLabel('Reason').fill('Larger catalogue')
  await limits.getByRole('button', { name: 'Change' }).click()
  await page.getByText('The limits of Office Deeds are changed').waitFor()

  await deed(page, 'Office Deeds', 'Delete')
  await page
    .getByRole('alertdialog', { name: 'Delete the card of Office Deeds?' })
    .getByRole('button', { name: 'Delete card' })
    .click()
  await row(page, 'Office Deeds').waitFor({ state: 'hidden' })
  await button(page, 'Undo').click()
  await row(page, 'Office Deeds').waitFor()
  expect((await fetch(address)).status).toBe(200)
})
