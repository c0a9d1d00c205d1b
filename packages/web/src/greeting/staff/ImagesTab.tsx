import { useLingui } from '@lingui/react/macro'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { useChangePosts } from '../../api/change-posts.ts'
import { postsQuery } from '../../api/library.ts'
import { isNarrowed, type LibraryChange, type LibrarySearch, noFilters } from '../../api/library-search.ts'
import { useStaff } from '../../api/staff.ts'
import { Button } from '../../ui/Button.tsx'
import { countText } from '../../ui/dates.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { PaperDrawing, SearchDrawing } from '../../ui/illustrations.tsx'
import { DataTable } from '../../ui/list/DataTable.tsx'
import { LoadMore } from '../../ui/list/LoadMore.tsx'
import { RowCards } from '../../ui/list/RowCards.tsx'
import { SearchBox } from '../../ui/list/SearchBox.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { usePostColumns } from './PostColumns.tsx'
import { PostFilters } from './PostFilters.tsx'
import { PostGrid } from './PostGrid.tsx'
import { PostMenu } from './PostMenu.tsx'
import { PostPanel } from './PostPanel.tsx'
import { PostThumbnail } from './PostThumbnail.tsx'

type Props = {
  search: LibrarySearch
  change: (what: LibraryChange, replace?: boolean) => void
  mayAdd: boolean
  add: ReactNode
}

/** The images: searched and filtered in the address, as rows or large; the one looked at stands beside them. */
export function ImagesTab({ search, change, mayAdd, add }: Props) {
  const { t, i18n } = useLingui()
  const { ofSuperAdminAgency } = useStaff()
  const { show, remove } = useChangePosts()
  const onPhone = useMediaQuery('(max-width: 767.98px)', { noSsr: true })
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const answer = useInfiniteQuery({ ...postsQuery(search), placeholderData: keepPreviousData })
  const posts = answer.data?.pages.flatMap((page) => page.list)
  const open = search.post
  const columns = usePostColumns(open !== undefined)
  const onSearch = useCallback((text: string) => change({ search: text || undefined }, true), [change])
  const mayChange = (post: ImagePost) => ofSuperAdminAgency || (post.isExclusive && mayAdd)
  const hrefOf = (post: ImagePost) => addressOf(search, post.imageId)
  const close = () => change({ post: undefined })
  const drop = async (post: ImagePost) => {
    if (open === post.imageId) close()
    await remove(post)
  }
  const actions = (post: ImagePost) => (
    <PostMenu
      post={post}
      mayChange={mayChange(post)}
      onOpen={() => change({ post: post.imageId })}
      onShow={(isShown) => void show(post, isShown)}
      onRemove={() => void drop(post)}
    />
  )
  const panel = open !== undefined && (
    <PostPanel
      key={open}
      imageId={open}
      mayChange={mayChange}
      onClose={close}
      onRemove={(post) => void drop(post)}
    />
  )
  if (panel && !isWide) return panel
  const filtered = isNarrowed(search)
  const shared = {
    rowKey: (post: ImagePost) => post.imageId,
    columns,
    label: t`Images`,
    picture: (post: ImagePost) => <PostThumbnail post={post} />,
    actions,
    hrefOf,
  }
  const count = posts && countText(posts.length, i18n.locale)
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: panel ? 'minmax(0, 1fr) 400px' : 'minmax(0, 1fr)',
      }}
    >
      <Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2, alignItems: 'center' }}>
          <SearchBox value={search.search ?? ''} onSearch={onSearch} label={t`Occasion, words or title`} />
          <PostFilters search={search} change={change} />
          {filtered && (
            <Button look="text" onClick={() => change(noFilters)}>
              {t`Clear all`}
            </Button>
          )}
          <Box
            sx={{
              ml: 'auto',
              my: { xs: -1, md: 0 },
              display: 'flex',
              alignItems: 'center',
              gap: 0.5,
              color: 'text.secondary',
            }}
          >
            {count !== undefined && (
              <Box role="status" sx={{ typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
                {answer.hasNextPage ? t`${count} shown so far` : t`${count} in all`}
              </Box>
            )}
            <IconButton
              icon={search.view === 'grid' ? Rows3 : LayoutGrid}
              label={search.view === 'grid' ? t`Show as rows` : t`Show large`}
              onClick={() => change({ view: search.view === 'grid' ? undefined : 'grid' }, true)}
            />
          </Box>
        </Box>
        {!posts && !answer.error && <ListSkeleton rows={8} />}
        {posts?.length === 0 && !answer.isFetching && (
          <NoImages search={search} filtered={filtered} change={change} add={add} />
        )}
        {posts && posts.length > 0 && (
          <Box
            aria-busy={answer.isPlaceholderData}
            sx={{ opacity: answer.isPlaceholderData ? 0.6 : 1, transition: 'opacity 150ms 150ms' }}
          >
            {search.view === 'grid' ? (
              <PostGrid posts={posts} open={open} hrefOf={hrefOf} actions={actions} />
            ) : onPhone ? (
              <RowCards rows={posts} {...shared} />
            ) : (
              <DataTable rows={posts} {...shared} />
            )}
          </Box>
        )}
        <Box sx={{ mt: 2 }}>
          <LoadMore pages={answer} />
        </Box>
      </Box>
      {panel}
    </Box>
  )
}

function addressOf(search: LibrarySearch, post: number): string {
  const query = new URLSearchParams(
    Object.entries({ ...search, post }).map(([name, value]) => [name, String(value)]),
  )
  return `${location.pathname}?${query.toString()}`
}

function NoImages({
  search,
  filtered,
  change,
  add,
}: Pick<Props, 'search' | 'change' | 'add'> & { filtered: boolean }) {
  const { t } = useLingui()
  if (filtered)
    return (
      <EmptyState
        picture={<SearchDrawing />}
        title={search.search ? t`No results for “${search.search}”` : t`Nothing matches these filters`}
        body={t`Check the spelling, or look at everything again.`}
        action={
          <Button look="secondary" onClick={() => change(noFilters)}>
            {t`Clear filters`}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      picture={<PaperDrawing />}
      title={t`No images yet`}
      body={t`Add the first ones: many at once, squares and stories.`}
      action={add}
    />
  )
}
