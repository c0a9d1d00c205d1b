import type { cardRoutes } from '@parichay/contract/card/routes.ts'
import { fail } from '@parichay/contract/errors.ts'
import { lockBusiness } from '../../business/store.ts'
import { audit } from '../../platform/audit.ts'
import type { Handlers } from '../../platform/http.ts'
import { dropPage } from '../../platform/notices.ts'
import { mayChangeStatus } from '../policy.ts'
import { gone, save, scopeOf } from '../usecase.ts'
import { findCard } from '../store.ts'
import { deleteCard, findDeleted, restoreCard } from './store.ts'

/** Pausing, limits and deletion of a card. */
export const stateHandlers = {
  updateCardStatus: (call) =>
    save(
      call,
      call.body,
      async (tx, there, card) => {
        const { status, reason } = call.body
        const verdict = mayChangeStatus(card)
        if (verdict !== true)
          fail(verdict, 'This card is a draft. Publish it from its last step.', { field: 'status' })
        if (card.status !== status)
          await audit(tx, there, {
            at: call.now,
            actor: call.actor,
            action: status === 'ACTIVE' ? 'card.resume' : 'card.pause',
            object: `card ${card.cardNo}`,
            detail: { reason: reason ?? '' },
            ip: call.ip,
          })
        return { status }
      },
      { whenOver: true },
    ),

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
    const { agencyId, cardId } = await world.database.inScope(there, async (tx) => {
      const found = body.restore
        ? await findDeleted(tx, there, body.cardNo, now)
        : await findCard(tx, there, body.cardNo)
      const { businessId } = found ?? gone()
      await lockBusiness(tx, there, businessId)
      // Of two requests at once the second finds the first one's work done.
      const card =
        (body.restore
          ? await findDeleted(tx, there, body.cardNo, now)
          : await findCard(tx, there, body.cardNo)) ?? gone()
      await (body.restore ? restoreCard : deleteCard)(tx, there, card, now)
      await audit(tx, there, {
        at: now,
        actor,
        action: body.restore ? 'card.restore' : 'card.delete',
        object: `card ${card.cardNo}`,
        ip,
      })
      return card
    })
    if (cardId) await dropPage(world, `${agencyId}:${cardId}`)
    return { deleted: body.restore !== true }
  },
} satisfies Partial<Handlers<typeof cardRoutes>>
