import { queryOptions, useQueryClient } from '@tanstack/react-query'
import type { Card } from '@parichay/contract/card/fields.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { useCallback } from 'react'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** One card with all its sections. */
export const cardQuery = (cardNo: number) =>
  queryOptions({
    queryKey: keys.card(cardNo),
    queryFn: ({ signal }) => call(cardRoutes.getCard, { query: { cardNo } }, { signal }),
  })

/** How often visitors came to a card and got in touch lately. */
export const cardVisitsQuery = (cardNo: number) =>
  queryOptions({
    queryKey: [...keys.card(cardNo), 'visits'],
    queryFn: ({ signal }) => call(cardRoutes.getCardVisits, { query: { cardNo } }, { signal }),
  })

/** One business. */
export const businessQuery = (businessId: number) =>
  queryOptions({
    queryKey: keys.business(businessId),
    queryFn: ({ signal }) => call(businessRoutes.getBusiness, { params: { id: businessId } }, { signal }),
  })

/** The businesses a card may be made for: one's own, or a customer's for staff. */
export const businessesQuery = (userId?: number) =>
  queryOptions({
    queryKey: keys.businessesOfUser(userId),
    queryFn: ({ signal }) =>
      call(businessRoutes.getBusinessesByUser, { query: userId === undefined ? {} : { userId } }, { signal }),
  })

/** The card of a business; where there is none yet, its draft is made. A live card comes back as it is. */
export const draftQuery = (businessId: number) =>
  queryOptions({
    queryKey: [...keys.cardsByBusiness(businessId), 'draft'],
    queryFn: async ({ signal }) => {
      const [card] = await call(cardRoutes.getCardsByBusiness, { query: { businessId } }, { signal })
      return card
        ? { card, isNew: false }
        : { card: await call(cardRoutes.updateCardSettings, { body: { businessId } }), isNew: true }
    },
    gcTime: 0,
    staleTime: 0,
  })

/** Whether a card id can be had; asked again for every visit, because others choose too. */
export const cardIdQuery = (cardId: string, cardNo?: number) =>
  queryOptions({
    queryKey: keys.cardIdAvailability(cardId, cardNo),
    queryFn: ({ signal }) =>
      call(
        cardRoutes.checkCardIdAvailability,
        { query: { cardId, ...(cardNo === undefined ? {} : { cardNo }) } },
        { signal },
      ),
    staleTime: 10_000,
    gcTime: 30_000,
  })

/**
 * Puts a changed card where every screen reads it, and lets lists that show cards ask again. Answers may come in another order than
 * their changes were made: one that was overtaken says nothing new of any section.
 */
export function useTakeCard() {
  const queries = useQueryClient()
  return useCallback(
    (card: Card) => {
      const newer = (old: Card | undefined) => (old && old.version > card.version ? old : card)
      const now = queries.setQueryData<Card>(keys.card(card.cardNo), newer)
      queries.setQueryData(keys.cardsByBusiness(card.businessId), [now])
      for (const queryKey of [keys.dashboard, keys.businesses(), keys.business(card.businessId)])
        void queries.invalidateQueries({ queryKey, refetchType: 'none' })
      return card
    },
    [queries],
  )
}
