import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isBlocking, isEmptyPerson, type PersonProblem } from '@parichay/contract/pdf-card/people-rules.ts'
import type { TableRow } from '@parichay/contract/pdf-card/people-table.ts'
import { printStateOf } from '@parichay/contract/pdf-card/printed.ts'
import type { Marks, People } from '../../api/use-people.ts'
import { showError } from '../../ui/dialogs.tsx'
import { say } from '../../ui/snackbar-store.ts'
import { peopleFailure } from './words.ts'

/** How the card of a row stands: a row that was never kept has no mark. */
export const printState = ({ base }: TableRow) => printStateOf(base?.printed)
/** Whether the card of a row can be printed at all. */
export const canBePrinted = (row: TableRow, problems: ReadonlyMap<string, readonly PersonProblem[]>) =>
  !isEmptyPerson(row.facts) && !problems.get(row.rowKey)?.some(isBlocking)

/** How many of a list are printed as they are, how many changed since, and how many there are. */
export function countPrinted(rows: readonly TableRow[]) {
  const people = rows.filter(({ facts }) => !isEmptyPerson(facts))
  const states = people.map(printState)
  const of = (state: string) => states.filter((one) => one === state).length
  return { total: people.length, printed: of('printed'), changed: of('changed') }
}

/** Marks cards as printed or takes marks away, and says so; what can be undone exactly has Undo. */
export function useMarks(people: People) {
  const { t } = useLingui()
  const run = async (isPrinted: boolean, which: Parameters<People['mark']>[1], mayUndo = true) => {
    try {
      const before = await people.mark(isPrinted, which)
      if (before.size === 0)
        return say(isPrinted ? t`There is no card here that can be marked.` : t`None of them was marked.`)
      const words = isPrinted
        ? plural(before.size, { one: '# card marked as printed', other: '# cards marked as printed' })
        : plural(before.size, { one: '# card marked as not printed', other: '# cards marked as not printed' })
      const back = isPrinted
        ? () => void run(false, { rowKeys: [...before.keys()] }, false)
        : () => void giveBack(before)
      return say(
        words,
        mayUndo && isExact(isPrinted, before) ? { action: { label: t`Undo`, run: back } } : undefined,
      )
    } catch (error) {
      return showError(error, peopleFailure)
    }
  }
  /** Each card is marked again with the time its mark had. */
  const giveBack = async (before: Marks) => {
    const times = Map.groupBy(before, ([, mark]) => mark?.at ?? '')
    for (const [at, rows] of times) await run(true, { rowKeys: rows.map(([rowKey]) => rowKey), at }, false)
  }
  return {
    mark: (rows: readonly TableRow[], isPrinted: boolean) => {
      const keys = rows
        .filter((row) => row.base !== null || !isEmptyPerson(row.facts))
        .map(({ rowKey }) => rowKey)
      return keys.length > 0 ? run(isPrinted, { rowKeys: keys }) : Promise.resolve()
    },
    markFile: (jobId: number) => run(true, { jobId }),
  }
}

/** A mark that said “changed since printed” cannot be given back. */
const isExact = (isPrinted: boolean, before: Marks) =>
  [...before.values()].every((mark) => (isPrinted ? mark === null : mark?.isCurrent === true))
