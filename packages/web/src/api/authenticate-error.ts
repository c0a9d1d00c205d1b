import { create } from 'zustand'

type Flag = { raised: boolean; raise: () => void; clear: () => void }

/** Raised when the server no longer knows the person; the shell shows 'Failed to authenticate user'. */
export const useAuthenticateError = create<Flag>()((set) => ({
  raised: false,
  raise: () => set({ raised: true }),
  clear: () => set({ raised: false }),
}))
