import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { focused } from './panel.ts'
import { expectAccessible } from './sign-in-page.ts'
import { soon } from './soon.ts'

/** A list of staff as it is walked in a real browser; what a list does not have stays out. */
export type List = {
  name: string
  /** Its address. */
  path: string
  /** The call that its rows come from, behind `/api/v1/`, where a filter holds as many as it says. */
  call?: string
  rows: (page: Page) => Locator
  /** What a row says when all of it is there, where a part comes by a call of its own. */
  says?: RegExp
  /** By keys alone a row is looked up beside it and closed again, and its search reached; on a phone its rows are a list. */
  office?: true
  /** No other walk lets axe see it: `staff-walk.e2e.ts`. */
  isSeen?: true
  /** What narrows it by hand, what then stands in the address, and what every row says, where it says so. */
  filter?: {
    by: (page: Page) => Promise<unknown>
    address: RegExp
    holds: RegExp | 'as many as the call says'
  }
  /** A head that sorts, what then stands in the address, and the cells that stand in another order, if any do; which one, where they say. */
  sort?: { head: string; address: string; cell?: number; order?: (a: string, b: string) => number }
  /** How one comes to further rows: pages of ten, pages as they are, or more below. */
  further?: 'tens' | 'pages' | 'more'
  /** An address that finds nothing, what is said then, and the way out. */
  none?: { at: string; says: string; clear: string }
  /** What Enter opens: on a link or a button that Tab reaches in a row, or on a row that J reaches. */
  opens?: {
    by: 'a[href]' | 'button' | 'row'
    lands: RegExp | ((page: Page) => Locator)
    /** No other walk lets axe see what is opened. */
    isSeen?: true
  }
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

/** Goes on within the panel to a screen that is drawn anew: what was shown last stays until the next one is there. */
export async function goFresh(page: Page, path: string): Promise<void> {
  const between = page.getByRole('heading', { level: 1, name: 'Account', exact: true })
  await goTo(page, elsewhere)
  await between.waitFor()
  if (path === elsewhere) return
  await goTo(page, path)
  await between.waitFor({ state: 'detached' })
}

const withMore = (path: string, more: string) => `${path}${path.includes('?') ? '&' : '?'}${more}`
const searchIn = (page: Page) => new URL(page.url()).search
const paramsOf = (path: string) => new URLSearchParams(path.split('?')[1])
const texts = (rows: Locator) => rows.allInnerTexts()

/** Walks one list from end to end on a page of the panel. What failed, and what a reload keeps, need no browser: `web/ui/list`. */
export async function walkList(page: Page, list: List): Promise<void> {
  const { path, call, says, filter, sort, further, none, opens, office, isSeen } = list
  const rows = list.rows(page)
  const stand = () => rows.first().waitFor()
  // A list that is come to from elsewhere shows its own rows only.
  await goFresh(page, path)
  await stand()
  if (says) await rows.filter({ hasText: says }).first().waitFor()
  if (office) await walkOffice(page, list)
  if (isSeen) await expectAccessible(page)
  const all = await texts(rows)
  /** The whole list again, as it was at first; what was appended stays there. */
  const goBack = async () => {
    await goTo(page, path)
    await soon(
      () => texts(rows),
      (now) => expect(now.slice(0, all.length)).toEqual(all),
    )
  }
  if (filter) {
    const { by, address, holds } = filter
    if (holds instanceof RegExp) {
      await by(page)
      await onlyThose(rows, holds, all)
    } else {
      const [answer] = await Promise.all([
        page.waitForResponse((one) => new URL(one.url()).pathname === `/api/v1/${call}`),
        by(page),
      ])
      const { data } = (await answer.json()) as { data: Rows }
      await soon(
        () => rows.count(),
        (there) => expect(there).toBe((data.list ?? data.rows ?? data.payments)!.length),
      )
      expect(await texts(rows)).not.toEqual(all)
    }
    expect(searchIn(page)).toMatch(address)
  }
  if (sort) {
    await goBack()
    await sortBy(page, rows, sort)
  }
  if (further) {
    if (further === 'tens') await goTo(page, withMore(path, 'pageSize=10'))
    else await goBack()
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
  if (opens) {
    if (filter || further || none) await goBack()
    await openByKeys(page, list, opens)
    if (opens.isSeen) await expectAccessible(page)
  }
}

/** By keys alone: a row is found, looked up and closed again, the search is reached; no way sideways, and cards on a phone. */
async function walkOffice(page: Page, { name, rows }: List): Promise<void> {
  const first = rows(page).first()
  await soon(
    () => page.evaluate<number>(tableSideways),
    (sideways) => expect(sideways).toBe(0),
  )
  await page.keyboard.press('j')
  await focused(first)
  await page.keyboard.press('Enter')
  const details = page.getByRole('region', { name: 'Details' })
  await details.getByRole('heading').first().waitFor()
  await soon(
    () => paramsOf(searchIn(page)).get('row'),
    (row) => expect(row).toMatch(/^\d+$/),
  )
  await page.keyboard.press('Escape')
  await details.waitFor({ state: 'detached' })
  await first.focus()
  await page.keyboard.press('/')
  await focused(page.getByRole('searchbox'))
  await page.keyboard.type('qqqq')
  await page.waitForURL('**search=qqqq**')
  await page.getByText('No results for “qqqq”').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await first.waitFor()
  const size = page.viewportSize()!
  await page.setViewportSize({ width: 360, height: 800 })
  await page.getByRole('list', { name, exact: true }).getByRole('listitem').first().waitFor()
  await page.setViewportSize(size)
  await first.waitFor()
}

/** How far a table is wider than its frame. In the letters of the panel: those that stand in for them until they are loaded are wider. */
const tableSideways = `document.fonts.ready.then(() => {
  const frame = document.querySelector('[data-density]').parentElement
  return frame.scrollWidth - frame.clientWidth
})`

/** Waits until all rows are those that were wanted, some of which stood there before beside others. */
async function onlyThose(rows: Locator, holds: RegExp, all: string[]): Promise<void> {
  const others = (some: string[]) => some.filter((text) => !holds.test(text))
  expect(others(all), 'rows of other kinds before').not.toEqual([])
  await soon(
    () => texts(rows),
    (found) => expect([found.length > 0, others(found)]).toEqual([true, []]),
  )
}

/** From the head of the page: Tab or J into the rows, Enter, and what it opens stands there. */
async function openByKeys(page: Page, { rows }: List, { by, lands }: NonNullable<List['opens']>) {
  const reached = rows(page).locator(`${by}:focus`)
  await page.locator('#main').focus()
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
  if (cell === undefined) {
    await page.getByRole('columnheader').getByRole('button', { name: head }).press('Enter')
    await page.waitForURL(`**${address}**`)
    return rows.first().waitFor()
  }
  const cells = async () =>
    (await rows.locator(`td:nth-of-type(${cell})`).allInnerTexts()).map((text) => nameIn(text))
  const before = await cells()
  await page.getByRole('columnheader').getByRole('button', { name: head }).press('Enter')
  await page.waitForURL(`**${address}**`)
  await soon(cells, (now) => expect(now).not.toEqual(before))
  // Where signs stand among letters is the database's to say.
  const after = (await cells()).filter((text) => /^[\p{L}\p{N}]/u.test(text))
  expect(after.length).toBeGreaterThan(1)
  if (order) expect(after).toEqual(after.toSorted(order))
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
