import type { CategoryRow } from '../store.ts'
import type { Db } from '../../platform/db.ts'
import { foldMark } from '../search/rules.mark.ts'
import { groupWords, nameWords, wordsOf } from '../search/rules.ts'
import { keepWords } from '../search/store.ts'
import { lastYear } from './fixtures.ts'
import type { OccasionDay } from './fixtures.days.ts'
import { datesOf, namesOf } from './rules.names.ts'
import type { Occasion } from './rules.ts'

type Names = { hi?: string; gu?: string }
/** A subdivision to fill in; an occasion brings its days. */
export type Filling = {
  name: string
  names: Names
  words?: string | undefined
  occasion?: Occasion | undefined
  days?: OccasionDay[]
}

/** The words a subdivision of the library is found by; an occasion also by its names in other languages and its date. */
export const wordsOfFilling = ({ name, names, words, occasion }: Omit<Filling, 'days'>): string[] =>
  occasion
    ? wordsOf(Object.values(namesOf(occasion)), [words, occasion.words, ...datesOf(occasion)])
    : nameWords({ name, names }, words)

/** Adds a category of an agency with the subcategories that are not there yet, in order; what people changed stays. */
export async function fillCategory(
  db: Db,
  agencyId: number,
  category: Pick<CategoryRow, 'name' | 'names' | 'kind' | 'sortOrder'>,
  fillings: readonly Filling[],
): Promise<void> {
  const words = [...groupWords(category), foldMark]
  const { imageCategoryId } = await db
    .insertInto('imageCategory')
    .values({ ...category, names: JSON.stringify(category.names), agencyId, words })
    .onConflict((on) => on.columns(['agencyId', 'name']).doUpdateSet({ words, kind: category.kind }))
    .returning('imageCategoryId')
    .executeTakeFirstOrThrow()
  const rows = fillings.map(({ name, names, words: more, occasion }, sortOrder) => ({
    agencyId,
    imageCategoryId,
    name,
    names: JSON.stringify(names),
    sortOrder,
    words: wordsOfFilling({ name, names, words: more, occasion }),
    searchWords: [more, occasion?.words].filter(Boolean).join(' '),
    ...(occasion && {
      dateType: occasion.rule.by === 'fixed' ? ('FIXED' as const) : ('FLEXIBLE' as const),
      regions: occasion.regions,
      communities: occasion.communities,
      priority: occasion.priority,
      showDaysBefore: occasion.priority === 1 ? 7 : 3,
      source: occasion.source,
      rule: JSON.stringify(occasion.rule),
      calendarYear: lastYear,
    }),
  }))
  await keepWords(db, agencyId, [...new Set([...words, ...rows.flatMap((row) => row.words)])])
  if (rows.length === 0) return
  const saved = await db
    .insertInto('imageSubcategory')
    .values(rows)
    .onConflict((on) =>
      on
        .columns(['agencyId', 'imageCategoryId', 'name'])
        .doUpdateSet((e) => ({ words: e.ref('excluded.words') })),
    )
    .returning(['imageSubcategoryId', 'name'])
    .execute()
  const ids = new Map(saved.map((row) => [row.name, row.imageSubcategoryId]))
  const days = fillings.flatMap(({ name, days: ofOne = [] }) =>
    ofOne.map(({ day, who = '' }) => ({ agencyId, imageSubcategoryId: ids.get(name)!, day, who })),
  )
  if (days.length > 0)
    await db
      .insertInto('imageSubcategoryDay')
      .values(days)
      .onConflict((on) => on.doNothing())
      .execute()
}
