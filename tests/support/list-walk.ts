import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { focused } from './panel.ts'
import { soon } from './soon.ts'

/** A list of staff as it is walked in a real browser; what a list does not have stays out. */
export type List = {
  name: string
  /** Its address. */
  path: string
  /** The call that its rows come from, behind `/api/v1/`; numbers as `:id`. */
  call: string
  rows: (page: Page) => Locator
  /** What narrows it by hand, what then stands in the address, and what every row says, where it says so. */
  filter?: {
    by: (page: Page) => Promise<unknown>
    address: RegExp
    holds: RegExp | 'as many as the call says'
  }
  /** A head that sorts, what then stands in the address, and the cells that stand in order. */
  sort?: { head: string; address: string; cell: number; order: (a: string, b: string) => number }
  /** How one comes to further rows: pages of ten, pages as they are, or more below. */
  further?: 'tens' | 'pages' | 'more'
  /** An address that finds nothing, what is said then, and the way out. */
  none?: { at: string; says: string; clear: string }
  /** What Enter opens: on a link or a button that Tab reaches in a row, or on a row that J reaches. */
  opens?: { by: 'a[href]' | 'button' | 'row'; lands: RegExp | ((page: Page) => Locator) }
}

/** Rows of the table or list of this name. */
export const rowsOf =
  (role: 'table' | 'list', name: string) =>
  (page: Page): Locator => {
    const place = page.getByRole('main').getByRole(role, { name, exact: true })
    return role === 'table' ? place.locator('tbody > tr') : place.locator('> *')
  }

/** Chooses a value of a chip or of a select. */
export const choose = (label: string, option: string) => (page: Page) =>
  page.getByRole('main').getByLabel(label, { exact: true }).selectOption({ label: option })

/** Presses one of the pills above a list. */
export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).click()

/** Goes on within the panel, as a link does: the page is not loaded anew. */
export const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate<void>(`history.pushState({}, '', ${JSON.stringify(path)})`)

type Rows = { list?: unknown[]; rows?: unknown[]; payments?: unknown[] }
const elsewhere = '/panel/admin/account'
const withMore = (path: string, more: string) => `${path}${path.includes('?') ? '&' : '?'}${more}`
const searchIn = (page: Page) => new URL(page.url()).search
const paramsOf = (path: string) => new URLSearchParams(path.split('?')[1])
const texts = (rows: Locator) => rows.allInnerTexts()

const isCall =
  ({ call }: List) =>
  ({ pathname }: URL) =>
    new RegExp(`^/api/v1/${call.replace(':id', '\\d+')}$`).test(pathname)

/** Walks one list from end to end on a page of the panel. */
export async function walkList(page: Page, list: List): Promise<void> {
  const { path, filter, sort, further, none, opens } = list
  const rows = list.rows(page)
  const stand = () => rows.first().waitFor()
  // What was shown last stays until newer rows are there: a list that is come to from elsewhere shows its own only.
  const goAnew = async (to: string) => {
    await goTo(page, elsewhere)
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor()
    await goTo(page, to)
  }
  await goAnew(path)
  await stand()
  let narrowed: string[] | undefined
  if (filter) {
    const all = await texts(rows)
    const { by, address, holds } = filter
    if (holds instanceof RegExp) {
      await by(page)
      narrowed = await onlyThose(rows, holds, all)
    } else {
      const [answer] = await Promise.all([
        page.waitForResponse((one) => isCall(list)(new URL(one.url()))),
        by(page),
      ])
      const { data } = (await answer.json()) as { data: Rows }
      await soon(
        () => rows.count(),
        (there) => expect(there).toBe((data.list ?? data.rows ?? data.payments)!.length),
      )
      narrowed = await texts(rows)
      expect(narrowed).not.toEqual(all)
    }
    expect(searchIn(page)).toMatch(address)
  }
  await failAndRetry(page, list)
  if (narrowed)
    await soon(
      () => texts(rows),
      (now) => expect(now).toEqual(narrowed),
    )
  else await stand()
  if (opens) await openByKeys(page, list, opens)
  if (sort) {
    await goAnew(path)
    await sortBy(page, rows, sort)
  }
  if (further) {
    await goAnew(further === 'tens' ? withMore(path, 'pageSize=10') : path)
    await goFurther(page, rows, further)
  }
  if (none) {
    await goTo(page, none.at)
    await page.getByText(none.says).waitFor()
    expect(await rows.count()).toBe(0)
    await page.getByRole('main').getByRole('button', { name: none.clear }).press('Enter')
    await rows.first().waitFor()
    for (const name of paramsOf(none.at).keys())
      if (!paramsOf(path).has(name)) expect(paramsOf(searchIn(page)).has(name), name).toBe(false)
  }
}

/** What a call answers that failed on the server's side. */
export const failed = {
  status: 500,
  contentType: 'application/json',
  body: '{"data":{"code":"INTERNAL","message":"Something went wrong on our side. Try again.","ref":"x"}}',
}

