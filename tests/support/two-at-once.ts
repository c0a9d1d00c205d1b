/**
 * Lends one of two things for a while. What only looks, and fills one core with it, is done twice at once (`test.concurrent`; Vitest
 * takes two at a time, `maxConcurrency`), each with pages of its own.
 */
export class TwoAtOnce<T> {
  readonly #idle: T[]
  constructor(make: () => T) {
    this.#idle = [make(), make()]
  }

  async use<R>(work: (one: T) => Promise<R>): Promise<R> {
    const one = this.#idle.pop()
    if (one === undefined) throw new Error('Both are in use: maxConcurrency must be 2.')
    try {
      return await work(one)
    } finally {
      this.#idle.push(one)
    }
  }
}
