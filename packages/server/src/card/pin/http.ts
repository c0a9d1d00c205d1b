import { drawLockPage } from '@parichay/card-page/lock.ts'
import type { cardPinRoutes } from '@parichay/contract/card/routes.pin.ts'
import { fail, type Problem } from '@parichay/contract/errors.ts'
import { randomUUID } from 'node:crypto'
import { audit } from '../../platform/audit.ts'
import type { Handlers, PlainBody } from '../../platform/http.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { makeSeal } from '../../platform/sealed.ts'
import type { World } from '../../platform/world.ts'
import { findLive, readRefused } from '../page/usecase.ts'
import { save } from '../usecase.ts'
import { lockFacts } from './present.ts'
import { lockHeaders, pinCookie } from './rules.ts'
import { dropPin, placeOfPin, setPin } from './store.ts'
import { lockOf, triesLeft, tryPin } from './usecase.ts'

/** Handlers of `cardPinRoutes`. */
export const cardPinHandlers: Handlers<typeof cardPinRoutes> = {
  async setCardPin(call) {
    const { cardNo, pin } = call.body
    const { actor, ip, now, world } = call
    // A hash takes its time: nobody waits for the card meanwhile.
    const hash = pin === null ? null : await hashPassword(pin)
    return save(call, { cardNo }, async (tx, there, card) => {
      if (hash === null && !card.isLocked) return {}
      if (hash === null) await dropPin(tx, there, cardNo)
      else {
        const pinSealed = makeSeal(world.config.secret).seal(hash, placeOfPin(there.agencyId, cardNo))
        await setPin(tx, there, { cardNo, pinSealed, mark: randomUUID() }, now)
      }
      const action = hash === null ? 'card.unlock' : card.isLocked ? 'card.changePin' : 'card.lock'
      await audit(tx, there, { at: now, actor, action, object: `card ${cardNo}`, ip })
      return {}
    })
  },

  async openCard({ body, agency, world, ip, now, cookies }) {
    const row =
      (await findLive(world, agency, body.cardId, now)) ??
      fail('NOT_FOUND', 'This card is not on air any more.', { field: 'cardId' })
    const lock = lockOf(agency, row)
    // Unlocked meanwhile: there is nothing to open.
    if (lock === null || row.pinSealed === null) return { opened: true }
    const { token, maxAgeSec } = await tryPin(world, {
      lock,
      pinSealed: row.pinSealed,
      pin: body.pin,
      ip,
      now,
    })
    cookies.set(pinCookie(lock), token, maxAgeSec)
    return { opened: true }
  },
}

/** How a PIN from a plain form is answered: with the way to the card, or the same page and what was wrong. */
export const openCardForm = (world: World): PlainBody<typeof cardPinRoutes.openCard> => ({
  takes: ['application/x-www-form-urlencoded'],
  fromCards: true,
  form: {
    done: async ({ body }, reply) =>
      reply.redirect(`/${body.cardId}${body.lang ? `?lang=${body.lang}` : ''}`, 303),
    async refused(problem, body, agency, reply) {
      reply.headers(lockHeaders).type('text/html; charset=utf-8')
      const form = await readRefused(world, agency, problem, body)
      if ('page' in form) return reply.send(form.page)
      const { card, chosen } = form
      const lock = lockOf(agency, card)
      const left = lock ? await triesLeft(world, lock, { ip: reply.request.ip, now: world.clock() }) : 0
      return reply.send(
        drawLockPage(
          await lockFacts(world, agency, card, { language: chosen, fault: faultOf(problem, left) }),
        ),
      )
    },
  },
})

function faultOf({ code, retryAfterSec = 60 }: Problem, left: number) {
  if (code === 'RATE_LIMITED') return { kind: 'wait', minutes: Math.ceil(retryAfterSec / 60) } as const
  return code === 'PIN_WRONG' ? ({ kind: 'wrong', left } as const) : ({ kind: 'digits' } as const)
}
