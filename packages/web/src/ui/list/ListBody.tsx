import type { ReactNode } from 'react'
import type { z } from 'zod'
import type { DataListProps, Shown } from './columns.ts'
import { DataList } from './DataList.tsx'
import type { ListPage } from './list-page.ts'
import type { ListRun } from './list-run.ts'

/** A list whose pages are turned or appended. */
export type AnyList<S extends z.ZodObject, Row> = ListPage<S, Row> | ListRun<S, Row>

type Props<S extends z.ZodObject, Row> = Shown<Row> &
  Pick<DataListProps<Row>, 'label' | 'filters' | 'beside' | 'above' | 'bones' | 'tickDeeds'> & {
    list: AnyList<S, Row>
    /** What the search box says; without it there is none. */
    searchLabel?: string | undefined
    empty: ReactNode
  }

/** A list of the address without a page around it: search, filters, rows, pages, and what is said where there are none. */
export function ListBody<S extends z.ZodObject, Row>({ list, searchLabel, ...props }: Props<S, Row>) {
  return (
    <DataList
      {...props}
      rows={list.found?.list}
      loading={list.loading}
      error={list.error}
      onRetry={list.retry}
      search={
        searchLabel === undefined
          ? undefined
          : {
              value: (list.query as { search?: string }).search ?? '',
              onSearch: list.search,
              label: searchLabel,
            }
      }
      filtered={list.isFiltered}
      onClearFilters={list.clear}
      {...('pager' in list ? { pager: list.pager } : { more: list.more })}
    />
  )
}
