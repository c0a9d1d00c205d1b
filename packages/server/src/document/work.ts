import { Problem } from '@parichay/contract/errors.ts'
import { dropPage } from '../platform/notices.ts'
import { widthsBelow } from '../platform/pictures.ts'
import { agencyScope } from '../platform/scope.ts'
import type { PictureSize } from '../platform/tables.ts'
import type { World } from '../platform/world.ts'
import { forgetFile, makeSizes, sweepBin, sweepSizes } from './jobs.ts'
import { binDays, takeOverdue } from './library/store.bin.ts'
import { filesOf } from './rules.ts'
import { cardIdsOf, findDocuments, findWithoutSizes, keepSizes } from './store.ts'
import { forgetFiles } from './usecase.ts'

/** What the worker does for pictures: one at a time, for each takes a second of a whole machine. */
export async function workDocuments(world: World): Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (agencyId: number, documentId: number) => {
    const mine = last.catch(() => undefined).then(() => sizePicture(world, agencyId, documentId))
    last = mine
    return mine
  }
  await world.queue.work(makeSizes, ({ agencyId, documentId }) => inTurn(agencyId, documentId))
  await world.queue.work(forgetFile, (gone) => forgetFiles(world, gone))
  await world.queue.work(sweepBin, () => emptyBin(world))
  await world.queue.work(sweepSizes, () => sizeWaiting(world, inTurn))
}

/**
 * Pictures that have no sizes yet, up to eight minutes of them. One that can never be read is marked as done, or it would stand
 * before the others for ever; where nobody looked at it, since too many are being made or the server closes, this throws
 * RENDER_BUSY and the sweep comes again.
 */
export async function sizeWaiting(
  world: World,
  size: (agencyId: number, documentId: number) => Promise<unknown>,
): Promise<void> {
  const end = Date.now() + 480_000
  for (let more = true; more && Date.now() < end;) {
    const before = new Date(world.clock().getTime() - 5 * 60_000)
    const rows = await findWithoutSizes(world.database.platform, before)
    for (const { agencyId, documentId } of rows) {
      if (Date.now() > end) break
      await size(agencyId, documentId).catch(async (error: unknown) => {
        if (error instanceof Problem && error.code === 'RENDER_BUSY' && error.cause === undefined) throw error
        world.log.error({ err: error, agencyId, documentId }, 'no sizes of a picture')
        const scope = agencyScope(agencyId)
        await world.database.inScope(scope, (tx) =>
          keepSizes(tx, scope, documentId, { sizes: [] }, world.clock()),
        )
      })
    }
    more = rows.length > 0
  }
}

/** Takes deleted files out for good whose days are over, some at a time, each with the job that takes its bytes. */
export async function emptyBin(world: World): Promise<void> {
  const before = new Date(world.clock().getTime() - binDays * 86_400_000)
  for (let taken = 1; taken > 0;)
    taken = await world.database.platform.transaction().execute(async (tx) => {
      const gone = await takeOverdue(tx, before)
      if (gone.length > 0) await world.queue.addMany(tx, forgetFile, gone)
      return gone.length
    })
}

/** Makes what a picture lacks of WebP and AVIF sizes, and drops the pages that show it. */
export async function sizePicture(world: World, agencyId: number, documentId: number): Promise<void> {
  const scope = agencyScope(agencyId)
  const [row] = await world.database.inScope(scope, (tx) => findDocuments(tx, scope, [documentId]))
  if (!row || row.sizesAt !== null) return
  const stored = await world.storage.get(row.storageKey)
  if (!stored) world.log.warn({ agencyId, documentId }, 'a picture has no file')
  const original = stored && Buffer.concat(await stored.body.toArray())
  const name = row.storageKey.replace(/\.webp$/, '')
  const sizes: PictureSize[] = original ? [] : row.sizes
  for (const width of original ? widthsBelow(row.width) : []) {
    const known = row.sizes.find((size) => size.width === width)
    const keys = { webp: known?.webp ?? `${name}-w${width}.webp`, avif: `${name}-w${width}.avif` }
    if (!known) await world.storage.put(keys.webp, await world.pictures.narrow(original!, width, 'webp'))
    await world.storage.put(keys.avif, await world.pictures.narrow(original!, width, 'avif'))
    sizes.push({ width, ...keys })
  }
  const cardIds = await world.database.inScope(scope, async (tx) => {
    // It was deleted meanwhile: what was just made of it goes too.
    const kept = { sizes, ...(original && row.bytes === 0 && { bytes: original.length }) }
    if (!(await keepSizes(tx, scope, documentId, kept, world.clock())))
      await world.queue.add(tx, forgetFile, {
        agencyId,
        storageKey: row.storageKey,
        files: filesOf({ ...row, sizes }),
      })
    return row.businessId === null ? [] : cardIdsOf(tx, scope, row.businessId)
  })
  if (row.kind === 'landing') await dropPage(world, `${agencyId}:for`)
  for (const cardId of cardIds) await dropPage(world, `${agencyId}:${cardId}`)
}
