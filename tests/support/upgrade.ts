import type { FrameLocator, Page } from 'playwright'
import { expect } from 'vitest'
import { callFrom, joinAsCustomer, makeBusiness } from './new-customer.ts'

type Product = { url: string; inboxUrl: string }

/** A new customer whose own business has a trial, signed in and at home. */
export async function startTrial(
  page: Page,
  product: Product,
  name: string,
  place: object = { state: 'Gujarat', pin: '395003' },
): Promise<number> {
  await joinAsCustomer(page, product)
  const businessId = await makeBusiness(page, { businessName: name, ...place })
  const published = await callFrom(page, 'POST', '/api/v1/updateCardSettings', {
    businessId,
    cardId: `shop-${businessId}`,
    publish: true,
  })
  expect(published.status).toBe(200)
  await page.goto(`${product.url}/panel/customer`)
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  return businessId
}

/** Turns the stack until the named card lies on top. */
export async function turnTo(page: Page, plan: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Premium' })
  const top = dialog.getByRole('status').filter({ hasText: /^Plan \d/ })
  await top.waitFor({ state: 'attached' })
  const named = async () => (await top.textContent())?.endsWith(`: ${plan}`)
  const turns = [...Array<string>(6).fill('Previous plan'), ...Array<string>(7).fill('Next plan')]
  for (const turn of turns) {
    if (await named()) break
    const button = dialog.getByRole('button', { name: turn })
    // At the end of the stack there is nothing to turn to.
    if ((await button.getAttribute('aria-disabled')) === 'true') continue
    const before = await top.textContent()
    await button.click()
    await expect
      .poll(() => top.textContent(), { message: `what lies on top after ${before}` })
      .not.toBe(before)
  }
}

/** Presses Ok of the confirmation, once the server has said what the purchase does. */
export const pressOk = (page: Page): Promise<void> =>
  page
    .getByRole('alertdialog', { name: 'Confirm' })
    .locator('button:not([aria-busy])', { hasText: /^Ok$/ })
    .click()

/** Turns to a plan and presses its button. */
export async function choosePlan(page: Page, plan: string): Promise<void> {
  await turnTo(page, plan)
  const dialog = page.getByRole('dialog', { name: 'Premium' })
  await dialog.getByRole('button', { name: new RegExp(`^(Buy now|Select Plan): ${escaped(plan)}$`) }).click()
}
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** From 'Check and pay' to the open sheet of the provider. */
export async function openSheet(page: Page): Promise<FrameLocator> {
  await page.getByRole('button', { name: /^Pay ₹/ }).click()
  const sheet = page.frameLocator('.razorpay-checkout-frame')
  await sheet.getByRole('button', { name: /^Pay ₹/ }).waitFor()
  return sheet
}

/** Pays in the open sheet with the outcome of that name. */
export async function payIn(sheet: FrameLocator, outcome: RegExp): Promise<void> {
  await sheet.getByRole('button', { name: /^Pay ₹/ }).click()
  await sheet.getByRole('button', { name: outcome }).click()
}

/** What the server says of a business. */
export const businessAt = async (page: Page, businessId: number) =>
  (
    await callFrom<{
      paymentStatus: number
      expiryDateForCustomer: string | null
      isSubscriptionActive: boolean
    }>(page, 'GET', `/api/v1/business/${businessId}`)
  ).data
