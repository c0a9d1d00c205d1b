import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { unlimited } from '@parichay/contract/plan/unlimited.ts'
import { useRemote } from '../../api/remote.ts'
import { makingRights, useStaff } from '../../api/staff.ts'
import { businessVideosQuery } from '../../api/videos.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { VideoProjectCard } from '../../project/VideoProjectCard.tsx'
import { countText } from '../../ui/dates.ts'
import { BusinessWorks } from './BusinessWorks.tsx'

/** The promotional videos of a business, and how many films its plan leaves. */
export function BusinessVideos({ business }: { business: Business }) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const { videos: mayMake } = makingRights(useStaff())
  const { businessId } = business
  const count = (n: number) => countText(n, i18n.locale)
  return (
    <BusinessWorks
      label={t`Promotional videos`}
      answer={useRemote(businessVideosQuery(businessId))}
      left={({ allowance: { limit, left, used, why } }) =>
        why === null && limit === unlimited
          ? t`${count(used)} made, unlimited in the plan`
          : limit > 0
            ? t`${count(left)} of ${count(limit)} films left`
            : t`The plan has none: films carry the sample watermark`
      }
      none={{
        title: t`No videos yet`,
        body: t`Films that are made for this business show here.`,
      }}
      create={
        mayMake ? { label: t`Create a video`, onClick: () => go(paths.videos({ businessId })) } : undefined
      }
      rows={({ list }) =>
        list.map((video) => <VideoProjectCard key={video.videoNo} video={video} business={business} />)
      }
    />
  )
}
