import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { newPosts } from '@parichay/contract/greeting/days.ts'
import type { ReactNode } from 'react'
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
  /** Hears from which list a picture is opened. */
  onOpen: (among: readonly ImagePost[]) => void
  /** On wide screens the picture stands beside the list: choosing another leaves no step back. */
  isWide: boolean
}

/** Which of a list are new, found once for all its tiles. */
const fresh = new WeakMap<readonly ImagePost[], ReadonlySet<number>>()
function newAmong(among: readonly ImagePost[]): ReadonlySet<number> {
  const found = fresh.get(among) ?? newPosts(among, Date.now())
  fresh.set(among, found)
  return found
}

/** How all lists of the screen draw their pictures. */
export function useTiles({ framing, isLocked, hrefOf, current, onOpen, isWide }: Given): Tiles {
  return (post, among, how) => (
    <PostTile
      post={post}
      href={hrefOf(post)}
      onOpen={() => onOpen(among)}
      replace={isWide}
      framing={framing}
      isLocked={isLocked(post)}
      isNew={newAmong(among).has(post.imageId)}
      isCurrent={post.imageId === current}
      {...how}
    />
  )
}
