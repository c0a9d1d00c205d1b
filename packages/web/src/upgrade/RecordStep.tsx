import { useLingui } from '@lingui/react/macro'
import { stepsBack, type UpgradeMode } from '@parichay/contract/payment/opening.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { refreshAfterPayment } from '../api/plans.ts'
import type { Purchase } from '../api/purchase.ts'
import { complete } from '../shell/upgrade.ts'
import { pause } from '../ui/pause.ts'
import { sayDone } from '../ui/snackbar-store.ts'
import { RecordForm } from './RecordForm.tsx'

type Props = { purchase: Purchase; mode: UpgradeMode; onBack: () => void }

/** Records what staff chose, once they said that they are sure. */
export function RecordStep({ purchase, mode, onBack }: Props) {
  const { t } = useLingui()
  const router = useRouter()
  const queries = useQueryClient()
  const [isDone, setDone] = useState(false)
  const finish = async () => {
    setDone(true)
    refreshAfterPayment(queries, purchase.business.businessId)
    // The confirmation takes its own step of history along before the dialog goes.
    await pause()
    await pause()
    await complete(router, stepsBack(mode))
    sayDone(t`Your payment was successful!`)
  }
  if (isDone) return null
  return <RecordForm purchase={purchase} onClose={onBack} onDone={() => void finish()} />
}
