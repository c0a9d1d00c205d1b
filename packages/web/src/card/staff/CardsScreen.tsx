import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { spokenNumber } from '@parichay/card-page/phone.ts'
import type { CardListItem } from '@parichay/contract/card/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { filterOf } from '../../api/bulk.ts'
import { recordExport } from '../../api/export-list.ts'
import { cardAddress, cardListQuery } from '../../api/card-search.ts'
import { keys } from '../../api/keys.ts'
import { bulkRightsBeside, useStaff } from '../../api/staff.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { usePageAccess } from '../../shell/page-access.ts'
import { StaffProjectTabs } from '../../project/StaffProjectTabs.tsx'
import { Button } from '../../ui/Button.tsx'
import { CardDrawing } from '../../ui/illustrations.tsx'
import { useListPage } from '../../ui/list/list-page.ts'
import { ListScreen } from '../../ui/list/ListScreen.tsx'
import { useTicks } from '../../ui/list/ticks.ts'
import { useCardColumns } from './CardColumns.tsx'
import { CardDetail } from './CardDetail.tsx'
import { CardFilters } from './CardFilters.tsx'
import { CardMenu } from './CardMenu.tsx'
import { CardsTicked } from './CardsTicked.tsx'

/** All Projects, the digital cards: searched in one of five ways, filtered, sorted, page by page; all of it in the address. */
export function CardsScreen() {
  const { t } = useLingui()
  const go = useGo()
  const queries = useQueryClient()
  const staff = useStaff()
  const mayList = usePageAccess('projects')?.rows
  const list = useListPage(cardAddress, cardListQuery, mayList === true)
  const { query, change, found, put } = list
  const ticks = useTicks<CardListItem>(
    JSON.stringify(filterOf(query)),
    (row) => row.cardNo,
    (row) => row.companyName || row.businessName,
  )
  const rights = bulkRightsBeside(staff)
  const columns = useCardColumns({ query, onChange: change, withAgency: staff.seesAllAgencies })
  return (
    <ListScreen
      title={t`All Projects`}
      list={list}
      tabs={<StaffProjectTabs shown="digital_card" />}
      gate={{
        may: mayList,
        title: t`You have no list of cards`,
        body: t`Your agency’s admin can let you see the cards you made.`,
      }}
      picture={<CardDrawing />}
      label={t`Digital cards`}
      counted={(total, isFiltered, count) =>
        isFiltered
          ? plural(count, { one: '# digital card found', other: `${total} digital cards found` })
          : plural(count, { one: '# digital card', other: `${total} digital cards` })
      }
      searchLabel={t`Name, link, phone or template`}
      columns={columns}
      rowKey={(row) => row.cardNo}
      filters={
        <CardFilters
          query={query}
          onChange={change}
          agencyName={found?.list.find((row) => row.agencyId === query.agencyId)?.agencyName}
        />
      }
      empty={{
        title: t`No cards yet`,
        body: t`Open a business and create its card; it takes two minutes.`,
        action: <Button onClick={() => go(paths.adminBusinesses())}>{t`All Businesses`}</Button>,
      }}
      file={{
        list: 'cards',
        record: recordExport,
        number: t`Number`,
        more: [
          {
            head: t`Phone`,
            text: (row) => (row.registeredPhoneNumber ? spokenNumber(row.registeredPhoneNumber) : ''),
          },
        ],
      }}
      name="cards"
      ticks={rights.switchCards || rights.deleteCards ? ticks : undefined}
      tickDeeds={<CardsTicked ticks={ticks} query={query} total={found?.total ?? 0} />}
      detail={(row) => <CardDetail card={row} withAgency={staff.seesAllAgencies} />}
      editHref={(row) => (row.can.edit === true ? paths.editCard(row.cardNo) : undefined)}
      hrefOf={(row) => (row.can.edit === true ? paths.editCard(row.cardNo) : undefined)}
      rowActions={(row) => (
        <CardMenu
          card={row}
          onChange={(now) => put((one) => one.cardNo === row.cardNo, now)}
          onGone={() => {
            put((one) => one.cardNo === row.cardNo, null)
            if (!ticks.all) ticks.tick(row, false, [])
          }}
          onBack={() => void queries.invalidateQueries({ queryKey: keys.cardList() })}
        />
      )}
    />
  )
}
