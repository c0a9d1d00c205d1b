import { webhookEvents } from '@parichay/contract/payment/accounts.ts'
import * as account from '@parichay/server/payment/account/usecase.ts'
import { listWatchedAccounts } from '@parichay/server/payment/store.accounts.ts'
import { agencyScope, type Scope } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'

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

/** Which agency has an account, and where its webhooks go; those out of use too while their money may move. No secret is shown. */
export async function showAccounts(world: World): Promise<string> {
  const accounts = await listWatchedAccounts(world.database.platform, world.clock())
  if (accounts.length === 0) return 'No agency has a payment account yet.'
  const lines = await Promise.all(
    accounts.map(async ({ agencyId, keyId, webhookToken, lastEventAt, isActive }) => {
      const heard = lastEventAt ? lastEventAt.toISOString() : 'never'
      const use = isActive ? '' : ' (out of use; money of it may still move)'
      const address = await account.webhookUrlOf(world, agencyId, webhookToken)
      return `${await world.hosts.originOf(agencyId)}\n  ${keyId}${use}\n  ${address}\n  last webhook: ${heard}`
    }),
  )
  return lines.join('\n\n')
}

const declined = {
  refused: 'The provider refuses these keys',
  untried: 'The provider does not answer, so the keys could not be tried',
  unproven: 'The provider does not answer, so it is not known whose keys they are',
}
const eventLines = [
  webhookEvents.slice(0, 4),
  webhookEvents.slice(4, 8),
  webhookEvents.slice(8, 10),
  webhookEvents.slice(10),
]
  .map((line) => line.join(', '))
  .join(',\n           ')

/** Tries the keys at the provider, seals them, and says what to enter in its dashboard. */
export async function connectAccount(
  world: World,
  given: { host: string; keyId: string; keySecret: string },
): Promise<string> {
  const { host, ...keys } = given
  const { keyId, keySecret } = keys
  if (!/^rzp_(test|live)_[A-Za-z0-9]+$/.test(keyId))
    throw new Error('A key id looks like rzp_live_AbCdEf123456.')
  if (keySecret.length < 8) throw new Error('The key secret is missing.')
  const told = await account.connectAccount(world, await scopeAtHost(world, host), keys)
  if ('fault' in told) throw new Error(`${declined[told.outcome]}: ${told.fault.description}`)
  const { webhookUrl } = told
  if (told.outcome === 'same')
    return [
      `${host} takes money with ${keyId} from now on.`,
      '',
      'They are new keys of the same merchant: what was ordered and paid before is looked after with them.',
      `Webhooks stay as they are: ${webhookUrl}`,
    ].join('\n')
  const { before, webhookSecret } = told
  return [
    `${host} takes money with ${keyId} from now on.`,
    '',
    'Enter in the provider’s dashboard, under Webhooks:',
    `  address  ${webhookUrl}`,
    `  secret   ${webhookSecret}`,
    `  events   ${eventLines}`,
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
  const told = await account.renewWebhook(world, await scopeAtHost(world, host))
  if (!told) throw new Error(`${host} has no payment account.`)
  return `Enter this secret in the provider’s dashboard for ${told.webhookUrl}:\n\n  ${told.webhookSecret}\n\nIt is shown only here. The secret before this one counts until the next change.`
}

/** No new orders with this account; what was ordered with it is still settled and refunded. */
export async function stopAccount(world: World, host: string): Promise<string> {
  if (!(await account.stopAccount(world, await scopeAtHost(world, host))))
    throw new Error(`${host} has no payment account.`)
  return `${host} takes no online payments any more. What was ordered is still settled.`
}
