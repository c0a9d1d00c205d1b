import { fail } from '@parichay/contract/errors.ts'
import { searchHeader } from '@parichay/contract/request.ts'
import type { FastifyRequest } from 'fastify'
import { storable } from './storable.ts'

/**
 * What a call asks for: the query of its address, with the words to search by from their header. Given in both places they count as given twice, which
 * no schema takes. Throws VALIDATION for a header that cannot be decoded.
 */
export function readQuery({ query, headers }: Pick<FastifyRequest, 'query' | 'headers'>): unknown {
  const given = headers[searchHeader]
  if (given === undefined) return storable(query)
  const asked = query as Record<string, unknown>
  try {
    const words = decodeURIComponent(String(given))
    return storable({ ...asked, search: 'search' in asked ? [asked['search'], words] : words })
  } catch {
    return fail('VALIDATION', 'The request could not be read.')
  }
}
