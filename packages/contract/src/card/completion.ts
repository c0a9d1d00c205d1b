import type { Card } from './fields.ts'

/** The sections of a card that exist, in the order of the editor. */
export const cardSections = [
  'details',
  'payment',
  'links',
  'about',
  'products',
  'gallery',
  'videos',
  'settings',
  'template',
] as const
/** The sections of the editor. */
export type CardSection = (typeof cardSections)[number]

/** How much of a section is there. `done` is what earns the tick. */
export type Completion = { filled: number; total: number; done: boolean }

type Facts = Pick<
  Card,
  | 'basicDetails'
  | 'links'
  | 'cardId'
  | 'settings'
  | 'paymentOptions'
  | 'aboutUs'
  | 'products'
  | 'gallery'
  | 'youtubeVideos'
>

/** What a visitor misses most when it is not there. */
const wanted = ({ basicDetails: details }: Facts) => [
  details.companyName !== '',
  details.phones.length > 0,
  details.whatsapp !== null,
  details.logoDocumentId !== null,
  details.address !== '' || details.city !== '',
  details.hours !== null,
]

/** The tick of each section in the editor. */
export function completionOf(card: Facts, section: CardSection): Completion {
  const checks: Record<CardSection, boolean[]> = {
    details: wanted(card),
    payment: [card.paymentOptions.upiId !== null || card.paymentOptions.bank !== null],
    links: [card.links.length > 0],
    about: [card.aboutUs.body !== '', card.aboutUs.reasons.length > 0],
    products: [card.products.length > 0],
    gallery: [card.gallery.length > 0],
    videos: [card.youtubeVideos.length > 0],
    template: [true],
    settings: [card.cardId !== null, card.settings.seoDescription !== ''],
  }
  const filled = checks[section].filter(Boolean).length
  return { filled, total: checks[section].length, done: filled === checks[section].length }
}
