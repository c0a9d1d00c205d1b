import { create } from 'zustand'

/** Success snackbars hide after this time (specification 9). */
export const snackbarMs = 6000

/** A short message. */
export type Snack = {
  id: number
  text: string
  tone: 'plain' | 'success' | 'error'
  /** A button on the snackbar: 'Undo' and the like. */
  action?: { label: string; run: () => void }
  /** Called when the time is over and the action was not taken. */
  onGone?: () => void
}

type SnackState = { snacks: Snack[]; add: (snack: Omit<Snack, 'id'>) => number; remove: (id: number) => void }

let lastId = 0

/** At most three stand at once; the oldest gives way. */
export const useSnackbars = create<SnackState>()((set, get) => ({
  snacks: [],
  add: (snack) => {
    const id = ++lastId
    const crowd = get().snacks.filter((other) => other.text !== snack.text || other.action || snack.action)
    crowd.slice(0, Math.max(0, crowd.length - 2)).forEach((old) => old.onGone?.())
    set({ snacks: [...crowd.slice(-2), { ...snack, id }] })
    return id
  },
  remove: (id) => set((state) => ({ snacks: state.snacks.filter((snack) => snack.id !== id) })),
}))

/** Takes away the messages that offer a deed: nobody is left who may do it. */
export const takeOffersBack = () =>
  useSnackbars.setState(({ snacks }) => ({ snacks: snacks.filter(({ action }) => !action) }))

type Extra = { tone?: Snack['tone']; action?: Snack['action']; onGone?: () => void }

/** Says a short sentence at the foot of the screen for six seconds. */
export const say = (text: string, { tone = 'plain', action, onGone }: Extra = {}) =>
  useSnackbars.getState().add({ text, tone, ...(action ? { action } : {}), ...(onGone ? { onGone } : {}) })

/** Says that something worked. */
export const sayDone = (text: string) => say(text, { tone: 'success' })
/** Says that something did not work. */
export const sayFailed = (text: string) => say(text, { tone: 'error' })
