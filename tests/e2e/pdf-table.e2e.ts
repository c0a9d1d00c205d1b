import { nobody } from '@parichay/contract/pdf-card/people.ts'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newPhone } from '../support/browser.ts'
import { callFrom } from '../support/new-customer.ts'
import { faultsOf } from '../support/panel.ts'
import { openSheet, payIn, startTrial } from '../support/upgrade.ts'

const product = ownProduct()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const names = ['Asha Nair', 'Ravi Menon', 'Meena Patel']

test('cards of a whole table are bought in the sheet, and their file carries no watermark', async () => {
  const context = await newPhone(browser, { reducedMotion: 'reduce', acceptDownloads: true })
  await context.addInitScript(() => localStorage.setItem('panel.language', '"en"'))
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  const businessId = await startTrial(page, product, 'Rang Mela Club')
  const ok = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const answer = await callFrom<T>(page, method, path, body)
    expect(answer.status).toBe(200)
    return answer.data
  }
  const { start } = await ok<{ start: object }>(
    'GET',
    `/api/v1/pdf-card/getPdfCardsByBusiness?businessId=${businessId}`,
  )
  const details = { ...start, templateCode: 'desk' }
  const { pdfCardNo } = await ok<{ pdfCardNo: number }>(
    'POST',
    '/api/v1/pdf-card/updatePdfCardBasicDetails',
    { businessId, details },
  )
  const changes = names.map((name, i) => ({
    rowKey: randomUUID(),
    place: i + 1,
    facts: { ...nobody, name },
    version: 0,
    isDeleted: false,
  }))
  await ok('POST', '/api/v1/pdf-card/people', { pdfCardNo, changes })
  await page.goto(`${product.url}/panel/customer/pdf-card-templates?pdfCardNo=${pdfCardNo}&view=people`)
  await page.getByRole('button', { name: 'Make all cards' }).click()
  const sheet = page.getByRole('dialog', { name: 'Make all cards' })
  await sheet.getByText('Without cards left in your plan, the file carries a sample watermark.').waitFor()
  await sheet.getByRole('button', { name: 'Remove watermark' }).click()
  const premium = page.getByRole('dialog', { name: 'Premium' })
  await premium.getByText(/^3 Pdf id cards for ₹/).waitFor()
  await premium.getByRole('button', { name: 'Buy now: PDF Id Card' }).click()
  await premium.getByText('3 Pdf id cards, a single export of each, no sample watermark').waitFor()
  await payIn(await openSheet(page), /^Success The/)
  await sheet.getByText('3 cards are bought for this project.').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await sheet.getByRole('button', { name: 'Make 3 cards' }).click()
  const files = page.getByRole('region', { name: 'Files' })
  const [file] = await Promise.all([
    page.waitForEvent('download', { timeout: 120_000 }),
    files.getByRole('button', { name: 'Download' }).click({ timeout: 120_000 }),
  ])
  const pdf = await getDocumentProxy(new Uint8Array(readFileSync(await file.path())))
  let words = ''
  for (let no = 1; no <= pdf.numPages; no++) {
    const { items } = await (await pdf.getPage(no)).getTextContent()
    words += items.map((item) => ('str' in item ? item.str : '')).join(' ')
  }
  expect(pdf.numPages).toBe(6)
  for (const name of names) expect(words).toContain(name)
  expect(words).not.toContain('SAMPLE')
  const left = await ok<{ singles: number }>('POST', '/api/v1/pdf-card/jobs/quote', { pdfCardNo })
  expect(left.singles).toBe(0)
  await context.close()
}, 180_000)
