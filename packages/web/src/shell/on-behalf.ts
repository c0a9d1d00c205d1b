import type { z } from 'zod'
import type { BusinessOwner } from '@parichay/contract/business/fields.ts'
import { useRemote } from '../api/remote.ts'
import { businessesQuery } from '../api/cards.ts'
import { keep, kept } from '../keepsake.ts'

/** The customer a member of staff is working for. */
export type CustomerInHand = z.infer<typeof BusinessOwner>

/** Staff have just found or registered this customer: the next screens name them. */
export const rememberCustomer = (customer: CustomerInHand) => keep('customerInHand', customer)

/** The customer whom staff work for, by the `userId` of the address; nobody for customers themselves. */
export function useCustomerInHand(userId: number | undefined): CustomerInHand | undefined {
  const inHand = kept<CustomerInHand>('customerInHand')
  const isKept = inHand !== undefined && inHand.userId === userId
  const theirs = useRemote({
    ...businessesQuery(userId),
    enabled: userId !== undefined && !isKept,
    retry: false,
  })
  if (userId === undefined) return undefined
  return isKept ? inHand : theirs.data?.[0]?.user
}
