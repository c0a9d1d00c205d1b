import { businessRoutes } from '@parichay/contract/business/routes.ts'
import type { CardStatus, CardVerdicts } from '@parichay/contract/card/fields.ts'
import { cardRoutes } from '@parichay/contract/card/routes.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import type { Verdict } from '@parichay/contract/verdict.ts'
import { gateVerdict } from '../platform/gate.ts'
import type { Actor } from '../platform/scope.ts'

/** A draft is neither on nor off yet: CARD_INCOMPLETE. */
export const mayChangeStatus = ({ status }: { status: CardStatus }): Verdict =>
  status === 'DRAFT' ? 'CARD_INCOMPLETE' : true

/** What somebody may do with a card they reach. */
export function verdictsOnCard(card: { status: CardStatus }, actor: Actor): CardVerdicts {
  const by = (route: Parameters<typeof gateVerdict>[0]) => gateVerdict(route, actor)
  const status = by(cardRoutes.updateCardStatus)
  return {
    edit: by(cardRoutes.updateCardBasicDetails),
    status: status === true ? mayChangeStatus(card) : status,
    limit: by(cardRoutes.updateCardLimit),
    delete: by(cardRoutes.deleteCard),
    frames: by(frameRoutes.getImagePostSettings),
    openBusiness: by(businessRoutes.getBusiness),
  }
}
