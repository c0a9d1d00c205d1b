import { useLingui } from '@lingui/react/macro'
import Box from '@mui/material/Box'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { useEffect, useRef } from 'react'
import { Spinner } from '../ui/Spinner.tsx'
import { fromTablet } from '../ui/theme.ts'
import { Button } from '../ui/Button.tsx'
import type { Tiles } from './Tiles.tsx'
import { plainList } from '../ui/shape-styles.ts'

/** Columns that fit; stories stand narrower than squares. */
export const gridColumns = (isStory: boolean) =>
  ({
    display: 'grid',
    gap: 1.25,
    gridTemplateColumns: isStory ? 'repeat(3, minmax(0, 1fr))' : 'repeat(2, minmax(0, 1fr))',
    [fromTablet]: {
      gap: 1.5,
      gridTemplateColumns: `repeat(auto-fill, minmax(${isStory ? 136 : 168}px, 1fr))`,
    },
  }) as const

type Props = {
  posts: readonly ImagePost[]
  label: string
  tiles: Tiles
  isStory: boolean
  more?: { load: () => void; isLoading: boolean } | undefined
}

/** Pictures side by side; more come as one scrolls. */
export function PostGrid({ posts, label, tiles, isStory, more }: Props) {
  const { t } = useLingui()
  const end = useRef<HTMLDivElement>(null)
  const latest = useRef(more)
  latest.current = more
  const hasMore = more !== undefined
  useEffect(() => {
    if (!hasMore || !end.current) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting) && !latest.current?.isLoading)
          latest.current?.load()
      },
      { rootMargin: '600px' },
    )
    watch.observe(end.current)
    return () => watch.disconnect()
  }, [hasMore, posts.length])
  return (
    <>
      <Box
        component="ul"
        aria-label={label}
        sx={{
          ...plainList,
          ...gridColumns(isStory),
          // Far ones are not laid out until they come near: three hundred scroll as smoothly as thirty.
          '& > li': {
            contentVisibility: 'auto',
            containIntrinsicSize: isStory ? 'auto 200px' : 'auto 168px',
          },
        }}
      >
        {posts.map((post, place) => (
          <li key={post.imageId}>
            {tiles(post, posts, { eager: place < 4, sizes: isStory ? '150px' : '190px' })}
          </li>
        ))}
      </Box>
      {more && (
        <Box ref={end} sx={{ display: 'grid', placeItems: 'center', minHeight: 64, mt: 1 }}>
          {more.isLoading ? (
            <Spinner />
          ) : (
            <Button look="secondary" onClick={more.load}>{t`Show more`}</Button>
          )}
        </Box>
      )}
    </>
  )
}
