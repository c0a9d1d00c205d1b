import type { Element } from '@parichay/scene/element.ts'
import { sceneVersion, type Scene } from '@parichay/scene/scene.ts'
import { designs } from '../posters/posters.ts'
import {
  type Design,
  type Language,
  type Parts,
  type PosterShape,
  sheetOf,
  type Words,
} from '../posters/poster.ts'

/** How long every film of the library is, in seconds, and its frames a second. */
export const filmSeconds = 8
const fps = 30

/** Draws what moves: a beginning, a middle and an end that rests for the words to be read. */
export type Choreography = (parts: Parts) => Element[]

/** A film of the library: words, colours and hero are those of a poster. */
export type FilmDesign = { of: string; move: Choreography }
/** One film in one language and shape. */
export type Film = {
  id: string
  design: Design
  move: Choreography
  language: Language
  words: Words
  shape: PosterShape
}

/** The films of some designs, in the first language of each. Throws for a poster that is not there. */
export const filmsOf = (list: readonly FilmDesign[]): Film[] =>
  list.flatMap(({ of, move }) => {
    const design = designs.find(({ id }) => id === of)
    const [first] = Object.entries(design?.words ?? {}) as [Language, Words][]
    if (!design || !first) throw new Error(`there is no poster ${of}`)
    return (['SQUARE', 'STORY'] as const).map((shape) => ({
      id: `film-${of}-${shape.toLowerCase()}`,
      design,
      move,
      language: first[0],
      words: first[1],
      shape,
    }))
  })

/** A film as a scene that moves. */
export function filmScene({ design, move, language, words, shape }: Film): Scene {
  const sheet = sheetOf(shape)
  const { palette, hero, side = [], hand = 'display' } = design
  return {
    version: sceneVersion,
    unit: 'px',
    width: sheet.width,
    height: sheet.height,
    language: language === 'pa' ? 'pa-Guru' : language,
    motion: { seconds: filmSeconds, fps },
    background: palette.ground,
    layers: move({ sheet, palette, words, language, hand, hero, side }),
  }
}
