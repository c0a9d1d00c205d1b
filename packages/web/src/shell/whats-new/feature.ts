/** One new thing, as What's New shows it (specification 3). */
export type NewFeature = {
  id: string
  title: string
  subtitle: string
  image: string
  action?: { label: string; variant: 'primary' | 'secondary' | 'text'; run: () => void }
  /** Runs when the dialog opens. */
  onOpen?: () => void
}

/** A move through the features. */
export type Turn = 'next' | 'previous' | 'skip'

/** Features not yet viewed in this browser, in their order. Pure. */
export const unseen = <F extends { id: string }>(features: readonly F[], viewed: readonly string[]): F[] =>
  features.filter((feature) => !viewed.includes(feature.id))

/** Where a turn leads; `closed` after the last feature and by Skip All. Pure; features count from 0. */
export function turn(place: number, to: Turn, count: number): number | 'closed' {
  if (to === 'skip') return 'closed'
  if (to === 'previous') return Math.max(0, place - 1)
  return place + 1 >= count ? 'closed' : place + 1
}

/** The viewed list after a feature was shown; each id once. Pure. */
export const withViewed = (viewed: readonly string[], ids: readonly string[]): string[] => [
  ...new Set([...viewed, ...ids]),
]

const imageCacheMs = 7 * 24 * 3_600_000

/** The stamp that images are asked for with; it holds for a week, so that changed images come through. Pure. */
export const imageStamp = (keptStamp: number | undefined, now: number): number =>
  keptStamp !== undefined && now >= keptStamp && now - keptStamp < imageCacheMs ? keptStamp : now

/** The image’s address with the cache’s timestamp. */
export const stamped = (image: string, stamp: number): string =>
  image.startsWith('data:') ? image : `${image}${image.includes('?') ? '&' : '?'}t=${stamp}`
