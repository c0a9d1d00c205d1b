import { QueryClient } from '@tanstack/react-query'
import { CallFailed, Offline } from '../failures.ts'

/** One more try for what may have been bad luck; an answer that says no is final. */
export const mayRetry = (tries: number, error: unknown): boolean =>
  tries < 1 && (error instanceof Offline || (error instanceof CallFailed && error.status >= 500))

/** The cache of answers. */
export const makeQueries = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry: mayRetry, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  })
