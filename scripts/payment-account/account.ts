import { type Gateway, openGateway } from '@parichay/server/payment/gateway.ts'
import { sealSecret } from '@parichay/server/payment/usecase.accounts.ts'
import {
  type AccountRow,
  addAccount,
  changeAccount,
  findActiveAccount,
  hasOpenMoney,
  latestOrdersOf,
  listAccountsOf,
  listWatchedAccounts,
  restAccounts,
} from '@parichay/server/payment/store.accounts.ts'
import type { Tx } from '@parichay/server/platform/db.ts'
import { agencyScope, type Scope } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { randomBytes, randomUUID } from 'node:crypto'

const newSecret = () => randomBytes(24).toString('base64url')

/** The agency that lives at a host. Throws a sentence when there is none. */
async function scopeAtHost({ database }: World, host: string): Promise<Scope> {
  const row = await database.platform
    .selectFrom('agencyHost')
    .select('agencyId')
    .where('host', '=', host.toLowerCase())
    .executeTakeFirst()
  if (!row) throw new Error(`No agency lives at ${host}.`)
  return agencyScope(row.agencyId)
}

const addressOf = async ({ hosts }: World, agencyId: number, token: string) =>
  `${await hosts.originOf(agencyId)}/webhooks/razorpay/${token}`

/** Which agency has an account, and where its webhooks go; those out of use too while their money may move. No secret is shown. */
export async function showAccounts(world: World): Promise<string> {
  const accounts = await listWatchedAccounts(world.database.platform, world.clock())
  if (accounts.length === 0) return 'No agency has a payment account yet.'
  const lines = await Promise.all(
    accounts.map(async ({ agencyId, keyId, webhookToken, lastEventAt, isActive }) => {
      const heard = lastEventAt ? lastEventAt.toISOString() : 'never'
      const use = isActive ? '' : ' (out of use; money of it may still move)'
      return `${await world.hosts.originOf(agencyId)}\n  ${keyId}${use}\n  ${await addressOf(world, agencyId, webhookToken)}\n  last webhook: ${heard}`
    }),
  )
  return lines.join('\n\n')
}

/**
 * The accounts of an agency that these keys open too. A merchant is an account and keys are its doors: the provider shows an
 * order to every key of the merchant that it was made for, in the same mode, and to nobody else. Throws when it does not answer.
 */
async function doorsOf(world: World, scope: Scope, gateway: Gateway): Promise<AccountRow[]> {
  const modeOf = (keyId: string) => keyId.split('_')[1]
  const found: AccountRow[] = []
  const accounts = await world.database.inScope(scope, (tx) => listAccountsOf(tx, scope))
  for (const account of accounts.filter(({ keyId }) => modeOf(keyId) === modeOf(gateway.keyId))) {
    const orders = await world.database.inScope(scope, (tx) => latestOrdersOf(tx, scope, account.accountId))
    let isSame = account.keyId === gateway.keyId
    for (const orderId of orders) {
      if (isSame) break
      const told = await gateway.findOrder({ orderId })
      if (!told.ok)
        throw new Error(
          `The provider does not answer, so it is not known whose keys they are: ${told.fault.description}`,
        )
      isSame = told.value !== null
    }
    if (isSame) found.push(account)
  }
  return found
}

/** Puts new keys into the accounts of a merchant; the one that was in use last takes the orders. */
async function changeLocks(
  tx: Tx,
  world: World,
  scope: Scope,
  doors: AccountRow[],
  { keyId, keySecret }: { keyId: string; keySecret: string },
) {
  await restAccounts(tx, scope)
  for (const [turn, { accountId, keySecretSealed }] of doors.entries())
    await changeAccount(tx, scope, accountId, {
      keyId,
      keySecretSealed: sealSecret(world, accountId, 'key', keySecret),
      keySecretBeforeSealed: keySecretSealed,
      isActive: turn === 0,
    })
}

