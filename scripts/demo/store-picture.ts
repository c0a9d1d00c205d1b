import { addDocument } from '@parichay/server/document/store.ts'
import type { Tx } from '@parichay/server/platform/db.ts'
import type { Picture } from '@parichay/server/platform/pictures.ts'
import type { Scope } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { randomBytes } from 'node:crypto'

/** Stores a picture as an upload would, and returns its document id. */
export async function storePicture(
  world: World,
  tx: Tx,
  scope: Scope,
  kind: 'logo' | 'cover' | 'gallery',
  picture: Picture,
  { userId, at }: { userId: number; at: Date },
): Promise<number> {
  const name = `a${scope.agencyId}/${randomBytes(12).toString('hex')}`
  const keys = { storageKey: `${name}.webp`, thumbnailKey: `${name}-320.webp`, jpegKey: `${name}-200.jpg` }
  const sizes = picture.sizes.map(({ width, webp }) => ({ width, webp, key: `${name}-w${width}.webp` }))
  await Promise.all([
    world.storage.put(keys.storageKey, picture.webp),
    world.storage.put(keys.thumbnailKey, picture.thumbnail),
    world.storage.put(keys.jpegKey, picture.jpeg),
    ...sizes.map(({ key, webp }) => world.storage.put(key, webp)),
  ])
  const row = await addDocument(tx, scope, {
    ...keys,
    businessId: null,
    ownerUserId: userId,
    kind,
    width: picture.width,
    height: picture.height,
    bytes: picture.webp.length,
    contentType: 'image/webp',
    sizes: sizes.map(({ width, key }) => ({ width, webp: key, avif: null })),
    madeBy: `user ${userId}`,
    createdAt: at,
  })
  return row.documentId
}
