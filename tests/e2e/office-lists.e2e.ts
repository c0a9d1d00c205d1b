import pg from 'pg'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { focused, openPanel } from '../support/panel.ts'
import { expectAccessible } from '../support/sign-in-page.ts'

const product = ownProduct()
const superAdmin = '+919876521001'
let browser: Browser
let page: Page
let database: pg.Client
const made: [table: string, key: string, numbers: number[]][] = []
/** A row of a list that the demo alone leaves empty. */
async function addRow(table: string, key: string, columns: string, values: string) {
  const { rows } = await database.query<{ no: number }>(
    `insert into ${table} (agency_id, business_id, ${columns}) select agency_id, business_id, ${values} from business
      where agency_id = 1 and deleted_at is null order by business_id limit 1 returning ${key} as no`,
  )
  made.push([table, key, rows.map(({ no }) => no)])
}
beforeAll(async () => {
  browser = await launchBrowser()
  database = new pg.Client({ connectionString: product.databaseUrl })
  await database.connect()
  await addRow(
    'pdf_card',
    'pdf_card_no',
    'company_name, registered_phone_number',
    `business_name, '+919876510001'`,
  )
  await addRow('user_video', 'video_no', 'title', `'A film of ' || business_name`)
  page = await openPanel(browser, product, superAdmin, { path: '/panel/admin', on: 'desktop' })
  page.setDefaultTimeout(20_000)
  await page.getByRole('heading', { level: 1 }).waitFor()
})
afterAll(async () => {
  await page?.context().close()
  for (const [table, key, numbers] of made)
    await database.query(`delete from ${table} where ${key} = any($1::int[])`, [numbers])
  await database.end()
  await browser.close()
})

type List = {
  path: string
  /** The call its rows come from. */
  call: string
  /** How its rows are named. */
  name: string
  /** A head that sorts, and what then stands in the address. */
  sort?: [head: string, address: string]
  /** The demo has more than ten of them. */
  pages?: true
}
const lists: List[] = [
  {
    path: 'businesses',
    call: 'business',
    name: 'All Businesses',
    sort: ['Business', 'sort=name'],
    pages: true,
  },
  {
    path: 'projects?projectType=digital_card',
    call: 'getcardlist',
    name: 'Digital cards',
    sort: ['Business', 'sort=name'],
    pages: true,
  },
  {
    path: 'projects?projectType=pdf_id_card',
    call: 'pdf-card/getPdfCardList',
    name: 'PDF ID cards',
    sort: ['Company', 'sort=name'],
  },
  {
    path: 'projects?projectType=promotional_video',
    call: 'video/user-video',
    name: 'Promotional videos',
    sort: ['Video', 'sort=name'],
  },
  { path: 'franchisees', call: 'franchisee/list', name: 'Franchisee List', sort: ['Name', 'sort=name'] },
  { path: 'agency-management', call: 'agency/list', name: 'Agencies', sort: ['Agency', 'sort=newest'] },
  {
    path: 'category-static-page-management',
    call: 'category-static-page/list',
    name: 'Pages of categories',
    sort: ['Category', 'sort=newest'],
    pages: true,
  },
  { path: 'feedback', call: 'feedback', name: 'Feedback' },
  { path: 'documents', call: 'document', name: 'Documents', sort: ['Size', 'sort=largest'] },
]

const table = (name: string) => page.getByRole('table', { name, exact: true })
const firstRow = (name: string) => table(name).locator('[data-row]').first()
// In the letters of the panel: those that stand in for them until they are loaded are wider.
const tableSideways = () =>
  page.evaluate<number>(`document.fonts.ready.then(() => {
    const frame = document.querySelector('[data-density]').parentElement
    return frame.scrollWidth - frame.clientWidth
  })`)

test.each(lists.map((list) => [list.name, list] as const))(
  '%s: keys, sort, pages, a search that stands in the address, none found, a failed answer, axe at 360 and 1440',
  async (name, { path, call, sort, pages }) => {
    const address = `${product.url}/panel/admin/${path}`
    await page.goto(address)
    await firstRow(name).waitFor()
    await expect.poll(tableSideways, { timeout: 5000 }).toBe(0)

    // By keys alone: a row is found, looked up and closed again, its list sorted, the search reached.
    await page.keyboard.press('j')
    await expect
      .poll(() => page.evaluate<boolean>(`!!document.activeElement?.closest('[data-row]')`))
      .toBe(true)
    await page.keyboard.press('Enter')
    const details = page.getByRole('region', { name: 'Details' })
    await details.getByRole('heading').first().waitFor()
    await expect.poll(() => new URL(page.url()).searchParams.get('row')).toMatch(/^\d+$/)
    await page.keyboard.press('Escape')
    await details.waitFor({ state: 'detached' })
    if (sort) {
      const [head, wanted] = sort
      await table(name).getByRole('columnheader').getByRole('button', { name: head }).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL(`**${wanted}**`)
      await firstRow(name).waitFor()
    }
    if (pages) {
      await page.goto(`${address}${path.includes('?') ? '&' : '?'}pageSize=10`)
      const first = await firstRow(name).getAttribute('data-row')
      await page.getByRole('button', { name: 'Next', exact: true }).focus()
      await page.keyboard.press('Enter')
      await page.waitForURL('**page=2**')
      await expect.poll(() => firstRow(name).getAttribute('data-row')).not.toBe(first)
    }
    await firstRow(name).focus()
    await page.keyboard.press('/')
    await focused(page.getByRole('searchbox'))
    await page.keyboard.type('qqqq')
    await page.waitForURL('**search=qqqq**')
    await page.getByText('No results for “qqqq”').waitFor()
    await page.reload()
    await page.getByText('No results for “qqqq”').waitFor()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await firstRow(name).waitFor()

    const isCall = (url: URL) => url.pathname === `/api/v1/${call}`
    await page.route(isCall, (route) =>
      route.fulfill({
        status: 500,
        contentType: 'application/json',
        body: '{"data":{"code":"INTERNAL","message":"Something went wrong on our side. Try again.","ref":"x"}}',
      }),
    )
    await page.goto(address)
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
    await retry.waitFor()
    await page.unroute(isCall)
    await retry.click()
    await firstRow(name).waitFor()
    await expectAccessible(page)
    await page.setViewportSize({ width: 360, height: 800 })
    await page.getByRole('list', { name, exact: true }).getByRole('listitem').first().waitFor()
    await page.setViewportSize({ width: 1440, height: 900 })
  },
)

test.each([
  'insights',
  'video-template-management',
  'ui-customisation?item=new',
  'link-store?category=1&type=1',
  'activity',
])('%s is in order for everybody, at 360 and 1440', async (path) => {
  await page.goto(`${product.url}/panel/admin/${path}`)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
})
