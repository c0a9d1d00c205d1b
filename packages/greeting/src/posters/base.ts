import type { GroupElement } from '@parichay/scene/element.ts'
import { noWords } from '@parichay/contract/greeting/own-poster.ts'
import type { LibraryBase } from '../own/library.ts'
import { lookSeen } from '../light/looks.ts'
import type { Poster } from './poster.ts'
import { posterScene } from './posters.ts'

/** Stands where a design has no words, so that its element has a place for some. */
const stand = 'x'

/** A poster of the library apart: its words, the element that sets them with all its places, and what lies below and above. */
export function posterBase(poster: Poster): LibraryBase {
  const { layers } = posterScene(poster)
  const at = layers.findIndex(({ id }) => id === 'message')
  const { words } = poster
  const full = posterScene({
    ...poster,
    words: { ...words, line: words.line ?? stand, kicker: words.kicker ?? stand },
  })
  const message = full.layers.find(({ id }) => id === 'message') as GroupElement
  const wish = message.children.filter((child) => child.kind === 'text').find(({ id }) => id === 'wish')
  return {
    below: layers.slice(0, at),
    message,
    above: layers.slice(at + 1),
    language: poster.language,
    look: wish ? lookSeen(wish) : 'plain',
    words: { ...noWords, above: words.kicker ?? '', wish: words.head, line: words.line ?? '' },
  }
}
