import { demoBusinesses } from '@parichay/sandbox/demo/businesses.ts'
import jsqr from 'jsqr'
import type { Browser, Page } from 'playwright'
import { PNG } from 'pngjs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newDesktop, newPhone } from '../support/browser.ts'
import { axeOn } from '../support/axe.ts'

const { port } = ownProduct()
const hosts = { parichay: 'localhost', rangtapi: 'surat.localhost', kaveri: 'kaveri.localhost' } as const
const cards = demoBusinesses.flatMap(({ agency, card, expiryInDays }) =>
  card?.cardId
    ? [
        {
          host: hosts[agency],
          cardId: card.cardId,
          status: card.status,
          code: card.template.code,
          expiryInDays,
        },
      ]
    : [],
)
const live = cards.filter(
  ({ status, expiryInDays }) => status === 'ACTIVE' && (expiryInDays === null || expiryInDays >= -7),
)
const address = (card: { host: string; cardId: string }) => `http://${card.host}:${port}/${card.cardId}`
const oneOfEach = ['bazaar', 'clinic', 'minimal'].map((code) => live.find((card) => card.code === code)!)

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** Opens a page and keeps what its policy or its scripts complained about. */
async function open(page: Page, url: string): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto(url)
  return complaints
}

test('every live card of the demo opens on a phone without a complaint and without sideways scroll', async () => {
  const context = await newPhone(browser, { viewport: { width: 320, height: 640 } })
  const page = await context.newPage()
  for (const card of live) {
    const complaints = await open(page, address(card))
    expect(complaints, card.cardId).toEqual([])
    expect(await page.locator('h1').count(), card.cardId).toBe(1)
    expect(
      await page.evaluate('document.documentElement.scrollWidth <= innerWidth'),
      `${card.cardId} at 320 px`,
    ).toBe(true)
  }
  await context.close()
})

const sunday = '2026-11-22T06:30:00Z'
const tuesday = '2026-11-24T06:30:00Z'
test('each design is free of accessibility faults in both sizes and schemes', async () => {
  for (const card of oneOfEach) {
    for (const make of [newPhone, newDesktop]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        const context = await make(browser, { colorScheme, reducedMotion: 'reduce' })
        const page = await context.newPage()
        // Today's row looks otherwise on a day that is closed.
        await page.clock.setFixedTime(colorScheme === 'light' ? sunday : tuesday)
        await page.goto(address(card))
        const { violations } = await axeOn(page).analyze()
        expect(
          violations.map((one) => `${one.id}: ${one.nodes[0]?.html}`),
          `${card.code} ${colorScheme}`,
        ).toEqual([])
        await context.close()
      }
    }
  }
})

test('without JavaScript a visitor calls, writes, saves and shares', async () => {
  const context = await newPhone(browser, { javaScriptEnabled: false })
  const page = await context.newPage()
  for (const card of oneOfEach) {
    await page.goto(address(card))
    expect(await page.locator('a[href^="tel:+91"]').count()).toBeGreaterThan(0)
    expect(await page.locator('a[href^="https://wa.me/"]').count()).toBeGreaterThan(0)
    expect(await page.locator(`a[href$="${card.cardId}.vcf"]`).count()).toBeGreaterThan(0)
  }
  await context.close()
})

test('the QR code on the page leads back to the page', async () => {
  const context = await newDesktop(browser)
  const page = await context.newPage()
  for (const card of oneOfEach) {
    await page.goto(address(card))
    const { type, text } = await page.evaluate<{ type: string; text: string }>(
      "fetch(location.pathname + '/qr.svg').then(async (answer) => ({ type: answer.headers.get('content-type'), text: await answer.text() }))",
    )
    expect(type).toContain('image/svg+xml')
    await page.setContent(
      `<body style="margin:0;background:#fff"><div style="width:480px">${text}</div></body>`,
    )
    const picture = PNG.sync.read(await page.locator('svg').screenshot())
    const read = jsqr.default(new Uint8ClampedArray(picture.data), picture.width, picture.height)
    expect(read?.data, card.code).toBe(address(card))
  }
  await context.close()
})

test('copying the link says so to everybody', async () => {
  const context = await newDesktop(browser, { permissions: ['clipboard-read', 'clipboard-write'] })
  const page = await context.newPage()
  const card = oneOfEach[1]!
  await page.goto(address(card))
  await page
    .locator('.pass-on')
    .getByRole('button', { name: /copy|कॉपी|કૉપી|કોપી/i })
    .click()
  await expect.poll(() => page.locator('[aria-live],[role=status]').allTextContents()).not.toEqual([''])
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(address(card))
  await context.close()
})

test('cards that are not live answer kindly and with the right status', async () => {
  const context = await newPhone(browser)
  const page = await context.newPage()
  const unknown = await page.goto(`http://localhost:${port}/no-such-card-here`)
  expect(unknown?.status()).toBe(404)
  expect(await page.locator('h1').innerText()).not.toBe('')
  const paused = cards.find(({ status }) => status === 'INACTIVE')!
  await page.goto(address(paused))
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  const expired = cards.find(
    ({ status, expiryInDays }) => status === 'ACTIVE' && expiryInDays !== null && expiryInDays < -7,
  )!
  await page.goto(address(expired))
  expect(await page.locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
  const elsewhere = cards.find(({ host }) => host === 'surat.localhost')!
  expect((await page.goto(`http://kaveri.localhost:${port}/${elsewhere.cardId}`))?.status()).toBe(404)
  await context.close()
})
