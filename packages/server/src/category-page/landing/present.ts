import { cardPageCsp } from '@parichay/card-page/csp.ts'
import { drawStatePage, nobody } from '@parichay/card-page/state.ts'
import { type Language, languages } from '@parichay/contract/agency/fields.ts'
import type { PagePicture } from '@parichay/contract/card/page.ts'
import type { CategoryContent } from '@parichay/contract/category-page/fields.ts'
import type { LandingAgency, LandingFacts } from '@parichay/contract/category-page/page.ts'
import { landingPath, landingPictures, wholeLanguages } from '@parichay/contract/category-page/rules.ts'
import type { LinkType } from '@parichay/contract/link-store/fields.ts'
import { fileUrl } from '../../document/rules.ts'
import type { Agency } from '../../platform/hosts.ts'
import type { Category } from '../rules.ts'

/** The agency as landing pages name it. */
export const landingAgency = (agency: Agency): LandingAgency => ({
  agencyName: agency.agencyName,
  support: agency.support,
  logoUrl: agency.logoKey ? fileUrl(agency.logoKey) : null,
  darkLogoUrl: agency.darkLogoKey ? fileUrl(agency.darkLogoKey) : null,
  origin: agency.home,
  primary: agency.themePrimary,
})

/** Languages a page is shown in: whole, and spoken by the agency, in the agency's order. */
export function shownLanguages(agency: Pick<Agency, 'languages'>, content: CategoryContent): Language[] {
  const whole = wholeLanguages(content)
  return agency.languages.filter((language) => whole.includes(language))
}

/** The name of a category in a language. */
export const nameIn = ({ category, names }: Category, language: Language): string =>
  (language === 'en' ? undefined : names[language]) ?? category

/** A landing page's facts. */
export const landingFacts = (
  agency: Agency,
  found: Category & { content: CategoryContent },
  language: Language,
  {
    links,
    pictures,
    sampleCardId,
  }: {
    links: readonly LinkType[]
    pictures: ReadonlyMap<number, PagePicture>
    /** Where visitors can open it. */
    sampleCardId: string | null
  },
): LandingFacts => ({
  language,
  category: found.category,
  name: nameIn(found, language),
  words: found.content.words[language],
  languages: shownLanguages(agency, found.content),
  // A kind that is not offered any more would be promised in vain.
  links: found.content.linkTypeIds.flatMap(
    (id) => links.find((type) => type.linkTypeId === id && !type.isHidden) ?? [],
  ),
  designs: found.content.designs,
  ...landingPictures(found.content, language, nameIn(found, language), (id) => pictures.get(id)),
  sampleUrl: sampleCardId && `${agency.home}/${sampleCardId}`,
  agency: landingAgency(agency),
})

/** What stands in place of all pages while an agency is suspended: neutral, and of nobody. */
export const drawClosed = (language: Language): string =>
  drawStatePage({
    state: 'paused',
    language,
    business: null,
    agency: nobody,
  })

const contentTypes = {
  page: 'text/html; charset=utf-8',
  map: 'application/xml; charset=utf-8',
  picture: 'image/jpeg',
}

/** Headers of a landing page, of the map of the site, or of the picture beside a page's address. */
export const landingHeaders = (origin: string, kind: keyof typeof contentTypes): Record<string, string> => ({
  'content-type': contentTypes[kind],
  'cache-control': 'public, max-age=0, must-revalidate',
  'content-security-policy':
    kind === 'picture' ? "default-src 'none'; style-src 'unsafe-inline'; sandbox" : cardPageCsp(origin),
})

type Listed = Category & { content: CategoryContent }

/** The map of the site for search engines (sitemaps.org): every landing page with its other languages. */
export function drawSitemap(agency: Agency, pages: readonly Listed[]): string {
  const url = (paths: readonly (readonly [Language, string])[]) =>
    paths
      .map(
        ([, path]) =>
          `<url><loc>${agency.home}${path}</loc>${paths
            .map(
              ([language, other]) =>
                `<xhtml:link rel="alternate" hreflang="${language}-IN" href="${agency.home}${other}"/>`,
            )
            .join('')}</url>`,
      )
      .join('')
  const spoken = languages.filter((language) => agency.languages.includes(language))
  const all = [
    spoken.map((language) => [language, `/for/${language}`] as const),
    ...pages.map((page) =>
      shownLanguages(agency, page.content).map(
        (language) => [language, landingPath(page.category, language)] as const,
      ),
    ),
  ]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${all.map(url).join('')}</urlset>
`
}
