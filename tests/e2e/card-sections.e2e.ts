import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newDesktop } from '../support/browser.ts'
import {
  freshId,
  keptAsDraft,
  openAsNewCustomer,
  patient,
  previewText,
  publicPage,
  saved,
} from '../support/card-screens.ts'
import { carryUp } from '../support/by-keys.ts'
import { callFrom, makeCard } from '../support/new-customer.ts'
import { pdfFile, pictureFile } from '../support/sample-files.ts'
import { button, expectAccessible } from '../support/sign-in-page.ts'
import { reload } from '../support/panel.ts'

const product = ownProduct()
const { url } = product
let browser: Browser
/** A customer with one card, of which each test edits a section of its own. */
let page: Page
let cardNo: number
let address: string

beforeAll(async () => {
  browser = await launchBrowser()
  page = await openAsNewCustomer(browser, product, newDesktop)
  ;({ cardNo, url: address } = await makeCard(page, 'Section Stores', freshId('sections')))
})
afterAll(() => browser.close())

const edit = (section: string) =>
  page.goto(`${url}/panel/customer/cards/edit?cardNo=${cardNo}&section=${section}`)
/** A section saved, and the first page asked for after the answer. */
const saveAndRead = async (call: string) => {
  const answer = page.waitForResponse(`**/api/v1/${call}`)
  await button(page, 'Save').click()
  expect((await answer).status()).toBe(200)
  const html = await publicPage(address)
  await saved(page)
  return html
}

test('payment options: checked, typed twice, kept over a reload, on the page at once', async () => {
  await edit('payment')
  await page.getByLabel('UPI id').fill('no id')
  await page.getByLabel('Name of the payee').fill('Payment Stores')
  await button(page, 'Add a bank account').click()
  await page.getByLabel('Account number', { exact: false }).first().fill('1234 5678 9012')
  await page.getByLabel('Account number again').fill('123456789013')
  await page.getByLabel('IFSC').fill('SBIN1234')
  await button(page, 'Save').click()
  await page.getByText('Give a UPI id such as name@bank.').waitFor()
  await page.getByText('The two account numbers differ.').waitFor()
  await page.getByText('An IFSC has 11 characters, such as SBIN0001234.').waitFor()
  await expectAccessible(page)

  await page.getByLabel('UPI id').fill('Stores@OKAXIS')
  await page.getByRole('img', { name: 'UPI code with your id' }).waitFor()
  await page.getByLabel('Account number again').fill('123456789012')
  await page.getByLabel('IFSC').fill('sbin0001234')
  await button(page, 'Add PhonePe').click()
  await expect.poll(() => page.getByLabel('PhonePe', { exact: true }).inputValue()).toMatch(/98765 ?43210/)
  await keptAsDraft(page, 'Stores@OKAXIS')
  await reload(page)
  await expect.poll(() => page.getByLabel('UPI id').inputValue(), patient).toBe('Stores@OKAXIS')
  await expect.poll(() => previewText(page), patient).toContain('stores@okaxis')
  const html = await saveAndRead('updateCardPaymentOptions')
  expect(html).toContain('stores@okaxis')
  expect(html).toContain('123456789012')
  await page.getByText('State Bank of India').waitFor()
  await reload(page)
  await expect.poll(() => page.getByLabel('Account number again').inputValue()).toBe('123456789012')
  await button(page, 'Remove the bank account').click()
  await button(page, 'Undo').click()
  await expect.poll(() => page.getByLabel('Account number again').inputValue()).toBe('123456789012')
})

