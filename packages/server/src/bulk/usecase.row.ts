import type { Tx } from '../platform/db.ts'
import { dropPage } from '../platform/notices.ts'
import { lockRow, type ResultRow, type RowChange, setRow } from './store.ts'
import type { Running } from './usecase.ts'

/** Does one row, or takes it back; throws a Problem where that is refused. */
export type Deed = (run: Running, row: ResultRow) => Promise<void>

type Outcome = { change: RowChange; pageKey?: string | null }

/** Does a row and writes its result in one transaction: a row that was done is never done again. */
export async function inOne(
  run: Running,
  row: ResultRow,
  work: (tx: Tx, row: ResultRow) => Promise<Outcome>,
): Promise<void> {
  const { world, there, id } = run
  const pageKey = await world.database.inScope(there, async (tx) => {
    const mine = await lockRow(tx, id, row.rowNo, row.state)
    if (!mine) return null
    const { change, pageKey: key = null } = await work(tx, mine)
    await setRow(tx, id, row.rowNo, row.state, { reason: null, message: '', field: null, ...change })
    return key
  })
  if (pageKey) await dropPage(world, pageKey)
}
