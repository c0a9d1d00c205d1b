import type { Browser, Locator, Page, Response } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { carryUp } from '../support/by-keys.ts'
import { callFrom } from '../support/new-customer.ts'
import { faultsOf, openPanel, sidewaysOf } from '../support/panel.ts'
import { pictureFile } from '../support/sample-files.ts'
import { expectAccessible } from '../support/sign-in-page.ts'

const product = ownProduct()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

/** How far things moved by themselves since the page began (Layout Instability API), and which. */
const shiftsOf = (page: Page) =>
  page.evaluate<string[]>(`new Promise((done) => {
    const name = ({ node }) => node?.textContent?.slice(0, 40) ?? '?'
    const say = ({ value, sources }) => value.toFixed(4) + ' ' + sources.map(name).join(' | ')
    const seen = new PerformanceObserver(() => undefined)
    seen.observe({ type: 'layout-shift', buffered: true })
    setTimeout(() => done(seen.takeRecords().map(say)), 500)
  })`)

/** Drags a row by its handle over another one; the list is told, and the row stays there. */
async function dragOver(list: Locator, from: number, to: number) {
  const page = list.page()
  const handles = list.getByRole('button', { name: /^Move / })
  const [start, end] = [(await handles.nth(from).boundingBox())!, (await handles.nth(to).boundingBox())!]
  const told = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().endsWith('/ui-customisation'),
  )
  const step = to > from ? 30 : -30
  await page.mouse.move(start.x + 10, start.y + 10)
  await page.mouse.down()
  await page.mouse.move(start.x + 10, start.y + 10 + step, { steps: 4 })
  await page.mouse.move(end.x + 10, end.y + 10 + step / 3, { steps: 12 })
  await page.mouse.up()
  expect((await told).status()).toBe(200)
}

test('staff put a banner first on the home by keys and by drag; the customer sees it, and nothing moves', async () => {
  const staff = await openPanel(browser, product, '+919876521001', {
    path: '/panel/admin/ui-customisation?item=new',
    on: 'desktop',
  })
  // Two in one place, as copies of another agency's are: the first move gives numbers to all, one call after the other.
  const twin = { placement: 'HOME_PAGE', type: 'notice', title: { en: 'In the same place' }, order: 8 }
  expect((await callFrom(staff, 'POST', '/api/v1/ui-customisation', twin)).status).toBe(200)
  await staff.reload()
  await staff.locator('input[name="title.en"]').fill('Festive offers')
  await staff.getByLabel(/^Where it leads/).fill('/panel/customer/account')
  await staff
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'banner.png', mimeType: 'image/png', buffer: pictureFile(1) })
  await staff.getByRole('button', { name: 'Use picture' }).click()
  // Nothing in the preview can be reached, so no role is asked for.
  await staff.locator('section img[alt="Festive offers"]').waitFor()
  await expectAccessible(staff)
  const isSaved = (reply: Response) =>
    reply.request().method() === 'POST' && reply.url().endsWith('/ui-customisation')
  const added = staff.waitForResponse(isSaved)
  await staff.getByRole('button', { name: 'Add', exact: true }).click()
  expect((await added).status()).toBe(200)
  const list = staff.getByRole('list', { name: 'Home page' })
  const done = staff.waitForResponse(isSaved)
  await carryUp(list.getByRole('button', { name: 'Move Festive offers' }), 'to the top')
  expect((await done).status()).toBe(200)
  await expect.poll(() => list.getByRole('listitem').first().textContent()).toContain('Festive offers')
  // Its handle has the keyboard still, and does not lie under the bar of the page.
  await expect
    .poll(
      async () =>
        (await list
          .getByRole('button', { name: /^Move / })
          .first()
          .boundingBox())!.y,
    )
    .toBeGreaterThan(60)
  // By drag too: one place down, and up again.
  await dragOver(list, 0, 1)
  await expect.poll(() => list.getByRole('listitem').nth(1).textContent()).toContain('Festive offers')
  await dragOver(list, 1, 0)
  await expect.poll(() => list.getByRole('listitem').first().textContent()).toContain('Festive offers')
  const notice = { placement: 'GREETING_IMAGE_PAGE', type: 'notice', title: { en: 'Festive frames' } }
  expect((await callFrom(staff, 'POST', '/api/v1/ui-customisation', notice)).status).toBe(200)
  await staff.context().close()

  const page = await openPanel(browser, product, '+919876510002')
  const banner = page.getByRole('link', { name: 'Festive offers' })
  await banner.waitFor()
  await page.getByRole('region', { name: 'My digital card' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await shiftsOf(page)).toEqual([])
  const { y } = (await banner.boundingBox())!
  const card = (await page.getByRole('region', { name: 'My digital card' }).boundingBox())!
  expect([y < card.y, await sidewaysOf(page), await faultsOf(page)]).toEqual([true, 0, []])
  await banner.click()
  await page.waitForURL('**/panel/customer/account')
  // The greetings, too, stand still while what staff put there comes.
  await page.goto(new URL('/panel/customer/daily-image', page.url()).href)
  await page.getByRole('region', { name: 'Festive frames' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(await shiftsOf(page)).toEqual([])
  await page.context().close()
})
