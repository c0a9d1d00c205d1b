import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** The place that what is carried stands over now, as the page says it to those who listen; undefined while nothing is carried. */
async function placeOf(page: Page): Promise<number | undefined> {
  const said = await page.locator('[id^="DndLiveRegion"]').allTextContents()
  const found = /is (?:picked up from|over) place (\d+) of/.exec(said.join('\n'))
  return found ? Number(found[1]) : undefined
}

/**
 * Carries the row of a handle upwards by keys: so many places, or to the top. Each key comes once the page has said what
 * the one before it did: a list measures itself before it moves, and takes as long as the machine lets it.
 */
export async function carryUp(handle: Locator, places: number | 'to the top'): Promise<void> {
  const page = handle.page()
  await handle.focus()
  await page.keyboard.press('Space')
  await expect.poll(() => placeOf(page)).toBeDefined()
  await laterThan(page, 0)
  const from = (await placeOf(page))!
  const to = places === 'to the top' ? 1 : from - places
  for (let place = from - 1; place >= to; place -= 1) {
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => placeOf(page), { message: `over place ${place}` }).toBe(place)
  }
  await page.keyboard.press('Space')
  await expect.poll(() => placeOf(page)).toBeUndefined()
}

/**
 * Until every timer of this many milliseconds or fewer that the page has set by now went off: a page runs its timers in
 * the order of their times, however busy the machine is.
 */
export const laterThan = (page: Page, milliseconds: number): Promise<void> =>
  page.evaluate((time) => new Promise<void>((go) => void setTimeout(go, time + 1)), milliseconds)
