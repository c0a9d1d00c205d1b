import type { AgencyConfiguration, AgencyLimits } from '@parichay/contract/agency/fields.ts'
import { expiringSoonDays } from '@parichay/contract/business/rules.ts'
import type { SoonDays } from '@parichay/contract/plan/entitlement.ts'
import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { AgencyTable } from '../platform/tables.ts'

/** A row of agency. */
export type AgencyRow = Selectable<AgencyTable>

/** One living agency. Asked with the platform role, or inside its own scope. */
export const findAgency = (db: Db, agencyId: number): Promise<AgencyRow | undefined> =>
  db
    .selectFrom('agency')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()

/** The last day greetings are paid for by the agency itself; null where they do not end. */
export const findGreetingsEnd = async (db: Db, agencyId: number): Promise<string | null> =>
  (await db.selectFrom('agency').select('greetingsUntil').where('agencyId', '=', agencyId).executeTakeFirst())
    ?.greetingsUntil ?? null

/** Whether the agency pays the platform for each PDF card. */
export const paysByCredit = async (db: Db, agencyId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('agency')
    .select('terms')
    .where('agencyId', '=', agencyId)
    .executeTakeFirst()
  return (row?.terms.pdfSlabs ?? []).length > 0
}

/** The first day the agency's oldest unpaid bill was late; null while nothing is. */
export const findOverdueSince = async (db: Db, agencyId: number): Promise<string | null> =>
  (await db.selectFrom('agency').select('overdueSince').where('agencyId', '=', agencyId).executeTakeFirst())
    ?.overdueSince ?? null

/** The configuration, held against other changes until the end. Asked with the platform role. */
export const lockConfiguration = async (tx: Tx, agencyId: number): Promise<AgencyConfiguration | undefined> =>
  (
    await tx
      .selectFrom('agency')
      .select('configuration')
      .where('agencyId', '=', agencyId)
      .forUpdate()
      .executeTakeFirst()
  )?.configuration

/** Writes the whole configuration; who has the agency's form open saves over a newer version then. Done with the platform role. */
export async function saveConfiguration(
  tx: Tx,
  agencyId: number,
  configuration: AgencyConfiguration,
): Promise<void> {
  await tx
    .updateTable('agency')
    .set((e) => ({
      configuration: JSON.stringify(configuration),
      settingsVersion: e('settingsVersion', '+', 1),
    }))
    .where('agencyId', '=', agencyId)
    .execute()
}

/** What an agency may use; what is not there has no limit. Asked with the platform role. */
export const findLimits = async (db: Db, agencyId: number): Promise<AgencyLimits> =>
  (await db.selectFrom('agency').select('limits').where('agencyId', '=', agencyId).executeTakeFirst())
    ?.limits ?? {}

/** Bytes of all files of an agency (migration 0273). Asked with the platform role. */
export async function storedBytes(db: Db, agencyId: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes from stored_tally where agency_id = ${agencyId}`.execute(
    db,
  )
  return Number(rows[0]!.bytes)
}

/** From how many days before the end an agency calls a plan expiring soon. Asked with the platform role. */
export const findSoonDays = async (db: Db, agencyId: number): Promise<number> =>
  (
    await db
      .selectFrom('agency')
      .select('expiringSoonDays')
      .where('agencyId', '=', agencyId)
      .executeTakeFirst()
  )?.expiringSoonDays ?? expiringSoonDays

/** The same of all agencies: the plain number, and those that chose another one. Asked with the platform role. */
export const listOtherSoonDays = async (db: Db): Promise<SoonDays> => ({
  days: expiringSoonDays,
  others: await db
    .selectFrom('agency')
    .select(['agencyId', 'expiringSoonDays as days'])
    .where('expiringSoonDays', '<>', expiringSoonDays)
    .orderBy('agencyId')
    .execute(),
})

/** Agencies that may store only so much, in megabytes. Asked with the platform role. */
export const listStorageLimits = async (
  db: Db,
): Promise<{ agencyId: number; agencyName: string; storageMb: number }[]> =>
  (
    await db
      .selectFrom('agency')
      .select(['agencyId', 'agencyName', 'limits'])
      .where('deletedAt', 'is', null)
      .execute()
  ).flatMap(({ agencyId, agencyName, limits: { storageMb } }) =>
    storageMb === undefined ? [] : [{ agencyId, agencyName, storageMb }],
  )
