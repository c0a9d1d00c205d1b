import type { Family } from '@parichay/scene/fonts/faces.ts'
import { noMotif } from '../again.ts'
import { captionOf } from '../captions.ts'
import type { Said } from '../design.ts'
import { palettes } from '../palettes.ts'
import type { Composition, Design, Language, Words } from '../poster.ts'

/** What a poster of any day says in every language of posts, and where it stands in the library. */
export type SeriesText = {
  id: string
  category: 'Good Morning' | 'Quotes' | 'Offers'
  occasion: string
  /** The season or the weekday it is for, a tag by which the day chooses; none for any day. */
  tag?: string
  said: Record<Language, Said>
}

/** How one poster of a series is put together, and its hand. */
export type SeriesDress = readonly [compose: Composition, hand: Family]

/**
 * Whoever reads a language of a state also reads Hindi and English: each has a picture of its own, or the same one would come
 * three times with other letters.
 */
const shares = [
  { suffix: '', isOf: (language: Language) => language === 'hi', stories: ['hi'] },
  { suffix: '-two', isOf: (language: Language) => language === 'en', stories: ['en'] },
  {
    suffix: '-three',
    isOf: (language: Language) => language !== 'hi' && language !== 'en',
    stories: [],
  },
] as const

/** Designs of texts for any day: three of each, for Hindi, for English and for all other languages. Throws for a text without dresses. */
export const seriesOf = (
  texts: readonly SeriesText[],
  dresses: Readonly<Record<string, readonly SeriesDress[]>>,
): Design[] =>
  texts.flatMap(({ id, category, occasion, tag, said }) =>
    shares.map(({ suffix, isOf, stories }, place) => {
      const dress = dresses[id]?.[place]
      if (!dress) throw new Error(`${id}: there is no dress ${place}`)
      const [compose, hand] = dress
      return {
        id: `series-${id}${suffix}`,
        category,
        occasion,
        compose,
        palette: palettes.paper,
        hero: noMotif,
        hand,
        tags: tag ? [occasion, tag] : [occasion],
        stories: [...stories],
        words: Object.fromEntries(
          (Object.entries(said) as [Language, Said][])
            .filter(([language]) => isOf(language))
            .map(([language, [head, line]]): [Language, Words] => [
              language,
              {
                head,
                ...(line === undefined ? {} : { line }),
                caption: captionOf(language, head, line, category === 'Offers' ? 'offer' : 'thought'),
              },
            ]),
        ),
      }
    }),
  )
