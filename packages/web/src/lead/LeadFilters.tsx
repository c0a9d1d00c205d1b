import { useLingui } from '@lingui/react/macro'
import { leadStatuses } from '@parichay/contract/lead/rules.ts'
import type { leadAddress } from '../api/leads.ts'
import type { ListChange, ListQuery } from '../ui/list/address.ts'
import { FilterPill } from '../ui/list/FilterPill.tsx'
import { leadStatusWords } from './words.ts'

type Schema = (typeof leadAddress)['schema']
type Props = { query: ListQuery<Schema>; onChange: (what: ListChange<Schema>) => void }

/** The filters of the leads. */
export function LeadFilters({ query, onChange }: Props) {
  const { t, i18n } = useLingui()
  return (
    <FilterPill
      label={t`Status`}
      value={query.status}
      choices={leadStatuses.map((value) => ({ value, label: i18n._(leadStatusWords[value]) }))}
      onChange={(status) => onChange({ status })}
    />
  )
}
