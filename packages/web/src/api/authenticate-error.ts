import { create } from 'zustand'
import { raisesFlag } from '../failures.ts'
import { useSession } from '../session.ts'

type Flag = { raised: boolean; raise: () => void; clear: () => void }

/** Raised when the server no longer knows the person; the shell shows 'Failed to authenticate user'. */
export const useAuthenticateError = create<Flag>()((set) => ({
  raised: false,
  raise: () => set({ raised: true }),
  clear: () => set({ raised: false }),
}))

/**
 * Who judges the failed answer of a call that goes out now: it raises the flag where it means that the person is no longer signed
 * in. Of somebody who left while the call was under way nobody needs to hear that.
 */
export function flagOfSitting(): (name: string, status: number) => void {
  const { sitting } = useSession.getState()
  return (name, status) => {
    if (raisesFlag(name, status) && useSession.getState().sitting === sitting)
      useAuthenticateError.getState().raise()
  }
}
