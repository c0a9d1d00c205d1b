import type { Page } from 'playwright'
import { codeFor, freshNumber } from './sign-in-page.ts'

/** A call of the panel, made from inside the page with its cookie. Gives `data` and the status. */
export function callFrom<T = never>(
  page: Page,
  method: string,
  path: string,
  body?: unknown,
): Promise<{ status: number; data: T }> {
  return page.evaluate(
    async ({ method, path, body }) => {
      const reply = await fetch(path, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
      return { status: reply.status, ...((await reply.json()) as { data: never }) }
    },
    { method, path, body },
  )
}

/** A customer nobody knew before, signed in without walking through the screens. */
export async function joinAsCustomer(
  page: Page,
  product: { url: string; inboxUrl: string },
): Promise<string> {
  const phoneNumber = `+91${freshNumber()}`
  await page.goto(`${product.url}/panel/login`, { waitUntil: 'commit' })
  const ask = async (path: string, body: unknown) => {
    const answer = await callFrom(page, 'POST', path, body)
    if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  }
  await ask('/api/v1/verifyUser', { phoneNumber })
  await ask('/api/v1/verifyOtp', { otp: await codeFor(product.inboxUrl, phoneNumber) })
  await ask('/api/v1/createPassword', { password: 'Rangoli-Basket-9', consentVersion: '2026-01' })
  return phoneNumber
}

/** A business of the signed-in customer. */
export async function makeBusiness(page: Page, facts: Record<string, unknown>): Promise<number> {
  const answer = await callFrom<{ business: { businessId: number } }>(page, 'POST', '/api/v1/business', {
    category: 'Electrical Goods',
    mobile: '+91 98765 43210',
    city: 'Surat',
    ...facts,
  })
  return answer.data.business.businessId
}

/** A published card of a new business; its number, its id and its address. */
export async function makeCard(
  page: Page,
  name: string,
  cardId: string,
): Promise<{ cardNo: number; url: string }> {
  const businessId = await makeBusiness(page, { businessName: name })
  const answer = await callFrom<{ cardNo: number; url: string }>(page, 'POST', '/api/v1/updateCardSettings', {
    businessId,
    cardId,
    publish: true,
  })
  return answer.data
}
