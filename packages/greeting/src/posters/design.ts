import type { Family } from '@parichay/scene/fonts/faces.ts'
import type { Motif } from '../motifs/draw.ts'
import { captionOf, type Purpose } from './captions.ts'
import { palettes } from './palettes.ts'
import type { Composition, Design, Language, Words } from './poster.ts'

/** The heading, and what stands below and above it. */
export type Said = [head: string, line?: string, kicker?: string]

type More = {
  side?: Motif[]
  hand?: Family
  tags?: string[]
  stories?: Language[]
  isPremium?: boolean
  agency?: Design['agency']
}

/** Makes designs of one category whose captions end alike. */
export const designsOf =
  (category: string, purpose: Purpose) =>
  (
    id: string,
    occasion: string,
    compose: Composition,
    palette: keyof typeof palettes,
    hero: Motif,
    said: Partial<Record<Language, Said>>,
    { hand = 'display', tags = [], ...more }: More = {},
  ): Design => ({
    id,
    category,
    occasion,
    compose,
    palette: palettes[palette],
    hero,
    hand,
    tags: [...new Set([occasion, ...tags])],
    words: Object.fromEntries(
      Object.entries(said).map(([language, [head, line, kicker]]): [string, Words] => [
        language,
        {
          head,
          ...(line === undefined ? {} : { line }),
          ...(kicker === undefined ? {} : { kicker }),
          caption: captionOf(language as Language, head, line, purpose),
        },
      ]),
    ),
    ...more,
  })
