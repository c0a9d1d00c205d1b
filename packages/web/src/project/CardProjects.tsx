import { useLingui } from '@lingui/react/macro'
import { businessesQuery } from '../api/cards.ts'
import { useRemote } from '../api/remote.ts'
import { useCreateCard } from '../shell/create-card.ts'
import { ProjectCard } from './ProjectCard.tsx'
import { type Asked, ProjectList } from './ProjectList.tsx'

/** The digital cards of all one's businesses. Done: published. */
export function CardProjects(asked: Asked) {
  const { t } = useLingui()
  const createCard = useCreateCard()
  const { data, error, reload } = useRemote(businessesQuery())
  return (
    <ProjectList
      {...asked}
      kind="digital_card"
      label={t`Digital card`}
      all={data?.filter(({ card }) => card !== null)}
      failed={error ? { error, reload } : undefined}
      wordsOf={({ businessName, card }) => `${businessName} ${card?.cardId ?? ''}`}
      isDone={({ card }) => card?.status !== 'DRAFT'}
      searchLabel={t`Search by business`}
      none={{
        title: t`You have no digital card yet`,
        body: t`One page with your numbers, links and hours. It takes two minutes.`,
      }}
      create={{ label: t`Create a digital card`, onClick: () => void createCard() }}
    >
      {(business) => <ProjectCard key={business.businessId} business={business} />}
    </ProjectList>
  )
}
