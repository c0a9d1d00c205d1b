import { demoAgencies } from '@parichay/sandbox/demo/agencies.ts'
import { demoStaff } from '@parichay/sandbox/demo/staff.ts'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newDesktop, newPhone } from '../support/browser.ts'
import { findPerson, signIn } from '../support/sign-in.ts'
import { button, expectAccessible } from '../support/sign-in-page.ts'
import { laterThan } from '../support/by-keys.ts'
import { focused, reload } from '../support/panel.ts'

const { url } = ownProduct()
const originOf = (host: string) => Object.assign(new URL(url), { hostname: host }).origin
const surat = originOf('surat.localhost')
const superAdmin = '+919876521001'
const suratAdmin = '+919876522001'

let browser: Browser
const open: BrowserContext[] = []
beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(async () => {
  await Promise.all(open.splice(0).map((context) => context.close()))
})
afterAll(() => browser.close())

async function staff(
  name: string,
  origin: string,
  path: string,
  make: typeof newPhone = newDesktop,
): Promise<Page> {
  const context = await make(browser, { reducedMotion: 'reduce' })
  open.push(context)
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  await signIn(page, origin, findPerson(name))
  await page.goto(`${origin}${path}`)
  return page
}
const names = (page: Page) => page.locator('tbody tr td:first-of-type a').allInnerTexts()
const row = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name })
const counted = (page: Page, text: string) => page.locator('main').getByText(text, { exact: true }).waitFor()

// Every role in every kind of agency: packages/web/src/shell/menu.screen.test.tsx. Here the server's own answers make two of them.
type Person = (typeof demoStaff)[number]
const admins = demoStaff.filter(({ agency, roles }) => agency !== 'rangtapi' && roles.includes('admin'))
const agencyOf = (person: Person) => demoAgencies.find(({ key }) => key === person.agency)!
async function expectMenu(page: Page, person: Person): Promise<void> {
  const agency = agencyOf(person)
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByText(person.name.split(' ')[0]!).waitFor()
  const isPlatform = agency.roles.includes('superadmin')
  const wanted = [
    'Home',
    ...(isPlatform ? ['Insights'] : []),
    'All Businesses',
    ...(isPlatform ? ['All Projects', 'Digital Invitation card'] : []),
    'Franchisee List',
    ...(agency.configuration.hideBilling ? [] : [isPlatform ? 'Agency Management' : 'Billing']),
    ...(isPlatform ? ['Payment exceptions'] : []),
    'Customer plans & pricing',
    'Report',
    'Greetings Management',
    ...(isPlatform
      ? ['Video template', 'Ui Customisation', 'Category Static Page Management', 'Link Store']
      : ['Pages for trades', 'Our agency']),
    'Reported cards',
    'Documents',
    'Activity log',
    'Account',
    'Logout',
  ]
  const shown = async () =>
    (await menu.getByRole('listitem').allInnerTexts()).map((text) => text.trim().split('\n')[0])
  await expect.poll(shown).toEqual(wanted)
}

test.each(
  admins
    .filter(({ phoneNumber }) => phoneNumber !== superAdmin)
    .map((person) => [`${person.agency}, ${person.roles.join()}`, person] as const),
)('the menu of %s', async (_words, person) => {
  await expectMenu(await staff(person.phoneNumber, originOf(agencyOf(person).host), '/panel/admin'), person)
})

test('All Businesses: search, filter, sort and page live in the address, over a reload and in a second context', async () => {
  const page = await staff(superAdmin, url, '/panel/admin/businesses?pageSize=10&sort=name')
  await row(page, 'Aarogyam').waitFor()
  await Promise.all([page.waitForResponse(/page=2/), button(page, 'Next').click()])
  await page.waitForURL('**page=2**')
  await row(page, 'Aarogyam').waitFor({ state: 'detached' })
  await page.getByText(/^11–/).waitFor()
  const second = await names(page)
  await reload(page)
  await page.getByText(/^11–/).waitFor()
  await expect.poll(() => names(page)).toEqual(second)
  const other = await staff(superAdmin, url, new URL(page.url()).pathname + new URL(page.url()).search)
  await other.getByText(/^11–/).waitFor()
  await expect.poll(() => names(other)).toEqual(second)

  await page.getByRole('searchbox').fill('98765 10021')
  await page.waitForURL('**search=**')
  await counted(page, '1 found')
  await expect.poll(() => names(page)).toEqual(['Malnad Yatra Travels'])
  await page.getByRole('searchbox').fill('મેળ નથી')
  await page.getByText('No results for “મેળ નથી”').waitFor()
  await button(page, 'Clear filters').click()
  await page.getByLabel('Status', { exact: true }).selectOption('Expiring')
  await page.waitForURL('**subscription=expiring**')
  await page
    .locator('main')
    .getByText(/^\d+ found$/)
    .waitFor()
  await row(page, /\d days? left/)
    .first()
    .waitFor()
  await page.getByRole('columnheader', { name: 'Validity' }).getByRole('button').click()
  await page.waitForURL('**sort=expiry**')
  await button(page, 'Clear all').click()
  await page.getByText(/^\d+ in all/).waitFor()
})

