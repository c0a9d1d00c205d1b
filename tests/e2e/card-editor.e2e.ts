import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newDesktop, newPhone } from '../support/browser.ts'
import {
  freshId,
  heading,
  keptAsDraft,
  openAsNewCustomer,
  openPage,
  patient,
  previewText,
  publicPage,
  saved,
} from '../support/card-screens.ts'
import { laterThan } from '../support/by-keys.ts'
import { callFrom, makeCard } from '../support/new-customer.ts'
import { findPerson, signIn } from '../support/sign-in.ts'
import { button, expectAccessible } from '../support/sign-in-page.ts'
import { reload } from '../support/panel.ts'
import { axeOn } from '../support/axe.ts'

const product = ownProduct()
const { url } = product
let browser: Browser
/** Two customers, each with a card for every test: one at a desk, one with a phone. */
let desk: Page
let phone: Page

beforeAll(async () => {
  browser = await launchBrowser()
  desk = await openAsNewCustomer(browser, product, newDesktop)
  phone = await openAsNewCustomer(browser, product)
})
afterAll(() => browser.close())

const open = (make?: typeof newPhone, options?: BrowserContextOptions) => openPage(browser, make, options)
const edit = (page: Page, cardNo: number, section?: string) =>
  page.goto(`${url}/panel/customer/cards/edit?cardNo=${cardNo}${section ? `&section=${section}` : ''}`)
test('basic details: live preview, bad input, reload keeps typing, discard restores, save shows on the public page at once', async () => {
  const page = desk
  const cardId = freshId('details')
  const { cardNo, url: address } = await makeCard(page, 'Details Stores', cardId)
  expect(await publicPage(address)).toContain('Details Stores')
  await edit(page, cardNo)
  await heading(page, 'Basic details')
  await expect.poll(() => previewText(page), patient).toContain('Details Stores')
  await expectAccessible(page)

  const name = page.getByLabel('Business name')
  // Drawn by the page itself: what is typed is asked of nobody.
  const asked: string[] = []
  page.on('request', (request) => /\/api\/.*(card|preview)/i.test(request.url()) && asked.push(request.url()))
  for (const text of ['Quick Mart', 'Quick Preview Mart']) {
    await name.fill(text)
    await expect.poll(() => previewText(page), patient).toContain(text)
  }
  expect(asked).toEqual([])

  await page.getByLabel('PIN code').fill('0395')
  await page.getByLabel('Map link').fill('javascript:alert(1)')
  await page.getByLabel('Website', { exact: true }).fill('https://www.details.example/')
  await button(page, 'Save').click()
  await page.getByText('A PIN has 6 digits and does not begin with 0.').waitFor()
  await page.getByText('A valid link is required.').waitFor()
  await page.getByLabel('PIN code').fill('395002')
  await page.getByLabel('Map link').fill('')
  await keptAsDraft(page, 'Quick Preview Mart')
  await reload(page)
  await expect.poll(() => name.inputValue(), patient).toBe('Quick Preview Mart')
  expect(await page.getByLabel('Website', { exact: true }).inputValue()).toBe('www.details.example')
  await page.getByRole('group', { name: 'Compare' }).waitFor()
  await page.getByRole('button', { name: 'As it is now' }).click()
  await expect.poll(() => previewText(page), patient).toContain('Details Stores')

  await button(page, 'Discard').click()
  await expect.poll(() => name.inputValue()).toBe('Details Stores')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => name.inputValue()).toBe('Quick Preview Mart')
  const answer = page.waitForResponse('**/api/v1/updateCardBasicDetails')
  await button(page, 'Save').click()
  expect((await answer).status()).toBe(200)
  const html = await publicPage(address)
  expect(html).toContain('Quick Preview Mart')
  expect(html).toContain('www.details.example')
  await saved(page)
  await button(page, 'Save').waitFor({ state: 'detached' })
  const front = await page.frameLocator('iframe >> nth=0').locator('body').innerText()
  const other = await page.frameLocator('iframe >> nth=1').locator('body').innerText()
  expect([front, other].join('\n')).toContain('Quick Preview Mart')
})

test('what is unsaved asks before it is left, in the panel', async () => {
  const page = phone
  const { cardNo } = await makeCard(page, 'Guarded Stores', freshId('guarded'))
  await edit(page, cardNo)
  await page.getByRole('link', { name: /^Basic details/ }).click()
  await page.getByLabel('Tagline').fill('Half a thought')
  await page.goBack()
  const dialog = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await dialog.getByRole('button', { name: 'Stay' }).click()
  expect(await page.getByLabel('Tagline').inputValue()).toBe('Half a thought')
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect.poll(() => previewText(page), patient).toContain('Half a thought')
  const { violations } = await axeOn(page).analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await dialog.getByRole('button', { name: 'Leave' }).click()
  await page.getByRole('link', { name: /^Basic details/ }).click()
  await expect.poll(() => page.getByLabel('Tagline').inputValue()).toBe('')
})

