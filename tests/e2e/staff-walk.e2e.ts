import { reportNames } from '@parichay/contract/report/fields.ts'
import { demoStaff } from '@parichay/sandbox/demo/staff.ts'
import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { axeOn } from '../support/axe.ts'
import { goFresh, goTo } from '../support/list-walk.ts'
import { openPanel, sidewaysOf } from '../support/panel.ts'
import { TwoAtOnce } from '../support/two-at-once.ts'
import { type Screen, screens } from '../visual/screens.ts'

// Every route of staff, as the panel registers them, by an address that `npm run shots` knows: none of them can be forgotten.

const product = ownProduct()
const routesIn = (file: string) => {
  const text = readFileSync(new URL(`../../packages/web/src/routes/${file}`, import.meta.url), 'utf8')
  const top = /path: '(\/panel\/\w+)'/.exec(text)![1]!
  const found = [...text.matchAll(/^ {2}page\('[\w-]+', '([^']+)', '\w+'\)/gm)].map(([, path]) =>
    `${top}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1'),
  )
  // However they are written one day, none slips away.
  expect(found).toHaveLength(text.split(/\bpage\(/).length - 1)
  return found
}
const routes = [...routesIn('admin.tsx'), ...routesIn('payment.tsx')]

const isStaff = ({ as, failsOnPurpose, name }: Screen) =>
  !failsOnPurpose && name !== 'no-access' && demoStaff.some(({ phoneNumber }) => phoneNumber === as)
/** Where a page's number is made on the way. */
const made: Record<string, string> = { '/panel/admin/bulk/$bulkJobId': 'bulk-job' }

/** The plainest screen of a route: nothing is done on it first. */
function screenOf(route: string): Screen | undefined {
  const like = new RegExp(`^${route.replace(/\$\w+/g, '\\d+')}$`)
  const known = screens.filter(isStaff)
  return (
    known.find(({ path, prepare }) => !prepare && like.test(path.split('?')[0]!)) ??
    known.find(({ name }) => name === made[route])
  )
}

let browser: Browser
const people = new TwoAtOnce(() => new Map<string, Page>())
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

const account = '/panel/admin/account'
const accountTitle = /^(Account|खाता)$/

/** The page of somebody at an address, warm after the first: the panel is loaded once for each, and axe with it. */
async function pageOf(pages: Map<string, Page>, { host = 'localhost', as, path }: Screen): Promise<Page> {
  const key = `${host} ${as}`
  const open = pages.get(key)
  if (open) {
    await goTo(open, account)
    await open.getByRole('heading', { level: 1, name: accountTitle }).waitFor()
    // A screen that failed may have been left as it was.
    await open.emulateMedia({ colorScheme: 'light' })
    await speak(open, 'English', 'en')
    await goFresh(open, path)
    return open
  }
  const page = await openPanel(browser, product, as!, { host, path, on: 'desktop' })
  pages.set(key, page)
  return page
}

/** What is still being fetched on the screen; what lies below it is fetched when it comes into sight. */
const busyInSight = `[...document.querySelectorAll('[aria-busy=true]')].filter((one) => {
  const { top, bottom } = one.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}).length`

test('every route of staff has a screen that is looked at', () => {
  expect(routes.filter((route) => screenOf(route) === undefined)).toEqual([])
})

/** Parts of a page behind a tab or a filter, which no other walk looks at. */
const behind = [
  ...screens
    .map(({ name }) => name)
    .filter((name) =>
      /^(admin-business-(?!none)|agency-(branding|products|billing|admins|messaging|limits|data)$)/.test(
        name,
      ),
    ),
  'library-calendar',
  'library-categories',
  'library-tags',
  'library-requests',
  'admin-plans-pdf',
  'admin-plans-custom',
  'month-payment-platform',
  'payment-exceptions-closed',
  'billing-statement',
  'billing-receipts',
]

/** As `expect.poll`, which knows no test any more once the one beside this has ended. */
const soon = (holds: () => Promise<void>) => vi.waitFor(holds, { timeout: 15_000 })

/** Looks at a screen, and says where it stood. */
const expectInOrder = (screen: Screen): Promise<string> =>
  people.use(async (pages) => lookAt(await pageOf(pages, screen), screen))

const phone = { width: 360, height: 800 }
const desktop = { width: 1440, height: 900 }

/** Each width once, and the languages changed where it costs least: a list is drawn anew for each step. */
async function lookAt(page: Page, screen: Screen): Promise<string> {
  if (screen.prepare) {
    await page.setViewportSize(desktop)
    await screen.prepare(page)
  }
  await page.setViewportSize(phone)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await settled(page)
  expect(await page.getByRole('heading', { name: /not open to your account|nothing at this/ }).count()).toBe(
    0,
  )
  await expectNoFaults(page)
  await expectNoWaySideways(page)
  await page.setViewportSize(desktop)
  await settled(page)
  await expectNoFaults(page)
  await expectNoWaySideways(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoFaults(page, ['color-contrast'])
  await page.emulateMedia({ colorScheme: 'light' })
  const url = page.url()
  // Hindi says most things in more letters: changed in place, it must not push a phone's screen wide.
  await speak(page, 'हिन्दी', 'hi')
  await page.setViewportSize(phone)
  await settled(page)
  await expectNoWaySideways(page)
  return url
}

const settled = (page: Page) => soon(async () => expect(await page.evaluate<number>(busyInSight)).toBe(0))

async function expectNoFaults(page: Page, rules?: string[]): Promise<void> {
  const axe = axeOn(page)
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
}

/** What a new width or language changes is drawn a moment later. */
const expectNoWaySideways = (page: Page) =>
  soon(async () => expect(await sidewaysOf(page)).toBeLessThanOrEqual(0))

async function speak(page: Page, name: string, lang: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).last().click()
  await soon(async () => expect(await page.evaluate<string>('document.documentElement.lang')).toBe(lang))
}

test.concurrent.each(routes.filter((route) => screenOf(route)))(
  '%s: no way sideways and nothing that axe finds, at 360 and 1440, in the dark and in Hindi',
  async (route) => {
    const url = await expectInOrder(screenOf(route)!)
    expect(new URL(url).pathname).toMatch(new RegExp(`^${route.replace(/\$\w+/g, '\\d+')}$`))
  },
)

test.concurrent.each(reportNames)('the report %s: the same', async (report) => {
  const path = `/panel/admin/report?report=${report}&from=2020-01-01`
  await expectInOrder({ ...screens.find(({ name }) => name === 'admin-report')!, path })
})

test.concurrent.each(behind)(
  '%s: no way sideways and nothing that axe finds, at 360 and 1440, in the dark and in Hindi',
  async (name) => {
    const screen = screens.find((one) => one.name === name)!
    expect(await expectInOrder(screen)).toContain(screen.path)
  },
)
