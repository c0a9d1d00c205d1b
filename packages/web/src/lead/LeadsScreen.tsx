import { useLingui } from '@lingui/react/macro'
import { failureText } from '../failure-words.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useActiveBusiness } from '../shell/active-business.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ShopDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { LeadList } from './LeadList.tsx'

/** Who left their number on the card of the active business (design, Leads). */
export function LeadsScreen() {
  const { t } = useLingui()
  const go = useGo()
  const { active, businesses } = useActiveBusiness()
  if (active) return <LeadList key={active.businessId} business={active} />
  return (
    <Page title={t`Leads`} width="lg">
      {businesses.pending ? (
        <ListSkeleton rows={4} />
      ) : businesses.error !== null ? (
        <InlineError message={failureText(businesses.error)} onRetry={businesses.reload} />
      ) : (
        <EmptyState
          picture={<ShopDrawing />}
          title={t`Let us begin with your business`}
          action={
            <Button onClick={() => go(paths.addBusiness({ shouldCreateDigitalCard: true }))}>
              {t`Add your business`}
            </Button>
          }
        />
      )}
    </Page>
  )
}
