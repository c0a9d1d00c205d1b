import { Trans, useLingui } from '@lingui/react/macro'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { BillingDetails } from '@parichay/contract/payment/fields.ts'
import {
  billingDetailsOf,
  type BillingForm,
  billingOf,
  billingRules,
  isBillingComplete,
} from '@parichay/contract/payment/billing-form.ts'
import { rupees } from '@parichay/contract/money.ts'
import { planSections } from '@parichay/contract/plan/lines.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { LockKeyhole } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { loadCheckout } from '../api/checkout.ts'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import type { Purchase } from '../api/purchase.ts'
import { useAgency } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { dropDraft, readDraft, sameValues, writeDraft } from '../ui/form/drafts.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { mergeOver } from '../ui/form/merge.ts'
import { fromTablet } from '../ui/theme.ts'
import { BillingFields } from './BillingFields.tsx'
import { AtExpiry } from './AtExpiry.tsx'
import { PlanLines } from './PlanLines.tsx'
import { OrderSummary } from './OrderSummary.tsx'
import { usePreview } from '../api/use-preview.ts'
import { Heading, Pile } from '../ui/shapes.tsx'

type Props = {
  purchase: Purchase
  busy: boolean
  /** What went wrong or is still open, above the button. */
  notice: ReactNode
  gstNote: ReactNode
  onPay: (billing: BillingDetails | undefined) => void
}

/** What is bought, for whom the invoice is, and the way to pay. */
export function ReviewForm({ purchase, busy, notice, gstNote, onPay }: Props) {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { configuration } = useAgency()
  const { business } = purchase
  const preview = usePreview(purchase)
  const { isForeignUser } = business.user
  const draftName = billingDraft(business)
  const [known] = useState(() => billingOf(business))
  const [start] = useState(() => {
    const draft = readDraft<BillingForm>(draftName)
    return draft ? mergeOver(draft.base, draft.values, known) : known
  })
  const [isOpen, setOpen] = useState(!isBillingComplete(start))
  const form = usePanelForm<BillingForm, BillingForm>(billingRules, start)
  // So that the press of the button need not wait for the network; a failure is told then.
  useEffect(() => void loadCheckout().catch(() => undefined), [])
  const heading = useRef<HTMLElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  useKeptDraft(form.getValues, draftName, known, business.version)
  const pay = (values: BillingForm) => {
    const billing = billingDetailsOf(values)
    void keepWithBusiness(queries, business, billing)
    onPay(billing)
    // What was typed stays a draft until the money has come.
    return 'declined' as const
  }
  const price = preview.pricePaise === undefined ? undefined : rupees(preview.pricePaise)
  return (
    <Box sx={{ width: 'min(100%, 940px)', mx: 'auto', px: 2, pt: 2, [fromTablet]: { px: 3, pt: 4 } }}>
      <Box component="h2" ref={heading} tabIndex={-1} sx={{ typography: 'h1', mb: 2, outline: 'none' }}>
        <Trans>Check and pay</Trans>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          [fromTablet]: {
            gridTemplateColumns: 'minmax(0, 1fr) 380px',
            gridTemplateRows: 'auto 1fr',
            columnGap: 4,
          },
        }}
      >
        <Box sx={{ [fromTablet]: { gridColumn: 2, gridRow: 1 } }}>
          <OrderSummary purchase={purchase} preview={preview} note={gstNote} />
        </Box>
        <Box
          sx={{
            display: 'grid',
            alignContent: 'start',
            gap: 3,
            minWidth: 0,
            [fromTablet]: { gridColumn: 1, gridRow: '1 / span 2' },
          }}
        >
          <Form id="checkout" form={form} onSubmit={pay}>
            {!isForeignUser && <BillingFields isOpen={isOpen} onOpen={() => setOpen(true)} />}
          </Form>
          {purchase.kind === 'plan' && (
            <Pile component="section" aria-label={t`What you get`} gap={1.5}>
              <Heading component="h3">
                <Trans>What you get</Trans>
              </Heading>
              <PlanLines sections={planSections(purchase.plan, configuration)} />
            </Pile>
          )}
          {purchase.kind === 'plan' && <AtExpiry />}
        </Box>
        <Box sx={footStyle}>
          {notice && <Box sx={{ mb: 1.5 }}>{notice}</Box>}
          <Button
            size="large"
            type={isForeignUser ? 'button' : 'submit'}
            {...(isForeignUser ? { onClick: () => onPay(undefined) } : { form: 'checkout' })}
            icon={LockKeyhole}
            busy={busy || preview.pending}
            disabledReason={preview.failure}
            fullWidth
          >
            {price === undefined ? t`Pay` : t`Pay ${price}`}
          </Button>
          <Box sx={{ typography: 'caption', color: 'text.secondary', textAlign: 'center', mt: 1 }}>
            <Trans>UPI, cards and net banking on the payment provider’s secure page</Trans>
          </Box>
        </Box>
      </Box>
    </Box>
  )
}

const footStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  mx: -2,
  px: 2,
  py: 1.5,
  pb: 'calc(12px + env(safe-area-inset-bottom))',
  bgcolor: 'background.default',
  borderTop: '1px solid',
  borderColor: 'divider',
  [fromTablet]: {
    gridColumn: 2,
    gridRow: 2,
    position: 'static',
    alignSelf: 'start',
    m: 0,
    p: 0,
    border: 0,
    bgcolor: 'transparent',
  },
} as const

/** Under which name the billing details are kept that were typed for a business and not paid yet. */
export const billingDraft = ({ businessId }: Purchase['business']) => `billing-${businessId}`

/** What was typed outlives a failed payment, which loads the page anew, and a step back. `known`: what the business says itself. */
function useKeptDraft(getValues: () => BillingForm, draftName: string, known: BillingForm, version: number) {
  useEffect(() => {
    const keep = () => {
      const values = getValues()
      if (sameValues(values, known)) dropDraft(draftName)
      else writeDraft(draftName, { values, base: known, version })
    }
    addEventListener('pagehide', keep)
    return () => {
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [getValues, known, draftName, version])
}

/** What the invoice names is the business's from now on. */
async function keepWithBusiness(
  queries: QueryClient,
  business: Purchase['business'],
  { state, pin, gstin }: BillingDetails,
) {
  const known = {
    state: business.state,
    pin: business.pin ?? undefined,
    gstin: business.gstin ?? undefined,
  }
  if (state === known.state && pin === known.pin && gstin === known.gstin) return
  const body = {
    businessId: business.businessId,
    state,
    ...(pin ? { pin } : {}),
    ...(gstin ? { gstin } : {}),
  }
  const saved = await call(businessRoutes.updateBusinessMetadata, { body }).catch(() => undefined)
  if (saved) queries.setQueryData(keys.business(business.businessId), saved)
}
