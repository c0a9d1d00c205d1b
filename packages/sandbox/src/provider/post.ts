import type { Agenda } from './agenda.ts'
import { copiesOf } from './copies.ts'
import type { Dice } from './dice.ts'
import { newId, type Account, type Order } from './entities.ts'
import type { Attempt, Copy, EventRecord } from './events.ts'
import { FaultCounter, wishFor } from './faults.ts'
import type { Store } from './store.ts'

type Parts = Record<string, object>
type PostOptions = { answerLimitMs: number; onDisabled: (account: Account) => void }

const day = 86_400
const kept = 20_000

/** Sends the events of every account, again and again until somebody answers with 2xx, for a day at most. */
export class Post {
  readonly #store: Store
  readonly #agenda: Agenda
  readonly #dice: Dice
  readonly #options: PostOptions
  readonly #counter = new FaultCounter()
  readonly #held = new Map<string, EventRecord[]>()
  #underWay = 0
  #waiters: (() => void)[] = []
  #stopped = new AbortController()

  constructor(store: Store, agenda: Agenda, dice: Dice, options: PostOptions) {
    this.#store = store
    this.#agenda = agenda
    this.#dice = dice
    this.#options = options
  }

  /** Writes an event down, with its parts as they are at this moment, and sends it off. */
  emit(order: Order, event: string, parts: Parts): void {
    const shift = { future: 600, old: -23 * 3600 }
    const clock = wishFor(order.faults, 'F19')
    const moved = clock ? (clock.seconds ?? shift[clock.variant === 'old' ? 'old' : 'future']) : 0
    const createdAt = Math.floor(Date.now() / 1000) + moved
    const body = JSON.stringify({
      entity: 'event',
      account_id: order.accountId,
      event,
      contains: Object.keys(parts),
      payload: Object.fromEntries(Object.entries(parts).map(([name, entity]) => [name, { entity }])),
      created_at: createdAt,
    })
    const record: EventRecord = {
      id: newId(),
      accountId: order.accountId,
      orderId: order.id,
      event,
      body,
      createdAt,
      state: 'waiting',
      rounds: 0,
      attempts: [],
    }
    this.#store.events.set(record.id, record)
    this.#forgetOld()
    this.#store.touch()
    if (wishFor(order.faults, 'F4') && !event.startsWith('refund.')) this.#hold(order, record)
    else this.#send(record)
  }

  /** Sends an event once more, as the dashboard does; no fault touches it. Gives the status, null for no answer. */
  async replay(eventId: string): Promise<number | null> {
    const record = this.#store.events.get(eventId)
    const account = record && this.#store.accounts.get(record.accountId)
    if (!record || !account?.webhook.url) return null
    const [proper] = copiesOf(record, account, [], this.#dice, undefined)
    const attempt = await this.#track(this.#request(record, { ...proper!, kind: 'replay' }))
    if (attempt.outcome === 'accepted') record.state = 'delivered'
    this.#store.touch()
    return attempt.status
  }

  /** A round of delivery whose time has come. */
  deliver(eventId: string): void {
    const record = this.#store.events.get(eventId)
    if (record && record.state !== 'delivered') this.#send(record)
  }

  /** Resolves once nothing is on its way. Retries that wait for their time do not count. */
  async idle(): Promise<void> {
    while (this.#underWay > 0) await new Promise<void>((done) => this.#waiters.push(done))
  }

  /** Forgets how often each fault struck. */
  clear(): void {
    this.#counter.clear()
    this.#held.clear()
  }

  /** Cuts off what is on its way. */
  stop(): void {
    this.#stopped.abort()
  }

  /** The log is long, not endless; what is still to be delivered stays. */
  #forgetOld(): void {
    const { events } = this.#store
    if (events.size <= kept) return
    const old = [...events.values()].slice(0, kept / 10)
    for (const { id, state } of old) if (state !== 'waiting') events.delete(id)
  }

  /** F4: the whole story is kept back until the order is paid, and then told from its end; a minute at most. */
  #hold(order: Order, record: EventRecord): void {
    const story = [...(this.#held.get(order.id) ?? []), record]
    this.#held.set(order.id, story)
    if (record.event !== 'order.paid') return this.#agenda.after(60, 'deliver', record.id)
    this.#held.delete(order.id)
    void this.#track(this.#oneByOne(story.toReversed()))
  }

  async #oneByOne(records: EventRecord[]): Promise<void> {
    for (const record of records) await this.#round(record)
  }

  #send(record: EventRecord): void {
    void this.#track(this.#round(record))
  }

