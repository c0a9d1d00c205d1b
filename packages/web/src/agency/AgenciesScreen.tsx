import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import type { AgencyListItem } from '@parichay/contract/agency/record.ts'
import { useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { filterOf } from '../api/bulk.ts'
import { recordExport } from '../api/export-list.ts'
import { agencyAddress, agencyListQuery } from '../api/agencies.ts'
import { keys } from '../api/keys.ts'
import { useGo } from '../go.ts'
import { paths } from '../paths.ts'
import { Avatar } from '../ui/Avatar.tsx'
import { Button } from '../ui/Button.tsx'
import { PaperDrawing } from '../ui/illustrations.tsx'
import { useListPage } from '../ui/list/list-page.ts'
import { ListScreen } from '../ui/list/ListScreen.tsx'
import { useTicks } from '../ui/list/ticks.ts'
import { AgenciesTicked } from './AgenciesTicked.tsx'
import { useAgencyColumns } from './AgencyColumns.tsx'
import { AgencyDetail } from './AgencyDetail.tsx'
import { AgencyFilters } from './AgencyFilters.tsx'
import { AgencyMenu } from './AgencyMenu.tsx'

/** Agency Management: every agency with what it sells, has and owes. For admins of the super-admin agency. */
export function AgenciesScreen() {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const list = useListPage(agencyAddress, agencyListQuery)
  const { query, change, found } = list
  const ticks = useTicks<AgencyListItem>(
    JSON.stringify(filterOf(query)),
    (row) => row.agencyId,
    (row) => row.agencyName,
  )
  const columns = useAgencyColumns({ query, onChange: change })
  return (
    <ListScreen
      title={t`Agency Management`}
      list={list}
      picture={<PaperDrawing />}
      label={t`Agencies`}
      counted={(total, isFiltered, count) =>
        isFiltered
          ? plural(count, { one: '# agency found', other: `${total} agencies found` })
          : plural(count, { one: '# agency', other: `${total} agencies` })
      }
      searchLabel={t`Name or host name`}
      columns={columns}
      rowKey={(row) => row.agencyId}
      rowPicture={(row) => <Avatar name={row.agencyName} src={row.logoUrl} size={36} />}
      filters={<AgencyFilters query={query} onChange={change} />}
      empty={{
        title: t`No agencies yet`,
        body: t`An agency sells under its own name and address.`,
        action: <Button icon={Plus} onClick={() => go(paths.addAgency())}>{t`Add agency`}</Button>,
      }}
      action={<Button icon={Plus} onClick={() => go(paths.addAgency())}>{t`Add agency`}</Button>}
      file={{
        list: 'agencies',
        record: recordExport,
        number: t`Number`,
        more: [
          { head: t`Host name`, text: (row) => row.host ?? '' },
          { head: t`Phone`, text: (row) => (row.owner ? spokenNumber(row.owner.phoneNumber) : '') },
        ],
      }}
      name="agencies"
      ticks={ticks}
      tickDeeds={
        <AgenciesTicked ticks={ticks} query={query} total={found?.total ?? 0} page={found?.list ?? []} />
      }
      detail={(row) => <AgencyDetail agency={row} />}
      editHref={(row) => (row.can.edit === true ? paths.agencySettings(row.agencyId) : undefined)}
      hrefOf={(row) => (row.can.edit === true ? paths.agencySettings(row.agencyId) : undefined)}
      rowActions={(row) => (
        <AgencyMenu
          agency={row}
          onChanged={() => void queries.invalidateQueries({ queryKey: keys.agencyList() })}
        />
      )}
    />
  )
}
