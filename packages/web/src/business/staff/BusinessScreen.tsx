import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRemote } from '../../api/remote.ts'
import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import Box from '@mui/material/Box'
import { Pencil } from 'lucide-react'
import { failureText } from '../../failure-words.ts'
import { isCallFailed } from '../../failures.ts'
import { useStaff } from '../../api/staff.ts'
import { staffBusinessQuery } from '../../api/staff-queries.ts'
import { useGo } from '../../go.ts'
import { Notes } from '../../note/Notes.tsx'
import { paths } from '../../paths.ts'
import { useCategoryName } from '../../shell/category-name.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { SearchDrawing } from '../../ui/illustrations.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { phoneOnly } from '../../ui/theme.ts'
import { BusinessActivity } from './BusinessActivity.tsx'
import { BusinessCardTab } from './BusinessCardTab.tsx'
import { BusinessGreetings } from './BusinessGreetings.tsx'
import { BusinessPayments } from '../../payment/BusinessPayments.tsx'
import { BusinessInvoices } from '../../invoice/BusinessInvoices.tsx'
import { BusinessMenu } from './BusinessMenu.tsx'
import { BusinessOverview } from './BusinessOverview.tsx'
import { BusinessTabs, useBusinessTab } from './BusinessTabs.tsx'
import { ValidityChip } from './ValidityChip.tsx'
import { dot } from '../../ui/dot.ts'

// They draw cards and films: only who opens the tab fetches that.
const BusinessPdfCards = lazy(() =>
  loadPart(() => import('./BusinessPdfCards.tsx')).then((part) => ({ default: part.BusinessPdfCards })),
)
const BusinessVideos = lazy(() =>
  loadPart(() => import('./BusinessVideos.tsx')).then((part) => ({ default: part.BusinessVideos })),
)

/** One business as staff see it, in tabs that stand in the address. */
export function BusinessScreen() {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const { person } = useStaff()
  const categoryName = useCategoryName()
  const businessId = Number(useParams({ strict: false })['businessId'])
  const known = Number.isSafeInteger(businessId) && businessId > 0 && businessId < 2 ** 31
  const options = staffBusinessQuery(businessId)
  const { data, error, reload } = useRemote({ ...options, enabled: known })
  const missing = !known || (isCallFailed(error) && error.code === 'NOT_FOUND')
  if (missing) {
    return (
      <Page title={t`Business not found`} hideTitle>
        <EmptyState
          picture={<SearchDrawing />}
          title={t`This business is not here`}
          body={t`It may have been deleted, or it belongs to somebody else.`}
          action={
            <Button
              onClick={() => go(paths.adminBusinesses(), { replace: true })}
            >{t`See all businesses`}</Button>
          }
        />
      </Page>
    )
  }
  if (!data) {
    return (
      <Page title={t`Business`} hideTitle width="lg">
        {error ? <InlineError message={failureText(error)} onRetry={reload} /> : <ListSkeleton rows={5} />}
      </Page>
    )
  }
  return (
    <Page title={data.businessName} width="lg" hideTitle>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 3 }}>
        <Avatar name={data.businessName} src={data.logoUrl} size={64} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box aria-hidden sx={{ typography: 'h1', overflowWrap: 'anywhere' }}>
            {data.businessName}
          </Box>
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1.5,
              rowGap: 0.5,
              mt: 0.5,
              color: 'text.secondary',
              typography: 'body2',
            }}
          >
            <ValidityChip term={data} />
            <span>{[categoryName(data.category), data.city].filter(Boolean).join(dot)}</span>
          </Box>
        </Box>
        {data.can.edit === true && (
          <Box sx={{ [phoneOnly]: { display: 'none' } }}>
            <Button look="secondary" icon={Pencil} onClick={() => go(paths.editBusiness(businessId))}>
              {t`Edit business`}
            </Button>
          </Box>
        )}
        <BusinessMenu
          business={data}
          onDetail
          onGone={() => go(paths.adminBusinesses(), { replace: true })}
          onBack={() => {
            void queries.invalidateQueries({ queryKey: options.queryKey })
            go(paths.adminBusiness(businessId))
          }}
        />
      </Box>
      {data.keeper?.isOutside && (
        <Notice tone="warning">
          {person?.franchiseeId === data.keeper.franchiseeId
            ? t`This business lies outside the places where you work. Ask your admin before you sell here.`
            : t`This business lies outside the places where ${data.keeper.name} works.`}
        </Notice>
      )}
      <BusinessTabs business={data} />
      <Part business={data} />
    </Page>
  )
}

/** The tab that the address names. */
function Part({ business }: { business: Business }) {
  const { tab } = useBusinessTab()
  const { businessId } = business
  switch (tab) {
    case undefined:
      return <BusinessOverview business={business} />
    case 'card':
      return <BusinessCardTab business={business} />
    case 'greetings':
      return <BusinessGreetings business={business} />
    case 'pdf-cards':
      return (
        <Suspense fallback={<ListSkeleton rows={3} />}>
          <BusinessPdfCards business={business} />
        </Suspense>
      )
    case 'videos':
      return (
        <Suspense fallback={<ListSkeleton rows={3} />}>
          <BusinessVideos business={business} />
        </Suspense>
      )
    case 'payments':
      return (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <BusinessPayments businessId={businessId} />
          <BusinessInvoices businessId={businessId} />
        </Box>
      )
    case 'notes':
      return <Notes businessId={businessId} can={business.can} />
    case 'activity':
      return <BusinessActivity businessId={businessId} />
  }
}
