import { totpRoutes } from '@parichay/contract/auth/routes.totp.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from './client.ts'
import { keys } from './keys.ts'

/** Whether the own account has the second step. */
export const totpQuery = queryOptions({
  queryKey: keys.totp,
  queryFn: ({ signal }) => call(totpRoutes.getTotp, {}, { signal }),
  staleTime: 0,
})
