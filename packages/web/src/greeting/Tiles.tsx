import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { newPosts } from '@parichay/contract/greeting/days.ts'
import { type ReactNode, useCallback } from 'react'
import type { Framing } from './FramedImage.tsx'
import { PostTile } from './PostTile.tsx'

/** Draws a picture of a list; the list says which are new. */
export type Tiles = (
  post: ImagePost,
  among: readonly ImagePost[],
  how: { sizes: string; eager?: boolean },
) => ReactNode

type Given = {
  framing: Framing | null | undefined
  isLocked: (post: ImagePost) => boolean
  hrefOf: (post: ImagePost) => string
  current: number | undefined
}

/** How all lists of the screen draw their pictures. */
export function useTiles({ framing, isLocked, hrefOf, current }: Given): Tiles {
  return useCallback<Tiles>(
    (post, among, how) => (
      <PostTile
        post={post}
        href={hrefOf(post)}
        framing={framing}
        isLocked={isLocked(post)}
        isNew={newPosts(among, Date.now()).has(post.imageId)}
        isCurrent={post.imageId === current}
        {...how}
      />
    ),
    [framing, isLocked, hrefOf, current],
  )
}
