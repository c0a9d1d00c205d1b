import { walkElements, type Element } from '@parichay/scene/element.ts'
import type { Paint } from '@parichay/scene/paint.ts'
import { charkha, openBook, scales } from '../../motifs/civic.ts'
import type { Motif } from '../../motifs/draw.ts'
import {
  butterPot,
  conch,
  dandiya,
  flute,
  kalash,
  kite,
  laddus,
  modaks,
  rakhi,
  thali,
  trident,
} from '../../motifs/festive.ts'
import { bouquet, lotus, marigold, orangeTones } from '../../motifs/flowers.ts'
import { candle, diya, fanous, firework } from '../../motifs/lamps.ts'
import { peacockFeather } from '../../motifs/ornaments.ts'
import { crescent, globe } from '../../motifs/sky.ts'
import {
  accounts,
  bag,
  books,
  cake,
  gears,
  jewel,
  scissorsComb,
  spiceBowls,
  stethoscope,
  teaGlass,
  tools,
} from '../../motifs/trades.ts'
import { fir, gift } from '../../motifs/winter.ts'
import { image, isRendered } from './shown.ts'

/** The prop of the studio that shows what a motif draws. A motif is known by its outlines, whatever its colours. */
const models: readonly (readonly [Motif, string])[] = [
  [kalash(), 'kalash'],
  [kite(), 'kite'],
  [conch(), 'conch'],
  [rakhi(), 'rakhi'],
  [laddus(), 'laddus'],
  [modaks(), 'modaks'],
  [butterPot(), 'flute-pot'],
  [flute(), 'flute-pot'],
  [trident(), 'trishul'],
  [dandiya(), 'dandiya'],
  [thali(), 'puja-thali'],
  [lotus(), 'lotus'],
  [marigold(), 'marigold'],
  [bouquet(orangeTones), 'rose'],
  [diya(), 'diya'],
  [candle(), 'candle'],
  [fanous(), 'lantern'],
  [firework(['#ffffff']), 'firework'],
  [peacockFeather(), 'peacock-feather'],
  [crescent(), 'crescent'],
  [teaGlass(), 'tea-glass'],
  [books(), 'books'],
  [openBook(), 'books'],
  [scales(), 'scales'],
  [charkha(), 'spinning-wheel'],
  [stethoscope(), 'stethoscope'],
  [scissorsComb(), 'scissors'],
  [spiceBowls(), 'spices'],
  [cake(), 'cake'],
  [accounts(), 'coins'],
  [gears(), 'spanner'],
  [tools(), 'spanner'],
  [jewel(), 'ornaments'],
  [bag(), 'gift'],
  [gift(), 'gift'],
  [fir(), 'fir-branch'],
]

const spot = { x: 50, y: 50, size: 100 }
const outlinesOf = (motif: Motif): string =>
  JSON.stringify([...walkElements([motif(spot)])].map((one) => [one.box, 'outline' in one ? one.outline : 0]))
const byOutlines = new Map(models.map(([motif, prop]) => [outlinesOf(motif), prop]))
/** Only their colours tell what they are, as land and sea of a globe. */
const coloured = new Set([globe()].map(outlinesOf))
const known = new WeakMap<Motif, string | null>()

/** The rendered prop that shows what a motif draws; undefined where none does. Pure. */
export function propOfMotif(motif: Motif): string | undefined {
  let prop = known.get(motif)
  if (prop === undefined) {
    const found = byOutlines.get(outlinesOf(motif))
    prop = found !== undefined && isRendered(found) ? found : null
    known.set(motif, prop)
  }
  return prop ?? undefined
}

// From shade to shine, as light falls on a relief of gold.
const ramp = [
  [74, 40, 6],
  [150, 92, 16],
  [214, 152, 42],
  [255, 226, 140],
  [255, 251, 224],
] as const

const isColour = (colour: string) => /^#[0-9a-f]{6}/i.test(colour)
/** How light a colour is, 0 to 1. */
const lightOf = (colour: string) => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return (0.299 * r! + 0.587 * g! + 0.114 * b!) / 255
}
/** How light the colours of a motif are, from its darkest to its lightest. */
type Tones = { from: number; to: number }

/** The relief uses the whole of the gold, light or dark as its ground may be: a wheel of one navy shines on a dark locket. */
function spread(light: number, { from, to }: Tones): number {
  if (to - from < 0.08) return 0.62
  return 0.24 + (0.54 * (light - from)) / (to - from)
}

/** A colour (#rrggbb, with or without how much it covers) in gold, light or dark among the others of its motif. */
function gilded(colour: string, tones: Tones, by = 0): string {
  if (!isColour(colour)) return colour
  const tone = Math.min(1, Math.max(0, spread(lightOf(colour), tones) + by))
  const light = tone * (ramp.length - 1)
  const from = Math.min(ramp.length - 2, Math.floor(light))
  const mixed = ramp[from]!.map((part, i) => Math.round(part + (ramp[from + 1]![i]! - part) * (light - from)))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}${colour.slice(7)}`
}
const gildedPaint = (paint: Paint, tones: Tones): Paint => {
  if (typeof paint !== 'string')
    return { ...paint, stops: paint.stops.map(({ at, colour }) => ({ at, colour: gilded(colour, tones) })) }
  if (!/^#[0-9a-f]{6}$/i.test(paint)) return gilded(paint, tones)
  // A face of one colour catches the light from above, as the letters do.
  return {
    kind: 'linear',
    from: [0.2, 0],
    to: [0.8, 1],
    stops: [
      { at: 0, colour: gilded(paint, tones, 0.18) },
      { at: 0.45, colour: gilded(paint, tones) },
      { at: 1, colour: gilded(paint, tones, -0.13) },
    ],
  }
}

const coloursOf = (paint: Paint | undefined): string[] =>
  paint === undefined ? [] : typeof paint === 'string' ? [paint] : paint.stops.map(({ colour }) => colour)

function tonesOf(element: Element): Tones {
  const colours = [...walkElements([element])]
    .flatMap((one) => (one.kind === 'shape' ? [...coloursOf(one.fill), ...coloursOf(one.stroke?.paint)] : []))
    .filter(isColour)
  const lights = colours.map(lightOf)
  return { from: Math.min(...lights), to: Math.max(...lights) }
}

function inGold(element: Element, tones = tonesOf(element)): Element {
  if (element.kind === 'group')
    return { ...element, children: element.children.map((child) => inGold(child, tones)) }
  if (element.kind !== 'shape') return element
  const { fill, stroke } = element
  return {
    ...element,
    ...(fill === undefined ? {} : { fill: gildedPaint(fill, tones) }),
    ...(stroke === undefined ? {} : { stroke: { ...stroke, paint: gildedPaint(stroke.paint, tones) } }),
  }
}

/** Where an emblem stands, by its middle, in px; `relief` is its size where it is drawn. */
export type EmblemSpot = { x: number; y: number; size: number; relief?: number }

/** What a poster is about: the rendered prop where there is one, else the motif as a relief of gold. */
export function emblem(hero: Motif, { x, y, size, relief = size }: EmblemSpot): Element[] {
  const prop = propOfMotif(hero)
  if (prop === undefined) {
    const drawn = hero({ x, y, size: relief })
    return [coloured.has(outlinesOf(hero)) ? drawn : inGold(drawn)]
  }
  return [image(prop, { x: x - size / 2, y: y - size / 2, width: size, height: size }, { fit: 'contain' })]
}
