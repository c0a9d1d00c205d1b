import { useLingui } from '@lingui/react/macro'
import { planBounds, type SubscriptionPlan } from '@parichay/contract/plan/fields.ts'
import {
  changeOfForm,
  type PlanForm,
  planFormRules,
  previewOfForm,
} from '@parichay/contract/plan/plan-form.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import { Eye } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { call, isCallFailed } from '../api/client.ts'
import { keys } from '../api/keys.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { confirm } from '../ui/dialogs.tsx'
import { dropDraft, readDraft, sameValues, writeDraft } from '../ui/form/drafts.ts'
import { Form, usePanelForm } from '../ui/form/Form.tsx'
import { SaveBar } from '../ui/form/SaveBar.tsx'
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

type Props = { plan: SubscriptionPlan | undefined; start: PlanForm; draftName: string }

/** Fields of the call that stand under another name in the form. */
const fieldNames = {
  soldBy: 'soldOnline',
  'limits.greetingVideosLimit': 'greetingVideosLimit',
  'limits.pdfCardLimit': 'pdfCardLimit',
  'limits.promotionalVideoLimit': 'promotionalVideoLimit',
} as const

/** All of a plan on one page, with its card beside it as it will be. */
export function SavePlanForm({ plan, start, draftName }: Props) {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const form = usePanelForm<PlanForm, PlanForm>(planFormRules, start)
  const confirmIdle = useConfirmIdle()
  const leaving = useRef(false)
  useDraft(form, { name: draftName, start, version: plan?.version ?? 0, leaving })
  const now = { ...start, ...useWatch({ control: form.control }) } as PlanForm
  const preview = { ...previewOfForm(now), isHidden: !now.isOffered }

  const send = (values: PlanForm, version: number | undefined) =>
    call(planRoutes.saveSubscriptionPlan, {
      query: plan ? { agencyId: plan.agencyId } : {},
      body: {
        ...changeOfForm(values),
        ...(plan ? { subscriptionPlanId: plan.subscriptionPlanId } : {}),
        ...(version === undefined ? {} : { version }),
      },
    })
  const save = async (values: PlanForm) => {
    if (!(await confirmIdle(previewOfForm(values)))) return
    try {
      await send(values, plan?.version)
    } catch (error) {
      if (!isCallFailed(error) || error.code !== 'CONFLICT') throw error
      const mine = await confirm({
        title: t`Changed on another device`,
        message: t`Somebody changed this plan while you were typing. Save yours over it?`,
        okLabel: t`Save mine`,
      })
      if (!mine) return
      await send(values, undefined)
    }
    leaving.current = true
    dropDraft(draftName)
    await queries.invalidateQueries({ queryKey: keys.plans() })
    sayDone(plan ? t`Saved` : t`${values.name.trim()} is on your list`)
    // After the form counts as saved, so that leaving asks nothing.
    setTimeout(() => go(paths.plans(), { replace: true }))
  }
  return (
    <Form form={form} onSubmit={save} fieldNames={fieldNames}>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          [fromDesktop]: { gridTemplateColumns: 'minmax(0, 1fr) 340px', gap: 4 },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
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
        </Box>
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
      <SaveBar always={!plan} saveLabel={plan ? t`Save` : t`Add plan`} />
    </Form>
  )
}

type Kept = { name: string; start: PlanForm; version: number; leaving: { current: boolean } }

/** What was typed comes back after a reload or a dead battery, as long as the plan is still the one it was typed over. */
function useDraft(form: UseFormReturn<PlanForm, unknown, PlanForm>, { name, start, version, leaving }: Kept) {
  const base = useRef(start)
  useEffect(() => {
    const draft = readDraft<PlanForm>(name)
    if (draft && draft.version === version && !sameValues(draft.values, base.current))
      form.reset(draft.values, { keepDefaultValues: true })
    return form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (leaving.current) return
        if (sameValues(values, base.current)) dropDraft(name)
        else writeDraft(name, { values: structuredClone(values), base: base.current, version })
      },
    })
  }, [form, name, version, leaving])
}
