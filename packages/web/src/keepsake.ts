/** Small things kept in this browser. All names stand here; a full or forbidden storage is no failure. */
const names = {
  language: 'panel.language',
  scheme: 'panel.scheme',
  viewedFeatures: 'panel.viewed-features',
  imageCacheTimestamp: 'panel.image-cache-timestamp',
  lastMarketingDay: 'panel.last-marketing-day',
  session: 'panel.session',
  cardWizard: 'panel.card-wizard',
  activeBusiness: 'panel.active-business',
  sharedCards: 'panel.shared-cards',
  businessDraft: 'panel.business-draft',
  customerInHand: 'panel.customer-in-hand',
  lastPhone: 'panel.last-phone',
  whose: 'panel.whose',
  seat: 'panel.seat',
  drafts: 'panel.drafts',
  peopleUnsaved: 'panel.people-unsaved',
  uploadedPictures: 'panel.uploaded-pictures',
  peopleColumns: 'panel.people-columns',
  importColumns: 'panel.import-columns',
  linksCoachmark: 'panel.links-coachmark',
  listLook: 'panel.list-look',
} as const

/** A thing kept in this browser. */
export type KeepsakeName = keyof typeof names

/** What is kept of the person who is signed in; the rest says how this browser likes its screens. */
export const keepsakesOfPerson = [
  'whose',
  'session',
  'activeBusiness',
  'sharedCards',
  'businessDraft',
  'cardWizard',
  'customerInHand',
  'drafts',
  'peopleUnsaved',
  'uploadedPictures',
] as const satisfies KeepsakeName[]

/** All things that are kept in this browser. */
export const keepsakes = Object.keys(names) as KeepsakeName[]

/** Its name in the storage. */
export const keepsakeName = (name: KeepsakeName) => names[name]

/** What was kept, or undefined. */
export function kept<T = unknown>(name: KeepsakeName): T | undefined {
  try {
    const text = localStorage.getItem(names[name])
    return text === null ? undefined : (JSON.parse(text) as T)
  } catch {
    return undefined
  }
}

/** Keeps a value. */
export function keep(name: KeepsakeName, value: unknown) {
  try {
    localStorage.setItem(names[name], JSON.stringify(value))
  } catch {
    return
  }
}

/** Removes it. */
export function forget(name: KeepsakeName) {
  try {
    localStorage.removeItem(names[name])
  } catch {
    return
  }
}

const publishedCardName = 'panel.published-card'

/** The card published last, for as long as this tab lives: the thank-you page needs it. */
export function keepPublishedCard(cardNo: number) {
  try {
    sessionStorage.setItem(publishedCardName, String(cardNo))
  } catch {
    return
  }
}

/** Number of the card published in this tab. */
export function publishedCard(): number | undefined {
  try {
    return Number(sessionStorage.getItem(publishedCardName)) || undefined
  } catch {
    return undefined
  }
}
