import { useLingui } from '@lingui/react/macro'
import type { SubscriptionPlan } from '@parichay/contract/plan/fields.ts'
import { planRoutes } from '@parichay/contract/plan/routes.ts'
import { arrayMove } from '@dnd-kit/sortable'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../api/remote.ts'
import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useState } from 'react'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { keys } from '../api/keys.ts'
import { managedPlansQuery } from '../api/plans.ts'
import { showError } from '../ui/dialogs.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { say } from '../ui/snackbar-store.ts'
import { Sortable } from '../ui/sort/Sortable.tsx'
import { SortableItem } from '../ui/sort/SortableItem.tsx'
import { PlanPreview } from './PlanPreview.tsx'
import { PlanRow } from './PlanRow.tsx'
import { showPlan } from './PreviewSheet.tsx'
import { StarterPlans } from './StarterPlans.tsx'
import { PlainList } from '../ui/shapes.tsx'

/** The plans in their order; beside them on wide screens the one that is looked at, as customers see it. */
export function PlanList() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const answer = useRemote(managedPlansQuery)
  const isWide = useMediaQuery('(min-width: 1200px)', { noSsr: true })
  const [lookedAt, setLookedAt] = useState<number>()
  const key = managedPlansQuery.queryKey
  const plans = answer.data
  const put = (next: SubscriptionPlan[]) => queries.setQueryData(key, next)
  const settle = () => void queries.invalidateQueries({ queryKey: keys.plans() })

  /** Shows the change at once, and takes it back when it could not be made. */
  const change = async (next: SubscriptionPlan[], make: () => Promise<unknown>): Promise<boolean> => {
    await queries.cancelQueries({ queryKey: key })
    const before = queries.getQueryData(key)
    put(next)
    try {
      await make()
      return true
    } catch (error) {
      queries.setQueryData(key, before)
      void showError(error)
      return false
    } finally {
      settle()
    }
  }
  const save = (plan: SubscriptionPlan, body: { isHidden?: boolean; order?: number }) =>
    call(planRoutes.saveSubscriptionPlan, {
      query: { agencyId: plan.agencyId },
      body: { subscriptionPlanId: plan.subscriptionPlanId, ...body },
    })
  const move = (list: SubscriptionPlan[], from: number, to: number) =>
    void change(arrayMove(list, from, to), () => save(list[from]!, { order: to }))
  const hide = async (list: SubscriptionPlan[], plan: SubscriptionPlan) => {
    const isHidden = !plan.isHidden
    const next = list.map((one) => (one === plan ? { ...one, isHidden } : one))
    if (await change(next, () => save(plan, { isHidden })))
      say(isHidden ? t`${plan.name} is hidden. Nobody can buy it now.` : t`${plan.name} is on offer`)
  }
  const archive = async (list: SubscriptionPlan[], plan: SubscriptionPlan) => {
    const ask = (restore: boolean) =>
      call(planRoutes.archiveSubscriptionPlan, {
        params: { subscriptionPlanId: plan.subscriptionPlanId },
        body: restore ? { restore } : {},
      })
    const rest = list.filter((one) => one !== plan)
    if (!(await change(rest, () => ask(false)))) return
    const undo = () => void change(list, () => ask(true))
    say(plan.subscribers ? t`Deleted. Who bought it keeps it.` : t`${plan.name} is deleted`, {
      action: { label: t`Undo`, run: undo },
    })
  }

  if (!plans) {
    return answer.error ? (
      <InlineError message={failureText(answer.error)} onRetry={answer.reload} />
    ) : (
      <ListSkeleton rows={3} />
    )
  }
  if (plans.length === 0) return <StarterPlans />
  const shown = plans.find((plan) => plan.subscriptionPlanId === lookedAt) ?? plans[0]!
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 4,
        alignItems: 'start',
        gridTemplateColumns: isWide ? 'minmax(0, 1fr) 340px' : 'minmax(0, 1fr)',
      }}
    >
      <Box>
        {answer.error && <InlineError message={failureText(answer.error)} onRetry={answer.reload} />}
        <Sortable
          things={plans.map((plan) => ({ id: String(plan.subscriptionPlanId), name: plan.name }))}
          onMove={(from, to) => move(plans, from, to)}
        >
          <PlainList aria-label={t`Plans`} gap={1.5}>
            {plans.map((plan) => (
              <SortableItem key={plan.subscriptionPlanId} id={String(plan.subscriptionPlanId)}>
                <PlanRow
                  plan={plan}
                  isLookedAt={isWide && plan === shown}
                  onPoint={() => setLookedAt(plan.subscriptionPlanId)}
                  onLook={() => void showPlan(plan)}
                  onHide={() => void hide(plans, plan)}
                  onArchive={() => void archive(plans, plan)}
                />
              </SortableItem>
            ))}
          </PlainList>
        </Sortable>
      </Box>
      {isWide && (
        <Box sx={{ position: 'sticky', top: 84 }}>
          <PlanPreview plan={shown} />
        </Box>
      )}
    </Box>
  )
}
