import { useLingui } from '@lingui/react/macro'
import type { Business } from '@parichay/contract/business/fields.ts'
import { useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { filterOf } from '../../api/bulk.ts'
import { businessAddress } from '../../api/business-search.ts'
import { keys } from '../../api/keys.ts'
import { bulkRights, useStaff } from '../../api/staff.ts'
import { businessListQuery } from '../../api/staff-queries.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { usePageAccess } from '../../shell/page-access.ts'
import { Button } from '../../ui/Button.tsx'
import { PeopleDrawing } from '../../ui/illustrations.tsx'
import { useListPage } from '../../ui/list/list-page.ts'
import { ListScreen } from '../../ui/list/ListScreen.tsx'
import { someTicked, useTicks } from '../../ui/list/ticks.ts'
import { BulkMenu } from '../../bulk/BulkMenu.tsx'
import { TickedMenu } from '../../bulk/TickedMenu.tsx'
import { useBusinessColumns } from './BusinessColumns.tsx'
import { BusinessDetail } from './BusinessDetail.tsx'
import { BusinessFilters } from './BusinessFilters.tsx'
import { BusinessMenu } from './BusinessMenu.tsx'

/** All Businesses: searched, filtered, sorted, page by page; all of it in the address. */
export function BusinessesScreen() {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const staff = useStaff()
  const mayList = usePageAccess('businesses')?.rows
  const list = useListPage(businessAddress, businessListQuery, mayList === true)
  const { query, change, found, put } = list
  const ticks = useTicks<Business>(
    JSON.stringify(filterOf(query)),
    (row) => row.businessId,
    (row) => row.businessName,
  )
  const mayTick = Object.values(bulkRights(staff)).some(Boolean)
  const columns = useBusinessColumns({ query, onChange: change, withAgency: staff.seesAllAgencies })
  const add = usePageAccess('add-customer')?.opens && (
    <Button icon={UserPlus} onClick={() => go(paths.addCustomer())}>
      {t`Add customer`}
    </Button>
  )
  return (
    <ListScreen
      title={t`All Businesses`}
      list={list}
      gate={{
        may: mayList,
        title: t`You have no list of businesses`,
        body: t`Your agency’s admin can let you see the businesses you made.`,
      }}
      picture={<PeopleDrawing />}
      counted={(total, isFiltered) => (isFiltered ? t`${total} found` : t`${total} in all`)}
      searchLabel={t`Name, phone or e-mail`}
      columns={columns}
      rowKey={(row) => row.businessId}
      filters={
        <BusinessFilters
          query={query}
          onChange={change}
          bulk={found && <BulkMenu query={query} total={found.total} totalIsMore={found.totalIsMore} />}
          agencyName={found?.list.find((row) => row.agencyId === query.agencyId)?.agencyName}
        />
      }
      empty={{
        title: t`No businesses yet`,
        body: t`Add your first customer: their phone number is enough to begin.`,
        action: add || undefined,
      }}
      action={someTicked(ticks) ? undefined : add}
      rowPicture={(row) => <Avatar name={row.businessName} src={row.logoUrl} size={36} />}
      name="businesses"
      ticks={mayTick ? ticks : undefined}
      tickDeeds={
        ticks.all && found ? (
          <BulkMenu query={query} total={found.total} totalIsMore={found.totalIsMore} only />
        ) : (
          <TickedMenu rows={ticks.rows} />
        )
      }
      detail={(row) => <BusinessDetail business={row} />}
      editHref={(row) => (row.can.edit === true ? paths.editBusiness(row.businessId) : undefined)}
      hrefOf={(row) => (row.can.view === true ? paths.adminBusiness(row.businessId) : undefined)}
      rowActions={(row) => (
        <BusinessMenu
          business={row}
          onGone={() => {
            put((one) => one.businessId === row.businessId, null)
            if (!ticks.all) ticks.tick(row, false, [])
          }}
          onBack={() => void queries.invalidateQueries({ queryKey: keys.businesses() })}
        />
      )}
    />
  )
}
