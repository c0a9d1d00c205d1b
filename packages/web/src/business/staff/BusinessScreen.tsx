import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { Pencil } from 'lucide-react'
import { failureText } from '../../failure-words.ts'
import { isCallFailed } from '../../failures.ts'
import { useStaff } from '../../api/staff.ts'
import { staffBusinessQuery } from '../../api/staff-queries.ts'
import { StaffGate } from '../../franchisee/StaffGate.tsx'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { useCategoryName } from '../../shell/category-name.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { SearchDrawing } from '../../ui/illustrations.tsx'
import { InlineError } from '../../ui/list/InlineError.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Page } from '../../ui/Page.tsx'
import { ListSkeleton } from '../../ui/Skeletons.tsx'
import { fromDesktop, phoneOnly } from '../../ui/theme.ts'
import { BusinessCard } from './BusinessCard.tsx'
import { BusinessPayments } from '../../payment/BusinessPayments.tsx'
import { BusinessInvoices } from '../../invoice/BusinessInvoices.tsx'
import { BusinessFacts } from './BusinessFacts.tsx'
import { BusinessMenu } from './BusinessMenu.tsx'
import { BusinessOwner } from './BusinessOwner.tsx'
import { ValidityChip } from './ValidityChip.tsx'

/** One business as staff see it: who owns it, where it stands, its card. */
export function BusinessScreen() {
  return (
    <StaffGate permission="business.view">
      <Overview />
    </StaffGate>
  )
}

function Overview() {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const { may, person, seesBilling } = useStaff()
  const showsPayments = seesBilling && may('payment.view')
  const categoryName = useCategoryName()
  const businessId = Number(useParams({ strict: false })['businessId'])
  const known = Number.isSafeInteger(businessId) && businessId > 0 && businessId < 2 ** 31
  const options = staffBusinessQuery(businessId)
  const { data, error, refetch } = useQuery({ ...options, enabled: known })
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
        {error ? (
          <InlineError message={failureText(error)} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton rows={5} />
        )}
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
            <span>{[categoryName(data.category), data.city].filter(Boolean).join(' · ')}</span>
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
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          [fromDesktop]: {
            gridTemplateColumns: 'minmax(0, 1fr) 340px',
            gridTemplateRows: 'auto 1fr',
            alignItems: 'start',
            columnGap: 3,
          },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          {data.keeper?.isOutside && (
            <Notice tone="warning">
              {person?.franchiseeId === data.keeper.franchiseeId
                ? t`This business lies outside the places where you work. Ask your admin before you sell here.`
                : t`This business lies outside the places where ${data.keeper.name} works.`}
            </Notice>
          )}
          <BusinessOwner business={data} />
        </Box>
        <Box sx={{ [fromDesktop]: { gridColumn: 2, gridRow: '1 / span 2' } }}>
          <BusinessCard business={data} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <BusinessFacts business={data} />
          {showsPayments && <BusinessPayments businessId={businessId} />}
          {showsPayments && <BusinessInvoices businessId={businessId} />}
        </Box>
      </Box>
    </Page>
  )
}
