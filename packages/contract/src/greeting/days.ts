import { addDays, daysBetween } from '../business/rules.ts'
import type { DatedSubcategory, ImagePost } from './fields.ts'

/** Days after today that the date strip shows (screens, daily-image). */
export const stripAhead = 60

/** Yesterday, today and the sixty days after it. */
export const stripDays = (today: string): string[] =>
  Array.from({ length: stripAhead + 2 }, (_, place) => addDays(today, place - 1))

/** The occasions of each day between two days, those for everybody first. */
export function occasionsByDay(
  occasions: readonly DatedSubcategory[],
  from: string,
  until: string,
): Map<string, DatedSubcategory[]> {
  const found = new Map<string, DatedSubcategory[]>()
  for (const occasion of occasions)
    for (const day of new Set(occasion.days.map((one) => one.day)))
      if (day >= from && day <= until) found.set(day, [...(found.get(day) ?? []), occasion])
  for (const list of found.values()) list.sort((one, other) => one.priority - other.priority)
  return found
}

/** The next occasions after a day, the nearest first and on one day the weightier; each once. */
export function nextOccasions(
  occasions: readonly DatedSubcategory[],
  after: string,
  until: string,
  most: number,
): { occasion: DatedSubcategory; day: string }[] {
  const seen = new Set<number>()
  return [...occasionsByDay(occasions, addDays(after, 1), until)]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([day, list]) => list.map((occasion) => ({ occasion, day })))
    .filter(({ occasion: { imageSubcategoryId: id } }) => !seen.has(id) && seen.add(id).size > 0)
    .slice(0, most)
}

/** The next days on which something is kept, from `from` on, each with its occasions, the weightier first. Pure. */
export const nextDays = (
  occasions: readonly DatedSubcategory[],
  from: string,
  most: number,
): { day: string; occasions: DatedSubcategory[] }[] =>
  [...occasionsByDay(occasions, from, addDays(from, stripAhead))]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, most)
    .map(([day, kept]) => ({ day, occasions: kept }))

/** A great day that comes, and in how many days. */
export type Countdown = { occasion: DatedSubcategory; days: number }

/**
 * The next day that everybody keeps in `regions` or in the whole country, from so many days on as its occasion says; none where
 * none is near. Days that some keep are not counted to. Pure.
 */
export function countdownTo(
  occasions: readonly DatedSubcategory[],
  day: string,
  regions: readonly string[],
): Countdown | undefined {
  const near = occasions
    .filter((one) => one.priority === 1)
    .filter((one) => one.regions.length === 0 || one.regions.some((region) => regions.includes(region)))
    .flatMap((occasion) =>
      occasion.days
        .filter(({ who }) => who === '')
        .map((one) => ({ occasion, days: daysBetween(day, one.day) }))
        .filter(({ days }) => days >= 1 && days <= occasion.showDaysBefore),
    )
  return near.toSorted((one, other) => one.days - other.days)[0]
}

type Named = { name: string; names: { hi?: string | undefined; gu?: string | undefined } }

/** The name of a category or subcategory in a language. */
export const libraryName = ({ name, names }: Named, language: string): string =>
  (language === 'hi' ? names.hi : language === 'gu' ? names.gu : undefined) ?? name

/** What goes with a picture, in the language that is wished, else in that of the picture, else in any. */
export function captionOf(
  { captions, language, title }: Pick<ImagePost, 'captions' | 'language' | 'title'>,
  wished: string,
): string {
  const all: Record<string, string | undefined> = captions
  return all[wished] ?? all[language] ?? all['en'] ?? Object.values(all).find(Boolean) ?? title
}

const newForMs = 5 * 86_400_000

/** The posts of a list that came lately; none where that says nothing, because most did. */
export function newPosts(
  posts: readonly Pick<ImagePost, 'imageId' | 'createdAt'>[],
  now: number,
): Set<number> {
  return tellApart(
    posts,
    posts.filter(({ createdAt }) => now - Date.parse(createdAt) < newForMs),
  )
}

/** The posts of a list that many send; none where that says nothing, because most are. */
export const popularPosts = (posts: readonly Pick<ImagePost, 'imageId' | 'isPopular'>[]): Set<number> =>
  tellApart(
    posts,
    posts.filter(({ isPopular }) => isPopular),
  )

type Numbered = readonly Pick<ImagePost, 'imageId'>[]
const tellApart = (all: Numbered, some: Numbered): Set<number> =>
  new Set(some.length * 2 > all.length ? [] : some.map(({ imageId }) => imageId))

/** Which occasions of a day have pictures among its own, and which have none yet. */
export function tellOccasions<O extends Pick<DatedSubcategory, 'imageSubcategoryId'>>(
  occasions: readonly O[],
  posts: readonly Pick<ImagePost, 'imageSubcategoryId'>[],
): { shown: O[]; missing: O[] } {
  const ids = new Set(posts.map(({ imageSubcategoryId }) => imageSubcategoryId))
  const has = ({ imageSubcategoryId }: O) => ids.has(imageSubcategoryId)
  return { shown: occasions.filter(has), missing: occasions.filter((one) => !has(one)) }
}
