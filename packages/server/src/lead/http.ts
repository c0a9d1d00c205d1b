import { drawLeadRetry, type LeadFault } from '@parichay/card-page/lead-retry.ts'
import { fail } from '@parichay/contract/errors.ts'
import { leadPhone } from '@parichay/contract/lead/phone.ts'
import type { leadRoutes } from '@parichay/contract/lead/routes.ts'
import { holdsAddress, leadConsentVersion } from '@parichay/contract/lead/rules.ts'
import { suspendedSince } from '../business/store.suspend.ts'
import { brandOf, retryHeaders } from '../card/page/rules.ts'
import { findLive, readRefused } from '../card/page/usecase.ts'
import { pinCookie } from '../card/pin/rules.ts'
import { hasOpened, lockOf } from '../card/pin/usecase.ts'
import type { Handlers, PlainBody } from '../platform/http.ts'
import { findReached } from '../platform/reach.ts'
import { agencyScope } from '../platform/scope.ts'
import { searchWords } from '../platform/search-words.ts'
import { takeVisitorForm, type VisitorForm } from '../platform/visitor-form.ts'
import type { World } from '../platform/world.ts'
import { verdictsOnLead } from './policy.ts'
import { presentLead } from './present.ts'
import { exactLeadTotal, listLeads } from './store.ts'
import { changeLead, removeLead, takeLead } from './usecase.ts'

/** For how long the very same form of one network is one form, in seconds: two presses of a button, a page that is loaded again. */
const sameFormSec = 600

const nobodyHome = () => fail('NOT_FOUND', 'This card is not on air any more.', { field: 'cardId' })
const shut = () => fail('NOT_FOUND', 'This card does not take details just now.', { field: 'cardId' })

/** Handlers of `leadRoutes`. */
export const leadHandlers: Handlers<typeof leadRoutes> = {
  async listLeads({ query, scope, actor, world }) {
    const { businessId, status, before, pageSize = 20 } = query
    const suspendedAt = await world.database.inScope(scope, async (tx) =>
      (await findReached(tx, scope, businessId))
        ? suspendedSince(tx, scope, businessId)
        : fail('NOT_FOUND', 'This business does not exist any more.'),
    )
    const words = searchWords(query.search)
    if (words === null) return { list: [], total: 0, totalIsMore: false }
    const asked = { businessId, status, words, before, pageSize }
    const { list, total } = await listLeads(world.database.platform, scope, asked)
    const can = verdictsOnLead({ suspendedAt }, actor)
    return {
      list: list.map((row) => presentLead(row, can)),
      total: Math.min(total, exactLeadTotal),
      totalIsMore: total > exactLeadTotal,
    }
  },

  changeLead: (call) => changeLead(call, call.body),

  async deleteLead(call) {
    const restore = call.body.restore === true
    await removeLead(call, { leadId: call.query.leadId, restore })
    return { deleted: !restore }
  },

  async addLead(call) {
    const { body, agency, world, now, cookies } = call
    const card = (await findLive(world, agency, body.cardId, now)) ?? nobodyHome()
    const lock = lockOf(agency, card)
    if (lock && !hasOpened(world, lock, cookies.get(pinCookie(lock))))
      fail('CARD_LOCKED', 'This card is locked with a PIN. Open it first.', { field: 'cardId' })
    if (card.settings.hidden.includes('lead')) shut()
    const { name, note = '', website } = body
    const phone = leadPhone(body.phone)!
    const form: VisitorForm = {
      what: 'lead',
      cardNo: card.cardNo,
      said: [name, phone, note],
      sameSec: sameFormSec,
      // Visitors inside a shop share its network.
      limits: ({ where, network, acrossCards }) => [
        { bucket: `${where}:${network}`, max: 10, windowSec: 3600 },
        { ...acrossCards({ alone: 20, shared: 300 }), windowSec: 3600 },
        { bucket: where, max: 60, windowSec: 3600 },
        { bucket: `day:${where}`, max: 300, windowSec: 86_400 },
      ],
      website,
    }
    const scope = agencyScope(agency.agencyId)
    const language = body.lang ?? card.settings.language
    const left = { cardNo: card.cardNo, name, phone, note, language }
    return takeVisitorForm(call, form, () =>
      world.database.inScope(scope, (tx) => takeLead(tx, scope, left, now)),
    )
  },
}

/** How a form without scripts is answered: back to the card, or once more with what was written. */
export const leadForm = (world: World): PlainBody<typeof leadRoutes.addLead> => ({
  takes: ['application/x-www-form-urlencoded'],
  fromCards: true,
  form: {
    async done({ body }, reply) {
      return reply.redirect(`/${body.cardId}${body.lang ? `?lang=${body.lang}` : ''}#received`, 303)
    },
    async refused(problem, body, agency, reply) {
      reply.headers(retryHeaders)
      const form = await readRefused(world, agency, problem, body)
      if ('page' in form) return reply.send(form.page)
      const { card, language, isChosen, text } = form
      const given = {
        name: text('name', 200),
        phone: text('phone', 60),
        note: text('note', 5000),
        isAgreed: text('consent', 20) === String(leadConsentVersion),
      }
      return reply.send(
        drawLeadRetry({
          language,
          isChosen,
          cardId: card.cardId ?? '',
          companyName: card.basicDetails.companyName,
          fault: faultOf(problem, given),
          minutes: Math.max(1, Math.ceil((problem.retryAfterSec ?? 60) / 60)),
          given,
          agency: brandOf(agency),
        }),
      )
    },
  },
})

function faultOf(
  { code, field }: { code: string; field: string | undefined },
  { note }: { note: string },
): LeadFault {
  if (code === 'RATE_LIMITED') return 'soon'
  if (code === 'NOT_FOUND') return 'shut'
  if (code === 'CARD_LOCKED') return 'locked'
  if (field === 'note') return holdsAddress(note) ? 'links' : 'long'
  return field === 'name' || field === 'phone' || field === 'consent' ? field : 'unread'
}
