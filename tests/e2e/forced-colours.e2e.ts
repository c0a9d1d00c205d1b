import type { Browser, Locator } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../support/browser.ts'
import { ownProduct } from '../support/own-product.ts'
import { openPanel } from '../support/panel.ts'
import { people } from '../visual/people.ts'

const product = ownProduct()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** As somebody who chose colours of their own for everything sees it. */
const open = (path: string) =>
  openPanel(browser, product, people.admin, { path, on: 'desktop', options: { forcedColors: 'active' } })
const look = async (part: Locator) => (await part.screenshot({ animations: 'disabled' })).toString('base64')
/** The colour a few px within the left edge, half way down. */
async function groundOf(part: Locator): Promise<string> {
  const { data, info } = await sharp(await part.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + 6) * 3
  return data.subarray(at, at + 3).toString('hex')
}

test('with colours of one’s own, ticks and switches show whether they are on', async () => {
  const page = await open('/panel/admin/agency-management')
  const tick = page.getByRole('checkbox', { name: 'Tick Rangtapi Digital' })
  const untouched = await look(tick)
  await tick.check()
  // What has the keyboard has a ring, which is not meant here.
  await tick.blur()
  await page.mouse.move(0, 0)
  expect(await look(tick)).not.toBe(untouched)
  await page.goto(`${product.url}/panel/admin/agency-management/2?tab=products`)
  const all = page.getByRole('switch')
  await all.first().waitFor()
  const looks = new Map<boolean, Set<string>>([
    [true, new Set()],
    [false, new Set()],
  ])
  for (const one of await all.all()) looks.get(await one.isChecked())!.add(await look(one))
  expect([...looks.values()].every(({ size }) => size > 0)).toBe(true)
  expect([...looks.get(true)!].filter((one) => looks.get(false)!.has(one))).toEqual([])
  await page.context().close()
})

test('with colours of one’s own, what is chosen looks otherwise than what is not', async () => {
  const page = await open('/panel/admin/agency-management')
  const ground = (name: string) => groundOf(page.getByRole('button', { name, exact: true }).first())
  expect(await ground('English')).not.toBe(await ground('हिन्दी'))
  await page.context().close()
})
