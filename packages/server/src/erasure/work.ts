import { forgetFiles } from '../document/usecase.ts'
import type { World } from '../platform/world.ts'
import { eraseDeleted, forgetErased } from './jobs.ts'
import { batchSize, erasedBefore, type ErasedKind, erasedKinds, runMs } from './rules.ts'
import { type Due, listDue } from './store.ts'
import { eraseOne } from './usecase.ts'

/** Takes up the erasure of what was deleted, and of its files. */
export async function workErasure(world: World): Promise<void> {
  await world.queue.work(eraseDeleted, () => eraseAll(world))
  await world.queue.work(forgetErased, async ({ agencyId, files }) => {
    for (const file of files) await forgetFiles(world, { agencyId, ...file })
  })
}

/**
 * Erases whatever waits for it, of all agencies, one after the other. What fails is left for the next try, and the others go on;
 * this throws at its end, so that somebody is told. What does not fit into `forMs` is queued again.
 */
export async function eraseAll(world: World, forMs: number = runMs): Promise<void> {
  const end = Date.now() + forMs
  const before = erasedBefore(world.clock())
  const erased: Partial<Record<ErasedKind | 'failed', number>> = {}
  const count = (what: ErasedKind | 'failed') => (erased[what] = (erased[what] ?? 0) + 1)
  let isOver = true
  let cause: unknown
  for (const kind of erasedKinds)
    for await (const due of walk(world, kind, before)) {
      if (Date.now() > end) {
        isOver = false
        break
      }
      try {
        if (await eraseOne(world, kind, due, world.clock())) count(kind)
      } catch (error) {
        count('failed')
        cause = error
        const { agencyId, id } = due
        world.log.error({ err: error, kind, agencyId, id }, 'not erased')
      }
    }
  world.log.info({ erased, isOver }, 'deleted data erased')
  if (!isOver)
    await world.database.platform.transaction().execute((tx) => world.queue.add(tx, eraseDeleted, {}))
  if (erased.failed) throw new Error(`${erased.failed} things were not erased`, { cause })
}

/** Everything of a kind that waits, a batch at a time. What failed is passed, so that it stands in nobody's way. */
async function* walk({ database }: World, kind: ErasedKind, before: Date): AsyncGenerator<Due> {
  for (let last: Due | undefined, isMore = true; isMore;) {
    const batch = await listDue(database.platform, kind, before, last, batchSize)
    yield* batch
    last = batch.at(-1)
    isMore = batch.length === batchSize
  }
}
