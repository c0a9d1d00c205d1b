import { useLingui } from '@lingui/react/macro'
import { limitBounds } from '@parichay/contract/franchisee/fields.limits.ts'
import { fieldOfPermission, type PersonForm } from '@parichay/contract/franchisee/person-form.ts'
import { customPlanId } from '@parichay/contract/plan/fields.ts'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { plansOfQuery } from '../api/plans.ts'
import { failureText } from '../failure-words.ts'
import { Card } from '../ui/Card.tsx'
import { ChipsField } from '../ui/form/ChipsField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'

/** How far somebody may go who gives plans by hand; for others there is nothing to limit. */
export function LimitFields({ agencyId }: { agencyId: number | undefined }) {
  const { t } = useLingui()
  const [role, mayGive, planIds] = useWatch<PersonForm>({
    name: ['role', fieldOfPermission('payment.manual'), 'allowedPlanIds'],
  }) as [PersonForm['role'], boolean, PersonForm['allowedPlanIds']]
  const gives = role === 'admin' || mayGive
  const plans = useRemote({ ...plansOfQuery(agencyId), enabled: gives })
  if (!gives) return null
  const stored = (plans.data ?? []).map((plan) => ({ value: plan.subscriptionPlanId, label: plan.name }))
  const choices = [
    ...stored,
    ...(role === 'admin' || planIds.includes(customPlanId)
      ? [{ value: customPlanId, label: t`Custom plans` }]
      : []),
  ]
  return (
    <Card sx={{ display: 'grid', gap: 2.5, p: { xs: 2, md: 2.5 } }}>
      <Box>
        <Box component="h2" sx={{ typography: 'h3' }}>{t`Giving plans by hand`}</Box>
        <Box sx={{ typography: 'body2', color: 'text.secondary', mt: 0.25 }}>
          {t`What is empty has no limit. What goes further is refused, and says who can lift it.`}
        </Box>
      </Box>
      <ChipsField
        name="allowedPlanIds"
        label={t`Plans they may give`}
        choices={choices}
        loading={!plans.data}
        placeholder={planIds.length === 0 ? t`All of their role` : t`One more`}
      />
      {plans.error !== null && !plans.data && (
        <InlineError message={failureText(plans.error)} onRetry={plans.reload} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 170px), 1fr))',
        }}
      >
        <TextField
          name="maxDiscountPct"
          type="number"
          label={t`Largest discount (%)`}
          placeholder={t`No limit`}
          hint={t`Below the list price. Free of charge is 100 %.`}
          maxLength={3}
        />
        <TextField
          name="creditLimit"
          type="number"
          label={t`Credit limit (₹)`}
          placeholder={t`No limit`}
          hint={t`Money taken by hand and not handed over yet.`}
          maxLength={String(limitBounds.credit).length}
        />
      </Box>
    </Card>
  )
}
