import type { FirstAnswers } from '@parichay/contract/first-answers.ts'
import type { QueryClient } from '@tanstack/react-query'
import { keys } from './keys.ts'

/** Puts the answers that came with the page where the calls would have put them. */
export function takeFirstAnswers(queries: QueryClient, answers: FirstAnswers) {
  const { user, businesses, cards, dashboard, pageItems } = answers
  if (user) queries.setQueryData(keys.user, user)
  if (businesses) queries.setQueryData(keys.businessesOfUser(), businesses)
  if (cards) queries.setQueryData(keys.cardsByBusiness(cards.businessId), cards.cards)
  if (pageItems)
    queries.setQueryData(keys.pageItems(pageItems.placement, pageItems.businessId), pageItems.items)
  if (dashboard) queries.setQueryData(keys.dashboard, dashboard)
}
