import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { framesQuery } from '../api/greetings.ts'
import { businessQuery } from '../api/cards.ts'
import { failureText } from '../api/failure-words.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useActiveBusiness } from '../shell/active-business.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ShopDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { FrameEditor } from './FrameEditor.tsx'

/** How all pictures of a business are framed, of the active one unless the address names another. */
export function FrameSettingsScreen() {
  const { t } = useLingui()
  const go = useGo()
  const search: Record<string, string | undefined> = useSearch({ strict: false })
  const named = /^[1-9]\d{0,8}$/.test(search.businessId ?? '') ? Number(search.businessId) : undefined
  const { businesses, active } = useActiveBusiness()
  const asked = useQuery({ ...businessQuery(named ?? 0), enabled: named !== undefined })
  const business = named === undefined ? active : asked.data
  const frames = useQuery({ ...framesQuery(business?.businessId ?? 0), enabled: business !== undefined })
  const failure = (named === undefined ? businesses.error : asked.error) ?? frames.error
  const title = t`Frame settings`
  if (named === undefined && businesses.data?.length === 0)
    return (
      <Page title={title} hideTitle>
        <EmptyState
          picture={<ShopDrawing />}
          title={t`Let us begin with your business`}
          body={t`Every greeting then carries your name, your number and your logo.`}
          action={
            <Button size="large" onClick={() => go(paths.addBusiness({ shouldCreateDigitalCard: true }))}>
              {t`Add your business`}
            </Button>
          }
        />
      </Page>
    )
  return (
    <Page title={title} {...(business ? { subtitle: business.businessName } : {})} width="lg">
      {failure && !frames.data && (
        <InlineError
          message={failureText(failure)}
          onRetry={() => {
            void businesses.refetch()
            if (named !== undefined) void asked.refetch()
            if (business) void frames.refetch()
          }}
        />
      )}
      {business && frames.data ? (
        <FrameEditor key={business.businessId} business={business} answer={frames.data} />
      ) : (
        !failure && <FormSkeleton fields={6} />
      )}
    </Page>
  )
}
