import { z } from 'zod'
import { BusinessId, CardNo, Version } from '../ids.ts'
import { access, defineRoute } from '../route.ts'
import { BasicDetails, Card, cardIdFaults, CardLink, CardSettings, CardTemplate } from './fields.ts'

const dead = ['NOT_SIGNED_IN', 'NOT_ALLOWED'] as const
const edits = access('-', 'O', 'card.edit', 'A', 'X', 'cardNo')
const sectionErrors = [...dead, 'NOT_FOUND', 'CONFLICT', 'ONE_CARD_PER_BUSINESS'] as const

/**
 * A section names its card by `cardNo`. In the wizard, where no card exists yet, it names the business by
 * `businessId`: the first section saved makes the draft. With `version`, a change made elsewhere is not overwritten.
 */
const target = {
  cardNo: CardNo.optional(),
  businessId: BusinessId.optional(),
  version: Version.optional(),
}

/** Digital cards (specification 7, Digital cards). */
export const cardRoutes = {
  getCardsByBusiness: defineRoute({
    method: 'GET',
    path: '/api/v1/getCardsByBusiness',
    summary: 'The cards of a business: none, or the one it may have',
    access: access('-', 'O', 'card.view', 'A', 'X', 'businessId'),
    query: z.object({ businessId: BusinessId }),
    reply: z.array(Card),
    errors: [...dead, 'NOT_FOUND'],
  }),
  getCard: defineRoute({
    method: 'GET',
    path: '/api/v1/card',
    summary: 'One card with all its sections',
    access: access('-', 'O', 'card.view', 'A', 'X', 'cardNo'),
    query: z.object({ cardNo: CardNo }),
    reply: Card,
    errors: [...dead, 'NOT_FOUND'],
  }),
  checkCardIdAvailability: defineRoute({
    method: 'GET',
    path: '/api/v1/checkCardIdAvailability',
    summary: 'Whether a card id can be had, why not, and three that can (screens 8.8)',
    access: access('-', 'S', 'card.edit', 'A', 'X', 'cardNo (if given)'),
    query: z.object({ cardId: z.string().max(60), cardNo: CardNo.optional() }),
    reply: z.object({
      available: z.boolean(),
      reason: z.enum(cardIdFaults).nullable(),
      suggestions: z.array(z.string()),
    }),
    errors: [...dead, 'NOT_FOUND', 'RATE_LIMITED'],
  }),
  updateCardBasicDetails: defineRoute({
    method: 'POST',
    path: '/api/v1/updateCardBasicDetails',
    summary: 'Save the section Basic details',
    access: edits,
    body: z.strictObject({ ...target, basicDetails: BasicDetails }),
    reply: Card,
    errors: [...sectionErrors],
  }),
  updateCardTemplate: defineRoute({
    method: 'POST',
    path: '/api/v1/updateCardTemplate',
    summary: 'Save design, colour, font and appearance',
    access: edits,
    body: z.strictObject({ ...target, template: CardTemplate }),
    reply: Card,
    errors: [...sectionErrors],
  }),
  updateCardLinks: defineRoute({
    method: 'POST',
    path: '/api/v1/updateCardLinks',
    summary: 'Save the links in their order; each value is checked by its type',
    access: edits,
    body: z.strictObject({ ...target, links: z.array(CardLink).max(200) }),
    reply: Card,
    errors: [...sectionErrors, 'LIMIT_REACHED'],
  }),
  updateCardSettings: defineRoute({
    method: 'POST',
    path: '/api/v1/updateCardSettings',
    summary: 'Save card id, language and search texts; `publish` makes a draft live',
    access: edits,
    body: z.strictObject({
      ...target,
      cardId: z.string().max(60).optional(),
      settings: CardSettings.partial().optional(),
      publish: z.literal(true).optional(),
    }),
    reply: Card,
    errors: [...sectionErrors, 'CARD_ID_TAKEN', 'CARD_INCOMPLETE'],
  }),
}
