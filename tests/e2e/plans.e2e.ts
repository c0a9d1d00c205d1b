import type { Browser, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser } from '../support/browser.ts'
import { carryUp } from '../support/by-keys.ts'
import { faultsOf, focused, openPanel, reload, sidewaysOf } from '../support/panel.ts'

const product = ownProduct()
const parichayAdmin = '+919876521001'
const suratAdmin = '+919876522001'
const suratCreator = '+919876522002'
const kaveriAdmin = '+919876523001'
/** A customer whose plan ended forty days ago. */
const endedOwner = '+919876510023'
const plans = '/panel/admin/plans-pricing-management'

let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterEach(() => Promise.all(browser.contexts().map((context) => context.close())))
afterAll(() => browser.close())

type Wish = Parameters<typeof openPanel>[3]
const open = async (name: string, wish: Wish) => {
  const page = await openPanel(browser, product, name, { path: plans, ...wish })
  page.setDefaultTimeout(40_000)
  return page
}
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const names = (page: Page) => page.getByRole('list', { name: 'Plans' }).getByRole('heading').allInnerTexts()
const row = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Plans' }).getByRole('listitem').filter({ hasText: name })
const choose = async (page: Page, plan: string, deed: string) => {
  await button(page, `More about ${plan}`).click()
  await page.getByRole('menuitem', { name: deed }).click()
}
/** A call of the panel, as the person who is signed in. */
const ask = (
  page: Page,
  method: string,
  path: string,
  body?: object,
): Promise<{ subscriptionPlanId: number }[]> =>
  page.evaluate(
    async ([how, where, what]) => {
      const answer = await fetch(`/api/v1/business/subscription-plan${where}`, {
        method: how!,
        ...(what ? { headers: { 'content-type': 'application/json' }, body: what } : {}),
      })
      return ((await answer.json()) as { data: never }).data
    },
    [method, path, body ? JSON.stringify(body) : ''],
  )

