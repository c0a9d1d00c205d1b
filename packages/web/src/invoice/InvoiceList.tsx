import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { failureText } from '../failure-words.ts'
import { invoicesQuery } from '../api/invoice-search.ts'
import { RowList } from '../ui/list/RowList.tsx'
import { InlineError } from '../ui/list/InlineError.tsx'
import { LoadMore } from '../ui/list/LoadMore.tsx'
import { ListSkeleton } from '../ui/Skeletons.tsx'
import { InvoiceRow } from './InvoiceRow.tsx'

type Props = {
  /** One business; without it all of one’s own. */
  businessId?: number
  pageSize?: number
  empty: ReactNode
  /** A line of one’s own above the rows, where there are some; hears how many there are in all. */
  above?: (total: number) => ReactNode
}

/** Invoices, receipts and credit notes, newest first. */
export function InvoiceList({ businessId, pageSize = 20, empty, above }: Props) {
  const { t } = useLingui()
  const answer = useInfiniteQuery(invoicesQuery(businessId, pageSize))
  const rows = answer.data?.pages.flatMap(({ list }) => list)
  if (!rows)
    return answer.error ? (
      <InlineError message={failureText(answer.error)} onRetry={() => void answer.refetch()} />
    ) : (
      <ListSkeleton rows={3} />
    )
  if (rows.length === 0) return <>{empty}</>
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' }}
    >
      {above?.(answer.data!.pages[0]!.total)}
      <RowList label={t`Invoices`}>
        {rows.map((invoice) => (
          <InvoiceRow key={invoice.invoiceId} invoice={invoice} />
        ))}
      </RowList>
      <LoadMore pages={answer} />
    </Box>
  )
}
