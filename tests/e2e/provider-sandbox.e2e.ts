import AxeBuilder from '@axe-core/playwright'
import { type Sandbox, startSandbox } from '@parichay/sandbox/sandbox.ts'
import { openGateway } from '@parichay/server/payment/gateway.ts'
import { isCheckoutSignature } from '@parichay/server/payment/rules.signature.ts'
import type { Browser, BrowserContext, FrameLocator, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { launchBrowser, newDesktop, newPhone } from '../support/browser.ts'
import { type CheckoutPage, type Heard, serveCheckoutPage } from '../support/checkout-page.ts'

const keys = { keyId: 'rzp_test_Browser0000001', keySecret: 'browser-key-secret' }
let sandbox: Sandbox
let browser: Browser
let shop: CheckoutPage
let page: Page
/** The shop keeps nothing in a browser: each test has a page of its own in one of these. */
const contexts = new Map<string, BrowserContext>()

beforeAll(async () => {
  sandbox = await startSandbox({ provider: { accounts: [keys], speed: 10 } })
  browser = await launchBrowser()
  shop = await serveCheckoutPage(`${sandbox.url}/v1/checkout.js`)
})
afterEach(() => page.close())
afterAll(async () => {
  await browser.close()
  shop.close()
  await sandbox.stop()
})

async function makeOrder(sandboxNote?: string): Promise<string> {
  const gateway = openGateway({ ...keys, baseUrl: sandbox.url })
  const notes: Record<string, string> = sandboxNote ? { sandbox: sandboxNote } : {}
  const made = await gateway.createOrder({ receipt: crypto.randomUUID(), amount: 149_900, notes })
  if (!made.ok) throw new Error(made.fault.description)
  return made.value.orderId
}

type Wish = { note?: string; make?: typeof newPhone; options?: Record<string, unknown>; dark?: boolean }

/** The shop's page with checkout open. */
async function openCheckout({ note, make = newPhone, options = {}, dark = false }: Wish = {}) {
  const orderId = await makeOrder(note)
  const key = `${make.name} ${dark}`
  const context =
    contexts.get(key) ??
    (await make(browser, { reducedMotion: 'reduce', colorScheme: dark ? 'dark' : 'light' }))
  contexts.set(key, context)
  page = await context.newPage()
  page.setDefaultTimeout(15_000)
  const whole = {
    key: keys.keyId,
    amount: 149_900,
    currency: 'INR',
    name: 'Surat Digital Cards',
    description: 'Gold plan · 1 year',
    order_id: orderId,
    prefill: { name: 'Asha Patel', email: 'asha@example.in', contact: '+919825012345' },
    theme: { color: '#2d9bea' },
    ...options,
  }
  await page.goto(`${shop.url}#${encodeURIComponent(JSON.stringify(whole))}`)
  await page.getByRole('button', { name: 'Buy' }).click()
  return { orderId, sheet: page.frameLocator('.razorpay-container .razorpay-checkout-frame') }
}

const heard = () => page.evaluate<Heard[]>('heard')
const hears = (...what: Heard['what'][]) =>
  expect.poll(async () => (await heard()).map((one) => one.what), { timeout: 10_000 }).toEqual(what)
const sheetFrame = () => page.frames().find((one) => one.url().includes('/v1/checkout/public'))!
const isOpen = () => page.locator('.razorpay-container').count().then(Boolean)
async function payWith(sheet: FrameLocator, outcome: string | RegExp) {
  await sheet.getByRole('button', { name: /^Pay ₹/ }).click()
  await sheet.getByRole('button', { name: outcome }).click()
}

describe('the page hears what the documents promise', () => {
  test('success: the handler gets three fields, signed for this order; the sheet is gone', async () => {
    const { orderId, sheet } = await openCheckout()
    await payWith(sheet, /^Success The/)
    await hears('handler')
    const [answer] = await heard()
    const {
      razorpay_payment_id: paymentId,
      razorpay_order_id: order,
      razorpay_signature: signature,
    } = answer!.with as Record<string, string>
    expect(Object.keys(answer!.with!)).toHaveLength(3)
    expect(order).toBe(orderId)
    expect(
      isCheckoutSignature({ orderId, paymentId: paymentId!, signature: signature! }, keys.keySecret),
    ).toBe(true)
    expect(sandbox.provider.paymentsOf(orderId).map(({ id, status }) => [id, status])).toEqual([
      [paymentId, 'captured'],
    ])
    expect(await isOpen()).toBe(false)
    expect(await page.evaluate('blocked')).toEqual([])
  })

  test('failure: payment.failed with six fields, the sheet stays; the second try succeeds', async () => {
    const { orderId, sheet } = await openCheckout()
    await sheet.getByRole('radio', { name: /^Card/ }).check()
    await payWith(sheet, /^Failure/)
    await hears('failed')
    const [{ with: error } = { with: {} }] = await heard()
    const [failed] = sandbox.provider.paymentsOf(orderId)
    expect(Object.keys(error!).toSorted()).toEqual([
      'code',
      'description',
      'metadata',
      'reason',
      'source',
      'step',
    ])
    expect(error).toMatchObject({
      reason: 'payment_failed',
      metadata: { order_id: orderId, payment_id: failed!.id },
    })
    await sheet.getByRole('heading', { name: 'The payment did not go through' }).waitFor()
    expect(await isOpen()).toBe(true)

    await sheet.getByRole('button', { name: 'Try again' }).click()
    await payWith(sheet, /^Success The/)
    await hears('failed', 'handler')
    expect(sandbox.provider.paymentsOf(orderId).map(({ status }) => status)).toEqual(['failed', 'captured'])
  })

  test('retry off: failed, then dismissed, with the sheet already gone', async () => {
    const { sheet } = await openCheckout({ options: { retry: { enabled: false } } })
    await payWith(sheet, /^Failure/)
    await hears('failed', 'dismiss')
    expect(await isOpen()).toBe(false)
  })

  test('close: dismissed, no payment, and focus is back on the button', async () => {
    const { orderId, sheet } = await openCheckout()
    await sheet.getByRole('button', { name: 'Close' }).click()
    await hears('dismiss')
    expect(await isOpen()).toBe(false)
    expect(sandbox.provider.paymentsOf(orderId)).toEqual([])
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Buy')
    expect(await page.evaluate('document.documentElement.style.overflow')).toBe('')
  })

  test('success that nobody tells: paid at the provider, silence in the page', async () => {
    const { orderId, sheet } = await openCheckout()
    await payWith(sheet, /^Success, but/)
    await sheet.getByRole('heading', { name: 'Paid, and nobody told this page' }).waitFor()
    expect(sandbox.provider.paymentsOf(orderId)[0]?.status).toBe('captured')
    expect(await heard()).toEqual([])
    await sheet.locator('[data-step=silent]').getByRole('button', { name: 'Close' }).click()
    await hears('dismiss')
  })

  test('pending: the sheet waits and the handler comes late; closed meanwhile, the money comes all the same', async () => {
    const first = await openCheckout()
    await payWith(first.sheet, /^Pending/)
    await first.sheet.getByRole('heading', { name: 'Waiting for the bank' }).waitFor()
    expect(sandbox.provider.paymentsOf(first.orderId)[0]?.status).toBe('created')
    await hears('handler')
    await page.close()

    const second = await openCheckout()
    await payWith(second.sheet, /^Pending/)
    await second.sheet.locator('[data-step=waiting]').getByRole('button', { name: 'Close' }).click()
    await hears('dismiss')
    await expect
      .poll(() => sandbox.provider.paymentsOf(second.orderId)[0]?.status, { timeout: 10_000 })
      .toBe('captured')
  })

  test('F15: the handler brings a signature of another order', async () => {
    const { orderId, sheet } = await openCheckout({ note: 'F15' })
    await payWith(sheet, /^Success The/)
    await hears('handler')
    const answer = (await heard())[0]!.with as Record<string, string>
    const [paymentId, signature] = [answer['razorpay_payment_id']!, answer['razorpay_signature']!]
    expect(isCheckoutSignature({ orderId, paymentId, signature }, keys.keySecret)).toBe(false)
  })

  test('F20: the script does not come; next time it does', async () => {
    sandbox.provider.scenario({ faults: [{ code: 'F20' }] })
    await openCheckout()
    await hears('missing')
    await page.getByRole('button', { name: 'Buy' }).click()
    await page.locator('.razorpay-checkout-frame').waitFor()
  })

  test('an order that is paid, and a key that is not its own, open nothing to pay', async () => {
    const { orderId, sheet } = await openCheckout({ options: { key: 'rzp_test_somebodyelse' } })
    await sheet.getByRole('heading', { name: 'This payment cannot be opened' }).waitFor()
    await sheet.locator('[data-step]').getByRole('button', { name: 'Close' }).click()
    await hears('dismiss')
    await page.close()
    sandbox.provider.pay(orderId)
    const again = await openCheckout({ options: { order_id: orderId } })
    await again.sheet.getByRole('heading', { name: 'This order is paid already' }).waitFor()
  })
})

describe('what the page and others may do to it', () => {
  test('forged messages are ignored: from the page itself, from another frame, with the wrong token', async () => {
    const { sheet } = await openCheckout()
    await sheet.getByRole('button', { name: /^Pay ₹/ }).waitFor()
    await page.evaluate(`(() => {
      const frame = document.querySelector('.razorpay-checkout-frame')
      const token = new URL(frame.src).searchParams.get('token')
      const forged = { type: 'success', token, handler: { razorpay_payment_id: 'pay_forged' } }
      postMessage(forged, '*')
      dispatchEvent(new MessageEvent('message', { data: forged, origin: new URL(frame.src).origin }))
      dispatchEvent(new MessageEvent('message', { data: forged, origin: 'https://evil.example', source: frame.contentWindow }))
      dispatchEvent(new MessageEvent('message', { data: { ...forged, token: 'guessed' }, origin: new URL(frame.src).origin, source: frame.contentWindow }))
      dispatchEvent(new MessageEvent('message', { data: null, origin: new URL(frame.src).origin, source: frame.contentWindow }))
      frame.contentWindow.postMessage({ type: 'options', options: { name: 'Evil' }, token: 'guessed' }, '*')
    })()`)
    await page.waitForTimeout(300)
    expect(await heard()).toEqual([])
    expect(await isOpen()).toBe(true)
    expect(await sheet.getByRole('heading', { level: 1 }).textContent()).toBe('Surat Digital Cards')
  })

  test('Back closes the sheet and nothing else; the history is as it was before', async () => {
    const { sheet } = await openCheckout()
    await sheet.getByRole('button', { name: /^Pay ₹/ }).waitFor()
    const length = await page.evaluate<number>('history.length')
    const address = page.url()
    await page.evaluate('history.back()')
    await hears('dismiss')
    expect(await isOpen()).toBe(false)
    expect(page.url()).toBe(address)
    await expect.poll(() => page.evaluate('history.state')).toBeNull()

    await page.evaluate('checkout.open()')
    await payWith(sheet, /^Success The/)
    await hears('dismiss', 'handler')
    await expect.poll(() => page.evaluate('history.state')).toBeNull()
    expect(await page.evaluate('history.length')).toBe(length)
  })

  test('with confirm_close it asks first, on Back too', async () => {
    const { sheet } = await openCheckout({ options: { modal: { confirm_close: true } } })
    await sheet.getByRole('button', { name: /^Pay ₹/ }).waitFor()
    await page.evaluate('history.back()')
    await sheet.getByRole('heading', { name: 'Leave without paying?' }).waitFor()
    await sheet.getByRole('button', { name: 'Keep paying' }).click()
    await sheet.getByRole('button', { name: /^Pay ₹/ }).waitFor()
    await sheet.getByRole('button', { name: 'Close', exact: true }).click()
    await sheet.getByRole('button', { name: 'Leave', exact: true }).click()
    await hears('dismiss')
  })

  test('Escape closes unless that is switched off; a tap beside it only where wished for', async () => {
    const first = await openCheckout({ make: newDesktop })
    await first.sheet.getByRole('radio', { name: /^UPI/ }).focus()
    // The key that goes up finds no frame any more, and the browser may never answer for it.
    void page.keyboard.press('Escape').catch(() => undefined)
    await hears('dismiss')
    await page.close()

    const options = { modal: { escape: false, backdropclose: true } }
    const second = await openCheckout({ make: newDesktop, options })
    await second.sheet.getByRole('radio', { name: /^UPI/ }).press('Escape')
    await page.waitForTimeout(200)
    expect(await isOpen()).toBe(true)
    await page.mouse.click(40, 40)
    await hears('dismiss')
  })

  test('close() takes it away, open() brings it again', async () => {
    const { sheet } = await openCheckout()
    await sheet.getByRole('button', { name: /^Pay ₹/ }).waitFor()
    await page.evaluate('checkout.close()')
    await expect.poll(isOpen).toBe(false)
    await page.evaluate('checkout.open()')
    await sheet.getByRole('button', { name: /^Pay ₹/ }).waitFor()
    expect(await page.locator('.razorpay-container').count()).toBe(1)
  })

  test('by keyboard alone: the whole way to success, and Tab stays inside', async () => {
    const { orderId, sheet } = await openCheckout({ make: newDesktop })
    await sheet.getByRole('radio', { name: /^UPI/ }).press('ArrowDown')
    await expect.poll(() => sheet.getByRole('radio', { name: /^Card/ }).isChecked()).toBe(true)
    for (let steps = 0; steps < 6; steps += 1) await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.tagName')).toBe('IFRAME')
    await sheet.getByRole('button', { name: /^Pay ₹/ }).press('Enter')
    await sheet.getByRole('button', { name: /^Success The/ }).press('Enter')
    await hears('handler')
    expect(sandbox.provider.paymentsOf(orderId)[0]).toMatchObject({ method: 'card', status: 'captured' })
  })

  test('dressed as the shop wishes: language, way to pay, picture, colour', async () => {
    const image = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')}`
    const options = {
      image,
      config: { display: { language: 'hi' } },
      prefill: { name: 'Asha Patel', contact: '+919825012345', email: 'a@b.in', method: 'netbanking' },
      theme: { color: '#4a148c' },
    }
    const { sheet } = await openCheckout({ options })
    const pay = sheet.getByRole('button', { name: '₹1,499 चुकाएँ' })
    await pay.waitFor()
    const look = "getComputedStyle(document.querySelector('[data-pay]'))"
    const colours = await sheetFrame().evaluate(`[${look}.backgroundColor, ${look}.color]`)
    expect(colours).toEqual(['rgb(74, 20, 140)', 'rgb(255, 255, 255)'])
    expect(await sheet.getByRole('radio', { name: /^नेटबैंकिंग/ }).isChecked()).toBe(true)
    expect(await sheet.getByText('Asha Patel · +91 98250 12345 की ओर से भुगतान').isVisible()).toBe(true)
    await sheet.locator('.logo img').waitFor()
    expect(await sheet.getByLabel('मोबाइल नंबर').isVisible()).toBe(false)
  })

  test('after the time that the shop gives it is over', async () => {
    await openCheckout({ options: { timeout: 1 } })
    await hears('dismiss')
    expect(await isOpen()).toBe(false)
    expect((await heard())[0]?.with).toBe('timeout')
  })

  test('a UPI ID that is none is named, and the focus goes there', async () => {
    const { sheet } = await openCheckout()
    const field = sheet.getByLabel('UPI ID')
    await field.fill('nonsense')
    await sheet.getByRole('button', { name: /^Pay ₹/ }).click()
    await sheet.getByText('Write a UPI ID such as asha@sandbox.').waitFor()
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    await field.fill('asha@sandbox')
    await payWith(sheet, /^Success The/)
    await hears('handler')
  })
})

describe('every step can be read by everybody', () => {
  test.each([
    ['phone, light', newPhone, false],
    ['desktop, dark', newDesktop, true],
  ])('%s: axe finds nothing, nothing is too wide or too small', async (_where, make, dark) => {
    const { sheet } = await openCheckout({ make, dark, options: { prefill: {} } })
    const check = async () => {
      const { violations } = await new AxeBuilder({ page })
        .include(['.razorpay-checkout-frame', 'body'])
        .analyze()
      expect(violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} ${html}`))).toEqual([])
      const small = `[...document.querySelectorAll('button,select,.field input,.way')].filter((one) => one.checkVisibility()).map((one) => [one.outerHTML.slice(0, 60), one.getBoundingClientRect()]).filter(([, box]) => box.height < 44 || box.width < 44 || box.right > innerWidth).map(([html]) => html)`
      expect(await sheetFrame().evaluate(small)).toEqual([])
      expect(await sheet.getByText('Practice payment. No money moves.').isVisible()).toBe(true)
    }
    await sheet.getByRole('radio', { name: /^UPI/ }).waitFor()
    await check()
    await sheet.getByRole('radio', { name: /^Card/ }).check()
    await check()
    await sheet.getByRole('radio', { name: /^Netbanking/ }).check()
    await check()
    await sheet.getByRole('button', { name: /^Pay ₹/ }).click()
    await check()
    await sheet.getByRole('button', { name: /^Failure/ }).click()
    await sheet.getByRole('heading', { name: 'The payment did not go through' }).waitFor()
    await check()
  })
})
