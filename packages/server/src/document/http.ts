import { fail } from '@parichay/contract/errors.ts'
import type { documentRoutes } from '@parichay/contract/document/routes.ts'
import { randomBytes } from 'node:crypto'
import type { Handlers } from '../platform/http.ts'
import { spend } from '../platform/limits.ts'
import { makePicture } from '../platform/pictures.ts'
import { agencyOfBusiness, findReached } from '../platform/reach.ts'
import { nameOf, scopeAt } from '../platform/scope.ts'
import { presentDocument } from './present.ts'
import { fits } from './rules.ts'
import { addDocument, storedSoFar } from './store.ts'

/** Handlers of `documentRoutes`. */
export const documentHandlers: Handlers<typeof documentRoutes> = {
  async uploadDocument({ query, file, actor, scope, world, now }) {
    const upload = file ?? fail('VALIDATION', 'Choose a file.', { field: 'file' })
    await spend(world.database.platform, now, [
      { bucket: `upload:${scope.agencyId}:${nameOf(actor)}`, max: 120, windowSec: 3600 },
    ])
    const { hierarchy2: businessId } = query
    const there = scopeAt(
      scope,
      businessId === undefined ? undefined : await agencyOfBusiness(world.database.platform, businessId),
    )
    const owner = { businessId: businessId ?? null, userId: actor.kind === 'customer' ? actor.userId : null }
    await world.database.inScope(there, async (tx) => {
      if (businessId !== undefined && !(await findReached(tx, there, businessId)))
        fail('NOT_FOUND', 'This business does not exist any more.')
      if (owner.businessId === null && owner.userId === null) return
      if (!fits(await storedSoFar(tx, there, owner), upload.bytes.length))
        fail('LIMIT_REACHED', 'The storage of this business is full. Delete some pictures first.')
    })
    const picture = await makePicture(upload.bytes)
    const name = `a${there.agencyId}/${randomBytes(12).toString('hex')}`
    const keys = { storageKey: `${name}.webp`, thumbnailKey: `${name}-320.webp`, jpegKey: `${name}-200.jpg` }
    await Promise.all([
      world.storage.put(keys.storageKey, picture.webp),
      world.storage.put(keys.thumbnailKey, picture.thumbnail),
      world.storage.put(keys.jpegKey, picture.jpeg),
    ])
    const row = await world.database.inScope(there, (tx) =>
      addDocument(tx, there, {
        ...keys,
        businessId: owner.businessId,
        ownerUserId: owner.userId,
        kind: query.hierarchy1,
        width: picture.width,
        height: picture.height,
        bytes: picture.webp.length,
        madeBy: nameOf(actor),
        createdAt: now,
      }),
    )
    return presentDocument(row)
  },
}
