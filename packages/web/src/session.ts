import type { AgencyDetails } from '@parichay/contract/agency/fields.ts'
import { create } from 'zustand'
import type { Boot, SessionKind } from './boot.ts'

type SessionState = {
  kind: SessionKind
  agency: AgencyDetails
  /** The script of the payment provider's checkout. */
  checkoutUrl: string
  /** Counts who came and left in this tab: what was asked by one says nothing of the next. */
  sitting: number
  begin: (boot: Boot) => void
  /** Signing in and out change it; guards of routes read it. */
  become: (kind: SessionKind) => void
}

/** Who uses this browser, and on whose host. Filled from the page before anything is drawn. */
export const useSession = create<SessionState>()((set) => ({
  kind: 'none',
  agency: undefined as unknown as AgencyDetails,
  checkoutUrl: '',
  sitting: 0,
  begin: (boot) => set({ kind: boot.session, agency: boot.agency, checkoutUrl: boot.checkoutUrl }),
  become: (kind) => set(({ sitting }) => ({ kind, sitting: sitting + 1 })),
}))

/** The agency of this host. */
export const useAgency = () => useSession((state) => state.agency)
