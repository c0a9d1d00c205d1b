import { waitForMessage } from '@parichay/sandbox/read.ts'
import pg from 'pg'
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
  lastMessage,
  mobile,
  password,
} from '../support/sign-in-page.ts'
import { focused, reload } from '../support/panel.ts'

const { url, port, inboxUrl, databaseUrl } = ownProduct()
const surat = `http://surat.localhost:${port}`
const inbox = new URL(inboxUrl).origin

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

test('a new customer: number, wrong code, reload, right code, password with consent, first steps', async () => {
  const page = await newPage()
  const digits = freshNumber()
  await page.goto(`${url}/panel/login`)
  await button(page, 'Continue').click()
  await page.getByText('A valid phone number is required.').waitFor()
  await focused(mobile(page))
  expect(await mobile(page).getAttribute('autocomplete')).toBe('username')
  await expectAccessible(page)

  await askCode(page, digits, url)
  await page.getByText(`+91 97••••${digits.slice(-4)}`).waitFor()
  const code = page.getByLabel('6-digit code')
  expect(await code.getAttribute('autocomplete')).toBe('one-time-code')
  await expectAccessible(page)
  const right = await codeFor(inboxUrl, `+91${digits}`)
  await code.fill(right === '111111' ? '222222' : '111111')
  await page.getByText('This code is not right').waitFor()
  await page.getByText('4 tries left').waitFor()
  expect(await code.getAttribute('aria-invalid')).toBe('true')

  await reload(page)
  await page.getByText(`+91 97••••${digits.slice(-4)}`).waitFor()
  await code.fill(right.replace(/\d/g, (digit) => String.fromCharCode(0x966 + Number(digit))))
  await at(page, '/panel/createPassword')
  await reload(page)
  await page.getByRole('heading', { name: 'Create a password' }).waitFor()

  await fillNewPassword(page, digits)
  await button(page, 'Save and go on').click()
  await page.getByText('Do not use your phone number as password.').waitFor()
  await fillNewPassword(page, 'Rangoli-Basket-9', 'Rangoli-Basket-8')
  await page.getByText('The two passwords are not the same.').waitFor()
  await fillNewPassword(page, 'Rangoli-Basket-9')
  await button(page, 'Save and go on').click()
  await page.getByText('Please accept the terms to go on.').waitFor()
  await expectAccessible(page)
  const consent = page.getByRole('checkbox')
  expect(await consent.isChecked()).toBe(false)
  await consent.check()
  const [request] = await Promise.all([
    page.waitForRequest('**/api/v1/createPassword'),
    button(page, 'Save and go on').click(),
  ])
  expect(request.postDataJSON()).toMatchObject({ consentVersion: '2026-01', fromForgotPassword: false })
  await at(page, '/panel/customer/businesses/add?firstTimeUser=true&shouldCreateDigitalCard=true')
  expect(await page.evaluate('sessionStorage.getItem("panel.sign-in")')).toBeNull()
})

test('another code only after the wait, and then the old one is dead', async () => {
  const page = await newPage()
  const digits = freshNumber()
  await page.clock.install()
  await askCode(page, digits, url)
  await page.getByText(/new code in 0:(2\d|30)/).waitFor()
  const first = await waitForMessage(inbox, `+91${digits}`)
  expect(await button(page, 'Send it again').count()).toBe(0)
  // The server keeps the pace too: it is asked early, says no, and the countdown goes on from its answer.
  await page.clock.runFor(31_000)
  await button(page, 'Send it again').click()
  await page.getByText(/new code in 0:/).waitFor()
  // Its clock is not the browser's: for the server the sending moves half a minute back.
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  const earlier = `update challenge set sent_at = sent_at - interval '31 seconds' where phone_number = $1`
  expect((await database.query(earlier, [`+91${digits}`])).rowCount).toBe(1)
  await database.end()
  await page.clock.runFor(31_000)
  await button(page, 'Send it again').click()
  await page.getByText(/new code in (0:[45]\d|1:00)/).waitFor()
  const second = await waitForMessage(inbox, `+91${digits}`, first.id)
  if (first.code !== second.code) {
    await page.getByLabel('6-digit code').fill(first.code!)
    await page.getByText('This code is not right').waitFor()
  }
  await page.getByLabel('6-digit code').fill(second.code!)
  await at(page, '/panel/createPassword')
})

