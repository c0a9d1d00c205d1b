import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { newDesktop, newPhone } from './browser.ts'
import { findPerson, signIn } from './sign-in.ts'
import { axeOn } from './axe.ts'
import { soon } from './soon.ts'

type Product = { url: string; port: number }
type Wish = {
  /** The agency by host name of the demo; `localhost` unless given. */
  host?: string
  path?: string
  on?: 'phone' | 'desktop'
  /** What's New may open; it stays away unless a test is about it. */
  withNews?: boolean
  options?: BrowserContextOptions
}

/** A page of the panel in a browser of its own, with a demo person signed in. */
export async function openPanel(
  browser: Browser,
  product: Product,
  name: string,
  { host = 'localhost', path = '/panel/customer', on = 'phone', withNews = false, options = {} }: Wish = {},
): Promise<Page> {
  const wishes = { reducedMotion: 'reduce' as const, ...options }
  const context = await (on === 'phone' ? newPhone(browser, wishes) : newDesktop(browser, wishes))
  await context.addInitScript((quiet) => {
    if (!localStorage.getItem('panel.language')) localStorage.setItem('panel.language', '"en"')
    if (quiet)
      localStorage.setItem(
        'panel.viewed-features',
        JSON.stringify(['2026-11-links', '2026-11-designs', '2026-11-qr']),
      )
  }, !withNews)
  const page = await context.newPage()
  const origin = `http://${host}:${product.port}`
  await signIn(page, origin, findPerson(name))
  await page.goto(origin + path)
  return page
}

/** What axe finds wrong with a page, in one line each. */
export async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await axeOn(page).analyze()
  return violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')}`),
  )
}

/**
 * How many pixels a page is wider than its screen, in the letters of the panel: where no Devanagari is installed, the
 * boxes that stand in for them until they are loaded are wider than any word.
 */
export const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate<number>(`(async () => {
    const wide = () => document.documentElement.scrollWidth - innerWidth
    // Laid out first: which letters are wanted is known only then.
    wide()
    await document.fonts.ready
    return wide()
  })()`)

/**
 * Waits until a closed overlay has stepped back in the history. It asks from outside: Playwright's own
 * `waitForFunction` asks again by `eval`, which the page's Content-Security-Policy refuses.
 */
export async function overlayGone(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate<boolean>('!!history.state?.overlay'), { timeout: 30_000 }).toBe(false)
}

/** Waits until an element has the focus: it is given after what opened was drawn. */
export const focused = (element: Locator): Promise<void> =>
  soon(
    () => element.evaluate((one) => one === one.ownerDocument.activeElement),
    (hasIt) => expect(hasIt, 'the focus').toBe(true),
  )

/** Loads the page anew, once no step back is under way: it would give the reload up. */
export async function reload(page: Page): Promise<void> {
  await overlayGone(page)
  await page.reload()
}

/** Scrolls down until a part stands there that comes once it is nearly seen. */
export async function comeTo(page: Page, part: Locator): Promise<void> {
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 300)
        return part.count()
      },
      { timeout: 30_000 },
    )
    .toBe(1)
  await part.scrollIntoViewIfNeeded()
}
