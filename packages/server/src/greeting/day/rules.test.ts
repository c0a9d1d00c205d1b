import { addDays } from '@parichay/contract/business/rules.ts'
import { postLanguages } from '@parichay/contract/greeting/tastes.ts'
import {
  type AnyDayPost,
  anyDayChooser,
  dayPictures,
  restDays,
} from '@parichay/contract/greeting/rules.day.ts'
import type { PosterShape } from '@parichay/greeting/posters/poster.ts'
import { designs, posters } from '@parichay/greeting/posters/posters.ts'
import { expect, test } from 'vitest'
import { businessCategories, businessCategoryName } from '../fixtures.ts'
import { libraryCategories } from '../fixtures.library.ts'
import { groupsOf, seasonNames, seriesNames, weekdayNames } from './rules.ts'

const days = Array.from({ length: 800 }, (_, at) => addDays('2026-11-22', at))
const shared = posters
  .map((poster, imageId) => ({ ...poster, imageId: imageId + 1 }))
  .filter(({ design }) => design.agency === undefined)
const withPictures = new Set(designs.map(({ occasion }) => occasion))
const trades = businessCategories
  .toSorted((a, b) => Number(withPictures.has(b.name)) - Number(withPictures.has(a.name)))
  .slice(0, 40)

/** The pictures of the demo library in one shape that suit any day for a trade, as the store would give them. */
function poolOf(trade: string, shape: PosterShape) {
  const categories = libraryCategories.map(({ name, kind }, imageCategoryId) => ({
    imageCategoryId,
    kind,
    words: [name.toLowerCase()],
  }))
  const { groups, shares } = groupsOf(categories, { imageSubcategoryId: 1 }, [])
  const ofShape = shared.filter((poster) => poster.shape === shape)
  const pool: AnyDayPost[] = ofShape.flatMap(({ imageId, design, language, isPremium }) => {
    const group = groups.findIndex((one) =>
      'imageCategoryId' in one
        ? libraryCategories[one.imageCategoryId]!.name === design.category
        : design.category === businessCategoryName && design.occasion === trade,
    )
    const tags = design.tags.map((name) => name.toLowerCase())
    const weekday = tags.map((name) => weekdayNames.get(name)).find((day) => day !== undefined) ?? null
    const months = tags.map((name) => seasonNames.get(name)).find((some) => some !== undefined) ?? null
    const ofTrade = tags.map((name) => seriesNames.get(name)).find((one) => one !== undefined)
    return group < 0 ? [] : [{ imageId, language, isPremium, group, weekday, months, ofTrade }]
  })
  return { pool, shares }
}

/** Walks all days; gives what went wrong, in words. */
function walk(languages: AnyDayPost['language'][], { pool, shares }: ReturnType<typeof poolOf>): string[] {
  const choose = anyDayChooser({ languages, shares }, pool)
  const last = new Map<number, number>()
  const wrong: string[] = []
  for (const [at, day] of days.entries()) {
    const list = choose(day)
    if (list.length < dayPictures || new Set(list).size < list.length) wrong.push(`${day}: ${list.join(' ')}`)
    const again = list.filter((id) => at - (last.get(id) ?? -restDays - 1) <= restDays)
    if (again.length > 0) wrong.push(`${day}: too soon ${again.join(' ')}`)
    for (const id of list) last.set(id, at)
  }
  return wrong
}

test.each(['SQUARE', 'STORY'] as const)(
  '800 days in twelve languages for forty trades, %s: six pictures each, none again within a fortnight',
  (shape) => {
    expect(trades.length).toBe(40)
    for (const { name } of trades) {
      const given = poolOf(name, shape)
      for (const language of postLanguages) expect(walk([language], given), `${name} ${language}`).toEqual([])
    }
  },
  120_000,
)

test('squares in a language of a state have pictures of their own language each day', () => {
  const { pool, shares } = poolOf('Other', 'SQUARE')
  const languageOf = new Map(pool.map(({ imageId, language }) => [imageId, language]))
  for (const language of postLanguages) {
    const choose = anyDayChooser({ languages: [language], shares }, pool)
    for (const day of days)
      expect(
        choose(day).filter((id) => languageOf.get(id) === language).length,
        `${language} ${day}`,
      ).toBeGreaterThan(1)
  }
})

test('every weekday wishes a good morning of its own in every language, one of them each week', () => {
  const { pool, shares } = poolOf('Other', 'SQUARE')
  const weekdayOf = new Map(pool.map(({ imageId, weekday }) => [imageId, weekday]))
  for (const language of postLanguages) {
    const own = pool.filter((one) => one.language === language && one.weekday !== null)
    expect(new Set(own.map(({ weekday }) => weekday)).size, language).toBe(7)
    const choose = anyDayChooser({ languages: [language], shares }, pool)
    for (const day of days.slice(0, 56))
      // Where there are two, every third week rests: none may come again within a fortnight.
      if (language !== 'en' && language !== 'hi')
        expect(
          choose(day).filter((id) => weekdayOf.get(id) === new Date(day).getUTCDay()).length,
          `${language} ${day}`,
        ).toBe(1)
  }
})

test('every business category has a tip and an offer of the week in English, Hindi and Gujarati', () => {
  const lacks = businessCategories.flatMap(({ name }) =>
    ['trade tip', 'offer of the week'].flatMap((tag) => {
      const said = shared.filter(
        ({ design, shape }) =>
          shape === 'SQUARE' &&
          design.category === businessCategoryName &&
          design.occasion === name &&
          design.tags.some((one) => one.toLowerCase() === tag),
      )
      const languages = said.map(({ language }) => language).toSorted()
      return languages.join(' ') === 'en gu hi' ? [] : [`${name}, ${tag}: ${languages.join(' ')}`]
    }),
  )
  expect(lacks).toEqual([])
  expect(businessCategories.length).toBe(104)
})

test('every trade has tips and offers of its own in every ten days, on a day one of each at most, among the six', () => {
  const walked = days.slice(0, 28)
  const wrong: string[] = []
  for (const { name } of businessCategories) {
    const { pool, shares } = poolOf(name, 'SQUARE')
    const posts = new Map(pool.map((post) => [post.imageId, post]))
    for (const language of ['hi', 'en', 'gu'] as const) {
      const choose = anyDayChooser({ languages: [language], shares }, pool)
      const seen = walked.map((day) => choose(day).map((id) => posts.get(id)!))
      for (const [at, list] of seen.entries())
        if (list.filter(({ weekday, months }) => weekday === null && months === null).length !== dayPictures)
          wrong.push(`${name} ${language} ${walked[at]}: not six`)
      for (const series of ['tip', 'offer'] as const) {
        const counts = seen.map((list) => list.filter(({ ofTrade }) => ofTrade === series).length)
        const least = counts.map((_, at) => counts.slice(at, at + 10).reduce((sum, one) => sum + one, 0))
        if (Math.max(...counts) > 1 || Math.min(...least.slice(0, -9)) < 1)
          wrong.push(`${name} ${language} ${series}: ${counts.join('')}`)
      }
    }
  }
  expect(wrong).toEqual([])
})
