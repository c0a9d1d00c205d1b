import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { launchBrowser } from '../../tests/support/browser.ts'
import { openPanel } from '../../tests/support/panel.ts'
import { buildPanel, packPanel } from '../build.ts'
import { startDemo } from '../demo.ts'
import { freePort } from '../launcher/processes.ts'

const customer = '+919876510001'
/** Chrome’s own “Fast 4G”: bytes a second down and up, ms there and back. */
const fourG = { offline: false, downloadThroughput: 1_012_500, uploadThroughput: 168_750, latency: 165 }

/** How long a template took from the tap on its tile to its first frame in the editor, in ms. */
export type FirstFrame = { name: string; ms: number }

/**
 * Opens templates of the gallery as a customer does on a telephone: 4G, nothing of the editor fetched before, a processor
 * `times` slower. The product is built and runs for it; `most` templates are opened, spread over the gallery.
 */
export async function openTemplates(times: number, most = 6): Promise<FirstFrame[]> {
  const folder = mkdtempSync(join(tmpdir(), 'parichay-bench-'))
  chmodSync(folder, 0o711)
  await buildPanel()
  await packPanel()
  const demo = await startDemo({ dataFolder: folder, port: await freePort(), quiet: true })
  const browser = await launchBrowser()
  try {
    const path = '/panel/customer/video-templates'
    // What a service worker fetches is not slowed down with its page.
    const options = { serviceWorkers: 'block' as const }
    const page = await openPanel(browser, demo, customer, { path, options })
    // A machine that others use is slow to show the first page; only what comes after the tap is measured.
    page.setDefaultTimeout(120_000)
    await page.addInitScript(watchFirstFrame)
    const found: FirstFrame[] = []
    const all = await namesIn(page)
    for (let i = 0; i < Math.min(most, all.length); i++) {
      const at = Math.floor((i * all.length) / Math.min(most, all.length))
      await page.goto(`http://localhost:${demo.port}${path}`)
      const tile = tiles(page).nth(at)
      await tile.scrollIntoViewIfNeeded()
      await tile.locator('canvas[data-drawn]').waitFor()
      await page.waitForLoadState('networkidle')
      found.push({ name: all[at]!, ms: await tap(page, at, times) })
    }
    return found
  } finally {
    await browser.close()
    await demo.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

// Its name is in the customer's language.
const tiles = (page: Page) => page.locator('ul:has(canvas) > li')

async function namesIn(page: Page): Promise<string[]> {
  await tiles(page).first().waitFor()
  return (await tiles(page).allInnerTexts()).map((text) => text.trim().replaceAll(/\s+/g, ' '))
}

/** Taps a tile with everything slowed down; ms until the film stands in the editor. */
async function tap(page: Page, at: number, times: number): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  await session.send('Network.emulateNetworkConditions', fourG)
  await session.send('Emulation.setCPUThrottlingRate', { rate: times })
  await tiles(page).nth(at).getByRole('link').tap()
  await page.locator('html[data-first-frame]').waitFor({ state: 'attached', timeout: 60_000 })
  const ms = Number(await page.locator('html').getAttribute('data-first-frame'))
  await session.detach()
  return ms
}

/** In the page: notes on its root how long after the last tap the canvas of the player was drawn on and shown. */
function watchFirstFrame(): void {
  const { document, performance, MutationObserver, requestAnimationFrame } = globalThis as unknown as InPage
  let tapped = 0
  document.addEventListener('click', () => (tapped = performance.now()), { capture: true })
  const observer = new MutationObserver(() => {
    if (tapped === 0 || !document.querySelector('button canvas[data-drawn]')) return
    observer.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() =>
        document.documentElement.setAttribute('data-first-frame', String(performance.now() - tapped)),
      ),
    )
  })
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-drawn'] })
}
/** What is used of a page's own globals. */
type InPage = {
  document: {
    addEventListener(type: 'click', act: () => void, how: { capture: boolean }): void
    querySelector(what: string): unknown
    documentElement: { setAttribute(name: string, value: string): void }
  }
  performance: { now(): number }
  requestAnimationFrame(act: () => void): void
  MutationObserver: new (act: () => void) => {
    observe(what: unknown, how: object): void
    disconnect(): void
  }
}
