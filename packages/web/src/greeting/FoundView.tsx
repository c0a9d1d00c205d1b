import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import type { DailySearch } from '../api/daily-search.ts'
import { failureText } from '../failure-words.ts'
import { favouritesQuery, postsQuery } from '../api/greetings.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { GridBones } from './GridBones.tsx'
import { PostGrid } from './PostGrid.tsx'
import type { Tiles } from './Tiles.tsx'

type Props = {
  filters: DailySearch
  /** What was asked for, in words. */
  title: string
  businessId: number
  tiles: Tiles
  onClear: () => void
}

/** What words, a group or a tag find; or the favourites. */
export function FoundView(props: Props) {
  return props.filters.show === 'favourites' ? <Favourites {...props} /> : <Found {...props} />
}

function Found({ filters, title, businessId, tiles, onClear }: Props) {
  const { t } = useLingui()
  const isStory = filters.shape === 'STORY'
  const posts = useInfiniteQuery(postsQuery(filters, undefined, businessId))
  const list = posts.data?.pages.flatMap((page) => page.list)
  if (posts.isError && !list)
    return <InlineError message={failureText(posts.error)} onRetry={() => void posts.refetch()} />
  if (!list) return <GridBones isStory={isStory} count={9} />
  if (list.length === 0)
    return filters.show === 'popular' && !filters.language ? (
      <EmptyState
        picture={<SearchDrawing />}
        title={t`Nothing is popular yet`}
        body={t`Pictures that many shops send stand here.`}
        action={<Button look="secondary" onClick={onClear}>{t`See today’s pictures`}</Button>}
      />
    ) : (
      <EmptyState
        picture={<SearchDrawing />}
        title={filters.search ? t`No results for “${filters.search}”` : t`Nothing here with this filter`}
        action={<Button look="secondary" onClick={onClear}>{t`Clear filters`}</Button>}
      />
    )
  return (
    <section>
      <Box component="h2" sx={{ typography: 'h2', mb: 1.25, overflowWrap: 'anywhere' }}>
        {title}
      </Box>
      <PostGrid
        posts={list}
        label={title}
        tiles={tiles}
        isStory={isStory}
        more={
          posts.hasNextPage
            ? { load: () => void posts.fetchNextPage(), isLoading: posts.isFetchingNextPage }
            : undefined
        }
      />
    </section>
  )
}

function Favourites({ filters, businessId, title, tiles, onClear }: Props) {
  const { t } = useLingui()
  const isStory = filters.shape === 'STORY'
  const favourites = useRemote(favouritesQuery(businessId))
  if (favourites.error && !favourites.data)
    return <InlineError message={failureText(favourites.error)} onRetry={favourites.reload} />
  if (!favourites.data) return <GridBones isStory={isStory} count={9} />
  const list = favourites.data.filter(
    ({ type, language }) =>
      type === (isStory ? 'STORY_IMAGE' : 'SQUARE_IMAGE') &&
      (!filters.language || language === filters.language),
  )
  if (list.length === 0)
    return (
      <EmptyState
        picture={<SearchDrawing />}
        title={favourites.data.length > 0 ? t`Nothing here with this filter` : t`No favourites yet`}
        body={favourites.data.length > 0 ? undefined : t`Tap the heart of a picture you like to send again.`}
        action={<Button look="secondary" onClick={onClear}>{t`See today’s pictures`}</Button>}
      />
    )
  return (
    <section>
      <Box component="h2" sx={{ typography: 'h2', mb: 1.25 }}>
        {title}
      </Box>
      <PostGrid posts={list} label={title} tiles={tiles} isStory={isStory} />
    </section>
  )
}
