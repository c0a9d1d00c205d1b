import { demoCustomers } from '@parichay/sandbox/demo/customers.ts'
import { demoStaff } from '@parichay/sandbox/demo/staff.ts'
import { request } from 'node:http'
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

/**
 * Signs a person in without walking through the screens: the call is made as the browser would make it, and the browser
 * gets the cookies. No page is opened for it, which would boot the panel once for nothing.
 */
export async function signIn(page: Page, origin: string, person: Person): Promise<void> {
  const path = person.isStaff ? '/api/v1/franchisee/login' : '/api/v1/login'
  const name = person.phoneNumber ? { phoneNumber: person.phoneNumber } : { email: person.email }
  const { status, cookies, text } = await post(new URL(path, origin), {
    body: { ...name, password: person.password },
    userAgent: await page.evaluate('navigator.userAgent'),
  })
  if (status !== 200) throw new Error(`Could not sign in ${person.phoneNumber ?? person.email}: ${text}`)
  await page.context().addCookies(
    cookies.map((line) => {
      const [, key, value] = /^([^=]+)=([^;]*)/.exec(line)!
      const seconds = Number(/Max-Age=(\d+)/i.exec(line)?.[1])
      return {
        name: key!,
        value: value!,
        // Cookies know no port; those of `__Host-` are kept for a secure address only.
        url: `https://${new URL(origin).hostname}`,
        secure: true,
        httpOnly: /HttpOnly/i.test(line),
        sameSite: /SameSite=Strict/i.test(line) ? ('Strict' as const) : ('Lax' as const),
        ...(seconds ? { expires: Math.floor(Date.now() / 1000) + seconds } : {}),
      }
    }),
  )
}

type Answer = { status: number; cookies: string[]; text: string }

/** By `node:http`, because `fetch` names no other host than the one it goes to, and not every resolver knows *.localhost. */
const post = (url: URL, { body, userAgent }: { body: object; userAgent: string }) =>
  new Promise<Answer>((done, fail) => {
    const call = request(
      {
        host: '127.0.0.1',
        port: url.port,
        path: url.pathname,
        method: 'POST',
        headers: {
          host: url.host,
          origin: url.origin,
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          'user-agent': userAgent,
        },
      },
      (answer) => {
        let text = ''
        answer.on('data', (part) => (text += part))
        answer.on('end', () =>
          done({ status: answer.statusCode ?? 0, cookies: answer.headers['set-cookie'] ?? [], text }),
        )
      },
    )
    call.on('error', fail)
    call.end(JSON.stringify(body))
  })
