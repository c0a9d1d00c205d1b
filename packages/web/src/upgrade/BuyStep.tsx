import { useLingui } from '@lingui/react/macro'
import type { BillingDetails, OrderReply, PaymentReply } from '@parichay/contract/payment/fields.ts'
import { checkoutColour, stepsBack, type UpgradeMode } from '@parichay/contract/payment/opening.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { CheckoutMissing, type CheckoutEnd, loadCheckout, openCheckout } from '../api/checkout.ts'
import { failureText } from '../failure-words.ts'
import { refreshAfterPayment } from '../api/plans.ts'
import { awaitSettled, confirmPurchase, makeOrder, priceOf, type Purchase } from '../api/purchase.ts'
import { useAgency } from '../session.ts'
import { complete, leaveUpgrade } from '../shell/upgrade.ts'
import { sendEvent } from '../shell/usage-events.ts'
import { dropDraft } from '../ui/form/drafts.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Notice } from '../ui/Notice.tsx'
import { useCloseOnBack } from '../ui/overlay-history.ts'
import { sayDone } from '../ui/snackbar-store.ts'
import { stepBack } from '../ui/step-back.ts'
import { PaymentProgress } from './PaymentProgress.tsx'
import { billingDraft, ReviewForm } from './ReviewForm.tsx'

type Props = { purchase: Purchase; mode: UpgradeMode; onOut: (isOut: boolean) => void; onBack: () => void }
type Stage = 'review' | 'ordering' | 'confirming' | 'slow' | 'done'
type Said =
  | { tone: 'failed'; text: string; billing: BillingDetails | undefined }
  | { tone: 'left' | 'refund_due' | 'refunded' | 'expired' }

/** After so many questions nobody has to wait any longer. */
const patience = 5

