import { combinedTypes, postLanguages } from '@parichay/contract/greeting/fields.ts'

/** Tabs of the greeting library; the first is the plain one. */
export const libraryTabs = ['images', 'categories', 'tags', 'requests'] as const
/** One of `libraryTabs`. */
export type LibraryTab = (typeof libraryTabs)[number]

/** What the library's address asks for. */
export type LibrarySearch = {
  tab?: Exclude<LibraryTab, 'images'>
  search?: string
  type?: (typeof combinedTypes)[number]
  language?: (typeof postLanguages)[number]
  category?: number
  subcategory?: number
  tag?: number
  day?: string
  premium?: 'true' | 'false'
  exclusive?: 'true' | 'false'
  /** Pictures large beside each other instead of rows. */
  view?: 'grid'
  /** The post that is looked at. */
  post?: number
  status?: 'all' | 'DONE' | 'DECLINED'
}
/** A change of the address; undefined takes away. */
export type LibraryChange = { [K in keyof LibrarySearch]?: LibrarySearch[K] | undefined }

const oneOf = <T extends string>(choices: readonly T[], text: string | undefined): T | undefined =>
  choices.find((choice) => choice === text)
const idOf = (text: string | undefined): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined
const dayOf = (text: string | undefined): string | undefined =>
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text ?? '') ? text : undefined

/** What an address asks for; what makes no sense is left out, so that an old link still shows rows. Pure. */
export function readLibrarySearch(search: Record<string, string | undefined>): LibrarySearch {
  const category = idOf(search['category'])
  const given = {
    tab: oneOf(['categories', 'tags', 'requests'] as const, search['tab']),
    search: search['search']?.trim().slice(0, 100) || undefined,
    type: oneOf(combinedTypes, search['type']),
    language: oneOf(postLanguages, search['language']),
    category,
    subcategory: category === undefined ? undefined : idOf(search['subcategory']),
    tag: idOf(search['tag']),
    day: dayOf(search['day']),
    premium: oneOf(['true', 'false'] as const, search['premium']),
    exclusive: oneOf(['true', 'false'] as const, search['exclusive']),
    view: oneOf(['grid'] as const, search['view']),
    post: idOf(search['post']),
    status: oneOf(['all', 'DONE', 'DECLINED'] as const, search['status']),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as LibrarySearch
}

/** The address after a change: another category asks for other subcategories, another filter closes the post. Pure. */
export function changeLibrarySearch(now: LibrarySearch, change: LibraryChange): LibrarySearch {
  const keepsPost = 'post' in change || 'view' in change
  const next = {
    ...now,
    ...(keepsPost ? {} : { post: undefined }),
    ...('category' in change ? { subcategory: undefined } : {}),
    ...change,
  }
  return Object.fromEntries(
    Object.entries(next).filter(([, value]) => value !== undefined && value !== ''),
  ) as LibrarySearch
}

const narrowing = [
  'search',
  'type',
  'language',
  'category',
  'subcategory',
  'tag',
  'day',
  'premium',
  'exclusive',
] as const

/** The change that takes all filters away. */
export const noFilters: LibraryChange = Object.fromEntries(narrowing.map((name) => [name, undefined]))

/** Whether anything narrows the images. Pure. */
export const isNarrowed = (search: LibrarySearch): boolean =>
  narrowing.some((name) => search[name] !== undefined)

/** The filters as the calls name them. */
type Filters = Pick<LibrarySearch, 'type' | 'language' | 'day'> & {
  imageCategoryId?: number
  imageSubcategoryId?: number
  imageTagId?: number
  isPremium?: 'true' | 'false'
  isExclusive?: 'true' | 'false'
}

/** The filters of an address as the calls name them. Pure. */
export const filtersOf = ({
  type,
  language,
  category,
  subcategory,
  tag,
  day,
  premium,
  exclusive,
}: LibrarySearch) =>
  Object.fromEntries(
    Object.entries({
      type,
      language,
      imageCategoryId: category,
      imageSubcategoryId: subcategory,
      imageTagId: tag,
      day,
      isPremium: premium,
      isExclusive: exclusive,
    }).filter(([, value]) => value !== undefined),
  ) as Filters
