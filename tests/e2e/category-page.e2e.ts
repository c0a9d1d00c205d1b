import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newPhone } from '../support/browser.ts'
import { callFrom, joinAsCustomer, makeBusiness } from '../support/new-customer.ts'
import {
  at,
  button,
  codeFor,
  expectAccessible,
  fillNewPassword,
  freshNumber,
  mobile,
} from '../support/sign-in-page.ts'

const product = ownProduct()
const { url, inboxUrl } = product
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a landing page in Hindi without script leads into sign-up, which keeps the category', async () => {
  const plain = await newPhone(browser, { javaScriptEnabled: false })
  const reader = await plain.newPage()
  await reader.goto(`${url}/for/auto-garage/hi`)
  await reader.getByRole('heading', { level: 1, name: 'आपके गैराज के लिए डिजिटल कार्ड' }).waitFor()
  await reader.getByText('क्या मज़दूरी का दाम दिखाना ज़रूरी है?').click()
  await reader.getByText('ग्राहक व्हाट्सऐप पर पूछ लेता है।').waitFor()
  await reader.getByRole('link', { name: 'English' }).click()
  await reader.getByRole('heading', { level: 1, name: 'A digital card for your garage' }).waitFor()
  await reader.goBack()
  const way = await reader.getByRole('link', { name: 'अपना कार्ड बनाएँ' }).first().getAttribute('href')
  await plain.close()

  const context = await newPhone(browser, { reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.goto(`${url}/for/auto-garage/hi`)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await page.goto(`${url}/for/en`)
  await expectAccessible(page)

  const digits = freshNumber()
  await page.goto(new URL(way!, url).href)
  await mobile(page).fill(digits)
  await button(page, 'Continue').click()
  await at(page, '/panel/otp')
  await page.getByLabel('6-digit code').fill(await codeFor(inboxUrl, `+91${digits}`))
  await at(page, '/panel/createPassword')
  await fillNewPassword(page, 'Rangoli-Basket-9')
  await page.getByRole('checkbox').check()
  await button(page, 'Save and go on').click()
  await page.waitForURL((address) => address.pathname === '/panel/customer/businesses/add')
  const category = page.getByRole('combobox', { name: /^Category/ })
  await expect.poll(() => category.inputValue(), { timeout: 10_000 }).toBe('Auto Garage')
  await context.close()
})

test('an agency’s own page shows its pictures, each with what it shows, in both schemes', async () => {
  const context = await newPhone(browser, { reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await page.goto(`${url.replace('//localhost', '//surat.localhost')}/for/sarees-dress-material/en`)
  await page.getByRole('img', { name: 'Sarees hung side by side' }).waitFor()
  const last = page.getByRole('img', { name: 'The border of a saree, close up' })
  await last.scrollIntoViewIfNeeded()
  await expect
    .poll(() => last.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth), {
      timeout: 10_000,
    })
    .toBeGreaterThan(0)
  await expectAccessible(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await context.close()
})

test('the wizard offers the words of the trade, and what is taken stands on the card', async () => {
  const context = await newPhone(browser, { reducedMotion: 'reduce' })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  await joinAsCustomer(page, product)
  const businessId = await makeBusiness(page, { businessName: 'Raj Motors', category: 'Auto Garage' })
  const draft = await callFrom<{ cardNo: number }>(page, 'POST', '/api/v1/updateCardSettings', {
    businessId,
    cardId: `raj-motors-${Date.now().toString(36)}`,
  })
  await page.goto(`${url}/panel/customer/cards/add?businessId=${businessId}&step=links`)
  const offer = page.getByRole('region', { name: 'Ready words' })
  await offer.getByRole('button', { name: 'Our promise' }).click()
  await expectAccessible(page)
  await offer.getByRole('button', { name: 'Put on my card' }).click()
  await page.getByText('Your card has its first words').waitFor()
  await offer.waitFor({ state: 'detached' })
  const { data: card } = await callFrom<{
    aboutUs: { title: string; body: string }
    products: { kind: string }[]
  }>(page, 'GET', `/api/v1/card?cardNo=${draft.data.cardNo}`)
  expect(card.aboutUs.title).toBe('Our promise')
  expect(card.aboutUs.body).toContain('old parts are handed back')
  expect(card.products.map(({ kind }) => kind)).toEqual(Array(6).fill('service'))
  await context.close()
})
