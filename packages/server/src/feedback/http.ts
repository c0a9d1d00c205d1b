import { drawFeedbackRetry, type FeedbackFault } from '@parichay/card-page/feedback-retry.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { feedbackRoutes } from '@parichay/contract/feedback/routes.ts'
import { brandOf, retryHeaders } from '../card/page/rules.ts'
import { findLive, readRefused } from '../card/page/usecase.ts'
import { pinCookie } from '../card/pin/rules.ts'
import { hasOpened, lockOf } from '../card/pin/usecase.ts'
import { readChosen } from '../platform/choose-page.ts'
import type { Handlers, PlainBody } from '../platform/http.ts'
import { agencyScope, scopeAt } from '../platform/scope.ts'
import { searchWords } from '../platform/search-words.ts'
import { takeVisitorForm, type VisitorForm } from '../platform/visitor-form.ts'
import type { World } from '../platform/world.ts'
import { presentFeedback } from './present.ts'
import { addFeedback, agencyOfFeedback, exactFeedbackTotal, listFeedback, readFeedback } from './store.ts'
import { removeFeedback, reviewFeedback } from './usecase.ts'

/** For how long the same of one network is one feedback: words nobody else writes so, stars alone only as two presses of a button. */
const [sameWordsSec, sameStarsSec] = [600, 15]

const nobodyHome = () => fail('NOT_FOUND', 'This card is not on air any more.', { field: 'cardId' })

/** Handlers of `feedbackRoutes`. */
export const feedbackHandlers: Handlers<typeof feedbackRoutes> = {
  async listFeedback({ query, scope, actor, world }) {
    const words = searchWords(query.search)
    if (words === null) return { list: [], total: 0, totalIsMore: false }
    const filters = { ...query, words, pageSize: query.pageSize ?? 20 }
    const { platform } = world.database
    const { ids, total } = await platform.transaction().execute((tx) => listFeedback(tx, scope, filters))
    const rows = await readChosen(world.database, scope, (tx) => readFeedback(tx, ids))
    return {
      list: rows.map((row) => presentFeedback(row, actor)),
      total: Math.min(total, exactFeedbackTotal),
      totalIsMore: total > exactFeedbackTotal,
    }
  },

  reviewFeedback: (call) => reviewFeedback(call, call.body),

  async deleteFeedback({ query, body, scope, actor, world, now, ip }) {
    const there =
      scope.reach === 'platform'
        ? scopeAt(scope, await agencyOfFeedback(world.database.platform, query.feedbackId))
        : scope
    await world.database.inScope(there, (tx) =>
      removeFeedback(tx, there, query.feedbackId, { actor, now, ip, restore: body.restore === true }),
    )
    return { deleted: body.restore !== true }
  },

  async addFeedback(call) {
    const { body, agency, world, now, cookies } = call
    const card = (await findLive(world, agency, body.cardId, now)) ?? nobodyHome()
    const lock = lockOf(agency, card)
    if (lock && !hasOpened(world, lock, cookies.get(pinCookie(lock))))
      fail('CARD_LOCKED', 'This card is locked with a PIN. Open it first.', { field: 'cardId' })
    const { stars, text = '', name = '', website } = body
    const { cardNo, settings } = card
    const form: VisitorForm = {
      what: 'feedback',
      cardNo,
      said: [stars, text, name],
      sameSec: text || name ? sameWordsSec : sameStarsSec,
      limits: ({ where, network, acrossCards }) => [
        { bucket: `${where}:${network}`, max: 3, windowSec: 3600 },
        { ...acrossCards({ alone: 10, shared: 150 }), windowSec: 3600 },
        { bucket: where, max: 60, windowSec: 3600 },
      ],
      website,
    }
    const scope = agencyScope(agency.agencyId)
    const cardName = card.basicDetails.companyName
    const given = { cardNo, cardName, stars, text, name, language: settings.language, createdAt: now }
    return takeVisitorForm(call, form, () =>
      world.database.inScope(scope, (tx) => addFeedback(tx, scope, given)),
    )
  },
}

/** How a form without scripts is answered: back to the card, or once more with what was written. */
export const feedbackForm = (world: World): PlainBody<typeof feedbackRoutes.addFeedback> => ({
  takes: ['application/x-www-form-urlencoded'],
  fromCards: true,
  form: {
    async done({ body }, reply) {
      return reply.redirect(`/${body.cardId}${body.lang ? `?lang=${body.lang}` : ''}#thanks`, 303)
    },
    async refused(problem, body, agency, reply) {
      reply.headers(retryHeaders)
      const form = await readRefused(world, agency, problem, body)
      if ('page' in form) return reply.send(form.page)
      const { card, language, isChosen, text } = form
      const stars = text('stars', 2)
      return reply.send(
        drawFeedbackRetry({
          language,
          isChosen,
          cardId: card.cardId ?? '',
          companyName: card.basicDetails.companyName,
          fault: faultOf(problem),
          minutes: Math.max(1, Math.ceil((problem.retryAfterSec ?? 60) / 60)),
          given: {
            stars: /^[1-5]$/.test(stars) ? Number(stars) : null,
            text: text('text', 5000),
            name: text('name', 200),
          },
          agency: brandOf(agency),
        }),
      )
    },
  },
})

function faultOf({ code, field }: { code: string; field: string | undefined }): FeedbackFault {
  if (code === 'RATE_LIMITED') return 'soon'
  if (code === 'CARD_LOCKED') return 'locked'
  if (field === 'stars') return 'stars'
  return field === 'text' || field === 'name' ? 'long' : 'unread'
}
