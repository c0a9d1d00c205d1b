import { useRouter, useSearch } from '@tanstack/react-router'

/** The row that is looked up beside its list. */
export type RowDetail<Row> = {
  row: Row | undefined
  /** Looks a row up: the first is a step of its own, so that Back closes it; the next ones take its place. */
  look: (row: Row) => void
  close: () => void
}

/** Which row the address looks up (`?row=12`); undefined where it is not among the rows or there is no room. */
export function useRowDetail<Row>(
  rows: readonly Row[],
  rowKey: (row: Row) => string | number,
  isOn: boolean,
): RowDetail<Row> {
  const router = useRouter()
  const wanted = (useSearch({ strict: false }) as Record<string, string | undefined>)['row']
  const row = isOn && wanted !== undefined ? rows.find((one) => String(rowKey(one)) === wanted) : undefined
  const go = (key: string | undefined, replace: boolean, state: unknown) =>
    void router.navigate({
      to: '.',
      search: ((before: Record<string, string>) => ({ ...before, row: key })) as never,
      replace,
      state: state as never,
      resetScroll: false,
    })
  return {
    row,
    look: (one) =>
      row === undefined
        ? go(String(rowKey(one)), false, steppedIn)
        : // What the step says of itself stays.
          go(String(rowKey(one)), true, true),
    close: () =>
      'lookedUp' in router.state.location.state ? router.history.back() : go(undefined, true, true),
  }
}

/** Written into the step that opened the details: closing them takes it back. */
const steppedIn = { lookedUp: true }
