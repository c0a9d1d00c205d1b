import { type Language, languages } from '../agency/fields.ts'
import type { PagePicture } from '../card/page.ts'
import { hyphened } from '../card/rules.ts'
import type { CategoryContent, CategoryPageStatus, CategoryPicture, CategoryWords } from './fields.ts'
import type { LandingPicture } from './page.ts'

const beyondLatin = /(?!\p{Script=Latin}|\d)[\p{L}\p{N}]/u

/**
 * The end of a landing page's address, from the English name of its category: whole, since two long names may begin alike. A name
 * with letters of another script keeps those; of what is left without them there may be nothing, or what others are left with too.
 */
export function categorySlug(category: string): string {
  const latin = hyphened(category)
  return latin !== '' && !beyondLatin.test(category)
    ? latin
    : category
        .normalize('NFC')
        .toLowerCase()
        .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
        .replace(/^-+|-+$/g, '')
}

/** The address of a landing page on its host; the first language of an agency is the one without a name. */
export const landingPath = (category: string, language?: Language): string =>
  `/for/${encodeURIComponent(categorySlug(category))}${language === undefined ? '' : `/${language}`}`

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

/** Documents that a page names, each once. */
export const picturesOf = ({ hero, gallery }: Pick<CategoryContent, 'hero' | 'gallery'>): number[] => [
  ...new Set([...(hero ? [hero] : []), ...gallery].map(({ documentId }) => documentId)),
]

/** Pictures of a page in one language. What they show is said in words of the page where nobody wrote it; one without a file is left out. */
export function landingPictures(
  { hero, gallery }: Pick<CategoryContent, 'hero' | 'gallery'>,
  language: Language,
  name: string,
  pictureAt: (documentId: number) => PagePicture | undefined,
): { hero: LandingPicture | null; gallery: LandingPicture[] } {
  const shown = ({ documentId, alt }: CategoryPicture, otherwise: string): LandingPicture[] => {
    const picture = pictureAt(documentId)
    return picture ? [{ picture, alt: alt[language] || otherwise }] : []
  }
  return {
    hero: hero ? (shown(hero, name)[0] ?? null) : null,
    gallery: gallery.flatMap((one, place) => shown(one, `${name}, ${place + 1}`)),
  }
}

/** Pages in the order of an agency's list, without those it leaves out; what is not named follows in the order it has. */
export function shelved<T extends { category: string }>(
  pages: readonly T[],
  { first, hidden }: { first: readonly string[]; hidden: readonly string[] },
): T[] {
  const placeOf = ({ category }: T) => (first.includes(category) ? first.indexOf(category) : first.length)
  return pages
    .filter(({ category }) => !hidden.includes(category))
    .toSorted((one, other) => placeOf(one) - placeOf(other))
}
