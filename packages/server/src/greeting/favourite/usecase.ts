import { fail } from '@parichay/contract/errors.ts'
import type { SavedImage } from '@parichay/contract/greeting/routes.own.ts'
import { presentPost } from '../post/present.ts'
import { type PostRow, readPosts } from '../post/store.ts'
import { hiddenFrom } from '../taste/usecase.ts'
import { openLibrary, type Reader } from '../usecase.ts'
import { listAllFavourites } from './store.ts'

/** Whether a customer is shown a favourite: it is there, and they did not hide what it is about. */
export const isKept = ({ isShown, imageSubcategoryId: id }: PostRow, hidden: readonly number[]): boolean =>
  isShown && !(id !== null && hidden.includes(id))

/** What all businesses of the customer who calls keep, the latest first; what is gone or hidden is left out. */
export async function readSaved(call: Reader): Promise<SavedImage[]> {
  const { actor, scope, world } = call
  if (actor.kind !== 'customer') return fail('NOT_ALLOWED', 'Only customers keep greetings.')
  const { database } = world
  const kept = await database.inScope(scope, (tx) => listAllFavourites(tx, scope, actor.userId))
  if (kept.length === 0) return []
  const { shared, all, seen } = await openLibrary(call)
  const ids = [...new Set(kept.map(({ imageId }) => imageId))]
  const [rows, hidden] = await Promise.all([readPosts(database.platform, seen, ids), hiddenFrom(call, all)])
  const posts = new Map(rows.filter((row) => isKept(row, hidden)).map((row) => [row.imageId, row]))
  return kept.flatMap(({ businessId, imageId, createdAt }) => {
    const row = posts.get(imageId)
    return row ? [{ businessId, savedAt: createdAt.toISOString(), post: presentPost(row, shared) }] : []
  })
}
