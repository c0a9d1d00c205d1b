import { cardBlockNames } from './blocks-order.ts'
import type { CardPageFacts, PagePicture } from '@parichay/contract/card/page.ts'
import type { CardBlock } from '@parichay/contract/card/sections.ts'
import { underHeadings } from './headings.ts'
import type { Html } from './html.ts'
import { spokenNumber } from './phone.ts'
import { drawRichText } from './rich-text.ts'
import type { Words } from './words/en.ts'

/** Who the business is, ready to show. */
export type ViewAbout = {
  title: string
  body: Html[]
  reasons: string[]
  owner: PagePicture | null
  /** Such as year of foundation and GSTIN. */
  facts: { label: string; value: string }[]
  brochure: { url: string; title: string; size: string } | null
}
/** How to pay, ready to show. */
export type ViewPayment = {
  upi: { id: string; payee: string; href: string } | null
  wallets: { app: string; shown: string; number: string }[]
  /** Rows that can be copied one by one. */
  bank: { label: string; value: string }[]
  qr: PagePicture | null
  note: string
}

/** Blocks from top to bottom that are switched on; those that the owner has not placed follow in the usual order. */
export const orderOf = ({ settings: { order, hidden } }: CardPageFacts): CardBlock[] =>
  [...new Set([...order, ...cardBlockNames])].filter((block) => !hidden.includes(block))

/** About us; null when there is nothing to say. */
export function viewAbout({ sections: { aboutUs } }: CardPageFacts, words: Words): ViewAbout | null {
  const { title, body, reasons, owner, brochure } = aboutUs
  const facts = [
    aboutUs.yearEstablished === null
      ? null
      : { label: words.since, value: yearOf(aboutUs.yearEstablished, words) },
    aboutUs.nature.length
      ? { label: words.nature, value: aboutUs.nature.map((nature) => words[`nature_${nature}`]).join(', ') }
      : null,
    aboutUs.gstin === null ? null : { label: words.gstin, value: aboutUs.gstin },
    aboutUs.licence ? { label: words.licence, value: aboutUs.licence } : null,
  ].filter((fact) => fact !== null)
  if (!body.trim() && !reasons.length && !owner && !brochure && !facts.length) return null
  return {
    title: title || words.about,
    body: drawRichText(body),
    reasons,
    owner,
    facts,
    brochure: brochure && {
      url: brochure.url,
      title: aboutUs.brochureTitle || words.brochure,
      size: sizeOf(brochure.bytes),
    },
  }
}

const yearOf = (year: number, words: Words) => (year < 1950 ? words.before1950 : String(year))
const sizeOf = (bytes: number) =>
  bytes >= 1_048_576 ? `${(bytes / 1_048_576).toFixed(1)} MB` : `${Math.max(1, Math.round(bytes / 1024))} KB`

const appNames = {
  gpay: 'Google Pay',
  phonepe: 'PhonePe',
  paytm: 'Paytm',
  amazonpay: 'Amazon Pay',
  bhim: 'BHIM',
}

/** Payment options; null when there are none. */
export function viewPayment(
  { sections: { paymentOptions: options }, basicDetails }: CardPageFacts,
  words: Words,
): ViewPayment | null {
  const { bank } = options
  const rows = bank
    ? [
        { label: words.accountHolder, value: bank.holder },
        { label: words.accountNumber, value: bank.accountNumber },
        { label: words.ifsc, value: bank.ifsc },
        { label: words.bank, value: [bank.bankName, bank.branch].filter(Boolean).join(', ') },
      ].filter(({ value }) => value !== '')
    : []
  if (!options.upiId && !options.wallets.length && !rows.length && !options.qr) return null
  const payee = options.payeeName || basicDetails.companyName
  return {
    upi: options.upiId ? { id: options.upiId, payee, href: upiHref(options.upiId, payee) } : null,
    wallets: options.wallets.map(({ app, number }) => ({
      app: appNames[app],
      number,
      shown: spokenNumber(number).replace(/ /g, '\u00a0'),
    })),
    bank: rows,
    qr: options.qr,
    note: options.note,
  }
}

/** The address that UPI apps open (NPCI, UPI linking specification): payee address, payee name, currency. */
export const upiHref = (id: string, payee: string): string =>
  `upi://pay?pa=${encodeURIComponent(id.toWellFormed()).replace('%40', '@')}&pn=${encodeURIComponent(payee.toWellFormed())}&cu=INR`

/** Titles and addresses of videos. They are loaded from YouTube only when somebody taps. */
export const viewVideos = ({ sections }: CardPageFacts, words: Words) =>
  sections.youtubeVideos
    .filter(({ videoId }) => /^[\w-]{11}$/.test(videoId))
    .map(({ videoId, title }) => ({
      videoId,
      title: title || words.video,
      href: `https://www.youtube.com/watch?v=${videoId}`,
    }))

/** Pictures by album; the first group alone may have no name. */
export const viewAlbums = ({ sections }: CardPageFacts) =>
  underHeadings(
    sections.gallery.map(({ album, caption, picture }, index) => ({ album, index, caption, picture })),
    ({ album }) => album,
  ).map(([name, shots]) => ({ name, shots }))
