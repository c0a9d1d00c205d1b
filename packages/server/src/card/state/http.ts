import type { cardRoutes } from '@parichay/contract/card/routes.ts'
import { audit } from '../../platform/audit.ts'
import type { Handlers } from '../../platform/http.ts'
import { dropPage } from '../../platform/notices.ts'
import { save, scopeOf } from '../usecase.ts'
import { removeCard, switchCard } from './usecase.ts'

/** Pausing, limits and deletion of a card. */
export const stateHandlers = {
  updateCardStatus: (call) =>
    save(call, call.body, (tx, there, card) => switchCard(tx, there, card, { ...call, ...call.body }), {
      whenOver: true,
    }),

  updateCardLimit: (call) =>
    save(call, { cardNo: call.body.cardNo }, async (tx, there, card) => {
      const { limit, reason } = call.body
      const given = Object.fromEntries(Object.entries(limit).filter(([, cap]) => cap !== undefined))
      const cardLimit = { ...card.cardLimit, ...given }
      await audit(tx, there, {
        at: call.now,
        actor: call.actor,
        action: 'card.limit',
        object: `card ${card.cardNo}`,
        detail: { before: card.cardLimit, after: cardLimit, reason },
        ip: call.ip,
      })
      return { cardLimit }
    }),

  async deleteCard(call) {
    const { body, actor, world, now, ip } = call
    const there = await scopeOf(call, body)
    const { cardNo, restore = false } = body
    const pageKey = await world.database.inScope(there, (tx) =>
      removeCard(tx, there, cardNo, { actor, now, ip, restore }),
    )
    if (pageKey) await dropPage(world, pageKey)
    return { deleted: body.restore !== true }
  },
} satisfies Partial<Handlers<typeof cardRoutes>>
