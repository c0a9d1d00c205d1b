import type { LandingFacts } from '@parichay/contract/category-page/page.ts'
import { landingPath } from '@parichay/contract/category-page/rules.ts'
import { landingWords } from './words.ts'

/** The address of a landing page in one language. */
export const landingUrl = (
  { agency, category }: Pick<LandingFacts, 'agency' | 'category'>,
  language: LandingFacts['language'],
): string => `${agency.origin}${landingPath(category, language)}`

/** What search engines read: where the page stands, and its questions with their answers. */
export function describeLanding(facts: LandingFacts): object[] {
  const { agency, language, name, words } = facts
  const said = landingWords[language]
  const steps = [
    [said.home, `${agency.origin}/`],
    [said.all, `${agency.origin}/for/${language}`],
    [name, landingUrl(facts, language)],
  ] as const
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(([title, item], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        item,
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: `${language}-IN`,
      mainEntity: words.faq.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
