import type { PosterBase, PosterEdit } from '@parichay/contract/greeting/own-poster.ts'
import type { Shape } from '@parichay/contract/greeting/rules.frames.ts'
import type { LibraryBase } from '@parichay/greeting/own/library.ts'
import type { PostRow } from '../post/store.ts'

/** A poster of the library as the contract names it, without what lies around its words. */
export const presentBase = (
  { post, base, shape }: { post: PostRow; base: LibraryBase; shape: Shape },
  kept: PosterEdit | undefined,
): PosterBase => ({
  imageId: post.imageId,
  title: post.title,
  shape,
  language: base.language,
  look: base.look,
  words: base.words,
  message: base.message,
  kept: kept ?? null,
})
