import { ownDataBounds } from '@parichay/contract/own-data/fields.ts'
import { randomUUID } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { findAgency } from '../agency/store.ts'
import { refund } from '../platform/limits.ts'
import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { forgetOldData, makeOwnData, tellOwnData } from './jobs.ts'
import {
  dropOldData,
  dropOwnData,
  endOwnData,
  findOwner,
  listEnded,
  type OwnDataId,
  type OwnDataRow,
  readOwnData,
  setOwnData,
} from './store.ts'
import { askLimit } from './rules.ts'
import { tell } from './usecase.tell.ts'
import { writeCopy } from './usecase.ts'

const dayMs = 86_400_000
/** Days after which it is forgotten that a copy was asked for. */
const rememberedDays = 30

/** It was asked for anew, or the account is gone: nobody waits for this one. */
class Unwanted extends Error {}

/** Takes up copies of people's own data. */
export async function workOwnData(world: World): Promise<void> {
  await world.queue.work(
    makeOwnData,
    (id) => makeCopy(world, id),
    (id) => giveUpCopy(world, id),
  )
  await world.queue.work(tellOwnData, ({ by, ...id }) => tell(world, id, by))
  await world.queue.work(forgetOldData, () => sweepCopies(world))
}

/** Makes a copy; where that fails it waits again, for the queue's next try. `mostBytes` bounds the files in it. */
export async function makeCopy(
  world: World,
  id: OwnDataId,
  mostBytes: number = ownDataBounds.mostBytes,
): Promise<void> {
  const scope = agencyScope(id.agencyId)
  const row = await world.database.inScope(scope, (tx) => readOwnData(tx, id))
  if (!row || row.state === 'ready' || row.state === 'expired') return
  const agency = await findAgency(world.database.platform, id.agencyId)
  const owner = await world.database.inScope(scope, (tx) => findOwner(tx, scope, row.userId))
  if (!agency || !owner) {
    await world.database.inScope(scope, (tx) => dropOwnData(tx, scope, row.userId))
    return
  }
  const say = async (change: Parameters<typeof setOwnData>[2]) => {
    const isWanted = await world.database.inScope(scope, (tx) => setOwnData(tx, id, change))
    if (!isWanted) throw new Unwanted()
  }
  try {
    await say({ state: 'working', partsDone: 0, endedAt: null })
    // All that is known of somebody must not stay on this machine when the worker is killed: such a folder is taken away.
    await world.media.inFolder(async (folder) => {
      const path = join(folder, 'copy.zip')
      const { bytes, leftOut } = await writeFileAt(path, (write) =>
        writeCopy(world, write, {
          row,
          name: owner.name,
          agencyName: agency.agencyName,
          mostBytes,
          onProgress: (partsDone, partsTotal) => say({ partsDone, partsTotal }),
        }),
      )
      await keep(world, row, path, { bytes, leftOut })
    })
  } catch (error) {
    if (error instanceof Unwanted) return
    await say({ state: 'waiting', partsDone: 0 }).catch(() => undefined)
    throw error
  }
}

/** Writes a file on this machine, and says how large it became. */
async function writeFileAt<T>(
  path: string,
  fill: (write: (part: Uint8Array) => Promise<void>) => Promise<T>,
): Promise<T & { bytes: number }> {
  const file = await open(path, 'wx')
  let bytes = 0
  try {
    const told = await fill(async (part) => {
      bytes += part.length
      await file.write(part)
    })
    await file.sync()
    return { ...told, bytes }
  } finally {
    await file.close()
  }
}

/** Puts the copy into the store and says that it is ready; one that nobody waits for any more is taken out again. */
async function keep(
  world: World,
  { agencyId, ownDataFileId }: OwnDataRow,
  path: string,
  { bytes, leftOut }: { bytes: number; leftOut: number },
): Promise<void> {
  const id = { agencyId, ownDataFileId }
  const storageKey = `a${agencyId}/own-data-${randomUUID()}.held`
  await world.storage.putFile(storageKey, path)
  const now = world.clock()
  const isWanted = await world.database
    .inScope(agencyScope(agencyId), async (tx) => {
      const expiresAt = new Date(now.getTime() + ownDataBounds.keepDays * dayMs)
      if (
        !(await setOwnData(tx, id, { state: 'ready', storageKey, bytes, leftOut, endedAt: now, expiresAt }))
      )
        return false
      await world.queue.add(tx, tellOwnData, { ...id, by: 'mail' })
      await world.queue.add(tx, tellOwnData, { ...id, by: 'push' })
      return true
    })
    .catch(async (error: unknown) => {
      await world.storage.remove(storageKey)
      throw error
    })
  if (!isWanted) await world.storage.remove(storageKey)
}

/** The queue tries no more: it has failed, may be asked for again, and counts as none of those that may be asked for in a day. */
export async function giveUpCopy(world: World, id: OwnDataId): Promise<void> {
  const given = await world.database.inScope(agencyScope(id.agencyId), async (tx) => {
    const row = await readOwnData(tx, id, true)
    if (!row || row.state === 'failed') return undefined
    return (await setOwnData(tx, id, { state: 'failed', endedAt: world.clock() })) ? row : undefined
  })
  if (given) await refund(world.database.platform, given.createdAt, askLimit(given.agencyId, given.userId))
}

/** Removes files whose days are over, some at a time until none is left, and forgets what was asked for long ago. */
export async function sweepCopies(world: World): Promise<void> {
  const { platform } = world.database
  const now = world.clock()
  const ended = () => listEnded(platform, now)
  for (let rows = await ended(); rows.length > 0; rows = await ended())
    for (const { storageKey, ...id } of rows) {
      if (storageKey) await world.storage.remove(storageKey)
      await endOwnData(platform, id)
    }
  await dropOldData(platform, new Date(now.getTime() - rememberedDays * dayMs))
}
