import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newDesktop, newPhone } from '../support/browser.ts'
import { findPerson, signIn } from '../support/sign-in.ts'
import { button, expectAccessible } from '../support/sign-in-page.ts'

const { url } = ownProduct()
const originOf = (host: string) => Object.assign(new URL(url), { hostname: host }).origin

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => browser.close())

async function staff(phone: string, origin: string, make: typeof newPhone): Promise<Page> {
  const page = await (await make(browser, { reducedMotion: 'reduce' })).newPage()
  page.setDefaultTimeout(20_000)
  await signIn(page, origin, findPerson(phone))
  return page
}

test('an agency is made from another one, works on its host, is changed, suspended and brought back', async () => {
  const host = `walk-${Date.now()}.localhost`
  const page = await staff('+919876521001', url, newPhone)
  await page.goto(`${url}/panel/admin`)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page
    .getByRole('navigation', { name: 'Menu' })
    .getByRole('link', { name: 'Agency Management' })
    .click()
  await page.waitForURL('**/panel/admin/agency-management')
  // While the menu slides away, the page below it is hidden from those who listen.
  await page.getByRole('navigation', { name: 'Menu' }).waitFor({ state: 'hidden' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByText('Rangtapi Digital').first().waitFor()

  await button(page, 'Add agency').click()
  await page.getByRole('textbox', { name: /^Name/ }).fill('Himalaya Cards')
  await page.getByRole('textbox', { name: /^Host name/ }).fill('surat.localhost')
  await page.getByLabel('Set up like').fill('rangtapi')
  await page.getByRole('option', { name: 'Rangtapi Digital' }).click()
  await button(page, 'Add agency').click()
  await page.getByText('Another agency has this host name.').waitFor()
  await page.getByRole('textbox', { name: /^Host name/ }).fill(host)
  await expectAccessible(page)
  await button(page, 'Add agency').click()
  await page.getByRole('heading', { name: 'Himalaya Cards' }).waitFor()

  const visitor = await (await newDesktop(browser)).newPage()
  await visitor.goto(`${originOf(host)}/panel/login`)
  await visitor.getByText('Himalaya Cards').first().waitFor()

  await button(page, 'Branding').click()
  await page.getByRole('button', { name: 'E-mail' }).click()
  await page.getByRole('textbox', { name: /^Below every e-mail/ }).fill('Mall Road, Shimla')
  await page.getByRole('region', { name: 'Preview' }).getByText('Mall Road, Shimla').waitFor()
  await expectAccessible(page)
  await button(page, 'Save').click()
  await page.getByText('Saved', { exact: true }).waitFor()

  await page
    .getByRole('group', { name: 'Parts of the settings' })
    .getByRole('button', { name: 'Data' })
    .click()
  await button(page, 'Suspend').click()
  await page.getByRole('alertdialog').getByLabel('Reason').fill('The season is over')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspend' }).click()
  await page.getByText('Himalaya Cards is suspended').waitFor()
  const notice = await visitor.goto(`${originOf(host)}/panel/login`)
  expect(notice!.status()).toBe(503)
  await visitor.getByRole('heading', { name: 'This page is not available just now' }).waitFor()
  expect(await visitor.getByText('Himalaya').count()).toBe(0)
  await button(page, 'Resume').click()
  await page.getByText('Himalaya Cards works again').waitFor()
  expect((await visitor.goto(`${originOf(host)}/panel/login`))!.status()).toBe(200)
})
