import { sceneVersion, type Scene } from '@parichay/scene/scene.ts'
import { autumn } from './designs/autumn.ts'
import { daily } from './designs/daily.ts'
import { nationDays } from './designs/nation.ts'
import { spring } from './designs/spring.ts'
import { type Design, type Language, type PosterShape, sheetOf, type Words } from './poster.ts'

/** Every design. */
export const designs: Design[] = [...autumn, ...spring, ...nationDays, ...daily]

/** One picture of a design: in one language, in one shape. */
export type Poster = { id: string; design: Design; language: Language; words: Words; shape: PosterShape }

/** Every poster of the library. */
export const posters: Poster[] = designs.flatMap((design) =>
  (Object.entries(design.words) as [Language, Words][]).flatMap(([language, words]) =>
    (['SQUARE', 'STORY'] as const)
      .filter((shape) => shape === 'SQUARE' || !design.stories || design.stories.includes(language))
      .map((shape) => ({
        id: `${design.id}-${language}-${shape.toLowerCase()}`,
        design,
        language,
        words,
        shape,
      })),
  ),
)

/** Draws a poster as a scene. */
export function posterScene({ design, language, words, shape }: Poster): Scene {
  const sheet = sheetOf(shape)
  const { palette, hero, side = [], hand = 'display' } = design
  return {
    version: sceneVersion,
    unit: 'px',
    width: sheet.width,
    height: sheet.height,
    language: language === 'pa' ? 'pa-Guru' : language,
    layers: design.compose({ sheet, palette, words, language, hand, hero, side }),
  }
}
