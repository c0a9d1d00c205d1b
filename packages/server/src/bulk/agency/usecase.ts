import type { AgencyChoice } from '@parichay/contract/bulk/fields.people.ts'
import { bulkBounds } from '@parichay/contract/bulk/fields.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { lockManaged, type ManagedRow, nameAgencies } from '../../agency-management/store.ts'
import { announce, changeHeld } from '../../agency-management/usecase.ts'
import { audit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import { proveScope, type Scope, scopeAt } from '../../platform/scope.ts'
import type { NewJob } from '../store.ts'
import { byJob, type Deed, inOne, type Outcome } from '../usecase.row.ts'
import { type Asking, requireAsShown, type Running } from '../usecase.ts'

/**
 * The agencies that a filter finds now, called by name and address; CONFLICT when they are not as many as were shown. The job is one of
 * the platform's own agency, whatever it is over: nobody else may see it.
 */
export async function agenciesChosen(
  { scope, world, now }: Asking,
  { filter, expected }: { filter: AgencyChoice; expected: number },
): Promise<{ there: Scope; rows: NewJob['rows'] }> {
  const found = await nameAgencies(world.database.platform, filter, istDay(now), bulkBounds.rows + 1)
  requireAsShown(found, expected, 'agency')
  const rows = found.map(({ agencyId, agencyName, host }) => ({
    subjectId: agencyId,
    label: [agencyName, host].filter(Boolean).join(' · '),
  }))
  return { there: scopeAt(scope, scope.agencyId), rows }
}

const hold = async (tx: Tx, agencyId: number | null): Promise<ManagedRow> =>
  (await lockManaged(tx, agencyId ?? 0)) ?? fail('NOT_FOUND', 'This agency does not exist any more.')

type Wanted = { status: 'ACTIVE' | 'SUSPENDED'; reason?: string | undefined; since?: Date | null }

/** Switches an agency with its entry in the log of that agency. */
async function switchTo(tx: Tx, run: Running, agency: ManagedRow, wanted: Wanted): Promise<void> {
  const { status, reason, since } = wanted
  const { job, now: at, actor, ip } = byJob(run)
  const scope = scopeAt(proveScope(actor), agency.agencyId)
  const change = { status, ...(reason && { reason }) }
  const { detail, ...words } = await changeHeld(tx, { scope, actor, now: at }, agency, change, { since })
  await audit(tx, scope, { at, actor, ip, ...words, detail: { ...detail, job } })
}

/** Does a row with the platform's role, and lets every process know at once. */
async function inOneOf(
  run: Running,
  row: Parameters<Deed>[1],
  work: (tx: Tx, row: Parameters<Deed>[1]) => Promise<Outcome>,
): Promise<void> {
  await inOne(run, row, work, 'platform')
  if (row.subjectId !== null) await announce(run.world, row.subjectId)
}

const switching =
  (status: Wanted['status']): Deed =>
  (run, row) =>
    inOneOf(run, row, async (tx, { subjectId }) => {
      const agency = await hold(tx, subjectId)
      if (agency.status === status) return { change: { state: 'done' } }
      await switchTo(tx, run, agency, { status, reason: run.job.wish.reason })
      const { suspendedAt } = agency
      const left = { since: suspendedAt?.toISOString() ?? null, version: agency.settingsVersion + 1 }
      return { change: { state: 'done', before: JSON.stringify({ agency: left }) } }
    })

/** What was changed in an agency since stays, and how it stands with it. One that is suspended again is so from the day it was before. */
const switchingBack =
  (status: Wanted['status']): Deed =>
  (run, row) =>
    inOneOf(run, row, async (tx, { subjectId, before }) => {
      const { agency: left } = before ?? {}
      if (!left) return { change: { state: 'undone' } }
      const agency = await hold(tx, subjectId)
      if (agency.settingsVersion !== left.version)
        fail('CONFLICT', 'The settings of this agency were changed meanwhile.')
      const since = left.since === null ? null : new Date(left.since)
      await switchTo(tx, run, agency, { status, since })
      return { change: { state: 'undone' } }
    })

/** What each kind of job does with agencies. */
export const agencyDeeds = { agencySuspend: switching('SUSPENDED'), agencyResume: switching('ACTIVE') }
/** How each kind is taken back. */
export const agencyUndoings = {
  agencySuspend: switchingBack('ACTIVE'),
  agencyResume: switchingBack('SUSPENDED'),
}
