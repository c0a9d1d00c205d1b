import { findAgency } from '../agency/store.ts'
import { daysWithin } from '../agency/usecase.days.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { bulkBounds, type BulkFilter, type BulkJob, type BulkKind } from '@parichay/contract/bulk/fields.ts'
import type { BulkSubject } from '@parichay/contract/bulk/kinds.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { PermissionName } from '@parichay/contract/franchisee/fields.ts'
import { conditionsOf } from '../business/rules.ts'
import { chooseAll } from '../business/store.ts'
import { changeAndRecord } from '../platform/audit.ts'
import { holds } from '../platform/gate.ts'
import type { Tx } from '../platform/db.ts'
import type { Call } from '../platform/http.ts'
import { type Scope, scopeAt, type Staff } from '../platform/scope.ts'
import { searchWords } from '../platform/search-words.ts'
import type { World } from '../platform/world.ts'
import { runBulk } from './jobs.ts'
import { kindsSeenBy } from './policy.ts'
import { presentJob } from './present.ts'
import {
  addJob,
  agencyOfJob,
  countUnderWay,
  findJob,
  type JobId,
  type JobRow,
  lockAsker,
  type NewJob,
  refuseWithoutPhone,
} from './store.ts'

/** Whoever asks for a job. */
export type Asking = Pick<Call, 'scope' | 'world' | 'now' | 'ip'> & { actor: Call['actor'] }
/** The gate let only staff through. */
export const askerIn = ({ actor }: Pick<Asking, 'actor'>): Staff => actor as Staff

const gone = () => fail('NOT_FOUND', 'This job does not exist any more.')

/** The scope a job works in: the own one; platform staff name one agency. */
export function scopeFor(scope: Scope, agencyId: number | undefined): Scope {
  if (scope.reach !== 'platform') return scope
  if (agencyId === undefined)
    fail('VALIDATION', 'Choose one agency first: a job works within one agency.', {
      field: 'agencyId',
    })
  return scopeAt(scope, agencyId)
}

/** Refuses an agency that there is not. */
export async function requireAgency({ world }: Pick<Asking, 'world'>, { agencyId }: Scope): Promise<void> {
  if (!(await findAgency(world.database.platform, agencyId)))
    fail('VALIDATION', 'This agency does not exist.', { field: 'agencyId' })
}

const nouns = {
  business: { one: 'business', many: 'businesses' },
  image: { one: 'image', many: 'images' },
  feedback: { one: 'feedback', many: 'pieces of feedback' },
  card: { one: 'card', many: 'cards' },
  pdfCard: { one: 'PDF card', many: 'PDF cards' },
  video: { one: 'video', many: 'videos' },
  person: { one: 'person', many: 'people' },
  agency: { one: 'agency', many: 'agencies' },
} satisfies Record<BulkSubject, object>

/** Refuses with CONFLICT where a filter finds another number than was shown, with LIMIT_REACHED more than one job takes. */
export function requireAsShown(found: readonly unknown[], expected: number, subject: BulkSubject): void {
  const { one, many } = nouns[subject]
  if (found.length === 0) fail('CONFLICT', `No ${one} matches these filters any more.`)
  if (found.length > bulkBounds.rows)
    fail('LIMIT_REACHED', `One job takes 10,000 ${many}. Narrow the list and do one part after the other.`)
  if (found.length !== expected)
    fail('CONFLICT', `Meanwhile ${found.length} ${many} match. Look at the list and ask again.`)
}

/**
 * What the filter of a list finds now, for who has that list (`right`, where it is a permission), as far as one job goes and one more;
 * CONFLICT when it is not as much as was shown.
 */
export async function foundBy<Found>(
  call: Asking,
  filter: { search?: string | undefined; agencyId?: number | undefined },
  { expected, right, subject }: { expected: number; right?: PermissionName; subject: BulkSubject },
  find: (tx: Tx, there: Scope, words: readonly string[], most: number) => Promise<Found[]>,
): Promise<{ there: Scope; found: Found[] }> {
  const there = scopeFor(call.scope, filter.agencyId)
  const has = right === undefined || holds(askerIn(call), right)
  const words = has ? searchWords(filter.search) : null
  const found =
    words === null
      ? []
      : await call.world.database.platform
          .transaction()
          .execute((tx) => find(tx, there, words, bulkBounds.rows + 1))
  requireAsShown(found, expected, subject)
  return { there, found }
}

