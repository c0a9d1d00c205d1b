import { bag, jewel } from '../../motifs/trades.ts'
import { gift } from '../../motifs/winter.ts'
import { againFrom, noMotif } from '../again.ts'
import type { Design } from '../poster.ts'
import { mandalaLight, silkLocket, stringLights } from '../rich/drawn.ts'

/** Further designs of offers, in letters that stand out or glow. */
export function brightOffers(designs: readonly Design[]): Design[] {
  const again = againFrom(designs, 'offer')
  return [
    again('flat-20-raised', ['flat-20'], mandalaLight('sale', 90), bag('#8a0f1c', '#5a0a12', '#ffd24a'), {
      mr: ['20% सूट', 'सर्व वस्तूंवर'],
    }),
    again(
      'flat-20-neon',
      ['flat-20'],
      stringLights('neon', ['#ff9ac8', '#9ad0ff', '#ffd98a'], 61),
      noMotif,
      {},
      { stories: ['en', 'hi'] },
    ),
    again('buy-2-neon', ['buy-2'], stringLights('neon', ['#9ad0ff', '#c9a0ff', '#ffd98a'], 66), gift()),
    again('festive-raised', ['festive'], silkLocket('sale', 6), gift('#c0272d', '#e8442e', '#ffd24a')),
    again('arrivals-gold', ['arrivals'], silkLocket('plum', 9), bag('#8e44ad', '#5e2a80', '#ffd24a')),
    again('jewellery-gold', ['jewellery'], mandalaLight('wine', 93), jewel()),
  ]
}
