import type { LandingFacts, LandingPicture } from '@parichay/contract/category-page/page.ts'
import { landingPath } from '@parichay/contract/category-page/rules.ts'
import { landingWords } from './words.ts'

/** The address of a landing page in one language. */
export const landingUrl = (
  { agency, category }: Pick<LandingFacts, 'agency' | 'category'>,
  language: LandingFacts['language'],
): string => `${agency.origin}${landingPath(category, language)}`

const pictureOf = ({ picture, alt }: LandingPicture, { agency }: LandingFacts) => ({
  '@type': 'ImageObject',
  url: `${agency.origin}${picture.url}`,
  width: picture.width,
  height: picture.height,
  caption: alt,
})

/** The page with its pictures; a page without any says nothing of itself that its head does not say. */
function describePage(facts: LandingFacts): object[] {
  const { hero, gallery, language, words } = facts
  if (!hero && gallery.length === 0) return []
  const url = landingUrl(facts, language)
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      '@id': url,
      url,
      name: words.seoTitle || words.title,
      description: words.seoDescription,
      inLanguage: `${language}-IN`,
      ...(hero && { primaryImageOfPage: pictureOf(hero, facts) }),
      ...(gallery.length > 0 && { image: gallery.map((one) => pictureOf(one, facts)) }),
    },
  ]
}

/** What search engines read: where the page stands, its questions with their answers, and its pictures. */
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
    ...describePage(facts),
  ]
}
