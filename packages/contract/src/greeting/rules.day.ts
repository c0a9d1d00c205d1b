import { daysBetween } from '../business/rules.ts'
import { linkLanguages, type PostLanguage } from './languages.ts'

/** Pictures a day begins with, besides those of its occasions. */
export const dayPictures = 6
/** A picture comes again after more than this many days, as long as there are others. */
export const restDays = 14

const turnDays = restDays + 1
const fullRing = dayPictures * turnDays

/** A picture that suits any day. */
export type AnyDayPost = {
  imageId: number
  language: PostLanguage
  isPremium: boolean
  /** Its group's place among the groups a day is put together of. */
  group: number
  /** The one weekday it is for, 0 Sunday. */
  weekday: number | null
}

/** A picture of one of the day's occasions, or one with the day itself. */
export type OccasionPost = Pick<AnyDayPost, 'imageId' | 'language' | 'isPremium'> & {
  /** 1 is for everybody, 5 for few. */
  priority: number
  /** Kept on this day, and where the business is. */
  isOwn: boolean
}

/** What a day's pictures depend on besides the library. */
export type DayTraits = {
  /** `YYYY-MM-DD` in India. */
  day: string
  /** Languages of the business, the nearest first. */
  languages: readonly PostLanguage[]
  /** Of how many pictures a day takes from each group, as far as there are that many: by the group's place. */
  shares: readonly number[]
}

/** The pictures of a day by their number. */
export type ChosenDay = {
  /** Of the day's occasions, in languages that are read here. */
  occasion: number[]
  /** Six that suit any day, and one of the weekday. */
  anyDay: number[]
  /** Of the day's occasions in other languages. */
  rest: number[]
}

/**
 * The pictures a day begins with: those of its occasions, then six others, in the nearest language first. A function of
 * the day, the traits and the library alone, so that all that show a day show the same. No picture of any day comes twice
 * within `restDays` while there are others: with ninety or more each has its day in a turn of fifteen, whatever is added or
 * taken away beside it; fewer go round one after the other.
 */
export function chooseDay(
  { day, languages, shares }: DayTraits,
  occasions: readonly OccasionPost[],
  anyDay: readonly AnyDayPost[],
): ChosenDay {
  const rank = rankOf(languages)
  const wanted = occasions.toSorted(
    (a, b) =>
      Number(b.isOwn) - Number(a.isOwn) ||
      a.priority - b.priority ||
      rank(a) - rank(b) ||
      Number(a.isPremium) - Number(b.isPremium) ||
      b.imageId - a.imageId,
  )
  const isRead = (post: OccasionPost) => rank(post) < unread
  const nearest = wanted.filter(isRead).toSorted((a, b) => Number(a.isPremium) - Number(b.isPremium))
  const at = daysBetween('2000-01-01', day)
  const pool = readable(anyDay, rank)
  const weekly = pool.filter(({ weekday }) => weekday === new Date(`${day}T00:00:00Z`).getUTCDay())
  const general = pool.filter(({ weekday }) => weekday === null)
  const filling = [...ofWeekday(weekly, at), ...ofTurn(general, at, shares)].toSorted(
    (a, b) =>
      Number(a.isPremium) - Number(b.isPremium) ||
      Number(rank(a) >= languages.length) - Number(rank(b) >= languages.length) ||
      Number(b.weekday !== null) - Number(a.weekday !== null) ||
      a.group - b.group ||
      rank(a) - rank(b) ||
      a.imageId - b.imageId,
  )
  return {
    occasion: nearest.map(idOf),
    anyDay: filling.map(idOf),
    rest: wanted.filter((post) => !isRead(post)).map(idOf),
  }
}

const idOf = ({ imageId }: { imageId: number }) => imageId
const unread = 100

/** The place of a picture's language: the own ones in their order, those read everywhere, all others. */
const rankOf = (languages: readonly PostLanguage[]) => {
  const order = [...new Set([...languages, ...linkLanguages])]
  return ({ language }: { language: PostLanguage }) => {
    const place = order.indexOf(language)
    return place < 0 ? unread : place
  }
}

/** What is read at the business; languages that are not come only where a day could not be filled otherwise. */
function readable(posts: readonly AnyDayPost[], rank: (post: AnyDayPost) => number): AnyDayPost[] {
  const read = posts.filter((post) => rank(post) < unread)
  return read.filter(({ weekday }) => weekday === null).length >= dayPictures ? read : [...posts]
}

/** One picture that wishes a good Monday on Mondays, none where it would come again too soon. */
function ofWeekday(posts: readonly AnyDayPost[], at: number): AnyDayPost[] {
  const list = posts.toSorted((a, b) => a.imageId - b.imageId)
  const apart = Math.ceil(turnDays / 7)
  const one = list[Math.floor(at / 7) % Math.max(list.length, apart)]
  return one ? [one] : []
}

/** Six pictures of the turn. */
function ofTurn(posts: readonly AnyDayPost[], at: number, shares: readonly number[]): AnyDayPost[] {
  if (posts.length < fullRing) return ofRing(posts, at)
  const days: AnyDayPost[][] = Array.from({ length: turnDays }, () => [])
  for (const post of posts) days[scatter(post.imageId) % turnDays]!.push(post)
  // By chance too few fell on some day: then all go round.
  if (days.some((one) => one.length < dayPictures)) return ofRing(posts, at)
  return ofGroups(days[at % turnDays]!, Math.floor(at / turnDays), shares)
}

/** Spreads numbers that follow each other (the finisher of MurmurHash3, public domain). */
function scatter(value: number): number {
  let hash = value | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The next six of all, with the groups spread evenly: a picture comes again when all others have been there. */
function ofRing(posts: readonly AnyDayPost[], at: number): AnyDayPost[] {
  if (posts.length <= dayPictures) return [...posts]
  const ring = [...byGroup(posts).values()]
    .flatMap((list) => list.map((post, place) => ({ post, where: (place + 0.5) / list.length })))
    .toSorted((a, b) => a.where - b.where || a.post.group - b.post.group)
  return Array.from(
    { length: dayPictures },
    (_, place) => ring[(at * dayPictures + place) % ring.length]!.post,
  )
}

/** Of one day's pictures of each group its share, others each turn; what a group lacks the next ones give. */
function ofGroups(posts: readonly AnyDayPost[], turn: number, shares: readonly number[]): AnyDayPost[] {
  const groups = [...byGroup(posts)].map(([group, list]) => {
    const share = shares[group] ?? 1
    return { share, list: turned(list, turn * share) }
  })
  // The first group leads every day; the others change places, so that none always stands behind the sixth.
  const order = [...groups.slice(0, 1), ...turned(groups.slice(1), turn)]
  const first = order.flatMap(({ share, list }) => list.slice(0, share))
  const more = order.flatMap(({ share, list }) => list.slice(share))
  return [...first, ...more].slice(0, dayPictures)
}

function byGroup(posts: readonly AnyDayPost[]): Map<number, AnyDayPost[]> {
  const groups = new Map<number, AnyDayPost[]>()
  for (const post of posts.toSorted((a, b) => a.group - b.group || a.imageId - b.imageId))
    groups.set(post.group, [...(groups.get(post.group) ?? []), post])
  return groups
}

const turned = <T>(list: readonly T[], by: number): T[] => {
  const from = list.length === 0 ? 0 : by % list.length
  return [...list.slice(from), ...list.slice(0, from)]
}
