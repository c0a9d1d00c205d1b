import type { Html } from './html.ts'
import type { CardView } from './view.ts'

/** A composition: how the parts of a card are arranged, and the styles of that arrangement. */
export type Design = {
  style: string
  body: (view: CardView) => Html
}
