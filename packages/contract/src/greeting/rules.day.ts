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
  /** The months it is for, 1 January; none for the whole year. */
  months: readonly number[] | null
  /** Whether it is a tip or the offer of the week of the trade itself. */
  ofTrade?: TradeSeries | undefined
}

/** What a trade says week by week: of its work, and what it offers. */
export const tradeSeries = ['tip', 'offer'] as const
/** One series of a trade. */
export type TradeSeries = (typeof tradeSeries)[number]

/** A picture of one of the day's occasions, or one with the day itself. */
export type OccasionPost = Pick<AnyDayPost, 'imageId' | 'language' | 'isPremium'> & {
  /** 1 is for everybody, 5 for few. */
  priority: number
  /** Kept on this day, and where the business is. */
  isOwn: boolean
  /** Of the state of the business more than of others: Uttarayan in Gujarat. */
  isRegional: boolean
}

/** What a day's pictures depend on besides the library. */
export type DayTraits = {
  /** `YYYY-MM-DD` in India. */
  day: string
  /** Languages of the business, the nearest first. */
  languages: readonly PostLanguage[]
  /** Of how many pictures a day takes from each group, as far as there are that many: by the group's place. */
  shares: readonly number[]
  /** Pictures the business sent within `restDays` before this day: others come before them. */
  sentLately?: ReadonlySet<number> | undefined
}

/** By so much weightier are the days of the own state. */
const regionalWeight = 3
const nothingSent: ReadonlySet<number> = new Set()

/** The pictures of a day by their number. */
export type ChosenDay = {
  /** Of the day's occasions, in languages that are read here. */
  occasion: number[]
  /** Six that suit any day, one of the weekday, and on some days one of the season. */
  anyDay: number[]
  /** Of the day's occasions in other languages. */
  rest: number[]
}

/**
 * The pictures a day begins with: those of its occasions, then six others, in the nearest language first. A function of
 * the day, the traits and the library alone, so that all that show a day show the same. The own state's days lead. No
 * picture of any day comes twice within `restDays` while there are others: with ninety or more each has its day in a turn
 * of fifteen, whatever is added or taken away beside it; fewer go round one after the other.
 */
export function chooseDay(
  { day, languages, shares, sentLately = nothingSent }: DayTraits,
  occasions: readonly OccasionPost[],
  anyDay: readonly AnyDayPost[],
): ChosenDay {
  const rank = rankOf(languages)
  const weight = ({ priority, isRegional }: OccasionPost) => priority - (isRegional ? regionalWeight : 0)
  const wanted = occasions.toSorted(
    (a, b) =>
      Number(b.isOwn) - Number(a.isOwn) ||
      weight(a) - weight(b) ||
      rank(a) - rank(b) ||
      Number(a.isPremium) - Number(b.isPremium) ||
      Number(sentLately.has(a.imageId)) - Number(sentLately.has(b.imageId)) ||
      b.imageId - a.imageId,
  )
  const isRead = (post: OccasionPost) => rank(post) < unread
  const nearest = wanted.filter(isRead).toSorted((a, b) => Number(a.isPremium) - Number(b.isPremium))
  return {
    occasion: nearest.map(idOf),
    anyDay: anyDayChooser({ languages, shares }, anyDay)(day, sentLately),
    rest: wanted.filter((post) => !isRead(post)).map(idOf),
  }
}

/**
 * Gives the pictures that suit any day for each day of a business: six, with a tip and an offer of its trade among them on days of
 * their own; one of the weekday, and on some days one of the season.
 * What is the same on all days is worked out once.
 */
