import type { AgencyDetails, Language } from '../agency/fields.ts'
import type { LinkType } from '../link-store/fields.ts'
import type { BasicDetails, CardSettings, CardTemplate } from './fields.ts'
import type { AboutUs, GalleryPicture, PaymentOptions, Product, YoutubeVideo } from './sections.ts'

/** A picture on the public page with its size in px, so that nothing jumps while it loads. */
export type PagePicture = {
  url: string
  width: number
  height: number
  /** Smaller makes of it, narrowest first; `avif` follows some seconds after the upload. */
  sizes?: { width: number; webp: string; avif: string | null }[]
}

/** The owner's sections with pictures in place of document numbers. */
export type PageSections = {
  paymentOptions: Omit<PaymentOptions, 'qrDocumentId'> & { qr: PagePicture | null }
  youtubeVideos: YoutubeVideo[]
  gallery: (Omit<GalleryPicture, 'documentId'> & { picture: PagePicture })[]
  aboutUs: Omit<AboutUs, 'ownerDocumentId' | 'brochureDocumentId'> & {
    owner: PagePicture | null
    /** Size in bytes. */
    brochure: { url: string; bytes: number } | null
  }
  products: (Omit<Product, 'documentIds'> & { pictures: PagePicture[] })[]
}

/** Everything a public card page is drawn from. Plain data: the server and the panel's preview pass the same. */
export type CardPageFacts = {
  cardId: string
  /** Absolute address of the page, for sharing, QR and search engines. */
  url: string
  /** The address it was asked by, where that is another one: ways that lead on within the card keep to it, and to what its visitor may see there. */
  here?: string
  category: string
  template: CardTemplate
  basicDetails: BasicDetails
  links: { title: string; value: string; type: LinkType }[]
  sections: PageSections
  settings: CardSettings
  /** The visitor's choice of language for our own words; the owner's words stay as they are. */
  shownIn?: Language
  pictures: { logo: PagePicture | null; cover: PagePicture | null }
  /** `signs`: the page says at its foot whom it was made with. `theme`: of the pages that are the agency's and not the shop's. */
  agency: Pick<AgencyDetails, 'agencyName' | 'support' | 'theme'> & { url: string; signs: boolean }
  /** A line such as 'Free trial' shown quietly at the end, or null. */
  notice: 'trial' | 'grace' | null
}

/** A page that is not a live card: what happened, with the right status (screens 8.5). */
export type CardStateFacts = {
  /** `paused`: the agency stands still; the page names nobody. */
  state: 'unknown' | 'inactive' | 'expired' | 'deleted' | 'paused'
  language: Language
  /** Shown for expired and inactive cards only: the name and a number to call. */
  business: { name: string; phone: string | null } | null
  agency: CardPageFacts['agency']
}

/** The page before a card that is locked with a PIN: whose it is, and a field. */
export type CardLockFacts = {
  cardId: string
  language: Language
  /** The visitor chose this language and not the card's own. */
  isChosen: boolean
  name: string
  logo: PagePicture | null
  template: CardTemplate
  /** What was wrong with the PIN that was typed; `left` tries before one must wait. */
  fault: { kind: 'wrong'; left: number } | { kind: 'digits' } | { kind: 'wait'; minutes: number } | null
  agency: CardPageFacts['agency']
}
