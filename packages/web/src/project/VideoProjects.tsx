import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { useQueries } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { Plus } from 'lucide-react'
import { businessVideosQuery } from '../api/videos.ts'
import { failureText } from '../failure-words.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { CardDrawing, SearchDrawing } from '../ui/illustrations.tsx'
import { FootBar } from '../ui/FootBar.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { SearchBox } from '../ui/list/SearchBox.tsx'
import { Page } from '../ui/Page.tsx'
import { fromTablet, phoneOnly } from '../ui/theme.ts'
import { type Done, DoneFilter } from './DoneFilter.tsx'
import { VideoProjectCard } from './VideoProjectCard.tsx'
import { ProjectsSkeleton } from './ProjectsSkeleton.tsx'
import { ProjectTabs } from './ProjectTabs.tsx'

type Props = { businesses: readonly Business[]; text: string; done: Done | undefined }

/** The films of all one's businesses, newest first. Done: made without watermark. */
export function VideoProjects({ businesses, text, done }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const answers = useQueries({ queries: businesses.map(({ businessId }) => businessVideosQuery(businessId)) })
  const failed = answers.find(({ isError }) => isError)
  const isWaiting = answers.some(({ isPending }) => isPending)
  const all = answers
    .flatMap(({ data }, at) => (data?.list ?? []).map((video) => ({ video, business: businesses[at]! })))
    .toSorted((one, other) => other.video.videoNo - one.video.videoNo)
  const shown = all.filter(({ video }) => {
    const said = `${video.videoNo} ${video.title} ${video.businessName}`.toLocaleLowerCase()
    return (
      said.includes(text.toLocaleLowerCase()) &&
      (done === undefined || (done === 'done') === (video.film !== null && !video.film.isSample))
    )
  })
  const show = (wish: { search?: string; status?: Done }) =>
    go(paths.projects('promotional_video', wish), { replace: true })
  const create = (
    <Button icon={Plus} onClick={() => go(paths.videos())}>
      {t`Create a video`}
    </Button>
  )
  return (
    <Page
      title={t`My Projects`}
      width="lg"
      {...(all.length > 0 ? { actions: <Box sx={{ [phoneOnly]: { display: 'none' } }}>{create}</Box> } : {})}
    >
      <ProjectTabs shown="promotional_video" counts={isWaiting ? {} : { promotional_video: all.length }} />
      {failed && <InlineError message={failureText(failed.error)} onRetry={() => void failed.refetch()} />}
      {isWaiting ? (
        <ProjectsSkeleton />
      ) : all.length === 0 ? (
        !failed && (
          <EmptyState
            picture={<CardDrawing />}
            title={t`You have no videos yet`}
            body={t`Choose a template: your name, products and number are in the film already.`}
            action={create}
          />
        )
      ) : (
        <>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
            <SearchBox
              value={text}
              onSearch={(typed) =>
                show({ ...(typed ? { search: typed } : {}), ...(done ? { status: done } : {}) })
              }
              label={t`Search by name`}
            />
            <DoneFilter
              value={done}
              onChange={(status) =>
                show({ ...(text ? { search: text } : {}), ...(status ? { status } : {}) })
              }
            />
          </Box>
          {shown.length === 0 ? (
            <EmptyState
              picture={<SearchDrawing />}
              title={text ? t`No results for “${text}”` : t`Nothing here with this filter`}
              action={
                <Button look="secondary" onClick={() => show({})}>
                  {t`Clear filters`}
                </Button>
              }
            />
          ) : (
            <Box
              component="ul"
              aria-label={t`Promotional videos`}
              sx={{
                listStyle: 'none',
                m: 0,
                p: 0,
                display: 'grid',
                gap: 2,
                gridTemplateColumns: 'minmax(0, 1fr)',
                [fromTablet]: { gridTemplateColumns: 'repeat(auto-fill, minmax(320px, 1fr))' },
              }}
            >
              {shown.map(({ video, business }) => (
                <VideoProjectCard key={video.videoNo} video={video} business={business} />
              ))}
            </Box>
          )}
          <FootBar phoneOnly>{create}</FootBar>
        </>
      )}
    </Page>
  )
}
