import { useLingui } from '@lingui/react/macro'
import { notSwitchedOn, type PlanTerms, type SoldFeature } from '@parichay/contract/plan/entitlement.ts'
import { useAgency } from '../session.ts'
import { confirm } from '../ui/dialogs.tsx'
import { Notice } from '../ui/Notice.tsx'

/** What a plan holds that the agency has not switched on, as people call it, in one line; empty where all is on. */
function useIdle() {
  const { t, i18n } = useLingui()
  const { configuration } = useAgency()
  const names: Record<SoldFeature, string> = {
    greetingImage: t`greeting images`,
    greetingVideo: t`greeting videos`,
    pdfExport: t`PDF ID cards`,
    promotionalVideo: t`promotional videos`,
  }
  const list = new Intl.ListFormat(i18n.locale === 'hi' ? 'hi-IN' : 'en-IN', { type: 'conjunction' })
  return (plan: PlanTerms) => list.format(notSwitchedOn(plan, configuration).map((feature) => names[feature]))
}

/** Warns while a plan is put together: what stands in it could not be used. */
export function NotSwitchedOn({ plan }: { plan: PlanTerms }) {
  const { t } = useLingui()
  const what = useIdle()(plan)
  return what === '' ? null : (
    <Notice tone="warning">
      {t`Not switched on for your agency: ${what}. Customers would pay for it and could not use it. Ask the platform to switch it on, or leave it out.`}
    </Notice>
  )
}

/** Asks before a plan with such things is saved or sold. True where nothing has to be asked. */
export function useConfirmIdle(): (plan: PlanTerms) => Promise<boolean> {
  const { t } = useLingui()
  const idle = useIdle()
  return async (plan) => {
    const what = idle(plan)
    return (
      what === '' ||
      confirm({
        title: t`Sell what is not switched on?`,
        message: t`Not switched on for your agency: ${what}. Customers would pay for it and could not use it.`,
        okLabel: t`Sell it all the same`,
      })
    )
  }
}
