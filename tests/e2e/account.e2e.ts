import type { Browser, BrowserContext, Page } from 'playwright'
import { afterAll, beforeAll, test } from 'vitest'
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
} from '../support/sign-in-page.ts'

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

// What they ask, refuse and lead to: packages/web/src/auth/OwnAccount.screen.test.tsx.
test('number, password and the end of an account are in order for everybody; so is a password that somebody gave', async () => {
  const { page, person } = await newCustomer()
  for (const [path, words] of [
    ['contact', 'New mobile number'],
    ['password', 'Current password'],
    ['delete', 'This is what you lose'],
  ] as const) {
    await page.goto(`${url}/panel/customer/account/${path}`)
    await page.getByText(words).first().waitFor()
    await expectAccessible(page)
  }
  const next = freshNumber()
  await page.goto(`${url}/panel/customer/account/contact`)
  await page.getByLabel('New mobile number').fill(next)
  await page.locator('input[name=password]').fill(person.password)
  await button(page, 'Send code').click()
  await page.getByText(`+91 97••••${next.slice(-4)}`).waitFor()
  await expectAccessible(page)
  await page.getByLabel('6-digit code').fill(await codeFor(inboxUrl, `+91${next}`))
  await at(page, '/panel/customer/account')

  const { userId } = await post(page, '/api/v1/user', undefined)
  const admin = await newPage()
  await signIn(admin, url, findPerson('+919876521001'))
  await admin.goto(`${url}/panel/admin`, { waitUntil: 'commit' })
  const { password } = await post(admin, '/api/v1/regenerateRandomPassword', { userId })
  const fresh = await newPage()
  await signIn(fresh, url, { ...person, phoneNumber: `+91${next}`, password: String(password) })
  await fresh.goto(`${url}/panel/customer/account`)
  await fresh.getByRole('heading', { name: 'Choose your own password' }).waitFor()
  await expectAccessible(fresh)
})
