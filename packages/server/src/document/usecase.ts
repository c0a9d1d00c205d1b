import { fail } from '@parichay/contract/errors.ts'
import { requireStorage } from '../agency/usecase.limits.ts'
import { madeKey } from '../platform/made-files.ts'
import { agencyScope, type Scope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { isStored } from './library/store.ts'
import { fits, photoQuota, printPlace, quota } from './rules.ts'
import { type DocumentRow, storedSoFar } from './store.ts'

/** Refuses a file that its business, its customer without one yet, or the agency has no room for: LIMIT_REACHED. */
export async function requireRoom(
  world: Pick<World, 'database'>,
  there: Scope,
  {
    businessId,
    ownerUserId,
    kind,
    bytes,
  }: Pick<DocumentRow, 'businessId' | 'ownerUserId' | 'kind' | 'bytes'>,
): Promise<void> {
  if (businessId !== null || ownerUserId !== null) {
    const isPhoto = kind === 'person'
    const owner = { businessId, userId: ownerUserId }
    const stored = await world.database.inScope(there, (tx) => storedSoFar(tx, there, owner, isPhoto))
    if (!fits(stored, bytes, isPhoto ? photoQuota : quota))
      fail('LIMIT_REACHED', 'The storage of this business is full. Delete some pictures first.')
  }
  await requireStorage(world, there.agencyId, bytes)
}

/** A stored file whose record is gone, with all its makes. */
export type GoneFile = { agencyId: number; storageKey: string; files: readonly string[] }

/** Takes files out of the store unless another record stands on them; what was kept of them for printing goes along. */
export async function forgetFiles(
  world: Pick<World, 'database' | 'storage'>,
  { agencyId, storageKey, files }: GoneFile,
): Promise<void> {
  const isKept = await world.database.inScope(agencyScope(agencyId), (tx) =>
    isStored(tx, agencyId, storageKey),
  )
  if (isKept) return
  for (const key of [...files, madeKey(printPlace(storageKey))]) await world.storage.remove(key)
}
