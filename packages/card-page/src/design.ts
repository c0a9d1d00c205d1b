import type { Html } from './html.ts'
import type { CardView } from './view.ts'

/** A composition: how the parts of a card are arranged, and the styles of that arrangement. */
export type Design = {
  style: string
  /** The colour of the browser's own bars: the page's ground, or the head's bold one. */
  bar?: 'paper' | 'fill' | 'night'
  /** A design that is dark by nature is so wherever the owner has not asked for light. */
  nature?: 'dark'
  body: (view: CardView) => Html
}
