import { noMotif } from '../again.ts'
import { captionOf } from '../captions.ts'
import { palettes } from '../palettes.ts'
import type { Composition, Design } from '../poster.ts'
import { tradesAToC } from './trades.a-c.ts'
import { tradesDToG } from './trades.d-g.ts'
import { tradeDresses } from './trades.dresses.ts'
import { tradesHToP } from './trades.h-p.ts'
import { tradesPToZ } from './trades.p-z.ts'
import { tradeLanguages, type TradeText } from './trades.text.ts'

/** What every trade says of its work and offers in a week. */
export const tradeTexts: readonly TradeText[] = [...tradesAToC, ...tradesDToG, ...tradesHToP, ...tradesPToZ]

/** The tags by which a day knows a trade's own tip and offer. */
export const tradeTags = { tip: 'Trade tip', offer: 'Offer of the week' } as const

const hands = { hi: 'festive', en: 'serif', gu: 'display' } as const
const suffixes = ['', '-two', '-three'] as const
const nameOf = (trade: string) =>
  trade
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z]+/g, '-')
    .replace(/-$/, '')

/**
 * A tip and an offer of every trade, in each language a picture of its own: who reads Gujarati reads Hindi and English too. Squares only:
 * they are many.
 */
export function tradeSeries(texts: readonly TradeText[]): Design[] {
  const seen = new Map<string, number>()
  return texts.flatMap(({ trade, look, ...says }) => {
    const place = seen.get(look) ?? 0
    seen.set(look, place + 1)
    const dresses = tradeDresses(look, place)
    return (['tip', 'offer'] as const).flatMap((kind, row) =>
      tradeLanguages.map((language, at): Design => {
        const [head, line] = says[kind][language]
        return {
          id: `series-${kind}-${nameOf(trade)}${suffixes[at]}`,
          category: 'Business Category',
          occasion: trade,
          compose: dresses[row * tradeLanguages.length + at] as Composition,
          palette: palettes.paper,
          hero: noMotif,
          hand: hands[language],
          tags: [trade, tradeTags[kind]],
          stories: [],
          words: {
            [language]: {
              head,
              ...(line === undefined ? {} : { line }),
              caption: captionOf(language, head, line, kind === 'offer' ? 'offer' : 'trade'),
            },
          },
        }
      }),
    )
  })
}
