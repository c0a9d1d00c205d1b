import type { Card } from '@parichay/contract/card/fields.ts'
import { cardEntitlement } from '@parichay/contract/plan/entitlement.ts'
import { useRemote } from '../api/remote.ts'
import { businessQuery } from '../api/cards.ts'
import { ExpiryBanner } from '../home/ExpiryBanner.tsx'
import { useSession } from '../session.ts'
import { presentDay } from '../ui/clock.ts'

/** Whether this card can only be looked at: its time is over, and its owner has not renewed it. Staff go on helping. */
export function useReadOnly(card: Card): boolean {
  const isCustomer = useSession((state) => state.kind === 'customer')
  return isCustomer && !cardEntitlement(card.expiryDateForCustomer, presentDay()).allowed
}

/** Says above a card that its time is over, with the way to renew it. */
export function EndedNotice({ card }: { card: Card }) {
  const { data: business } = useRemote(businessQuery(card.businessId))
  return business ? <ExpiryBanner business={business} /> : null
}
