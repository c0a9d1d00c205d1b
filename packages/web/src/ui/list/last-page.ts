import { useEffect, useRef } from 'react'
import type { Found } from './list-address.ts'

/**
 * Leads whoever stands behind the last page, by an old link or because its rows went, to the last one there is; says whether
 * they stand there. What is shown meanwhile from another page counts as not found yet: undefined.
 */
export function useLastPage(
  { page = 1, size }: { page?: number | undefined; size: number },
  found: Pick<Found<unknown>, 'list' | 'total'> | undefined,
  go: (page: number) => void,
): boolean {
  const latest = useRef(go)
  latest.current = go
  const last = found && found.list.length === 0 ? Math.max(1, Math.ceil(found.total / size)) : page
  useEffect(() => {
    if (page > last) latest.current(last)
  }, [page, last])
  return page > last
}
