import { languages } from '@parichay/contract/agency/fields.ts'
import type { TradeSeries } from '@parichay/contract/greeting/rules.day.ts'
import type { CategoryRow } from '../store.ts'
import type { Group } from './store.ts'

/** Names of the days of the week in the panel's languages, in lower case, with the day: 0 Sunday. */
export const weekdayNames: ReadonlyMap<string, number> = new Map(
  languages.flatMap((language) => {
    const words = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    return Array.from({ length: 7 }, (_, day): [string, number] => [
      // The fourth of January 1970 was a Sunday.
      words.format(new Date(Date.UTC(1970, 0, 4 + day))).toLowerCase(),
      day,
    ])
  }),
)

/** Names of seasons in the panel's languages and Gujarati, in lower case, with their months in India: 1 January. */
export const seasonNames: ReadonlyMap<string, readonly number[]> = new Map(
  (
    [
      [
        [11, 12, 1, 2],
        ['winter', 'सर्दी', 'શિયાળો'],
      ],
      [
        [3, 4, 5, 6],
        ['summer', 'गर्मी', 'ઉનાળો'],
      ],
      [
        [7, 8, 9],
        ['monsoon', 'बारिश', 'ચોમાસું'],
      ],
    ] as const
  ).flatMap(([months, names]) => names.map((name): [string, readonly number[]] => [name, months])),
)

/** Tags of a trade's own series, in lower case. */
export const seriesNames: ReadonlyMap<string, TradeSeries> = new Map([
  ['trade tip', 'tip'],
  ['offer of the week', 'offer'],
])

/** The groups a day is put together of, and how many pictures it takes of each. */
export type DayGroups = { groups: Group[]; shares: number[] }

/**
 * The groups that suit any day in the library's order: the first is the series of the day (two pictures), the next is
 * thoughts; then the trade's own (two), then offers and all else. For who is in politics that group belongs to the trade.
 */
export function groupsOf(
  categories: readonly Pick<CategoryRow, 'imageCategoryId' | 'kind' | 'words'>[],
  trade: { imageSubcategoryId: number } | undefined,
  tradeWords: readonly string[],
): DayGroups {
  const always = categories.filter(({ kind }) => kind === 'evergreen').map(asGroup)
  const political = categories
    .filter(({ kind, words }) => kind === 'political' && words.some((word) => tradeWords.includes(word)))
    .map(asGroup)
  const own: Group[] = [...(trade ? [trade] : []), ...political]
  return {
    groups: [...always.slice(0, 2), ...own, ...always.slice(2)],
    shares: [
      ...always.slice(0, 2).map((_, place) => (place === 0 ? 2 : 1)),
      ...own.map(() => 2),
      ...always.slice(2).map(() => 1),
    ],
  }
}

const asGroup = ({ imageCategoryId }: Pick<CategoryRow, 'imageCategoryId'>): Group => ({ imageCategoryId })
