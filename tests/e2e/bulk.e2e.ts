import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'

const product = ownProduct()
let browser: Browser
const open: BrowserContext[] = []
beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()))
})
afterAll(() => browser.close())

/** Thirty rows with semicolons, as Excel in India saves them; three cannot be imported. */
const rows = Array.from({ length: 30 }, (_, at) => [
  `70001${String(20_000 + at)}`,
  `Baithak ${at + 1}`,
  'Sweets',
])
rows[4]![0] = '12345'
rows[11]![1] = ''
rows[20] = [...rows[19]!]
const csv = `\uFEFFMobile No.;Shop name;Category\r\n${rows.map((row) => row.join(';')).join('\r\n')}\r\n`

test('thirty rows are imported after three were mended, moved to a colleague by the filter, and moved back', async () => {
  const page = await openPanel(browser, product, '+919876522001', {
    host: 'surat.localhost',
    path: '/panel/admin/businesses/import',
    on: 'desktop',
  })
  open.push(page.context())
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'baithak.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await page.getByRole('button', { name: 'Check the rows' }).click()
  await page.getByText('27 rows can be imported').waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(await sidewaysOf(page)).toBe(0)
  await page.getByLabel('Phone number of row 6').fill('70001 20004')
  await page.getByLabel('Business name of row 13').fill('Baithak 12')
  await page.getByLabel('Phone number of row 22').fill('7000120020')
  await page.getByRole('button', { name: 'Check again' }).click()
  await page.getByText('30 rows can be imported').waitFor()
  await page.getByRole('button', { name: 'Import 30 rows' }).click()
  await page.getByText('30 of 30 · 30 done').waitFor()

  await page.goto(`http://surat.localhost:${product.port}/panel/admin/businesses?search=baithak`)
  await page.getByRole('button', { name: 'With all 30' }).click()
  await page.getByRole('menuitem', { name: /^Move to a franchisee/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Move to a franchisee' })
  const people = sheet.getByLabel(/^Who looks after them/)
  await people.selectOption({ index: 2 })
  const name = (await people.locator('option:checked').textContent())!.split(' · ')[0]!
  await sheet.getByText(/^Those outside their territory too/).click()
  await sheet.getByRole('button', { name: 'Move 30 businesses' }).click()
  await page.getByRole('heading', { name: `Move to a franchisee · ${name}` }).waitFor()
  await page.getByText('30 of 30 · 30 done').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click()
  await page.getByText(/30 taken back/).waitFor()
})

test('two rows are ticked by key and box, exported, and the file is found again among the jobs', async () => {
  const page = await openPanel(browser, product, '+919876522001', {
    host: 'surat.localhost',
    path: '/panel/admin/businesses',
    on: 'desktop',
  })
  open.push(page.context())
  const rows = page.locator('tbody [data-row]')
  await rows.nth(2).waitFor()
  await rows.first().focus()
  await page.keyboard.press('x')
  await rows.nth(2).getByRole('checkbox').check()
  const bar = page.getByRole('region', { name: 'Ticked rows' })
  await bar.getByText('2 ticked').waitFor()
  expect(await faultsOf(page)).toEqual([])
  expect(await sidewaysOf(page)).toBe(0)
  await bar.getByRole('button', { name: 'With these 2' }).click()
  await page.getByRole('menuitem', { name: /^Export to a file/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Export 2 businesses' }).click()
  await page.getByText('2 of 2 · 2 done').waitFor()
  await page.goto(`http://surat.localhost:${product.port}/panel/admin/bulk`)
  const save = page.getByRole('button', { name: 'Download CSV' }).first()
  const [file] = await Promise.all([page.waitForEvent('download'), save.click()])
  expect(file.suggestedFilename()).toMatch(/^businesses-\d{4}-\d\d-\d\d\.csv$/)
  const lines = readFileSync(await file.path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain('"Business no","Business"')
})
