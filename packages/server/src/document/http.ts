import { fail } from '@parichay/contract/errors.ts'
import type { documentRoutes } from '@parichay/contract/document/routes.ts'
import { randomBytes } from 'node:crypto'
import { holds } from '../platform/gate.ts'
import type { Handlers } from '../platform/http.ts'
import { spend } from '../platform/limits.ts'
import { checkPdf } from '../platform/pdf.ts'
import { makePicture, makePostPicture } from '../platform/pictures.ts'
import { agencyOfBusiness, findReached } from '../platform/reach.ts'
import { nameOf, scopeAt } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { makeSizes } from './jobs.ts'
import { presentDocument } from './present.ts'
import { fits, mayUpload } from './rules.ts'
import { addDocument, type NewDocument, storedSoFar } from './store.ts'

type Stored = Pick<
  NewDocument,
  'storageKey' | 'thumbnailKey' | 'jpegKey' | 'width' | 'height' | 'bytes' | 'contentType' | 'sizes'
>

/** Handlers of `documentRoutes`. */
export const documentHandlers: Handlers<typeof documentRoutes> = {
  async uploadDocument({ query, file, actor, scope, world, now }) {
    const upload = file ?? fail('VALIDATION', 'Choose a file.', { field: 'file' })
    const may = mayUpload(query.hierarchy1, {
      isCustomer: actor.kind === 'customer',
      holds: (permission) => holds(actor, permission),
      hasBusiness: query.hierarchy2 !== undefined,
    })
    if (!may) fail('VALIDATION', 'You cannot upload this kind of file here.', { field: 'hierarchy1' })
    await spend(world.database.platform, now, [
      {
        bucket: `upload:${query.hierarchy1 === 'imagePost' ? 'post:' : ''}${scope.agencyId}:${nameOf(actor)}`,
        max: query.hierarchy1 === 'imagePost' ? 1200 : 120,
        windowSec: 3600,
      },
    ])
    const { hierarchy1: kind, hierarchy2: businessId } = query
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
    const name = `a${there.agencyId}/${randomBytes(12).toString('hex')}`
    const stored = await storeAs(kind)(world, name, upload.bytes)
    const row = await world.database.inScope(there, async (tx) => {
      const added = await addDocument(tx, there, {
        ...stored,
        businessId: owner.businessId,
        ownerUserId: owner.userId,
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

const storeAs = (kind: string) =>
  kind === 'brochure' ? storePdf : kind === 'imagePost' ? storePost : storePicture

/** The picture of an image post: the full size lies where only its own call reads it. */
async function storePost({ storage }: World, name: string, upload: Buffer): Promise<Stored> {
  const { full, preview, thumbnail, width, height } = await makePostPicture(upload)
  const keys = { storageKey: `${name}.held`, thumbnailKey: `${name}-240.webp`, jpegKey: `${name}-540.webp` }
  await Promise.all([
    storage.put(keys.storageKey, full),
    storage.put(keys.thumbnailKey, thumbnail),
    storage.put(keys.jpegKey, preview),
  ])
  return { ...keys, width, height, bytes: full.length, contentType: 'image/jpeg', sizes: [] }
}

async function storePicture({ storage }: World, name: string, upload: Buffer): Promise<Stored> {
  const picture = await makePicture(upload)
  const keys = { storageKey: `${name}.webp`, thumbnailKey: `${name}-320.webp`, jpegKey: `${name}-200.jpg` }
  const sizes = picture.sizes.map(({ width, webp }) => ({ width, key: `${name}-w${width}.webp`, webp }))
  await Promise.all([
    storage.put(keys.storageKey, picture.webp),
    storage.put(keys.thumbnailKey, picture.thumbnail),
    storage.put(keys.jpegKey, picture.jpeg),
    ...sizes.map(({ key, webp }) => storage.put(key, webp)),
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
async function storePdf({ storage }: World, name: string, upload: Buffer): Promise<Stored> {
  checkPdf(upload)
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
