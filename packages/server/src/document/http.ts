import { fail } from '@parichay/contract/errors.ts'
import type { documentRoutes } from '@parichay/contract/document/routes.ts'
import { randomBytes } from 'node:crypto'
import { holds } from '../platform/gate.ts'
import type { Handlers } from '../platform/http.ts'
import { count, refuseFor, spend, spent } from '../platform/limits.ts'
import { PictureTooHeavy } from '../platform/picture-pool.ts'
import { agencyOfBusiness, findReached } from '../platform/reach.ts'
import { columnOf, nameOf, scopeAt } from '../platform/scope.ts'
import type { Storage } from '../platform/storage.ts'
import type { World } from '../platform/world.ts'
import { makeSizes } from './jobs.ts'
import { libraryHandlers } from './library/http.ts'
import { presentDocument } from './present.ts'
import { mayUpload } from './rules.ts'
import { addDocument, type NewDocument } from './store.ts'
import { requireRoom } from './usecase.ts'

type Stored = Pick<
  NewDocument,
  'storageKey' | 'thumbnailKey' | 'jpegKey' | 'width' | 'height' | 'bytes' | 'contentType' | 'sizes'
>

/** Kinds of pictures that come by the hundred, and how many of them in an hour. */
const bulky = { imagePost: 1200, person: 2500 }

/** Handlers of `documentRoutes`. */
export const documentHandlers: Handlers<typeof documentRoutes> = {
  ...libraryHandlers,

  async uploadDocument({ query, file, actor, scope, world, now }) {
    const upload = file ?? fail('VALIDATION', 'Choose a file.', { field: 'file' })
    const may = mayUpload(query.hierarchy1, {
      isCustomer: actor.kind === 'customer',
      isPlatformAdmin: columnOf(actor) === 'superadmin',
      isAdmin: ['admin', 'superadmin'].includes(columnOf(actor)),
      holds: (permission) => holds(actor, permission),
      hasBusiness: query.hierarchy2 !== undefined,
    })
    if (!may) fail('VALIDATION', 'You cannot upload this kind of file here.', { field: 'hierarchy1' })
    const by = `${scope.agencyId}:${nameOf(actor)}`
    await spend(world.database.platform, now, [
      {
        bucket: `upload:${query.hierarchy1 in bulky ? `${query.hierarchy1}:` : ''}${by}`,
        max: (bulky as Record<string, number>)[query.hierarchy1] ?? 120,
        windowSec: 3600,
      },
    ])
    const { hierarchy1: kind, hierarchy2: businessId } = query
    const there = scopeAt(
      scope,
      businessId === undefined ? undefined : await agencyOfBusiness(world.database.platform, businessId),
    )
    const ownerUserId = actor.kind === 'customer' ? actor.userId : null
    const owner = { businessId: businessId ?? null, ownerUserId }
    await world.database.inScope(there, async (tx) => {
      if (businessId !== undefined && !(await findReached(tx, there, businessId)))
        fail('NOT_FOUND', 'This business does not exist any more.')
    })
    await requireRoom(world, there, { ...owner, kind, bytes: upload.bytes.length })
    const name = `a${there.agencyId}/${randomBytes(12).toString('hex')}`
    const stored = await brakeHeavy(world, now, by, () => storeAs(kind)(world, name, upload.bytes, by))
    const row = await world.database.inScope(there, async (tx) => {
      const added = await addDocument(tx, there, {
        ...stored,
        ...owner,
        kind,
        madeBy: nameOf(actor),
        createdAt: now,
      })
      if (added.sizesAt === null)
        await world.queue.add(tx, makeSizes, { agencyId: there.agencyId, documentId: added.documentId })
      return added
    })
    return presentDocument(row)
  },
}

/** Pictures in an hour of one person that may take too long to read; each holds up a process for five seconds. */
const mostHeavy = 5

/** Counts pictures that had to be given up, and takes no more of who sends them for the rest of the hour. */
async function brakeHeavy<T>({ database }: World, now: Date, by: string, read: () => Promise<T>): Promise<T> {
  const heavy = { bucket: `upload:heavy:${by}`, windowSec: 3600 }
  if ((await spent(database.platform, now, heavy)).hits >= mostHeavy) refuseFor(3600)
  try {
    return await read()
  } catch (error) {
    if (error instanceof PictureTooHeavy) await count(database.platform, now, heavy)
    throw error
  }
}

const storeAs = (kind: string) =>
  kind === 'brochure' ? storePdf : kind === 'imagePost' ? storePost : storePicture

/**
 * Stores the files of an upload, all of them or none: on a disk with no room for the large one the small ones would stay behind,
 * more of them with each try, and no row would name them.
 */
async function storeAll(storage: Storage, files: readonly (readonly [string, Buffer])[]): Promise<void> {
  const ends = await Promise.allSettled(files.map(([key, bytes]) => storage.put(key, bytes)))
  const failed = ends.find((end) => end.status === 'rejected')
  if (!failed) return
  await Promise.allSettled(files.map(([key]) => storage.remove(key)))
  throw failed.reason
}

/** The picture of an image post: the full size lies where only its own call reads it. */
async function storePost(
  { storage, pictures }: World,
  name: string,
  upload: Buffer,
  by: string,
): Promise<Stored> {
  const { full, preview, thumbnail, width, height } = await pictures.post(upload, by)
  const keys = { storageKey: `${name}.held`, thumbnailKey: `${name}-240.webp`, jpegKey: `${name}-540.webp` }
  await storeAll(storage, [
    [keys.storageKey, full],
    [keys.thumbnailKey, thumbnail],
    [keys.jpegKey, preview],
  ])
  return { ...keys, width, height, bytes: full.length, contentType: 'image/jpeg', sizes: [] }
}

async function storePicture(
  { storage, pictures }: World,
  name: string,
  upload: Buffer,
  by: string,
): Promise<Stored> {
  const picture = await pictures.picture(upload, by)
  const keys = { storageKey: `${name}.webp`, thumbnailKey: `${name}-320.webp`, jpegKey: `${name}-200.jpg` }
  const sizes = picture.sizes.map(({ width, webp }) => ({ width, key: `${name}-w${width}.webp`, webp }))
  await storeAll(storage, [
    [keys.storageKey, picture.webp],
    [keys.thumbnailKey, picture.thumbnail],
    [keys.jpegKey, picture.jpeg],
    ...sizes.map(({ key, webp }) => [key, webp] as const),
  ])
  return {
    ...keys,
    width: picture.width,
    height: picture.height,
    bytes: picture.webp.length,
    contentType: 'image/webp',
    sizes: sizes.map(({ width, key }) => ({ width, webp: key, avif: null })),
  }
}

/** A PDF is kept as it came; it has no picture of itself. */
async function storePdf(
  { storage, pictures }: World,
  name: string,
  upload: Buffer,
  by: string,
): Promise<Stored> {
  await pictures.pdf(upload, by)
  const key = `${name}.pdf`
  await storage.put(key, upload)
  return {
    storageKey: key,
    thumbnailKey: key,
    jpegKey: key,
    width: 0,
    height: 0,
    bytes: upload.length,
    contentType: 'application/pdf',
  }
}
