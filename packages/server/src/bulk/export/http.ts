import type { bulkRoutes } from '@parichay/contract/bulk/routes.ts'
import { fail } from '@parichay/contract/errors.ts'
import { audit } from '../../platform/audit.ts'
import type { Handlers } from '../../platform/http.ts'
import { fileTypes } from '../../platform/table-file.ts'
import { mayTakeFile } from '../policy.ts'
import { chosenBy, reachedJob, startJob } from '../usecase.ts'
import { exportName } from './rules.ts'
import { reachesAll } from './store.ts'

/** Handlers of businesses as a file. */
export const exportHandlers: Handlers<Pick<typeof bulkRoutes, 'exportInBulk' | 'downloadBulkFile'>> = {
  async exportInBulk(call) {
    const { filter, expected, format, language } = call.body
    const { there, rows } = await chosenBy(call, { filter, expected })
    const wish = { format, language }
    return startJob(call, there, { kind: 'export', filter, wish, about: format.toUpperCase(), rows })
  },

  async downloadBulkFile(call) {
    const { world, params, actor, now, ip } = call
    const { there, id, job } = await reachedJob(call, params.bulkJobId)
    const { format = 'csv' } = job.wish
    const gone = () => fail('NOT_FOUND', 'This file is not kept any more. Let it be made again.')
    const { storageKey } = job
    // Whoever saw the whole agency then may see less of it now; an agency or the platform sees all of it.
    if (there.reach === 'madeBy' && !(await world.database.inScope(there, (tx) => reachesAll(tx, there, id))))
      return gone()
    const stored = storageKey && mayTakeFile(job, actor) ? await world.storage.get(storageKey) : null
    if (!stored) return gone()
    // Names and numbers of many people leave with it.
    await world.database.inScope(there, (tx) =>
      audit(tx, there, {
        at: now,
        actor,
        ip,
        action: 'bulk.download',
        object: `bulk ${id.bulkJobId}`,
        detail: { format, rows: job.counts.done ?? 0 },
      }),
    )
    return { bytes: stored.body, name: exportName(job.createdAt, format), type: fileTypes[format] }
  },
}
