import { useCallback } from 'react'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useActiveBusiness } from './active-business.ts'
import { askForAnotherBusiness } from './one-card.tsx'

/** Begins a digital card for the active business; where it has one already, asks for another business. */
export function useCreateCard() {
  const go = useGo()
  const { active } = useActiveBusiness()
  return useCallback(async () => {
    if (!active) return go(paths.addBusiness({ shouldCreateDigitalCard: true }))
    if (!active.card) return go(paths.addCard({ businessId: active.businessId }))
    if (await askForAnotherBusiness()) go(paths.addBusiness({ shouldCreateDigitalCard: true }))
  }, [active, go])
}
