import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { phoneOnly } from '../theme.ts'
import type { Column, DataListProps, Shown } from './columns.ts'
import { DataList } from './DataList.tsx'
import { ExportButton } from './ExportButton.tsx'
import type { ListFile } from './list-file.ts'
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
    /** How it is exported; rows in a manner of their own say the columns and the number of a row with it. */
    file?: (ListFile<Row> & Partial<FileShape<Row>>) | undefined
  }

/** What the rows of a file are made of. */
type FileShape<Row> = { columns: readonly Column<Row>[]; rowKey: (row: Row) => string | number }

/** A list of the address without a page around it: search, filters, rows, pages, and what is said where there are none. */
export function ListBody<S extends z.ZodObject, Row>({ list, searchLabel, file, ...props }: Props<S, Row>) {
  const { found, query, read } = list
  const columns = file?.columns ?? (props.show ? undefined : props.columns)
  const rowKey = file?.rowKey ?? (props.show ? undefined : props.rowKey)
  const onPhone = useMediaQuery(phoneOnly, { noSsr: true })
  const isBesideSearch = onPhone && searchLabel !== undefined
  const button = file && columns && rowKey && found && found.list.length > 0 && (
    <ExportButton
      file={file}
      columns={columns}
      rowKey={rowKey}
      query={query}
      total={found.total}
      isMore={found.totalIsMore}
      read={read}
      small={isBesideSearch}
    />
  )
  const atEnd = isBesideSearch ? undefined : button
  return (
    <DataList
      {...props}
      afterSearch={isBesideSearch && button}
      beside={
        (props.beside ?? atEnd) && (
          <>
            {atEnd}
            {props.beside}
          </>
        )
      }
      rows={list.found?.list}
      found={list.found}
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
