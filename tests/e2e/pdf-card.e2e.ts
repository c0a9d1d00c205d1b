import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newDesktop, newPhone } from '../support/browser.ts'
import { callFrom } from '../support/new-customer.ts'
import { comeTo, faultsOf } from '../support/panel.ts'
import { findPerson, signIn } from '../support/sign-in.ts'
import { openSheet, payIn, startTrial } from '../support/upgrade.ts'

const product = ownProduct()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** The words of the file that pressing a button saves, with its name. */
async function saved(page: Page, name: string): Promise<{ name: string; words: string; pages: number }> {
  // Once in many runs no file came: what the page said then is what there is to know.
  const coming = page.waitForEvent('download').catch(async ({ message }: Error) => {
    throw new Error(`${message}\n${await page.locator('body').innerText()}`)
  })
  const [file] = await Promise.all([coming, button(page, name).click()])
  return { name: file.suggestedFilename(), ...(await readPdf(readFileSync(await file.path()))) }
}
async function readPdf(bytes: Uint8Array): Promise<{ words: string; pages: number }> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  let words = ''
  for (let no = 1; no <= pdf.numPages; no++) {
    const { items } = await (await pdf.getPage(no)).getTextContent()
    words += items.map((item) => ('str' in item ? item.str : '')).join(' ')
  }
  return { words, pages: pdf.numPages }
}

type Shared = { name: string; type: string; text: string; bytes: number[] }
/** Keeps what is shared, as the phone's share sheet would. */
const keepShared = (page: Page) =>
  page.addInitScript(() => {
    const kept: Shared[] = []
    Object.assign(globalThis, { kept })
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files, text = '' }: { files?: File[]; text?: string }) => {
        const [{ name, type }, bytes] = [files![0]!, new Uint8Array(await files![0]!.arrayBuffer())]
        kept.push({ name, type, text, bytes: [...bytes] })
      },
    })
  })
const shared = (page: Page) => page.evaluate<Shared[]>('globalThis.kept')

test('from home to a card that was bought and shared: template, a name, a sample, the purchase, the file without watermark', async () => {
  const context = await newPhone(browser, { reducedMotion: 'reduce', acceptDownloads: true })
  await context.addInitScript(() => localStorage.setItem('panel.language', '"en"'))
  const page = await context.newPage()
  await keepShared(page)
  page.setDefaultTimeout(30_000)
  await startTrial(page, product, 'Rang Mala Sarees')
  const tile = page.getByRole('region', { name: 'PDF ID cards' })
  await comeTo(page, tile)
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
  await button(page, 'Share').click()
  await expect.poll(async () => (await shared(page)).length, { timeout: 60_000 }).toBe(1)
  const [sent] = await shared(page)
  expect([sent!.name, sent!.type]).toEqual([clean.name, 'application/pdf'])
  expect(sent!.text).toContain('Rang Mala Sarees')
  expect((await readPdf(Uint8Array.from(sent!.bytes))).words).toContain('Meena Patel')
  await page.goto(`${product.url}/panel/customer/projects?projectType=pdf_id_card`)
  const cards = page.getByRole('list', { name: 'ID cards' })
  await cards.getByText('Done', { exact: true }).waitFor()
  expect(await faultsOf(page)).toEqual([])
  await context.close()
}, 180_000)

test('staff find a customer’s card among all projects and take its file without watermark', async () => {
  const company = 'Kesar Bangle House'
  const customer = await newPhone(browser, { reducedMotion: 'reduce' })
  const shop = await customer.newPage()
  const businessId = await startTrial(shop, product, company)
  const { data } = await callFrom<{ start: { person: object } }>(
    shop,
    'GET',
    `/api/v1/pdf-card/getPdfCardsByBusiness?businessId=${businessId}`,
  )
  const details = { ...data.start, person: { ...data.start.person, name: 'Jaya Mehta' } }
  const made = await callFrom<{ pdfCardNo: number }>(
    shop,
    'POST',
    '/api/v1/pdf-card/updatePdfCardBasicDetails',
    { businessId, details },
  )
  expect(made.status).toBe(200)
  await customer.close()

  const context = await newDesktop(browser, { reducedMotion: 'reduce', acceptDownloads: true })
  await context.addInitScript(() => localStorage.setItem('panel.language', '"en"'))
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await signIn(page, product.url, findPerson('+919876521001'))
  await page.goto(
    `${product.url}/panel/admin/projects?projectType=pdf_id_card&search=${encodeURIComponent(company)}`,
  )
  const deed = async (name: string) => {
    await button(page, `Actions for ${company}`).click()
    await page.getByRole('menuitem', { name, exact: true }).click()
  }
  const [sample] = await Promise.all([page.waitForEvent('download'), deed('Download sample')])
  expect((await readPdf(readFileSync(await sample.path()))).words).toContain('SAMPLE')
  await deed('Download without watermark')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('alertdialog').getByRole('button', { name: 'Export' }).click(),
  ])
  expect(file.suggestedFilename()).toBe(`${made.data.pdfCardNo}.pdf`)
  const { words } = await readPdf(readFileSync(await file.path()))
  expect(words).toContain('Jaya Mehta')
  expect(words).not.toContain('SAMPLE')
  await context.close()
}, 180_000)
