import { useRouter, useSearch } from '@tanstack/react-router'
import { useRef } from 'react'

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
  const cameHere = useRef(false)
  if (!row) cameHere.current = false
  const go = (key: string | undefined, replace: boolean) =>
    void router.navigate({
      to: '.',
      search: ((before: Record<string, string>) => ({ ...before, row: key })) as never,
      replace,
      resetScroll: false,
    })
  return {
    row,
    look: (one) => {
      const isOpen = row !== undefined
      if (!isOpen) cameHere.current = true
      go(String(rowKey(one)), isOpen)
    },
    close: () => (cameHere.current ? router.history.back() : go(undefined, true)),
  }
}