export function anyDayChooser(
  { languages, shares }: Pick<DayTraits, 'languages' | 'shares'>,
  anyDay: readonly AnyDayPost[],
): (day: string, sentLately?: ReadonlySet<number>) => number[] {
  const rank = rankOf(languages)
  const isNear = (post: AnyDayPost) => rank(post) < languages.length
  const nearFirst = (a: AnyDayPost, b: AnyDayPost) => rank(a) - rank(b) || a.imageId - b.imageId
  const pool = readable(anyDay, rank)
  const seasonal = pool.filter((post) => !isOfTurn(post) && post.weekday === null)
  const weekly = pool.filter(({ weekday }) => weekday !== null).toSorted((a, b) => a.imageId - b.imageId)
  const always = pool.filter(isOfTurn)
  const plain = always.filter(({ ofTrade }) => ofTrade === undefined)
  // A library that is too small for turns lets all go round alike.
  const hasTurns = plain.length >= fullRing
  const ofTurn = turnOf(hasTurns ? plain : always, shares, isNear)
  const ofTrade = hasTurns
    ? tradeSeries.map((name) => seriesOf(always.filter((post) => post.ofTrade === name).toSorted(nearFirst)))
    : []
  return (day, sentLately = nothingSent) => {
    const at = daysBetween('2000-01-01', day)
    const here = new Date(`${day}T00:00:00Z`).getUTCDay()
    const month = Number(day.slice(5, 7))
    const wasSent = (post: AnyDayPost) => sentLately.has(post.imageId)
    const own = ofTrade.flatMap((on) => on(at)).filter((post) => !wasSent(post))
    return [
      ...ofWeekday(
        weekly.filter(({ weekday, months }) => weekday === here && (months?.includes(month) ?? true)),
        at,
      ),
      ...ofSeason(seasonal, at, month),
      ...own,
      ...ofTurn(at, wasSent).slice(0, dayPictures - own.length),
    ]
      .toSorted(
        (a, b) =>
          Number(a.isPremium) - Number(b.isPremium) ||
          Number(wasSent(a)) - Number(wasSent(b)) ||
          Number(isNear(b)) - Number(isNear(a)) ||
          Number(isLoose(a)) - Number(isLoose(b)) ||
          a.group - b.group ||
          rank(a) - rank(b) ||
          a.imageId - b.imageId,
      )
      .map(idOf)
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
  return read.filter(isOfTurn).length >= dayPictures ? read : [...posts]
}

/** Whether a picture suits any day of any season. */
const isOfTurn = ({ weekday, months }: AnyDayPost) => weekday === null && months === null

/** Whether nothing ties a picture to its day: no weekday, no season, no week of the trade. */
const isLoose = (post: AnyDayPost) => isOfTurn(post) && post.ofTrade === undefined

/**
 * A trade's own series shared out over the turn as far apart as can be: of two one comes each week, and every one rests for a
 * fortnight. Those that meet on a day take turns.
 */
function seriesOf(list: readonly AnyDayPost[]): (at: number) => AnyDayPost[] {
  const from = scatter(list[0]?.imageId ?? 0)
  const dayOf = (place: number) => (from + Math.floor((place * turnDays) / list.length)) % turnDays
  const days = Array.from({ length: turnDays }, (_, day) =>
    list.filter((_one, place) => dayOf(place) === day),
  )
  return (at) => turned(days[at % turnDays]!, Math.floor(at / turnDays)).slice(0, 1)
}

/** One picture of the season on the day of the turn that is its own; several of one day take turns. None comes again sooner. */
function ofSeason(list: readonly AnyDayPost[], at: number, month: number): AnyDayPost[] {
  const mine = list
    .filter(({ months, imageId }) => months!.includes(month) && scatter(imageId) % turnDays === at % turnDays)
    .toSorted((a, b) => a.imageId - b.imageId)
  const one = mine[Math.floor(at / turnDays) % Math.max(1, mine.length)]
  return one ? [one] : []
}

/** One picture that wishes a good Monday on Mondays, none where it would come again too soon. */
function ofWeekday(list: readonly AnyDayPost[], at: number): AnyDayPost[] {
  const apart = Math.ceil(turnDays / 7)
  const one = list[Math.floor(at / 7) % Math.max(list.length, apart)]
  return one ? [one] : []
}

type Test = (post: AnyDayPost) => boolean

/** Six pictures of the turn, for each day of it. */
function turnOf(posts: readonly AnyDayPost[], shares: readonly number[], isNear: Test) {
  const ring = () => {
    const all = ringOf(posts)
    return (at: number): AnyDayPost[] => ofRing(all, at)
  }
  if (posts.length < fullRing) return ring()
  const grouped = daysOfTurn(posts, isNear).map((one) =>
    [...byGroup(one)].map(([group, list]) => ({
      share: shares[group] ?? 1,
      near: list.filter(isNear),
      far: list.filter((post) => !isNear(post)),
    })),
  )
  return (at: number, wasSent: Test): AnyDayPost[] =>
    ofGroups(grouped[at % turnDays]!, Math.floor(at / turnDays), wasSent, isNear)
}

/**
 * The days of a turn with the pictures that are theirs, scattered by number, so that what comes or goes moves few others. No day
 * has less than six, and those in the own languages are shared out as evenly, as far as there are enough.
 */
function daysOfTurn(posts: readonly AnyDayPost[], isNear: Test): AnyDayPost[][] {
  const scattered = posts.toSorted((a, b) => scatter(a.imageId) - scatter(b.imageId))
  const days = dealt(scattered.filter(isNear))
  for (const [at, far] of dealt(scattered.filter((post) => !isNear(post))).entries()) days[at]!.push(...far)
  fillUp(days, dayPictures)
  return days
}

/** Pictures on the days of a turn by their number, on each at least its share, at most six of it. */
function dealt(posts: readonly AnyDayPost[]): AnyDayPost[][] {
  const days: AnyDayPost[][] = Array.from({ length: turnDays }, () => [])
  for (const post of posts) days[scatter(post.imageId) % turnDays]!.push(post)
  fillUp(days, Math.min(dayPictures, Math.floor(posts.length / turnDays)))
  return days
}

/** Lets days with less than `least` pictures take the last ones of the fullest day; there are enough for all of them. */
function fillUp(days: AnyDayPost[][], least: number): void {
  for (const day of days)
    while (day.length < least) {
      const fullest = days.reduce((most, one) => (one.length > most.length ? one : most))
      day.push(fullest.pop()!)
    }
}

/** Spreads numbers that follow each other (the finisher of MurmurHash3, public domain). */
function scatter(value: number): number {
  let hash = value | 0
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** All pictures in the order they go round, with the groups spread evenly. */
function ringOf(posts: readonly AnyDayPost[]): AnyDayPost[] {
  return [...byGroup(posts).values()]
    .flatMap((list) => list.map((post, place) => ({ post, where: (place + 0.5) / list.length })))
    .toSorted((a, b) => a.where - b.where || a.post.group - b.post.group)
    .map(({ post }) => post)
}

/** The next six of all: a picture comes again when all others have been there. */
function ofRing(ring: readonly AnyDayPost[], at: number): AnyDayPost[] {
  if (ring.length <= dayPictures) return [...ring]
  return Array.from({ length: dayPictures }, (_, place) => ring[(at * dayPictures + place) % ring.length]!)
}

type DayGroup = { share: number; near: AnyDayPost[]; far: AnyDayPost[] }

/**
 * Of one day's pictures of each group its share, others each turn, the own languages first and what was sent lately
 * last; what a group lacks the others give, in the own languages first.
 */
function ofGroups(groups: readonly DayGroup[], turn: number, wasSent: Test, isNear: Test): AnyDayPost[] {
  const lists = groups.map(({ share, near, far }) => {
    const by = turn * share
    const list = [...turned(near, by), ...turned(far, by)]
    return { share, list: [...list.filter((post) => !wasSent(post)), ...list.filter(wasSent)] }
  })
  // The first group leads every day; the others change places, so that none always stands behind the sixth.
  const order = [...lists.slice(0, 1), ...turned(lists.slice(1), turn)]
  const first = order.flatMap(({ share, list }) => list.slice(0, share))
  const more = order.flatMap(({ share, list }) => list.slice(share))
  const fresh = [...first, ...more.filter(isNear), ...more.filter((post) => !isNear(post))]
  return [...fresh.filter((post) => !wasSent(post)), ...fresh.filter(wasSent)].slice(0, dayPictures)
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
