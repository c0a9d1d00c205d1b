import { makeSeal } from '../platform/sealed.ts'
import type { World } from '../platform/world.ts'
import { type Gateway, openGateway } from './gateway.ts'
import type { AccountRow } from './store.accounts.ts'

type Config = Pick<World, 'config'>
const gateways = new WeakMap<object, Map<string, Gateway>>()

const place = (accountId: string, what: string) => `payment_account:${accountId}:${what}`

/** Secrets of an account as they lie in the database: bound to the account and to what they are. */
export const sealSecret = ({ config }: Config, accountId: string, what: 'key' | 'webhook', text: string) =>
  makeSeal(config.secret).seal(text, place(accountId, what))

const openSecret = ({ config }: Config, accountId: string, what: 'key' | 'webhook', sealed: string) =>
  makeSeal(config.secret).open(sealed, place(accountId, what))

/** The key secret of an account, to check what checkout signed. It stays in the process. */
export const keySecretOf = (world: Config, account: AccountRow) =>
  openSecret(world, account.accountId, 'key', account.keySecretSealed)

/** The webhook secrets of an account: the present one, and the one before it if there was one. */
export const webhookSecretsOf = (world: Config, account: AccountRow): string[] =>
  [account.webhookSecretSealed, account.webhookSecretBeforeSealed]
    .filter((sealed) => sealed !== null)
    .map((sealed) => openSecret(world, account.accountId, 'webhook', sealed))

/** The provider, for this account. Opened once for each pair of keys. */
export function gatewayOf(world: World, account: AccountRow): Gateway {
  const known = gateways.get(world.database) ?? new Map<string, Gateway>()
  gateways.set(world.database, known)
  const name = `${account.accountId} ${account.keyId} ${account.keySecretSealed}`
  const found = known.get(name)
  if (found) return found
  const made = openGateway({
    keyId: account.keyId,
    keySecret: keySecretOf(world, account),
    baseUrl: world.config.payment.apiUrl,
  })
  known.set(name, made)
  return made
}
