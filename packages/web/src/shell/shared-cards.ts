import { create } from 'zustand'
import { keep, kept } from '../keepsake.ts'
import { sendEvent } from './usage-events.ts'

type Shared = { cardNos: readonly number[]; add: (cardNo: number) => void }

/** Cards that were shared from this browser at least once. */
export const useSharedCards = create<Shared>()((set, get) => ({
  cardNos: kept<number[]>('sharedCards') ?? [],
  add: (cardNo) => {
    const cardNos = [...new Set([...get().cardNos, cardNo])]
    keep('sharedCards', cardNos)
    set({ cardNos })
  },
}))

/** A card went out: remembered for the checklist, counted for the figures. */
export function cardWasShared(cardNo: number, way: string) {
  useSharedCards.getState().add(cardNo)
  void sendEvent('CARD_SHARED', { way })
}