/** Refuses to delete where the number of rows was not typed as it was shown. */
export function requireTyped(confirmed: number, expected: number): void {
  if (confirmed !== expected)
    fail('VALIDATION', `Type ${expected} to delete so many.`, { field: 'confirmed' })
}

/** The businesses that a filter finds now; CONFLICT when they are not as many as were shown. */
export async function chosenBy(
  call: Asking,
  { filter, expected }: { filter: BulkFilter; expected: number },
): Promise<{ there: Scope; rows: NewJob['rows'] }> {
  const { scope, world, now } = call
  const there = scopeFor(scope, filter.agencyId)
  const conditions = holds(askerIn(call), 'business.list') ? conditionsOf(filter) : null
  const days = await daysWithin(world.database, there, undefined, istDay(now))
  const found =
    conditions === null
      ? []
      : await world.database.platform
          .transaction()
          .execute((tx) =>
            chooseAll(tx, there, { ...conditions, agencyId: undefined }, days, bulkBounds.rows + 1),
          )
  requireAsShown(found, expected, 'business')
  return { there, rows: found.map(({ businessId, businessName }) => ({ businessId, label: businessName })) }
}

type Wish = Pick<NewJob, 'filter' | 'wish' | 'about' | 'rows'> & {
  kind: BulkKind
  /** Done in the transaction that writes the job down. */
  also?: (tx: Tx, id: JobId) => Promise<void>
}

/** Refuses to begin one more job than a person may have under way, until the transaction ends. */
export async function requireTurn(tx: Tx, call: Asking): Promise<void> {
  const asker = askerIn(call)
  await lockAsker(tx, asker)
  if ((await countUnderWay(call.world.database.platform, asker)) >= bulkBounds.underWay)
    fail('LIMIT_REACHED', 'Three of your jobs are under way. Wait until one of them is done.')
}

/** Writes a job down and hands it to the worker; messages are worked through by hand. */
export async function startJob(call: Asking, there: Scope, wish: Wish): Promise<BulkJob> {
  const { world, ip, now } = call
  const asker = askerIn(call)
  const byHand = wish.kind === 'message'
  const bulkJobId = await changeAndRecord(call, there, 'agency', async (tx) => {
    if (!byHand) await requireTurn(tx, call)
    const { also, ...about } = wish
    const job = { ...about, asker, ip, now, state: byHand ? ('open' as const) : ('waiting' as const) }
    const id = { agencyId: there.agencyId, bulkJobId: await addJob(tx, there, job) }
    if (byHand) await refuseWithoutPhone(tx, id, 'Neither the customer nor the business has a number.')
    else await world.queue.add(tx, runBulk, id)
    await also?.(tx, id)
    const detail = { kind: wish.kind, rows: wish.rows.length, about: wish.about }
    return { result: id.bulkJobId, action: 'bulk.start', object: `bulk ${id.bulkJobId}`, detail }
  })
  return shownJob(call, there, { agencyId: there.agencyId, bulkJobId })
}

/** A job of the scope as it is shown. */
export async function shownJob(call: Asking, there: Scope, id: JobId): Promise<BulkJob> {
  const job = await call.world.database.inScope(there, (tx) => findJob(tx, id))
  return presentJob(job ?? gone(), call.actor, call.now)
}

/** A job that whoever asks may look at: their own, for admins any of the agency, for the platform any; of the kinds they see. */
export async function reachedJob(
  call: Asking,
  bulkJobId: number,
): Promise<{ there: Scope; id: JobId; job: JobRow }> {
  const { scope, world } = call
  const there =
    scope.reach === 'platform' ? scopeAt(scope, await agencyOfJob(world.database.platform, bulkJobId)) : scope
  const id = { agencyId: there.agencyId, bulkJobId }
  const job = (await world.database.inScope(there, (tx) => findJob(tx, id))) ?? gone()
  const isSeen =
    kindsSeenBy(call.actor).includes(job.kind) && (there.reach !== 'madeBy' || isOwn(job, askerIn(call)))
  return isSeen ? { there, id, job } : gone()
}

const isOwn = (job: JobRow, { agencyId, franchiseeId }: Staff) =>
  job.askerAgencyId === agencyId && job.askerId === franchiseeId

/** What running a job needs besides: its rights come from the person who stands behind it today. */
export type Running = {
  world: World
  id: JobId
  job: JobRow
  actor: Staff
  there: Scope
  now: Date
  /** It is being taken back. */
  isUndo: boolean
}
