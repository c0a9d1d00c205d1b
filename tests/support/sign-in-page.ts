import { readInbox, waitForCode } from '@parichay/sandbox/read.ts'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { axeOn } from './axe.ts'
import { sidewaysOf } from './panel.ts'

/** The number field of the sign-in pages. */
export const mobile = (page: Page) => page.getByLabel('Mobile number')

/** The password field of the sign-in pages. */
export const password = (page: Page) => page.getByLabel('Password').and(page.locator('input')).first()

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Waits until the panel stands at exactly this path and query. */
export const at = (page: Page, path: string) =>
  page.waitForURL((address) => address.pathname + address.search === path)

let numbers = 0
/** A mobile number nobody has. */
export const freshNumber = () =>
  `97${String(Date.now()).slice(-6)}${String(++numbers % 100).padStart(2, '0')}`

/** From the sign-in page to the code, with a number that is new. */
export async function askCode(page: Page, digits: string, origin: string): Promise<void> {
  await page.goto(`${origin}/panel/login`)
  await mobile(page).fill(digits)
  await button(page, 'Continue').click()
  await at(page, '/panel/otp')
}

/** The newest code to somebody that came after a message; other letters and SMS to the same person are passed over. */
export const codeFor = (inboxUrl: string, to: string, after = 0): Promise<string> =>
  waitForCode(new URL(inboxUrl).origin, to, after)

/** The number of the newest message to somebody, so that one can wait for the next. */
export const lastMessage = async (inboxUrl: string, to: string) =>
  (await readInbox(new URL(inboxUrl).origin, to))[0]?.id ?? 0

export async function fillNewPassword(page: Page, text: string, again = text): Promise<void> {
  await page.locator('input[name=password]').fill(text)
  await page.getByLabel('New password once more').fill(again)
}

/** Nothing that keeps anybody out, and no sideways scroll, at the two widths that count. Cards in frames have tests of their own. */
export async function expectAccessible(page: Page): Promise<void> {
  const size = page.viewportSize()!
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    // The shell stands before its screen does; a page without either is told by what is looked for below.
    for (const part of ['main, #main', 'h1'])
      await page
        .locator(part)
        .first()
        .waitFor({ state: 'attached', timeout: 10_000 })
        .catch(() => undefined)
    const { violations } = await axeOn(page).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
    expect(await sidewaysOf(page)).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize(size)
}
