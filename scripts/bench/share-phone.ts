import type { Page } from 'playwright'
import { launchBrowser, newPhone } from '../../tests/support/browser.ts'
import { findPerson, signIn } from '../../tests/support/sign-in.ts'

/** From the tile of the home at once, or by the picture that it opens. */
export type Way = 'tile' | 'picture'
/** One phone. `isThin`: on a line of 1.6 Mbit/s with 150 ms; `slower`: so many times slower is the processor. */
export type Phone = { url: string; customer: string; way: Way; slower: number; isThin: boolean }
/** What a phone took: `isActive` says whether the browser still counted the tap when the sheet was asked for. */
export type Shared = { taps: number; firstMs: number; lastMs: number; againMs: number; isActive: boolean }

type Kept = { taps: number[]; sheets: { at: number; isActive: boolean; bytes: number }[] }

/** Notes every tap, by the moment the finger is lifted, and where the phone would slide its sheet in. */
const listen = `
  const kept = { taps: [], sheets: [] }
  Object.assign(globalThis, { kept })
  addEventListener('pointerup', ({ timeStamp }) => kept.taps.push(timeStamp), { capture: true })
  Object.assign(navigator, {
    canShare: () => true,
    share: ({ files = [] }) => {
      const bytes = files.reduce((sum, { size }) => sum + size, 0)
      kept.sheets.push({ at: performance.now(), isActive: navigator.userActivation.isActive, bytes })
      return Promise.resolve()
    },
  })
`

const keptOf = (page: Page) => page.evaluate<Kept>('window.kept')
const sheetsOf = (page: Page, count: number) =>
  page.waitForFunction(`window.kept.sheets.length >= ${count}`, undefined, { polling: 50, timeout: 60_000 })

/** A new phone that shares today's greeting from the home, and once more when the file is there. */
export async function sharesOnPhone({ url, customer, way, slower, isThin }: Phone): Promise<Shared> {
  const browser = await launchBrowser()
  try {
    const page = await (await newPhone(browser)).newPage()
    await page.addInitScript({ content: listen })
    await signIn(page, url, findPerson(customer))
    const tools = await page.context().newCDPSession(page)
    if (isThin) {
      await tools.send('Network.enable')
      await tools.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 150,
        downloadThroughput: 1_600_000 / 8,
        uploadThroughput: 750_000 / 8,
      })
    }
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.goto(`${url}/panel/customer`)
    const tile = page.getByRole('region', { name: 'Today’s greeting' })
    await tile.getByRole('button', { name: 'Share' }).waitFor()
    // An owner looks at the picture first.
    const shown = tile.locator('img').last()
    await shown.evaluate((one) => (one as unknown as { decode(): Promise<void> }).decode())
    if (way === 'picture') await tile.getByRole('link').first().tap()
    const button =
      way === 'tile'
        ? tile.getByRole('button', { name: 'Share' })
        : page.getByRole('button', { name: 'Share on WhatsApp' })
    await button.tap()
    await sheetsOf(page, 1)
    const { taps, sheets } = await keptOf(page)
    const [sheet] = sheets
    if (!sheet || sheet.bytes < 10_000) throw new Error('the sheet got no picture')
    await button.tap()
    await sheetsOf(page, 2)
    const after = await keptOf(page)
    return {
      taps: taps.length,
      firstMs: sheet.at - taps[0]!,
      lastMs: sheet.at - taps.at(-1)!,
      againMs: after.sheets[1]!.at - after.taps.at(-1)!,
      isActive: sheet.isActive,
    }
  } finally {
    await browser.close()
  }
}
