import { useLingui } from '@lingui/react/macro'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { LayoutGrid, Rows3 } from 'lucide-react'
import type { ReactNode } from 'react'
import { recordExport } from '../../api/export-list.ts'
import { useChangePosts } from '../../api/change-posts.ts'
import { postsQuery } from '../../api/library.ts'
import { postAddress } from '../../api/library-search.ts'
import { countText } from '../../ui/dates.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { PaperDrawing } from '../../ui/illustrations.tsx'
import { Rows } from '../../ui/list/DataList.tsx'
import type { Found } from '../../ui/list/list-address.ts'
import { useListRun } from '../../ui/list/list-run.ts'
import { ListBody } from '../../ui/list/ListBody.tsx'
import { usePostColumns } from './PostColumns.tsx'
import { PostFilters } from './PostFilters.tsx'
import { PostGrid } from './PostGrid.tsx'
import { PostMenu } from './PostMenu.tsx'
import { PostPanel } from './PostPanel.tsx'
import { PostThumbnail } from './PostThumbnail.tsx'

/** The images: searched and filtered in the address, as rows or large; the one looked at stands beside them. */
export function ImagesTab({ add }: { add: ReactNode }) {
  const { t } = useLingui()
  const { show, remove } = useChangePosts()
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const list = useListRun(postAddress, postsQuery, true)
  const { query, change } = list
  const open = query.post
  const isGrid = query.view === 'grid'
  const columns = usePostColumns(open !== undefined)
  const allColumns = usePostColumns(false)
  const hrefOf = (post: ImagePost) => list.hrefOf({ post: post.imageId })
  const close = () => change({ post: undefined })
  const drop = async (post: ImagePost) => {
    if (open === post.imageId) close()
    await remove(post)
  }
  const actions = (post: ImagePost) => (
    <PostMenu
      post={post}
      onOpen={() => change({ post: post.imageId })}
      onShow={(isShown) => void show(post, isShown)}
      onRemove={() => void drop(post)}
    />
  )
  const panel = open !== undefined && (
    <PostPanel key={open} imageId={open} onClose={close} onRemove={(post) => void drop(post)} />
  )
  if (panel && !isWide) return panel
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: panel ? 'minmax(0, 1fr) 400px' : 'minmax(0, 1fr)',
      }}
    >
      <ListBody
        list={list}
        label={t`Images`}
        searchLabel={t`Occasion, words or title`}
        filters={<PostFilters query={query} change={change} />}
        beside={
          <Look
            found={list.found}
            isGrid={isGrid}
            onGrid={(grid) => change({ view: grid ? 'grid' : undefined }, true)}
          />
        }
        bones={8}
        empty={
          <EmptyState
            picture={<PaperDrawing />}
            title={t`No images yet`}
            body={t`Add the first ones: many at once, squares and stories.`}
            action={add}
          />
        }
        file={{
          list: 'images',
          record: recordExport,
          number: t`Number`,
          columns: allColumns,
          rowKey: (post: ImagePost) => post.imageId,
        }}
        show={(posts) =>
          isGrid ? (
            <PostGrid posts={posts} open={open} hrefOf={hrefOf} actions={actions} />
          ) : (
            <Rows
              rows={posts}
              rowKey={(post) => post.imageId}
              columns={columns}
              label={t`Images`}
              picture={(post) => <PostThumbnail post={post} />}
              actions={actions}
              hrefOf={hrefOf}
            />
          )
        }
      />
      {panel}
    </Box>
  )
}

type LookProps = {
  found: Found<ImagePost> | undefined
  isGrid: boolean
  onGrid: (isGrid: boolean) => void
}

/** How many there are, and whether they are shown as rows or large. */
function Look({ found, isGrid, onGrid }: LookProps) {
  const { t, i18n } = useLingui()
  const count = found && countText(found.total, i18n.locale)
  return (
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
          {found?.totalIsMore ? t`${count} shown so far` : t`${count} in all`}
        </Box>
      )}
      <IconButton
        icon={isGrid ? Rows3 : LayoutGrid}
        label={isGrid ? t`Show as rows` : t`Show large`}
        onClick={() => onGrid(!isGrid)}
      />
    </Box>
  )
}
