import {
  acrossCut as cut,
  banded as band,
  inRound as round,
  onCard as card,
  threeArches as arcade,
} from '../rich/framed.ts'
import type { MoodName } from '../rich/moods.ts'
import { overWave as wave, propBelow as below } from '../rich/pictured.ts'
import { inCorner as corner, inRows as rows } from '../rich/staged.ts'
import type { Composition } from '../poster.ts'

type Look = {
  /** Rendered grounds that suit the trades, two or three. */
  grounds: readonly [string, string, ...string[]]
  /** Rendered props, none where no prop suits. */
  props: readonly string[]
  /** Dark moods, and a light one for what is laid on the ground. */
  moods: readonly [MoodName, MoodName]
  light: MoodName
}
const look = (
  grounds: Look['grounds'],
  props: Look['props'],
  moods: Look['moods'],
  light: MoodName = 'ivory',
): Look => ({ grounds, props, moods, light })

/** What trades stand on, by the kind of their work; nothing that belongs to one faith or party. */
export const tradeLooks = {
  bright: look(['balloons-sky', 'gift-bokeh'], ['gift', 'balloons'], ['royal', 'plum'], 'sky'),
  field: look(['sunrise-fields', 'mountains-dawn'], ['marigold'], ['emerald', 'saffron'], 'butter'),
  water: look(['rain-glass', 'sea-dusk'], [], ['peacock', 'steel'], 'sky'),
  build: look(['tools-bench', 'mountains-dawn'], ['spanner'], ['cocoa', 'steel'], 'butter'),
  night: look(['moon-night', 'sea-dusk'], [], ['midnight', 'plum'], 'ivory'),
  tools: look(['tools-bench', 'mountains-dawn'], ['spanner'], ['royal', 'cocoa'], 'ivory'),
  herb: look(['sunrise-fields', 'tea-morning'], ['jasmine'], ['emerald', 'cocoa'], 'mint'),
  cake: look(['cake-birthday', 'balloons-sky'], ['cake'], ['plum', 'wine'], 'blush'),
  feast: look(['confetti-party', 'balloons-sky'], ['balloons', 'confetti'], ['plum', 'royal'], 'blush'),
  beauty: look(['rose-love', 'sari-silk'], ['rose-pink', 'scissors'], ['wine', 'plum'], 'blush'),
  learn: look(['books-desk', 'kites-sky'], ['books'], ['royal', 'cocoa'], 'butter'),
  cloth: look(['sari-silk', 'sewing-table'], ['saris'], ['plum', 'wine'], 'ivory'),
  tea: look(['tea-morning', 'sunrise-fields'], ['tea-glass'], ['cocoa', 'emerald'], 'butter'),
  road: look(['mountains-dawn', 'sea-dusk', 'sunrise-fields'], [], ['steel', 'royal'], 'sky'),
  food: look(['spice-bowls', 'laddu-thali'], ['spices'], ['saffron', 'crimson'], 'butter'),
  money: look(['coins-fortune', 'books-desk'], ['coins'], ['royal', 'emerald'], 'ivory'),
  tech: look(['mountains-dawn', 'books-desk', 'gift-bokeh'], [], ['royal', 'steel'], 'sky'),
  health: look(['health-desk', 'sunrise-fields'], ['stethoscope'], ['peacock', 'emerald'], 'mint'),
  shine: look(['gold-velvet', 'gift-bokeh'], ['ornaments'], ['wine', 'plum'], 'blush'),
  spice: look(['spice-bowls', 'tea-morning'], ['spices'], ['cocoa', 'saffron'], 'butter'),
  lamp: look(['tools-bench', 'moon-night'], ['spanner'], ['midnight', 'royal'], 'butter'),
  flower: look(['rose-love', 'toran-door'], ['marigold', 'rose'], ['crimson', 'wine'], 'blush'),
  shop: look(['gift-bokeh', 'toran-door'], ['gift'], ['crimson', 'royal'], 'butter'),
  green: look(['sunrise-fields', 'rain-glass'], ['jasmine'], ['emerald', 'peacock'], 'mint'),
  home: look(['toran-door', 'tea-morning'], [], ['crimson', 'cocoa'], 'butter'),
  rise: look(['sunrise-fields', 'kites-sky', 'mountains-dawn'], [], ['saffron', 'royal'], 'mint'),
  craft: look(['wheel-khadi', 'sewing-table'], ['spinning-wheel'], ['cocoa', 'saffron'], 'ivory'),
  family: look(['tea-morning', 'sunrise-fields', 'balloons-sky'], [], ['emerald', 'royal'], 'ivory'),
  law: look(['law-desk', 'books-desk'], ['scales'], ['midnight', 'cocoa'], 'ivory'),
  colour: look(['balloons-sky', 'kites-sky'], ['balloons', 'kite'], ['royal', 'peacock'], 'sky'),
  camera: look(['sea-dusk', 'rose-love', 'mountains-dawn'], [], ['midnight', 'wine'], 'ivory'),
  sweet: look(['laddu-thali', 'gift-bokeh'], ['laddus'], ['crimson', 'saffron'], 'butter'),
  saree: look(['sari-silk', 'gold-velvet'], ['saris'], ['wine', 'crimson'], 'blush'),
  sew: look(['sewing-table', 'sari-silk'], ['scissors'], ['steel', 'wine'], 'ivory'),
  sun: look(['sunrise-fields', 'mountains-dawn', 'sea-dusk'], [], ['saffron', 'peacock'], 'butter'),
  travel: look(['sea-dusk', 'mountains-dawn', 'balloons-sky'], [], ['peacock', 'royal'], 'sky'),
  rose: look(['rose-love', 'confetti-party'], ['rose-pink'], ['wine', 'plum'], 'blush'),
} satisfies Record<string, Look>
/** A kind of work by what suits it. */
export type TradeLook = keyof typeof tradeLooks

/** Ways that leave long wishes room, over a ground and with a prop. */
const overGround = [wave, round, band, card, cut, arcade] as const
const withProp = [
  (prop: string, mood: MoodName) => below(prop, mood),
  corner,
  (prop: string, mood: MoodName) => rows(prop, mood),
] as const

/**
 * Six dresses of one trade, no two of one way: three of its tip, then three of its offer. `place` is the trade's among those of
 * its look, so that neighbours differ.
 */
export function tradeDresses(name: TradeLook, place: number): Composition[] {
  const { grounds, props, moods, light }: Look = tradeLooks[name]
  return [0, 1, 2, 3, 4, 5].map((slot) => {
    const mood = moods[slot % 2]!
    // Of three languages one shows the prop: another one in the tip than in the offer.
    if (props.length > 0 && (slot === 1 || slot === 3)) {
      const second = slot === 3 ? 1 : 0
      return withProp[(place + second) % 3]!(props[second % props.length]!, mood)
    }
    const way = overGround[(place + slot) % 6]!
    return way(grounds[(slot + place) % grounds.length]!, way === card ? light : mood)
  })
}
