import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Task } from './agenda.ts'
import type { Account, Dispute, Order, Payment, Refund } from './entities.ts'
import type { EventRecord } from './events.ts'

/** What is known of a refund key: the request it came with, and the refund it made once that was done. */
export type RefundKey = { fingerprint: string; refundId: string | null }

/** The provider's books, in memory; with a file they survive a restart. */
export class Store {
  readonly accounts = new Map<string, Account>()
  readonly orders = new Map<string, Order>()
  readonly payments = new Map<string, Payment>()
  readonly refunds = new Map<string, Refund>()
  readonly disputes = new Map<string, Dispute>()
  readonly refundKeys = new Map<string, RefundKey>()
  readonly events = new Map<string, EventRecord>()
  readonly #file: string | undefined
  readonly #tasks: () => Task[]
  #timer: NodeJS.Timeout | undefined

  constructor(file: string | undefined, tasks: () => Task[]) {
    this.#file = file
    this.#tasks = tasks
  }

  /** Reads the file of an earlier life. Gives what was still to be done. */
  load(): Task[] {
    if (!this.#file || !existsSync(this.#file)) return []
    const saved = JSON.parse(readFileSync(this.#file, 'utf8')) as Record<string, [string, never][]> & {
      tasks: Task[]
    }
    for (const [name, map] of this.#maps())
      for (const [key, value] of saved[name] ?? []) (map as Map<string, unknown>).set(key, value)
    for (const account of this.accounts.values()) account.formerKeys ??= []
    for (const [key, { refundId }] of this.refundKeys) if (refundId === null) this.refundKeys.delete(key)
    return saved.tasks
  }

  /** Says that something changed: it is written soon, all changes of a moment together. */
  touch(): void {
    if (this.#file && !this.#timer) this.#timer = setTimeout(() => this.save(), 200)
  }

  /** Writes the file now, beside and then in place, so that a kill leaves the old or the new one. */
  save(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (!this.#file) return
    const content = {
      ...Object.fromEntries(this.#maps().map(([name, map]) => [name, [...map]])),
      tasks: this.#tasks(),
    }
    mkdirSync(dirname(this.#file), { recursive: true })
    writeFileSync(`${this.#file}.new`, JSON.stringify(content), { mode: 0o600 })
    renameSync(`${this.#file}.new`, this.#file)
  }

  /** Empties the books; the accounts stay. */
  clear(): void {
    for (const [name, map] of this.#maps()) if (name !== 'accounts') map.clear()
    this.touch()
  }

  /** The payments of an order, oldest first. */
  paymentsOf(orderId: string): Payment[] {
    return [...this.payments.values()].filter((payment) => payment.orderId === orderId)
  }

  #maps(): [string, Map<string, unknown>][] {
    const { accounts, orders, payments, refunds, disputes, refundKeys, events } = this
    return Object.entries({ accounts, orders, payments, refunds, disputes, refundKeys, events })
  }
}
