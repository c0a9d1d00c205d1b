import { z } from 'zod'
import type { Dice } from './dice.ts'
import type { Order } from './entities.ts'
import { type CallKind, faultCodes, FaultCounter, FaultWish, readWishes, wishFor } from './faults.ts'

/**
 * Faults on request: for one order, for the order of one receipt (which may not exist yet), for the next orders, or for
 * the next calls whatever they are about. F20 is about the script, so it needs no target.
 */
export const ScenarioOrder = z.strictObject({
  orderId: z.string().optional(),
  receipt: z.string().optional(),
  nextOrders: z.number().int().positive().optional(),
  nextCalls: z.number().int().positive().optional(),
  faults: z.array(FaultWish).min(1),
})
/** Faults on request. */
export type ScenarioOrder = z.output<typeof ScenarioOrder>

/** How often each fault strikes a new order, from 0 to 1. */
export const ChaosRates = z.partialRecord(z.enum(faultCodes), z.number().min(0).max(1))
/** How often each fault strikes a new order, from 0 to 1. */
export type ChaosRates = z.output<typeof ChaosRates>

/** Which faults are wished for, and where. */
export class Scenarios {
  readonly #counter = new FaultCounter()
  readonly #byReceipt = new Map<string, FaultWish[]>()
  #orders: { left: number; faults: FaultWish[] }[] = []
  #calls: { left: number; faults: FaultWish[] }[] = []
  #scriptFaults: FaultWish[] = []
  #rates: ChaosRates = {}
  #dice: Dice

  constructor(dice: Dice) {
    this.#dice = dice
  }

  /** Takes a wish. `find` gives the order by its id. Says whether there was anything to attach it to. */
  take(
    { orderId, receipt, nextOrders, nextCalls, faults }: ScenarioOrder,
    find: (id: string) => Order | undefined,
  ): boolean {
    const script = faults
      .filter(({ code }) => code === 'F20')
      .map((wish) => ({ ...wish, times: wish.times ?? 1 }))
    this.#scriptFaults.push(...script)
    const others = faults.filter(({ code }) => code !== 'F20')
    if (others.length === 0) return true
    if (receipt) this.#byReceipt.set(receipt, others)
    if (nextOrders) this.#orders.push({ left: nextOrders, faults: others })
    if (nextCalls) this.#calls.push({ left: nextCalls, faults: others })
    const order = orderId ? find(orderId) : undefined
    order?.faults.push(...others)
    return Boolean(receipt || nextOrders || nextCalls || order)
  }

  /** Faults by chance from now on, repeatable by the dice. */
  setChaos(rates: ChaosRates, dice: Dice): void {
    this.#rates = rates
    this.#dice = dice
  }

  /** The faults of an order that is being made: of its note, of its receipt, of the queue, of chance. */
  forNewOrder(receipt: string | null, note: string | undefined): FaultWish[] {
    const queued = this.#orders.find(({ left }) => left > 0)
    if (queued) queued.left -= 1
    const chance = Object.entries(this.#rates).filter(([, rate]) => this.#dice.chance(rate ?? 0))
    return [
      ...this.#known(receipt, note),
      ...(queued?.faults ?? []),
      ...chance.map(([code]) => ({ code }) as FaultWish),
    ]
  }

  /** F13, if it strikes this call. `order`: what the call is about; for a new one its receipt and note speak for it. */
  forCall(
    kind: CallKind,
    order: Order | undefined,
    receipt?: string | null,
    note?: string,
  ): FaultWish | undefined {
    const queue = this.#calls.find(({ left, faults }) => left > 0 && matches(wishFor(faults, 'F13'), kind))
    if (queue) {
      queue.left -= 1
      return wishFor(queue.faults, 'F13')
    }
    const wish = wishFor(order ? order.faults : this.#known(receipt ?? null, note), 'F13')
    const scope = `${order ? (order.receipt ?? order.id) : receipt} ${kind}`
    return wish && matches(wish, kind) && this.#counter.strikes(scope, wish) ? wish : undefined
  }

  /** F11 and F12: whether the answer gets lost after the work was done. */
  losesAnswer(code: 'F11' | 'F12', order: Order): FaultWish | undefined {
    const wish = wishFor(order.faults, code)
    return wish && this.#counter.strikes(order.id, wish) ? wish : undefined
  }

  /** F20: whether the script fails this time, and how. */
  scriptFault(): FaultWish | undefined {
    const wish = this.#scriptFaults.find(({ times = 0 }) => times > 0)
    if (wish) wish.times! -= 1
    return wish
  }

  /** Everything works again. */
  clear(): void {
    this.#counter.clear()
    this.#byReceipt.clear()
    this.#orders = []
    this.#calls = []
    this.#scriptFaults = []
    this.#rates = {}
  }

  #known(receipt: string | null, note: string | undefined): FaultWish[] {
    return [...readWishes(note), ...(receipt ? (this.#byReceipt.get(receipt) ?? []) : [])]
  }
}

const matches = (wish: FaultWish | undefined, kind: CallKind) =>
  wish !== undefined && (wish.call === undefined || wish.call === 'any' || wish.call === kind)
