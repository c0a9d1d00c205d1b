import type { Element } from '@parichay/scene/element.ts'
import type { Family } from '@parichay/scene/fonts/faces.ts'
import type { Paint } from '@parichay/scene/paint.ts'
import type { Palette } from './palette.ts'

/** A design as a picture of 1200 × 630: what lies behind, then the words and the mark. */
export type Composition = {
  ground: Paint
  scenery: Element[]
  words: Element[]
  /**
   * What the printed poster takes from it: the hand, the colour of words on the ground and of the code on white, and
   * what lies behind its head, 1200 × 660 with the mark and the words from 130 to 360.
   */
  poster: { family: Family; ink: string; code: string; head: Element[] }
}

/** Makes a design's picture from the shades of a card. */
export type Compose = (palette: Palette) => Composition
