import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import type { Person } from '@parichay/contract/franchisee/fields.people.ts'
import { useQueryClient } from '@tanstack/react-query'
import { UserPlus } from 'lucide-react'
import { filterOf } from '../api/bulk.ts'
import { recordExport } from '../api/export-list.ts'
import { keys } from '../api/keys.ts'
import { peopleAddress, peopleListQuery } from '../api/staff-list.ts'
import { useStaff } from '../api/staff.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { PeopleDrawing } from '../ui/illustrations.tsx'
import { useListPage } from '../ui/list/list-page.ts'
import { ListScreen } from '../ui/list/ListScreen.tsx'
import { useTicks } from '../ui/list/ticks.ts'
import { PeopleTicked } from './PeopleTicked.tsx'
import { usePersonColumns } from './PersonColumns.tsx'
import { PersonDetail } from './PersonDetail.tsx'
import { PersonFilters } from './PersonFilters.tsx'
import { PersonMenu } from './PersonMenu.tsx'

/** Franchisee List: everybody who works for the agency; filters, sort and page stand in the address. */
export function PeopleScreen() {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const staff = useStaff()
  const list = useListPage(peopleAddress, peopleListQuery)
  const { query, change, found, put } = list
  const ticks = useTicks<Person>(
    JSON.stringify(filterOf(query)),
    (row) => row.franchiseeId,
    (row) => row.name,
  )
  const columns = usePersonColumns({
    query,
    onChange: change,
    withAgency: staff.seesAllAgencies,
    withSales: staff.money.paid,
  })
  const isIt = (one: Person) => (row: Person) => row.franchiseeId === one.franchiseeId
  const add = (
    <Button icon={UserPlus} onClick={() => go(paths.addFranchisee())}>
      {t`Add person`}
    </Button>
  )
  return (
    <ListScreen
      title={t`Franchisee List`}
      list={list}
      picture={<PeopleDrawing />}
      counted={(total, isFiltered) => (isFiltered ? t`${total} found` : t`${total} in all`)}
      searchLabel={t`Name, phone or e-mail`}
      columns={columns}
      rowKey={(row) => row.franchiseeId}
      filters={
        <PersonFilters
          query={query}
          onChange={change}
          agencyName={found?.list.find((row) => row.agencyId === query.agencyId)?.agencyName}
        />
      }
      empty={{
        title: t`You work alone so far`,
        body: t`Invite a creator or a franchisee: a mobile number is enough.`,
        action: add,
      }}
      action={add}
      rowPicture={(row) => <Avatar name={row.name} size={36} />}
      file={{
        list: 'people',
        record: recordExport,
        number: t`Number`,
        more: [{ head: t`Phone`, text: (row) => spokenNumber(row.phoneNumber) }],
      }}
      name="people"
      ticks={ticks}
      tickDeeds={
        <PeopleTicked ticks={ticks} query={query} total={found?.total ?? 0} page={found?.list ?? []} />
      }
      detail={(row) => (
        <PersonDetail person={row} withAgency={staff.seesAllAgencies} withSales={staff.money.paid} />
      )}
      editHref={(row) => paths.editFranchisee(row.franchiseeId)}
      hrefOf={(row) => paths.editFranchisee(row.franchiseeId)}
      rowActions={(row) => (
        <PersonMenu
          person={row}
          onChange={(now) => put(isIt(row), now)}
          onGone={() => {
            put(isIt(row), null)
            if (!ticks.all) ticks.tick(row, false, [])
          }}
          onAsk={() => void queries.invalidateQueries({ queryKey: keys.people() })}
        />
      )}
    />
  )
}
