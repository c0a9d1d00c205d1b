import type { Element } from '@parichay/scene/element.ts'
import type { Family } from '@parichay/scene/fonts/faces.ts'
import type { Paint } from '@parichay/scene/paint.ts'
import type { postLanguages } from '@parichay/contract/greeting/fields.ts'
import type { Motif } from '../motifs/draw.ts'

/** A language of posts. */
export type Language = (typeof postLanguages)[number]
/** The two shapes of a post. */
export type PosterShape = 'SQUARE' | 'STORY'

/** Colours of one poster. */
export type Palette = {
  ground: Paint
  /** Letters: the heading, then what is small. */
  ink: Paint
  soft: string
  /** Three colours for ornaments, the first leads. */
  a: string
  b: string
  c: string
  /** A light surface for words, and letters on it. */
  plate: string
  onPlate: string
}

/** What stands on a poster in one language, and what is sent with it. */
export type Words = {
  head: string
  line?: string
  kicker?: string
  caption: string
}

/** The sheet a composition fills: `end` is where the frame's strip begins; words stay above it. */
export type Sheet = { shape: PosterShape; width: number; height: number; end: number }

/** What a composition puts together. */
export type Parts = {
  sheet: Sheet
  palette: Palette
  words: Words
  language: Language
  hand: Family
  hero: Motif
  /** Smaller companions of the hero. */
  side: Motif[]
}
/**
 * Lays out one poster. `layout` names the way it is put together and `ground` what it stands on, a picture of the studio or a
 * drawn ground with its colours; without them it is known by its own name and its palette.
 */
export type Composition = ((parts: Parts) => Element[]) & { layout?: string; ground?: string }

/** What designs are put together with, by their id. */
export type Wardrobe = Readonly<Record<string, Composition>>

/** One design in its languages. */
export type Design = {
  id: string
  category: string
  /** The occasion or subcategory, by its English name; none for the whole category. */
  occasion?: string
  compose: Composition
  palette: Palette
  hero: Motif
  side?: Motif[]
  hand?: Family
  words: Partial<Record<Language, Words>>
  /** Languages that also have a story; without it the first one. */
  stories?: Language[]
  tags: string[]
  isPremium?: boolean
  /** The demo agency it belongs to; none for everybody. Only one that may have posts of its own. */
  agency?: 'rangtapi'
}

/** One picture of a design: in one language, in one shape. */
export type Poster = {
  id: string
  design: Design
  language: Language
  words: Words
  shape: PosterShape
  isPremium: boolean
}

const width = 1080
/** The sheet of a shape. The strip of the frame and its corners for a logo are kept free of words. */
export const sheetOf = (shape: PosterShape): Sheet =>
  shape === 'SQUARE' ? { shape, width, height: 1080, end: 824 } : { shape, width, height: 1920, end: 1560 }

/** The side of the corners that stay free of words, in px. */
export const logoCorner = 173
