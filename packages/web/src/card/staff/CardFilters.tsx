import { isOn } from '@parichay/contract/agency/switches.ts'
import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../../api/remote.ts'
import { imagePosts } from '../../api/business-search.ts'
import type { CardQuery, CardQueryChange } from '../../api/card-search.ts'
import { linkTypesQuery } from '../../api/links.ts'
import { cardStatusNames, imagePostNames } from '../../business/staff/words.ts'
import { ProjectPills } from '../../project/ProjectPills.tsx'
import { useAgency } from '../../session.ts'
import { FilterPill } from '../../ui/list/FilterPill.tsx'
import { nameIn } from '../LinkStore.tsx'
import { searchByNames } from './words.ts'

type Props = { query: CardQuery; onChange: (change: CardQueryChange) => void; agencyName: string | undefined }

/** The filters of the cards in All Projects. */
export function CardFilters({ query, onChange, agencyName }: Props) {
  const { t, i18n } = useLingui()
  const { configuration } = useAgency()
  return (
    <ProjectPills
      kind="digital_card"
      query={query}
      onChange={onChange}
      searchBy={searchByNames}
      sorts={['newest', 'oldest', 'name', 'expiry']}
      agencyName={agencyName}
    >
      <FilterPill
        label={t`Status`}
        value={query.status}
        choices={(['ACTIVE', 'INACTIVE', 'DRAFT'] as const).map((value) => ({
          value,
          label: i18n._(cardStatusNames[value]!),
        }))}
        onChange={(status) => onChange({ status })}
      />
      {(isOn(configuration, 'greetings') || query.imagePost) && (
        <FilterPill
          label={t`Greetings`}
          value={query.imagePost}
          choices={imagePosts.map((value) => ({ value, label: i18n._(imagePostNames[value]) }))}
          onChange={(imagePost) => onChange({ imagePost })}
        />
      )}
      {query.linkType !== undefined && (
        <LinkPill linkTypeId={query.linkType} onClear={() => onChange({ linkType: undefined })} />
      )}
    </ProjectPills>
  )
}

/** The kind of link that the cards carry, as the Link Store leads here. */
function LinkPill({ linkTypeId, onClear }: { linkTypeId: number; onClear: () => void }) {
  const { t, i18n } = useLingui()
  const { data } = useRemote(linkTypesQuery)
  const type = data?.find((one) => one.linkTypeId === linkTypeId)
  return (
    <FilterPill
      label={t`Link`}
      value={String(linkTypeId)}
      valueLabel={type ? nameIn(i18n.locale, type) : t`Link ${linkTypeId}`}
      onChange={onClear}
    />
  )
}
