import { useLingui } from '@lingui/react/macro'
import type { ReportName } from '@parichay/contract/report/fields.ts'
import type { ScheduleFilters } from '@parichay/contract/report/fields.schedule.ts'
import { chosenColumns, filtersOf } from '@parichay/contract/report/rules.ts'
import { customPlanId } from '@parichay/contract/plan/fields.ts'
import { useRemote } from '../api/remote.ts'
import { agencyChoicesQuery } from '../api/agencies.ts'
import { categoriesQuery } from '../api/customer-queries.ts'
import { plansQuery } from '../api/plans.ts'
import { personQuery } from '../api/staff-list.ts'
import { useStaff } from '../api/staff.ts'
import { cardStatusNames, originNames, subscriptionNames } from '../business/staff/words.ts'
import { designWords } from '../card/words.ts'
import { Quiet } from '../ui/shapes.tsx'
import { doneNames, filterLabels, payModeNames, productNames, refundNames, renewalNames } from './words.ts'
import { dot } from '../ui/dot.ts'

type Props = { report: ReportName; filters: ScheduleFilters }

/** What narrows a report, each as its pill says it, and how many of its columns were chosen; nothing where it is whole. Names are asked for where they are needed. */
export function NarrowedBy({ report, filters }: Props) {
  const { t, i18n } = useLingui()
  const { may, seesAllAgencies } = useStaff()
  const { category, planId, madeBy, agencyId } = filters
  const isOwnPlan = planId !== undefined && planId !== customPlanId
  const knowsAgency = agencyId !== undefined || !seesAllAgencies
  const categories = useRemote({ ...categoriesQuery, enabled: category !== undefined })
  const plans = useRemote({
    ...plansQuery(agencyId),
    enabled: isOwnPlan && knowsAgency && may('plan.view'),
  })
  const person = useRemote({ ...personQuery(madeBy ?? 0), enabled: madeBy !== undefined })
  const agencies = useRemote({ ...agencyChoicesQuery, enabled: seesAllAgencies && agencyId !== undefined })
  const language = i18n.locale === 'hi' ? ('hi' as const) : undefined
  const names = categories.data?.find(({ name }) => name === category)?.names
  const { subscription, status, done, refunds, mode, product, template, renewal } = filters
  const values: Record<keyof typeof filterLabels, string | undefined> = {
    subscription: subscription && i18n._(subscriptionNames[subscription]),
    status: status && i18n._(cardStatusNames[status]!),
    done: done && i18n._(doneNames[done]),
    refunds: refunds && i18n._(refundNames[refunds]),
    mode: mode && (payModeNames[mode] ? i18n._(payModeNames[mode]) : mode),
    product: product && i18n._(productNames[product]),
    template: template && (designWords[template as keyof typeof designWords]?.name ?? template),
    renewal: renewal && i18n._(renewalNames[renewal]),
    imageCategoryId: filters.imageCategoryId === undefined ? undefined : t`One category`,
    category: (language && names?.[language]) || category,
    origin: filters.origin && i18n._(originNames[filters.origin]),
    state: filters.state,
    planId: isOwnPlan
      ? (plans.data?.find(({ subscriptionPlanId }) => String(subscriptionPlanId) === planId)?.name ?? planId)
      : planId && t`Custom plan`,
    madeBy: madeBy === undefined ? undefined : (person.data?.name ?? t`One person`),
    agencyId:
      agencyId === undefined
        ? undefined
        : (agencies.data?.find((one) => one.agencyId === agencyId)?.agencyName ?? String(agencyId)),
  }
  const narrowing = [...filtersOf[report], 'agencyId' as const].flatMap((name) => {
    const value = values[name]
    return value ? [`${i18n._(filterLabels[name])}: ${value}`] : []
  })
  const chosen = chosenColumns(report, filters.columns, seesAllAgencies)?.length
  const of = chosenColumns(report, undefined, seesAllAgencies)?.length
  if (chosen !== of) narrowing.push(t`Columns: ${chosen} of ${of}`)
  return narrowing.length === 0 ? null : <Quiet wraps>{narrowing.join(dot)}</Quiet>
}
