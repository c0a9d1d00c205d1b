import {
  type DefaultError,
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query'
import type { CallError } from '../failures.ts'

/**
 * Every remote operation, as the specification has it: starting sets `loading` and clears `loaded`,
 * success stores `data`, failure stores `error`; `reset` brings the first state back.
 * Old data stays visible while newer is on its way or has failed.
 */
export type Remote<T> = {
  data: T | undefined
  loading: boolean
  loaded: boolean
  error: CallError | null
  /** There is neither data nor an error yet. */
  pending: boolean
  /** When the data came, in ms since 1970; 0 without. */
  dataUpdatedAt: number
  /** The data answers the question before this one, and stands until this one is answered. */
  ofBefore: boolean
  reset: () => void
}

type Facts<T> = {
  data: T | undefined
  isFetching: boolean
  isSuccess: boolean
  isPlaceholderData: boolean
  dataUpdatedAt: number
  error: unknown
}

/**
 * Pure: the four facts of an operation from those of the library, each read when it is asked for: a screen that reads only
 * data is not drawn again when a call begins.
 */
export const remoteFacts = <T>(facts: Facts<T>): Omit<Remote<T>, 'reset'> => ({
  get data() {
    return facts.data
  },
  get loading() {
    return facts.isFetching
  },
  get loaded() {
    return facts.isSuccess && !facts.isFetching
  },
  get error() {
    return facts.isFetching ? null : ((facts.error as CallError | null) ?? null)
  },
  get pending() {
    return facts.data === undefined && (facts.isFetching || facts.error === null)
  },
  get dataUpdatedAt() {
    return facts.dataUpdatedAt
  },
  get ofBefore() {
    return facts.isPlaceholderData
  },
})

/** What is read: `reload` asks again and keeps what is shown; `reset` forgets it first. */
export type Reading<T> = Remote<T> & { reload: () => void }

/** Reading, in every screen: lists that turn pages have `ui/list` for it. */
export function useRemote<T, K extends QueryKey = QueryKey>(
  options: UseQueryOptions<T, DefaultError, T, K>,
): Reading<T> {
  const client = useQueryClient()
  const query = useQuery(options)
  return Object.assign(remoteFacts<T>(query), {
    reset: () => void client.resetQueries({ queryKey: options.queryKey, exact: true }),
    reload: () => void query.refetch(),
  })
}
