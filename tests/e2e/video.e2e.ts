import { findMediaProgram } from '@parichay/server/platform/media-program.ts'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newPhone } from '../support/browser.ts'
import { comeTo, faultsOf, sidewaysOf } from '../support/panel.ts'
import { startTrial } from '../support/upgrade.ts'

const product = ownProduct()
const folder = mkdtempSync(join(tmpdir(), 'parichay-video-e2e-'))
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
})

type Drawn = {
  width: number
  height: number
  getContext: (this: unknown, of: '2d') => { getImageData: (...at: number[]) => { data: number[] } }
}
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
/** A clip of twelve seconds: red to its eighth, then blue. */
function clip(): string {
  const path = join(folder, 'kitchen.mp4')
  const part = (colour: string, seconds: number) =>
    `color=${colour}:s=480x480:r=12:d=${seconds},format=yuv420p`
  const both = `${part('0xdc1e1e', 8)}[a];${part('0x1e1edc', 4)}[b];[a][b]concat[film]`
  const { path: program } = findMediaProgram('')
  execFileSync(program, [
    '-v',
    'error',
    '-filter_complex',
    both,
    '-map',
    '[film]',
    '-preset',
    'ultrafast',
    '-y',
    path,
  ])
  return path
}
test('from home to a film: template, words, the film playing, cancelled, made in the worker, found again, saved as a file, shared', async () => {
  const context = await newPhone(browser, { reducedMotion: 'reduce', acceptDownloads: true })
  await context.addInitScript(() => localStorage.setItem('panel.language', '"en"'))
  await context.addInitScript(() => {
    const share = async ({ files: [file] }: { files: File[] }) =>
      Object.assign(globalThis, { shared: [file!.name, file!.type, file!.size] })
    Object.assign(navigator, { canShare: () => true, share })
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await startTrial(page, product, 'Film Mala Sarees')
  const tile = page.getByRole('region', { name: 'Promotional videos' })
  await comeTo(page, tile)
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
  // A clip of the shop's own takes the place of the picture, from the second that is chosen.
  await page.getByRole('group', { name: 'Parts of the film' }).getByRole('button', { name: 'Goods' }).click()
  await page.locator('input[type=file][accept*="video/mp4"]').setInputFiles(clip())
  const begins = page.getByLabel('Begins at')
  await begins.waitFor({ timeout: 60_000 })
  const colour = () =>
    film.evaluate((canvas) => {
      // As large as the screen shows it: the place is told in shares.
      const { width, height, getContext } = canvas as unknown as Drawn
      const at = [Math.round(width * 0.315), Math.round(height * 0.5)]
      const { data } = getContext.call(canvas, '2d').getImageData(...at, 1, 1)
      return data[0]! > 150 && data[2]! < 90 ? 'red' : data[2]! > 150 && data[0]! < 90 ? 'blue' : 'another'
    })
  await expect.poll(colour, { timeout: 20_000 }).toBe('red')
  await begins.fill('6')
  await expect.poll(colour, { timeout: 20_000 }).toBe('blue')
  expect(await sidewaysOf(page)).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Look and music' }).click()
  await page.getByLabel('Music', { exact: true }).selectOption({ label: 'Quiet · Piano, gentle' })
  await button(page, /^Make/).click()
  const progress = page.getByRole('progressbar', { name: 'How much of the film is made' })
  await progress.waitFor()
  // Cancelled it counts nothing, and is ordered again.
  await button(page, 'Cancel').click()
  await page.getByText('The film was cancelled. Nothing was counted.').waitFor()
  await button(page, /^Make/).click()
  await progress.waitFor()
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
  // What is said of the download stays while the mouse rests on it, and lies over the button.
  await page.mouse.move(5, 5)
  await page.getByText('The film is saved').waitFor({ state: 'detached' })
  await button(page, 'Share').click()
  const shared = () => page.evaluate(() => (globalThis as { shared?: unknown[] }).shared)
  await expect.poll(shared).toEqual([expect.stringMatching(/\.mp4$/), 'video/mp4', bytes.length])
  expect(await faultsOf(page)).toEqual([])
  await context.close()
}, 300_000)
