import type { CheckedRow, ImportRow } from '@parichay/contract/bulk/fields.import.ts'
import { readImportRow, repeatedRows, type RowFault } from '@parichay/contract/bulk/rules.import.ts'
import { Problem } from '@parichay/contract/errors.ts'
import { nameKey } from '@parichay/contract/name-key.ts'
import { isSoldBy, priceFor, sellerOf, toPaise, toRupees } from '@parichay/contract/plan/rules.ts'
import { createUser, deleteUser, findUser, findUserBy, lockUser } from '../../auth/store.ts'
import { originFor, splitFacts } from '../../business/rules.ts'
import { addBusiness, listBusinessesOf } from '../../business/store.ts'
import { removeBusiness } from '../../business/usecase.ts'
import { foretellCredit, requireWithinLimits } from '../../franchisee/limit/usecase.ts'
import { holdMaker } from '../../franchisee/usecase.ts'
import { givePlan } from '../../payment/usecase.give.ts'
import { audit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Scope, Staff } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { listPlans } from '../../plan/store.ts'
import { businessOfRow, type ResultRow, setRow } from '../store.ts'
import { byJob, type Deed, inOne, noteDone, Stopped } from '../usecase.row.ts'
import type { Running } from '../usecase.ts'
import { faultOfKnown, faultOfNew } from './rules.ts'
import { findKnown, isOnlyOf, ownerOf } from './store.ts'

/** `price` in whole rupees. */
type Plans = Map<string, { subscriptionPlanId: number; price: number; fault: RowFault | null }>

/** Plans on offer by their names, each with why whoever asks may not give it: one name of several that they may says which to nobody. */
async function plansFor(world: World, there: Scope, actor: Staff): Promise<Plans> {
  const rows = await world.database.inScope(there, (tx) => listPlans(tx, there, { includeHidden: false }))
  const plans: Plans = new Map()
  for (const plan of rows) {
    if (!isSoldBy(plan, sellerOf(actor))) continue
    const { subscriptionPlanId, name } = plan
    const price = priceFor(
      { subscriptionPlanId, price: toRupees(plan.pricePaise), renewalPrice: null },
      undefined,
    )
    const gift = { planId: subscriptionPlanId, name, price, list: price }
    const fault = await requireWithinLimits(world, there, actor, gift).then(
      () => null,
      (error: unknown) => faultOf(error, 'plan'),
    )
    const other = plans.get(nameKey(name))
    if (other && other.fault === null && fault === null)
      plans.set(nameKey(name), { ...other, fault: twoPlans(name) })
    else if (!other || fault === null) plans.set(nameKey(name), { subscriptionPlanId, price, fault })
  }
  return plans
}

function faultOf(error: unknown, field: RowFault['field']): RowFault {
  if (!(error instanceof Problem)) throw error
  return { field, reason: error.code, message: error.message }
}

const noPlan = (name: string): RowFault => ({
  field: 'plan',
  reason: 'PLAN_INACTIVE',
  message: `There is no plan called “${name}” that you can give.`,
})
const twoPlans = (name: string): RowFault => ({
  field: 'plan',
  reason: 'SAME_PLAN_NAME',
  message: `Several plans are called “${name}”. Give each its own name, or leave the plan out.`,
})
const planFault = (plans: Plans, name: string) =>
  name === '' ? null : (plans.get(nameKey(name)) ?? { fault: noPlan(name) }).fault

const nothing = { reason: null, message: '', field: null }
/** A plan that would make whoever asks hold too much: the business would be added without it. */
function creditWarning(paise: number, refusesCredit: (paise: number) => string | null) {
  const sentence = refusesCredit(paise)
  return sentence === null
    ? null
    : {
        reason: 'STAFF_CREDIT_LIMIT' as const,
        message: `The business would be added without its plan. ${sentence}`,
        field: 'plan' as const,
      }
}

