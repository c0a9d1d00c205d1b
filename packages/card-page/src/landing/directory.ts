import type { LandingIndexFacts } from '@parichay/contract/category-page/page.ts'
import { landingPath } from '@parichay/contract/category-page/rules.ts'
import { html } from '../html.ts'
import { landingOgPicture, type SharedPage } from '../pictures/landing.ts'
import { drawFrame, signUpPath } from './frame.ts'
import { landingWords } from './words.ts'

/** The list as messengers show it. */
export const sharedDirectory = ({
  language,
  agency,
}: Pick<LandingIndexFacts, 'language' | 'agency'>): SharedPage => ({
  language,
  title: landingWords[language].allTitle,
  path: `/for/${language}`,
  agency,
})

/** All landing pages of an agency in one language. It has no script. */
export function drawDirectory({ language, languages, pages, agency }: LandingIndexFacts): string {
  const said = landingWords[language]
  return drawFrame({
    language,
    languages,
    agency,
    title: said.allTitle,
    description: said.allLead,
    pathIn: (one) => `/for/${one}`,
    shortPath: '/for',
    picture: landingOgPicture(sharedDirectory({ language, agency })),
    body: html`<div class="hero"><div class="in"><nav class="crumbs" aria-label="${said.crumbs}"><ol><li><a href="${agency.origin}/">${said.home}</a></li><li aria-current="page">${said.all}</li></ol></nav><h1>${said.allTitle}</h1><p class="lead">${said.allLead}</p><div class="go"><a class="act main" href="${signUpPath()}">${said.create}</a></div></div></div>
<section><div class="in"><h2 class="unseen">${said.all}</h2><ul class="grid">${pages.map(
      ({ category, name, lead }) =>
        html`<li><a href="${landingPath(category, language)}"><h3>${name}</h3><p>${lead}</p></a></li>`,
    )}</ul></div></section>`,
  })
}
