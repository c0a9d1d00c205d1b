import { LibraryFilters } from '@parichay/contract/greeting/filters.ts'
import { postLanguages } from '@parichay/contract/greeting/tastes.ts'
import { z } from 'zod'
import { listAddress, type ListChange, type ListQuery } from '../ui/list/address.ts'

/** Tabs of the greeting library; the first is the plain one. */
export const libraryTabs = ['images', 'calendar', 'categories', 'tags', 'requests', 'duplicates'] as const
/** One of `libraryTabs`. */
export type LibraryTab = (typeof libraryTabs)[number]

const id = z.coerce.number().int().positive().max(2_147_483_647)

/** The tab of an address, and the category that the categories stand open at. Pure. */
export function readLibraryPlace(search: Record<string, string | undefined>): {
  tab: LibraryTab
  category: number | undefined
} {
  return {
    tab: libraryTabs.find((tab) => tab === search['tab']) ?? 'images',
    category: id.safeParse(search['category']).data,
  }
}

const PostSearch = LibraryFilters.omit({ mediaType: true, shape: true }).extend({
  search: z.string().max(100),
  /** Pictures large beside each other instead of rows. */
  view: z.enum(['grid']),
  /** The post that is looked at. */
  post: id,
})
/** What an address asks the images for. */
export type PostQuery = ListQuery<typeof PostSearch>
/** A change of the images; undefined takes away. */
export type PostChange = ListChange<typeof PostSearch>

/** The images in the address. Another filter closes the post; another category asks for other subcategories. */
export const postAddress = listAddress(PostSearch, {
  called: {
    imageCategoryId: 'category',
    imageSubcategoryId: 'subcategory',
    imageTagId: 'tag',
    isPremium: 'premium',
    isExclusive: 'exclusive',
    isShown: 'shown',
    isWithheld: 'withheld',
  },
  below: { imageSubcategoryId: 'imageCategoryId' },
  places: ['post'],
  looks: ['view'],
})

const AddSearch = z.object({
  category: id.optional().catch(undefined),
  subcategory: id.optional().catch(undefined),
  language: z.enum(postLanguages).optional().catch(undefined),
})
/** What new images are for, as the calendar asks for them; what makes no sense is nothing. Pure. */
export const readWanted = (search: Record<string, unknown>) => AddSearch.parse(search)

/** Tags in the address: those that hold the words. */
export const tagAddress = listAddress(z.object({ search: z.string().max(100) }), { always: { tab: 'tags' } })

const CalendarSearch = z.object({
  /** A month, or the occasions that come; without it what fits the width. */
  view: z.enum(['month', 'list']),
  /** Of the list: not only what lacks something. */
  show: z.enum(['all']),
  /** Without it the present one. */
  month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/),
  /** The occasion that is looked at, by number. */
  occasion: id,
  language: z.enum(postLanguages),
})
/** A change of the calendar; undefined takes away. */
export type CalendarChange = ListChange<typeof CalendarSearch>

/** The calendar in the address: a month or what comes, in one language or all. */
export const calendarAddress = listAddress(CalendarSearch, {
  always: { tab: 'calendar' },
  looks: ['view', 'show', 'month', 'occasion'],
})

/** Requests in the address: those that wait, unless others are asked for. */
export const requestAddress = listAddress(z.object({ status: z.enum(['all', 'DONE', 'DECLINED']) }), {
  always: { tab: 'requests' },
})
