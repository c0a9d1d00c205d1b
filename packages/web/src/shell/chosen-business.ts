import { create } from 'zustand'

type Chosen = { businessId: number | undefined; choose: (businessId: number | undefined) => void }

/** The business chosen in this tab; before that the account and then this browser are asked. */
export const useChosenBusiness = create<Chosen>()((set) => ({
  businessId: undefined,
  choose: (businessId) => set({ businessId }),
}))
