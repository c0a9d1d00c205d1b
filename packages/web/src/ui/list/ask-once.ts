import type { QueryClient, QueryKey } from '@tanstack/react-query'

type Asked = { queryKey: QueryKey; queryFn?: unknown }
type With = { signal: AbortSignal; client: QueryClient; pageParam?: unknown }

/** Makes the call of a query by itself: nothing is read from the cache, and nothing is put there. */
export const askOnce = <T>({ queryKey, queryFn }: Asked, rest: With): Promise<T> =>
  (queryFn as (context: object) => Promise<T>)({ ...rest, queryKey, meta: undefined, direction: 'forward' })
