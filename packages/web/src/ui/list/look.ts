import { create } from 'zustand'
import { keep, kept } from '../../keepsake.ts'

/** How close the rows of a table stand. */
export type Density = 'compact' | 'roomy'

type Kept = {
  density: Density
  /** Columns that were taken away, by the name of their list. */
  hidden: Record<string, readonly string[]>
  /** Columns that begin taken away and were brought in. */
  brought: Record<string, readonly string[]>
  /** Single letters work as keys. */
  keys: boolean
}
type Look = Kept & {
  setDensity: (density: Density) => void
  /** Shows a column of a list, or takes it away. */
  setColumn: (list: string, column: string, isShown: boolean) => void
  /** The columns of a list as they were at first. */
  asAtFirst: (list: string) => void
  setKeys: (keys: boolean) => void
}

const plain: Kept = { density: 'compact', hidden: {}, brought: {}, keys: true }

/** How one likes lists to look, kept in this browser and the same for every list. */
export const useListLook = create<Look>()((set, get) => {
  const become = (change: Partial<Kept>) => {
    const { density, hidden, brought, keys } = { ...get(), ...change }
    keep('listLook', { density, hidden, brought, keys } satisfies Kept)
    set(change)
  }
  return {
    ...plain,
    ...kept<Partial<Kept>>('listLook'),
    setDensity: (density) => become({ density }),
    setColumn: (list, column, isShown) => {
      const { hidden, brought } = get()
      const without = (all: Record<string, readonly string[]>) =>
        (all[list] ?? []).filter((one) => one !== column)
      become({
        hidden: { ...hidden, [list]: isShown ? without(hidden) : [...without(hidden), column] },
        brought: { ...brought, [list]: isShown ? [...without(brought), column] : without(brought) },
      })
    },
    asAtFirst: (list) => {
      const { hidden, brought } = get()
      become({ hidden: { ...hidden, [list]: [] }, brought: { ...brought, [list]: [] } })
    },
    setKeys: (keys) => become({ keys }),
  }
})

const none: readonly string[] = []

/** Columns of a list that are not shown: taken away, or extra and never brought in. */
export function useHiddenColumns(
  list: string | undefined,
  columns: readonly { id: string; extra?: boolean }[],
): readonly string[] {
  const hidden = useListLook((look) => (list === undefined ? none : (look.hidden[list] ?? none)))
  const brought = useListLook((look) => (list === undefined ? none : (look.brought[list] ?? none)))
  const away = columns.filter(({ id, extra }) => extra === true && !brought.includes(id))
  return away.length === 0 ? hidden : [...hidden, ...away.map(({ id }) => id)]
}

/** Whether columns of a list were chosen by hand. */
export const useAreColumnsChosen = (list: string | undefined): boolean =>
  useListLook(
    ({ hidden, brought }) =>
      list !== undefined && (hidden[list]?.length ?? 0) + (brought[list]?.length ?? 0) > 0,
  )
