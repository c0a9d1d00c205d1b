import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { faultsOf, openPanel } from '../support/panel.ts'

const product = ownProduct()
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

test('a template of staff is published after test films of three languages, changed, taken back, withdrawn and deleted', async () => {
  const page = await openPanel(browser, product, '+919876521001', {
    path: '/panel/admin/video-template-management?template=new',
    on: 'desktop',
  })
  page.setDefaultTimeout(30_000)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const name = page.getByRole('textbox', { name: /^Name\b(?! in)/ })
  await name.fill('Offer of the office')
  await button('Add').click()
  await button('Make test films').waitFor()
  expect(await button('Publish').getAttribute('aria-disabled')).toBe('true')
  await button('Make test films').click()
  await page.getByLabel('Test film in Tamil').waitFor({ timeout: 150_000 })
  expect(await page.getByLabel(/^Test film in /).count()).toBe(3)
  expect(await faultsOf(page)).toEqual([])
  await button('Publish').click()
  await button('Withdraw').waitFor()

  await name.fill('Offer of the office, changed')
  await button('Save').click()
  await button('Go back to it').click()
  await page.getByText('Version 1 is back').waitFor()
  await expect.poll(() => name.inputValue()).toBe('Offer of the office')

  await button('Withdraw').click()
  await button('Withdraw').waitFor({ state: 'detached' })
  await button('Delete').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByText('Offer of the office is deleted').waitFor()
  await page.context().close()
}, 300_000)
