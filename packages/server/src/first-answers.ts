import { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { businessRoutes } from '@parichay/contract/business/routes.ts'
import { pickBusiness } from '@parichay/contract/business/rules.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import type { FirstAnswers } from '@parichay/contract/first-answers.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import type { Ask } from './platform/ask.ts'

/** The addresses at which a signed-in customer sees the home; the sign-in page sends there. */
const homes = new Set(['/panel', '/panel/login', '/panel/customer'])

const greetings = '/panel/customer/daily-image'

/** What a customer's page asks for first: who it is and the businesses; on the home its card and figures too, there and at the greetings what staff put on the page. */
export async function firstAnswers(ask: Ask, path: string): Promise<FirstAnswers> {
  const place = path.replace(/\/$/, '')
  const isHome = homes.has(place)
  const [user, businesses, dashboard] = await Promise.all([
    ask(authRoutes.getUser, {}),
    ask(businessRoutes.getBusinessesByUser, { query: {} }),
    isHome ? ask(analyticsRoutes.getDashboard, {}) : undefined,
  ])
  const placement = isHome ? 'HOME_PAGE' : place === greetings ? 'GREETING_IMAGE_PAGE' : undefined
  const active = placement && pickBusiness(businesses ?? [], [user?.preference.activeBusinessId])
  if (!active) return { user, businesses, dashboard }
  const { businessId } = active
  const [cards, items] = await Promise.all([
    isHome ? ask(cardRoutes.getCardsByBusiness, { query: { businessId } }) : undefined,
    ask(uiCustomisationRoutes.listUiCustomisations, { query: { placement, businessId } }),
  ])
  return {
    user,
    businesses,
    dashboard,
    cards: cards && { businessId, cards },
    pageItems: items && { businessId, placement, items },
  }
}