test('about us: suggested titles and reasons, marks in the text, a brochure, a wrong GSTIN', async () => {
  await edit('about')
  await button(page, 'Our story').click()
  expect(await page.getByRole('textbox', { name: 'Heading' }).inputValue()).toBe('Our story')
  const text = page.getByLabel('Text', { exact: true })
  await text.fill('Lights since 1984')
  await text.press('ControlOrMeta+a')
  await button(page, 'Bold').click()
  expect(await text.inputValue()).toBe('**Lights since 1984**')
  await expect.poll(() => previewText(page), patient).toContain('Lights since 1984')
  await page.getByRole('group', { name: 'Suggested reasons' }).getByRole('button').first().click()
  const own = page.getByLabel('A reason of your own')
  for (let more = 2; more <= 8; more++) {
    await own.fill(`Reason ${more}`)
    await own.press('Enter')
  }
  await page.getByText('8 of 8 reasons').waitFor()
  expect(await page.getByRole('group', { name: 'Suggested reasons' }).count()).toBe(0)
  await button(page, 'Remove Reason 8').click()
  await page.getByLabel('GSTIN').fill('24ABCDE1234F1Z5')
  await button(page, 'Save').click()
  await page.getByText('This GSTIN is not right. Compare it with your certificate.').waitFor()
  await page.getByLabel('GSTIN').fill('24aaacc1206d1zm')

  const files = page.getByLabel('Choose a PDF').and(page.locator('input'))
  await files.setInputFiles({ name: 'photo.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no pdf') })
  await page.getByText('This kind of file does not work. Use a PDF.').waitFor()
  await files.setInputFiles({ name: 'Price list.pdf', mimeType: 'application/pdf', buffer: pdfFile() })
  await page.getByRole('link', { name: /Price list/ }).waitFor()
  await expectAccessible(page)
  await keptAsDraft(page, 'Price list')
  await reload(page)
  await page.getByRole('link', { name: /Price list/ }).waitFor()
  const html = await saveAndRead('updateCardAboutUs')
  expect(html).toContain('Our story')
  expect(html).toContain('<strong>Lights since 1984</strong>')
  expect(html).toContain('Reason 7')
  expect(html).toContain('Price list')
  expect(html).toContain('24AAACC1206D1ZM')
})

test('videos: any address of YouTube, no twins, ordered by keyboard, nothing asked of YouTube', async () => {
  const strangers: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && /^https?:/.test(request.url())) strangers.push(request.url())
  })
  await edit('videos')
  const box = page.getByLabel('YouTube link')
  await box.fill('https://vimeo.com/1')
  await box.press('Enter')
  await page.getByText('This is no address of a YouTube video.').waitFor()
  for (const text of [
    'https://youtu.be/aaaaaaaaaaa?si=1',
    'https://www.youtube.com/shorts/bbbbbbbbbbb',
    'ccccccccccc',
  ]) {
    await box.fill(text)
    await box.press('Enter')
  }
  await page.getByText('3 of 10').waitFor()
  await box.fill('https://www.youtube.com/watch?v=aaaaaaaaaaa')
  await button(page, 'Add').click()
  await page.getByText('This video is on the card already.').waitFor()
  const titles = page.getByLabel('Title of the video')
  for (const place of [0, 1, 2]) await titles.nth(place).fill(['First', 'Second', 'Third'][place]!)
  await expectAccessible(page)
  await carryUp(button(page, 'Move Third'), 2)
  await page.getByText('Third moved to place 1 of 3').waitFor({ state: 'attached' })
  await expect.poll(() => titles.nth(0).inputValue()).toBe('Third')
  await button(page, 'Remove First').click()
  await button(page, 'Undo').click()
  const html = await saveAndRead('updateCardYoutubeVideos')
  expect(html.indexOf('Third')).toBeGreaterThan(0)
  expect(html.indexOf('Third')).toBeLessThan(html.indexOf('First'))
  expect(html).toContain('bbbbbbbbbbb')
  expect(strangers).toEqual([])
})

