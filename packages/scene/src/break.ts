import { remember } from './remember.ts'

/** Marks that bind the next letter of an Indian script to the one before: a cluster never ends with one. */
const binds = /[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u200d]$/u
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** A text in pieces that must not be divided: letters with all their signs, whole conjuncts. */
export function clustersOf(text: string): string[] {
  const clusters: string[] = []
  for (const { segment } of graphemes.segment(text)) {
    const last = clusters.at(-1)
    const joins = last !== undefined && binds.test(last) && /^\p{L}/u.test(segment)
    if (joins || (last !== undefined && /^\p{M}/u.test(segment)))
      clusters[clusters.length - 1] = last + segment
    else clusters.push(segment)
  }
  return clusters
}

/** After these a line may end though no blank follows; slashes and dots in addresses too. */
const opens = /[-–—/|·•,;।॥@]$/u

/** A paragraph in pieces between which a line may break. Blanks stay with the piece before them. */
export const piecesOf = (paragraph: string, language: string): readonly string[] =>
  rememberedPieces(language, paragraph)

const wordsIn = remember((language) => new Intl.Segmenter(language, { granularity: 'word' }))
const rememberedPieces = remember((language, paragraph) => makePieces(paragraph!, language!))
function makePieces(paragraph: string, language: string): string[] {
  const words = wordsIn(language)
  const pieces: string[] = []
  let isOpen = true
  for (const { segment } of words.segment(paragraph)) {
    if (isOpen || pieces.length === 0) pieces.push(segment)
    else pieces[pieces.length - 1] += segment
    // A no-break space is no place to break, and a number keeps the point or comma between its digits.
    isOpen = /[ \t\u2000-\u200a\u200b\u3000]$/u.test(segment) || (opens.test(segment) && segment.length === 1)
  }
  return joinBlanks(pieces)
}

/** Blanks, and signs that close a word, never begin a line. */
function joinBlanks(pieces: string[]): string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    if (joined.length > 0 && /^[\s.,;:!?)\]}’”।॥%]/u.test(piece)) joined[joined.length - 1] += piece
    else joined.push(piece)
  }
  return joined
}
