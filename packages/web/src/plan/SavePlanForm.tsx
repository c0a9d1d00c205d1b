import { useLingui } from '@lingui/react/macro'
import { planBounds, type SubscriptionPlan } from '@parichay/contract/plan/fields.ts'
import {
  changeOfForm,
  formOfPlan,
  type PlanForm,
  planFormRules,
  previewOfForm,
} from '@parichay/contract/plan/plan-form.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { Eye } from 'lucide-react'
import { useCallback } from 'react'
import { useWatch } from 'react-hook-form'
import { call } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { managedPlansQuery } from '../api/plans.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { RecordForm } from '../ui/form/RecordForm.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { sayDone } from '../ui/snackbar-store.ts'
import { fromDesktop } from '../ui/theme.ts'
import { IncludedFields } from './IncludedFields.tsx'
import { useConfirmIdle } from './NotSwitchedOn.tsx'
import { PlanPreview } from './PlanPreview.tsx'
import { PriceNotes } from './PriceNotes.tsx'
import { showPlan } from './PreviewSheet.tsx'
import { SellerFields } from './SellerFields.tsx'
import { Pile } from '../ui/shapes.tsx'

type Props = { plan: SubscriptionPlan | undefined; start: PlanForm; draftName: string }

/** Fields of the call that stand under another name in the form. */
const fieldNames: Record<string, string> = {
  soldBy: 'soldOnline',
  'limits.greetingVideosLimit': 'greetingVideosLimit',
  'limits.pdfCardLimit': 'pdfCardLimit',
  'limits.promotionalVideoLimit': 'promotionalVideoLimit',
}
/** A plan that is not stored yet has no version. */
const versionOf = (plan: SubscriptionPlan | null) => plan?.version ?? 0

/** All of a plan on one page, with its card beside it as it will be. */
export function SavePlanForm({ plan, start, draftName }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const confirmIdle = useConfirmIdle()
  const typed = useCallback((of: SubscriptionPlan | null) => (of ? formOfPlan(of) : start), [start])

  const save = (values: PlanForm, version: number) =>
    call(planRoutes.saveSubscriptionPlan, {
      query: plan ? { agencyId: plan.agencyId } : {},
      body: {
        ...changeOfForm(values),
        ...(plan ? { subscriptionPlanId: plan.subscriptionPlanId, version } : {}),
      },
    })
  const reload = async () => {
    const plans = await queries.fetchQuery({ ...managedPlansQuery, staleTime: 0 })
    return plans.find((one) => one.subscriptionPlanId === plan?.subscriptionPlanId) ?? plan ?? null
  }
  const onSaved = async (saved: SubscriptionPlan | null) => {
    sayDone(plan ? t`Saved` : t`${saved?.name ?? ''} is on your list`)
    await queries.invalidateQueries({ queryKey: keys.plans() })
    go(paths.plans(), { replace: true })
  }
  return (
    <RecordForm<PlanForm, PlanForm, SubscriptionPlan | null>
      draft={draftName}
      schema={planFormRules}
      record={plan ?? null}
      versionOf={versionOf}
      typed={typed}
      save={save}
      reload={reload}
      mayNotSave={async (values) => !(await confirmIdle(previewOfForm(values)))}
      onSaved={onSaved}
      fieldOf={(field) => fieldNames[field] ?? field}
      alwaysSave={!plan}
      saveLabel={plan ? t`Save` : t`Add plan`}
    >
      <PlanFields />
    </RecordForm>
  )
}

function PlanFields() {
  const { t } = useLingui()
  const now = useWatch<PlanForm>() as PlanForm
  const preview = { ...previewOfForm(now), isHidden: !now.isOffered }
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: 4 },
      }}
    >
      <Pile gap={2.5}>
        <Card sx={{ display: 'grid', gap: 2.5, p: { xs: 2, md: 2.5 } }}>
          <TextField
            name="name"
            label={t`Subscription plan name`}
            required
            maxLength={planBounds.name}
            counted
          />
          <TextField
            name="highlight"
            label={t`A line below the name`}
            hint={t`For whom it is, or what makes it good.`}
            maxLength={planBounds.highlight}
            counted
          />
          <Box
            sx={{
              display: 'grid',
              gap: 2,
              alignItems: 'end',
              gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
            }}
          >
            <TextField name="price" type="number" label={t`Price (₹)`} required maxLength={6} />
            <TextField name="validity" type="number" label={t`Validity in years`} required maxLength={2} />
            <TextField name="mrp" type="number" label={t`Struck-through price (₹)`} maxLength={6} />
            <TextField name="renewalPrice" type="number" label={t`Renewal price (₹)`} maxLength={6} />
          </Box>
          <PriceNotes price={preview.price} isGift={now.price === 0} />
        </Card>
        <IncludedFields />
        <SellerFields />
        <Card sx={{ p: { xs: 2, md: 2.5 }, display: 'grid', gap: 2 }}>
          <SwitchField
            name="isOffered"
            label={t`On offer`}
            hint={t`Switched off, nobody can buy it. Who has it keeps it.`}
          />
          <SwitchField
            name="isPopular"
            label={t`Most popular`}
            hint={t`Its card stands out among the others.`}
          />
        </Card>
      </Pile>
      <Box sx={{ display: 'none', [fromDesktop]: { display: 'block', position: 'sticky', top: 84 } }}>
        <PlanPreview plan={preview} />
      </Box>
      <Box sx={{ [fromDesktop]: { display: 'none' } }}>
        <Button
          look="secondary"
          icon={Eye}
          fullWidth
          onClick={() => void showPlan(preview)}
        >{t`Preview as customer`}</Button>
      </Box>
    </Box>
  )
}
