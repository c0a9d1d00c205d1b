import pg from 'pg'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newDesktop } from '../support/browser.ts'
import { sidewaysOf } from '../support/panel.ts'
import { findPerson, signIn } from '../support/sign-in.ts'
import { expectAccessible } from '../support/sign-in-page.ts'

const { url, databaseUrl } = ownProduct()
const superAdmin = '+919876521001'

let browser: Browser
const open: BrowserContext[] = []
beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()))
})
afterAll(() => browser.close())

async function staff(name: string, origin: string, path = '/panel/admin'): Promise<Page> {
  const context = await newDesktop(browser, { reducedMotion: 'reduce' })
  open.push(context)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await signIn(page, origin, findPerson(name))
  await page.goto(`${origin}${path}`)
  return page
}

/** The newest business has the longest names for once: they widen no table and raise no row. */
async function withLongNames<T>(work: () => Promise<T>): Promise<T> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const newest = '(select max(business_id) from business where deleted_at is null)'
  const { rows } = await database.query<{ name: string }>(
    `select business_name as name from business where business_id = ${newest}`,
  )
  const rename = (name: string) =>
    database.query(`update business set business_name = $1 where business_id = ${newest}`, [name])
  try {
    await rename('W'.repeat(60))
    return await work()
  } finally {
    await rename(rows[0]!.name)
    await database.end()
  }
}

test('All Businesses at 1440 x 900: fourteen rows, no way sideways, a row looked up by keys, Back closes it', async () => {
  const page = await staff(superAdmin, url, '/panel/admin/businesses')
  const table = page.getByRole('table', { name: 'All Businesses' })
  await table.getByRole('row').nth(5).waitFor()
  const whole = () =>
    page.evaluate<{ rows: number; sideways: number }>(`(() => {
      const frame = document.querySelector('[data-density]').parentElement
      const foot = frame.getBoundingClientRect().bottom + 1
      const rows = [...frame.querySelectorAll('[data-row]')]
      return {
        rows: rows.filter((row) => row.getBoundingClientRect().bottom <= foot).length,
        sideways: frame.scrollWidth - frame.clientWidth,
      }
    })()`)
  // The letters of Indian scripts come after the rows, which are a little higher until then.
  await withLongNames(async () => {
    await page.reload()
    await table.getByText('W'.repeat(60)).waitFor()
    await expect.poll(async () => (await whole()).rows, { timeout: 15_000 }).toBeGreaterThanOrEqual(14)
  })
  await page.reload()
  await table.getByRole('row').nth(5).waitFor()
  await expect.poll(async () => (await whole()).rows, { timeout: 15_000 }).toBeGreaterThanOrEqual(14)
  await expect.poll(async () => (await whole()).sideways).toBe(0)
  expect(await sidewaysOf(page)).toBe(0)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  expect((await menu.getByText('Logout').boundingBox())!.y).toBeLessThan(880)

  await page.keyboard.press('j')
  await expect
    .poll(() => page.evaluate<boolean>(`!!document.activeElement?.closest('[data-row]')`))
    .toBe(true)
  await page.keyboard.press('Enter')
  const details = page.getByRole('region', { name: 'Details' })
  await details.getByRole('heading', { level: 2 }).first().waitFor()
  await page.keyboard.press('ArrowDown')
  await page.waitForURL(/row=\d+/)
  expect((await whole()).sideways).toBe(0)
  await expectAccessible(page)
  await page.goBack()
  await details.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/panel/admin/businesses')
})

test('Franchisee List at 1440 x 900: fourteen rows, no way sideways', async () => {
  const page = await staff(superAdmin, url, '/panel/admin/franchisees')
  await page.locator('[data-row]').nth(5).waitFor()
  const seen = () =>
    page.evaluate<{ room: number; sideways: number }>(`(() => {
      const frame = document.querySelector('[data-density]').parentElement
      const rows = [...frame.querySelectorAll('[data-row]')]
      const tallest = Math.max(...rows.map((row) => row.getBoundingClientRect().height))
      const { top } = rows[0].getBoundingClientRect()
      return {
        room: Math.floor((frame.getBoundingClientRect().bottom + 1 - top) / tallest),
        sideways: frame.scrollWidth - frame.clientWidth,
      }
    })()`)
  await expect.poll(seen, { timeout: 15_000 }).toMatchObject({ sideways: 0 })
  expect((await seen()).room).toBeGreaterThanOrEqual(14)
  expect(await sidewaysOf(page)).toBe(0)
})