test('a plan is added, edited, moved, hidden, deleted and brought back on a phone', async () => {
  const page = await open(suratAdmin, { host: 'surat.localhost' })
  await row(page, 'Dukan Plus').waitFor()
  await button(page, 'Add plan').click()
  await page.waitForURL(`**${plans}/add`)
  // The list has a button of this name too, and stands until the form is there.
  await page.getByLabel('Subscription plan name').waitFor()
  await button(page, 'Add plan').click()
  await page.getByText('Subscription name is Required').waitFor()
  await page.getByText('Price is Required').waitFor()
  await focused(page.locator('[name=name]'))
  await page.getByLabel('Subscription plan name').fill('Navratri')
  await page.getByLabel(/^Price \(₹\)/).fill('1499')
  await page.getByText('Price is Required').waitFor({ state: 'detached' })
  await page.getByLabel('Struck-through price').fill('1000')
  await page.getByLabel('Validity in years').fill('11')
  await page.getByLabel('Daily greeting videos').check()
  expect(await page.getByLabel('Videos per day').inputValue()).toBe('3')
  await page.getByText('The struck-through price must be higher than the price.').waitFor()
  await page.getByText('Type 1 to 10 years.').waitFor()
  await page.getByLabel('Struck-through price').fill('1999')
  await page.getByLabel('Validity in years').fill('2')
  await page.getByText('Whole rupees, GST included: ₹1,270.34 and ₹228.66 GST (18 %).').waitFor()
  await page.getByText(/^Your cost: the platform bills ₹236 for each card/).waitFor()
  await page.getByLabel('Renewal price').fill('1199')
  for (const who of ['Customers buy it online', 'Your creators sell it', 'Your franchisees sell it'])
    await page.getByLabel(who).uncheck()
  await button(page, 'Add plan').click()
  await page.getByText('Choose who may sell this plan.').waitFor()
  await page.getByLabel('Your franchisees sell it').check()
  await page.getByText('Choose who may sell this plan.').waitFor({ state: 'detached' })
  expect(await page.getByLabel('Pdf id cards').count()).toBe(0)
  expect(await sidewaysOf(page)).toBe(0)
  expect(await faultsOf(page)).toEqual([])

  await button(page, 'Preview as customer').click()
  const preview = page.getByRole('dialog')
  await preview.getByText('Navratri').waitFor()
  await preview.getByText('1,499').waitFor()
  await preview.getByRole('button', { name: 'Close' }).last().click()

  // A reload in the middle loses nothing.
  page.on('dialog', (dialog) => void dialog.accept())
  await reload(page)
  await page.getByLabel('Subscription plan name').waitFor()
  await expect.poll(() => page.getByLabel('Subscription plan name').inputValue()).toBe('Navratri')
  expect(await page.getByLabel('Validity in years').inputValue()).toBe('2')
  await button(page, 'Add plan').click()
  await page.waitForURL(`**${plans}`)
  await row(page, 'Navratri').getByText('3 videos a day').waitFor()
  await row(page, 'Navratri').getByText('to renew ₹1,199').waitFor()
  await row(page, 'Navratri').getByText('Sold by: franchisees').waitFor()
  await expect.poll(() => names(page)).toEqual(['Dukan', 'Dukan Plus', 'Vepari', 'Navratri'])
  expect(await sidewaysOf(page)).toBe(0)
  expect(await faultsOf(page)).toEqual([])

  await page.getByRole('link', { name: 'Navratri' }).click()
  await page.waitForURL(`**${plans}/edit?**`)
  await page.getByLabel(/^Price \(₹\)/).fill('1299')
  await button(page, 'Save').click()
  await page.waitForURL(`**${plans}`)
  await row(page, 'Navratri').getByText('₹1,299').waitFor()

  const moved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().includes('subscription-plan'),
  )
  await carryUp(button(page, 'Move Navratri'), 2)
  await moved
  await reload(page)
  await row(page, 'Navratri').waitFor()
  await expect.poll(() => names(page)).toEqual(['Dukan', 'Navratri', 'Dukan Plus', 'Vepari'])

  await choose(page, 'Navratri', 'Hide from buyers')
  await row(page, 'Navratri').getByText('Hidden').waitFor()
  await choose(page, 'Navratri', 'Delete')
  await row(page, 'Navratri').waitFor({ state: 'detached' })
  await button(page, 'Undo').click()
  await row(page, 'Navratri').getByText('Hidden').waitFor()
  await reload(page)
  await row(page, 'Navratri').waitFor()
  await expect.poll(() => names(page)).toEqual(['Dukan', 'Navratri', 'Dukan Plus', 'Vepari'])
  await choose(page, 'Navratri', 'Delete')
  await row(page, 'Navratri').waitFor({ state: 'detached' })
})

test('on a desktop: preview beside the list, a copy of a plan, somebody else’s change', async () => {
  const page = await open(suratAdmin, { host: 'surat.localhost', on: 'desktop' })
  const preview = page.getByRole('region', { name: 'As customers see it' })
  await preview.getByText('699').waitFor()
  await row(page, 'Vepari').hover()
  await preview.getByText('2,999').waitFor()
  expect(await faultsOf(page)).toEqual([])

  await choose(page, 'Vepari', 'Duplicate')
  await page.waitForURL(`**${plans}/add?from=**`)
  await page.getByLabel('Subscription plan name').waitFor()
  await expect.poll(() => page.getByLabel('Subscription plan name').inputValue()).toBe('Vepari (copy)')
  await page.getByLabel('Subscription plan name').fill('Vepari Gold')
  await preview.getByText('Vepari Gold').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Add plan').click()
  await page.waitForURL(`**${plans}`)
  const all = (await ask(page, 'GET', '?includeHidden=true')) as {
    subscriptionPlanId: number
    name: string
  }[]
  const { subscriptionPlanId } = all.find(({ name }) => name === 'Vepari Gold')!

  await page.getByRole('link', { name: 'Vepari Gold' }).click()
  await page.getByLabel(/^Price \(₹\)/).fill('3499')
  await ask(page, 'POST', '', { subscriptionPlanId, highlight: 'Changed elsewhere' })
  await button(page, 'Save').click()
  await page.getByRole('alert').getByText('Changed there: A line below the name.').waitFor()
  await button(page, 'Save my changes too').click()
  await page.waitForURL(`**${plans}`)
  await row(page, 'Vepari Gold').getByText('₹3,499').waitFor()
  await ask(page, 'DELETE', `/${subscriptionPlanId}`, {})
})

