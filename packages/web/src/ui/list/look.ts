import { create } from 'zustand'
import { keep, kept } from '../../keepsake.ts'

/** How close the rows of a table stand. */
export type Density = 'compact' | 'roomy'

type Kept = {
  density: Density
  /** Columns that were taken away, by the name of their list. */
  hidden: Record<string, readonly string[]>
  /** Single letters work as keys. */
  keys: boolean
}
type Look = Kept & {
  setDensity: (density: Density) => void
  /** Shows a column of a list, or takes it away. */
  setColumn: (list: string, column: string, isShown: boolean) => void
  /** All columns of a list again. */
  showAll: (list: string) => void
  setKeys: (keys: boolean) => void
}

const plain: Kept = { density: 'compact', hidden: {}, keys: true }

/** How one likes lists to look, kept in this browser and the same for every list. */
export const useListLook = create<Look>()((set, get) => {
  const become = (change: Partial<Kept>) => {
    const { density, hidden, keys } = { ...get(), ...change }
    keep('listLook', { density, hidden, keys } satisfies Kept)
    set(change)
  }
  return {
    ...plain,
    ...kept<Partial<Kept>>('listLook'),
    setDensity: (density) => become({ density }),
    setColumn: (list, column, isShown) => {
      const { hidden } = get()
      const others = (hidden[list] ?? []).filter((one) => one !== column)
      become({ hidden: { ...hidden, [list]: isShown ? others : [...others, column] } })
    },
    showAll: (list) => become({ hidden: { ...get().hidden, [list]: [] } }),
    setKeys: (keys) => become({ keys }),
  }
})

const none: readonly string[] = []

/** Columns that were taken away from a list. */
export const useHiddenColumns = (list: string | undefined): readonly string[] =>
  useListLook(({ hidden }) => (list === undefined ? none : (hidden[list] ?? none)))
