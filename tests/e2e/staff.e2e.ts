import { demoAgencies } from '@parichay/sandbox/demo/agencies.ts'
import { demoStaff } from '@parichay/sandbox/demo/staff.ts'
import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newDesktop, newPhone } from '../support/browser.ts'
import { findPerson, signIn } from '../support/sign-in.ts'
import { button, expectAccessible, freshNumber } from '../support/sign-in-page.ts'
import { laterThan } from '../support/by-keys.ts'
import { focused, reload } from '../support/panel.ts'

const { url } = ownProduct()
const originOf = (host: string) => Object.assign(new URL(url), { hostname: host }).origin
const surat = originOf('surat.localhost')
const superAdmin = '+919876521001'
const suratAdmin = '+919876522001'
const suratCreator = '+919876522002'

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
const admins = demoStaff.filter(({ agency, roles }) => agency !== 'rangtapi' && roles.includes('admin'))
test.each(admins.map((person) => [`${person.agency}, ${person.roles.join()}`, person] as const))(
  'the menu of %s',
  async (_words, person) => {
    const agency = demoAgencies.find((one) => one.key === person.agency)!
    const page = await staff(person.phoneNumber, originOf(agency.host), '/panel/admin')
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
      'Documents',
      'Activity log',
      'Account',
      'Logout',
    ]
    const shown = async () =>
      (await menu.getByRole('listitem').allInnerTexts()).map((text) => text.trim().split('\n')[0])
    await expect.poll(shown).toEqual(wanted)
  },
)

