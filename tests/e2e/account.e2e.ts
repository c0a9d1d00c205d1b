import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ownProduct } from '../support/own-product.ts'
import { launchBrowser, newDesktop, newPhone } from '../support/browser.ts'
import { findPerson, signIn } from '../support/sign-in.ts'
import {
  askCode,
  at,
  button,
  codeFor,
  expectAccessible,
  fillNewPassword,
  freshNumber,
  mobile,
} from '../support/sign-in-page.ts'
import { focused } from '../support/panel.ts'

const { url, inboxUrl } = ownProduct()

let browser: Browser
const open: BrowserContext[] = []
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(async () => {
  await Promise.all(open.map((context) => context.close()))
  await browser.close()
})

async function newPage(make: typeof newPhone = newPhone): Promise<Page> {
  const context = await make(browser, { reducedMotion: 'reduce' })
  open.push(context)
  const page = await context.newPage()
  page.setDefaultTimeout(15_000)
  return page
}

/** A customer of one's own, signed in on a phone. */
async function newCustomer(
  word = 'Rangoli-Basket-9',
): Promise<{ page: Page; digits: string; person: ReturnType<typeof findPerson> }> {
  const page = await newPage()
  const digits = freshNumber()
  await askCode(page, digits, url)
  await page.getByLabel('6-digit code').fill(await codeFor(inboxUrl, `+91${digits}`))
  await at(page, '/panel/createPassword')
  await fillNewPassword(page, word)
  await page.getByRole('checkbox').check()
  await button(page, 'Save and go on').click()
  await page.waitForURL('**/businesses/add*')
  return {
    page,
    digits,
    person: { phoneNumber: `+91${digits}`, email: null, password: word, isStaff: false },
  }
}

const post = (page: Page, path: string, body: unknown) =>
  page.evaluate(
    async ({ path, body }) => {
      const answer = await fetch(
        path,
        body === undefined
          ? {}
          : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
      )
      return ((await answer.json()) as { data: Record<string, unknown> }).data
    },
    { path, body },
  )

test('signing another browser out from the list ends it: the dialog comes, and leads to the sign-in page', async () => {
  const { page, person } = await newCustomer()
  const other = await newPage(newDesktop)
  await signIn(other, url, person)
  await other.goto(`${url}/panel/customer/account`)
  await other.getByText('Chrome on Linux').waitFor()

  await page.goto(`${url}/panel/customer/account`)
  await page.getByText('This device').waitFor()
  await page.getByText('Chrome on Android').waitFor()
  await expectAccessible(page)
  await button(page, 'Sign out Chrome on Linux').click()
  await page.getByText('The device is signed out.').waitFor()
  await page.getByText('Chrome on Linux').waitFor({ state: 'detached' })

  await other.getByLabel('Your name').fill('Nobody')
  await button(other, 'Save').click()
  const dialog = other.getByRole('alertdialog')
  await dialog.getByText('Failed to authenticate user').waitFor()
  await expectAccessible(other)
  await dialog.getByRole('button', { name: 'Ok' }).click()
  await at(other, '/panel/login')
  await other.goto(`${url}/panel/customer`)
  await at(other, '/panel/login?next=%2Fpanel%2Fcustomer')
})

test('change of the number: password, code to the new one, and the new one signs in', async () => {
  const { page, person } = await newCustomer()
  const next = freshNumber()
  await page.goto(`${url}/panel/customer/account`)
  await page.getByRole('link', { name: /Mobile number/ }).click()
  await at(page, '/panel/customer/account/contact')
  await page.getByLabel('New mobile number').fill('9876510002')
  await page.locator('input[name=password]').fill('not-it-at-all')
  await button(page, 'Send code').click()
  await page.getByText('That is not your password.').waitFor()
  await page.locator('input[name=password]').fill(person.password)
  await button(page, 'Send code').click()
  await page.getByText(/already/).waitFor()
  await page.getByLabel('New mobile number').fill(next)
  await expectAccessible(page)
  await button(page, 'Send code').click()
  await page.getByText(`+91 97••••${next.slice(-4)}`).waitFor()
  await expectAccessible(page)
  await page.getByLabel('6-digit code').fill(await codeFor(inboxUrl, `+91${next}`))
  await at(page, '/panel/customer/account')
  await page.getByRole('link', { name: `Mobile number +91 ${next.slice(0, 5)} ${next.slice(5)}` }).waitFor()
  await signIn(await newPage(), url, { ...person, phoneNumber: `+91${next}` })
})

test('change of the password: the old one is asked, weak ones are refused, other browsers end', async () => {
  const { page, person } = await newCustomer()
  const other = await newPage()
  await signIn(other, url, person)
  await page.goto(`${url}/panel/customer/account/password`)
  await expectAccessible(page)
  await page.getByLabel('Current password').fill('wrong')
  await fillNewPassword(page, 'password1')
  await button(page, 'Save new password').click()
  await page.getByText('This password is too easy to guess. Choose another.').waitFor()
  await fillNewPassword(page, 'Kolam-Morning-31')
  await button(page, 'Save new password').click()
  await page.getByText('That is not your password.').waitFor()
  await page.getByLabel('Current password').fill(person.password)
  await button(page, 'Save new password').click()
  await at(page, '/panel/customer/account')
  await other.goto(`${url}/panel/customer`)
  await at(other, '/panel/login?next=%2Fpanel%2Fcustomer')
})

test('a temporary password must be replaced before anything else', async () => {
  const { page, digits } = await newCustomer()
  const { userId } = await post(page, '/api/v1/user', undefined)
  const admin = await newPage()
  await signIn(admin, url, findPerson('+919876521001'))
  await admin.goto(`${url}/panel/admin`, { waitUntil: 'commit' })
  const { password } = await post(admin, '/api/v1/regenerateRandomPassword', { userId })

  const fresh = await newPage()
  await fresh.goto(`${url}/panel/customer/account`)
  await mobile(fresh).fill(digits)
  await button(fresh, 'Continue').click()
  await fresh.locator('input[name=password]').fill(String(password))
  await button(fresh, 'Log in').click()
  await fresh.getByRole('heading', { name: 'Choose your own password' }).waitFor()
  expect(await button(fresh, 'Menu').count()).toBe(0)
  await expectAccessible(fresh)
  await fresh.reload()
  await fresh.getByLabel('Password you were given').fill(String(password))
  await fillNewPassword(fresh, 'Mango-Season-2026')
  await button(fresh, 'Save new password').click()
  await fresh.getByRole('heading', { name: 'Account', level: 1 }).waitFor()
  await fresh.getByText('This device').waitFor()
})

test('deleting the account: what is lost, the password, a question that names it', async () => {
  const { page, digits, person } = await newCustomer()
  await page.goto(`${url}/panel/customer/account/delete`)
  const name = `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`
  await page.getByText(`Your account ${name}`).waitFor()
  await expectAccessible(page)
  await page.locator('input[name=password]').fill(person.password)
  await button(page, 'Delete account').click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByText(`Delete the account ${name}?`).waitFor()
  await focused(dialog.getByRole('button', { name: 'Cancel' }))
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await button(page, 'Delete account').click()
  await dialog.getByRole('button', { name: 'Delete account' }).click()
  await at(page, '/panel/login')
  await page.getByText('Your account is deleted.').waitFor()
  await mobile(page).fill(digits)
  await button(page, 'Continue').click()
  await at(page, '/panel/otp')
})
