import { useLingui } from '@lingui/react/macro'
import { audiences, itemBounds, type UiCustomisation } from '@parichay/contract/ui-customisation/fields.ts'
import { useQueries } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import { useWatch } from 'react-hook-form'
import { agencyChoicesQuery } from '../api/agencies.ts'
import { plansOfQuery } from '../api/plans.ts'
import { failureText } from '../failure-words.ts'
import { useAgency } from '../session.ts'
import { ComboField } from '../ui/form/ComboField.tsx'
import { ChipsField } from '../ui/form/ChipsField.tsx'
import { SelectField } from '../ui/form/SelectField.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import type { TypedItem } from '@parichay/contract/ui-customisation/item-form.ts'
import { audienceNames } from './words.ts'

/** Whose item it is, and which agencies and plans it is for. */
export function AudienceFields({ item }: { item: UiCustomisation | null }) {
  const { t, i18n } = useLingui()
  const own = useAgency()
  const typedOwner = useWatch<TypedItem, 'agencyId'>({ name: 'agencyId' })
  const audience = useWatch<TypedItem, 'audience'>({ name: 'audience' })
  const agencyIds = useWatch<TypedItem, 'agencyIds'>({ name: 'agencyIds' }) ?? []
  const { data: agencies = [], pending } = useRemote(agencyChoicesQuery)
  const owner = item?.kept?.agencyId ?? typedOwner ?? own.agencyId
  const isPlatform = owner === own.agencyId
  const sellers = isPlatform ? agencyIds : [owner]
  const answers = useQueries({
    queries: audience === 'PLANS' ? sellers.map((id) => plansOfQuery(id)) : [],
  })
  const failed = answers.find((answer) => answer.error !== null && !answer.data)
  const plans = answers.flatMap((answer) => answer.data ?? [])
  const nameOf = (id: number) => agencies.find(({ agencyId }) => agencyId === id)?.agencyName ?? ''
  return (
    <>
      {!item && (
        <ComboField
          name="agencyId"
          label={t`Whose item`}
          hint={t`An agency’s item is for its own customers only.`}
          placeholder={t`Of the platform`}
          loading={pending}
          choices={agencies
            .filter(({ agencyId }) => agencyId !== own.agencyId)
            .map(({ agencyId, agencyName }) => ({ value: agencyId, label: agencyName }))}
        />
      )}
      {isPlatform && (
        <ChipsField
          name="agencyIds"
          label={t`Agencies it is shown at`}
          hint={t`None chosen: at all.`}
          placeholder={t`Name of an agency`}
          max={itemBounds.agencies}
          choices={agencies.map(({ agencyId, agencyName }) => ({ value: agencyId, label: agencyName }))}
        />
      )}
      <SelectField
        name="audience"
        label={t`Shown to`}
        required
        choices={audiences.map((value) => ({ value, label: i18n._(audienceNames[value]) }))}
      />
      {audience === 'PLANS' && (
        <ChipsField
          name="planIds"
          label={t`Plans`}
          hint={sellers.length === 0 ? t`Choose the agencies first: each has plans of its own.` : undefined}
          max={itemBounds.plans}
          loading={answers.some((answer) => !answer.data)}
          choices={plans.map(({ subscriptionPlanId, name, agencyId }) => ({
            value: subscriptionPlanId,
            label: sellers.length > 1 ? `${name} (${nameOf(agencyId)})` : name,
          }))}
        />
      )}
      {failed && <InlineError message={failureText(failed.error)} onRetry={() => void failed.refetch()} />}
    </>
  )
}
