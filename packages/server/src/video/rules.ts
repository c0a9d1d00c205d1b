import type { LogoColours } from '@parichay/contract/greeting/fields.frames.ts'
import { languagesOfBusiness } from '@parichay/contract/greeting/languages.ts'
import { rupees } from '@parichay/contract/money.ts'
import type { Entitlement } from '@parichay/contract/plan/entitlement.ts'
import type { VideoCover, VideoFacts } from '@parichay/contract/video/fields.ts'
import { clipsOf } from '@parichay/contract/video/rules.ts'
import type { VideoValues } from '@parichay/contract/video/template.ts'
import { placeLine } from '@parichay/contract/place-line.ts'
import { createHash } from 'node:crypto'
import { fileUrl } from '../document/rules.ts'

/** Raised whenever films are drawn differently, so that nobody keeps the old files. */
const drawing = 1

/** What of a business a film begins with. */
export type Profile = {
  businessName: string
  mobile: string | null
  ownerPhoneNumber: string | null
  city: string | null
  logoKey: string | null
  profile: object
}
/** A product of the card, with the stored picture that shows it. */
export type Shown = {
  name: string
  price: number | null
  picture: { documentId: number; key: string } | null
}

/** Everything of a business that fills slots, so that a film plays before anything is typed. */
export function factsOf(
  business: Profile,
  tagline: string,
  products: readonly Shown[],
  logo: LogoColours | null,
): VideoFacts {
  const known = business.profile as Record<string, unknown>
  const text = (name: string) => {
    const value = known[name]
    return typeof value === 'string' ? value : ''
  }
  const website = (known['website'] as { address?: string } | null | undefined)?.address ?? ''
  const address = placeLine([text('address'), business.city ?? ''])
  return {
    businessName: business.businessName,
    tagline,
    phone: business.mobile ?? business.ownerPhoneNumber ?? '',
    website: website.replace(/^https?:\/\//, '').replace(/\/$/, ''),
    address,
    city: business.city ?? '',
    mainColour: logo?.main ?? null,
    accentColour: logo?.accent ?? null,
    logoUrl: business.logoKey && fileUrl(business.logoKey),
    language: languagesOfBusiness({ texts: [business.businessName] })[0] ?? 'en',
    products: products.map(({ name, price, picture }) => ({
      name,
      price: price === null ? '' : rupees(price),
      picture: picture && { documentId: picture.documentId, url: fileUrl(picture.key) },
    })),
  }
}

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex')
const sorted = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map(sorted)
    : value && typeof value === 'object'
      ? Object.entries(value)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(([name, one]) => [name, sorted(one)])
      : value

/** One word that changes with everything a film shows and sounds like: the same word is the same film. */
export const contentHash = (said: {
  templateId: number
  templateVersion: number
  values: VideoValues
  keys: Readonly<Record<string, string>>
  isSample: boolean
}): string => hashOf([drawing, sorted(said)]).slice(0, 32)

/** Whether a stored key of a film is one of its sounds or clips; all others are pictures, named as the scene names them. */
export const isSound = (name: string): boolean => name.startsWith('@')

const clipMark = '@clip.'
/** Under which name the clip of a slot stands among the stored keys of a film. */
export const clipKey = (slot: string): string => `${clipMark}${slot}`
/** The slot whose clip stands under a name; undefined for other names. */
export const slotOfKey = (name: string): string | undefined =>
  name.startsWith(clipMark) ? name.slice(clipMark.length) : undefined

/** What is counted: this template with these pictures and clips in this video. Its text may be corrected (screens, Queue). */
export const filmObject = (
  videoNo: number,
  templateId: number,
  values: Pick<VideoValues, 'pictures' | 'clips'>,
): string => {
  const ids = [
    ...Object.entries(values.pictures).map(([key, { documentId }]) => `${key} ${documentId}`),
    ...Object.entries(clipsOf(values)).map(([key, { clipId }]) => `${key} clip ${clipId}`),
  ].sort()
  return `userVideo ${videoNo} ${hashOf([templateId, ids]).slice(0, 16)}`
}

/** What pays for a film without watermark: what costs nothing first, then what was bought for this video, then the plan. */
export function coverOf(known: {
  isMade: boolean
  isCorrection: boolean
  singleDownloads: number
  entitlement: Entitlement
}): VideoCover {
  const { entitlement } = known
  const left = entitlement.left
  if (known.isMade) return { by: 'made', why: null, left }
  if (!entitlement.allowed && entitlement.why === 'suspended') return { by: 'none', why: 'suspended', left }
  if (known.isCorrection) return { by: 'correction', why: null, left }
  if (known.singleDownloads > 0) return { by: 'single', why: null, left }
  return entitlement.allowed ? { by: 'plan', why: null, left } : { by: 'none', why: entitlement.why, left }
}

/** The film that is given out, of films from the newest order on: the one that says what the video says, while its file is kept; else the last. */
export const pickMade = <T extends { state: string; contentHash: string; storageKey: string | null }>(
  films: readonly T[],
  hash: string | undefined,
): T | null => {
  const made = films.filter(({ state }) => state === 'ready')
  const same = made.find(({ contentHash: said, storageKey }) => said === hash && storageKey !== null)
  return same ?? made[0] ?? null
}

/** Seconds of work for a second of film, before this installation has made one. */
const usualPace = 3

/** Seconds until a film is ready, by what films took lately: what stands before it, and what is left of it. */
export const secondsLeft = (
  film: { seconds: number; percent: number },
  before: { pace: number | null; secondsAhead: number },
): number =>
  Math.max(
    1,
    Math.round(
      (before.secondsAhead + (film.seconds * (100 - film.percent)) / 100) * (before.pace ?? usualPace),
    ),
  )
