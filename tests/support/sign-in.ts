import { demoCustomers } from '@parichay/sandbox/demo/customers.ts'
import { demoStaff } from '@parichay/sandbox/demo/staff.ts'
import type { Page } from 'playwright'

/** Somebody of the demo who can sign in, named by phone number or e-mail. */
export type Person = { phoneNumber: string | null; email: string | null; password: string; isStaff: boolean }

/** Finds a person of the demo by phone number or, abroad, by e-mail. */
export function findPerson(name: string): Person {
  const is = ({ phoneNumber, email }: { phoneNumber: string | null; email: string | null }) =>
    phoneNumber === name || email === name
  const staff = demoStaff.find(is)
  if (staff) return { ...staff, isStaff: true }
  const customer = demoCustomers.find(is)
  if (customer) return { ...customer, isStaff: false }
  throw new Error(`Nobody in the demo has the phone number or e-mail ${name}`)
}

/** Signs a person in without walking through the screens: the browser's own pages make the call and keep the cookie. */
export async function signIn(page: Page, origin: string, person: Person): Promise<void> {
  const path = person.isStaff ? '/api/v1/franchisee/login' : '/api/v1/login'
  const name = person.phoneNumber ? { phoneNumber: person.phoneNumber } : { email: person.email }
  await page.goto(new URL('/panel/login', origin).href, { waitUntil: 'commit' })
  const answer = await page.evaluate(
    async ({ path, body }) => {
      const reply = await fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      return { ok: reply.ok, text: await reply.text() }
    },
    { path, body: { ...name, password: person.password } },
  )
  if (!answer.ok) throw new Error(`Could not sign in ${person.phoneNumber ?? person.email}: ${answer.text}`)
}
