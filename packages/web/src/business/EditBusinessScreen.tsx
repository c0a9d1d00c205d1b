import { useLingui } from '@lingui/react/macro'
import { useRemote } from '../api/remote.ts'
import { useSearch } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { businessQuery } from '../api/cards.ts'
import { categoriesQuery } from '../api/customer-queries.ts'
import { isCallFailed } from '../failures.ts'
import { failureText } from '../failure-words.ts'
import { FrameLink } from '../frame/FrameLink.tsx'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { useSession } from '../session.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { SearchDrawing } from '../ui/illustrations.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { Page } from '../ui/Page.tsx'
import { FormSkeleton } from '../ui/Skeletons.tsx'
import { BusinessMenu } from './BusinessMenu.tsx'
import { EditBusinessForm } from './EditBusinessForm.tsx'

/** Change a business. */
export function EditBusinessScreen() {
  const { t } = useLingui()
  const go = useGo()
  const search: Record<string, string | undefined> = useSearch({ strict: false })
  const isStaff = useSession((state) => state.kind === 'staff')
  const businessId = /^\d{1,9}$/.test(search.businessId ?? '') ? Number(search.businessId) : 0
  const business = useRemote({ ...businessQuery(businessId), enabled: businessId > 0 })
  const categories = useRemote(categoriesQuery)
  const home = isStaff ? paths.adminBusinesses() : paths.customer()
  const isGone =
    businessId === 0 ||
    (isCallFailed(business.error) && ['NOT_FOUND', 'VALIDATION'].includes(business.error.code))
  const goHome = () => go(home, { replace: true })
  if (isGone && !business.data) {
    return (
      <Page title={t`Edit business`} hideTitle>
        <EmptyState
          picture={<SearchDrawing />}
          title={t`This business is not here`}
          body={t`It may have been deleted, or the link is old.`}
          action={<Button onClick={goHome}>{t`Go to home`}</Button>}
        />
      </Page>
    )
  }
  const known = categories.pending ? undefined : business.data
  return (
    <Page
      title={t`Edit business`}
      subtitle={business.data?.businessName}
      width="lg"
      {...(business.data
        ? { actions: <BusinessMenu business={business.data} withoutEdit onRemoved={goHome} /> }
        : {})}
    >
      {business.error !== null && !business.data && (
        <InlineError message={failureText(business.error)} onRetry={business.reload} />
      )}
      {!known ? (
        business.error === null && <FormSkeleton fields={6} />
      ) : (
        <>
          <Box sx={{ mb: 3 }}>
            <FrameLink businessId={businessId} can={known.can.frames} />
          </Box>
          <EditBusinessForm
            key={businessId}
            business={known}
            categories={(categories.data ?? []).map((one) => one.name)}
            field={search.field}
          />
        </>
      )}
    </Page>
  )
}
