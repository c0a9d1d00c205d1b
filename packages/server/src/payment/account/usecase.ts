import { randomBytes, randomUUID } from 'node:crypto'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { type Fault, type Gateway, openGateway } from '../gateway.ts'
import {
  type AccountRow,
  addAccount,
  changeAccount,
  findActiveAccount,
  hasOpenMoney,
  latestOrdersOf,
  listAccountsOf,
  lockAccounts,
  restAccounts,
} from '../store.accounts.ts'
import { sealSecret } from '../usecase.accounts.ts'

const newSecret = () => randomBytes(24).toString('base64url')

/** Where the provider delivers the events of an account. */
export const webhookUrlOf = async ({ hosts }: World, agencyId: number, token: string) =>
  `${await hosts.originOf(agencyId)}/webhooks/razorpay/${token}`

/** A pair of keys of the provider. */
export type Keys = { keyId: string; keySecret: string }
/** What is written beside a change, in its transaction. */
type Beside<T> = (tx: Tx, result: T) => Promise<void>

/** What came of new keys that were taken. */
export type Connected =
  | { outcome: 'same'; webhookUrl: string }
  | {
      outcome: 'another'
      webhookUrl: string
      webhookSecret: string
      /** The account before, of another merchant, while money of it is on its way. */
      before: AccountRow | undefined
    }
/** Keys that were not taken: refused, or the provider was silent when they were tried or when it was asked whose they are. */
export type Declined = { outcome: 'refused' | 'untried' | 'unproven'; fault: Fault }

/**
 * The accounts of an agency that these keys open too. A merchant is an account and keys are its doors: the provider shows an
 * order to every key of the merchant that it was made for, in the same mode, and to nobody else. A fault when it does not answer.
 */
async function doorsOf(world: World, scope: Scope, gateway: Gateway): Promise<AccountRow[] | Fault> {
  const modeOf = (keyId: string) => keyId.split('_')[1]
  const found: AccountRow[] = []
  const accounts = await world.database.inScope(scope, (tx) => listAccountsOf(tx, scope))
  for (const account of accounts.filter(({ keyId }) => modeOf(keyId) === modeOf(gateway.keyId))) {
    const orders = await world.database.inScope(scope, (tx) => latestOrdersOf(tx, scope, account.accountId))
    let isSame = account.keyId === gateway.keyId
    for (const orderId of orders) {
      if (isSame) break
      const told = await gateway.findOrder({ orderId })
      if (!told.ok) return told.fault
      isSame = told.value !== null
    }
    if (isSame) found.push(account)
  }
  return found
}

/** Puts new keys into the accounts of a merchant; the one that was in use last takes the orders. */
async function changeLocks(tx: Tx, world: World, scope: Scope, doors: AccountRow[], keys: Keys) {
  await restAccounts(tx, scope)
  for (const [turn, { accountId, keySecretSealed }] of doors.entries())
    await changeAccount(tx, scope, accountId, {
      keyId: keys.keyId,
      keySecretSealed: sealSecret(world, accountId, 'key', keys.keySecret),
      keySecretBeforeSealed: keySecretSealed,
      isActive: turn === 0,
    })
}

/** Another merchant, or the first: an account of its own, with a webhook of its own. */
async function open(tx: Tx, world: World, scope: Scope, { keyId, keySecret }: Keys, now: Date) {
  const accountId = randomUUID()
  const [webhookSecret, webhookToken] = [newSecret(), newSecret() + newSecret()]
  const former = await findActiveAccount(tx, scope)
  await addAccount(tx, scope, {
    accountId,
    keyId,
    keySecretSealed: sealSecret(world, accountId, 'key', keySecret),
    webhookSecretSealed: sealSecret(world, accountId, 'webhook', webhookSecret),
    webhookToken,
    createdAt: now,
  })
  const before = former && (await hasOpenMoney(tx, scope, former.accountId, now)) ? former : undefined
  return { webhookSecret, webhookToken, before }
}

/** Tries the keys at the provider, finds out whose they are, seals them, and takes them into use. */
export async function connectAccount(
  world: World,
  scope: Scope,
  keys: Keys,
  beside: Beside<Connected> = async () => {},
): Promise<Connected | Declined> {
  const gateway = openGateway({ ...keys, baseUrl: world.config.payment.apiUrl })
  const now = new Date()
  const tried = await gateway.listPayments({ from: new Date(now.getTime() - 60_000), to: now })
  if (!tried.ok)
    return { outcome: tried.fault.kind === 'refused' ? 'refused' : 'untried', fault: tried.fault }
  const doors = await doorsOf(world, scope, gateway)
  if (!Array.isArray(doors)) return { outcome: 'unproven', fault: doors }
  return world.database.inScope(scope, async (tx) => {
    // The same keys may have come in from another screen while the provider was asked, or come in just now.
    await lockAccounts(tx, scope)
    const own = (await listAccountsOf(tx, scope)).filter(({ keyId }) => keyId === keys.keyId)
    const connected = await take(tx, doors.length > 0 ? doors : own)
    await beside(tx, connected)
    return connected
  })

  async function take(tx: Tx, [first, ...more]: AccountRow[]): Promise<Connected> {
    if (first) {
      await changeLocks(tx, world, scope, [first, ...more], keys)
      return { outcome: 'same', webhookUrl: await webhookUrlOf(world, scope.agencyId, first.webhookToken) }
    }
    const { webhookToken, ...opened } = await open(tx, world, scope, keys, now)
    const webhookUrl = await webhookUrlOf(world, scope.agencyId, webhookToken)
    return { outcome: 'another', webhookUrl, ...opened }
  }
}

/** What a change of the account in use is about: that one, or the one with these keys only. */
type Meant = { keyId?: string }
const findMeant = async (tx: Tx, scope: Scope, { keyId }: Meant) => {
  await lockAccounts(tx, scope)
  const found = await findActiveAccount(tx, scope)
  return found && (keyId === undefined || found.keyId === keyId) ? found : null
}

/** Another webhook secret; what was signed with the one before still counts. Null: there is no such account in use. */
export const renewWebhook = (
  world: World,
  scope: Scope,
  meant: Meant = {},
  beside: Beside<AccountRow> = async () => {},
): Promise<{ webhookUrl: string; webhookSecret: string } | null> =>
  world.database.inScope(scope, async (tx) => {
    const found = await findMeant(tx, scope, meant)
    if (!found) return null
    const webhookSecret = newSecret()
    await changeAccount(tx, scope, found.accountId, {
      webhookSecretSealed: sealSecret(world, found.accountId, 'webhook', webhookSecret),
      webhookSecretBeforeSealed: found.webhookSecretSealed,
    })
    await beside(tx, found)
    return { webhookUrl: await webhookUrlOf(world, scope.agencyId, found.webhookToken), webhookSecret }
  })

/** No new orders with this account; what was ordered with it is still settled and refunded. Null: there is no such account. */
export const stopAccount = (
  world: World,
  scope: Scope,
  meant: Meant = {},
  beside: Beside<AccountRow> = async () => {},
): Promise<AccountRow | null> =>
  world.database.inScope(scope, async (tx) => {
    const found = await findMeant(tx, scope, meant)
    if (!found) return null
    await changeAccount(tx, scope, found.accountId, { isActive: false })
    await beside(tx, found)
    return found
  })