/** Waits until all rows are those that were wanted, some of which stood there before beside others. */
async function onlyThose(rows: Locator, holds: RegExp, all: string[]): Promise<string[]> {
  const others = (some: string[]) => some.filter((text) => !holds.test(text))
  expect(others(all), 'rows of other kinds before').not.toEqual([])
  let found: string[] = []
  await soon(
    async () => ((found = await texts(rows)).length > 0 ? others(found) : 'no rows'),
    (unwanted) => expect(unwanted).toEqual([]),
  )
  return found
}

/** The page is loaded anew while its call fails: the block says so, the address is as it was, and Retry brings the rows. */
async function failAndRetry(page: Page, list: List): Promise<void> {
  const isItsCall = isCall(list)
  const before = searchIn(page)
  await page.route(isItsCall, (route) => route.fulfill(failed))
  await page.reload()
  const said = page.getByRole('main').getByRole('alert').filter({ hasText: 'Something went wrong' })
  const retry = said.getByRole('button', { name: 'Retry' })
  await retry.waitFor()
  expect(searchIn(page)).toBe(before)
  await page.unroute(isItsCall)
  await retry.press('Enter')
  await said.waitFor({ state: 'detached' })
}

/** From the button that was Retry on: Tab or J into the rows, Enter, and what it opens stands there. */
async function openByKeys(page: Page, { rows }: List, { by, lands }: NonNullable<List['opens']>) {
  const reached = rows(page).locator(`${by}:focus`)
  if (by === 'row') {
    await page.keyboard.press('j')
    await focused(rows(page).first())
  } else {
    let steps = 0
    do await page.keyboard.press('Tab')
    while ((await reached.count()) === 0 && ++steps < 80)
    expect(await reached.count(), 'the focus is in a row').toBe(1)
  }
  await page.keyboard.press('Enter')
  if (lands instanceof RegExp) {
    await page.waitForURL(lands)
    await page.getByRole('heading', { level: 1 }).waitFor()
  } else {
    await lands(page).waitFor()
    await page.keyboard.press('Escape')
  }
}

async function sortBy(page: Page, rows: Locator, { head, address, cell, order }: NonNullable<List['sort']>) {
  await rows.first().waitFor()
  const cells = async () =>
    (await rows.locator(`td:nth-of-type(${cell})`).allInnerTexts()).map((text) => nameIn(text))
  const before = await cells()
  await page.getByRole('columnheader').getByRole('button', { name: head }).press('Enter')
  await page.waitForURL(`**${address}**`)
  await soon(cells, (now) => expect(now).not.toEqual(before))
  // Where signs stand among letters is the database's to say.
  const after = (await cells()).filter((text) => /^[\p{L}\p{N}]/u.test(text))
  expect(after.length).toBeGreaterThan(1)
  expect(after).toEqual(after.toSorted(order))
}

/** The words of a cell without the letters that stand for a picture, and without its second line. */
const nameIn = (text: string) =>
  text.split('\n').find((line) => line.trim() !== '' && !/^\p{L}{1,2}$/u.test(line.trim()))!

async function goFurther(page: Page, rows: Locator, way: NonNullable<List['further']>) {
  await rows.first().waitFor()
  if (way === 'more') {
    const first = await texts(rows)
    await page.getByRole('main').getByRole('button', { name: 'Load more' }).press('Enter')
    await soon(
      () => rows.count(),
      (now) => expect(now).toBeGreaterThan(first.length),
    )
    expect((await texts(rows)).slice(0, first.length)).toEqual(first)
    return
  }
  const pager = page.getByRole('navigation', { name: 'Pages' })
  if (way === 'tens')
    await soon(
      () => rows.count(),
      (now) => expect(now).toBe(10),
    )
  const first = await texts(rows)
  await pager.getByRole('button', { name: 'Next', exact: true }).press('Enter')
  await page.waitForURL('**page=2**')
  // Different rows may read alike, as one picture that was uploaded several times, and lie on both sides of a page's end.
  await soon(
    async () => (await texts(rows)).filter((text) => first.includes(text)).length,
    (same) => expect(same).toBeLessThanOrEqual(first.length / 2),
  )
  await pager.getByRole('button', { name: 'Back', exact: true }).press('Enter')
  await soon(
    () => texts(rows),
    (now) => expect(now).toEqual(first),
  )
  expect(searchIn(page)).not.toContain('page=')
}

/** By the letters of names. */
export const byName = new Intl.Collator('en').compare

const units: Record<string, number> = { B: 1, KB: 1e3, MB: 1e6 }
const sizeIn = (text: string) => {
  const [number = '', unit = ''] = text.split(/\s/)
  return Number(number) * units[unit]!
}
/** The larger file first. */
export const bySize = (a: string, b: string): number => sizeIn(b) - sizeIn(a)
