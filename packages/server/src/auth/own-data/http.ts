import { fail } from '@parichay/contract/errors.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import type { OwnDataFile } from '@parichay/contract/own-data/fields.ts'
import type { ownDataRoutes } from '@parichay/contract/own-data/routes.ts'
import { panelLanguageOf } from '../../agency/rules.ts'
import { findAgency } from '../../agency/store.ts'
import { forgetFile } from '../../document/jobs.ts'
import { makeOwnData } from '../../own-data/jobs.ts'
import { askLimit } from '../../own-data/rules.ts'
import {
  addOwnData,
  dropOwnData,
  findOwnData,
  noteTaken,
  type OwnDataRow,
  readOwnData,
} from '../../own-data/store.ts'
import { audit } from '../../platform/audit.ts'
import type { Handlers } from '../../platform/http.ts'
import { refund, spend } from '../../platform/limits.ts'
import type { Actor, Customer } from '../../platform/scope.ts'
import { holdSelf, reauthenticate } from '../account/usecase.ts'
import { findUser } from '../store.ts'

const customer = (actor: Actor): Customer =>
  actor.kind === 'customer' ? actor : fail('NOT_ALLOWED', 'Your account may not do this.')

/** Parts of one download that are fetched within this time are one entry of the log, in milliseconds. */
const onceWithinMs = 600_000

const isUnderWay = (row: OwnDataRow | undefined): row is OwnDataRow =>
  row?.state === 'waiting' || row?.state === 'working'

const present = (row: OwnDataRow, now: Date): OwnDataFile => ({
  ownDataFileId: row.ownDataFileId,
  // Its time may be over some minutes before its file is gone.
  state: row.state === 'ready' && row.expiresAt !== null && row.expiresAt <= now ? 'expired' : row.state,
  partsDone: row.partsDone,
  partsTotal: row.partsTotal,
  leftOut: row.leftOut,
  bytes: row.bytes,
  createdAt: row.createdAt.toISOString(),
  endedAt: row.endedAt?.toISOString() ?? null,
  expiresAt: row.expiresAt?.toISOString() ?? null,
})

/** Handlers of `ownDataRoutes`. */
export const ownDataHandlers: Handlers<typeof ownDataRoutes> = {
  async getOwnDataFile({ actor, scope, world, now }) {
    const { userId } = customer(actor)
    const row = await world.database.inScope(scope, (tx) => findOwnData(tx, scope, userId))
    return { file: row ? present(row, now) : null }
  },

  async makeOwnDataFile(call) {
    const { actor, scope, world, body, now, ip } = call
    const me = customer(actor)
    const { userId } = me
    await reauthenticate(call, body.password)
    const before = await world.database.inScope(scope, (tx) => findOwnData(tx, scope, userId))
    if (isUnderWay(before)) return present(before, now)
    const { platform } = world.database
    const limit = askLimit(scope.agencyId, userId)
    await spend(platform, now, [limit])
    const agency = await findAgency(world.database.platform, scope.agencyId)
    const { row, isNew } = await world.database.inScope(scope, async (tx) => {
      await holdSelf(tx, scope, me)
      const known = await findOwnData(tx, scope, userId)
      // Asked twice at once: the second finds the first.
      if (isUnderWay(known)) return { row: known, isNew: false }
      const storageKey = await dropOwnData(tx, scope, userId)
      if (storageKey)
        await world.queue.add(tx, forgetFile, { agencyId: scope.agencyId, storageKey, files: [storageKey] })
      const { preference } = (await findUser(tx, scope, userId)) ?? {}
      const added = await addOwnData(tx, scope, {
        userId,
        language: agency ? panelLanguageOf(preference, agency) : 'en',
        createdAt: now,
      })
      const { agencyId, ownDataFileId } = added
      await world.queue.add(tx, makeOwnData, { agencyId, ownDataFileId })
      await audit(tx, scope, { at: now, actor, action: 'account.data', object: `user ${userId}`, ip })
      return { row: added, isNew: true }
    })
    if (!isNew) await refund(platform, now, limit)
    return present(row, now)
  },

  async downloadOwnDataFile({ actor, scope, world, params, now, ip }) {
    const { userId } = customer(actor)
    const id = { agencyId: scope.agencyId, ownDataFileId: params.ownDataFileId }
    const row = await world.database.inScope(scope, (tx) => readOwnData(tx, id))
    const isMine = row?.userId === userId && row.expiresAt !== null && row.expiresAt > now
    const stored = isMine && row.storageKey ? await world.storage.get(row.storageKey) : null
    if (!stored) return fail('NOT_FOUND', 'This copy is not kept any more. Ask for a new one.')
    await world.database.inScope(scope, async (tx) => {
      const before = new Date(now.getTime() - onceWithinMs)
      if (await noteTaken(tx, id, { now, before }))
        await audit(tx, scope, { at: now, actor, action: 'account.dataTaken', object: `user ${userId}`, ip })
    })
    return { bytes: stored.body, name: `my-data-${istDay(now)}.zip`, film: stored }
  },
}
