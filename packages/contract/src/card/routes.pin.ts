import { z } from 'zod'
import { Language } from '../agency/fields.ts'
import { CardNo } from '../ids.ts'
import { access, defineRoute, forEveryone } from '../route.ts'
import { Card } from './fields.ts'
import { CardPin, PinTry } from './pin.ts'

/** The PIN lock of a card (screens.md, cards/edit, Settings; decision 0130). */
export const cardPinRoutes = {
  setCardPin: defineRoute({
    method: 'POST',
    path: '/api/v1/card/pin',
    summary:
      'Lock a card with a PIN of 4 to 6 digits, or give it another one; null takes the lock off. What was open closes (ours)',
    access: access('-', 'O', 'card.edit', 'A', 'X', 'cardNo'),
    body: z.strictObject({ cardNo: CardNo, pin: CardPin.nullable() }),
    reply: Card,
    errors: ['NOT_SIGNED_IN', 'NOT_ALLOWED', 'NOT_FOUND', 'PLAN_NEEDED', 'BUSINESS_SUSPENDED'],
  }),
  openCard: defineRoute({
    method: 'POST',
    path: '/api/v1/public/card-pin',
    summary:
      'Open a locked card in this browser for some hours; a plain form is answered with a redirect to the card (ours)',
    access: forEveryone('cardId'),
    body: z.object({ cardId: z.string().max(60), pin: PinTry, lang: Language.optional() }),
    reply: z.object({ opened: z.boolean() }),
    errors: ['NOT_FOUND', 'PIN_WRONG', 'RATE_LIMITED'],
  }),
}
