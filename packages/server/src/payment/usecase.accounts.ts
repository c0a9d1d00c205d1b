import { makeSeal } from '../platform/sealed.ts'
import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { type Fault, type Gateway, openGateway } from './gateway.ts'
import { type AccountRow, hasOpenMoney } from './store.accounts.ts'
import { closeBreaks, openBreak } from './store.watch.ts'

type Config = Pick<World, 'config'>
const gateways = new WeakMap<object, Map<string, Gateway>>()

const place = (accountId: string, what: string) => `payment_account:${accountId}:${what}`

/** Secrets of an account as they lie in the database: bound to the account and to what they are. */
export const sealSecret = ({ config }: Config, accountId: string, what: 'key' | 'webhook', text: string) =>
  makeSeal(config.secret).seal(text, place(accountId, what))

const openSecret = ({ config }: Config, accountId: string, what: 'key' | 'webhook', sealed: string) =>
  makeSeal(config.secret, config.secretsBefore).open(sealed, place(accountId, what))

const keySecretOf = (world: Config, account: AccountRow) =>
  openSecret(world, account.accountId, 'key', account.keySecretSealed)

/**
 * The key secrets of an account, to check what checkout signed: the present one, and the one before it, since a sheet may
 * have been open while the keys were changed. They stay in the process.
 */
export const keySecretsOf = (world: Config, account: AccountRow): string[] =>
  [account.keySecretSealed, account.keySecretBeforeSealed]
    .filter((sealed) => sealed !== null)
    .map((sealed) => openSecret(world, account.accountId, 'key', sealed))

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
  const watched = watchedBy(made, (answer) => watch(world, account, answer))
  known.set(name, watched)
  return watched
}

type Heard = { ok: true } | { ok: false; fault: Fault }

/** The same gateway; every answer is shown to `see` before it is given. */
function watchedBy(gateway: Gateway, see: (answer: Heard) => Promise<void>): Gateway {
  const shown = Object.entries(gateway).map(([name, call]) => {
    if (typeof call !== 'function') return [name, call]
    const ask = call as (...given: unknown[]) => Promise<Heard>
    return [
      name,
      async (...given: unknown[]) => {
        const answer = await ask(...given)
        await see(answer)
        return answer
      },
    ]
  })
  return Object.fromEntries(shown) as Gateway
}

/** How each account was met last by this process; a refusal is told again after ten minutes only. */
const met = new WeakMap<object, Map<string, { isRefused: boolean; at: number }>>()
const quiet = 600_000

/** Keys that are refused open an exception by themselves, and it closes by itself when they, or new ones, are taken. */
async function watch(world: World, { agencyId, accountId, keyId, isActive }: AccountRow, answer: Heard) {
  const isRefused = !answer.ok && answer.fault.kind === 'refused' && answer.fault.status === 401
  if (!answer.ok && !isRefused) return
  const accounts = met.get(world.database) ?? new Map<string, { isRefused: boolean; at: number }>()
  met.set(world.database, accounts)
  const before = accounts.get(accountId)
  const at = world.clock().getTime()
  if (before?.isRefused === isRefused && (!isRefused || Math.abs(at - before.at) < quiet)) return
  accounts.set(accountId, { isRefused, at })
  const scope = agencyScope(agencyId)
  const now = world.clock()
  try {
    await world.database.inScope(scope, async (tx) => {
      const one = { kind: 'account_refused', ref: accountId, now }
      if (!isRefused) return closeBreaks(tx, scope, { ...one, by: 'system', note: 'keys are taken' })
      if (!isActive && !(await hasOpenMoney(tx, scope, accountId, now))) return
      await openBreak(tx, scope, { ...one, detail: { keyId, description: answer.fault.description } })
    })
  } catch (error) {
    accounts.delete(accountId)
    world.log.error({ err: error, agencyId, accountId }, 'what the provider says of the keys was not noted')
  }
}
