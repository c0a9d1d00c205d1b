import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import Box from '@mui/material/Box'
import { UserPlus } from 'lucide-react'
import { type ReactNode, useCallback, useRef } from 'react'
import { changeBusinessSearch, isFiltered, readBusinessSearch } from '../../api/business-search.ts'
import { keys } from '../../api/keys.ts'
import { useStaff } from '../../api/staff.ts'
import { type BusinessQuery, businessListQuery } from '../../api/staff-queries.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Button } from '../../ui/Button.tsx'
import { countText } from '../../ui/dates.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PeopleDrawing } from '../../ui/illustrations.tsx'
import { DataList } from '../../ui/list/DataList.tsx'
import { defaultPageSize } from '../../ui/list/pages.ts'
import { Page } from '../../ui/Page.tsx'
import { fromTablet, phoneOnly } from '../../ui/theme.ts'
import { BusinessFilters } from './BusinessFilters.tsx'
import { BusinessMenu } from './BusinessMenu.tsx'
import { useBusinessColumns } from './BusinessColumns.tsx'

type Change = { [K in keyof BusinessQuery]?: BusinessQuery[K] | undefined }
type Found = { list: Business[]; total: number; totalIsMore: boolean }

/** All Businesses: searched, filtered, sorted, page by page; all of it in the address. */
export function BusinessesScreen() {
  const { t, i18n } = useLingui()
  const go = useGo()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const staff = useStaff()
  const query = readBusinessSearch(useSearch({ strict: false }))
  const latest = useRef(query)
  latest.current = query
  const options = businessListQuery(query)
  const answer = useQuery({
    ...options,
    placeholderData: keepPreviousData,
    enabled: staff.may('business.list'),
  })
  const found = useLastGood(answer.data)

  const change = useCallback(
    (what: Change, replace = false) =>
      void navigate({
        to: '.',
        search: changeBusinessSearch(latest.current, what) as never,
        replace,
        resetScroll: 'page' in what || 'fromEnd' in what,
      }),
    [navigate],
  )
  const search = useCallback((text: string) => change({ search: text }, true), [change])
  const columns = useBusinessColumns({ query, onChange: change, withAgency: staff.seesAllAgencies })
  const drop = (businessId: number) =>
    queries.setQueryData(
      options.queryKey,
      (old: Found | undefined) =>
        old && {
          ...old,
          list: old.list.filter((row) => row.businessId !== businessId),
          total: old.total - (old.totalIsMore ? 0 : 1),
        },
    )
  const reload = () => void queries.invalidateQueries({ queryKey: keys.businesses() })

  if (staff.loaded && !staff.may('business.list')) {
    return (
      <Page title={t`All Businesses`} width="xl">
        <EmptyState
          picture={<PeopleDrawing />}
          title={t`You have no list of businesses`}
          body={t`Your agency’s admin can let you see the businesses you made.`}
        />
      </Page>
    )
  }
  const filtered = isFiltered(query)
  const total = found ? `${countText(found.total, i18n.locale)}${found.totalIsMore ? '+' : ''}` : undefined
  const add = staff.may('business.create') && (
    <Button icon={UserPlus} onClick={() => go(paths.addCustomer())}>
      {t`Add customer`}
    </Button>
  )
  const nobody = found?.list.length === 0 && !filtered
  return (
    <Page
      title={t`All Businesses`}
      width="xl"
      subtitle={
        total === undefined
          ? !answer.error && t`Counting …`
          : filtered
            ? t`${total} found`
            : t`${total} in all`
      }
      actions={add && !nobody && <Floating>{add}</Floating>}
    >
      <DataList
        label={t`All Businesses`}
        rows={found?.list}
        rowKey={(row) => row.businessId}
        columns={columns}
        loading={answer.isFetching && (answer.isPlaceholderData || !answer.data)}
        error={answer.error}
        onRetry={() => void answer.refetch()}
        search={{ value: query.search ?? '', onSearch: search, label: t`Name, phone or e-mail` }}
        filters={
          <BusinessFilters
            query={query}
            onChange={change}
            agencyName={found?.list.find((row) => row.agencyId === query.agencyId)?.agencyName}
          />
        }
        filtered={filtered}
        onClearFilters={() =>
          change({
            search: undefined,
            subscription: undefined,
            category: undefined,
            origin: undefined,
            hasCard: undefined,
            imagePost: undefined,
            agencyId: undefined,
          })
        }
        empty={
          <EmptyState
            picture={<PeopleDrawing />}
            title={t`No businesses yet`}
            body={t`Add your first customer: their phone number is enough to begin.`}
            action={add || undefined}
          />
        }
        pager={{
          page: query.page ?? 1,
          size: query.pageSize ?? defaultPageSize,
          total: found?.total ?? 0,
          totalIsMore: found?.totalIsMore ?? false,
          fromEnd: query.fromEnd === 'true',
          onPage: (page) => change({ page }),
          onEnd: (end) =>
            change(
              end === 'first'
                ? { page: 1, fromEnd: undefined }
                : lastPage(found, query.pageSize ?? defaultPageSize),
            ),
          onSize: (pageSize) => change({ pageSize }),
        }}
        picture={(row) => <Avatar name={row.businessName} src={row.logoUrl} size={36} />}
        hrefOf={staff.may('business.view') ? (row) => paths.adminBusiness(row.businessId) : undefined}
        actions={(row) => <BusinessMenu business={row} onGone={() => drop(row.businessId)} onBack={reload} />}
      />
      {add && !nobody && <Box sx={{ height: 56, [fromTablet]: { display: 'none' } }} />}
    </Page>
  )
}

const lastPage = (found: Found | undefined, size: number): Change =>
  found?.totalIsMore
    ? { fromEnd: 'true', page: 1 }
    : { page: Math.max(1, Math.ceil((found?.total ?? 0) / size)) }

/** The primary action: beside the heading on wide screens, within reach of the thumb on phones. */
function Floating({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        [phoneOnly]: {
          position: 'fixed',
          zIndex: 20,
          right: 16,
          bottom: 'calc(16px + env(safe-area-inset-bottom))',
          borderRadius: '10px',
          boxShadow: 8,
          '& > *': { minHeight: 52 },
        },
      }}
    >
      {children}
    </Box>
  )
}

/** What was shown last stays in sight while newer rows load or fail. */
function useLastGood<T>(data: T | undefined): T | undefined {
  const kept = useRef(data)
  if (data !== undefined) kept.current = data
  return kept.current
}
