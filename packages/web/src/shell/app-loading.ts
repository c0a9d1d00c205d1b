import { create } from 'zustand'

/** The app-loading flag; it starts true (specification 4). */
export const useAppLoading = create<{ loading: boolean; set: (loading: boolean) => void }>()((set) => ({
  loading: true,
  set: (loading) => set({ loading }),
}))
