import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { gatewayOf } from './policy.accounts.ts'
import { workOnEvent } from './policy.events.ts'
import { refundNow } from './policy.refunds.ts'
import { settle } from './policy.settle.ts'
import { openFor } from './rules.ts'
import { findIntent, moveIntent } from './store.ts'
import { listAccounts } from './store.accounts.ts'
import { findPayment } from './store.money.ts'
import { claimRefunds } from './store.refunds.ts'
import { balances, claimIntents, closeBreaks, listWaitingEvents, openBreak } from './store.watch.ts'

const day = 86_400_000
/** After so many unanswered questions in a row an account is left alone until the next minute. */
const patience = 3

/** What a round of the reconciler did. */
export type Round = { refunds: number; intents: number; events: number; expired: number }

/**
 * One round: money that has to go back first, then purchases, the longest unseen first, then events nobody worked on.
 * Whatever it was killed in the middle of, the next round goes on with the rest.
 */
export async function reconcileNow(world: World, limit = 200): Promise<Round> {
  const { platform } = world.database
  const round: Round = { refunds: 0, intents: 0, events: 0, expired: 0 }
  for (const refund of await claimRefunds(platform, { now: world.clock(), limit })) {
    await guarded(world, refund, () => refundNow(world, refund))
    round.refunds += 1
  }
  const silent = new Map<string, number>()
  for (const intent of await claimIntents(platform, world.clock(), limit)) {
    if ((silent.get(intent.accountId) ?? 0) >= patience) continue
    const settled = await guarded(world, intent, () => settle(world, intent, 'reconciler'))
    const before = silent.get(intent.accountId) ?? 0
    silent.set(intent.accountId, settled?.asked === false ? before + 1 : 0)
    round.intents += 1
    if (settled?.asked && (await letGo(world, intent))) round.expired += 1
  }
  for (const event of await listWaitingEvents(platform, world.clock(), limit)) {
    if ((silent.get(event.accountId) ?? 0) >= patience) continue
    await guarded(world, event, () => workOnEvent(world, event))
    round.events += 1
  }
  return round
}

/** One that fails must not stop the others. */
async function guarded<T>(world: World, what: object, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    world.log.error({ err: error, ...what }, 'reconciler: this one waits for the next round')
    return undefined
  }
}

/** After its time, and a last look at the provider, a purchase nobody paid is over. Late money may still revive it. */
async function letGo(world: World, { agencyId, intentId }: { agencyId: number; intentId: string }) {
  const scope = agencyScope(agencyId)
  return world.database.inScope(scope, async (tx) => {
    const intent = await findIntent(tx, scope, intentId)
    if (!intent || world.clock().getTime() - intent.createdAt.getTime() < openFor) return false
    const isUnpaid = intent.state === 'new' || intent.state === 'open'
    await moveIntent(tx, scope, intentId, { checkAt: null, ...(isUnpaid && { state: 'expired' as const }) })
    return isUnpaid
  })
}

/**
 * Every night: reads what each account took in the last two days, in case something was never heard of; checks that all
 * money that came is somewhere (I5); and that webhooks still arrive while there are payments.
 */
export async function balanceNow(world: World): Promise<{ accounts: number; found: number; faults: number }> {
  const { platform } = world.database
  let found = 0
  const accounts = await listAccounts(platform)
  for (const account of accounts) {
    const now = new Date()
    const gateway = gatewayOf(world, account)
    const scope = agencyScope(account.agencyId)
    let heard = 0
    for (let skip = 0; ; skip += 100) {
      const page = await gateway.listPayments({ from: new Date(now.getTime() - 2 * day), to: now, skip })
      if (!page.ok) break
      for (const { paymentId, notes, captured } of page.value) {
        const intentId = notes['intent']
        if (!captured || !intentId || !/^[0-9a-f-]{36}$/.test(intentId)) continue
        heard += 1
        const known = await world.database.inScope(scope, (tx) => findPayment(tx, scope, paymentId))
        if (known?.capturedAt) continue
        await guarded(world, { intentId }, () => settle(world, { ...scope, intentId }, 'reconciler'))
        found += 1
      }
      if (page.value.length < 100) break
    }
    const last = account.lastEventAt?.getTime() ?? 0
    const isDeaf = heard > 0 && world.clock().getTime() - last > day
    const { agencyId, accountId } = account
    await world.database.inScope(scope, async (tx) => {
      const at = world.clock()
      if (isDeaf)
        await openBreak(tx, scope, {
          kind: 'no_events',
          ref: accountId,
          detail: { lastEventAt: account.lastEventAt, payments: heard },
          now: at,
        })
      else
        await closeBreaks(tx, scope, {
          kind: 'no_events',
          ref: accountId,
          by: 'system',
          note: 'events arrive',
          now: at,
        })
    })
    if (isDeaf)
      world.log.error(
        { agencyId, accountId },
        'payments arrive but no webhooks: look at the provider’s settings',
      )
  }
  let faults = 0
  for (const one of await balances(platform)) {
    const placed = one.applied + one.refunded + one.due + one.exception + one.unassigned
    const isRight =
      one.captured === placed &&
      one.unassigned === 0 &&
      one.captured === one.capturedByPayments &&
      one.refunded === one.refundedByRefunds
    if (isRight) continue
    faults += 1
    world.log.error({ balance: one }, 'the ledger does not balance')
    const scope = agencyScope(one.agencyId)
    await world.database.inScope(scope, (tx) =>
      openBreak(tx, scope, {
        kind: 'ledger',
        ref: `${one.accountId} ${one.currency}`,
        detail: one,
        now: world.clock(),
      }),
    )
  }
  return { accounts: accounts.length, found, faults }
}
