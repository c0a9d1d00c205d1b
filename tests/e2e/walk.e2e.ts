import ICAL from 'ical.js'
import { createRequire } from 'node:module'
import { PNG } from 'pngjs'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newPhone } from '../support/browser.ts'
import { askCode, at, button, codeFor, fillNewPassword, freshNumber } from '../support/sign-in-page.ts'

// Its types describe a default export that is not there at run time.
const readQr = createRequire(import.meta.url)('jsqr') as (
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
) => { data: string } | null
const { url, inboxUrl } = ownProduct()
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('the whole walk on a phone: number, code, password, business, card, thanks, and a public page that can be saved and scanned', async () => {
  const context = await newPhone(browser)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  const broken: string[] = []
  page.on('pageerror', (error) => broken.push(error.message))
  const digits = freshNumber()
  const business = 'Sharma Tea & Snacks'
  const cardId = `sharma-tea-${Date.now().toString(36)}`

  await askCode(page, digits, url)
  await page.getByLabel('6-digit code').fill(await codeFor(inboxUrl, `+91${digits}`))
  await at(page, '/panel/createPassword')
  await fillNewPassword(page, 'Kulhad-Adrak-47')
  await page.getByRole('checkbox').check()
  await button(page, 'Save and go on').click()

  await at(page, '/panel/customer/businesses/add?firstTimeUser=true&shouldCreateDigitalCard=true')
  await page.getByLabel('Business name').fill(business)
  await page.getByRole('combobox', { name: /^Category/ }).fill('Café')
  await page.getByRole('option', { name: /Café/ }).click()
  const mobile = page.getByLabel('Mobile number')
  await mobile.fill(digits)
  await button(page, 'Next').click()
  await page.getByLabel('City').fill('Indore')
  await button(page, 'Add business').click()

  await page.getByRole('heading', { name: 'Choose a design' }).waitFor()
  await button(page, 'Next').click()
  await page.getByRole('heading', { name: 'Check your details' }).waitFor()
  expect(await page.getByLabel('Business name').inputValue()).toBe(business)
  await page.getByLabel('Tagline').fill('Ginger tea since 1998')
  await button(page, 'Next').click()
  await page.getByRole('heading', { name: 'Choose the link of your card' }).waitFor()
  await page.getByText('This link is free').waitFor()
  await page.getByRole('textbox', { name: 'Card link' }).fill(cardId)
  await page.getByText('This link is free').waitFor()
  await button(page, 'Next').click()
  await page.getByRole('heading', { name: 'How do customers pay?' }).waitFor()
  await button(page, 'Skip').click()
  await page.getByRole('heading', { name: 'Photos and useful links' }).waitFor()
  await page.getByRole('button', { name: 'Add a link' }).first().click()
  await page.getByRole('button', { name: 'Instagram', exact: true }).first().click()
  await page.getByRole('textbox', { name: 'Instagram' }).fill('@sharmatea')
  await button(page, 'Next').click()
  await page.getByRole('heading', { name: 'Look once more and publish' }).waitFor()
  await button(page, 'Publish my card').click()

  await at(page, '/panel/thankyou')
  const address = `${url}/${cardId}`
  const code = page.getByRole('img', { name: 'QR code of your card' })
  // The message about the new business lies over the foot of the screen for six seconds, and longer under the mouse.
  await page.mouse.move(180, 400)
  await page.getByText('was added').waitFor({ state: 'hidden' })
  await code.scrollIntoViewIfNeeded()
  const { data, width, height } = PNG.sync.read(await code.screenshot())
  expect(readQr(new Uint8ClampedArray(data), width, height)?.data).toBe(address)

  const [card] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: new URL(address).host }).click(),
  ])
  await card.waitForURL(address)
  await card.getByRole('heading', { level: 1, name: business }).waitFor()
  await card.getByText('Ginger tea since 1998').first().waitFor()
  expect(
    await card
      .getByRole('link', { name: /Instagram/ })
      .first()
      .getAttribute('href'),
  ).toBe('https://www.instagram.com/sharmatea')

  const answer = await fetch(`${address}.vcf`)
  expect(answer.headers.get('content-type')).toMatch(/^text\/vcard/)
  const contact = new ICAL.Component(ICAL.parse(await answer.text()) as never)
  expect(contact.getFirstPropertyValue('fn')).toBeTruthy()
  expect(String(contact.getFirstPropertyValue('org'))).toContain('Sharma Tea')
  expect(
    contact.getAllProperties('tel').map((phone) => String(phone.getFirstValue()).replace(/\D/g, '')),
  ).toContain(`91${digits}`)
  expect(contact.getAllProperties('url').map((link) => String(link.getFirstValue()))).toContain(address)
  expect(broken).toEqual([])
  await context.close()
})
