import { useLingui } from '@lingui/react/macro'
import { bulkBounds } from '@parichay/contract/bulk/fields.ts'
import { countText } from '../ui/dates.ts'
import type { Ticks } from '../ui/list/ticks.ts'
import { useStaff } from './staff.ts'

/** What a job over rows of a list is asked with. */
export type TickedChoice<F> = { filter: F; expected: number }
type Given<T, F> = {
  ticks: Pick<Ticks<T>, 'all' | 'rows'>
  /** What the filters find in all. */
  total: number
  /** The filters of the list. */
  filter: F
  /** The filter that finds those alone which were ticked one by one. */
  only: (rows: readonly T[]) => F
}

/** What a job is asked with: all that the filters find, or what was ticked one by one; and why not, where that is too much. */
export function useTickedChoice<T, F>({
  ticks,
  total,
  filter,
  only,
}: Given<T, F>): {
  label: string
  choice: TickedChoice<F>
  disabledReason: string | undefined
} {
  const { t, i18n } = useLingui()
  const { all, rows } = ticks
  const count = countText(all ? total : rows.length, i18n.locale)
  const most = countText(bulkBounds.ticked, i18n.locale)
  if (all)
    return {
      label: t`With all ${count}`,
      choice: { filter, expected: total },
      disabledReason: undefined,
    }
  return {
    label: t`With these ${count}`,
    choice: { filter: only(rows), expected: rows.length },
    disabledReason:
      rows.length > bulkBounds.ticked
        ? t`Up to ${most} can be ticked one by one. Narrow the list and take all that are found.`
        : undefined,
  }
}

/** The same for rows of agencies: a job works within one, so those of several cannot be chosen. */
export function useChoiceWithin<T extends { agencyId: number }, F extends { agencyId?: number }>({
  only,
  ...given
}: Given<T, F>): ReturnType<typeof useTickedChoice<T, F>> {
  const { t } = useLingui()
  const { seesAllAgencies } = useStaff()
  const { all, rows } = given.ticks
  const agencyId = rows[0]?.agencyId
  const asked = useTickedChoice<T, F>({
    ...given,
    only: (some) => ({ ...only(some), ...(agencyId === undefined ? {} : { agencyId }) }),
  })
  const ofMany = all
    ? seesAllAgencies && given.filter.agencyId === undefined
    : rows.some((row) => row.agencyId !== agencyId)
  return ofMany
    ? { ...asked, disabledReason: t`A job works within one agency. Narrow the list to one first.` }
    : asked
}
