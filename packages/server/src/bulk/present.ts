import type { BulkJob, BulkRow } from '@parichay/contract/bulk/fields.ts'
import type { BusinessRow } from '../business/store.ts'
import type { Actor } from '../platform/scope.ts'
import { mayCancel, mayTakeFile, mayUndo } from './policy.ts'
import { messageTo } from './rules.ts'
import type { JobRow, ResultRow } from './store.ts'

/** A job as whoever asks sees it. The names of the platform's people are not for the agency. */
export function presentJob(job: JobRow, actor: Actor, now: Date): BulkJob {
  const { waiting = 0, done = 0, refused = 0, undone = 0, kept = 0 } = job.counts
  const isOfAgency = job.askerAgencyId === job.agencyId || actor.agencyId === job.askerAgencyId
  return {
    bulkJobId: job.bulkJobId,
    kind: job.kind,
    state: job.state,
    byName: isOfAgency ? job.byName : '',
    about: job.about,
    counts: { total: job.total, waiting, done, refused, undone, kept },
    can: { cancel: mayCancel(job, actor), undo: mayUndo(job, actor, now) },
    file: mayTakeFile(job, actor) ? { format: job.wish.format ?? 'csv', bytes: job.bytes ?? 0 } : null,
    createdAt: job.createdAt.toISOString(),
    endedAt: job.endedAt?.toISOString() ?? null,
  }
}

/** What became of a row; `business` is given for messages, whose text carries its name and link. */
export function presentRow(
  { rowNo, label, businessId, subjectId, state, reason, message, field, input }: ResultRow,
  mail?: { business: BusinessRow | undefined; text: string; origin: string },
): BulkRow {
  const whatsapp = mail?.business ? messageTo(mail.business, mail.text, mail.origin) : null
  const fileRow = input?.rowNo ?? null
  return { rowNo, label, businessId, subjectId, state, reason, message, field, fileRow, whatsapp }
}
