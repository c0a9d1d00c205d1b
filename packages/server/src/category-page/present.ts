import type { Language } from '@parichay/contract/agency/fields.ts'
import { aboutTitles, reasonsFor } from '@parichay/contract/card/suggestions.ts'
import { designsForTrade } from '@parichay/contract/card/trade.ts'
import type {
  CategoryContent,
  CategoryPage,
  StarterContent,
} from '@parichay/contract/category-page/fields.ts'
import { blankContent, type Category, rowOf } from './rules.ts'
import type { PageRow } from './store.ts'

/** A page as its form needs it. */
export const presentPage = (
  category: Category,
  record: PageRow | undefined,
  base: CategoryContent | undefined,
  whose: { agencyId: number; isForAll: boolean },
): CategoryPage => ({
  ...rowOf(category, record, base),
  ...whose,
  content: record?.content ?? base ?? blankContent(category.category),
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