/** From 'Buy now' to an active plan: check, order, checkout, confirmation (specification 4, Customer purchase). */
export function BuyStep({ purchase, mode, onOut, onBack }: Props) {
  const { t } = useLingui()
  const router = useRouter()
  const queries = useQueryClient()
  const wish = useWish(purchase)
  const { gstRate } = useAgency()
  const [stage, setStage] = useState<Stage>('review')
  const [said, setSaid] = useState<Said>()
  const underWay = useRef(false)
  const gone = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    gone.current = controller
    return () => controller.abort()
  }, [])
  useCloseOnBack(true, () => (stage === 'review' || stage === 'ordering' ? onBack() : undefined))

  const succeed = async () => {
    setStage('done')
    refreshAfterPayment(queries, purchase.business.businessId)
    void sendEvent('PURCHASE', { product: purchase.kind, amount: priceOf(purchase) })
    await complete(router, stepsBack(mode))
    dropDraft(billingDraft(purchase.business))
    sayDone(t`Your payment was successful!`)
  }
  const settled = async (standing: PaymentReply['status']) => {
    if (standing === 'paid') return succeed()
    if (standing === 'pending') return undefined
    setSaid({ tone: standing })
    setStage('review')
  }

  const confirm = async (order: OrderReply, end: Extract<CheckoutEnd, { kind: 'paid' }>) => {
    setStage('confirming')
    const first = await confirmPurchase(purchase, order, end.answer)
    if (first !== 'pending') return settled(first)
    const { signal } = gone.current
    const onRound = (round: number) => round >= patience && setStage('slow')
    return settled(await awaitSettled(order.intentId, { signal, onRound }))
  }
  /** Whoever leaves checkout may have paid in an app all the same: it is looked for in the background. */
  const watch = async (order: OrderReply) => {
    setSaid({ tone: 'left' })
    const standing = await awaitSettled(order.intentId, { signal: gone.current.signal, rounds: 30 })
    if (standing === 'paid' && !gone.current.signal.aborted && !underWay.current) await succeed()
  }
  const fail = async (reason: string) => {
    window.alert(reason || t`The payment did not go through.`)
    // A reload in the middle of a step would leave a step of history that leads nowhere.
    await (purchase.kind !== 'plan' ? leaveUpgrade(router, 2) : stepBack())
    location.reload()
  }

  const pay = async (billing: BillingDetails | undefined) => {
    if (underWay.current) return
    underWay.current = true
    setSaid(undefined)
    setStage('ordering')
    try {
      const Class = await loadCheckout()
      const order = await makeOrder(purchase, billing)
      onOut(true)
      const end = await openCheckout(Class, { ...wish, key: order.key, ...orderOf(order) }).finally(() =>
        onOut(false),
      )
      if (end.kind === 'failed') return await fail(end.reason)
      if (end.kind === 'paid') return await confirm(order, end)
      setStage('review')
      void watch(order)
    } catch (error) {
      setStage('review')
      if (error instanceof CheckoutMissing)
        window.alert(t`payment provider SDK failed to load. Are you online?`)
      else setSaid({ tone: 'failed', text: failureText(error), billing })
    } finally {
      underWay.current = false
    }
  }

  if (stage === 'confirming' || stage === 'slow' || stage === 'done')
    return (
      <PaymentProgress
        kind={purchase.kind}
        isSlow={stage === 'slow'}
        onLeave={() => void leaveUpgrade(router, 3)}
      />
    )
  return (
    <ReviewForm
      purchase={purchase}
      busy={stage === 'ordering'}
      gstNote={gstRate === null ? null : t`incl. ${gstRate} % GST`}
      onPay={(billing) => void pay(billing)}
      notice={
        said?.tone === 'failed' ? (
          <InlineError message={said.text} onRetry={() => void pay(said.billing)} />
        ) : said?.tone === 'left' ? (
          <Notice tone="info">
            {purchase.kind === 'plan'
              ? t`You left the payment. If you have paid already, your plan becomes active by itself; do not pay twice.`
              : t`You left the payment. If you have paid already, it shows here by itself; do not pay twice.`}
          </Notice>
        ) : said?.tone === 'refund_due' ? (
          <Notice tone="warning">{t`This payment is on its way back to you. Banks take a few days for it.`}</Notice>
        ) : said?.tone === 'refunded' ? (
          <Notice tone="warning">{t`This payment was given back to you.`}</Notice>
        ) : said?.tone === 'expired' ? (
          <Notice tone="warning">{t`No money arrived for this order. You can pay again.`}</Notice>
        ) : null
      }
    />
  )
}

const orderOf = ({ order }: OrderReply) => ({
  order_id: order.id,
  amount: order.amount,
  currency: order.currency,
})

/** What checkout shows: who asks for the money, what for, who pays (specification 7, Upgrade operations). */
function useWish(purchase: Purchase) {
  const { i18n } = useLingui()
  const { agencyName, logoUrl, theme } = useAgency()
  const { business } = purchase
  const pdf = purchase.kind === 'pdf' ? purchase.pdfCard : undefined
  const contact = pdf?.registeredPhoneNumber ?? business.user.phoneNumber ?? business.mobile
  const email = pdf?.mails?.[0] ?? business.email ?? business.user.email
  const image = logoUrl ? new URL(logoUrl, location.origin).href : undefined
  return {
    name: agencyName,
    description: {
      plan: purchase.kind === 'plan' ? purchase.plan.name : '',
      pdf: 'PDF Id Card',
      video: 'Promotional Video',
    }[purchase.kind],
    ...(image ? { image } : {}),
    prefill: {
      name: pdf?.companyName ?? business.businessName,
      ...(contact ? { contact } : {}),
      ...(email ? { email } : {}),
    },
    notes: {
      businessId: String(business.businessId),
      businessName: business.businessName,
      ...(pdf ? { pdfCardNo: String(pdf.pdfCardNo) } : {}),
      ...(purchase.kind === 'video' ? { videoNo: String(purchase.video.videoNo) } : {}),
    },
    theme: { color: theme.primary || checkoutColour },
    config: { display: { language: i18n.locale } },
  }
}
