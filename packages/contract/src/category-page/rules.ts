import { type Language, languages } from '../agency/fields.ts'
import { slug } from '../card/rules.ts'
import type { CategoryContent, CategoryPageStatus, CategoryWords } from './fields.ts'

/** The end of a landing page's address, from the English name of its category. */
export const categorySlug = (category: string): string => slug(category)

/** The address of a landing page on its host; the first language of an agency is the one without a name. */
export const landingPath = (category: string, language?: Language): string =>
  `/for/${categorySlug(category)}${language === undefined ? '' : `/${language}`}`

/** Fewest products and questions of a whole page. */
export const wholePage = { products: 3, faq: 2 } as const

/** The first part that a language lacks before visitors may read it, or null when it is whole. */
export function missingOf(words: CategoryWords): keyof CategoryWords | null {
  if (words.title === '') return 'title'
  if (words.seoDescription === '') return 'seoDescription'
  if (words.lead === '') return 'lead'
  if (words.about === '') return 'about'
  if (words.products.length < wholePage.products) return 'products'
  return words.faq.length < wholePage.faq ? 'faq' : null
}

/** Languages in which a page is whole, in the order of `languages`. */
export const wholeLanguages = (content: Pick<CategoryContent, 'words'>): Language[] =>
  languages.filter((language) => missingOf(content.words[language]) === null)

/** Words of a language nobody has written yet. */
export const emptyWords: CategoryWords = {
  title: '',
  seoTitle: '',
  seoDescription: '',
  lead: '',
  text: '',
  about: '',
  aboutTitles: [],
  products: [],
  faq: [],
  reasons: [],
}

/** Where a page stands. `hasBase`: something lies below it that visitors see without a record. */
export function pageStatus(
  record: { isPublished: boolean; isNewer: boolean } | null,
  hasBase: boolean,
): CategoryPageStatus {
  if (!record) return hasBase ? 'delivered' : 'none'
  if (!record.isPublished) return 'draft'
  return record.isNewer ? 'changed' : 'published'
}
