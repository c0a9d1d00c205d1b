import type { PaymentAccount } from '@parichay/contract/payment/accounts.ts'
import type { World } from '../../platform/world.ts'
import type { AccountRow } from '../store.accounts.ts'
import { webhookUrlOf } from './usecase.ts'

/** An account at the provider, without its secrets. */
export const presentAccount = async (
  world: World,
  { agencyId, keyId, createdAt, webhookToken, lastEventAt }: AccountRow,
): Promise<PaymentAccount> => ({
  keyId,
  mode: keyId.startsWith('rzp_live_') ? 'live' : 'test',
  since: createdAt.toISOString(),
  webhookUrl: await webhookUrlOf(world, agencyId, webhookToken),
  lastEventAt: lastEventAt?.toISOString() ?? null,
})
