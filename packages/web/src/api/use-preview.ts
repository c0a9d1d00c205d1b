import type { PurchasePreview } from '@parichay/contract/payment/fields.periods.ts'
import { useRemote } from './remote.ts'
import { failureText } from '../failure-words.ts'
import { priceOf, type Purchase, purchasePreviewQuery } from './purchase.ts'

/** What a purchase does, as the server says it. `pricePaise` is known once it has answered. */
export type Preview = {
  /** Of a plan; single purchases have no days. */
  time: PurchasePreview | undefined
  pricePaise: number | undefined
  pending: boolean
  failure: string | undefined
  retry: () => void
}

/** Asks the server what a purchase would cost and do; the panel works nothing of it out. */
export function usePreview(purchase: Purchase): Preview {
  const isPlan = purchase.kind === 'plan'
  const { data, error, pending, reload } = useRemote(purchasePreviewQuery(purchase))
  return {
    time: data,
    pricePaise: isPlan ? data?.amountPaise : priceOf(purchase) * 100,
    pending: isPlan && pending,
    failure: isPlan && error ? failureText(error) : undefined,
    retry: reload,
  }
}