test('home: scope, figures with their definitions, whom to call', async () => {
  const page = await staff(suratAdmin, surat, '/panel/admin')
  await page.getByText(/Agency: Rangtapi Digital/).waitFor()
  const list = page.getByRole('region', { name: 'Expiring businesses to call' })
  expect(await list.getByRole('link', { name: 'Call રૂપકલા ટેલરિંગ' }).getAttribute('href')).toMatch(/^tel:\+91/)
  expect(await list.getByRole('link', { name: 'WhatsApp to રૂપકલા ટેલરિંગ' }).getAttribute('href')).toMatch(
    /^https:\/\/wa\.me\/91\d{10}\?text=/,
  )
  await page.getByRole('link', { name: /^\d+\s*In grace/ }).hover()
  await page
    .getByRole('tooltip')
    .getByText(/last day is over/)
    .waitFor()
  await expectAccessible(page)
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

test('searching in Devanagari and Gujarati, by words in any order', async () => {
  const page = await staff(
    superAdmin,
    url,
    `/panel/admin/businesses?search=${encodeURIComponent('भंडार आनंद')}`,
  )
  await counted(page, '1 found')
  await page.goto(`${url}/panel/admin/businesses?search=${encodeURIComponent('રૂપકલા')}`)
  await counted(page, '2 found')
})

test('Back restores the place in the list, without asking again', async () => {
  const page = await staff(superAdmin, url, '/panel/admin/businesses', newPhone)
  const list = page.getByRole('list', { name: 'All Businesses' })
  await list.getByRole('listitem').nth(12).scrollIntoViewIfNeeded()
  await page.evaluate('window.scrollTo(0, 700)')
  // The router notes where a page stands a tenth of a second after it was scrolled.
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
  await expectAccessible(page)
})

test('a failed list says so, keeps the old rows, and one click heals it', async () => {
  const page = await staff(superAdmin, url, '/panel/admin/businesses?sort=oldest')
  await row(page, 'Aarogyam').waitFor()
  await page.route('**/api/v1/business?*', (route) =>
    route.fulfill({
      status: 500,
      contentType: 'application/json',
      body: '{"data":{"code":"INTERNAL","message":"Something went wrong on our side. Try again.","ref":"x"}}',
    }),
  )
  await page.getByLabel('Card', { exact: true }).selectOption('Without a card')
  await page.getByRole('alert').waitFor()
  await row(page, 'Aarogyam').waitFor()
  await page.unroute('**/api/v1/business?*')
  await button(page, 'Retry').click()
  await row(page, 'Hasiru').waitFor()
  await page.getByRole('alert').waitFor({ state: 'detached' })
})

test('two agencies never see each other, and a creator sees only what they made', async () => {
  const page = await staff(suratAdmin, surat, '/panel/admin/businesses?search=Aarogyam')
  await page.getByText('No results for “Aarogyam”').waitFor()
  const boss = await staff(superAdmin, url, '/panel/admin/businesses?search=Aarogyam')
  await boss.getByRole('link', { name: 'Aarogyam Family Clinic' }).click()
  await boss.waitForURL(/businesses\/\d+$/)
  await page.goto(`${surat}${new URL(boss.url()).pathname}`)
  await page.getByText('This business is not here').waitFor()

  const creator = await staff(suratCreator, surat, '/panel/admin/businesses')
  await counted(creator, '1 in all')
  await expect.poll(() => names(creator)).toEqual(['ગોપાલ ડેરી ફાર્મ'])
  await creator.getByRole('button', { name: 'Actions for ગોપાલ ડેરી ફાર્મ' }).click()
  await expect
    .poll(() => creator.getByRole('menuitem').allInnerTexts())
    .toEqual(['Open', 'Edit business', 'Edit card', 'Send link on WhatsApp'])
})

test('an admin: clone, then delete with undo', async () => {
  const page = await staff(suratAdmin, surat, '/panel/admin/businesses')
  await page.getByRole('button', { name: 'Actions for Lemon & Salt Salon' }).click()
  await page.getByRole('menuitem', { name: 'Clone' }).click()
  await page.getByText('“Lemon & Salt Salon (copy)” was made').waitFor()
  await row(page, '(copy)').waitFor()
  await page.getByRole('button', { name: 'Actions for Lemon & Salt Salon (copy)' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const ask = page.getByRole('alertdialog', { name: 'Delete “Lemon & Salt Salon (copy)”?' })
  await focused(ask.getByRole('button', { name: 'Cancel' }))
  await ask.getByRole('button', { name: 'Delete' }).click()
  await row(page, '(copy)').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await row(page, '(copy)').waitFor()
})

test('reset password: the person is named, the password is shown once and must be replaced', async () => {
  const page = await staff(suratAdmin, surat, '/panel/admin/businesses')
  await page.getByRole('button', { name: 'Actions for ઝરમર જ્વેલર્સ' }).click()
  await page.getByRole('menuitem', { name: 'Reset password' }).click()
  const ask = page.getByRole('alertdialog')
  await ask.getByText('હિતેશ ઝવેરી (+91 98765 10012)').waitFor()
  await ask.getByRole('button', { name: 'Reset password' }).click()
  const shown = (await page.getByRole('group', { name: 'New password' }).innerText()).trim()
  expect(shown).toMatch(/^\S{12}$/)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByText(shown).waitFor({ state: 'detached' })

  const context = await newPhone(browser)
  open.push(context)
  const customer = await context.newPage()
  await signIn(customer, surat, {
    phoneNumber: '+919876510012',
    email: null,
    password: shown,
    isStaff: false,
  })
  await customer.goto(`${surat}/panel/customer`)
  await customer.getByRole('heading', { name: 'Choose your own password' }).waitFor()
})

test('add customer on a phone: existing businesses, or new and on to the business on their behalf', async () => {
  const page = await staff(suratAdmin, surat, '/panel/admin/businesses/add-customer', newPhone)
  await page.getByLabel('Mobile number').fill('12')
  await button(page, 'Continue').click()
  await page.getByText('A valid phone number is required.').waitFor()
  await page.getByLabel('Mobile number').fill('98765 10011')
  await button(page, 'Continue').click()
  await page.getByText('2 businesses').waitFor()
  expect(
    await page.getByRole('list', { name: 'Businesses of this customer' }).getByRole('listitem').count(),
  ).toBe(2)
  await expectAccessible(page)
  await button(page, 'Another customer').click()

  const digits = freshNumber()
  await page.getByLabel('Mobile number').fill(digits)
  await button(page, 'Continue').click()
  await page.getByText('New customer').waitFor()
  await button(page, 'Add business').click()
  await page.waitForURL(/\/panel\/customer\/businesses\/add\?.*userId=\d+&isForeignUser=false/)
  await page.getByText(`Adding for +91 ${digits.slice(0, 5)} ${digits.slice(5)}`).waitFor()
})

test('a customer abroad is added by e-mail', async () => {
  const page = await staff(suratAdmin, surat, '/panel/admin/businesses/add-customer')
  await button(page, 'Outside India? Use e-mail').click()
  await page.getByLabel('E-mail').fill('Priya@LoomAndHarbour.example')
  await button(page, 'Continue').click()
  await page
    .getByRole('list', { name: 'Businesses of this customer' })
    .getByRole('link', { name: /Loom & Harbour/ })
    .waitFor()
})

test('the palette by keyboard: pages, businesses, actions', async () => {
  const page = await staff(superAdmin, url, '/panel/admin')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('Control+k')
  const box = page.getByRole('combobox', { name: 'Page, business, phone or action' })
  await box.waitFor()
  await expectAccessible(page)
  await box.fill('malnad')
  await page.getByRole('option', { name: /Malnad Yatra Travels/ }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Malnad Yatra Travels' }).waitFor()
  await expectAccessible(page)
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

test('without the permission: no page, no call, a way back', async () => {
  const page = await staff(suratCreator, surat, '/panel/admin')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const me = await page.evaluate<{ data: { permissions: string[] } }>(
    "fetch('/api/v1/franchisee').then((answer) => answer.json())",
  )
  me.data.permissions = []
  const calls: string[] = []
  page.on('request', (request) => calls.push(new URL(request.url()).pathname))
  await page.route('**/api/v1/franchisee', (route) => route.fulfill({ json: me }))
  for (const path of ['/panel/admin/businesses/add-customer', '/panel/admin/businesses/1']) {
    await page.goto(`${surat}${path}`)
    await page.getByText('This page is not open to your account').waitFor()
  }
  await page.goto(`${surat}/panel/admin/businesses`)
  await page.getByText('You have no list of businesses').waitFor()
  expect(calls.filter((path) => path.startsWith('/api/v1/business'))).toEqual([])
  await page.goto(`${surat}/panel/admin/businesses/1`)
  await button(page, 'Go to home').click()
  await page.waitForURL('**/panel/admin')
})
