import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { workOnEvent } from './usecase.events.ts'
import { type Read, readLists } from './usecase.lists.ts'
import { refundNow } from './usecase.refunds.ts'
import { settle } from './usecase.settle.ts'
import { openFor } from './rules.ts'
import { findIntent, moveIntent } from './store.ts'
import { type AccountRow, listWatchedAccounts } from './store.accounts.ts'
import { listPayments } from './store.money.ts'
import { claimRefunds } from './store.refunds.ts'
import {
  type Balance,
  balances,
  claimIntents,
  closeBreaks,
  listWaitingEvents,
  openBreak,
} from './store.watch.ts'

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
    // Authorised money is still to be captured, or to be let go: it is asked about until it is one of the two.
    const payments = await listPayments(tx, scope, intentId)
    if (payments.some(({ status }) => status === 'authorized')) return false
    const isUnpaid = intent.state === 'new' || intent.state === 'open'
    await moveIntent(tx, scope, intentId, { checkAt: null, ...(isUnpaid && { state: 'expired' as const }) })
    return isUnpaid
  })
}

/** What a night's round found. `unread`: accounts whose lists could not be read to their end. */
export type Night = { accounts: number; found: number; unread: number; faults: number }

/**
 * Every night: reads the provider's lists of each account, those out of use too while money of theirs may move, and holds
 * them against our books; checks that all money that came is somewhere (I5), and that webhooks still arrive while there
 * are payments.
 */
export async function balanceNow(world: World): Promise<Night> {
  const { platform } = world.database
  const night: Night = { accounts: 0, found: 0, unread: 0, faults: 0 }
  for (const account of await listWatchedAccounts(platform, world.clock())) {
    const read = await guarded(world, { accountId: account.accountId }, () => readLists(world, account))
    night.accounts += 1
    night.found += read?.found ?? 0
    if (!read?.isWhole) night.unread += 1
    await guarded(world, { accountId: account.accountId }, () => watchAccount(world, account, read))
  }
  for (const one of await balances(platform)) if (!(await addsUp(world, one))) night.faults += 1
  return night
}

/** What a night tells of an account itself: that nothing can be read of it for days, or that no webhooks come. */
async function watchAccount(world: World, account: AccountRow, read: Read | undefined) {
  const { agencyId, accountId, lastEventAt, listsReadAt } = account
  const scope = agencyScope(agencyId)
  const now = world.clock()
  const isDeaf = (read?.heard ?? 0) > 0 && now.getTime() - (lastEventAt?.getTime() ?? 0) > day
  // Keys that are refused are an exception of their own.
  const isUnread =
    !read?.isWhole && !read?.isRefused && Date.now() - (listsReadAt ?? account.createdAt).getTime() > 2 * day
  await world.database.inScope(scope, async (tx) => {
    const say = async (kind: string, isSo: boolean, detail: object, note: string) =>
      isSo
        ? openBreak(tx, scope, { kind, ref: accountId, detail, now })
        : closeBreaks(tx, scope, { kind, ref: accountId, by: 'system', note, now })
    await say('no_events', isDeaf, { lastEventAt, payments: read?.heard }, 'events arrive')
    await say('lists_unread', isUnread, { readUntil: listsReadAt }, 'read again')
  })
  if (isDeaf)
    world.log.error(
      { agencyId, accountId },
      'payments arrive but no webhooks: look at the provider’s settings',
    )
}

/** Whether every paisa of an account is somewhere; if not, an exception is open until it is. */
async function addsUp(world: World, one: Balance): Promise<boolean> {
  const placed = one.applied + one.refunded + one.due + one.exception + one.unassigned
  const isRight =
    one.captured === placed &&
    one.unassigned === 0 &&
    one.captured === one.capturedByPayments &&
    one.refunded === one.refundedByRefunds
  const scope = agencyScope(one.agencyId)
  const what = { kind: 'ledger', ref: `${one.accountId} ${one.currency}`, now: world.clock() }
  if (!isRight) world.log.error({ balance: one }, 'the ledger does not balance')
  await world.database.inScope(scope, (tx) =>
    isRight
      ? closeBreaks(tx, scope, { ...what, by: 'system', note: 'adds up again' })
      : openBreak(tx, scope, { ...what, detail: one }),
  )
  return isRight
}
