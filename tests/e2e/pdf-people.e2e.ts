import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newPhone } from '../support/browser.ts'
import { comeTo, faultsOf } from '../support/panel.ts'
import { startTrial } from '../support/upgrade.ts'

const product = ownProduct()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const pupils = 500
/** A school's list as Excel saves it in India: UTF-16, headings of its own, three rows with something wrong. */
function list(): Buffer {
  const rows = Array.from({ length: pupils }, (_none, i) => {
    const born = i === 3 ? '31/02/2012' : `0${(i % 9) + 1}/03/2012`
    const phone = i === 5 ? 'call me' : `98250${String(10_000 + i)}`
    const roll = i === 7 ? 'R-6' : `R-${i}`
    return `${roll},Pupil ${i + 1},5 B,${born},${phone},Red`
  })
  const text = ['Roll No,Student Name,Class,D.O.B.,Mobile,House', ...rows].join('\r\n')
  return Buffer.from(`\ufeff${text}`, 'utf16le')
}
const gridCell = (page: Page, cell: string) =>
  page.getByRole('gridcell', { name: new RegExp(`^${cell}(:|$)`) })
/** Sets a cell right that was marked as wrong. */
async function setRight(page: Page, cell: string, text: string) {
  await gridCell(page, cell).and(page.locator('[aria-invalid=true]')).click()
  await page.getByRole('textbox', { name: cell, exact: true }).fill(text)
  await page.keyboard.press('Enter')
  await gridCell(page, cell).and(page.locator(':not([aria-invalid])')).waitFor()
}

test('a list becomes cards: import with mapping, three problems set right, a file that is left, found again and stopped', async () => {
  const context = await newPhone(browser, { reducedMotion: 'reduce', acceptDownloads: true })
  await context.addInitScript(() => localStorage.setItem('panel.language', '"en"'))
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await startTrial(page, product, 'Green Valley School')
  const tile = page.getByRole('region', { name: 'PDF ID cards' })
  await comeTo(page, tile)
  await tile.getByRole('button', { name: 'Create' }).click()
  await button(page, 'ID cards').click()
  await page.getByRole('list', { name: 'Templates' }).getByRole('link', { name: /Desk/ }).click()
  await button(page, 'Save card').click()
  await page.waitForURL(/pdfCardNo=\d+/)
  await button(page, 'Many people').click()
  await button(page, 'Import').click()
  const sheet = page.getByRole('dialog', { name: 'Import people' })
  await sheet
    .getByLabel('File with people')
    .setInputFiles({ name: 'class.csv', mimeType: 'text/csv', buffer: list() })
  await sheet.getByRole('combobox', { name: 'House' }).selectOption('Department')
  expect(await faultsOf(page)).toEqual([])
  await button(page, `Add ${pupils} people`).click()
  await page.locator('#main').getByText('Saved', { exact: true }).waitFor()
  await setRight(page, 'Date of birth 4', '28/02/2012')
  await setRight(page, 'Phone 6', '9825012345')
  await setRight(page, 'ID number 8', 'R-77777')
  expect(await faultsOf(page)).toEqual([])
  await page.reload()
  await button(page, `${pupils} people`).waitFor()
  await gridCell(page, 'Phone 6').getByText('9825012345').waitFor()

  await button(page, 'Make all cards').click()
  await page.getByText(`${pupils} cards`).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Sample').click()
  const files = page.getByRole('region', { name: 'Files' })
  await files.getByRole('progressbar').waitFor()
  await button(page, 'Design').click()
  await button(page, 'Many people').click()
  await files.getByText(new RegExp(`^\\d+ of ${pupils}$`)).waitFor()
  await files.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stop' }).click()
  await files.getByText('Stopped. Nothing was used of your plan.').waitFor()

  await button(page, 'Make all cards').click()
  await page.getByRole('radio', { name: /A4 sheets/ }).check()
  await button(page, 'Sample').click()
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    files.getByRole('button', { name: 'Download' }).click({ timeout: 120_000 }),
  ])
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(await file.path())))
  expect(pdf.numPages % 2).toBe(0)
  expect(pdf.numPages).toBeLessThan(pupils)
  const { items } = await (await pdf.getPage(1)).getTextContent()
  expect(items.map((item) => ('str' in item ? item.str : '')).join(' ')).toContain('Pupil 1')
  await context.close()
}, 300_000)