test('password: wrong, then right; a deep link survives; the number is remembered masked, the password never', async () => {
  const page = await newPage()
  const person = findPerson('+919876510003')
  await page.goto(`${url}/panel/customer/account?from=link`)
  await at(page, '/panel/login?next=%2Fpanel%2Fcustomer%2Faccount%3Ffrom%3Dlink')
  await mobile(page).fill('98765 10003')
  await button(page, 'Continue').click()
  await password(page).waitFor()
  expect(await password(page).getAttribute('autocomplete')).toBe('current-password')
  await button(page, 'Use OTP instead').waitFor()
  await expectAccessible(page)
  await password(page).fill('Not-The-One-1')
  await button(page, 'Log in').click()
  await page.getByText('The number or the password is not right.').waitFor()
  expect(await password(page).inputValue()).toBe('Not-The-One-1')
  await page.getByRole('button', { name: 'Show password' }).click()
  expect(await password(page).getAttribute('type')).toBe('text')
  await password(page).fill(person.password)
  await button(page, 'Log in').click()
  await at(page, '/panel/customer/account?from=link')
  // The account speaks Hindi, and so does the panel from now on.
  await page.getByRole('heading', { name: 'खाता' }).waitFor()
  expect(await page.evaluate('document.documentElement.lang')).toBe('hi')

  await page.goto(`${url}/panel/login`)
  await at(page, '/panel/customer')
  await page.goto(`${url}/panel/admin`)
  expect(page.url()).not.toContain('/panel/admin?')
  // On a page without the panel, which would write down its own language as long as it loads.
  await page.goto(`${url}/healthz`)
  await page.context().clearCookies()
  await page.evaluate(() => localStorage.setItem('panel.language', '"en"'))
  await page.goto(`${url}/panel/login`)
  await page.getByText('+91 98••••0003').waitFor()
  expect(await page.evaluate<string>('JSON.stringify(localStorage)')).not.toContain(person.password)
  await expectAccessible(page)
  await button(page, 'Use another number').click()
  expect(await mobile(page).inputValue()).toBe('')
})

test('offline on submit keeps what was typed; one request for two taps', async () => {
  const page = await newPage()
  const digits = freshNumber()
  await page.goto(`${url}/panel/login`)
  await mobile(page).fill(digits)
  await page.context().setOffline(true)
  await button(page, 'Continue').click()
  await page.getByText('You are offline. Check your internet and try again.').waitFor()
  expect((await mobile(page).inputValue()).replace(/\s/g, '')).toBe(digits)
  await page.context().setOffline(false)
  const sent: string[] = []
  page.on('request', (request) => request.url().endsWith('/verifyUser') && sent.push(request.url()))
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/api/v1/verifyUser', async (route) => {
    await held
    await route.continue()
  })
  const width = (await button(page, 'Continue').boundingBox())!.width
  await page.locator('button[type=submit]').dblclick()
  await expect.poll(() => page.locator('button[type=submit]').getAttribute('aria-busy')).toBe('true')
  expect((await page.locator('button[type=submit]').boundingBox())!.width).toBeCloseTo(width, 0)
  answer()
  await at(page, '/panel/otp')
  expect(sent).toHaveLength(1)
})

test('forgot password: code, new password, the other browsers are signed out, the deep link is kept', async () => {
  const person = findPerson('+919876510004')
  const other = await newPage()
  await signIn(other, url, person)
  const page = await newPage()
  await page.goto(`${url}/panel/customer/account?x=1`)
  await mobile(page).fill('9876510004')
  await button(page, 'Continue').click()
  const before = await lastMessage(inboxUrl, person.phoneNumber!)
  await button(page, 'Forgot password?').click()
  await at(page, '/panel/otp')
  await page.getByLabel('6-digit code').fill(await codeFor(inboxUrl, person.phoneNumber!, before))
  await at(page, '/panel/createPassword')
  await page.getByRole('heading', { name: 'Set a new password' }).waitFor()
  expect(await page.getByRole('checkbox').count()).toBe(0)
  // The same as before: the other tests sign this person in too.
  await fillNewPassword(page, person.password)
  await button(page, 'Save and go on').click()
  await at(page, '/panel/customer/account?x=1')

  await other.goto(`${url}/panel/customer`)
  await at(other, '/panel/login?next=%2Fpanel%2Fcustomer')
})