test('without a plan three are offered; customers see what was added', async () => {
  const page = await open(kaveriAdmin, { host: 'kaveri.localhost' })
  await row(page, 'Five years').waitFor()
  const before = await ask(page, 'GET', '?includeHidden=true')
  for (const { subscriptionPlanId } of before) await ask(page, 'DELETE', `/${subscriptionPlanId}`, {})
  await reload(page)
  await page.getByText('Your customers cannot buy anything yet').waitFor()
  expect(await sidewaysOf(page)).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  await button(page, 'Add this plan: Business Plus').click()
  await row(page, 'Business Plus').waitFor()
  await choose(page, 'Business Plus', 'Delete')
  await button(page, 'Add all three').click()
  await row(page, 'Business Plus').waitFor()
  await expect.poll(() => names(page)).toEqual(['Starter', 'Business', 'Business Plus'])
  for (const { subscriptionPlanId } of await ask(page, 'GET', '?includeHidden=true'))
    await ask(page, 'DELETE', `/${subscriptionPlanId}`, {})
  for (const { subscriptionPlanId } of before)
    await ask(page, 'DELETE', `/${subscriptionPlanId}`, { restore: true })
})

test('the price of a single PDF is changed, taken away and set again', async () => {
  const page = await open(parichayAdmin, { on: 'desktop' })
  await button(page, 'Single PDF price').click()
  await page.waitForURL('**?tab=single-pdf')
  const box = page.getByLabel('Price of one PDF ID card')
  await expect.poll(() => box.inputValue()).toBe('149')
  expect(await faultsOf(page)).toEqual([])
  await box.fill('')
  await button(page, 'Save').click()
  await page.getByText('Price is Required').waitFor()
  await box.fill('199')
  await page.getByRole('region', { name: 'As customers see it' }).getByText('199').waitFor()
  await button(page, 'Save').click()
  await page.getByRole('status').getByText('Saved').waitFor()
  await reload(page)
  await box.waitFor()
  await expect.poll(() => box.inputValue()).toBe('199')
  await button(page, 'Stop selling single PDFs').click()
  await button(page, /^Stop selling$/).click()
  await page.getByText('Single PDFs are not sold now.').waitFor()
  await box.fill('149')
  await button(page, 'Save').click()
  await button(page, 'Stop selling single PDFs').waitFor()

  await button(page, 'Custom plans given').click()
  await page.waitForURL('**?tab=custom')
  await page
    .getByText('No custom plan was given yet')
    .or(page.getByRole('list', { name: 'Custom plans given' }))
    .waitFor()
  expect(await faultsOf(page)).toEqual([])
})

test('a card whose time is over is shown to its owner and not changed, with the way to go on', async () => {
  const page = await open(endedOwner, { host: 'kaveri.localhost', path: '/panel/customer' })
  const speak = (language: string) =>
    page.evaluate(async (wish) => {
      await fetch('/api/v1/user/preference', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ preference: { language: wish } }),
      })
    }, language)
  await speak('en')
  const cardNo = await page.evaluate(async () => {
    const answer = await fetch('/api/v1/business/getBusinessesByUser')
    return ((await answer.json()) as { data: { card: { cardNo: number } }[] }).data[0]!.card.cardNo
  })
  await page.goto(new URL(`/panel/customer/cards/edit?cardNo=${cardNo}`, page.url()).href)
  const notice = page.getByRole('region', { name: 'Your plan' })
  await notice.getByText(/Your plan ended on/).waitFor()
  await notice.getByRole('link', { name: 'Call' }).waitFor()
  expect(await page.getByRole('switch').count()).toBe(0)
  expect(await page.getByRole('button', { name: /^Move / }).count()).toBe(0)
  await page
    .getByRole('link', { name: /Basic details/ })
    .first()
    .click()
  await page.locator('[name=companyName]').waitFor()
  await page.locator('[name=companyName]').focus()
  expect(await page.evaluate('document.activeElement.name')).not.toBe('companyName')
  expect(await sidewaysOf(page)).toBe(0)
  expect(await faultsOf(page)).toEqual([])
  await speak('hi')
})

test('who is no admin has no entry and no screen', async () => {
  const page = await open(suratCreator, { host: 'surat.localhost', on: 'desktop' })
  await page.getByText('This page is not open to your account').waitFor()
  expect(await page.getByRole('link', { name: 'Customer plans & pricing' }).count()).toBe(0)
})
