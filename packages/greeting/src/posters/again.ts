import type { Family } from '@parichay/scene/fonts/faces.ts'
import { motif } from '../motifs/draw.ts'
import type { Motif } from '../motifs/draw.ts'
import { captionOf, type Purpose } from './captions.ts'
import type { Said } from './design.ts'
import type { Composition, Design, Language, Words } from './poster.ts'

type More = { hand?: Family; isPremium?: boolean; stories?: Language[]; only?: Language[] }

/** No motif: for pictures that say it all. */
export const noMotif: Motif = motif()

/**
 * Makes second designs of occasions that have one: the words of those named, in the languages named or in the first of each,
 * Hindi and English, and further words of its own, put together in another way. Stories only in the languages named.
 */
export const againFrom =
  (designs: readonly Design[], purpose: Purpose) =>
  (
    id: string,
    of: readonly [string, ...string[]],
    compose: Composition,
    hero: Motif,
    said: Partial<Record<Language, Said>> = {},
    { hand, only, stories = [], ...more }: More = {},
  ): Design => {
    const bases = of.map((name) => {
      const base = designs.find((one) => one.id === name)
      if (!base) throw new Error(`${id}: there is no design ${name}`)
      return base
    })
    const first = bases[0]!
    const firsts = bases.map(({ words }) => Object.keys(words)[0])
    const kept = bases
      .flatMap(({ words }) => Object.entries(words) as [Language, Words][])
      .filter(([language]) =>
        only ? only.includes(language) : firsts.includes(language) || language === 'hi' || language === 'en',
      )
    const own = (Object.entries(said) as [Language, Said][]).map(
      ([language, [head, line, kicker]]): [Language, Words] => [
        language,
        {
          head,
          ...(line === undefined ? {} : { line }),
          ...(kicker === undefined ? {} : { kicker }),
          caption: captionOf(language, head, line, purpose),
        },
      ],
    )
    const { occasion } = first
    return {
      id,
      category: first.category,
      ...(occasion === undefined ? {} : { occasion }),
      compose,
      palette: first.palette,
      hero,
      hand: hand ?? first.hand ?? 'display',
      tags: [...new Set(bases.flatMap(({ tags }) => tags))],
      words: Object.fromEntries([...kept, ...own]),
      stories,
      ...more,
    }
  }
