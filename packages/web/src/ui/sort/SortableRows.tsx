import { arrayMove } from '@dnd-kit/sortable'
import type { ReactNode } from 'react'
import { showError } from '../dialogs.tsx'
import { Sortable } from './Sortable.tsx'
import { SortableItem } from './SortableItem.tsx'
import { PlainList } from '../shapes.tsx'

type Props<T> = {
  label: string
  rows: readonly T[]
  idOf: (row: T) => number
  /** Read aloud while a row is moved. */
  nameOf: (row: T) => string
  /** Shows an order at once, before the server knows it, and the old one again when it says no. */
  onOrder: (rows: T[]) => void
  /** Tells the server the new place of one row, from 0. */
  onMove: (row: T, place: number) => Promise<unknown>
  /** After the server has spoken, either way. */
  onDone: () => unknown
  children: (row: T) => ReactNode
}

/** Rows whose order people change by finger, mouse or keyboard: it shows at once and goes back if it could not be kept. */
export function SortableRows<T>({ label, rows, idOf, nameOf, onOrder, onMove, onDone, children }: Props<T>) {
  const move = async (from: number, to: number) => {
    const row = rows[from]
    if (!row) return
    onOrder(arrayMove([...rows], from, to))
    try {
      await onMove(row, to)
    } catch (error) {
      onOrder([...rows])
      void showError(error)
    } finally {
      void onDone()
    }
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
