import {
  inOneLine,
  type OwnPoster,
  type PosterBase,
  type PosterEdit,
  type PosterSlot,
  posterSlots,
} from '@parichay/contract/greeting/own-poster.ts'
import type { Element, GroupElement } from '@parichay/scene/element.ts'
import type { Box } from '@parichay/scene/paint.ts'
import { isLight, lookOnPicture } from '../light/looks.ts'
import { handOf, letterShare } from '../posters/hands.ts'
import { headRoom } from '../posters/letters.ts'
import { plain } from './words.ts'

type Text = Extract<Element, { kind: 'text' }>

/**
 * A poster of the library that takes other words: what lies below and above its words, the element that sets them
 * (a group with the texts `above`, `wish` and `line`, in the look it was designed with), and the words as it was made.
 */
export type LibraryBase = Pick<PosterBase, 'language' | 'look' | 'words'> & {
  below: Element[]
  message: GroupElement
  above: Element[]
}

/** Sets a text anew in a language; sizes and hand are those of the language it was designed in. */
function retold(text: Text, words: string, base: LibraryBase, { language }: PosterEdit): Text {
  if (language === base.language) return { ...text, text: words }
  const share = letterShare(language) / letterShare(base.language)
  const size = Math.max(1, text.size * share)
  const { letterSpacing: _spacing, language: _language, ...rest } = text
  return {
    ...rest,
    text: words,
    family: text.id === 'wish' ? handOf(language, text.family) : text.family,
    size,
    minSize: Math.min(size, (text.minSize ?? text.size) * share),
  }
}

/** The wish in the look that was chosen; in the one it was designed with it stays as it is. */
function lit(wish: Text, ink: string, base: LibraryBase, { look, language }: PosterEdit): Text {
  if (look === base.look) return wish
  const { coats: _coats, shadow: _shadow, outline: _outline, ...rest } = wish
  return {
    ...rest,
    // The fat hand of Gujarati closes its counters under a rim of metal.
    ...(language === 'gu' && look !== 'plain' ? { family: 'rounded' as const } : {}),
    ...lookOnPicture(look, ink),
  }
}

/** Offer and price beside each other, the date below them, in letters that follow the line. */
function further(edit: PosterEdit, box: Box, line: Text, ink: string): Element[] {
  const { words } = edit
  const room = { x: 0, y: 0, width: box.width, height: box.height * 0.4 }
  const set = (slot: PosterSlot, share: number, more: Partial<Text> = {}): Text[] => {
    const size = line.size * share
    const plainly = { ...line, id: slot, box: room, text: plain(words[slot]), weight: 'bold' as const }
    return words[slot].trim() === '' ? [] : [{ ...plainly, size, minSize: size * 0.42, maxLines: 1, ...more }]
  }
  const dark = isLight(ink)
  const offer = set('offer', 1.1, {
    fill: dark ? '#5a0c12' : '#fff8e6',
    coats: [],
    highlight: { paint: dark ? '#ffdf8a' : '#9c1c22', padX: 0.5, padY: 0.04, radius: 0.5 },
  })
  const struck = set('mrp', 0.8, { strike: { colour: ink.slice(0, 7), width: 0.07 } })
  const sold = [...offer, ...struck, ...set('price', 1.5)]
  return [...(sold.length === 0 ? [] : [inRow(sold, room, line)]), ...set('date', 0.9, { maxLines: 2 })]
}

/** Elements beside each other where the words stand: in the middle, or from where they begin. */
const inRow = (
  children: Element[],
  box: Box,
  { align, size }: Pick<Text, 'align' | 'size'>,
): GroupElement => ({
  kind: 'group',
  box,
  layout: {
    flow: 'row',
    gap: size * 0.9,
    place: align === 'centre' ? 'middle' : 'start',
    align: 'middle',
    shrink: true,
    hug: true,
  },
  children,
})

/** The words of a poster of the library, told anew. Pure. */
export function libraryMessage(base: LibraryBase, edit: PosterEdit): GroupElement {
  const { message } = base
  const { words } = edit
  const designed = inOneLine(base.words)
  const texts = message.children.filter((child) => child.kind === 'text')
  const line = texts.find(({ id }) => id === 'line')!
  const ink = typeof line.fill === 'string' ? line.fill : '#ffffff'
  const isDesigned = posterSlots.every((slot) => words[slot] === designed[slot])
  const told = message.children.flatMap((child): Element[] => {
    // What stands between heading and line has nothing to part without one.
    if (child.kind !== 'text')
      return words.line.trim() === ''
        ? []
        : [isDesigned ? child : inRow([{ ...child, box: { ...child.box, x: 0 } }], child.box, line)]
    const slot = child.id as 'above' | 'wish' | 'line'
    // The words of a design keep the line breaks they were made with until they are changed.
    const text = plain(words[slot] === designed[slot] ? base.words[slot] : words[slot])
    if (text.trim() === '') return []
    const anew = retold(child, text, base, edit)
    if (slot !== 'wish') return [anew]
    const room = { ...anew.box, height: message.box.height * headRoom(words.line) }
    return [lit({ ...anew, box: room }, ink, base, edit)]
  })
  const children = [...told, ...further(edit, message.box, retold(line, '', base, edit), ink)]
  // Drawn smaller together, they still fill the width and stay in the middle of it.
  const layout = { ...message.layout!, align: 'stretch' as const }
  return isDesigned ? { ...message, children } : { ...message, layout, children }
}

/** The layers of a poster of the library in other words. Pure. */
export const libraryLayers = (base: LibraryBase, poster: Pick<OwnPoster, keyof PosterEdit>): Element[] => [
  ...base.below,
  libraryMessage(base, poster),
  ...base.above,
]
