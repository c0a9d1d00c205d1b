import type { Html } from './html.ts'
import type { CardView } from './view.ts'

/** A composition: how the parts of a card are arranged, and the styles of that arrangement. */
export type Design = {
  style: string
  body: (view: CardView) => Html
  /** The colour of its theme that the browser's own bars take; `paper` where none is named. */
  bar?: 'fill' | 'night'
  /** Whether it is made for the dark: light only where the owner asks for it. */
  isDark?: true
}
