import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, type newPhone } from '../support/browser.ts'
import {
  freshId,
  heading,
  keptAsDraft,
  openAsNewCustomer,
  patient,
  previewText,
  publicPage,
} from '../support/card-screens.ts'
import { makeBusiness } from '../support/new-customer.ts'
import { at, button, expectAccessible } from '../support/sign-in-page.ts'
import { focused, reload } from '../support/panel.ts'

const product = ownProduct()
const { url } = product
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const customer = (make?: typeof newPhone) => openAsNewCustomer(browser, product, make)

test('the wizard: one business is chosen, a draft is made, steps survive a reload, and the card goes live', async () => {
  const page = await customer()
  await makeBusiness(page, { businessName: 'Raj Electricals' })
  const cardId = freshId('raj-electricals')
  await page.goto(`${url}/panel/customer/cards/add`)
  await expect.poll(() => page.getByRole('radio').isChecked()).toBe(true)
  await expectAccessible(page)
  await button(page, 'Next').click()

  await heading(page, 'Choose a design')
  await page.getByText('Suits your trade').waitFor()
  await expect.poll(() => previewText(page), patient).toContain('Raj Electricals')
  await expectAccessible(page)
  await page.getByRole('radio', { name: /^Minimal/ }).press('Space')
  await expect.poll(() => page.getByRole('radio', { name: /^Minimal/ }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Colour #7b3fa0' }).click()
  await reload(page)
  await heading(page, 'Choose a design')
  await expect.poll(() => page.getByRole('radio', { name: /^Minimal/ }).isChecked()).toBe(true)
  await button(page, 'Next').click()

  await heading(page, 'Check your details')
  const name = page.getByLabel('Business name')
  await expect.poll(() => name.inputValue()).toBe('Raj Electricals')
  await name.fill('')
  await page.getByLabel('WhatsApp number').fill('call me')
  await button(page, 'Next').click()
  await page.getByText('This field is required.').waitFor()
  await focused(page.locator('[name=companyName]'))
  await page.getByText('A valid phone number is required.').waitFor()
  await name.fill('Raj Electricals & Sons')
  await page.getByLabel('WhatsApp number').fill('98765 43210')
  await keptAsDraft(page, 'Raj Electricals & Sons')
  await reload(page)
  await expect.poll(() => name.inputValue(), patient).toBe('Raj Electricals & Sons')
  await expectAccessible(page)
  await button(page, 'Next').click()

  await heading(page, 'Choose the link of your card')
  const link = page.getByLabel('Card link')
  await page.getByText('This link is free').waitFor()
  expect(await link.inputValue()).toMatch(/^raj-electricals/)
  await link.fill('x')
  await link.blur()
  await page.getByText('Use 3 to 30 small letters, digits and single hyphens.').waitFor()
  await link.fill('Aarogyam Clinic')
  expect(await link.inputValue()).toBe('aarogyam-clinic')
  await page.getByText('This card link is taken. Choose another.').waitFor()
  const ideas = page.getByRole('group', { name: 'Free links' }).getByRole('button')
  await expect.poll(() => ideas.count()).toBe(3)
  await expectAccessible(page)
  const idea = await ideas.nth(1).innerText()
  await ideas.nth(1).click()
  expect(await link.inputValue()).toBe(idea)
  await page.getByText('This link is free').waitFor()
  await link.fill('admin')
  await page.getByText('This card link is reserved. Choose another.').waitFor()
  await link.fill(cardId)
  await page.getByText('This link is free').waitFor()
  await button(page, 'Next').click()

  await heading(page, 'How do customers pay?')
  await expectAccessible(page)
  await page.getByRole('main').getByRole('button', { name: 'Back', exact: true }).click()
  await heading(page, 'Choose the link of your card')
  await button(page, 'Next').click()
  await heading(page, 'How do customers pay?')
  await page.getByLabel('UPI id').fill('raj@')
  await button(page, 'Next').click()
  await page.getByText('Give a UPI id such as name@bank.').waitFor()
  await page.getByLabel('UPI id').fill('Raj.Sons@OKSBI')
  await button(page, 'Next').click()

  await heading(page, 'Photos and useful links')
  await expectAccessible(page)
  await reload(page)
  await heading(page, 'Photos and useful links')
  await button(page, 'Skip').click()

  await heading(page, 'Look once more and publish')
  await page.getByText('Free for 7 days').waitFor()
  await expect.poll(() => previewText(page), patient).toContain('Raj Electricals & Sons')
  await expectAccessible(page)
  await button(page, 'Publish my card').click()
  await at(page, '/panel/thankyou')
  const html = await publicPage(`${url}/${cardId}`)
  expect(html).toContain(
    'Raj Electricals &#38; Sons'.replace('&#38;', html.includes('&amp;') ? '&amp;' : '&#38;'),
  )
  expect(html).toMatch(/class="minimal\b/)
  expect(html).toContain('raj.sons@oksbi')

  await page.getByRole('link', { name: `${new URL(url).host}/${cardId}` }).waitFor()
  await expectAccessible(page)
  await reload(page)
  await page.getByRole('button', { name: 'Copy link' }).waitFor()
  await page.getByRole('button', { name: 'Go to home' }).click()
  await at(page, '/panel/customer')
  await page
    .getByRole('main')
    .getByText(/Raj Electricals/)
    .first()
    .waitFor()
  await page.context().close()
})
