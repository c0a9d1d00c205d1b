import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { useQueries } from '@tanstack/react-query'
import { businessVideosQuery } from '../api/videos.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { type Asked, ProjectList } from './ProjectList.tsx'
import { ofBusinesses } from '../api/of-businesses.ts'
import { VideoProjectCard } from './VideoProjectCard.tsx'

type Props = Asked & { businesses: readonly Business[] }

/** The films of all one's businesses, newest first. Done: made without watermark. */
export function VideoProjects({ businesses, ...asked }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const answers = useQueries({ queries: businesses.map(({ businessId }) => businessVideosQuery(businessId)) })
  const { all, failed } = ofBusinesses(businesses, answers, ({ videoNo }) => videoNo)
  return (
    <ProjectList
      {...asked}
      kind="promotional_video"
      label={t`Promotional videos`}
      all={all}
      failed={failed}
      wordsOf={({ one }) => `${one.videoNo} ${one.title} ${one.businessName}`}
      isDone={({ one }) => one.film !== null && !one.film.isSample}
      searchLabel={t`Search by name`}
      none={{
        title: t`You have no videos yet`,
        body: t`Choose a template: your name, products and number are in the film already.`,
      }}
      create={{ label: t`Create a video`, onClick: () => go(paths.videos()) }}
    >
      {({ one, business }) => <VideoProjectCard key={one.videoNo} video={one} business={business} />}
    </ProjectList>
  )
}