/** What would become of each row of a file; reads only. */
export async function checkRows(
  { world, there, actor }: Pick<Running, 'world' | 'there' | 'actor'>,
  rows: readonly ImportRow[],
): Promise<CheckedRow[]> {
  const read = rows.map((row) => ({ rowNo: row.rowNo, is: readImportRow(row) }))
  const sound = read.flatMap(({ rowNo, is }) =>
    'reason' in is ? [] : [{ rowNo, phoneNumber: is.phoneNumber, businessName: is.facts.businessName }],
  )
  const again = repeatedRows(sound)
  const phones = [...new Set(sound.map(({ phoneNumber }) => phoneNumber))]
  const known = await world.database.inScope(there, (tx) => findKnown(tx, there, phones))
  const plans = await plansFor(world, there, actor)
  const refusesCredit = await world.database.inScope(there, (tx) => foretellCredit(tx, there, actor))
  const added = new Map<string, number>()
  return read.map(({ rowNo, is }): CheckedRow => {
    if ('reason' in is) return { rowNo, outcome: 'refused', known: '', ...is }
    const { phoneNumber, facts, plan } = is
    const customer = known.get(phoneNumber)
    const earlier = again.get(rowNo)
    const more = added.get(phoneNumber) ?? 0
    const twice: RowFault | null =
      earlier === undefined
        ? null
        : {
            field: 'phoneNumber',
            reason: 'TWICE_IN_FILE',
            message: `The same number and name stand in row ${earlier}.`,
          }
    const of = customer ?? { businesses: [], isServed: true }
    const strange = customer ? null : faultOfNew(phoneNumber)
    const wrong = twice ?? strange ?? faultOfKnown(of, facts.businessName, more) ?? planFault(plans, plan)
    if (wrong) return { rowNo, outcome: 'refused', known: '', ...wrong }
    added.set(phoneNumber, more + 1)
    const isNew = customer === undefined && more === 0
    const names = customer ? [customer.name, ...customer.businesses].filter(Boolean).slice(0, 3) : []
    return {
      rowNo,
      outcome: isNew ? 'new-customer' : 'new-business',
      known: customer?.isServed ? names.join(', ') : '',
      ...(creditWarning(toPaise(plans.get(nameKey(plan))?.price ?? 0), refusesCredit) ?? nothing),
    }
  })
}

const refuse = ({ field, reason, message }: RowFault) => ({
  change: { state: 'refused' as const, reason, message, field },
})

/** Adds customer and business of a row in one transaction, then its plan, which is recorded once. */
export const addRow: Deed = async (run, row) => {
  const input = row.input && readImportRow(row.input)
  if (!input) return
  if (row.businessId === null)
    await inOne(run, row, async (tx) => {
      if ('reason' in input) return refuse(input)
      const added = await addOne(tx, run, input)
      if (added.fault) return refuse(added.fault)
      const { businessId, newUserId } = added
      const before = newUserId === undefined ? null : JSON.stringify({ newUserId })
      return { change: { businessId, before, state: input.plan === '' ? 'done' : 'waiting' } }
    })
  if (!('reason' in input) && input.plan !== '') await givePlanTo(run, row, input.plan)
}

type Added =
  | { businessId: number; newUserId: number | undefined; fault?: undefined }
  | { businessId?: undefined; fault: RowFault }

