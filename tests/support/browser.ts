import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright'
import { type Chromium, findChromium } from './chromium.ts'
import { askOften } from './quick-waits.ts'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--no-first-run',
  // The headless shell hints glyphs fully unless told otherwise; a desktop's Chromium and the renderer do it slightly.
  '--font-render-hinting=slight',
  // Not every system's resolver knows that these names are the machine itself.
  '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP localhost 127.0.0.1',
]

let isShared = false
let running: Promise<Browser> | undefined

/** From now on `launchBrowser` gives this process one browser, which lives as long as the process; closing it closes its pages. */
export function shareBrowser(): void {
  isShared = true
}

/** Starts a browser without a window. Close it at the end of the test file. */
export async function launchBrowser(found?: Chromium): Promise<Browser> {
  if (!isShared || found) return start(found)
  if (!(await running?.catch(() => undefined))?.isConnected()) running = start().then(closingPagesOnly)
  return running!
}

function closingPagesOnly(browser: Browser): Browser {
  return Object.assign(browser, {
    close: async () => void (await Promise.all(browser.contexts().map((context) => context.close()))),
  })
}

async function start(found?: Chromium): Promise<Browser> {
  const { path, env } = found ?? (await findChromium())
  const browser = await chromium.launch({
    executablePath: path,
    args: flags,
    env: { ...(process.env as Record<string, string>), ...env },
  })
  await askOften(browser)
  return browser
}

/** A phone as most shop owners have it: 360 × 800, touch, in India. */
export function newPhone(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: 360, height: 800 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    userAgent: `Mozilla/5.0 (Linux; Android 14; SM-A155F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Mobile Safari/537.36`,
    ...inIndia,
    ...options,
  })
}

/** A desktop: 1440 × 900, mouse and keyboard. */
export function newDesktop(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return browser.newContext({ viewport: { width: 1440, height: 900 }, ...inIndia, ...options })
}

const inIndia = { locale: 'en-IN', timezoneId: 'Asia/Kolkata' }
