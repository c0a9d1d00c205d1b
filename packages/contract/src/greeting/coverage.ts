import { z } from 'zod'
import { IstDate } from '../ids.ts'
import { languagesOfRegions, linkLanguages, type PostLanguage } from './languages.ts'
import { postLanguages } from './tastes.ts'
import { type Shape, shapes } from './rules.frames.ts'

/** An occasion of the coming days with how many pictures there are of it, by language and shape. */
export const OccasionCover = z.object({
  day: IstDate,
  imageSubcategoryId: z.number().int(),
  imageCategoryId: z.number().int(),
  name: z.string(),
  names: z.object({ hi: z.string().optional(), gu: z.string().optional() }),
  /** 1 is for everybody, 5 for few. */
  priority: z.number().int(),
  /** Letters of the states that keep it; none for the whole country. */
  regions: z.array(z.string()),
  counts: z.array(
    z.object({ language: z.enum(postLanguages), shape: z.enum(shapes), pictures: z.number().int() }),
  ),
})
export type OccasionCover = z.infer<typeof OccasionCover>

/** An occasion of a month with all its days there. */
export const OccasionOfMonth = OccasionCover.omit({ day: true }).extend({ days: z.array(IstDate) })
export type OccasionOfMonth = z.infer<typeof OccasionOfMonth>

/** Pictures of one occasion, language and shape are counted so far: nobody plans by what is beyond. */
export const mostCounted = 100

/** A language an occasion is wanted in, and the shapes it lacks there; none where it is complete. */
export type LanguageCover = { language: PostLanguage; lacks: Shape[] }

/**
 * In which languages an occasion should be there, and what is missing: in Hindi and English, in those of the states that
 * keep it, in `more`, and in what somebody began. Pure.
 */
export function coverOf(
  { regions, counts }: Pick<OccasionCover, 'regions' | 'counts'>,
  more: readonly PostLanguage[] = [],
): LanguageCover[] {
  const begun = counts.filter(({ pictures }) => pictures > 0)
  const wanted = new Set([
    ...more,
    ...languagesOfRegions(regions),
    ...linkLanguages,
    ...begun.map(({ language }) => language),
  ])
  return [...wanted].map((language) => ({
    language,
    lacks: shapes.filter((shape) => !begun.some((one) => one.language === language && one.shape === shape)),
  }))
}
