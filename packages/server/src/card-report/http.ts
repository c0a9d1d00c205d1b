import { drawReportPage, type ReportFault } from '@parichay/card-page/report.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { reportReasons } from '@parichay/contract/card-report/fields.ts'
import type { cardReportRoutes } from '@parichay/contract/card-report/routes.ts'
import { fail } from '@parichay/contract/errors.ts'
import { brandOf } from '../card/page/rules.ts'
import { findLive, readRefused } from '../card/page/usecase.ts'
import { lockHeaders } from '../card/pin/rules.ts'
import { changeAndRecord } from '../platform/audit.ts'
import { readChosen } from '../platform/choose-page.ts'
import type { Handlers, PlainBody } from '../platform/http.ts'
import { agencyScope, nameTo, scopeAt } from '../platform/scope.ts'
import { takeVisitorForm, type VisitorForm } from '../platform/visitor-form.ts'
import type { World } from '../platform/world.ts'
import { presentReport } from './present.ts'
import {
  addReport,
  agencyOfReport,
  exactReportTotal,
  listReports,
  lockReport,
  readReports,
  setReportState,
} from './store.ts'

/** For how long the same of one network about a card is one report, in seconds. */
const sameSec = 3600

const gone = () => fail('NOT_FOUND', 'This report does not exist any more.')

/** Handlers of `cardReportRoutes`. */
export const cardReportHandlers: Handlers<typeof cardReportRoutes> = {
  async listCardReports({ query, scope, actor, world, now }) {
    const { platform } = world.database
    const filters = { ...query, pageSize: query.pageSize ?? 20 }
    const { ids, total } = await listReports(platform, scope, filters)
    const rows = await readChosen(world.database, scope, (tx) => readReports(tx, ids))
    const agencies = [...new Set(rows.map(({ agencyId }) => agencyId))]
    const origins = new Map(
      await Promise.all(agencies.map(async (id) => [id, await world.hosts.originOf(id)] as const)),
    )
    return {
      list: rows.map((row) =>
        presentReport(row, { origin: origins.get(row.agencyId)!, actor, today: istDay(now) }),
      ),
      total: Math.min(total, exactReportTotal),
      totalIsMore: total > exactReportTotal,
    }
  },

  async reviewCardReport(call) {
    const { actor, scope, world, now, body } = call
    const { cardReportId, state } = body
    const there =
      scope.reach === 'platform'
        ? scopeAt(scope, await agencyOfReport(world.database.platform, cardReportId))
        : scope
    const origin = await world.hosts.originOf(there.agencyId)
    return changeAndRecord(call, there, 'agency', async (tx) => {
      const before = (await lockReport(tx, there, cardReportId)) ?? gone()
      // Who came to it first stays who did: the same once more changes nothing.
      if (before.state !== state)
        await setReportState(tx, there, cardReportId, {
          state,
          stateAt: state === 'open' ? null : now,
          stateBy: state === 'open' ? '' : nameTo(there.agencyId, actor),
        })
      const [row] = await readReports(tx, [{ cardReportId }])
      return {
        result: presentReport(row ?? gone(), { origin, actor, today: istDay(now) }),
        action: 'cardReport.review',
        object: `cardReport ${cardReportId}`,
        detail: { before: { state: before.state }, after: { state } },
      }
    })
  },

  async addCardReport(call) {
    const { body, agency, world, now } = call
    const card =
      (await findLive(world, agency, body.cardId, now)) ??
      fail('NOT_FOUND', 'This card is not on air any more.', { field: 'cardId' })
    const { reason, note = '', contact = '', lang, website } = body
    const { cardNo, settings } = card
    const form: VisitorForm = {
      what: 'report',
      cardNo,
      said: [reason, note, contact],
      sameSec,
      limits: ({ where, network, acrossCards }) => [
        { bucket: `hour:${where}:${network}`, max: 3, windowSec: 3600 },
        { ...acrossCards({ alone: 10, shared: 100 }), windowSec: 86_400 },
        { bucket: `all:${where}`, max: 30, windowSec: 86_400 },
      ],
      website,
    }
    const scope = agencyScope(agency.agencyId)
    const language = lang ?? settings.language
    const report = { cardNo, reason, note, contact, language, createdAt: now }
    return takeVisitorForm(call, form, () =>
      world.database.inScope(scope, (tx) => addReport(tx, scope, report)),
    )
  },
}

/** How a form without scripts is answered: with a page of thanks, or once more with what was written. */
export const cardReportForm = (world: World): PlainBody<typeof cardReportRoutes.addCardReport> => ({
  takes: ['application/x-www-form-urlencoded'],
  fromCards: true,
  form: {
    done: async ({ body }, reply) =>
      reply.redirect(`/${body.cardId}/reported${body.lang ? `?lang=${body.lang}` : ''}`, 303),
    async refused(problem, body, agency, reply) {
      reply.headers(lockHeaders).type('text/html; charset=utf-8')
      const form = await readRefused(world, agency, problem, body)
      if ('page' in form) return reply.send(form.page)
      const { card, language, isChosen, text } = form
      const reason = text('reason', 20)
      return reply.send(
        drawReportPage({
          language,
          isChosen,
          cardId: card.cardId ?? '',
          name: card.basicDetails.companyName,
          fault: faultOf(problem),
          minutes: Math.max(1, Math.ceil((problem.retryAfterSec ?? 60) / 60)),
          given: {
            reason: reportReasons.find((one) => one === reason) ?? null,
            note: text('note', 5000),
            contact: text('contact', 500),
          },
          agency: brandOf(agency),
        }),
      )
    },
  },
})

function faultOf({ code, field }: { code: string; field: string | undefined }): ReportFault {
  if (code === 'RATE_LIMITED') return 'soon'
  if (field === 'reason') return 'reason'
  return field === 'note' || field === 'contact' ? 'long' : 'unread'
}
