import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { pickBusiness } from '@parichay/contract/business/rules.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { FirstAnswers } from '@parichay/contract/first-answers.ts'
import type { Ask } from './platform/ask.ts'

/** The addresses at which a signed-in customer sees the home; the sign-in page sends there. */
const homes = new Set(['/panel', '/panel/login', '/panel/customer'])

/** What a customer's page asks for first: who it is and the businesses; on the home its card and figures too. */
export async function firstAnswers(ask: Ask, path: string): Promise<FirstAnswers> {
  const isHome = homes.has(path.replace(/\/$/, ''))
  const [user, businesses, dashboard] = await Promise.all([
    ask(authRoutes.getUser, {}),
    ask(businessRoutes.getBusinessesByUser, { query: {} }),
    isHome ? ask(analyticsRoutes.getDashboard, {}) : undefined,
  ])
  const active = isHome ? pickBusiness(businesses ?? [], [user?.preference.activeBusinessId]) : undefined
  if (!active) return { user, businesses, dashboard }
  const { businessId } = active
  const cards = await ask(cardRoutes.getCardsByBusiness, { query: { businessId } })
  return { user, businesses, dashboard, cards: cards && { businessId, cards } }
}
