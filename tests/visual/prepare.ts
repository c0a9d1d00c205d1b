import type { Page } from 'playwright'

/** A list that could not be had: everything else stays usable. */
export const without = (call: string, path: string) => async (page: Page) => {
  await page.route(`**/api/v1/${call}*`, (route) =>
    route.fulfill({ status: 503, json: { data: { code: 'MAINTENANCE', message: 'Later', ref: 'shot' } } }),
  )
  await page.goto(new URL(path, page.url()).href)
}

/** What is drawn when it comes into sight has come into sight. */
export const scrollThrough = async (page: Page) => {
  const height = await page.evaluate<number>('document.documentElement.scrollHeight')
  for (let top = 0; top < height; top += 600) {
    await page.evaluate(`scrollTo(0, ${top})`)
    await page.waitForTimeout(120)
  }
  await page.evaluate('scrollTo(0, 0)')
}

/** A row looked up beside its list, where there is room for both. */
export const lookUp = async (page: Page) => {
  if (page.viewportSize()!.width < 1200) return
  const row = page.locator('[data-looks]').nth(2)
  await row.focus()
  await row.press('Enter')
  await page.locator('[data-detail]').waitFor()
}
