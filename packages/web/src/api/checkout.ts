import { pageNonce } from '../boot.ts'
import { isCallFailed, Offline } from '../failures.ts'
import { useSession } from '../session.ts'

/** What checkout answers when it was paid; the names are the provider's. */
export type CheckoutAnswer = {
  razorpay_payment_id: string
  razorpay_order_id: string
  razorpay_signature: string
}

type Failure = { error?: { description?: string; reason?: string; code?: string } }
type CheckoutOptions = {
  key: string
  amount: number
  currency: string
  order_id: string
  name: string
  description: string
  image?: string
  prefill: { name: string; contact?: string; email?: string }
  notes: Record<string, string>
  theme: { color: string }
  config: { display: { language: string } }
  retry: { enabled: boolean }
  modal: { ondismiss: () => void; handleback: boolean; escape: boolean; confirm_close: boolean }
  handler: (answer: CheckoutAnswer) => void
}
type Checkout = {
  open: () => void
  on: (event: 'payment.failed', listener: (failure: Failure) => void) => void
}
type CheckoutClass = new (options: CheckoutOptions) => Checkout

/**
 * Whether a failed confirmation says nothing of the money: only a session that ended is certain, and every other refusal leaves the
 * money where it was. Nobody is told then that it failed.
 */
export const isUnsure = (error: unknown): boolean =>
  error instanceof Offline || (isCallFailed(error) && error.status !== 401 && error.status !== 403)

/** The script of the provider did not come: blocked, or no network. */
export class CheckoutMissing extends Error {
  constructor() {
    super('The checkout script did not load')
    this.name = 'CheckoutMissing'
  }
}

const longest = 30_000
let loading: Promise<CheckoutClass> | undefined

const present = () => (window as { Razorpay?: CheckoutClass }).Razorpay

/** Loads the provider's checkout once. Must have happened before an order is made (screens 8.10). */
export function loadCheckout(): Promise<CheckoutClass> {
  loading ??= insertScript(useSession.getState().checkoutUrl).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function insertScript(src: string): Promise<CheckoutClass> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    const end = () => {
      clearTimeout(timer)
      const found = present()
      if (found) return resolve(found)
      script.remove()
      reject(new CheckoutMissing())
    }
    const timer = setTimeout(end, longest)
    script.onload = end
    script.onerror = end
    script.async = true
    if (pageNonce()) script.nonce = pageNonce()!
    script.src = src
    document.head.append(script)
  })
}

/** How checkout ended: paid as far as it knows, failed with the provider's reason, or left by the customer. */
export type CheckoutEnd =
  | { kind: 'paid'; answer: CheckoutAnswer }
  | { kind: 'failed'; reason: string }
  | { kind: 'left' }

/** What the product says to checkout; the rest is set here. */
export type CheckoutWish = Omit<CheckoutOptions, 'retry' | 'modal' | 'handler'>

/**
 * Opens checkout and waits for its end. Its own retry is off: nothing may still be running behind the message that a
 * payment failed (screens 8.34). Back closes it.
 */
export function openCheckout(Class: CheckoutClass, wish: CheckoutWish): Promise<CheckoutEnd> {
  return new Promise((resolve) => {
    const checkout = new Class({
      ...wish,
      retry: { enabled: false },
      modal: {
        ondismiss: () => resolve({ kind: 'left' }),
        handleback: true,
        escape: true,
        confirm_close: true,
      },
      handler: (answer) => resolve({ kind: 'paid', answer }),
    })
    checkout.on('payment.failed', ({ error }) =>
      resolve({ kind: 'failed', reason: error?.description || error?.reason || error?.code || '' }),
    )
    checkout.open()
  })
}
