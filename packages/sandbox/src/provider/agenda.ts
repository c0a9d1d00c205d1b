/** Something the provider does later. `at` is in milliseconds of the machine's clock. */
export type Task = {
  at: number
  kind:
    | 'deliver'
    | 'approve'
    | 'capture'
    | 'settleRefund'
    | 'undoRefund'
    | 'release'
    | 'again'
    | 'giveBack'
    | 'dispute'
    | 'decide'
  ref: string
}

/**
 * What is to be done later. A provider's hour lasts an hour divided by `factor`; `advance` lets hours pass at once.
 * Tasks are plain data, so that they survive a restart.
 */
export class Agenda {
  readonly tasks: Task[] = []
  readonly #factor: number
  readonly #run: (task: Task) => void
  #timer: NodeJS.Timeout | undefined
  #stopped = false

  constructor(factor: number, run: (task: Task) => void) {
    this.#factor = factor
    this.#run = run
  }

  /** Does it after so many of the provider's seconds. */
  after(seconds: number, kind: Task['kind'], ref: string): void {
    this.tasks.push({ at: Date.now() + (seconds * 1000) / this.#factor, kind, ref })
    this.#arm()
  }

  /** Takes up tasks of an earlier life. */
  resume(tasks: Task[]): void {
    this.tasks.push(...tasks)
    this.#arm()
  }

  /** Lets so many of the provider's seconds pass at once. */
  advance(seconds: number): void {
    for (const task of this.tasks) task.at -= (seconds * 1000) / this.#factor
    this.#arm()
  }

  /** Forgets everything that is to be done. */
  clear(): void {
    this.tasks.length = 0
    this.#arm()
  }

  /** Nothing is done any more. */
  stop(): void {
    this.#stopped = true
    clearTimeout(this.#timer)
  }

  #arm(): void {
    clearTimeout(this.#timer)
    if (this.#stopped || this.tasks.length === 0) return
    const next = Math.min(...this.tasks.map(({ at }) => at))
    this.#timer = setTimeout(() => this.#work(), Math.min(Math.max(0, next - Date.now()), 2_000_000_000))
  }

  #work(): void {
    const now = Date.now()
    const due = this.tasks.filter(({ at }) => at <= now).toSorted((a, b) => a.at - b.at)
    const later = this.tasks.filter(({ at }) => at > now)
    this.tasks.splice(0, this.tasks.length, ...later)
    for (const task of due) this.#run(task)
    this.#arm()
  }
}
