import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { newPosts, popularPosts } from '@parichay/contract/greeting/days.ts'
import type { ReactNode } from 'react'
import type { Framing } from './FramedImage.tsx'
import { PostTile } from './PostTile.tsx'
import { presentMs } from '../ui/clock.ts'

/** Draws a picture of a list; the list says which are new and which popular. */
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
  /** A picture stands beside the list: choosing another leaves no step back. */
  isBeside: boolean
}

type Marks = { fresh: ReadonlySet<number>; popular: ReadonlySet<number> }

/** What a list says of its pictures, found once for all its tiles. */
const marks = new WeakMap<readonly ImagePost[], Marks>()
function marksOf(among: readonly ImagePost[]): Marks {
  const found = marks.get(among) ?? { fresh: newPosts(among, presentMs()), popular: popularPosts(among) }
  marks.set(among, found)
  return found
}

/** One mark at most: what other shops chose says more than a date. */
function markOf({ imageId }: ImagePost, among: readonly ImagePost[]): 'popular' | 'new' | undefined {
  const { fresh, popular } = marksOf(among)
  return popular.has(imageId) ? 'popular' : fresh.has(imageId) ? 'new' : undefined
}

/** How all lists of the screen draw their pictures. */
export function useTiles({ framing, isLocked, hrefOf, current, onOpen, isBeside }: Given): Tiles {
  return (post, among, how) => (
    <PostTile
      post={post}
      href={hrefOf(post)}
      onOpen={() => onOpen(among)}
      replace={isBeside}
      framing={framing}
      isLocked={isLocked(post)}
      mark={markOf(post, among)}
      isCurrent={post.imageId === current}
      {...how}
    />
  )
}
