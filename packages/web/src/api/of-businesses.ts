import type { Business } from '@parichay/contract/business/fields.ts'
import type { UseQueryResult } from '@tanstack/react-query'

/**
 * What all of one's businesses have of a kind, each with its business, by falling number; `answers` are as many as the
 * businesses. Undefined until all is there.
 */
export function ofBusinesses<T>(
  businesses: readonly Business[],
  answers: readonly UseQueryResult<{ list: T[] }>[],
  numberOf: (one: T) => number,
) {
  const failed = answers.find(({ isError }) => isError)
  const isWaiting = answers.some(({ isPending }) => isPending)
  const all = answers
    .flatMap(({ data }, at) => (data?.list ?? []).map((one) => ({ one, business: businesses[at]! })))
    .toSorted((one, other) => numberOf(other.one) - numberOf(one.one))
  return {
    all: isWaiting ? undefined : all,
    failed: failed && { error: failed.error, reload: () => void failed.refetch() },
  }
}
