import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { expect } from 'vitest'
import { newPhone } from './browser.ts'
import { joinAsCustomer } from './new-customer.ts'

/** Polling on a machine that has other things to do too. */
export const patient = { timeout: 15_000 }

let places = 0
/** A card id nobody has. */
export const freshId = (name: string) => `${name}-${Date.now().toString(36)}${++places}`

/** A page of its own, without motion. */
export async function openPage(
  browser: Browser,
  make: typeof newPhone = newPhone,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await make(browser, { reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  page.on('dialog', (dialog) => void dialog.accept())
  return page
}

/** A page of a customer nobody knew before. */
export async function openAsNewCustomer(
  browser: Browser,
  product: { url: string; inboxUrl: string },
  make?: typeof newPhone,
): Promise<Page> {
  const page = await openPage(browser, make)
  await joinAsCustomer(page, product)
  return page
}

export const heading = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).first().waitFor()

/** What the public page says, without a browser's cache between. */
export const publicPage = async (address: string) =>
  (await fetch(address, { headers: { 'accept-encoding': 'identity' } })).text()

/** What was typed lies in this browser: a reload, or a dead battery, does not lose it. */
export const keptAsDraft = (page: Page, text: string) =>
  expect
    .poll(() => page.evaluate<string>('Object.values(localStorage).join()'), {
      message: `the draft has ${text}`,
    })
    .toContain(text)

/** The words in the previews of the panel. */
export const previewText = (page: Page) =>
  page.evaluate<string>(
    `[...document.querySelectorAll('iframe')].map((frame) => frame.contentDocument?.body?.innerText ?? '').join('\\n')`,
  )

/** The editor says when it saved. */
export const saved = (page: Page) => page.getByText(/^Saved \d\d:\d\d$/).waitFor()
