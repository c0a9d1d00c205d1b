import { istDay } from '@parichay/contract/business/rules.ts'
import { sql } from 'kysely'
import type { Db } from './db.ts'

/**
 * Tells staff of a job that failed for the last time: those of its agency, or of the platform where it belongs to none. Each
 * kind of job once a day, however many of them fail. Asked with the platform role.
 */
export async function tellOfFailure(
  db: Db,
  job: { name: string; agencyId: number | undefined },
  now: Date,
): Promise<void> {
  const subject = `job ${job.name} on ${istDay(now)}`
  await sql`select notify_staff(agency_id, 'failed_job', ${subject}, null, ${JSON.stringify({ job: job.name })}::jsonb, ${now})
    from agency where ${job.agencyId === undefined ? sql`'superadmin' = any(roles)` : sql`agency_id = ${job.agencyId}`}
    order by agency_id limit 1`.execute(db)
}
