import { languages } from '@parichay/contract/agency/fields.ts'
import { languagesOfBusiness, type PostLanguage, regionsOf } from '@parichay/contract/greeting/languages.ts'
import { chooseDay } from '@parichay/contract/greeting/rules.day.ts'
import type { BusinessRow } from '../../business/store.ts'
import type { Db } from '../../platform/db.ts'
import { businessCategoryName } from '../fixtures.ts'
import { foldWords } from '../search/rules.ts'
import { listCategories, listSubcategoriesNamed } from '../store.ts'
import { groupsOf, weekdayNames } from './rules.ts'
import { listGroupPosts, listOccasionPosts, readDated, readWeekdayTags } from './store.ts'

/** Most pictures of occasions that a day begins with. */
const mostOfOccasions = 60

/** Which day of a business is asked for. */
export type DayWanted = {
  day: string
  shape: 'SQUARE' | 'STORY'
  language?: PostLanguage | undefined
  /** The language the owner chose for the panel. */
  chosen: unknown
}

/** Chooses the pictures of a day for a business, by number. Asked with the platform role. */
export async function chooseImages(
  db: Db,
  agencyIds: number[],
  business: Pick<BusinessRow, 'businessName' | 'category' | 'profile'>,
  { day, shape, language, chosen }: DayWanted,
) {
  if (agencyIds.length === 0) return { occasion: [], anyDay: [], rest: [], hasMore: false }
  const within = { agencyIds, type: `${shape}_IMAGE`, language }
  const text = (name: string) => {
    const value = (business.profile as Record<string, unknown>)[name]
    return typeof value === 'string' ? value : ''
  }
  const place = { pin: text('pin'), state: text('state') }
  const [categories, trades, tags, occasions] = await Promise.all([
    listCategories(db, agencyIds),
    listSubcategoriesNamed(db, agencyIds, businessCategoryName),
    readWeekdayTags(db, agencyIds, [...weekdayNames.keys()]),
    listOccasionPosts(db, within, { day, regions: regionsOf(place), limit: mostOfOccasions + 1 }),
  ])
  const trade = trades.find(({ name }) => name === business.category)
  const { groups, shares } = groupsOf(categories, trade, foldWords(business.category))
  const weekdays = new Map(
    tags.map(({ imageTagId, name }) => [imageTagId, weekdayNames.get(name.toLowerCase())]),
  )
  const categoryIds = groups.flatMap((group) => ('imageCategoryId' in group ? [group.imageCategoryId] : []))
  const [all, dated] = await Promise.all([
    listGroupPosts(db, within, groups),
    readDated(db, agencyIds, categoryIds),
  ])
  const posts = all.filter(({ imageSubcategoryId: id }) => id === null || !dated.includes(id))
  const found = chooseDay(
    {
      day,
      languages: languagesOfBusiness({
        ...place,
        chosen: languages.find((one) => one === chosen),
        texts: [business.businessName, text('address'), text('state')],
      }),
      shares,
    },
    occasions.slice(0, mostOfOccasions),
    posts.map(({ imageTagIds, imageSubcategoryId: _, ...post }) => ({
      ...post,
      weekday: imageTagIds.map((id) => weekdays.get(id)).find((one) => one !== undefined) ?? null,
    })),
  )
  return { ...found, hasMore: occasions.length > mostOfOccasions }
}