test('links: added from the store, checked by type, ordered by keyboard and by hand, deleted with a way back', async () => {
  const page = desk
  const { cardNo, url: address } = await makeCard(page, 'Links Stores', freshId('links'))
  await edit(page, cardNo, 'links')
  const add = async (name: string, value: string) => {
    await button(page, 'Add a link').click()
    const sheet = page.getByRole('dialog', { name: 'Add a link' })
    await sheet.getByLabel('Search links').fill(name)
    await sheet.getByRole('button', { name, exact: true }).first().click()
    await sheet.waitFor({ state: 'hidden' })
    const box = page.locator('[data-links] > li').last().getByRole('textbox', { name }).first()
    await box.fill(value)
    await box.blur()
    return box
  }
  const instagram = await add('Instagram', 'https://www.instagram.com/links.stores/')
  expect(await instagram.inputValue()).toBe('links.stores')
  await expectAccessible(page)
  const facebook = await add('Facebook', 'x y')
  await button(page, 'Save').click()
  await page.getByText('A valid link is required.').waitFor()
  await facebook.fill('linksstores')
  const email = await add('Email', 'hello@links.example')
  expect(await email.getAttribute('inputmode')).toBe('email')
  await page.getByText('3 of 20 links').waitFor()

  const order = () =>
    page.evaluate<string[]>(
      `[...document.querySelectorAll('[data-links] > li')].map((row) => row.querySelector('[aria-expanded] span span').textContent)`,
    )
  await expect.poll(order).toEqual(['Instagram', 'Facebook', 'Email'])
  await page.getByRole('button', { name: 'Move Email up' }).press('Enter')
  await expect.poll(order).toEqual(['Instagram', 'Email', 'Facebook'])
  await page.getByText('Email moved to place 2 of 3').waitFor({ state: 'attached' })
  for (const row of await page.locator('[data-links] [aria-expanded=true]').all()) await row.click()
  const handles = page.locator('[data-links] [data-drag-handle]')
  const [first, last] = [(await handles.nth(0).boundingBox())!, (await handles.nth(2).boundingBox())!]
  await page.mouse.move(first.x + 10, first.y + 20)
  await page.mouse.down()
  await page.mouse.move(first.x + 10, first.y + 60, { steps: 4 })
  await page.mouse.move(last.x + 10, last.y + 50, { steps: 12 })
  await page.mouse.up()
  await expect.poll(order).toEqual(['Email', 'Facebook', 'Instagram'])

  // dnd-kit swallows the click that ends a drag, and any other for 50 ms.
  await laterThan(page, 50)
  await page.locator('[data-links] > li').nth(1).locator('[aria-expanded]').click()
  await page.getByRole('button', { name: 'Remove Facebook' }).click()
  await expect.poll(order).toEqual(['Email', 'Instagram'])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(order).toEqual(['Email', 'Facebook', 'Instagram'])
  await button(page, 'Save').click()
  await saved(page)
  const html = await publicPage(address)
  expect(html).toContain('https://www.instagram.com/links.stores')
  expect(html.lastIndexOf('mailto:hello@links.example')).toBeLessThan(html.lastIndexOf('links.stores'))
})

test('settings: a new card link leaves the old one working, the language, and what search engines see', async () => {
  const page = desk
  const [before, after] = [freshId('before'), freshId('after')]
  const { cardNo, url: address } = await makeCard(page, 'Settings Stores', before)
  await edit(page, cardNo, 'settings')
  await page.getByRole('textbox', { name: 'Card link' }).fill(after)
  await page.getByText('Your old link keeps working for 90 days').waitFor()
  await page
    .getByRole('group', { name: 'Language of the card' })
    .getByRole('button', { name: 'हिन्दी' })
    .click()
  await page.getByLabel('Search title').fill('Settings Stores in Surat')
  await page.getByText('24/70').waitFor()
  await page
    .getByRole('figure', { name: 'In search results' })
    .getByText('Settings Stores in Surat')
    .waitFor()
  await page.getByText('This link is free').waitFor()
  await expectAccessible(page)
  await button(page, 'Save').click()
  await saved(page)
  const moved = await fetch(address, { redirect: 'manual' })
  expect([moved.status, moved.headers.get('location')]).toEqual([301, `/${after}`])
  const html = await publicPage(`${url}/${after}`)
  expect(html).toContain('<html lang="hi">')
  expect(html).toContain('<title>Settings Stores in Surat</title>')
})

