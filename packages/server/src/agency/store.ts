import type { AgencyConfiguration } from '@parichay/contract/agency/fields.ts'
import type { Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { AgencyTable } from '../platform/tables.ts'

/** A row of agency. */
export type AgencyRow = Selectable<AgencyTable>

/** One agency. Asked with the platform role, or inside its own scope. */
export const findAgency = (db: Db, agencyId: number): Promise<AgencyRow | undefined> =>
  db.selectFrom('agency').selectAll().where('agencyId', '=', agencyId).executeTakeFirst()

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

/** Writes the whole configuration. Done with the platform role. */
export async function saveConfiguration(
  tx: Tx,
  agencyId: number,
  configuration: AgencyConfiguration,
): Promise<void> {
  await tx
    .updateTable('agency')
    .set({ configuration: JSON.stringify(configuration) })
    .where('agencyId', '=', agencyId)
    .execute()
}

const settings = (db: Db) =>
  db
    .selectFrom('agency')
    .select((e) => [
      'agency.agencyId',
      'agency.agencyName',
      'agency.roles',
      'agency.configuration',
      'agency.specialNumbers',
      'agency.settingsVersion',
      e
        .selectFrom('agencyHost')
        .select('agencyHost.host')
        .whereRef('agencyHost.agencyId', '=', 'agency.agencyId')
        .orderBy('agencyHost.isPrimary', 'desc')
        .orderBy('agencyHost.host')
        .limit(1)
        .as('host'),
    ])

/** An agency with what the platform sets for it. */
export type SettingsRow = Awaited<ReturnType<ReturnType<typeof settings>['execute']>>[number]

/** Agencies by name, those whose name or an address of theirs holds the words. Asked with the platform role. */
export const listSettings = (db: Db, search = ''): Promise<SettingsRow[]> => {
  const words = `%${search.trim().replace(/[\\%_]/g, '\\$&')}%`
  return settings(db)
    .where((e) =>
      e.or([
        e('agency.agencyName', 'ilike', words),
        e.exists(
          e
            .selectFrom('agencyHost as named')
            .select('named.host')
            .whereRef('named.agencyId', '=', 'agency.agencyId')
            .where('named.host', 'ilike', words),
        ),
      ]),
    )
    .orderBy('agency.agencyName')
    .orderBy('agency.agencyId')
    .limit(500)
    .execute()
}

/** The settings of an agency, held against other changes until the end. Asked with the platform role. */
export const lockSettings = (tx: Tx, agencyId: number): Promise<SettingsRow | undefined> =>
  settings(tx).where('agency.agencyId', '=', agencyId).forUpdate('agency').executeTakeFirst()

/** Writes the settings. Done with the platform role. */
export async function saveSettings(
  tx: Tx,
  agencyId: number,
  {
    configuration,
    specialNumbers,
  }: { configuration: AgencyConfiguration; specialNumbers: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('agency')
    .set((e) => ({
      configuration: JSON.stringify(configuration),
      specialNumbers: [...specialNumbers],
      settingsVersion: e('settingsVersion', '+', 1),
    }))
    .where('agencyId', '=', agencyId)
    .execute()
}
