import { useLingui } from '@lingui/react/macro'
import type { ImagePost } from '@parichay/contract/greeting/fields.ts'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { recordExport } from '../../api/export-list.ts'
import { useChangePosts } from '../../api/change-posts.ts'
import { postsQuery } from '../../api/library.ts'
import { postAddress } from '../../api/library-search.ts'
import { bulkRightsBeside, useStaff } from '../../api/staff.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FootBar } from '../../ui/FootBar.tsx'
import { PaperDrawing } from '../../ui/illustrations.tsx'
import { useListRun } from '../../ui/list/list-run.ts'
import { ListBody } from '../../ui/list/ListBody.tsx'
import { someTicked, useTicks } from '../../ui/list/ticks.ts'
import { imageFilterOf } from '../../api/images-job.ts'
import { ImagesTicked } from './ImagesTicked.tsx'
import { usePostColumns } from './PostColumns.tsx'
import { PostFilters } from './PostFilters.tsx'
import { PostGrid } from './PostGrid.tsx'
import { PostLook } from './PostLook.tsx'
import { PostMenu } from './PostMenu.tsx'
import { PostPanel } from './PostPanel.tsx'
import { PostThumbnail } from './PostThumbnail.tsx'

/** The images: searched and filtered in the address, as rows or large; the one looked at stands beside them. */
export function ImagesTab({ add }: { add: ReactNode }) {
  const { t } = useLingui()
  const { show, withhold, remove } = useChangePosts()
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const list = useListRun(postAddress, postsQuery, true)
  const { query, change, found } = list
  const mayTick = bulkRightsBeside(useStaff()).images
  const ticks = useTicks<ImagePost>(
    JSON.stringify([imageFilterOf(query), query.search]),
    (post) => post.imageId,
    (post) => post.title,
  )
  const open = query.post
  // There the same button stands in the middle.
  const isBare = found?.total === 0 && !list.isFiltered
  const isGrid = query.view === 'grid'
  const columns = usePostColumns(open !== undefined)
  const allColumns = usePostColumns(false)
  const hrefOf = (post: ImagePost) => list.hrefOf({ post: post.imageId })
  const close = () => change({ post: undefined })
  const drop = async (post: ImagePost) => {
    if (open === post.imageId) close()
    if (!ticks.all) ticks.tick(post, false, [])
    await remove(post)
  }
  const actions = (post: ImagePost) => (
    <PostMenu
      post={post}
      onOpen={() => change({ post: post.imageId })}
      onShow={(isShown) => void show(post, isShown)}
      onWithhold={(isWithheld) => void withhold(post, isWithheld)}
      onRemove={() => void drop(post)}
    />
  )
  const panel = open !== undefined && (
    <PostPanel key={open} imageId={open} onClose={close} onRemove={(post) => void drop(post)} />
  )
  if (panel && !isWide) return panel
  return (
    <>
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
            <PostLook
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
          ticks={mayTick ? ticks : undefined}
          tickDeeds={<ImagesTicked ticks={ticks} query={query} total={found?.total ?? 0} />}
          {...(isGrid
            ? {
                show: (posts: readonly ImagePost[]) => (
                  <PostGrid
                    posts={posts}
                    open={open}
                    hrefOf={hrefOf}
                    actions={actions}
                    ticks={mayTick ? ticks : undefined}
                  />
                ),
              }
            : {
                columns,
                rowKey: (post: ImagePost) => post.imageId,
                picture: (post: ImagePost) => <PostThumbnail post={post} />,
                actions,
                hrefOf,
              })}
        />
        {panel}
      </Box>
      {add && !panel && !isBare && !someTicked(ticks) && <FootBar phoneOnly>{add}</FootBar>}
    </>
  )
}