test('template: compared before it is applied', async () => {
  const page = phone
  const { cardNo, url: address } = await makeCard(page, 'Template Stores', freshId('template'))
  await edit(page, cardNo, 'template')
  await page.getByRole('radio', { name: /^Clinic/ }).press('Space')
  await expect.poll(() => page.getByRole('radio', { name: /^Clinic/ }).isChecked()).toBe(true)
  await button(page, 'Classic').click()
  await page.getByRole('button', { name: 'Preview' }).click()
  await button(page, 'As it is now').click()
  const design = () =>
    page.evaluate<string>(
      `document.querySelector('[role=dialog] iframe[tabindex="0"]')?.contentDocument?.body.className`,
    )
  await expect.poll(design, patient).toMatch(/^bazaar\b/)
  await button(page, 'With your changes').click()
  await expect.poll(design, patient).toMatch(/^clinic\b/)
  await button(page, 'Close the preview').click()
  expect(await publicPage(address)).toMatch(/class="bazaar\b/)
  await button(page, 'Use this design').click()
  await saved(page)
  expect(await publicPage(address)).toMatch(/class="clinic\b/)
})

test('the preview stands at the part that is edited, however far down it is', async () => {
  const page = await open(newDesktop)
  await signIn(page, url, findPerson('+919876510002'))
  await page.goto(`${url}/panel/customer`, { waitUntil: 'commit' })
  const { data } = await callFrom<{ card: { cardNo: number } }[]>(
    page,
    'GET',
    '/api/v1/business/getBusinessesByUser',
  )
  for (const section of ['videos', 'links', 'payment']) {
    await edit(page, data[0]!.card.cardNo, section)
    const top = `document.querySelector('iframe[tabindex="0"]')?.contentDocument?.querySelector('#${section}')?.getBoundingClientRect().top`
    await expect.poll(() => page.evaluate<number | undefined>(top), patient).toBeCloseTo(56, -1)
  }
  await page.context().close()
})

test('sharing: copied with a live region, a QR code that can be kept', async () => {
  const page = await open(newPhone, { permissions: ['clipboard-read', 'clipboard-write'] })
  await signIn(page, url, findPerson('+919876510002'))
  await page.goto(`${url}/panel/customer`, { waitUntil: 'commit' })
  const { data } = await callFrom<{ card: { cardNo: number } }[]>(
    page,
    'GET',
    '/api/v1/business/getBusinessesByUser',
  )
  await edit(page, data[0]!.card.cardNo)
  expect(await page.getByRole('link', { name: 'Open card' }).getAttribute('href')).toBe(
    `${url}/aarogyam-clinic`,
  )
  await button(page, 'Share').click()
  const sheet = page.getByRole('dialog', { name: 'Share your card' })
  await sheet.getByRole('button', { name: 'Copy link' }).click()
  await sheet.getByRole('status').getByText('Copied').waitFor()
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(`${url}/aarogyam-clinic`)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Download QR code' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('aarogyam-clinic-qr.svg')
  await expectAccessible(page)
  await page.goBack()
  await sheet.waitFor({ state: 'hidden' })
  await page.context().close()
})

test('hostile text is inert in the panel, in the preview and on the page', async () => {
  const page = desk
  const { cardNo, url: address } = await makeCard(page, 'Hostile Stores', freshId('hostile'))
  await edit(page, cardNo, 'details')
  const evil = `</style><img src=x onerror="parent.hit=1;hit=1">`
  await page.getByLabel('Business name').fill(evil)
  await page.getByLabel('Tagline').fill(`"><script>parent.hit=1</script>`)
  await expect.poll(() => previewText(page), patient).toContain(evil)
  await button(page, 'Save').click()
  await saved(page)
  await page.getByRole('heading', { name: evil }).waitFor()
  expect(
    await page.evaluate(
      '[window.hit, ...[...document.querySelectorAll("iframe")].map((frame) => frame.contentDocument.querySelectorAll("script, [onerror]").length)].join()',
    ),
  ).toBe(',0,0')
  await page.goto(address)
  await page.getByRole('heading', { name: evil }).waitFor()
  expect(await page.evaluate('[window.hit, document.querySelectorAll("[onerror]").length]')).toEqual([
    undefined,
    0,
  ])
})
