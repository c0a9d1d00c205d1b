import { useLingui } from '@lingui/react/macro'
import { bulkBounds } from '@parichay/contract/bulk/fields.ts'
import { filterOf } from '../api/bulk.ts'
import { useStaff } from '../api/staff.ts'
import type { BusinessQuery } from '../api/staff-queries.ts'
import { countText } from '../ui/dates.ts'
import { ManyMenu } from './ManyMenu.tsx'

type Props = {
  query: BusinessQuery
  total: number
  totalIsMore: boolean
  /** Only what is about the businesses found: no import, no list of jobs. */
  only?: boolean
}

/** What can be done with all businesses that the filters find, and the way to import more. */
export function BulkMenu({ query, total, totalIsMore, only = false }: Props) {
  const { t, i18n } = useLingui()
  const { person, seesAllAgencies } = useStaff()
  const agencyId = query.agencyId ?? (seesAllAgencies ? undefined : person?.agencyId)
  const count = countText(total, i18n.locale)
  const disabledReason =
    total === 0
      ? t`No business is found.`
      : totalIsMore || total > bulkBounds.rows
        ? t`One job takes 10,000 businesses. Narrow the list first.`
        : agencyId === undefined
          ? t`Choose one agency first: press its name in the list.`
          : undefined
  return (
    <ManyMenu
      label={total > 0 && !totalIsMore ? t`With all ${count}` : t`With all`}
      choice={{ filter: filterOf(query), expected: total, agencyId: agencyId ?? 0 }}
      disabledReason={disabledReason}
      {...(only ? {} : { lists: { importInto: query.agencyId } })}
    />
  )
}
