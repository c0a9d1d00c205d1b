import type { Language } from '@parichay/contract/agency/fields.ts'
import type { LandingAgency } from '@parichay/contract/category-page/page.ts'
import { drawDocument } from '../document.ts'
import { fontStyle } from '../fonts.ts'
import { drawThemeColour } from '../head.ts'
import { html, type Html } from '../html.ts'
import { baseStyle } from '../parts/base-style.ts'
import { icon } from '../parts/icons.ts'
import { telHref, whatsappHref } from '../phone.ts'
import type { OgPicture } from '../pictures/landing.ts'
import { themeStyle } from '../theme.ts'
import { say } from '../words/find-words.ts'
import { landingStyle } from './style.ts'
import { landingWords } from './words.ts'

const languageNames: Record<Language, string> = { en: 'English', hi: 'हिन्दी', gu: 'ગુજરાતી' }

/** The way into sign-up; with a category, the form for the business has it chosen already. */
export const signUpPath = (category?: string): string => {
  const wanted = new URLSearchParams({
    shouldCreateDigitalCard: 'true',
    ...(category === undefined ? {} : { category }),
  })
  return `/panel/login?${new URLSearchParams({ next: `/panel/customer/businesses/add?${wanted}` })}`
}

type Frame = {
  language: Language
  languages: readonly Language[]
  agency: LandingAgency
  title: string
  description: string
  /** Where the page stands in a language. */
  pathIn: (language: Language) => string
  /** The short address, which shows the first language. */
  shortPath: string
  /** What messengers show beside the address. */
  picture: OgPicture
  /** More for the head. */
  head?: Html
  body: Html
}

/** The agency's logo, the one for dark screens on those; its name where it has none. */
const drawMark = ({ agencyName, logoUrl, darkLogoUrl }: LandingAgency) => {
  if (!logoUrl) return agencyName
  const img = html`<img src="${logoUrl}" alt="${agencyName}" height="32">`
  return darkLogoUrl
    ? html`<picture><source media="(prefers-color-scheme:dark)" srcset="${darkLogoUrl}">${img}</picture>`
    : img
}

/** What all landing pages share: head, the agency's bar, and the foot with the other languages. None has a script. */
export function drawFrame(frame: Frame): string {
  const { language, languages, agency, title, description, pathIn, shortPath, picture, head, body } = frame
  const urlIn = (one: Language) => `${agency.origin}${pathIn(one)}`
  const words = landingWords[language]
  const look = { code: 'minimal', colour: agency.primary, font: 'modern', appearance: 'auto' } as const
  const { phoneNumber, whatsapp, email } = agency.support
  return drawDocument({
    language,
    title: `${title} | ${agency.agencyName}`,
    design: 'landing',
    hasScript: false,
    style: `${themeStyle(look)}${fontStyle('modern')}${baseStyle}${landingStyle}`,
    head: html`<meta name="description" content="${description}">
<link rel="canonical" href="${urlIn(language)}">
${languages.map((one) => html`<link rel="alternate" hreflang="${one}-IN" href="${urlIn(one)}">`)}
<link rel="alternate" hreflang="x-default" href="${agency.origin}${shortPath}">
<meta property="og:type" content="website">
<meta property="og:site_name" content="${agency.agencyName}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${urlIn(language)}">
<meta property="og:locale" content="${language}_IN">
<meta property="og:image" content="${picture.url}">
<meta property="og:image:width" content="${picture.width}">
<meta property="og:image:height" content="${picture.height}">
<meta property="og:image:alt" content="${picture.alt}">
<meta name="twitter:card" content="summary_large_image">
${drawThemeColour(look)}
${head}`,
    body: html`<header class="top"><div class="in"><a class="brand" href="${agency.origin}/">${drawMark(
      agency,
    )}</a><a class="act" href="/panel/login">${words.signIn}</a></div></header>
<main>${body}</main>
<footer class="end"><div class="in">${
      languages.length > 1 &&
      html`<nav class="languages" aria-label="${words.languages}">${languages.map((one) =>
        one === language
          ? html`<span lang="${one}" aria-current="true">${languageNames[one]}</span>`
          : html`<a lang="${one}" hreflang="${one}" href="${urlIn(one)}">${languageNames[one]}</a>`,
      )}</nav>`
    }<p>${say(words.help, { agency: agency.agencyName })}</p><ul>${
      phoneNumber &&
      html`<li><a class="act" href="${telHref(phoneNumber)}">${icon('call')}<span>${words.call}</span></a></li>`
    }${
      whatsapp &&
      html`<li><a class="act" href="${whatsappHref(whatsapp, '')}">${icon('whatsapp')}<span>${words.order}</span></a></li>`
    }${email && html`<li><a class="act" href="mailto:${email}">${icon('mail')}<span>${email}</span></a></li>`}</ul></div></footer>`,
  })
}
