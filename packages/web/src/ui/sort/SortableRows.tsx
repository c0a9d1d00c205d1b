import { arrayMove } from '@dnd-kit/sortable'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { showError } from '../dialogs.tsx'
import { Sortable } from './Sortable.tsx'
import { SortableItem } from './SortableItem.tsx'
import { PlainList } from '../shapes.tsx'
import { makeTurns } from '../turns.ts'

type Props<T> = {
  label: string
  rows: readonly T[]
  /**
   * The list as it is kept, with more than these rows where they are some of it; moved ones stand behind the others. It is not read while its
   * order changes, and read again after the server has spoken.
   */
  queryKey: QueryKey
  idOf: (row: T) => number
  /** Read aloud while a row is moved. */
  nameOf: (row: T) => string
  /** Tells the server the new place of one row, from 0; what is given back of the row, a newer version, takes its place. */
  onMove: (row: T, place: number) => Promise<T | undefined>
  children: (row: T) => ReactNode
}

/**
 * Rows whose order people change by finger, mouse or keyboard: it shows at once and goes back if it could not be kept. The server is told
 * one move after the other, each with the row as the move before has left it: none meets a version that it made itself. An answer that was
 * asked for before a move knows the old order; it is not waited for, or a row would go back and be taken from where nobody sees it.
 */
export function SortableRows<T>(props: Props<T>) {
  const { label, rows, queryKey, idOf, nameOf, onMove, children } = props
  const queries = useQueryClient()
  const [turns] = useState(makeTurns)
  const idsOf = (some: readonly T[]) => some.map(idOf)
  /** The rows as they are kept by now, in another order: what was drawn may be older than what a save has brought. */
  const show = (ids: readonly number[]) =>
    queries.setQueryData<T[]>(queryKey, (all) => {
      const byId = new Map(all?.map((one) => [idOf(one), one]))
      const moved = new Set(ids)
      return (
        all && [...all.filter((one) => !moved.has(idOf(one))), ...ids.flatMap((id) => byId.get(id) ?? [])]
      )
    })
  const move = async (from: number, to: number) => {
    const row = rows[from]
    if (!row) return
    const before = idsOf(rows)
    void queries.cancelQueries({ queryKey, exact: true })
    show(arrayMove(before, from, to))
    await turns.take(async () => {
      const is = (one: T) => idOf(one) === idOf(row)
      try {
        const saved = await onMove(queries.getQueryData<T[]>(queryKey)?.find(is) ?? row, to)
        if (saved) queries.setQueryData<T[]>(queryKey, (all) => all?.map((one) => (is(one) ? saved : one)))
      } catch (error) {
        show(before)
        void showError(error)
      }
    })
    if (turns.isStill()) void queries.invalidateQueries({ queryKey, exact: true })
  }
  return (
    <Sortable
      things={rows.map((row) => ({ id: String(idOf(row)), name: nameOf(row) }))}
      onMove={(from, to) => void move(from, to)}
    >
      <PlainList aria-label={label} gap={0.75} oneColumn>
        {rows.map((row) => (
          <SortableItem key={idOf(row)} id={String(idOf(row))}>
            {children(row)}
          </SortableItem>
        ))}
      </PlainList>
    </Sortable>
  )
}
