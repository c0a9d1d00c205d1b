import type { Browser, BrowserContext, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newDesktop } from '../support/browser.ts'
import { callFrom } from '../support/new-customer.ts'
import { findPerson, signIn } from '../support/sign-in.ts'
import { button, freshNumber } from '../support/sign-in-page.ts'
import { pressOk } from '../support/upgrade.ts'

const { url } = ownProduct()
const originOf = (host: string) => Object.assign(new URL(url), { hostname: host }).origin
const surat = originOf('surat.localhost')
const superAdmin = '+919876521001'
const suratAdmin = '+919876522001'

let browser: Browser
const open: BrowserContext[] = []
beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()))
})
afterAll(() => browser.close())

async function staff(name: string, origin: string, path = '/panel/admin'): Promise<Page> {
  const context = await newDesktop(browser, { reducedMotion: 'reduce' })
  open.push(context)
  // What leads out of the house ends here.
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  // Of the document and not of the window, where Playwright holds back a press whose goal moved away under it, and presses anew.
  await context.addInitScript({
    content: `document.addEventListener('pointerdown', () =>
      sessionStorage.setItem('presses', Number(sessionStorage.getItem('presses')) + 1), true)`,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await signIn(page, origin, findPerson(name))
  await page.goto(`${origin}${path}`)
  return page
}

/** From the home on: how often the mouse was pressed until the job was done. What is typed is no press. */
async function pressesOf(page: Page, job: () => Promise<unknown>): Promise<number> {
  await page.goto(`${new URL(page.url()).origin}/panel/admin`)
  await page.getByRole('heading', { level: 1, name: /Namaste/ }).waitFor()
  await page.evaluate(`sessionStorage.setItem('presses', 0)`)
  await job()
  return page.evaluate<number>(`Number(sessionStorage.getItem('presses'))`)
}

/** Ctrl+K, a few letters or digits, Enter. */
async function find(page: Page, text: string, option: RegExp): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: 'Page, business, phone or action' }).fill(text)
  await page.getByRole('option', { name: option }).first().waitFor()
  // What is found comes in parts and may move what stands there: each step looks where it is.
  const chosen = page.getByRole('option', { selected: true })
  await expect
    .poll(
      async () => {
        const isThere = option.test(await chosen.innerText())
        if (!isThere) await page.keyboard.press('ArrowDown')
        return isThere
      },
      { message: `${option} is chosen` },
    )
    .toBe(true)
  await page.keyboard.press('Enter')
}
/** A key on a row, as if J had walked there. */
const onRow = async (page: Page, row: string, key: string) => {
  await page.locator(`[data-row="${row}"]`).focus()
  await page.keyboard.press(key)
}
const inMenu = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name })

