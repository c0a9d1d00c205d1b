import { inject, type ProvidedContext } from 'vitest'

/** The running product of this worker's browser tests: each has one of its own, and its files come one after the other. */
export function ownProduct(): ProvidedContext['products'][number] {
  const products = inject('products')
  return products[(Number(process.env['VITEST_POOL_ID'] ?? 1) - 1) % products.length]!
}
