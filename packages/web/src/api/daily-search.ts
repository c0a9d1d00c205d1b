import { postLanguages } from '@parichay/contract/greeting/fields.ts'

const shapes = ['SQUARE', 'STORY'] as const
const shows = ['favourites', 'popular', 'exclusive'] as const

/** What the address of the greetings asks for; what is left out is the usual. */
export type DailySearch = {
  day?: string | undefined
  shape?: 'STORY' | undefined
  media?: 'VIDEO' | undefined
  language?: (typeof postLanguages)[number] | undefined
  search?: string | undefined
  category?: number | undefined
  subcategory?: number | undefined
  tag?: number | undefined
  show?: (typeof shows)[number] | undefined
  /** The picture that is looked at. */
  image?: number | undefined
}

const numberIn = (text: unknown) => (/^[1-9]\d{0,8}$/.test(String(text ?? '')) ? Number(text) : undefined)
const oneOf = <T extends string>(choices: readonly T[], text: unknown): T | undefined =>
  choices.find((choice) => choice === text)
const dayIn = (text: unknown) =>
  /^\d{4}-\d{2}-\d{2}$/.test(String(text ?? '')) && !Number.isNaN(Date.parse(String(text)))
    ? String(text)
    : undefined

/** The greetings an address asks for. What makes no sense is left out, so that an old link still shows pictures. Pure. */
export function readDailySearch(search: Record<string, unknown>): DailySearch {
  const shape = oneOf(shapes, search['shape'])
  return {
    day: dayIn(search['day']),
    shape: shape === 'STORY' ? shape : undefined,
    media: search['media'] === 'VIDEO' ? 'VIDEO' : undefined,
    language: oneOf(postLanguages, search['language']),
    search:
      String(search['search'] ?? '')
        .trim()
        .slice(0, 100) || undefined,
    category: numberIn(search['category']),
    subcategory: numberIn(search['subcategory']),
    tag: numberIn(search['tag']),
    show: oneOf(shows, search['show']),
    image: numberIn(search['image']),
  }
}

/** The address after a change. What lists narrow by gives way to its like: a day, a group, words. Pure. */
export function changeDailySearch(now: DailySearch, change: DailySearch): DailySearch {
  const next = { ...now, ...change }
  if (change.day)
    Object.assign(next, {
      category: undefined,
      subcategory: undefined,
      tag: undefined,
      show: undefined,
      search: undefined,
    })
  if ('category' in change || change.show)
    Object.assign(next, { subcategory: undefined, tag: undefined, search: undefined, ...change })
  if (change.category) next.show = undefined
  if (change.show) next.category = undefined
  if (change.search)
    Object.assign(next, { category: undefined, subcategory: undefined, tag: undefined, show: undefined })
  return next
}

/** Whether a group, a tag or words were asked for, instead of a day. Pure. */
export const isNarrowed = ({ search, category, subcategory, tag, show }: DailySearch): boolean =>
  Boolean(search ?? category ?? subcategory ?? tag ?? show)
