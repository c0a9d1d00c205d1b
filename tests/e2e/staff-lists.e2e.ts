import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { addListRows, type ListRows } from '../support/list-rows.ts'
import { admin, inColumns, inOwnManner, list, ofOthers, root, type Who } from '../support/list-table.ts'
import { ofAgency, ofBusiness } from '../support/list-tabs.ts'
import { choose, type List, walkList } from '../support/list-walk.ts'
import { focused, openPanel, overlayGone } from '../support/panel.ts'
import { TwoAtOnce } from '../support/two-at-once.ts'

// Every list of staff with rows of the real product. What one says that failed, and that its address is the whole of it, are screen tests:
// `none-yet`, `healed-parts`, `filters` and `lists` in packages/web/src/ui/list; a page behind the last one is one of each list’s own. Axe sees them in `staff-walk.e2e.ts`.

const product = ownProduct()
let browser: Browser
let added: ListRows
const people = new TwoAtOnce(() => new Map<Who, Page>())
beforeAll(async () => {
  browser = await launchBrowser()
  added = await addListRows(product)
})
afterAll(async () => {
  await browser.close()
  await added?.remove()
})

/** The page of somebody, warm after the first list. */
async function pageOf(pages: Map<Who, Page>, who: Who): Promise<Page> {
  const open = pages.get(who)
  if (open) return open
  const page = await openPanel(browser, product, who.as, {
    host: who.host,
    path: '/panel/admin/account',
    on: 'desktop',
  })
  page.setDefaultTimeout(20_000)
  await page.getByRole('heading', { level: 1 }).waitFor()
  pages.set(who, page)
  return page
}

/** Walks a list as somebody; two walk at once. */
const walk = (who: Who, list: List) => people.use(async (pages) => walkList(await pageOf(pages, who), list))

test.concurrent.each([...inColumns, ...inOwnManner].map((one) => [one.name, one] as const))(
  '%s: walked by keys, narrowed, sorted, further rows, none found, opened by keys',
  (_name, one) => walk(root, one),
)

test.concurrent.each(ofOthers.map((one) => [one.name, one] as const))(
  '%s: walked by keys, narrowed, sorted, further rows, none found, opened by keys',
  (_name, { who, ...one }) => walk(who, one),
)

test.concurrent.each(ofBusiness.map((one) => [one.name, one] as const))(
  '%s: stands, opened by keys',
  (_name, one) => walk(root, { ...one, path: one.path.replace(':business', `${added.businessId}`) }),
)

test.concurrent.each(ofAgency.map((one) => [one.name, one] as const))(
  '%s: stands, narrowed, opened by keys',
  (_name, { who = root, ...one }) => walk(who, one),
)

// What it lists, Retry and further ones: `NotificationBell.screen.test.tsx`. Where the keys go when their button went, only a browser shows.
test('the notifications: keys go on within the sheet when what they pressed is gone, and come back to the bell', () =>
  people.use(async (pages) => {
    const page = await pageOf(pages, root)
    const sheet = page.getByRole('dialog', { name: 'Notifications' })
    const rows = sheet.getByRole('list', { name: 'Notifications' }).getByRole('listitem')
    const bell = page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
    await bell.press('Enter')
    await sheet.getByLabel('Kind', { exact: true }).selectOption({ label: 'Domains' })
    await sheet.getByRole('button', { name: 'Clear filters' }).press('Enter')
    await expect.poll(() => rows.count()).toBeGreaterThan(0)
    await page.keyboard.press('Tab')
    await expect.poll(() => sheet.evaluate((one) => one.contains(one.ownerDocument.activeElement))).toBe(true)
    await page.keyboard.press('Escape')
    await overlayGone(page)
    await focused(bell)
  }))

test('the rows of a job: by how they ended, the next page and back, none found', async () => {
  const path = `${admin}/bulk/${added.bulkJobId}`
  await walk(root, {
    name: 'Rows of a job',
    path,
    rows: list('Rows'),
    filter: { by: choose('Result', 'Refused'), address: /state=refused/, holds: /Refused/ },
    further: 'pages',
    none: { at: `${path}?state=waiting`, says: 'Nothing matches these filters', clear: 'Clear filters' },
    opens: { by: 'a[href]', lands: /businesses\/\d+/ },
  })
})
