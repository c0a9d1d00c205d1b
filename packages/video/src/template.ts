import type { Element } from '@parichay/scene/element.ts'
import type { Film } from './context.ts'
import type { TrackName } from './music/tracks.ts'
import type { Said } from './said.ts'

type Named = {
  /** Name within the template; also the name of its picture in the scene. */
  key: string
  label: Said
  required?: boolean
}
/** A fact of the business that fills a slot at the first open. */
export type SlotFact =
  | 'name'
  | 'tagline'
  | 'phone'
  | 'address'
  | 'website'
  | `product${1 | 2 | 3}`
  | `price${1 | 2 | 3}`
/** A place of a template that people fill in. */
export type Slot =
  | (Named & {
      type: 'text'
      /** Most letters that were tried to fit and look well. */
      longest: number
      default?: Said | string
      fact?: SlotFact
    })
  | (Named & {
      type: 'image' | 'logo'
      /** Width by height of its place. */
      aspect: number
      default?: undefined
      /** Which of the business's pictures stands here at the first open: its logo, or the n-th product's. */
      fact?: 'logo' | 'productImage1' | 'productImage2' | 'productImage3'
    })
  | (Named & {
      type: 'clip'
      /** Width by height of its place, and how many seconds of it are seen. */
      aspect: number
      seconds: number
      default?: undefined
    })
  | (Named & { type: 'colour'; default?: string })
  | (Named & { type: 'music'; default?: string })

/** A part of a film, for the strip below it: seconds from and to, and the slots that are seen in it. */
export type Chapter = { key: string; label: Said; from: number; to: number; slots: readonly string[] }

/** Trades that templates are made for, and general offers. */
export const trades = ['food', 'clothes', 'health', 'education', 'repair', 'property', 'general'] as const
/** One of `trades`. */
export type Trade = (typeof trades)[number]

/** A film with places to fill in. */
export type VideoTemplate = {
  id: string
  title: Said
  trade: Trade
  shape: 'SQUARE' | 'STORY'
  seconds: number
  /** Colours it has before somebody chooses. */
  colours: { main: string; accent: string }
  music: TrackName
  slots: readonly Slot[]
  chapters: readonly Chapter[]
  /** The second that shows it best, as its poster. */
  poster: number
  draw: (film: Film) => Element[]
}
