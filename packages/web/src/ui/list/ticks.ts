import { useState } from 'react'

type Key = string | number

/** Rows of a list that are ticked: one by one, over several pages, or all that the filters find. */
export type Ticks<T> = {
  /** Those ticked one by one, in the order of ticking; none while `all`. */
  rows: readonly T[]
  /** Everything that the filters find, rows of other pages too. */
  all: boolean
  has: (row: T) => boolean
  /** Ticks a row, or with `reach` all from the one ticked last; `onPage` are the rows in sight. */
  tick: (row: T, on: boolean, onPage: readonly T[], reach?: boolean) => void
  /** How much of a page is ticked. */
  ofPage: (onPage: readonly T[]) => 'none' | 'some' | 'all'
  tickPage: (onPage: readonly T[], on: boolean) => void
  tickAll: () => void
  clear: () => void
  /** What a row is called, for who does not see the box beside it. */
  nameOf: (row: T) => string
}

/** Whether anything is ticked; false where nothing can be. */
export const someTicked = <T>(ticks: Ticks<T> | undefined): ticks is Ticks<T> =>
  ticks !== undefined && (ticks.all || ticks.rows.length > 0)

type State<T> = { stamp: string; byKey: ReadonlyMap<Key, T>; all: boolean; last: Key | undefined }

/** Ticks of a list. `stamp` says what the list is narrowed to: with other filters nothing is ticked any more; pages and order keep them. */
export function useTicks<T>(stamp: string, keyOf: (row: T) => Key, nameOf: (row: T) => string): Ticks<T> {
  const none: State<T> = { stamp, byKey: new Map(), all: false, last: undefined }
  const [kept, setKept] = useState(none)
  const state = kept.stamp === stamp ? kept : none
  const mapOf = (rows: readonly T[]) => new Map(rows.map((row) => [keyOf(row), row]))
  const has = (row: T) => state.all || state.byKey.has(keyOf(row))
  const put = (byKey: ReadonlyMap<Key, T>, last?: Key) => setKept({ stamp, byKey, all: false, last })
  /** Who takes one off after ticking everything means the page in sight. */
  const begun = (onPage: readonly T[]) => (state.all ? mapOf(onPage) : new Map(state.byKey))
  const set = (byKey: Map<Key, T>, rows: readonly T[], on: boolean) => {
    for (const row of rows) {
      if (on) byKey.set(keyOf(row), row)
      else byKey.delete(keyOf(row))
    }
    return byKey
  }
  return {
    rows: state.all ? [] : [...state.byKey.values()],
    all: state.all,
    has,
    tick: (row, on, onPage, reach = false) => {
      const at = onPage.findIndex((one) => keyOf(one) === keyOf(row))
      const from = reach ? onPage.findIndex((one) => keyOf(one) === state.last) : -1
      const [first, end] = from < 0 ? [at, at] : [Math.min(at, from), Math.max(at, from)]
      put(set(begun(onPage), at < 0 ? [row] : onPage.slice(first, end + 1), on), keyOf(row))
    },
    ofPage: (onPage) => {
      const on = onPage.filter(has).length
      return on === 0 ? 'none' : on === onPage.length ? 'all' : 'some'
    },
    tickPage: (onPage, on) => put(set(begun(onPage), onPage, on)),
    tickAll: () => setKept({ ...none, all: true }),
    clear: () => setKept(none),
    nameOf,
  }
}
