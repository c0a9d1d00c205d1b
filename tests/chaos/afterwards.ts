import { openWorld } from '@parichay/server/platform/open.ts'
import { randomBytes, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { connectAccount } from '../../scripts/payment-account/account.ts'
import type { Stage } from './stage.ts'

/**
 * What happens to money after the fact, while servers die: refunds in the dashboard, refunds that arrived and come back,
 * disputes that go on and end, and a merchant that changes its keys.
 */
export class Afterwards {
  keyChanges = 0
  #refunds = 0
  #undone = 0
  #decided = 0
  readonly #stage: Stage
  readonly #host = 'localhost'

  constructor(stage: Stage) {
    this.#stage = stage
  }

  /** Plays until it is said to be over. */
  async play(isOver: () => boolean): Promise<void> {
    const dashboard = async () => {
      while (!isOver()) {
        await sleep(randomInt(500, 1500))
        this.#refund()
        this.#comeBack()
        this.#decide()
      }
    }
    const keys = async () => {
      while (!isOver()) {
        // A sheet that was open at one change is confirmed before the next.
        await sleep(randomInt(90_000, 150_000))
        // Whose keys they are is proved by an order.
        if (this.#provider.store.payments.size > 0) await this.#changeKeys()
      }
    }
    await Promise.all([dashboard(), keys()])
  }

  /** Every dispute ends but a few, which stay open. */
  async end(): Promise<void> {
    for (let n = 0; n < 40; n += 1) this.#decide()
    if (this.#provider.store.payments.size > 0) await this.#changeKeys()
  }

  /** How many of each, for the table. */
  counted = () => `${this.#refunds}, ${this.#undone}, ${this.#decided}`

  get #provider() {
    return this.#stage.sandbox.provider
  }

  #refund() {
    const payment = pick(
      [...this.#provider.store.payments.values()],
      ({ captured, amount, amountRefunded }) => (captured ? amountRefunded < amount : false),
    )
    if (!payment || randomInt(3) > 0) return
    const left = payment.amount - payment.amountRefunded
    this.#provider.giveBack(payment.id, randomInt(2) ? left : Math.max(100, Math.floor(left / 3)))
    this.#refunds += 1
  }

  #comeBack() {
    const refund = pick([...this.#provider.store.refunds.values()], ({ status }) => status === 'processed')
    if (!refund || randomInt(4) > 0) return
    this.#provider.undoRefund(refund.id)
    this.#undone += 1
  }

  #decide() {
    const dispute = pick([...this.#provider.store.disputes.values()], ({ status }) =>
      ['open', 'under_review'].includes(status),
    )
    if (!dispute || randomInt(2) > 0) return
    const ends = ['under_review', 'won', 'lost', 'lost', 'closed'] as const
    this.#provider.decide(dispute.id, ends[randomInt(ends.length)]!)
    this.#decided += 1
  }

  /** New keys at the provider, entered here as an operator would, again and again until it works. */
  async #changeKeys() {
    for (let tries = 0; tries < 60; tries += 1) {
      try {
        const world = await openWorld(this.#stage.config)
        try {
          await this.#enter(world)
        } finally {
          await world.close()
        }
        return
      } catch {
        await sleep(1000)
      }
    }
    throw new Error('New keys could not be entered for a minute')
  }

  #next: { keyId: string; keySecret: string } | undefined

  async #enter(world: Awaited<ReturnType<typeof openWorld>>) {
    if (!this.#next) {
      const { platform } = world.database
      const { agencyId } = await platform
        .selectFrom('agencyHost')
        .select('agencyId')
        .where('host', '=', this.#host)
        .executeTakeFirstOrThrow()
      const { keyId } = await platform
        .selectFrom('paymentAccount')
        .select('keyId')
        .where('agencyId', '=', agencyId)
        .where('isActive', '=', true)
        .executeTakeFirstOrThrow()
      const next = {
        keyId: `rzp_test_${randomBytes(8).toString('hex')}`,
        keySecret: randomBytes(12).toString('hex'),
      }
      this.#provider.changeKeys(keyId, next, randomInt(2) ? 0 : 20)
      this.#next = next
    }
    await connectAccount(world, { host: this.#host, ...this.#next })
    this.#next = undefined
    this.keyChanges += 1
  }
}

function pick<T>(all: T[], fits: (one: T) => boolean): T | undefined {
  const some = all.filter(fits)
  return some.length > 0 ? some[randomInt(some.length)] : undefined
}
