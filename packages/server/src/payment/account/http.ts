import type { ActivityAction } from '@parichay/contract/activity/actions.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { PaymentAccounts } from '@parichay/contract/payment/accounts.ts'
import type { paymentAccountRoutes } from '@parichay/contract/payment/routes.accounts.ts'
import { findAgency } from '../../agency/store.ts'
import { audit } from '../../platform/audit.ts'
import { isUniqueViolation, type Tx } from '../../platform/db.ts'
import type { Call, Handlers } from '../../platform/http.ts'
import { type Scope, scopeAt } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { hasOpenMoney, listAccountsOf } from '../store.accounts.ts'
import { presentAccount } from './present.ts'
import { connectAccount, type Declined, renewWebhook, stopAccount } from './usecase.ts'

type Caller = Pick<Call, 'world' | 'scope' | 'actor' | 'now' | 'ip'>

/** The agency that is meant, as the platform works on it. Throws NOT_FOUND when it is gone. */
async function reach({ world, scope }: Pick<Caller, 'world' | 'scope'>, agencyId: number): Promise<Scope> {
  if (!(await findAgency(world.database.platform, agencyId)))
    fail('NOT_FOUND', 'This agency does not exist any more.')
  return scopeAt(scope, agencyId)
}

const accountsOf = (world: World, there: Scope, now: Date): Promise<PaymentAccounts> =>
  world.database.inScope(there, async (tx) => {
    const all: PaymentAccounts = { agencyId: there.agencyId, account: null, former: [] }
    for (const row of await listAccountsOf(tx, there)) {
      if (row.isActive) all.account = await presentAccount(world, row)
      else if (await hasOpenMoney(tx, there, row.accountId, now))
        all.former.push(await presentAccount(world, row))
    }
    return all
  })

/** Writes who did it; of keys their public half only. */
const note = (
  { actor, now, ip }: Caller,
  tx: Tx,
  there: Scope,
  action: ActivityAction,
  detail: Record<string, unknown>,
) => audit(tx, there, { at: now, actor, ip, action, object: `agency ${there.agencyId}`, detail })

const changed = () => fail('CONFLICT', 'The keys were changed on another device. Look at them and try again.')

/** A refusal names the field and what to do; of silence only that it was silent. What the provider said is for the log. */
function declined({ world }: Caller, { outcome, fault }: Declined): never {
  if (outcome === 'refused')
    fail(
      'VALIDATION',
      'The provider refuses these keys. Copy the key id and the secret of one pair from its dashboard.',
      {
        field: 'keySecret',
      },
    )
  world.log.warn({ kind: fault.kind, description: fault.description }, 'keys could not be tried')
  return fail('PAYMENT_UNAVAILABLE', 'The provider does not answer, so nothing was changed. Try again later.')
}

/** Handlers of what an agency takes its customers' money with. */
export const paymentAccountHandlers: Handlers<typeof paymentAccountRoutes> = {
  async getPaymentAccount(call) {
    return accountsOf(call.world, await reach(call, call.query.agencyId), call.now)
  },

  async connectPaymentAccount(call) {
    const { world, now, body } = call
    const { agencyId, ...keys } = body
    const there = await reach(call, agencyId)
    const told = await connectAccount(world, there, keys, (tx, { outcome }) =>
      note(call, tx, there, 'agency.payment-keys', { keyId: keys.keyId, merchant: outcome }),
    ).catch((error: unknown) =>
      isUniqueViolation(error, 'payment_account_in_use') ? changed() : Promise.reject(error),
    )
    if ('fault' in told) return declined(call, told)
    const isNew = told.outcome === 'another'
    return {
      merchant: told.outcome,
      webhookSecret: isNew ? told.webhookSecret : null,
      moneyUnderWay: (isNew && told.before?.keyId) || null,
      accounts: await accountsOf(world, there, now),
    }
  },

  async renewPaymentWebhook(call) {
    const { world, now, body } = call
    const there = await reach(call, body.agencyId)
    const told = await renewWebhook(world, there, body, (tx, { keyId }) =>
      note(call, tx, there, 'agency.payment-webhook', { keyId }),
    )
    const { webhookSecret } = told ?? changed()
    return { webhookSecret, accounts: await accountsOf(world, there, now) }
  },

  async stopPaymentAccount(call) {
    const { world, now, body } = call
    const there = await reach(call, body.agencyId)
    const stopped = await stopAccount(world, there, body, (tx, { keyId }) =>
      note(call, tx, there, 'agency.payment-stop', { keyId }),
    )
    if (!stopped) changed()
    return accountsOf(world, there, now)
  },
}
