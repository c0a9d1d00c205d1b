import { useLingui } from '@lingui/react/macro'
import { emptyPlan, formOfPlan } from '@parichay/contract/plan/plan-form.ts'
import { useRemote } from '../api/remote.ts'
import { useSearch } from '@tanstack/react-router'
import { failureText } from '../failure-words.ts'
import { managedPlansQuery } from '../api/plans.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { copyName } from '../ui/copy-name.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { SavePlanForm } from './SavePlanForm.tsx'

const idIn = (text: string | undefined) => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : undefined)

/** A new plan, empty or like another one, or a plan to change. */
export function EditPlanScreen() {
  const { t } = useLingui()
  const go = useGo()
  const search = useSearch({ strict: false }) as Record<string, string | undefined>
  const [planId, from] = [idIn(search['subscriptionPlanId']), idIn(search['from'])]
  const answer = useRemote(managedPlansQuery)
  const plan = answer.data?.find((one) => one.subscriptionPlanId === planId)
  const model = answer.data?.find((one) => one.subscriptionPlanId === from)
  const title = planId === undefined ? t`Add plan` : t`Edit plan`
  if (answer.data && planId !== undefined && !plan) {
    return (
      <Page title={title} hideTitle>
        <EmptyState
          picture={<SearchDrawing />}
          title={t`This plan is not here`}
          body={t`It may have been deleted, or the link is old.`}
          action={<Button onClick={() => go(paths.plans(), { replace: true })}>{t`All plans`}</Button>}
        />
      </Page>
    )
  }
  const copy = model && {
    ...formOfPlan(model),
    name: copyName(model.name, 40),
    isPopular: false,
  }
  return (
    <Page
      title={title}
      width="lg"
      subtitle={
        plan ? t`A change counts for new purchases only. Who bought it keeps it as it was.` : undefined
      }
    >
      {answer.data ? (
        <SavePlanForm
          key={planId ?? `from ${from}`}
          plan={plan}
          start={plan ? formOfPlan(plan) : (copy ?? emptyPlan)}
          draftName={planId === undefined ? `plan.new.${from ?? ''}` : `plan.${planId}`}
        />
      ) : answer.error ? (
        <InlineError message={failureText(answer.error)} onRetry={answer.reload} />
      ) : (
        <FormSkeleton fields={5} />
      )}
    </Page>
  )
}
