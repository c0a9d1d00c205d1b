import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { captionOf } from '@parichay/contract/greeting/days.ts'
import { savedImagesQuery } from '../api/projects.ts'
import { useRemote } from '../api/remote.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { type Asked, ProjectList } from './ProjectList.tsx'
import { SavedGreetingCard } from './SavedGreetingCard.tsx'

type Props = Asked & { businesses: readonly Business[] }

/** The greetings that all one's businesses keep, the latest first. */
export function SavedGreetings({ businesses, text }: Props) {
  const { t, i18n } = useLingui()
  const go = useGo()
  const { data, error, reload } = useRemote(savedImagesQuery)
  const all = data?.flatMap((saved) => {
    const business = businesses.find(({ businessId }) => businessId === saved.businessId)
    return business ? [{ saved, business }] : []
  })
  return (
    <ProjectList
      text={text}
      done={undefined}
      kind="greeting"
      label={t`Greetings saved`}
      all={all}
      failed={error ? { error, reload } : undefined}
      wordsOf={({ saved: { post }, business }) =>
        `${post.title} ${captionOf(post, i18n.locale)} ${business.businessName}`
      }
      searchLabel={t`Search by name`}
      none={{
        title: t`You have no saved greetings yet`,
        body: t`Press the heart on a greeting, and it stands here for next time.`,
      }}
      create={{ label: t`See greetings`, onClick: () => go(paths.dailyImage()) }}
    >
      {({ saved, business }) => (
        <SavedGreetingCard
          key={`${saved.businessId}.${saved.post.imageId}`}
          saved={saved}
          business={business}
        />
      )}
    </ProjectList>
  )
}
