import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchBrowser, newPhone } from '../support/browser.ts'
import { faultsOf } from '../support/panel.ts'
import { startTrial } from '../support/upgrade.ts'

const product = inject('product')
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
/** Names of the outermost boxes of an MP4, in their order. */
function boxesOf(file: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at + 8 <= file.length;) {
    names.push(file.toString('latin1', at + 4, at + 8))
    const size = file.readUInt32BE(at)
    at += size === 1 ? Number(file.readBigUInt64BE(at + 8)) : size || file.length
  }
  return names
}
test('from home to a film: template, words, the film playing, made in the worker, found again, saved as a file', async () => {
  const context = await newPhone(browser, { reducedMotion: 'reduce', acceptDownloads: true })
  await context.addInitScript(() => localStorage.setItem('panel.language', '"en"'))
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await startTrial(page, product, 'Film Mala Sarees')
  await page.getByRole('region', { name: 'My numbers' }).scrollIntoViewIfNeeded()
  const tile = page.getByRole('region', { name: 'Promotional videos' })
  await tile.waitFor()
  await tile.getByRole('button', { name: 'Create' }).click()
  const templates = page.getByRole('list', { name: 'Templates' })
  await templates.getByRole('img').and(page.locator('[data-drawn]')).first().waitFor()
  expect(await faultsOf(page)).toEqual([])
  await templates
    .getByRole('link', { name: /Three, two, one/ })
    .first()
    .click()
  const offer = page.getByLabel(/^The offer/)
  await offer.fill('70% OFF')
  const film = page.getByRole('img', { name: 'Three, two, one: sale' }).and(page.locator('[data-drawn]'))
  await film.waitFor()
  await button(page, 'Undo').click()
  expect(await offer.inputValue()).toBe('50% OFF')
  await button(page, 'Redo').click()
  expect(await offer.inputValue()).toBe('70% OFF')
  // It runs while it is played, and stands where it was stopped.
  await button(page, 'Play').click()
  const at = async () => Number(await page.getByLabel('Moment of the film').inputValue())
  await expect.poll(at).toBeLessThan(5)
  const before = await at()
  await expect.poll(at).toBeGreaterThan(before + 0.5)
  await button(page, 'Pause').click()
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Look and music' }).click()
  await page.getByLabel('Music', { exact: true }).selectOption({ label: 'Quiet · Piano, gentle' })
  await button(page, /^Make/).click()
  await page.getByRole('progressbar', { name: 'How much of the film is made' }).waitFor()
  await page.goto(`${product.url}/panel/customer/projects?projectType=promotional_video`)
  const videos = page.getByRole('list', { name: 'Promotional videos' })
  await videos.getByText(/Rendering \d+%|Waiting for its turn|Sample watermark|Done/).waitFor()
  await videos.getByText(/Sample watermark|Done/).waitFor({ timeout: 150_000 })
  await videos.getByRole('button', { name: 'Edit' }).click()
  await page.getByText(/Your (film|sample) is ready/).waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), button(page, 'Download').click()])
  const bytes = readFileSync(await file.path())
  expect(file.suggestedFilename()).toMatch(/\.mp4$/)
  const boxes = boxesOf(bytes)
  expect(boxes[0]).toBe('ftyp')
  expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))
  expect(bytes.includes('avc1') && bytes.includes('mp4a')).toBe(true)
  expect(await faultsOf(page)).toEqual([])
  await context.close()
}, 300_000)
