import { fail } from '@parichay/contract/errors.ts'
import { changeAndRecord } from '../../platform/audit.ts'
import type { Db } from '../../platform/db.ts'
import type { Call } from '../../platform/http.ts'
import { scopeAt, type Scope } from '../../platform/scope.ts'
import { moveItems } from '../move/store.items.ts'
import { foldWords } from '../search/rules.ts'
import { keepWords } from '../search/store.ts'
import { inLibraryTurn, lockLibrary } from '../store.bin.ts'
import { agencyOfTag, libraryOf, type TagRow } from '../store.ts'
import { requireExclusivePosts } from '../usecase.ts'
import { endRetag } from './jobs.ts'
import { binTag, countGaining, findOwnTags, findTag } from './store.ts'
import { walkForCall } from './usecase.ts'

type By = Pick<Call, 'world' | 'scope' | 'actor' | 'now' | 'ip'>

const gone = () => fail('NOT_FOUND', 'One of the tags does not exist any more.', { field: 'imageTagIds' })

/**
 * The tags that are merged, whose they are, and the one they are merged into: one of their agency or a shared one, for whoever sees a post
 * must see its tags.
 */
export async function requireMerge(
  { world, scope }: Pick<By, 'world' | 'scope'>,
  db: Db,
  ids: readonly number[],
  into: number,
): Promise<{ there: Scope; tags: TagRow[]; target: TagRow }> {
  const there = scope.reach === 'platform' ? scopeAt(scope, await agencyOfTag(db, ids[0]!)) : scope
  const tags = await findOwnTags(db, there, ids)
  if (tags.length < ids.length) gone()
  if (ids.includes(into))
    fail('CONFLICT', 'A tag cannot be merged into itself. Choose another one.', { field: 'imageTagIds' })
  const { all } = await libraryOf(world.database.platform, there.agencyId)
  return { there, tags, target: (await findTag(db, all, into)) ?? gone() }
}

/** Merges tags into another one: it stands on all their posts, and they are deleted for good. Gives how many posts got it. */
export async function mergeTags(call: By, ids: readonly number[], into: number): Promise<{ images: number }> {
  const { world, scope, now } = call
  const { platform } = world.database
  const { there, target: found } = await requireMerge(call, platform, ids, into)
  await requireExclusivePosts(world, scope, there)
  // The tag that stays may wait for posts as well: those that one of the others came back for.
  const walked = [
    ...ids.map((imageTagId) => ({ agencyId: there.agencyId, imageTagId })),
    { agencyId: found.agencyId, imageTagId: into },
  ]
  const result = await inLibraryTurn(() =>
    changeAndRecord(call, there, 'platform', async (tx) => {
      await lockLibrary(tx)
      const { tags, target } = await requireMerge(call, tx, ids, into)
      const images = await countGaining(tx, ids, into)
      for (const { imageTagId } of tags) await binTag(tx, there, imageTagId, now, into)
      await moveItems(tx, { type: 'tag', from: ids, to: { type: 'tag', id: into } }, now)
      await keepWords(tx, target.agencyId, foldWords(target.name))
      await world.queue.addMany(tx, endRetag, walked)
      const merged = tags.map(({ name }) => name)
      return {
        result: { images },
        action: 'imageTag.merge',
        object: `imageTag ${into}`,
        detail: { name: target.name, merged, images },
      }
    }),
  )
  await walkForCall(platform, walked)
  return result
}
