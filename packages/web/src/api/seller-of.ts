import type { AgencyConfiguration } from '@parichay/contract/agency/fields.ts'
import type { Business } from '@parichay/contract/business/fields.ts'
import type { UpgradeMode } from '@parichay/contract/payment/opening.ts'
import { agencyQuery } from './agency-record.ts'
import { type Reading, useRemote } from './remote.ts'
import { useAgency } from '../session.ts'

/** What the agency sells whose business it is: the own one's is known, the platform's admins ask for that of others. */
export function useSellerOf(
  { agencyId }: Pick<Business, 'agencyId'>,
  mode: UpgradeMode,
): { configuration: AgencyConfiguration | undefined } & Pick<Reading<unknown>, 'error' | 'reload'> {
  const own = useAgency()
  const isOwn = agencyId === own.agencyId
  // Only admins see other agencies at all; asking without the right would count as signed out.
  const { data, error, reload } = useRemote({
    ...agencyQuery(agencyId),
    enabled: !isOwn && mode === 'custom',
  })
  return { configuration: isOwn ? own.configuration : data?.configuration, error, reload }
}
