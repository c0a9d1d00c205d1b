import { photoPx } from '@parichay/pdf-card/printed.ts'
import { printPlace } from '../../document/rules.ts'
import { findDocuments } from '../../document/store.ts'
import type { GivenPicture } from '../../platform/render-pictures.ts'
import { agencyScope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { readDetails } from '../rules.ts'
import { findPdfCard } from '../store.ts'
import { makePdfPhotos } from './jobs.ts'

/** Raised whenever what is printed of a photograph is made differently. */
const make = 1

/** A stored file, whole. */
export async function read({ storage }: World, key: string): Promise<Buffer | undefined> {
  const stored = await storage.get(key)
  return stored ? Buffer.concat(await stored.body.toArray()) : undefined
}

/** A photograph as a drawing thread takes it. */
export type Print = GivenPicture & { bytes: Buffer; within: number }

class Gone extends Error {}

/**
 * A photograph as the JPEG that is printed, at most `within` px: made once for a size and kept beside it, so that each further
 * file takes it as it is. As it was stored where something shines through it; undefined when it is not there.
 * Throws PICTURE_UNREADABLE for one that no decoder reads.
 */
export async function readPrint(world: World, key: string, within: number): Promise<Print | undefined> {
  try {
    const bytes = await world.made.find(printPlace(key), { make, within }, async () => {
      const stored = await read(world, key)
      if (!stored) throw new Gone()
      return world.pictures.print(stored, within)
    })
    if (bytes.length > 0) return { bytes, within, isReady: true }
    const stored = await read(world, key)
    return stored && { bytes: stored, within }
  } catch (error) {
    if (error instanceof Gone) return undefined
    throw error
  }
}

/** Takes up photographs that came into tables of people. */
export async function workPdfPhotos(world: World): Promise<void> {
  await world.queue.work(makePdfPhotos, (photos) => preparePhotos(world, photos))
}

/** Makes what is printed of photographs. One that fails is left to the file of cards, which says whose card it was. */
export async function preparePhotos(
  world: World,
  { agencyId, pdfCardNo, documentIds }: { agencyId: number; pdfCardNo: number; documentIds: number[] },
): Promise<void> {
  const scope = agencyScope(agencyId)
  const { details, documents } = await world.database.inScope(scope, async (tx) => ({
    details: readDetails((await findPdfCard(tx, scope, pdfCardNo))?.details),
    documents: await findDocuments(tx, scope, documentIds),
  }))
  const within = details ? photoPx(details) : 0
  if (within === 0) return
  for (const { storageKey } of documents)
    await readPrint(world, storageKey, within).catch((error: unknown) =>
      world.log.warn({ err: error, pdfCardNo }, 'a photograph was not made ready for print'),
    )
}
