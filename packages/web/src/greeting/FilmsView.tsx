import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import type { DailySearch } from '../api/daily-search.ts'
import { postsQuery } from '../api/greetings.ts'
import { failureText } from '../failure-words.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { GridBones } from './GridBones.tsx'
import { PostGrid } from './PostGrid.tsx'
import type { Tiles } from './Tiles.tsx'

type Props = {
  filters: DailySearch
  businessId: number
  tiles: Tiles
  /** Shows those of all days. */
  onAll: () => void
}

/** Greeting videos: those of the chosen day, or all of them, the newest first. */
export function FilmsView({ filters, businessId, tiles, onAll }: Props) {
  const { t } = useLingui()
  const isStory = filters.shape === 'STORY'
  const found = useInfiniteQuery(postsQuery(filters, filters.day, businessId))
  const list = found.data?.pages.flatMap((page) => page.list)
  if (found.isError && !list)
    return <InlineError message={failureText(found.error)} onRetry={() => void found.refetch()} />
  if (!list) return <GridBones isStory={isStory} count={6} />
  if (list.length === 0)
    return filters.day || filters.language ? (
      <EmptyState
        picture={<SearchDrawing />}
        title={filters.day ? t`No video for this day yet` : t`No video in this language yet`}
        action={<Button look="secondary" onClick={onAll}>{t`See all videos`}</Button>}
      />
    ) : (
      <EmptyState
        picture={<SearchDrawing />}
        title={t`No videos yet`}
        body={t`Greeting videos stand here as soon as there are some.`}
      />
    )
  const title = filters.day ? t`Videos for this day` : t`Videos`
  return (
    <section>
      <Box component="h2" sx={{ typography: 'h2', mb: 1.25 }}>
        {title}
      </Box>
      <PostGrid
        posts={list}
        label={title}
        tiles={tiles}
        isStory={isStory}
        more={
          found.hasNextPage
            ? { load: () => void found.fetchNextPage(), isLoading: found.isFetchingNextPage }
            : undefined
        }
      />
    </section>
  )
}