test('abroad: sign-up by e-mail, the code comes by mail', async () => {
  const page = await newPage(newDesktop)
  const email = `shop${Date.now()}@abroad.example`
  await page.goto(`${surat}/panel/login`)
  await button(page, 'Outside India? Use e-mail').click()
  await page.getByLabel('E-mail').fill('not-an-address')
  await button(page, 'Continue').click()
  await page.getByText('A valid email is required.').waitFor()
  await page.getByLabel('E-mail').fill(email)
  await button(page, 'Continue').click()
  await at(page, '/panel/otp')
  await page.getByText('sh••@abroad.example').waitFor()
  await page.getByText('spam folder').waitFor()
  await expectAccessible(page)
  await page.getByLabel('6-digit code').fill(await codeFor(inboxUrl, email))
  await at(page, '/panel/createPassword')
  await fillNewPassword(page, 'Harbour-Lights-52')
  await page.getByRole('checkbox').check()
  await button(page, 'Save and go on').click()
  await at(page, '/panel/customer/businesses/add?firstTimeUser=true&shouldCreateDigitalCard=true')
})

test('staff: sign-in, deep link, paused access, forgotten password', async () => {
  const page = await newPage()
  const person = findPerson('+919876521003')
  await page.goto(`${url}/panel/franchisee-login`)
  await page.getByText('Accounts are created by your agency').waitFor()
  await expectAccessible(page)
  await button(page, 'Forgot password?').click()
  await page.getByText('A valid phone number is required.').waitFor()
  await page.goto(`${url}/panel/admin/account?x=1`)
  await mobile(page).fill('9876521003')
  await password(page).fill('wrong-wrong-wrong')
  await button(page, 'Log in').click()
  await page.getByText('The number or the password is not right.').waitFor()
  await page.route(
    '**/franchisee/login',
    (route) =>
      route.fulfill({ status: 422, json: { data: { code: 'ACCOUNT_PAUSED', message: 'Paused', ref: 'x' } } }),
    { times: 1 },
  )
  await button(page, 'Log in').click()
  await page.getByText('Your access is paused – contact Parichay').waitFor()
  await password(page).fill(person.password)
  await button(page, 'Log in').click()
  await at(page, '/panel/admin/account?x=1')
  await page.getByText('Rohit Saxena').first().waitFor()
  await expectAccessible(page)
  await page.goto(`${url}/panel/franchisee-login`)
  await at(page, '/panel/admin')

  const forgetful = await newPage()
  const admin = findPerson('+919876521002')
  await forgetful.goto(`${url}/panel/franchisee-login`)
  await mobile(forgetful).fill('9876521002')
  const before = await lastMessage(inboxUrl, admin.phoneNumber!)
  await button(forgetful, 'Forgot password?').click()
  await at(forgetful, '/panel/franchisee-otp')
  await forgetful.getByLabel('6-digit code').fill(await codeFor(inboxUrl, admin.phoneNumber!, before))
  await at(forgetful, '/panel/franchisee-createPassword')
  await forgetful.getByRole('heading', { name: 'Set a new password' }).waitFor()
  await fillNewPassword(forgetful, 'short-one')
  await button(forgetful, 'Save and go on').click()
  await forgetful.getByText('Use at least 12 characters.').waitFor()
  // The same as before: the other tests sign this person in too.
  await fillNewPassword(forgetful, admin.password)
  await button(forgetful, 'Save and go on').click()
  await at(forgetful, '/panel/admin')
})

test('the language switch on the sign-in page acts at once and goes with the person into the account', async () => {
  const page = await newPage()
  const person = findPerson('+919876510005')
  await page.goto(`${url}/panel/login`)
  await mobile(page).fill('9876510005')
  await button(page, 'हिन्दी').click()
  await page.getByRole('button', { name: 'आगे बढ़ें' }).waitFor()
  expect(await page.locator('input[name=phoneNumber]').inputValue()).toBe('98765 10005')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'आगे बढ़ें' }).click()
  await page.locator('input[name=password]').fill(person.password)
  const [saved] = await Promise.all([
    page.waitForRequest('**/api/v1/user/preference'),
    page.getByRole('button', { name: 'लॉग इन करें' }).click(),
  ])
  expect((await saved.response())?.status()).toBe(200)
  expect(saved.postDataJSON()).toEqual({ preference: { language: 'hi' } })
  const elsewhere = await newPage()
  await signIn(elsewhere, url, person)
  await elsewhere.goto(`${url}/panel/customer/account`)
  await elsewhere.getByRole('heading', { name: 'खाता' }).waitFor()
  // As it was: other tests read this owner's screens in English.
  const back = await elsewhere.evaluate(
    async (method) =>
      (
        await fetch('/api/v1/user/preference', {
          method,
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ preference: { language: 'en' } }),
        })
      ).status,
    saved.method(),
  )
  expect(back).toBe(200)
})
