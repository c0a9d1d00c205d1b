import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import { useSearch } from '@tanstack/react-router'
import { businessQuery } from '../api/cards.ts'
import { isCallFailed } from '../failures.ts'
import { failureText } from '../failure-words.ts'
import { StaffGate } from '../franchisee/StaffGate.tsx'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { useActiveBusiness } from '../shell/active-business.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchDrawing, ShopDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { FramesOf } from './FramesOf.tsx'

/** How all pictures of a business are framed: of the one the address names, for its owner else of the active one. */
export function FrameSettingsScreen() {
  const search: Record<string, string | undefined> = useSearch({ strict: false })
  const named = /^[1-9]\d{0,8}$/.test(search.businessId ?? '') ? Number(search.businessId) : undefined
  const isStaff = useSession((state) => state.kind === 'staff')
  if (isStaff)
    return (
      <StaffGate permission="card.imagePost">{named ? <OfNamed businessId={named} /> : <Gone />}</StaffGate>
    )
  return named ? <OfNamed businessId={named} /> : <OfActive />
}

function OfNamed({ businessId }: { businessId: number }) {
  const { t } = useLingui()
  const { data, error, reload } = useRemote(businessQuery(businessId))
  if (data) return <FramesOf business={data} />
  if (isCallFailed(error) && error.code === 'NOT_FOUND') return <Gone />
  return (
    <Page title={t`Frame settings`} width="lg">
      {error ? <InlineError message={failureText(error)} onRetry={reload} /> : <FormSkeleton fields={6} />}
    </Page>
  )
}

function OfActive() {
  const { t } = useLingui()
  const go = useGo()
  const { businesses, active } = useActiveBusiness()
  if (active) return <FramesOf business={active} />
  const title = t`Frame settings`
  if (businesses.data)
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
    <Page title={title} width="lg">
      {businesses.error ? (
        <InlineError message={failureText(businesses.error)} onRetry={businesses.reload} />
      ) : (
        <FormSkeleton fields={6} />
      )}
    </Page>
  )
}

function Gone() {
  const { t } = useLingui()
  const go = useGo()
  const isStaff = useSession((state) => state.kind === 'staff')
  const home = isStaff ? paths.adminBusinesses() : paths.customer()
  return (
    <Page title={t`Frame settings`} hideTitle>
      <EmptyState
        picture={<SearchDrawing />}
        title={t`This business is not here`}
        body={t`It may have been deleted, or the link is old.`}
        action={<Button onClick={() => go(home, { replace: true })}>{t`Go to home`}</Button>}
      />
    </Page>
  )
}
