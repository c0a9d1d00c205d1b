import { useLingui } from '@lingui/react/macro'
import { isOn, type ProductSwitch } from '@parichay/contract/agency/switches.ts'
import type { Feature } from '@parichay/contract/plan/entitlement.ts'
import type { PlanOfBusiness } from '@parichay/contract/plan/fields.ts'
import type { ComponentType } from 'react'
import { planOfBusinessQuery } from '../api/plans.ts'
import { useRemote } from '../api/remote.ts'
import { failureText } from '../failure-words.ts'
import { useAgency, useSession } from '../session.ts'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { useActiveBusiness } from './active-business.ts'
import { productPage } from './customer-pages.ts'
import { SwitchedOffPage } from './SwitchedOffPage.tsx'

/** What a plan holds of a product. */
const within: Partial<Record<ProductSwitch, readonly Feature[]>> = {
  greetings: ['greetingImage', 'greetingVideo'],
  pdfCards: ['pdfExport'],
  promotionalVideos: ['promotionalVideo'],
}

/** Whether a plan that runs holds it; what is used up is held too (decision 0107). */
const isKept = (product: ProductSwitch, { entitlements }: PlanOfBusiness) =>
  (within[product] ?? []).some((feature) => {
    const one = entitlements[feature]
    return one.allowed || one.code === 'LIMIT_REACHED' || one.code === 'QUOTA_DAILY'
  })

/**
 * A screen of a product, closed in words while the agency has it switched off: before any call of its own is made, and by its address
 * too. `id` is that of the page in `customer-pages.ts`. It stays open for a business whose plan still holds it, and for staff of the
 * platform, who look after what agencies have that sell it.
 */
export const ofProduct = (id: string, Screen: ComponentType) =>
  function OfProduct() {
    const { roles, configuration } = useAgency()
    const isStaff = useSession(({ kind }) => kind === 'staff')
    if (isOn(configuration, productPage(id).product)) return <Screen />
    if (!isStaff) return <IfKept id={id} screen={Screen} />
    return roles.includes('superadmin') ? <Screen /> : <Closed id={id} />
  }

function Closed({ id }: { id: string }) {
  const { i18n } = useLingui()
  const { label, closed } = productPage(id)
  return <SwitchedOffPage title={i18n._(label)} says={i18n._(closed)} />
}

function IfKept({ id, screen: Screen }: { id: string; screen: ComponentType }) {
  const { i18n } = useLingui()
  const { product, label } = productPage(id)
  const { businesses, active } = useActiveBusiness()
  const plan = useRemote({ ...planOfBusinessQuery(active?.businessId ?? 0), enabled: active !== undefined })
  if (plan.data) return isKept(product, plan.data) ? <Screen /> : <Closed id={id} />
  if (businesses.data && !active) return <Closed id={id} />
  const failed = plan.error ?? businesses.error
  return (
    <Page title={i18n._(label)} hideTitle>
      {failed ? (
        <InlineError
          message={failureText(failed)}
          onRetry={() => (plan.error ? plan.reload() : businesses.reload())}
        />
      ) : (
        <ListSkeleton rows={4} />
      )}
    </Page>
  )
}
