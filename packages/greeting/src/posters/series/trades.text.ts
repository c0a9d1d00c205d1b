import type { Said } from '../design.ts'
import type { TradeLook } from './trades.dresses.ts'

/** The languages that trades speak in their series. */
export const tradeLanguages = ['hi', 'en', 'gu'] as const
type TradeLanguage = (typeof tradeLanguages)[number]

/** What a trade says of its work and what it offers in a week, by its name among the business categories. */
export type TradeText = {
  trade: string
  look: TradeLook
  tip: Record<TradeLanguage, Said>
  offer: Record<TradeLanguage, Said>
}

/** Reads one trade: in each language the tip, its line, the offer and its line, parted by bars. */
export function trade(name: string, look: TradeLook, en: string, hi: string, gu: string): TradeText {
  const said = (from: 0 | 2): Record<TradeLanguage, Said> => {
    const of = (all: string): Said => {
      const parts = all.split('|')
      return [parts[from]!, parts[from + 1]!]
    }
    return { en: of(en), hi: of(hi), gu: of(gu) }
  }
  return { trade: name, look, tip: said(0), offer: said(2) }
}
