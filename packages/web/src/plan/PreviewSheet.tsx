import { useLingui } from '@lingui/react/macro'
import { Button } from '../ui/Button.tsx'
import { ask, dialogPriority } from '../ui/dialog-queue.ts'
import { Sheet } from '../ui/Sheet.tsx'
import { PlanPreview, type PreviewedPlan } from './PlanPreview.tsx'

/** Shows a plan as customers see it, where there is no room beside the list. */
export const showPlan = (plan: PreviewedPlan): Promise<null> =>
  ask<null>(dialogPriority.confirm, (answer) => <PreviewSheet plan={plan} onClose={() => answer(null)} />)

function PreviewSheet({ plan, onClose }: { plan: PreviewedPlan; onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Sheet
      open
      title={t`As customers see it`}
      onClose={onClose}
      actions={<Button look="secondary" onClick={onClose}>{t`Close`}</Button>}
    >
      <PlanPreview plan={plan} withTitle={false} />
    </Sheet>
  )
}
