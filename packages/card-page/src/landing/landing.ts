import type { LandingFacts, LandingPicture } from '@parichay/contract/category-page/page.ts'
import { landingPath } from '@parichay/contract/category-page/rules.ts'
import { fallbackIcon } from '@parichay/contract/link-store/rules.ts'
import { html, type Html, scriptJson } from '../html.ts'
import { icon } from '../parts/icons.ts'
import { drawPicture } from '../parts/picture.ts'
import { landingOgPicture, type OgPicture, type SharedPage } from '../pictures/landing.ts'
import { drawFrame, signUpPath } from './frame.ts'
import { describeLanding } from './structured-data.ts'
import { type LandingWords, landingWords } from './words.ts'

/** Reasons on the page; the editor offers all of them. */
const mostReasons = 10

/** The page as messengers show it. */
export const sharedLanding = ({
  language,
  category,
  words,
  agency,
}: Pick<LandingFacts, 'language' | 'category' | 'words' | 'agency'>): SharedPage => ({
  language,
  title: words.title,
  path: landingPath(category, language),
  agency,
})

const pictureOf = (facts: LandingFacts): OgPicture => {
  const { hero, agency } = facts
  if (!hero) return landingOgPicture(sharedLanding(facts))
  const { url, width, height } = hero.picture
  return { url: `${agency.origin}${url}`, width, height, alt: hero.alt }
}

/** The landing page of a business category on an agency's host. It has no script. */
export function drawLanding(facts: LandingFacts): string {
  const { language, languages, agency, category, name, words } = facts
  const said = landingWords[language]
  return drawFrame({
    language,
    languages,
    agency,
    title: words.seoTitle || words.title,
    description: words.seoDescription,
    pathIn: (one) => landingPath(category, one),
    shortPath: landingPath(category),
    picture: pictureOf(facts),
    head: html`<script type="application/ld+json">${scriptJson(describeLanding(facts))}</script>`,
    body: html`<div class="hero"><div class="in"><nav class="crumbs" aria-label="${said.crumbs}"><ol><li><a href="${agency.origin}/">${said.home}</a></li><li><a href="/for/${language}">${said.all}</a></li><li aria-current="page">${name}</li></ol></nav>
<div class="split"><div><h1>${words.title}</h1><p class="lead">${words.lead}</p><div class="go">${drawStart(category, said.create)}${
      facts.sampleUrl && html`<a class="act other" href="${facts.sampleUrl}">${said.sample}</a>`
    }</div><p class="small">${said.small}</p></div>${facts.hero ? drawHero(facts.hero) : drawPhone(facts, said)}</div></div></div>
${drawProducts(facts, said)}
${drawGallery(facts, said)}
${words.text && html`<section><div class="in lines">${words.text.split(/\n+/).map((line) => html`<p>${line}</p>`)}</div></section>`}
<section><div class="in pair"><div><h2>${said.about}</h2><p>${said.aboutBody}</p><blockquote>${words.about}</blockquote>${drawDesigns(facts, said)}</div><div>${drawReasons(facts, said)}${drawLinks(facts, said)}</div></div></section>
<section><div class="in"><h2>${said.faq}</h2><div class="asked">${words.faq.map(
      ({ question, answer }, place) =>
        html`<details${place === 0 && html` open`}><summary>${question}</summary><p>${answer}</p></details>`,
    )}</div></div></section>
<section class="band"><div class="in"><h2>${said.last}</h2><p>${said.lastBody}</p>${drawStart(category, said.create)}</div></section>`,
  })
}

const drawStart = (category: string, label: string): Html =>
  html`<a class="act main" href="${signUpPath(category)}">${label}</a>`

const drawProducts = ({ words }: LandingFacts, said: LandingWords): Html =>
  html`<section><div class="in"><h2>${said.products}</h2><p>${said.productsBody}</p><ul class="grid">${words.products.map(
    ({ name, description }) => html`<li><h3>${name}</h3>${description && html`<p>${description}</p>`}</li>`,
  )}</ul></div></section>`

const drawHero = ({ picture, alt }: LandingPicture): Html =>
  html`<div class="show">${drawPicture(picture, { alt, sizes: '(min-width:900px) 480px, 100vw', isFirst: true })}</div>`

const drawGallery = ({ gallery }: LandingFacts, said: LandingWords): Html =>
  html`${
    gallery.length > 0 &&
    html`<section><div class="in"><h2>${said.gallery}</h2><ul class="shots">${gallery.map(
      ({ picture, alt }) =>
        html`<li>${drawPicture(picture, { alt, sizes: '(min-width:900px) 250px, 46vw' })}</li>`,
    )}</ul></div></section>`
  }`

const drawReasons = ({ words }: LandingFacts, said: LandingWords): Html =>
  html`${
    words.reasons.length > 0 &&
    html`<h2>${said.reasons}</h2><ul class="chips">${words.reasons
      .slice(0, mostReasons)
      .map((reason) => html`<li>${icon('tick')}${reason}</li>`)}</ul>`
  }`

const drawLinks = ({ links, language }: LandingFacts, said: LandingWords): Html =>
  html`${
    links.length > 0 &&
    html`<h2 class="next">${said.links}</h2><ul class="chips">${links.map(
      ({ name, names, icon: path }) =>
        html`<li><svg class="icon" viewBox="0 0 24 24" width="18" height="18" aria-hidden="true"><path d="${path || fallbackIcon}"/></svg>${(language === 'en' ? undefined : names[language]) ?? name}</li>`,
    )}</ul>`
  }`

const drawDesigns = ({ designs }: LandingFacts, said: LandingWords): Html =>
  html`${
    designs.length > 0 &&
    html`<h2 class="next">${said.designs}</h2><ul class="chips">${designs.map(
      (design) => html`<li lang="en">${design[0]!.toUpperCase() + design.slice(1)}</li>`,
    )}</ul>`
  }`

/** A card of the trade, drawn small; a picture, so nothing of it is read aloud. */
function drawPhone({ name, words }: LandingFacts, said: LandingWords): Html {
  const ways = [
    ['call', said.call],
    ['whatsapp', said.order],
    ['pin', said.way],
    ['pay', said.pay],
  ] as const
  return html`<div class="phone" aria-hidden="true"><div class="screen"><div class="front"></div><div class="mono">${firstLetter(name)}</div><div class="who">${name}</div><div class="ways">${ways.map(
    ([picture, label]) => html`<span>${icon(picture)}${label}</span>`,
  )}</div><ul class="goods">${words.products.slice(0, 4).map((one) => html`<li>${one.name}</li>`)}</ul></div></div>`
}

/** A letter with its vowel signs, as people write it. */
const firstLetter = (name: string): string =>
  [...new Intl.Segmenter('hi', { granularity: 'grapheme' }).segment(name)][0]?.segment ?? ''