async function addOne(
  tx: Tx,
  { there, actor, job, now }: Running,
  { phoneNumber, facts }: Exclude<ReturnType<typeof readImportRow>, RowFault>,
): Promise<Added> {
  const found = await findUserBy(tx, there, { phoneNumber })
  const strange = found ? null : faultOfNew(phoneNumber)
  if (strange) return { fault: strange }
  const user = found ?? (await createUser(tx, there, { phoneNumber, isForeignUser: false, createdAt: now }))
  const by = { at: now, actor, ip: job.ip }
  if (!found) await audit(tx, there, { ...by, action: 'user.register', object: `user ${user.userId}` })
  await lockUser(tx, there, user.userId)
  if (!(await findUser(tx, there, user.userId)))
    throw new Problem('NOT_FOUND', 'This customer does not exist any more.')
  const names = await listBusinessesOf(tx, { ...there, reach: 'agency' }, user.userId)
  const isServed =
    there.reach !== 'madeBy' || names.some((one) => one.madeByFranchiseeId === there.franchiseeId)
  const businesses = names.map(({ businessName }) => businessName)
  const fault = faultOfKnown({ businesses, isServed }, facts.businessName)
  if (fault) return { fault }
  const { profile } = splitFacts(facts)
  const { businessName, category } = facts
  const businessId = await addBusiness(tx, there, {
    userId: user.userId,
    businessName,
    category,
    mobile: facts.mobile ?? null,
    email: facts.email ?? null,
    city: facts.city ?? '',
    logoDocumentId: null,
    profile,
    businessMadeBy: 'import',
    madeByFranchiseeId: await holdMaker(tx, there, actor),
    ownerPhone: user.phoneNumber ?? '',
    createdAt: now,
  })
  const detail = { businessName, category, origin: originFor(actor), job: `bulk ${job.bulkJobId}` }
  await audit(tx, there, { ...by, action: 'business.add', object: `business ${businessId}`, detail })
  return { businessId, newUserId: found ? undefined : user.userId }
}

/** Takes the business of a row back, and the account that the import opened for its customer, where nothing else hangs on it. */
export const removeAdded: Deed = (run, row) =>
  inOne(run, row, async (tx, { businessId }) => {
    const { there, id } = run
    const { now, actor, ip, job } = byJob(run)
    const userId = businessId === null ? undefined : await ownerOf(tx, there, businessId)
    if (businessId === null || userId === undefined)
      throw new Problem('NOT_FOUND', 'This business does not exist any more.')
    // Customer first, as wherever a business is added for one.
    await lockUser(tx, there, userId)
    const pageKey = await removeBusiness(tx, there, businessId, { now, actor, ip, job })
    if (await isOnlyOf(tx, id, userId)) {
      await deleteUser(tx, there, userId, now)
      const entry = { at: now, actor, ip, object: `user ${userId}` } as const
      await audit(tx, there, { ...entry, action: 'user.delete', detail: { job } })
    }
    return { pageKey, change: { state: 'undone' } }
  })

/** The plan of a row whose business is there; a refusal says that the business stays without it. */
async function givePlanTo(run: Running, row: ResultRow, name: string): Promise<void> {
  const { world, there, id, actor, job, now } = run
  const { rowNo, requestId } = row
  const businessId = await world.database.inScope(there, (tx) => businessOfRow(tx, id, rowNo))
  if (businessId === null) return
  const waiting = { rowNo, state: 'waiting' as const }
  // Also in a job that was stopped between business and plan: it says what there is.
  const leaveWithout = ({ reason, message }: Pick<RowFault, 'reason' | 'message'>) => {
    const said = `The business was added without its plan. ${message}`
    const change = { state: 'refused' as const, reason, message: said, field: 'plan' }
    return world.database.inScope(there, (tx) => setRow(tx, id, rowNo, 'waiting', change))
  }
  try {
    const plan = (await plansFor(world, there, actor)).get(nameKey(name))
    if (!plan) throw new Problem('PLAN_INACTIVE', noPlan(name).message, { field: 'plan' })
    const { subscriptionPlanId, fault } = plan
    if (fault?.reason === 'SAME_PLAN_NAME') return await leaveWithout(fault)
    const wish = { businessId, subscriptionPlanId, mode: job.wish.mode ?? 'other', requestId }
    const first = (tx: Tx) => noteDone(tx, run, waiting)
    await givePlan({ world, actor, now, ip: job.ip, first }, there, wish)
  } catch (error) {
    const known = error instanceof Stopped ? new Problem('STEP_OUT_OF_ORDER', 'The job was stopped.') : error
    if (!(known instanceof Problem)) throw error
    await leaveWithout({ reason: known.code, message: known.message })
    if (error instanceof Stopped) throw error
    return
  }
  // A purchase from before this process died was found: the row was not written down with it.
  await world.database.inScope(there, (tx) => noteDone(tx, run, waiting))
}