/** Tries the keys at the provider, seals them, and says what to enter in its dashboard. */
export async function connectAccount(
  world: World,
  given: { host: string; keyId: string; keySecret: string },
): Promise<string> {
  const { host, keyId, keySecret } = given
  if (!/^rzp_(test|live)_[A-Za-z0-9]+$/.test(keyId))
    throw new Error('A key id looks like rzp_live_AbCdEf123456.')
  if (keySecret.length < 8) throw new Error('The key secret is missing.')
  const scope = await scopeAtHost(world, host)
  const gateway = openGateway({ keyId, keySecret, baseUrl: world.config.payment.apiUrl })
  const now = new Date()
  const tried = await gateway.listPayments({ from: new Date(now.getTime() - 60_000), to: now })
  if (!tried.ok && tried.fault.kind === 'refused')
    throw new Error(`The provider refuses these keys: ${tried.fault.description}`)
  if (!tried.ok)
    throw new Error(
      `The provider does not answer, so the keys could not be tried: ${tried.fault.description}`,
    )
  const doors = await doorsOf(world, scope, gateway)
  if (doors.length > 0) {
    await world.database.inScope(scope, (tx) => changeLocks(tx, world, scope, doors, { keyId, keySecret }))
    return [
      `${host} takes money with ${keyId} from now on.`,
      '',
      'They are new keys of the same merchant: what was ordered and paid before is looked after with them.',
      `Webhooks stay as they are: ${await addressOf(world, scope.agencyId, doors[0]!.webhookToken)}`,
    ].join('\n')
  }
  const accountId = randomUUID()
  const [webhookSecret, webhookToken] = [newSecret(), newSecret() + newSecret()]
  const before = await world.database.inScope(scope, async (tx) => {
    const former = await findActiveAccount(tx, scope)
    await addAccount(tx, scope, {
      accountId,
      keyId,
      keySecretSealed: sealSecret(world, accountId, 'key', keySecret),
      webhookSecretSealed: sealSecret(world, accountId, 'webhook', webhookSecret),
      webhookToken,
      createdAt: now,
    })
    return former && (await hasOpenMoney(tx, scope, former.accountId, now)) ? former : undefined
  })
  return [
    `${host} takes money with ${keyId} from now on.`,
    '',
    'Enter in the provider’s dashboard, under Webhooks:',
    `  address  ${await addressOf(world, scope.agencyId, webhookToken)}`,
    `  secret   ${webhookSecret}`,
    '  events   payment.authorized, payment.captured, payment.failed, order.paid,',
    '           refund.created, refund.processed, refund.failed, payment.dispute.created,',
    '           payment.dispute.under_review, payment.dispute.action_required,',
    '           payment.dispute.won, payment.dispute.lost, payment.dispute.closed',
    '',
    'The secret is shown only here.',
    ...(before
      ? [
          '',
          `The keys before (${before.keyId}) belong to another merchant. Money is still on its way there:`,
          'do not withdraw them before `npm run payment-account` shows them no more.',
        ]
      : []),
  ].join('\n')
}

/** Another webhook secret; what was signed with the one before still counts. */
export async function renewWebhook(world: World, host: string): Promise<string> {
  const scope = await scopeAtHost(world, host)
  const secret = newSecret()
  const account = await world.database.inScope(scope, async (tx) => {
    const found = await findActiveAccount(tx, scope)
    if (!found) throw new Error(`${host} has no payment account.`)
    await changeAccount(tx, scope, found.accountId, {
      webhookSecretSealed: sealSecret(world, found.accountId, 'webhook', secret),
      webhookSecretBeforeSealed: found.webhookSecretSealed,
    })
    return found
  })
  return `Enter this secret in the provider’s dashboard for ${await addressOf(world, scope.agencyId, account.webhookToken)}:\n\n  ${secret}\n\nIt is shown only here. The secret before this one counts until the next change.`
}

/** No new orders with this account; what was ordered with it is still settled and refunded. */
export async function stopAccount(world: World, host: string): Promise<string> {
  const scope = await scopeAtHost(world, host)
  await world.database.inScope(scope, async (tx) => {
    const found = await findActiveAccount(tx, scope)
    if (!found) throw new Error(`${host} has no payment account.`)
    await changeAccount(tx, scope, found.accountId, { isActive: false })
  })
  return `${host} takes no online payments any more. What was ordered is still settled.`
}
