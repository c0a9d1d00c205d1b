import type { AgencyDetails, Language } from '../agency/fields.ts'
import type { TemplateCode } from '../card/fields.ts'
import type { PagePicture } from '../card/page.ts'
import type { LinkType } from '../link-store/fields.ts'
import type { CategoryWords } from './fields.ts'

/** Who shows a landing page. */
export type LandingAgency = Pick<AgencyDetails, 'agencyName' | 'support' | 'logoUrl' | 'darkLogoUrl'> & {
  /** Absolute address of its host, without a slash at the end. */
  origin: string
  /** `#rrggbb`. */
  primary: string
}

/** A picture of a landing page and what it shows, in the language of the page. */
export type LandingPicture = { picture: PagePicture; alt: string }

/** Everything the landing page of a category is drawn from. Plain data: the server and the panel's preview pass the same. */
export type LandingFacts = {
  language: Language
  /** English name, which sign-up carries along. */
  category: string
  /** Its name in the language of the page. */
  name: string
  words: CategoryWords
  /** Languages of the page that there are, this one included; the first is the one the short address shows. */
  languages: readonly Language[]
  links: readonly Pick<LinkType, 'name' | 'names' | 'icon' | 'colour'>[]
  designs: readonly TemplateCode[]
  /** The large picture beside the title; without it a card of the trade is drawn there. */
  hero: LandingPicture | null
  gallery: readonly LandingPicture[]
  /** A live card to look at, or null. */
  sampleUrl: string | null
  agency: LandingAgency
}

/** The list of all landing pages of an agency in one language. */
export type LandingIndexFacts = {
  language: Language
  languages: readonly Language[]
  pages: readonly { category: string; name: string; lead: string }[]
  agency: LandingAgency
}
