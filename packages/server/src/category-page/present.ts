import type { Language } from '@parichay/contract/agency/fields.ts'
import { aboutTitles, reasonsFor } from '@parichay/contract/card/suggestions.ts'
import { designsForTrade } from '@parichay/contract/card/trade.ts'
import type {
  CategoryContent,
  CategoryPage,
  CategoryShelf,
  StarterContent,
} from '@parichay/contract/category-page/fields.ts'
import type { PagePicture } from '@parichay/contract/card/page.ts'
import { blankContent, type Category, rowOf } from './rules.ts'
import type { PageRow, ShelfRow } from './store.ts'

/** A page as its form needs it. */
export const presentPage = (
  category: Category,
  record: PageRow | undefined,
  base: CategoryContent | undefined,
  {
    pictures,
    isHidden,
    openCards,
    ...whose
  }: {
    agencyId: number
    isForAll: boolean
    isHidden: boolean
    openCards: readonly string[]
    pictures: ReadonlyMap<number, PagePicture>
  },
): CategoryPage => ({
  ...rowOf(category, record, base, { isHidden, openCards }),
  ...whose,
  content: record?.content ?? base ?? blankContent(category.category),
  pictures: Object.fromEntries(pictures),
})

/** What an agency chose to show; nothing chosen is everything by the alphabet. */
export const presentShelf = (row: ShelfRow | undefined): CategoryShelf => ({
  first: row?.first ?? [],
  hidden: row?.hidden ?? [],
  version: row?.version ?? 0,
  updatedAt: row?.updatedAt.toISOString() ?? null,
})

/** What a card of a category begins with. Lists that nobody filled fall back on those of the trade. */
export function presentStarter(
  category: string,
  language: Language,
  content: CategoryContent | undefined,
): StarterContent {
  const words = content?.words[language]
  const or = (own: string[] | undefined, others: string[]) => (own && own.length > 0 ? own : others)
  return {
    category,
    language,
    about: words?.about ?? '',
    aboutTitles: or(words?.aboutTitles, aboutTitles(language)),
    reasons: or(words?.reasons, reasonsFor(category, language)),
    products: words?.products ?? [],
    linkTypeIds: content?.linkTypeIds ?? [],
    designs: content && content.designs.length > 0 ? content.designs : [...designsForTrade(category)],
  }
}