test('ten jobs of every day, three presses of the mouse each at the most (docs/office.md)', async () => {
  const page = await staff(suratAdmin, surat)
  const counted: Record<string, number> = {}
  const count = async (job: string, on: Page, deed: () => Promise<unknown>) => {
    counted[job] = await pressesOf(on, deed)
  }
  await count('find by the last four digits', page, async () => {
    await find(page, '0012', /10012/)
    await page.getByRole('main').getByText('+91 98765 10012').first().waitFor()
  })
  const digits = freshNumber()
  const name = `Desk ${digits}`
  await count('add a customer', page, async () => {
    await button(page, 'Add customer').click()
    await page.getByLabel('Mobile number').fill(digits)
    await page.keyboard.press('Enter')
    await button(page, 'Add business').click()
    await page.getByLabel(/^Business name/).fill(name)
    await page.getByRole('combobox', { name: /^Category/ }).fill('Tailor')
    await page.getByRole('option', { name: 'Tailoring' }).waitFor()
    await page.keyboard.press('Enter')
    await page.getByLabel(/^Business name/).press('Enter')
    await page.getByLabel('Owner’s name').press('Enter')
    await page.waitForURL(/\/cards\/add/)
  })
  await count('give a plan, and record its payment', page, async () => {
    await find(page, digits.slice(-4), new RegExp(name))
    // The home has a way of this name too.
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await button(page, 'Assign plan').first().click()
    // On desktops all plans lie side by side.
    const plans = page.getByRole('dialog', { name: 'Premium' })
    await plans
      .getByRole('button', { name: /^(Buy now|Select Plan): / })
      .first()
      .click()
    const sure = page.getByRole('alertdialog', { name: 'Confirm' })
    await sure.getByLabel('Reference').fill('UPI 1')
    const state = sure.getByLabel(/^State/)
    if (await state.count()) await state.selectOption('Gujarat')
    await pressOk(page)
    await page.getByText('Your payment was successful!').waitFor()
  })
  let cardNo = ''
  await count('pause a card', page, async () => {
    await inMenu(page, 'All Projects').click()
    const active = page.locator('[data-row]', { has: page.locator('[data-chip]', { hasText: /^Active$/ }) })
    cardNo = (await active.first().getAttribute('data-row'))!
    await onRow(page, cardNo, 'm')
    await page.getByRole('menuitem', { name: 'Deactivate' }).click()
    const ask = page.getByRole('alertdialog')
    await ask.getByLabel('Reason').fill('On leave')
    await ask.getByRole('button', { name: 'Deactivate' }).click()
    await page.getByText(/^The card of .* is inactive$/).waitFor()
  })
  // What is pressed in the row's menu is no press on the row.
  expect(await page.getByRole('region', { name: 'Details' }).count()).toBe(0)
  await callFrom(page, 'POST', '/api/v1/updateCardStatus', { cardNo: Number(cardNo), status: 'ACTIVE' })
  await count('reset a password', page, async () => {
    await find(page, digits.slice(-4), new RegExp(name))
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Reset password' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Reset password' }).click()
    await page.getByRole('group', { name: 'New password' }).waitFor()
  })
  await count('answer feedback', page, async () => {
    await page.getByRole('main').getByRole('button', { name: 'Feedback' }).click()
    await page
      .getByRole('table', { name: 'Feedback' })
      .getByRole('row')
      .filter({ hasNotText: 'Loom' })
      .nth(1)
      .getByRole('cell')
      .nth(1)
      .click()
    const answer = page.getByRole('region', { name: 'Details' }).getByRole('link', { name: /WhatsApp/ })
    const [chat] = await Promise.all([page.context().waitForEvent('page'), answer.click()])
    await chat.waitForURL(/^https:\/\/wa\.me\/91/)
  })
  await count('read this month’s bill', page, async () => {
    await inMenu(page, 'Billing').click()
    await page.getByRole('link', { name: /This month so far/ }).click()
    await page.getByRole('heading', { level: 1, name: 'Month payment' }).waitFor()
  })
  await count('see who renews this week', page, async () => {
    await page
      .getByRole('region', { name: 'Expiring businesses to call' })
      .getByRole('listitem')
      .first()
      .waitFor()
  })

  const boss = await staff(superAdmin, url)
  await count('record a payment of an agency', boss, async () => {
    await find(boss, 'bills of', /Bills of agencies/)
    await boss
      .getByRole('list', { name: 'Agencies' })
      .getByRole('link')
      .filter({ hasText: 'Rangtapi' })
      .first()
      .click()
    // Of a month, or of the yearly fee where everything is paid.
    await button(boss, 'Record a payment').first().click()
    const form = boss.getByRole('dialog', { name: 'Record a payment' })
    await form.getByLabel(/^Note/).fill('At the counter')
    const rupees = form.getByLabel(/^Rupees/)
    if (await rupees.count()) await rupees.fill('1')
    await form.getByRole('button', { name: 'Record' }).click()
    await boss.getByText('The payment is recorded.').waitFor()
  })
  const buffer = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#b4532a' } })
    .png()
    .toBuffer()
  await count('publish a picture', boss, async () => {
    await inMenu(boss, 'Greetings Management').click()
    await button(boss, 'Add images').first().click()
    await boss
      .getByLabel('Choose pictures', { exact: true })
      .setInputFiles({ name: 'desk.png', mimeType: 'image/png', buffer })
    await boss.getByRole('combobox', { name: /^Category/ }).selectOption({ label: 'Good Morning' })
    await boss.getByLabel('Subcategory or occasion').selectOption({ label: 'Good Night' })
    await boss.getByText('1 of 1 have arrived').waitFor()
    await button(boss, 'Save 1 image').click()
    await boss.getByText('1 image is in the library').waitFor()
  })
  expect(Object.keys(counted)).toHaveLength(10)
  expect(counted['answer feedback']).toBe(3)
  expect(Object.entries(counted).filter(([, presses]) => presses > 3)).toEqual([])
})