test('Back restores the place in the list, without asking again', async () => {
  const page = await staff(superAdmin, url, '/panel/admin/businesses', newPhone)
  const list = page.getByRole('list', { name: 'All Businesses' })
  await list.getByRole('listitem').nth(12).scrollIntoViewIfNeeded()
  // The router notes where a page stands a tenth of a second after it was told of a scroll, which a busy machine draws late.
  await page.evaluate(`new Promise((done) => {
    addEventListener('scroll', done, { once: true })
    scrollTo(0, 700)
  })`)
  await laterThan(page, 300)
  const before = await page.evaluate<number>('scrollY')
  let asked = 0
  page.on('request', (request) => (asked += request.url().includes('/api/v1/business?') ? 1 : 0))
  await list.getByRole('link').nth(10).click()
  await page.waitForURL(/businesses\/\d+$/)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.goBack()
  await list.getByRole('listitem').nth(12).waitFor()
  await expect
    .poll(async () => Math.abs((await page.evaluate<number>('scrollY')) - before))
    .toBeLessThanOrEqual(50)
  expect(asked).toBe(0)
})

test('the menu of the platform’s admin, and the palette by keyboard: pages, businesses, actions', async () => {
  const page = await staff(superAdmin, url, '/panel/admin')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectMenu(
    page,
    admins.find(({ phoneNumber }) => phoneNumber === superAdmin)!,
  )
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Page, business, phone or action' })
  await box.waitFor()
  await expectAccessible(page)
  await box.fill('malnad')
  await page.getByRole('option', { name: /Malnad Yatra Travels/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Malnad Yatra Travels' }).waitFor()
  await page.keyboard.press('Control+k')
  await box.waitFor()
  // Home, Insights, All Businesses.
  await page.getByRole('option', { name: 'Home', selected: true }).waitFor()
  for (const key of ['ArrowDown', 'ArrowDown']) await page.keyboard.press(key)
  await page.getByRole('option', { name: 'All Businesses', selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/panel/admin/businesses')
  await page.keyboard.press('Control+k')
  await box.fill('add cus')
  await page.getByRole('option', { name: /^Add customer/, selected: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/add-customer')
  await page.keyboard.press('Control+k')
  await box.waitFor()
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })
})

// What they ask and say: StaffHomeScreen, BusinessMenu and AddCustomerScreen, each with its screen test.
test('home, a new password and a customer who was found are in order for everybody', async () => {
  const page = await staff(suratAdmin, surat, '/panel/admin', newPhone)
  await page.getByText(/Agency: Rangtapi Digital/).waitFor()
  await page.getByRole('region', { name: 'Expiring businesses to call' }).waitFor()
  await expectAccessible(page)
  await page.goto(`${surat}/panel/admin/businesses/add-customer`)
  await page.getByLabel('Mobile number').fill('98765 10011')
  await button(page, 'Continue').click()
  await page.getByText('2 businesses').waitFor()
  await expectAccessible(page)
  await page.goto(`${surat}/panel/admin/businesses`)
  await page.getByRole('button', { name: 'Actions for ઝરમર જ્વેલર્સ' }).click()
  await page.getByRole('menuitem', { name: 'Reset password' }).click()
  const ask = page.getByRole('alertdialog')
  await focused(ask.getByRole('button', { name: 'Cancel' }))
  await ask.getByRole('button', { name: 'Reset password' }).click()
  const shown = await page.getByRole('group', { name: 'New password' }).innerText()
  expect(shown.trim()).toMatch(/^\S{12}$/)
  await expectAccessible(page)
})

test('what a figure of the home counts is said where the pointer rests on it', async () => {
  const page = await staff(suratAdmin, surat, '/panel/admin')
  await page.getByRole('link', { name: /^\d+\s*In grace/ }).hover()
  await page
    .getByRole('tooltip')
    .getByText(/last day is over/)
    .waitFor()
  await expectAccessible(page)
})
