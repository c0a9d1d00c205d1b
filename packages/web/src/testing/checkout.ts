import { afterAll, onTestFinished } from 'vitest'
import type { CheckoutAnswer, CheckoutWish } from '../api/checkout.ts'

type Failure = { description?: string; reason?: string; code?: string }
type Given = CheckoutWish & {
  handler: (answer: CheckoutAnswer) => void
  modal: { ondismiss: () => void }
  retry: { enabled: boolean }
}
/** A sheet of the provider: what it was opened with, and what a customer can do in it. */
export type OpenSheet = {
  given: Given
  pay: () => void
  fail: (error: Failure) => void
  leave: () => void
}

let opened: OpenSheet[] = []

class Checkout {
  private failed: (failure: { error: Failure }) => void = () => undefined
  private readonly given: Given
  constructor(given: Given) {
    this.given = given
  }
  on(_event: string, listener: typeof this.failed) {
    this.failed = listener
  }
  open() {
    const { given } = this
    opened.push({
      given,
      pay: () =>
        given.handler({
          razorpay_payment_id: 'pay_1',
          razorpay_order_id: given.order_id,
          razorpay_signature: 'signed',
        }),
      fail: (error) => this.failed({ error }),
      leave: () => given.modal.ondismiss(),
    })
  }
}

// The page is shared by files; the script that one of them fetched is of its own panel.
afterAll(() => void Reflect.deleteProperty(window, 'Razorpay'))

/** Plays the provider's checkout script, which comes unless told otherwise. Once it has come, the panel keeps it for the file. */
export function playCheckout({ comes = true } = {}) {
  opened = []
  const script = { comes }
  const watcher = new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes) {
        if (!(node instanceof HTMLScriptElement)) continue
        if (script.comes) Object.assign(window, { Razorpay: Checkout })
        node.dispatchEvent(new Event(script.comes ? 'load' : 'error'))
      }
  })
  watcher.observe(document.head, { childList: true })
  onTestFinished(() => watcher.disconnect())
  return {
    script,
    /** Every sheet that was opened, the last one last. */
    opened: () => opened,
  }
}
