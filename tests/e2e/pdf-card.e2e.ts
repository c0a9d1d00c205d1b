import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser, newPhone } from '../support/browser.ts'
import { faultsOf } from '../support/panel.ts'
import { openSheet, payIn, startTrial } from '../support/upgrade.ts'

const product = inject('product')
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** The words of the file that pressing a button saves, with its name. */
async function saved(page: Page, name: string): Promise<{ name: string; words: string; pages: number }> {
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(await file.path())))
  let words = ''
  for (let no = 1; no <= pdf.numPages; no++) {
    const { items } = await (await pdf.getPage(no)).getTextContent()
    words += items.map((item) => ('str' in item ? item.str : '')).join(' ')
  }
  return { name: file.suggestedFilename(), words, pages: pdf.numPages }
}

test('from home to a card that was bought: template, a name, a sample, the purchase, the file without watermark', async () => {
  const context = await newPhone(browser, { reducedMotion: 'reduce', acceptDownloads: true })
  await context.addInitScript(() => localStorage.setItem('panel.language', '"en"'))
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await startTrial(page, product, 'Rang Mala Sarees')
  // The tile comes once it is nearly seen.
  await page.getByRole('region', { name: 'My numbers' }).scrollIntoViewIfNeeded()
  const tile = page.getByRole('region', { name: 'PDF ID cards' })
  await tile.getByText('Try every design free, with a sample watermark').waitFor()
  await tile.getByRole('button', { name: 'Create' }).click()
  const templates = page.getByRole('list', { name: 'Templates' })
  await templates.getByRole('img', { name: 'Front of Awning' }).and(page.locator('[data-drawn]')).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await templates.getByRole('link', { name: /Awning/ }).click()
  const name = page.getByLabel('Name', { exact: true })
  await name.fill('Meena Patel')
  await page.getByRole('img', { name: 'Front of the card' }).and(page.locator('[data-drawn]')).waitFor()
  await button(page, 'Save card').click()
  await page.waitForURL(/pdfCardNo=\d+/)
  const sample = await saved(page, 'Download sample')
  expect([sample.pages, sample.words.includes('SAMPLE'), sample.words.includes('Meena Patel')]).toEqual([
    2,
    true,
    true,
  ])
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Remove watermark').click()
  const premium = page.getByRole('dialog', { name: 'Premium' })
  await premium.getByRole('heading', { name: 'Need one project only?' }).waitFor()
  await premium
    .getByRole('article', { name: 'PDF Id Card' })
    .getByRole('button', { name: /^Buy now/ })
    .click()
  await payIn(await openSheet(page), /^Success The/)
  await page.getByText('Your payment was successful!').waitFor()
  await page.getByText('Paid for: one export without watermark is waiting.').waitFor()
  const clean = await saved(page, 'Download PDF')
  expect(clean.words).toContain('Meena Patel')
  expect(clean.words).not.toContain('SAMPLE')
  expect(clean.name).toMatch(/^\d+\.pdf$/)
  await page.goto(`${product.url}/panel/customer/projects?projectType=pdf_id_card`)
  const cards = page.getByRole('list', { name: 'ID cards' })
  await cards.getByText('Done', { exact: true }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await context.close()
}, 180_000)
