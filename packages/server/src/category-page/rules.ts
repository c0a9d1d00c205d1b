import type { Language } from '@parichay/contract/agency/fields.ts'
import { designsForTrade } from '@parichay/contract/card/trade.ts'
import type {
  CategoryContent,
  CategoryPageRow,
  CategoryWords,
} from '@parichay/contract/category-page/fields.ts'
import {
  categorySlug,
  emptyWords,
  pageStatus,
  wholeLanguages,
} from '@parichay/contract/category-page/rules.ts'
import { aboutTitles, reasonsFor } from '@parichay/contract/card/suggestions.ts'
import { type WrittenPage, wordsOf } from './content/rules.ts'
import type { PageRow } from './store.ts'

/** A category that businesses choose from, with its names. */
export type Category = Pick<CategoryPageRow, 'category' | 'names' | 'imageSubcategoryId'>

/** A delivered page as the contract names it; `idOf` gives the number of a kind of link, where the store has it. */
export function contentOf(page: WrittenPage, idOf: (name: string) => number | undefined): CategoryContent {
  return {
    sampleCardId: '',
    linkTypeIds: page.links.flatMap((name) => idOf(name) ?? []),
    designs: [...page.designs],
    hero: null,
    gallery: [],
    words: { en: wordsOf(page, 'en'), hi: wordsOf(page, 'hi'), gu: wordsOf(page, 'gu') },
  }
}

/** What somebody begins with where nothing was delivered: titles, reasons and designs of the trade, and room for the rest. */
export function blankContent(category: string): CategoryContent {
  const blank = (language: Language): CategoryWords => ({
    ...emptyWords,
    aboutTitles: aboutTitles(language),
    reasons: reasonsFor(category, language),
  })
  return {
    sampleCardId: '',
    linkTypeIds: [],
    designs: [...designsForTrade(category)],
    hero: null,
    gallery: [],
    words: { en: blank('en'), hi: blank('hi'), gu: blank('gu') },
  }
}

/** What counts: the agency's own words that are published, else those for all agencies, else what was delivered. */
export function contentInForce(
  records: readonly Pick<PageRow, 'agencyId' | 'published'>[],
  whose: { own: number; shared: number },
  delivered: CategoryContent | undefined,
): { content: CategoryContent; isOwn: boolean } | undefined {
  for (const agencyId of new Set([whose.own, whose.shared])) {
    const found = records.find((row) => row.agencyId === agencyId && row.published !== null)
    if (found?.published) return { content: found.published, isOwn: agencyId === whose.own }
  }
  return delivered && { content: delivered, isOwn: false }
}

/** Where a page stands in the list: its own record, or what lies below it. */
export function rowOf(
  { imageSubcategoryId, category, names }: Category,
  record: PageRow | undefined,
  base: CategoryContent | undefined,
  { isHidden, openCards }: { isHidden: boolean; openCards: readonly string[] },
): CategoryPageRow {
  const sampleCardId = record?.content.sampleCardId ?? ''
  const shown = record?.content ?? base
  return {
    imageSubcategoryId,
    category,
    names,
    slug: categorySlug(category),
    status: pageStatus(record ? stateOf(record) : null, base !== undefined),
    languages: shown ? wholeLanguages(shown) : [],
    sampleCardId,
    isSampleOff: sampleCardId !== '' && !openCards.includes(sampleCardId),
    categoryStaticPageId: record?.categoryStaticPageId ?? null,
    version: record?.version ?? 0,
    updatedAt: record?.updatedAt.toISOString() ?? null,
    isHidden,
  }
}

const stateOf = (record: PageRow) => ({
  isPublished: record.published !== null,
  // Both come out of the same kind of column, so that the same words are the same text.
  isNewer: JSON.stringify(record.published) !== JSON.stringify(record.content),
})

/** Newest first: what nobody wrote over comes last, by the alphabet. */
export const byNewest = (one: CategoryPageRow, other: CategoryPageRow): number =>
  (other.updatedAt ?? '').localeCompare(one.updatedAt ?? '') || byName(one, other)
/** By the English name, 'Other' last. */
export const byName = (one: CategoryPageRow, other: CategoryPageRow): number =>
  Number(one.category === 'Other') - Number(other.category === 'Other') ||
  one.category.localeCompare(other.category, 'en')