test('gallery: many at once, one fails and is tried again alone, captions, order by hand, removed with a way back', async () => {
  await edit('gallery')
  await page.getByText('Show what you do').waitFor()
  await expectAccessible(page)
  let calls = 0
  let atOnce = 0
  let most = 0
  await page.route('**/api/v1/document/uploadDoc**', async (route) => {
    most = Math.max(most, ++atOnce)
    if (++calls === 2)
      await route.fulfill({ status: 500, json: { data: { code: 'INTERNAL', message: '', ref: '' } } })
    else await route.continue()
    atOnce--
  })
  const chooser = page.getByLabel('Add pictures').and(page.locator('input'))
  await chooser.setInputFiles([
    ...['red', 'green', 'blue'].map((name, place) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: pictureFile(place),
    })),
    { name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('not a picture') },
  ])
  const again = page.getByRole('button', { name: /^Try again: / })
  await again.waitFor()
  await page.getByText('This kind of file does not work. Use a JPEG, PNG or WebP picture.').waitFor()
  await page.getByText('2 of 30').waitFor()
  await expectAccessible(page)
  await again.click()
  await page.getByText('3 of 30').waitFor()
  expect(most).toBeLessThanOrEqual(2)
  await button(page, 'Remove notes.png').click()
  await page.unroute('**/api/v1/document/uploadDoc**')

  for (const place of [1, 2, 3]) {
    await button(page, `Edit Picture ${place}`).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel('Caption').fill(`Shot ${place}`)
    await sheet.getByLabel('Album').fill('Work')
    await button(page, 'Done').click()
    await sheet.waitFor({ state: 'hidden' })
  }
  await keptAsDraft(page, 'Shot 3')
  await reload(page)
  await button(page, 'Edit Shot 1').waitFor()
  const grip = async (name: string) => (await button(page, `Move ${name}`).boundingBox())!
  const [from, to] = [await grip('Shot 1'), await grip('Shot 3')]
  await page.mouse.move(from.x + 20, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(to.x - 30, to.y + 20, { steps: 8 })
  await page.mouse.move(to.x + 30, to.y + 24, { steps: 4 })
  await page.mouse.up()
  const order = () =>
    page
      .locator('[data-pictures] > li button[aria-label^=Edit]')
      .evaluateAll((all) => all.map((one) => one.ariaLabel))
  await expect.poll(order).toEqual(['Edit Shot 2', 'Edit Shot 3', 'Edit Shot 1'])
  await button(page, 'Edit Shot 3').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await button(page, 'Undo').click()
  await button(page, 'Edit Shot 3').waitFor()
  const html = await saveAndRead('updateCardGallery')
  expect(html.indexOf('Shot 2')).toBeGreaterThan(0)
  expect(html.indexOf('Shot 2')).toBeLessThan(html.indexOf('Shot 1'))
  expect(html).toContain('Work')
})

test('order and switches: by hand and by keyboard, at once, taken back when the server says no', async () => {
  await callFrom(page, 'POST', '/api/v1/updateCardYoutubeVideos', {
    cardNo,
    youtubeVideos: [{ videoId: 'aaaaaaaaaaa', title: 'Our shop' }],
  })
  await callFrom(page, 'POST', '/api/v1/updateCardAboutUs', {
    cardNo,
    aboutUs: { ...about, body: 'Since 1984' },
  })
  await page.goto(`${url}/panel/customer/cards/edit?cardNo=${cardNo}`)
  const names = () =>
    page.locator('[data-blocks] > li [role=switch]').evaluateAll((all) => all.map((one) => one.ariaLabel))
  await expect.poll(async () => (await names())[1], patient).toContain('About us')
  await expectAccessible(page)

  let answer = page.waitForResponse('**/api/v1/updateCardSettings')
  await carryUp(button(page, 'Move YouTube videos'), 3)
  await page.getByText('YouTube videos moved to place 2 of 9').waitFor({ state: 'attached' })
  expect((await answer).status()).toBe(200)
  let html = await publicPage(address)
  expect(html.indexOf('id="videos"')).toBeLessThan(html.indexOf('id="about"'))

  const toggle = page.getByRole('switch', { name: 'Show About us on the page' })
  answer = page.waitForResponse('**/api/v1/updateCardSettings')
  await toggle.click()
  await expect.poll(() => toggle.isChecked(), { timeout: 2000, interval: 20 }).toBe(false)
  await answer
  html = await publicPage(address)
  expect(html).not.toContain('Since 1984')
  await expect.poll(() => previewText(page), patient).not.toContain('Since 1984')

  await page.route('**/api/v1/updateCardSettings', (route) =>
    route.fulfill({ status: 500, json: { data: { code: 'INTERNAL', message: '', ref: '' } } }),
  )
  await toggle.click()
  await page.getByText('The order could not be saved.').waitFor()
  await expect.poll(() => toggle.isChecked(), patient).toBe(false)
  await page.unroute('**/api/v1/updateCardSettings')

  const grip = async (name: string) => (await button(page, `Move ${name}`).boundingBox())!
  const [from, to] = [await grip('Feedback'), await grip('Contact')]
  answer = page.waitForResponse('**/api/v1/updateCardSettings')
  await page.mouse.move(from.x + 10, from.y + 20)
  await page.mouse.down()
  await page.mouse.move(from.x + 10, to.y + 30, { steps: 10 })
  await page.mouse.move(from.x + 10, to.y + 8, { steps: 4 })
  await page.mouse.up()
  expect((await answer).status()).toBe(200)
  await expect.poll(async () => (await names())[0]).toContain('Feedback')
})

const about = {
  title: '',
  body: '',
  reasons: [],
  ownerDocumentId: null,
  brochureDocumentId: null,
  brochureTitle: '',
  gstin: null,
  licence: '',
  yearEstablished: null,
  nature: [],
}
