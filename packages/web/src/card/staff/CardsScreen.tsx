import { useLingui } from '@lingui/react/macro'
import type { CardListItem } from '@parichay/contract/card/routes.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import {
  cardListQuery,
  type CardQueryChange,
  changeCardSearch,
  isCardListFiltered,
  readCardSearch,
} from '../../api/card-search.ts'
import { keys } from '../../api/keys.ts'
import { useStaff } from '../../api/staff.ts'
import { useGo } from '../../go.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { countText } from '../../ui/dates.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { CardDrawing } from '../../ui/illustrations.tsx'
import { DataList } from '../../ui/list/DataList.tsx'
import { defaultPageSize } from '../../ui/list/pages.ts'
import { Page } from '../../ui/Page.tsx'
import { useCardColumns } from './CardColumns.tsx'
import { CardFilters } from './CardFilters.tsx'
import { CardMenu } from './CardMenu.tsx'

type Found = { list: CardListItem[]; total: number; totalIsMore: boolean }

/** All Projects, the digital cards: searched in one of five ways, filtered, sorted, page by page; all of it in the address. */
export function CardsScreen() {
  const { t, i18n } = useLingui()
  const go = useGo()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const staff = useStaff()
  const query = readCardSearch(useSearch({ strict: false }))
  const latest = useRef(query)
  latest.current = query
  const options = cardListQuery(query)
  const answer = useQuery({ ...options, placeholderData: keepPreviousData, enabled: staff.may('card.list') })
  const lastGood = useRef<Found | undefined>(undefined)
  if (answer.data) lastGood.current = answer.data
  const found = lastGood.current

  const change = useCallback(
    (what: CardQueryChange, replace = false) =>
      void navigate({
        to: '.',
        search: changeCardSearch(latest.current, what) as never,
        replace,
        resetScroll: 'page' in what || 'fromEnd' in what,
      }),
    [navigate],
  )
  const search = useCallback((text: string) => change({ search: text }, true), [change])
  const columns = useCardColumns({ query, onChange: change, withAgency: staff.seesAllAgencies })
  const put = (cardNo: number, row: Partial<CardListItem> | null) =>
    queries.setQueryData(
      options.queryKey,
      (old: Found | undefined) =>
        old && {
          ...old,
          list: old.list.flatMap((one) =>
            one.cardNo === cardNo ? (row ? [{ ...one, ...row }] : []) : [one],
          ),
          total: old.total - (row || old.totalIsMore ? 0 : 1),
        },
    )
  const reload = () => void queries.invalidateQueries({ queryKey: keys.cardList() })

  if (staff.loaded && !staff.may('card.list')) {
    return (
      <Page title={t`All Projects`} width="xl">
        <EmptyState
          picture={<CardDrawing />}
          title={t`You have no list of cards`}
          body={t`Your agency’s admin can let you see the cards you made.`}
        />
      </Page>
    )
  }
  const filtered = isCardListFiltered(query)
  const total = found ? `${countText(found.total, i18n.locale)}${found.totalIsMore ? '+' : ''}` : undefined
  const size = query.pageSize ?? defaultPageSize
  return (
    <Page
      title={t`All Projects`}
      width="xl"
      subtitle={
        total === undefined
          ? !answer.error && t`Counting …`
          : filtered
            ? t`${total} digital cards found`
            : t`${total} digital cards`
      }
    >
      <DataList
        label={t`Digital cards`}
        rows={found?.list}
        rowKey={(row) => row.cardNo}
        columns={columns}
        loading={answer.isFetching && (answer.isPlaceholderData || !answer.data)}
        error={answer.error}
        onRetry={() => void answer.refetch()}
        search={{ value: query.search ?? '', onSearch: search, label: t`Name, link, phone or template` }}
        filters={
          <CardFilters
            query={query}
            onChange={change}
            agencyName={found?.list.find((row) => row.agencyId === query.agencyId)?.agencyName}
          />
        }
        filtered={filtered}
        onClearFilters={() =>
          change({
            search: undefined,
            searchBy: undefined,
            status: undefined,
            done: undefined,
            agencyId: undefined,
          })
        }
        empty={
          <EmptyState
            picture={<CardDrawing />}
            title={t`No cards yet`}
            body={t`Open a business and create its card; it takes two minutes.`}
            action={<Button onClick={() => go(paths.adminBusinesses())}>{t`All Businesses`}</Button>}
          />
        }
        pager={{
          page: query.page ?? 1,
          size,
          total: found?.total ?? 0,
          totalIsMore: found?.totalIsMore ?? false,
          fromEnd: query.fromEnd === 'true',
          onPage: (page) => change({ page }),
          onEnd: (end) =>
            change(
              end === 'first'
                ? { page: 1, fromEnd: undefined }
                : found?.totalIsMore
                  ? { fromEnd: 'true', page: 1 }
                  : { page: Math.max(1, Math.ceil((found?.total ?? 0) / size)) },
            ),
          onSize: (pageSize) => change({ pageSize }),
        }}
        hrefOf={staff.may('card.edit') ? (row) => paths.editCard(row.cardNo) : undefined}
        actions={(row) => (
          <CardMenu
            card={row}
            onChange={(now) => put(row.cardNo, now)}
            onGone={() => put(row.cardNo, null)}
            onBack={reload}
          />
        )}
      />
    </Page>
  )
}
