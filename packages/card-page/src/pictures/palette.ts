import { contrast } from '@parichay/contract/agency/colour.ts'
import { colourOr, fromLch, readable, toLch } from '../colour.ts'
import { makeTheme, type Theme } from '../theme.ts'

/** The shades of a card's colour that pictures use. */
export type Palette = Theme & {
  /** Nearly black and deep grounds of the hue, for light words. */
  night: string
  dusk: string
  /** A pale and a strong tone of the hue that read on `night` and `dusk`. */
  pale: string
  bright: string
  /** A shade of the hue, lightness 0–1 and the most chroma it may have; `turn` moves the hue in degrees. */
  tone: (lightness: number, chroma: number, turn?: number) => string
}

/** All shades from the card's one colour. */
export function makePalette(accent: string): Palette {
  const base = toLch(colourOr(accent, '#2d6a9f'))
  const tone = (l: number, c: number, turn = 0) =>
    fromLch({ l, c: Math.min(base.c * 1.15, c), h: base.h + turn })
  const [night, dusk] = [tone(0.2, 0.05), tone(0.33, 0.085)]
  return {
    ...makeTheme(accent, false),
    night,
    dusk,
    pale: tone(0.94, 0.03),
    bright: readable(tone(0.8, 0.15), [night, dusk], 1, 5),
    tone,
  }
}

/** The first colour that reads on a ground, or black or white. */
export const inkOn = (ground: string, ...wanted: string[]): string =>
  wanted.find((colour) => contrast(colour, ground) >= 4.5) ??
  (contrast('#ffffff', ground) > contrast('#14110f', ground) ? '#ffffff' : '#14110f')
