import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CheckoutMissing } from '../api/checkout.ts'
import { keys } from '../api/keys.ts'
import { type Payable, payBill } from '../api/pay-bill.ts'
import { useAgency } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { showError } from '../ui/dialogs.tsx'
import { say, sayDone } from '../ui/snackbar-store.ts'

type Props = { bill: Payable; label: string; disabledReason?: string | undefined }

/** Opens the provider's checkout for a bill. What is not sure is looked for by the server. */
export function PayButton({ bill, label, disabledReason }: Props) {
  const { t } = useLingui()
  const agency = useAgency()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const underWay = useRef(false)
  const refresh = () => queries.invalidateQueries({ queryKey: keys.bills() })
  const pay = async () => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    try {
      const end = await payBill(bill, agency, agency.theme.primary)
      if (end.kind === 'failed') {
        window.alert(end.reason || t`The payment did not go through.`)
        location.reload()
      } else if (end.kind === 'paid') sayDone(t`Your payment was successful!`)
      else if (end.kind === 'pending')
        say(t`Your payment is being confirmed. It shows here as soon as it is; do not pay twice.`)
      else if (end.kind === 'left')
        say(t`You left the payment. If you have paid already, it shows here by itself; do not pay twice.`)
      else say(t`This payment is on its way back to you. Banks take a few days for it.`)
    } catch (error) {
      if (error instanceof CheckoutMissing)
        window.alert(t`payment provider SDK failed to load. Are you online?`)
      else void showError(error)
    } finally {
      underWay.current = false
      setBusy(false)
      void refresh()
    }
  }
  return (
    <Button size="large" fullWidth busy={busy} disabledReason={disabledReason} onClick={() => void pay()}>
      {label}
    </Button>
  )
}
