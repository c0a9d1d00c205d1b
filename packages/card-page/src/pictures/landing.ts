import type { Language } from '@parichay/contract/agency/fields.ts'
import type { LandingAgency } from '@parichay/contract/category-page/page.ts'
import { withoutMissing } from '@parichay/scene/fonts/stack.ts'
import { landingWords } from '../landing/words.ts'
import { makeMonogram } from '../monogram.ts'
import { spokenNumber } from '../phone.ts'
import { mark, ogSize } from './address.ts'
import type { PictureSource } from './facts.ts'

/** A page of an agency's site: `path` is where it stands in its language, without the host. */
export type SharedPage = { language: Language; title: string; path: string; agency: LandingAgency }

/** The picture that messengers show beside a page without one of its own; drawn by `ogScene` in the agency's colour. */
export function landingSource(
  { agency, language, title, path }: SharedPage,
  pictures: { logo: boolean },
): PictureSource {
  const { phoneNumber } = agency.support
  const texts = {
    name: title,
    about: agency.agencyName,
    line: landingWords[language].small,
    owner: '',
    phone: phoneNumber && spokenNumber(phoneNumber).replace(/ /g, '\u00a0'),
    letters: makeMonogram(agency.agencyName, agency.primary).letters,
    address: agency.origin.replace(/^https?:\/\//, ''),
    scan: '',
  }
  const drawn = Object.entries(texts).map(([name, text]) => [name, withoutMissing(text, 'sans')])
  return {
    design: 'minimal',
    colour: agency.primary,
    language,
    facts: {
      ...(Object.fromEntries(drawn) as Record<keyof typeof texts, string>),
      url: `${agency.origin}${path}`,
      logo: pictures.logo ? 'logo' : '',
      cover: '',
    },
  }
}

/** A picture beside an address: absolute, width and height in px. */
export type OgPicture = { url: string; alt: string; width: number; height: number }

/** Where that picture stands: its address changes with what it shows, as services keep it for weeks. */
export function landingOgPicture({ agency, title, path }: SharedPage): OgPicture {
  const { agencyName, primary, support, logoUrl, origin } = agency
  const shown = [title, agencyName, primary, support.phoneNumber, logoUrl]
  return { url: `${origin}${path}/og.jpg?v=${mark(JSON.stringify(shown))}`, alt: title, ...ogSize }
}
