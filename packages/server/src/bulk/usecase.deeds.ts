import { fail } from '@parichay/contract/errors.ts'
import { isOutside } from '@parichay/contract/franchisee/rules.territory.ts'
import { bringBack, removeBusiness } from '../business/usecase.ts'
import { lockBusiness } from '../business/store.ts'
import { lockPurchases, setKeeper } from '../business/store.keeper.ts'
import { holdFranchisee } from '../franchisee/store.ts'
import { findIntentByRequest } from '../payment/store.ts'
import { givePlan } from '../payment/usecase.give.ts'
import { reversePurchase } from '../payment/usecase.manual.ts'
import { audit } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import { agencyDeeds, agencyUndoings } from './agency/usecase.ts'
import { cardDeeds, cardUndoings } from './card/usecase.ts'
import { feedbackDeeds, feedbackUndoings } from './feedback/usecase.ts'
import { imageDeeds, imageUndoings } from './image/usecase.ts'
import { addRow, removeAdded } from './import/usecase.ts'
import { pdfCardDeeds, pdfCardUndoings } from './pdf-card/usecase.ts'
import { personDeeds, personUndoings } from './person/usecase.ts'
import { setRow } from './store.ts'
import { byJob, type Deed, inOne, noteDone } from './usecase.row.ts'
import type { Running } from './usecase.ts'
import { videoDeeds, videoUndoings } from './video/usecase.ts'

const gone = () => fail('NOT_FOUND', 'This business does not exist any more.')
const nobody = () => fail('NOT_FOUND', 'This person does not work here any more.')
const otherwise = () => fail('CONFLICT', 'Somebody else looks after it by now.')

/** A business that is given to somebody else, locked after its purchases. */
async function lockToMove(tx: Tx, there: Scope, businessId: number | null) {
  await lockPurchases(tx, there, businessId ?? 0)
  return (await lockBusiness(tx, there, businessId ?? 0)) ?? gone()
}

const move: Deed = (run, row) =>
  inOne(run, row, async (tx, { businessId }) => {
    const { there, job, actor, now } = run
    const { fromFranchiseeId, toFranchiseeId = 0, outsideToo = false } = job.wish
    const to = (await holdFranchisee(tx, there, toFranchiseeId)) ?? nobody()
    if (!to.isActive) fail('ACCOUNT_PAUSED', `${to.name} is disabled.`)
    const business = await lockToMove(tx, there, businessId)
    if (fromFranchiseeId !== undefined && business.madeByFranchiseeId !== fromFranchiseeId) otherwise()
    if (business.madeByFranchiseeId === toFranchiseeId) return { change: { state: 'done' } }
    const place = { city: business.city, state: String(business.profile['state'] ?? '') }
    if (!outsideToo && isOutside(to.territory, place)) {
      const message = `It lies outside where ${to.name} works.`
      return { change: { state: 'refused', reason: 'OUTSIDE_TERRITORY', message } }
    }
    await setKeeper(tx, there, business.businessId, toFranchiseeId)
    await audit(tx, there, {
      at: now,
      actor,
      ip: job.ip,
      action: 'business.move',
      object: `business ${business.businessId}`,
      detail: { from: business.keeperName ?? '', to: to.name, job: byJob(run).job },
    })
    const before = JSON.stringify({ madeByFranchiseeId: business.madeByFranchiseeId })
    return { change: { state: 'done', before } }
  })

const moveBack: Deed = (run, row) =>
  inOne(run, row, async (tx, { businessId, before }) => {
    const { there, job, actor, now } = run
    // It was theirs before.
    if (!before) return { change: { state: 'undone' } }
    const business = await lockToMove(tx, there, businessId)
    if (business.madeByFranchiseeId !== job.wish.toFranchiseeId) otherwise()
    const keeper = before.madeByFranchiseeId ?? null
    const person = keeper === null ? null : await holdFranchisee(tx, there, keeper)
    if (person === undefined) fail('NOT_FOUND', 'Whoever looked after it before does not work here any more.')
    await setKeeper(tx, there, business.businessId, keeper)
    await audit(tx, there, {
      at: now,
      actor,
      ip: job.ip,
      action: 'business.move',
      object: `business ${business.businessId}`,
      detail: { from: business.keeperName ?? '', to: person?.name ?? '', job: byJob(run).job },
    })
    return { change: { state: 'undone' } }
  })

const remove: Deed = (run, row) =>
  inOne(run, row, async (tx, { businessId }) => ({
    pageKey: await removeBusiness(tx, run.there, businessId ?? 0, byJob(run)),
    change: { state: 'done', before: JSON.stringify({ deletedAt: run.now.toISOString() }) },
  }))

/** What was brought back meanwhile and deleted anew stays deleted. Older jobs wrote no moment down. */
const restore: Deed = (run, row) =>
  inOne(run, row, async (tx, { businessId, before }) => {
    const was = before?.deletedAt === undefined ? undefined : new Date(before.deletedAt)
    const pageKey = await bringBack(tx, run.there, businessId ?? 0, { ...byJob(run), was })
    return { pageKey, change: { state: 'undone' } }
  })

/** The purchase and what the row says of it are written together. One from before this process died is found by its number. */
const plan: Deed = async (run, row) => {
  const { world, there, job, actor, now } = run
  const { subscriptionPlanId = 0, mode, reference, reason, renew } = job.wish
  const wish = { businessId: row.businessId ?? 0, subscriptionPlanId, mode, reference, reason, renew }
  const first = (tx: Tx) => noteDone(tx, run, row)
  await givePlan({ world, actor, now, ip: job.ip, first }, there, { ...wish, requestId: row.requestId })
  await inOne(run, row, async () => ({ change: { state: 'done' } }))
}

const planBack: Deed = async (run, row) => {
  const { world, there, id, job, actor, now } = run
  const find = () => world.database.inScope(there, (tx) => findIntentByRequest(tx, there, row.requestId))
  const intent = await find()
  const reason = `Taken back with ${byJob(run).job}`
  const isBack =
    intent !== undefined && (await reversePurchase(world, there, intent, reason, { actor, now, ip: job.ip }))
  // A process that died between both finds it taken back, one that did it at the same moment only now.
  if (!isBack && (await find())?.state !== 'refunded')
    fail('CONFLICT', 'This payment was taken back before, or is not settled.')
  await world.database.inScope(there, (tx) => setRow(tx, id, row.rowNo, row.state, { state: 'undone' }))
}

/** What each kind does with a row; messages are sent by people. */
export const deeds: Partial<Record<Running['job']['kind'], Deed>> = {
  move,
  delete: remove,
  plan,
  import: addRow,
  ...imageDeeds,
  ...feedbackDeeds,
  ...cardDeeds,
  ...pdfCardDeeds,
  ...videoDeeds,
  ...personDeeds,
  ...agencyDeeds,
}
/** How each kind is taken back. */
export const undoings: Partial<Record<Running['job']['kind'], Deed>> = {
  move: moveBack,
  delete: restore,
  plan: planBack,
  import: removeAdded,
  ...imageUndoings,
  ...feedbackUndoings,
  ...cardUndoings,
  ...pdfCardUndoings,
  ...videoUndoings,
  ...personUndoings,
  ...agencyUndoings,
}
