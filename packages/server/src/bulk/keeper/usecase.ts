import { type BulkJob, bulkBounds } from '@parichay/contract/bulk/fields.ts'
import { audit } from '../../platform/audit.ts'
import type { Scope } from '../../platform/scope.ts'
import { rowsKeptBy } from '../store.ts'
import { type Asking, askerIn, shownJob, startJob } from '../usecase.ts'
import { runJob } from '../work.ts'

type One = { franchiseeId: number; name: string }
type Giving = { from: One; to: One; outsideToo: boolean }

/**
 * Begins to give all businesses of one member of staff to another. Few are moved when it answers; more go on in the
 * background, as any job over many businesses. Null where there are none.
 */
export async function moveAllOf(
  call: Asking,
  there: Scope,
  { from, to, outsideToo }: Giving,
): Promise<BulkJob | null> {
  const { world, now, ip } = call
  const rows = await world.database.inScope(there, (tx) => rowsKeptBy(tx, there, from.franchiseeId))
  if (rows.length === 0) return null
  const job = await startJob(call, there, {
    kind: 'move',
    filter: { madeBy: from.franchiseeId },
    wish: { fromFranchiseeId: from.franchiseeId, toFranchiseeId: to.franchiseeId, outsideToo },
    about: to.name,
    rows,
    also: (tx, { bulkJobId }) =>
      audit(tx, there, {
        at: now,
        actor: askerIn(call),
        ip,
        action: 'staff.moveBusinesses',
        object: `franchisee ${from.franchiseeId}`,
        detail: {
          from: from.name,
          to: to.name,
          toFranchiseeId: to.franchiseeId,
          businesses: rows.length,
          job: `bulk ${bulkJobId}`,
        },
      }),
  })
  if (rows.length > bulkBounds.atOnce) return job
  const id = { agencyId: there.agencyId, bulkJobId: job.bulkJobId }
  // It is in the queue as well: where it cannot go on here, it goes on there.
  await runJob(world, id).catch((err: unknown) => world.log.error({ err, ...id }, 'a job goes on later'))
  return shownJob(call, there, id)
}
