import { arrayMove } from '@dnd-kit/sortable'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FailureWords } from '../../failure-words.ts'
import { showError } from '../dialogs.tsx'
import { makeTurns } from '../turns.ts'
import { placeBetween } from './place-between.ts'

type Placed = { order: number; version: number }
type Rows<Row> = {
  /** The list as it is kept; rows that are moved stand behind the others of it. */
  queryKey: QueryKey
  idOf: (row: Row) => number
  /** Stores a row in its new place over the version it has now. */
  save: (row: Row, order: number) => Promise<Row>
  /** Reads again what is kept. */
  refresh: () => unknown
  /** Why a place could not be stored. */
  words?: FailureWords
}

/** Moving rows that have a version: at once on the screen, one after the other to the server, so that none meets a version it made itself. */
export function useStoredOrder<Row extends Placed>({ queryKey, idOf, save, refresh, words }: Rows<Row>) {
  const queries = useQueryClient()
  const [turns] = useState(makeTurns)
  const put = (change: (all: Row[]) => Row[]) =>
    queries.setQueryData<Row[]>(queryKey, (all) => all && change(all))
  return async (list: readonly Row[], from: number, to: number): Promise<void> => {
    const changes = placeBetween(
      list.map((row) => ({ id: idOf(row), order: row.order })),
      from,
      to,
    )
    const places = new Map(changes.map(({ id, order }) => [id, order]))
    await queries.cancelQueries({ queryKey })
    const before = queries.getQueryData<Row[]>(queryKey)
    const moved = new Set(list.map(idOf))
    put((all) => [
      ...all.filter((row) => !moved.has(idOf(row))),
      ...arrayMove([...list], from, to).map((row) => ({ ...row, order: places.get(idOf(row)) ?? row.order })),
    ])
    const send = async () => {
      try {
        for (const { id, order } of changes) {
          const now = queries.getQueryData<Row[]>(queryKey)?.find((row) => idOf(row) === id)
          if (!now) continue
          const { version } = await save(now, order)
          put((all) => all.map((row) => (idOf(row) === id ? { ...row, version } : row)))
        }
      } catch (error) {
        queries.setQueryData(queryKey, before)
        void showError(error, words)
      }
    }
    await turns.take(send)
    if (turns.isStill()) refresh()
  }
}
