import { readFile } from 'node:fs/promises'
import Papa from 'papaparse'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newDesktop } from '../support/browser.ts'
import { findPerson, signIn } from '../support/sign-in.ts'
import { button, expectAccessible } from '../support/sign-in-page.ts'

const { url } = ownProduct()
const surat = Object.assign(new URL(url), { hostname: 'surat.localhost' }).origin

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('an admin saves report.csv; feedback left on a card of it rings the bell without a reload', async () => {
  const context = await newDesktop(browser, { reducedMotion: 'reduce', acceptDownloads: true })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await signIn(page, surat, findPerson('+919876522001'))
  await page.clock.install()
  await page.goto(`${surat}/panel/admin/report`)
  await page.getByRole('table', { name: 'Digital cards' }).waitFor()
  await expectAccessible(page)
  const [saved] = await Promise.all([page.waitForEvent('download'), button(page, 'Download CSV').click()])
  expect(saved.suggestedFilename()).toBe('report.csv')
  const text = await readFile(await saved.path(), 'utf8')
  expect(text.startsWith('\uFEFF')).toBe(true)
  const { data } = Papa.parse<Record<string, string>>(text.slice(1), { header: true, skipEmptyLines: true })
  const shown = await page.getByRole('status').filter({ hasText: /rows?/ }).first().innerText()
  expect(shown).toContain(`${data.length} row`)
  const card = data.findLast((row) => row['Card status'] === 'Active')!

  const unread = async () => {
    const name = await page.getByRole('button', { name: /^Notifications/ }).getAttribute('aria-label')
    return Number(/\d+/.exec(name ?? '')?.[0] ?? 0)
  }
  await page.getByRole('button', { name: /^Notifications, \d+/ }).waitFor()
  const before = await unread()
  const left = await page.evaluate(
    async (cardId) =>
      (
        await fetch('/api/v1/public/feedback', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ cardId, stars: 5, text: 'Quick and friendly' }),
        })
      ).status,
    card['Card link']!,
  )
  expect(left).toBe(200)
  await page.clock.fastForward(21_000)
  // What the demo's own jobs have to say may come in between.
  await expect.poll(unread).toBeGreaterThan(before)
  await page.getByRole('button', { name: /^Notifications/ }).click()
  const list = page.getByRole('list', { name: 'Notifications' })
  await list.getByText(`New feedback for ${card['Company name']}`).first().waitFor()
  await expectAccessible(page)
  await button(page, 'Mark all as read').click()
  await expect.poll(() => list.getByText('Unread', { exact: true }).count()).toBe(0)
  await context.close()
})
