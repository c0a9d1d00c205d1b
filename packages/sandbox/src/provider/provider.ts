import { Agenda, type Task } from './agenda.ts'
import { type Attempt, type Attempted, Bank } from './bank.ts'
import { Dice } from './dice.ts'
import { type DisputeWish, Disputes } from './disputes.ts'
import {
  type Account,
  type Dispute,
  type DisputeStatus,
  type Habits,
  newId,
  type Order,
  type Payment,
  type Refund,
} from './entities.ts'
import { ApiError, unknownId } from './errors.ts'
import { createOrder } from './orders.ts'
import type { EventRecord } from './events.ts'
import { Post } from './post.ts'
import { type ChaosRates, type ScenarioOrder, Scenarios } from './scenarios.ts'
import { Store } from './store.ts'

/** What somebody says of an account; the rest is usual. */
export type AccountWish = Pick<Account, 'keyId' | 'keySecret'> & {
  accountId?: string
  webhook?: Partial<Account['webhook']>
  habits?: Partial<Habits>
}

/**
 * `speed`: how much faster than a real one the provider's hours pass. `snapshotFile`: where the books are kept between
 * two starts. `answerLimitMs`: how long a webhook may take. `seed`: of the chance that chaos and duplicates follow.
 */
export type ProviderOptions = {
  accounts?: AccountWish[]
  speed?: number
  seed?: number
  snapshotFile?: string
  answerLimitMs?: number
  onDisabled?: (account: Account) => void
}

/** The pair of keys that is there from the start, unless others are given. */
export const sandboxKeys = { keyId: 'rzp_test_Sandbox0000001', keySecret: 'sandboxKeySecret00000001' }

const usual: Habits = {
  attempts: 'many',
  secondCapture: 'refund',
  refundKey: 'honour',
  uniqueReceipt: 'honour',
  refundSeconds: 5,
  captureSeconds: 0,
  paymentNotes: 'checkout',
  callsPerSecond: 0,
  backOffSeconds: 15,
}

/** The stand-in of the payment provider, as tests and the demo hold it in their hands. */
export class Provider {
  readonly store: Store
  readonly #agenda: Agenda
  readonly #post: Post
  readonly #bank: Bank
  readonly #disputes: Disputes
  readonly #scenarios: Scenarios

