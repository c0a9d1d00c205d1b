/** Work that is done one after the other. */
export type Turns = {
  /** Does something once what was begun before it is over, however that ended. */
  take<T>(work: () => T | Promise<T>): Promise<T>
  /** Nothing is being done or waited for. */
  isStill(): boolean
}

/** A line of its own; a hook keeps one in a state. */
export function makeTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    take(work) {
      waiting += 1
      const turn = last.then(work).finally(() => (waiting -= 1))
      last = turn.catch(() => undefined)
      return turn
    },
    isStill: () => waiting === 0,
  }
}