  async #round(record: EventRecord): Promise<void> {
    const { accounts, orders } = this.#store
    const account = accounts.get(record.accountId)
    const faults = orders.get(record.orderId)?.faults ?? []
    if (!account?.webhook.url || !account.webhook.active) {
      record.state = 'unsent'
      return
    }
    record.rounds += 1
    const lost = wishFor(faults, 'F2')
    if (lost && this.#counter.strikes(record.id, lost, Infinity)) {
      record.attempts.push({ ...blank(account), outcome: 'lost' })
      record.state = lost.times ? 'waiting' : 'lost'
      if (lost.times) this.#retry(record, account)
      return
    }
    const stranger = [...accounts.values()].find(
      ({ accountId, webhook }) => accountId !== account.accountId && webhook.url,
    )
    const copies = copiesOf(record, account, faults, this.#dice, stranger)
    const late = wishFor(faults, 'F14')
    const tooLate = late !== undefined && this.#counter.strikes(record.id, late)
    const extra = copies.filter(({ kind }) => kind !== 'proper')
    for (const copy of extra) await this.#request(record, copy)
    const proper = copies.filter(({ kind }) => kind === 'proper')
    const answers = await Promise.all(proper.map((copy) => this.#request(record, copy, tooLate)))
    if (answers.some(({ outcome }) => outcome === 'accepted')) record.state = 'delivered'
    else this.#retry(record, account)
    this.#store.touch()
  }

  #retry(record: EventRecord, account: Account): void {
    if (this.#stopped.signal.aborted) return
    const first = account.habits.backOffSeconds
    if (first * (2 ** record.rounds - 1) > day) {
      record.state = 'given up'
      if (account.webhook.active) this.#options.onDisabled(account)
      account.webhook.active = false
    } else this.#agenda.after(first * 2 ** (record.rounds - 1), 'deliver', record.id)
  }

  async #request(record: EventRecord, copy: Copy, tooLate = false): Promise<Attempt> {
    const began = Date.now()
    const attempt: Attempt = {
      at: new Date(began).toISOString(),
      kind: copy.kind,
      url: copy.url,
      headers: copy.headers,
      ...(copy.body !== record.body && { body: copy.body }),
      status: null,
      outcome: 'unreachable',
      ms: 0,
    }
    record.attempts.push(attempt)
    const limit = AbortSignal.timeout(this.#options.answerLimitMs)
    try {
      const answer = await fetch(copy.url, {
        method: 'POST',
        headers: copy.headers,
        body: copy.body,
        redirect: 'manual',
        signal: AbortSignal.any([limit, this.#stopped.signal]),
      })
      await answer.body?.cancel()
      attempt.status = answer.status
      attempt.outcome = !answer.ok ? 'refused' : tooLate ? 'late' : 'accepted'
    } catch {
      if (limit.aborted) attempt.outcome = 'timeout'
    }
    attempt.ms = Date.now() - began
    return attempt
  }

  async #track<T>(work: Promise<T>): Promise<T> {
    this.#underWay += 1
    try {
      return await work
    } finally {
      this.#underWay -= 1
      if (this.#underWay === 0) for (const done of this.#waiters.splice(0)) done()
    }
  }
}

const blank = ({ webhook }: Account): Omit<Attempt, 'outcome'> => ({
  at: new Date().toISOString(),
  kind: 'proper',
  url: webhook.url,
  headers: {},
  status: null,
  ms: 0,
})
