import { bulkBounds } from '@parichay/contract/bulk/fields.ts'
import type { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { fail } from '@parichay/contract/errors.ts'
import { isSoldBy, sellerOf } from '@parichay/contract/plan/rules.ts'
import { requirePerson } from '../franchisee/people/usecase.ts'
import { findPlan } from '../plan/store.ts'
import { changeAndRecord } from '../platform/audit.ts'
import type { Handlers } from '../platform/http.ts'
import type { Scope } from '../platform/scope.ts'
import type { agencyJobHandlers } from './agency/http.ts'
import type { cardJobHandlers } from './card/http.ts'
import { readReached } from './export/store.ts'
import type { feedbackJobHandlers } from './feedback/http.ts'
import type { imageJobHandlers } from './image/http.ts'
import { runBulk } from './jobs.ts'
import type { pdfCardJobHandlers } from './pdf-card/http.ts'
import type { personJobHandlers } from './person/http.ts'
import { kindsSeenBy, mayCancel, mayUndo } from './policy.ts'
import { presentJob, presentRow } from './present.ts'
import {
  findJob,
  type JobId,
  listJobs,
  listRows,
  lockRow,
  moveJob,
  type ResultRow,
  setRow,
  takePlanlessAlong,
} from './store.ts'
import type { videoJobHandlers } from './video/http.ts'
import {
  type Asking,
  askerIn,
  chosenBy,
  reachedJob,
  requireTurn,
  requireTyped,
  shownJob,
  startJob,
} from './usecase.ts'

const tooLate = () => fail('CONFLICT', 'This job is over or is being taken back already.')
const none = { list: [], total: 0 }

/** Rows as they are shown; messages with the text for each business that whoever asks still reaches. */
async function presentRows(
  call: Asking,
  there: Scope,
  job: { agencyId: number; wish: { text?: string } },
  rows: ResultRow[],
) {
  const { text } = job.wish
  if (text === undefined) return rows.map((row) => presentRow(row))
  const { world } = call
  const origin = await world.hosts.originOf(job.agencyId)
  const ids = rows.flatMap(({ businessId }) => businessId ?? [])
  const found = await world.database.inScope(there, (tx) => readReached(tx, there, ids))
  const byId = new Map(found.map((one) => [one.businessId, one]))
  return rows.map((row) => presentRow(row, { business: byId.get(row.businessId ?? 0), text, origin }))
}

/** Handlers of `bulkRoutes` about businesses and about jobs themselves. */
export const bulkHandlers: Handlers<
  Omit<
    typeof bulkRoutes,
    | 'checkImport'
    | 'importBusinesses'
    | 'exportInBulk'
    | 'downloadBulkFile'
    | keyof typeof imageJobHandlers
    | keyof typeof feedbackJobHandlers
    | keyof typeof cardJobHandlers
    | keyof typeof pdfCardJobHandlers
    | keyof typeof videoJobHandlers
    | keyof typeof personJobHandlers
    | keyof typeof agencyJobHandlers
  >
> = {
  async listBulkJobs(call) {
    const { scope, query, world, now, actor } = call
    const asker = askerIn(call)
    const kinds = kindsSeenBy(asker)
    const offset = ((query.page ?? 1) - 1) * bulkBounds.list
    const { list, total } =
      scope.reach === 'platform'
        ? await listJobs(world.database.platform, { asker, kinds }, bulkBounds.list, offset)
        : await world.database.inScope(scope, (tx) => {
            const whose = {
              agencyId: scope.agencyId,
              asker: scope.reach === 'madeBy' ? asker : undefined,
              kinds,
            }
            return listJobs(tx, whose, bulkBounds.list, offset)
          })
    return { ...none, list: list.map((job) => presentJob(job, actor, now)), total }
  },

  async getBulkJob(call) {
    const { job } = await reachedJob(call, call.params.bulkJobId)
    return presentJob(job, call.actor, call.now)
  },

  async listBulkRows(call) {
    const { params, query, world } = call
    const { there, id, job } = await reachedJob(call, params.bulkJobId)
    const offset = ((query.page ?? 1) - 1) * bulkBounds.page
    const rows = await world.database.inScope(there, (tx) =>
      listRows(tx, id, query.state, bulkBounds.page, offset),
    )
    const total = query.state === undefined ? job.total : (job.counts[query.state] ?? 0)
    return { list: await presentRows(call, there, job, rows), total }
  },

  async moveInBulk(call) {
    const { filter, expected, toFranchiseeId, outsideToo = false } = call.body
    const { there, rows } = await chosenBy(call, { filter, expected })
    const to = await call.world.database.inScope(there, (tx) =>
      requirePerson(tx, there, toFranchiseeId, call.now),
    )
    if (!to.isActive) fail('ACCOUNT_PAUSED', 'This person is disabled. Let them in again first.')
    const wish = { toFranchiseeId, outsideToo }
    return startJob(call, there, { kind: 'move', filter, wish, about: to.name, rows })
  },

  async deleteInBulk(call) {
    const { filter, expected, confirmed } = call.body
    requireTyped(confirmed, expected)
    const { there, rows } = await chosenBy(call, { filter, expected })
    return startJob(call, there, { kind: 'delete', filter, wish: {}, about: '', rows })
  },

  async givePlanInBulk(call) {
    const { filter, expected, ...wish } = call.body
    const { there, rows } = await chosenBy(call, { filter, expected })
    const plan = await call.world.database.inScope(there, (tx) =>
      findPlan(tx, there, wish.subscriptionPlanId),
    )
    if (!plan || !isSoldBy(plan, sellerOf(askerIn(call))))
      return fail('PLAN_INACTIVE', 'This plan is not on offer any more. Choose another.', {
        field: 'subscriptionPlanId',
      })
    return startJob(call, there, { kind: 'plan', filter, wish, about: plan.name, rows })
  },

  async messageInBulk(call) {
    const { filter, expected, text } = call.body
    const { there, rows } = await chosenBy(call, { filter, expected })
    return startJob(call, there, { kind: 'message', filter, wish: { text }, about: text.slice(0, 80), rows })
  },

  async markBulkMessage(call) {
    const { params, body, world } = call
    const { there, id, job } = await reachedJob(call, params.bulkJobId)
    if (job.kind !== 'message') return tooLate()
    const [from, state] = body.sent ? (['waiting', 'done'] as const) : (['done', 'waiting'] as const)
    const row = await world.database.inScope(there, async (tx) => {
      const mine = await lockRow(tx, id, body.rowNo, from)
      if (mine) await setRow(tx, id, body.rowNo, from, { state })
      return mine && { ...mine, state }
    })
    const [shown] = row ? await presentRows(call, there, job, [row]) : []
    return shown ?? fail('CONFLICT', 'This was noted already.')
  },

  async cancelBulkJob(call) {
    const { there, id, job } = await reachedJob(call, call.params.bulkJobId)
    if (mayCancel(job, call.actor) !== true) tooLate()
    await changeAndRecord(call, there, 'agency', async (tx) => {
      const to = { state: 'cancelled' as const, endedAt: call.now }
      if (!(await moveJob(tx, id, ['waiting', 'working', 'open'], to))) tooLate()
      return { result: undefined, action: 'bulk.cancel', ...words(id, job) }
    })
    return shownJob(call, there, id)
  },

  async undoBulkJob(call) {
    const { actor, now, world } = call
    const { there, id } = await reachedJob(call, call.params.bulkJobId)
    const { agencyId: undoerAgencyId, franchiseeId: undoerId } = askerIn(call)
    await changeAndRecord(call, there, 'agency', async (tx) => {
      const job = (await findJob(tx, id)) ?? tooLate()
      if (mayUndo(job, actor, now) !== true) tooLate()
      await requireTurn(tx, call)
      const to = { state: 'undoing' as const, endedAt: null, undoerAgencyId, undoerId }
      if (!(await moveJob(tx, id, ['done', 'cancelled'], to))) tooLate()
      if (job.kind === 'import') await takePlanlessAlong(tx, id)
      await world.queue.add(tx, runBulk, id)
      return { result: undefined, action: 'bulk.undo', ...words(id, job) }
    })
    return shownJob(call, there, id)
  },
}

const words = ({ bulkJobId }: JobId, { kind, about }: { kind: string; about: string }) => ({
  object: `bulk ${bulkJobId}` as const,
  detail: { kind, about },
})
