import { useCallback } from 'react'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useActiveBusiness } from './active-business.ts'
import { askForAnotherBusiness } from './one-card.tsx'

/**
 * Begins a digital card for the active business, or goes on with its draft; where it has a finished one already, asks for another
 * business. While nobody knows yet which businesses there are, the first step of the walk asks.
 */
export function useCreateCard() {
  const go = useGo()
  const { active, businesses } = useActiveBusiness()
  const isKnown = businesses.data !== undefined
  return useCallback(async () => {
    if (!isKnown) return go(paths.addCard())
    if (!active) return go(paths.addBusiness({ shouldCreateDigitalCard: true }))
    if (!active.card || active.card.status === 'DRAFT')
      return go(paths.addCard({ businessId: active.businessId }))
    if (await askForAnotherBusiness()) go(paths.addBusiness({ shouldCreateDigitalCard: true }))
  }, [active, isKnown, go])
}
