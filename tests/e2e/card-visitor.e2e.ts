import pg from 'pg'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newDesktop, newPhone } from '../support/browser.ts'
import { axeOn } from '../support/axe.ts'

const { port, databaseUrl } = ownProduct()
const url = `http://localhost:${port}/anand-mithai`

let browser: Browser
let database: pg.Client
beforeAll(async () => {
  browser = await launchBrowser()
  database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await browser.close()
  await database.end()
})

const ask = async (sql: string, values: unknown[] = []) => (await database.query(sql, values)).rows

test('without scripts a visitor writes to the owner, and the page thanks', async () => {
  const words = `बहुत बढ़िया ${Date.now()}`
  const context = await newPhone(browser, { javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('label[for="star-4"]').click()
  await page.locator('textarea[name="text"]').fill(words)
  await page.locator('form[action$="feedback"] input[name="name"]').fill('Asha')
  await page.locator('form[action$="feedback"] button[type="submit"]').click()
  await page.waitForURL(`${url}#thanks`)
  expect(await page.locator('#thanks').isVisible()).toBe(true)
  expect(await ask('select stars, name from feedback where text = $1', [words])).toEqual([
    { stars: 4, name: 'Asha' },
  ])
  await context.close()
})

test('without scripts a visitor leaves their number, and hears what is wrong with it without losing a word', async () => {
  const words = `दो किलो लड्डू ${Date.now()}`
  const context = await newPhone(browser, { javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(url)
  const form = page.locator('form[action$="public/lead"]')
  await form.locator('input[name="name"]').fill('Asha Patel')
  await form.locator('input[name="phone"]').fill('98765 4321')
  await form.locator('textarea').fill(words)
  await form.locator('input[name="consent"]').check()
  await form.locator('button[type="submit"]').click()
  await page.getByRole('alert').waitFor()
  expect(await page.locator('textarea').inputValue()).toBe(words)
  await page.locator('input[name="phone"]').fill('९८७६५ ४३२१०')
  await page.getByRole('button').click()
  await page.waitForURL(`${url}#received`)
  expect(await page.locator('#received').isVisible()).toBe(true)
  expect(await ask('select name, phone from lead where note = $1', [words])).toEqual([
    { name: 'Asha Patel', phone: '+919876543210' },
  ])
  await context.close()
})

test('stars go up to the right: by the keyboard, by a tap, and under a pointer before it is pressed', async () => {
  const context = await newDesktop(browser)
  const page = await context.newPage()
  await page.goto(url)
  const shown = () =>
    page.evaluate<string>(
      `[...document.querySelectorAll('.stars label')].map((label) => getComputedStyle(label, '::before').content.replaceAll('"', '')).join('')`,
    )
  expect(await shown()).toBe('☆☆☆☆☆')
  await page.locator('#star-1').press('Space')
  expect(await shown()).toBe('★☆☆☆☆')
  await page.locator('#star-1').press('ArrowRight')
  await page.locator('#star-2').press('ArrowRight')
  expect([await page.locator('#star-3').isChecked(), await shown()]).toEqual([true, '★★★☆☆'])
  await page.locator('label[for="star-5"]').hover()
  expect(await shown()).toBe('★★★★★')
  await page.locator('label[for="star-2"]').click()
  expect(await shown()).toBe('★★☆☆☆')
  await page.mouse.move(0, 0)
  expect([await page.locator('#star-2').isChecked(), await shown()]).toEqual([true, '★★☆☆☆'])
  const lefts = await page
    .locator('.stars label')
    .evaluateAll((labels) => labels.map((one) => one.getBoundingClientRect().left))
  expect(lefts).toEqual(lefts.toSorted((a, b) => a - b))
  await context.close()
})

test.each([
  ['phone', newPhone],
  ['desktop', newDesktop],
] as const)('a feedback that cannot be taken comes back with its words: %s', async (_name, open) => {
  const context = await open(browser, { javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(url)
  await page.locator('label[for="star-2"]').click()
  await page.locator('textarea[name="text"]').fill('<b>थोड़ा मीठा कम</b>')
  // What a browser without `required` would send.
  await page.route('**/public/feedback', (route) =>
    route.continue({ postData: (route.request().postData() ?? '').replace('stars=2', 'stars=') }),
  )
  await page.locator('form[action$="feedback"] button[type="submit"]').click()
  await page.getByRole('alert').waitFor()
  await page.unroute('**/public/feedback')
  expect(await page.locator('textarea').inputValue()).toBe('<b>थोड़ा मीठा कम</b>')
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true)
  await page.getByRole('radio').nth(2).check()
  await page.getByRole('button').click()
  await page.waitForURL(`${url}#thanks`)
  await context.close()
})

// axe needs a page that runs scripts.
test.each(['feedback', 'lead'])(
  'the page that gives a %s back is free of accessibility faults',
  async (form) => {
    for (const open of [newPhone, newDesktop]) {
      const context = await open(browser)
      const page = await context.newPage()
      await page.goto(url)
      await page.evaluate(`(() => {
      const form = document.querySelector('form[action$="${form}"]')
      form.noValidate = true
      form.submit()
    })()`)
      await page.getByRole('alert').waitFor()
      const { violations } = await axeOn(page).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
      await context.close()
    }
  },
)

test('a visit is counted, and a tap on what the card offers', async () => {
  const count = async (kind: string) =>
    Number(
      (
        await ask(
          `select coalesce(sum(count), 0) as n from card_visit join card using (agency_id, card_no)
           where card_id = 'anand-mithai' and kind = $1 and day >= current_date - 1`,
          [kind],
        )
      )[0].n,
    )
  const before = [await count('view'), await count('map')]
  const context = await newPhone(browser)
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate(`(() => {
    const link = document.querySelector('[data-v="map"]')
    link.addEventListener('click', (event) => event.preventDefault())
    link.click()
  })()`)
  await expect
    .poll(async () => [(await count('view')) > before[0]!, (await count('map')) > before[1]!], {
      timeout: 15_000,
    })
    .toEqual([true, true])
  expect(await context.cookies()).toEqual([])
  await context.close()
})

test('after one visit the card opens without a network, and another card does not', async () => {
  const context = await newPhone(browser)
  const page = await context.newPage()
  await page.goto(url)
  await page.evaluate('navigator.serviceWorker.ready.then(() => true)')
  await context.setOffline(true)
  await page.goto(url)
  expect(await page.locator('h1').textContent()).toContain('आनंद')
  await expect(page.goto(`http://localhost:${port}/gyandeep-coaching`)).rejects.toThrow(
    /ERR_INTERNET_DISCONNECTED/,
  )
  await context.close()
})
