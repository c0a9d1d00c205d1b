import { useLingui } from '@lingui/react/macro'
import { invoiceRoutes } from '@parichay/contract/invoice/routes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { call } from '../api/client.ts'
import { failureText } from '../failure-words.ts'
import { keys } from '../api/keys.ts'
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
}

/** Invoices, receipts and credit notes, newest first. */
export function InvoiceList({ businessId, pageSize = 20, empty }: Props) {
  const { t } = useLingui()
  const answer = useInfiniteQuery({
    queryKey: keys.invoices(businessId),
    queryFn: ({ pageParam, signal }) =>
      call(
        invoiceRoutes.listInvoices,
        {
          query: {
            pageSize,
            ...(businessId === undefined ? {} : { businessId }),
            ...(pageParam === undefined ? {} : { before: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ list }) => (list.length < pageSize ? undefined : list.at(-1)?.invoiceId),
  })
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
      <RowList label={t`Invoices`}>
        {rows.map((invoice) => (
          <InvoiceRow key={invoice.invoiceId} invoice={invoice} />
        ))}
      </RowList>
      <LoadMore pages={answer} />
    </Box>
  )
}
