import { useLingui } from '@lingui/react/macro'
import { type Feedback, feedbackTags } from '@parichay/contract/feedback/fields.ts'
import type { feedbackAddress } from '../api/feedback-search.ts'
import { AgencyPill } from '../shell/AgencyPill.tsx'
import type { ListChange, ListQuery } from '../ui/list/address.ts'
import { FilterPill } from '../ui/list/FilterPill.tsx'
import { tagWords } from './words.ts'

type Schema = (typeof feedbackAddress)['schema']
type Props = {
  query: ListQuery<Schema>
  onChange: (what: ListChange<Schema>) => void
  /** What was found: it knows the names behind numbers. */
  rows: readonly Feedback[]
}

/** The filters of the feedback. */
export function FeedbackFilters({ query, onChange, rows }: Props) {
  const { t, i18n } = useLingui()
  return (
    <>
      <FilterPill
        label={t`Answer`}
        value={query.isAnswered}
        choices={[
          { value: 'false', label: t`Unanswered` },
          { value: 'true', label: t`Answered` },
        ]}
        onChange={(isAnswered) => onChange({ isAnswered })}
      />
      <FilterPill
        label={t`Stars`}
        value={query.stars === undefined ? undefined : String(query.stars)}
        choices={[5, 4, 3, 2, 1].map((count) => ({ value: String(count), label: '★'.repeat(count) }))}
        onChange={(value) => onChange({ stars: value === undefined ? undefined : Number(value) })}
      />
      <FilterPill
        label={t`Tag`}
        value={query.tag}
        choices={feedbackTags.map((value) => ({ value, label: i18n._(tagWords[value]) }))}
        onChange={(tag) => onChange({ tag })}
      />
      {query.cardNo !== undefined && (
        <FilterPill
          label={t`Card`}
          value={String(query.cardNo)}
          valueLabel={rows.find(({ cardNo }) => cardNo === query.cardNo)?.businessName ?? t`One card`}
          onChange={() => onChange({ cardNo: undefined })}
        />
      )}
      {query.feedbackId !== undefined && (
        <FilterPill
          label={t`Feedback`}
          value={String(query.feedbackId)}
          valueLabel={t`The one you were told of`}
          onChange={() => onChange({ feedbackId: undefined })}
        />
      )}
      <AgencyPill
        agencyId={query.agencyId}
        agencyName={rows.find(({ agencyId }) => agencyId === query.agencyId)?.agencyName}
        onChange={({ agencyId }) => onChange({ agencyId })}
      />
    </>
  )
}