  constructor({
    accounts = [sandboxKeys],
    speed = 1,
    seed = 1,
    snapshotFile,
    answerLimitMs = 5000,
    onDisabled = () => {},
  }: ProviderOptions = {}) {
    const dice = new Dice(seed)
    this.#agenda = new Agenda(speed, (task) => this.#do(task))
    this.store = new Store(snapshotFile, () => this.#agenda.tasks)
    this.#post = new Post(this.store, this.#agenda, dice, { answerLimitMs, onDisabled })
    this.#bank = new Bank(this.store, this.#agenda, this.#post)
    this.#disputes = new Disputes(this.store, this.#agenda, this.#post)
    this.#scenarios = new Scenarios(dice)
    const tasks = this.store.load()
    for (const account of accounts) this.setAccount(account)
    this.#agenda.resume(tasks)
    const awaited = new Set(tasks.map(({ ref }) => ref))
    for (const event of this.store.events.values())
      if (event.state === 'waiting' && !awaited.has(event.id)) this.#agenda.after(0, 'deliver', event.id)
  }

  /** Adds an account, or changes what is given of the one with this key id. */
  setAccount({ accountId, keyId, keySecret, webhook, habits }: AccountWish): Account {
    const known = [...this.store.accounts.values()].find((one) => one.keyId === keyId)
    const account: Account = {
      accountId: known?.accountId ?? accountId ?? `acc_${keyId.replace(/^rzp_(test|live)_/, '').slice(-14)}`,
      keyId,
      keySecret,
      formerKeys: known?.formerKeys ?? [],
      webhook: {
        ...(known?.webhook ?? { url: '', secret: `${keySecret}-webhook`, previousSecret: '', active: true }),
        ...webhook,
      },
      habits: { ...usual, ...known?.habits, ...habits },
    }
    this.store.accounts.set(account.accountId, account)
    this.store.touch()
    return account
  }

  /**
   * The merchant makes new keys, as its dashboard does: the old ones end at once, or after `graceSeconds`. Orders,
   * payments and the webhook stay, for they are the merchant's.
   */
  changeKeys(keyId: string, next: { keyId: string; keySecret: string }, graceSeconds = 0): Account {
    const account = [...this.store.accounts.values()].find((one) => one.keyId === keyId)
    if (!account) throw unknownId()
    const { keySecret } = account
    account.formerKeys.push({ keyId, keySecret, until: Date.now() + graceSeconds * 1000 })
    Object.assign(account, next)
    this.store.touch()
    return account
  }

  /** The merchant's keys are withdrawn, and there are no others yet. */
  revokeKeys(keyId: string): void {
    this.changeKeys(keyId, { keyId: `${keyId}Gone`, keySecret: newId('gone') })
  }

  /** A customer's bank disputes a payment; all of it unless an amount is given. */
  dispute(paymentId: string, wish: DisputeWish = {}): Dispute {
    const dispute = this.#disputes.raise(paymentId, wish)
    this.store.touch()
    return dispute
  }

  /** A dispute goes on, or ends. What is lost is taken from the merchant. */
  decide(disputeId: string, status: DisputeStatus): Dispute {
    const dispute = this.#disputes.decide(disputeId, status)
    this.store.touch()
    return dispute
  }

  /** A refund that had arrived comes back from the customer's bank. */
  undoRefund(refundId: string): void {
    this.#bank.undoRefund(refundId)
    this.store.touch()
  }

  /** Makes an order as the API does; `fields` are those of its request. */
  makeOrder(keyId: string, fields: Record<string, unknown>): Order {
    const account = [...this.store.accounts.values()].find((one) => one.keyId === keyId)
    if (!account) throw unknownId()
    const order = createOrder(account, fields, this.parts)
    this.store.touch()
    return order
  }

  /** Pays an order as a customer in the sheet would, without a browser. */
  pay(orderId: string, wish: Partial<Attempt> = {}): Attempted {
    const order = this.store.orders.get(orderId)
    if (!order) throw unknownId()
    const attempted = this.#bank.attempt(order, { method: 'upi', outcome: 'success', ...wish })
    this.store.touch()
    return attempted
  }

  /** Refunds in the dashboard; all that is left unless an amount is given. */
  giveBack(paymentId: string, amount?: number): Refund {
    const refund = this.#bank.giveBack(paymentId, amount)
    this.store.touch()
    return refund
  }

  /** Asks for faults. */
  scenario(order: ScenarioOrder): void {
    if (!this.#scenarios.take(order, (id) => this.store.orders.get(id))) throw unknownId()
  }

  /** Faults by chance on every new order, repeatable by the seed. */
  chaos(rates: ChaosRates, seed = 1): void {
    this.#scenarios.setChaos(rates, new Dice(seed))
  }

  /** Everything works again; what was begun goes on. */
  calm(): void {
    this.#scenarios.clear()
  }

  /** The payments of an order, oldest first. */
  paymentsOf = (orderId: string): Payment[] => this.store.paymentsOf(orderId)

  /** The events of an order, or all of them, oldest first. */
  events(orderId?: string): EventRecord[] {
    return [...this.store.events.values()].filter((event) => !orderId || event.orderId === orderId)
  }

  /** Sends an event once more. Gives the status of the answer, null for none. */
  replay = (eventId: string): Promise<number | null> => this.#post.replay(eventId)

  /** Lets hours pass at once: retries, late payments, refunds. */
  advance(seconds: number): void {
    this.#agenda.advance(seconds)
  }

  /** Resolves once no webhook is on its way. */
  idle = (): Promise<void> => this.#post.idle()

  /** Forgets orders, payments, events and faults; accounts stay. */
  reset(): void {
    this.#agenda.clear()
    this.#scenarios.clear()
    this.#post.clear()
    this.#bank.clear()
    this.store.clear()
  }

  /** Writes the books down and stops. */
  stop(): void {
    this.#post.stop()
    this.#agenda.stop()
    this.store.save()
  }

  /** What its addresses are served from. */
  get parts() {
    return { store: this.store, bank: this.#bank, scenarios: this.#scenarios }
  }

  /** A task whose time has come. What is refused then, such as a refund of nothing, is left undone. */
  #do({ kind, ref }: Task): void {
    const [id = '', amount] = ref.split(' ')
    const work = {
      deliver: () => this.#post.deliver(id),
      approve: () => this.#bank.approve(id),
      capture: () => this.#bank.captureLater(id),
      settleRefund: () => this.#bank.settleRefund(id),
      undoRefund: () => this.#bank.undoRefund(id),
      release: () => this.#bank.release(id),
      again: () => this.#bank.again(id),
      giveBack: () => this.#bank.giveBack(id, amount ? Number(amount) : undefined),
      dispute: () => this.#disputes.raise(id),
      decide: () => this.#disputes.decide(id, amount as DisputeStatus),
    }
    try {
      work[kind]()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
    }
    this.store.touch()
  }
}
