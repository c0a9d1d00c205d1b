import { sql, type Selectable } from 'kysely'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'
import type { PushDeviceTable } from '../platform/tables.push.ts'

/** A row of push_device. */
export type DeviceRow = Selectable<PushDeviceTable>

/** The sealed key of this name. Asked with the platform role. */
export const findKey = (db: Db, name: string) =>
  db.selectFrom('installationKey').selectAll().where('name', '=', name).executeTakeFirst()

/** Keeps a key unless there is one: of two that begin at once, one is kept. Asked with the platform role. */
export const addKey = (db: Db, key: { name: string; sealed: string; createdAt: Date }) =>
  db
    .insertInto('installationKey')
    .values(key)
    .onConflict((on) => on.doNothing())
    .execute()

/** Puts another sealed text in the place of one, if that still stands there. Asked with the platform role. */
export const replaceKey = (db: Db, name: string, { was, sealed }: { was: string; sealed: string }) =>
  db
    .updateTable('installationKey')
    .set({ sealed })
    .where('name', '=', name)
    .where('sealed', '=', was)
    .execute()

/** The browsers of a customer, the newest first. */
export const listDevices = (db: Db, { agencyId }: Scope, userId: number): Promise<DeviceRow[]> =>
  db
    .selectFrom('pushDevice')
    .selectAll()
    .where('agencyId', '=', agencyId)
    .where('userId', '=', userId)
    .orderBy('pushDeviceId', 'desc')
    .execute()

/** Adds a browser, or renews it; one that was somebody else's is theirs no more. */
export async function saveDevice(
  tx: Tx,
  { agencyId }: Scope,
  device: Omit<DeviceRow, 'agencyId' | 'pushDeviceId' | 'lastSentAt' | 'failingSince'>,
): Promise<void> {
  const { endpointHash: _same, createdAt, ...rest } = device
  await tx
    .insertInto('pushDevice')
    .values({ ...device, agencyId })
    .onConflict((on) =>
      on.columns(['agencyId', 'endpointHash']).doUpdateSet((e) => ({
        ...rest,
        failingSince: null,
        createdAt: e
          .case()
          .when('pushDevice.userId', '=', rest.userId)
          .then(e.ref('pushDevice.createdAt'))
          .else(createdAt)
          .end(),
      })),
    )
    .execute()
}

/** Takes off the oldest browsers of a customer beyond so many. */
export const dropOldest = (tx: Tx, { agencyId }: Scope, userId: number, most: number) =>
  sql`delete from push_device where agency_id = ${agencyId} and push_device_id in (
    select push_device_id from push_device where agency_id = ${agencyId} and user_id = ${userId}
    order by push_device_id desc offset ${most})`.execute(tx)

/** Takes browsers off, by any of their facts; false when there was none. */
export async function dropDevices(
  tx: Tx,
  { agencyId }: Scope,
  by: { userId: number } & ({ pushDeviceId: number } | { sessionId: string } | { notSessionId: string }),
): Promise<boolean> {
  let rows = tx.deleteFrom('pushDevice').where('agencyId', '=', agencyId).where('userId', '=', by.userId)
  if ('pushDeviceId' in by) rows = rows.where('pushDeviceId', '=', by.pushDeviceId)
  else if ('sessionId' in by) rows = rows.where('sessionId', '=', by.sessionId)
  else rows = rows.where((e) => e.or([e('sessionId', 'is', null), e('sessionId', '<>', by.notSessionId)]))
  return (await rows.executeTakeFirst()).numDeletedRows > 0n
}

/** Takes off the browsers a customer is signed in at, but for one of them: all others are signed out. One that ran out by itself stays. */
export const dropSignedIn = (
  tx: Tx,
  { agencyId }: Scope,
  { userId, notSessionId }: { userId: number; notSessionId?: string | undefined },
) =>
  tx
    .deleteFrom('pushDevice')
    .where('agencyId', '=', agencyId)
    .where('userId', '=', userId)
    .where('sessionId', 'is not', null)
    .$if(notSessionId !== undefined, (query) => query.where('sessionId', '<>', notSessionId!))
    .execute()

/** Notes that a message arrived at a browser. */
export const noteSent = (tx: Tx, { agencyId }: Scope, pushDeviceId: number, now: Date) =>
  tx
    .updateTable('pushDevice')
    .set({ lastSentAt: now, failingSince: null })
    .where('agencyId', '=', agencyId)
    .where('pushDeviceId', '=', pushDeviceId)
    .execute()

/** Notes that a message did not arrive; a browser that none arrived at for so long is taken off. */
export async function noteFailing(
  tx: Tx,
  { agencyId }: Scope,
  pushDeviceId: number,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await tx
    .updateTable('pushDevice')
    .set((e) => ({ failingSince: e.fn.coalesce('failingSince', e.val(now)) }))
    .where('agencyId', '=', agencyId)
    .where('pushDeviceId', '=', pushDeviceId)
    .execute()
  await tx
    .deleteFrom('pushDevice')
    .where('agencyId', '=', agencyId)
    .where('pushDeviceId', '=', pushDeviceId)
    .where('failingSince', '<', before)
    .execute()
}
