import type { UpgradeMode } from '@parichay/contract/payment/opening.ts'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Purchase } from '../api/purchase.ts'
import type { UpgradeRequest } from '../shell/upgrade-request.ts'
import { leaveUpgrade } from '../shell/upgrade.ts'
import { BuyStep } from './BuyStep.tsx'
import { ChooseStep } from './ChooseStep.tsx'
import { PremiumFrame } from './PremiumFrame.tsx'
import { RecordStep } from './RecordStep.tsx'

export type UpgradeDialogProps = {
  request: UpgradeRequest
  mode: Exclude<UpgradeMode, 'connect'>
  /** May see which plan the business has. */
  seesPlan: boolean
}

/** The full-screen dialog 'Premium' (specification 2): choose, and then pay or record. */
export function UpgradeDialog({ request, mode, seesPlan }: UpgradeDialogProps) {
  const router = useRouter()
  const [purchase, setPurchase] = useState<Purchase>()
  const [isOut, setOut] = useState(false)
  const close = () => void leaveUpgrade(router, 3)
  return (
    <PremiumFrame onClose={close} isOut={isOut}>
      {mode === 'buy' && purchase ? (
        <BuyStep purchase={purchase} mode={mode} onOut={setOut} onBack={() => setPurchase(undefined)} />
      ) : (
        <ChooseStep request={request} mode={mode} seesPlan={seesPlan} onChoose={setPurchase} />
      )}
      {mode !== 'buy' && purchase && (
        <RecordStep purchase={purchase} mode={mode} onBack={() => setPurchase(undefined)} />
      )}
    </PremiumFrame>
  )
}
