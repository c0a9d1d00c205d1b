import type { Browser, BrowserContext, Page } from 'playwright'
import { newDesktop, newPhone } from '../../tests/support/browser.ts'
import { findPerson, signIn } from '../../tests/support/sign-in.ts'
import type { Screen } from '../../tests/visual/screens.ts'

/** One way to look at a screen. */
export type View = { size: 'phone' | 'desktop'; scheme: 'light' | 'dark'; language: 'en' | 'hi' }

/** What came of one picture: nothing if all is well, else what the page complained of. */
export type Shot = { file: string; complaints: string[] }

/** Both sizes in both schemes and both languages. */
export const views: View[] = (['phone', 'desktop'] as const).flatMap((size) =>
  (['light', 'dark'] as const).flatMap((scheme) =>
    (['en', 'hi'] as const).map((language) => ({ size, scheme, language })),
  ),
)

const widths = { phone: 360, desktop: 1440 }

/** How a view stands in the names of its pictures. */
export const viewName = ({ size, scheme, language }: View) => `${widths[size]}.${scheme}.${language}`

/** Where the picture of a screen in a view is kept. */
export const fileOf = (screen: Screen, view: View) => `${screen.name}.${viewName(view)}.png`

/** Takes the pictures of some screens in one view. People who are signed in once stay so for the whole view. */
export async function takeView(
  browser: Browser,
  url: string,
  view: View,
  screens: Screen[],
  folder: string,
): Promise<Shot[]> {
  const contexts = new Map<string, BrowserContext>()
  const shots: Shot[] = []
  try {
    for (const screen of screens) {
      const origin = originOf(url, screen.host)
      const key = `${origin} ${screen.as ?? ''}`
      const context = contexts.get(key) ?? (await open(browser, origin, view, screen.as))
      contexts.set(key, context)
      shots.push(
        await takeShot(context, new URL(screen.path, origin).href, screen, fileOf(screen, view), folder),
      )
    }
  } finally {
    for (const context of contexts.values()) await context.close()
  }
  return shots
}

async function open(browser: Browser, origin: string, view: View, as?: string): Promise<BrowserContext> {
  const options = {
    colorScheme: view.scheme,
    locale: `${view.language}-IN`,
    reducedMotion: 'reduce' as const,
  }
  const context = await (view.size === 'phone' ? newPhone(browser, options) : newDesktop(browser, options))
  await context.addInitScript((language) => {
    localStorage.setItem('panel.language', JSON.stringify(language))
    // What's New would stand before every picture of the home screen.
    localStorage.setItem('panel.viewed-features', '["2026-11-links","2026-11-designs","2026-11-qr"]')
  }, view.language)
  if (as) {
    const page = await context.newPage()
    await signIn(page, origin, findPerson(as))
    await page.goto(`${origin}/panel/login`, { waitUntil: 'commit' })
    // A customer's own choice of language goes before the browser's; staff have none.
    await page.evaluate(
      `fetch('/api/v1/user/preference', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ preference: { language: '${view.language}' } }) })`,
    )
    await page.close()
  }
  return context
}

async function takeShot(
  context: BrowserContext,
  address: string,
  screen: Screen,
  file: string,
  folder: string,
): Promise<Shot> {
  const page = await context.newPage()
  page.setDefaultTimeout(8000)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  // A card in a preview's frame may not run its script; the browser says so each time.
  page.on('console', (message) => {
    if (screen.failsOnPurpose && message.text().startsWith('Failed to load')) return
    if (message.type() === 'error' && !message.text().startsWith('Blocked script execution'))
      complaints.push(message.text())
  })
  try {
    const answer = await page.goto(address, { waitUntil: 'load', timeout: 30_000 })
    if (!answer?.ok()) complaints.push(`${answer?.status()} for ${address}`)
    await settle(page)
    if (screen.prepare) {
      // A way that does not lead there is told, and the picture shows how far it came.
      await screen.prepare(page).catch((error: Error) => complaints.push(error.message))
      await settle(page)
    }
    // What lies over the page is looked at as it lies on the screen.
    const fullPage = (await page.locator('.MuiModal-root:visible').count()) === 0
    await page.screenshot({ path: `${folder}/${file}`, fullPage, animations: 'disabled' })
    const sideways = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')
    if (sideways > 0) complaints.push(`${sideways} px wider than the screen`)
  } catch (error) {
    complaints.push(error instanceof Error ? error.message : String(error))
  } finally {
    await context.setOffline(false)
    await page.close()
  }
  return { file, complaints }
}

/** Waits until the network is quiet, nothing says that it is loading, and the fonts are there; a page that polls is taken as it is. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 5000 }).catch(() => {})
  const loading = page.locator('#loading, [aria-busy="true"]')
  for (let tries = 0; tries < 30 && (await loading.count()) > 0; tries++) await page.waitForTimeout(200)
  await page.evaluate('document.fonts.ready.then(() => undefined)')
}

function originOf(url: string, host?: string): string {
  const origin = new URL(url)
  if (host) origin.hostname = host
  return origin.origin
}
