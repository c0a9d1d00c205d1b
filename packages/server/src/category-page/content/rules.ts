import type { Language } from '@parichay/contract/agency/fields.ts'
import type { TemplateCode } from '@parichay/contract/card/fields.ts'
import { aboutTitles, reasonsFor } from '@parichay/contract/card/suggestions.ts'
import type { CategoryWords } from '@parichay/contract/category-page/fields.ts'

/** A delivered page in one language, as it is written down. */
export type WrittenWords = {
  title: string
  /** For search engines, at most 170 characters. */
  seo: string
  lead: string
  about: string
  /** Name and what it is, in a few words. */
  products: readonly (readonly [name: string, description: string])[]
  faq: readonly (readonly [question: string, answer: string])[]
  /** Reasons that only this trade has; those of its group follow by themselves. */
  reasons?: readonly string[]
}
/** A delivered page of a category. Kinds of links are named as the link store names them. */
export type WrittenPage = {
  category: string
  links: readonly string[]
  designs: readonly TemplateCode[]
  /** Reasons of the trade’s group, or of everybody, that would be wrong here, in English. */
  without?: readonly string[]
} & Record<Language, WrittenWords>

/** A written page in one language as the contract names it, with titles and reasons of the trade. */
export function wordsOf({ category, without = [], ...page }: WrittenPage, language: Language): CategoryWords {
  const { title, seo, lead, about, products, faq, reasons = [] } = page[language]
  const inEnglish = reasonsFor(category, 'en')
  const ofTrade = reasonsFor(category, language).filter((_, place) => !without.includes(inEnglish[place]!))
  return {
    title,
    seoTitle: title.length <= 70 ? title : '',
    seoDescription: seo,
    lead,
    text: '',
    about,
    aboutTitles: aboutTitles(language),
    products: products.map(([name, description]) => ({ name, description })),
    faq: faq.map(([question, answer]) => ({ question, answer })),
    reasons: [...new Set([...reasons, ...ofTrade])],
  }
}
