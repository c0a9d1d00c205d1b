import { fail } from '@parichay/contract/errors.ts'
import { languages } from '@parichay/contract/agency/fields.ts'
import {
  languagesOfBusiness,
  linkLanguages,
  type PostLanguage,
  regionsOf,
  stateNameOf,
} from '@parichay/contract/greeting/languages.ts'
import { chooseDay } from '@parichay/contract/greeting/rules.day.ts'
import { tasteOf } from '@parichay/contract/greeting/tastes.ts'
import { findUser } from '../../auth/store.ts'
import { type BusinessRow, findBusiness } from '../../business/store.ts'
import type { Db } from '../../platform/db.ts'
import type { Call } from '../../platform/http.ts'
import { agencyOfBusiness } from '../../platform/reach.ts'
import { scopeAt } from '../../platform/scope.ts'
import { businessCategoryName } from '../fixtures.ts'
import { foldWords } from '../search/rules.ts'
import { listCategories, listSubcategoriesNamed } from '../store.ts'
import { groupsOf, seasonNames, seriesNames, weekdayNames } from './rules.ts'
import { readHidden } from '../taste/store.ts'
import type { Seen } from '../withheld/store.ts'
import { listGroupPosts, listOccasionPosts, readDated, readTagsNamed } from './store.ts'

/** Most pictures of occasions that a day begins with. */
const mostOfOccasions = 60

/** Which day of a business is asked for. */
export type DayWanted = {
  day: string
  shape: 'SQUARE' | 'STORY'
  language?: PostLanguage | undefined
  /** What the owner chose for the panel and for greetings. */
  preference: unknown
  /** What the business sent within the days a picture rests. */
  sentLately?: ReadonlySet<number> | undefined
}

/** The languages of a business, the nearest first, with what its owner chose. */
export function languagesOf(business: Placed, preference: unknown): PostLanguage[] {
  const chosen = (preference as { language?: unknown } | undefined)?.language
  return languagesOfBusiness({
    ...placeOf(business),
    wanted: tasteOf(preference).languages,
    chosen: languages.find((one) => one === chosen),
    texts: [business.businessName, textOf(business, 'address'), textOf(business, 'state')],
  })
}

type Placed = Pick<BusinessRow, 'businessName' | 'profile'>
const textOf = ({ profile }: Placed, name: string) => {
  const value = (profile as Record<string, unknown>)[name]
  return typeof value === 'string' ? value : ''
}
const placeOf = (business: Placed) => ({ pin: textOf(business, 'pin'), state: textOf(business, 'state') })

/** Chooses the pictures of a day for a business, by number. Asked with the platform role. */
export async function chooseImages(
  db: Db,
  seen: Seen,
  business: Pick<BusinessRow, 'businessName' | 'category' | 'profile'>,
  { day, shape, language, preference, sentLately }: DayWanted,
) {
  const agencyIds = [...seen.agencyIds]
  if (agencyIds.length === 0) return { occasion: [], anyDay: [], rest: [], hasMore: false }
  const within = { seen, type: `${shape}_IMAGE`, language }
  const place = placeOf(business)
  const hidden = await readHidden(db, agencyIds, tasteOf(preference))
  const here = { regions: regionsOf(place), state: stateNameOf(place), hidden }
  const spoken = languagesOf(business, preference)
  const read = [...spoken, ...linkLanguages]
  const [categories, trades, tags, occasions] = await Promise.all([
    listCategories(db, agencyIds),
    listSubcategoriesNamed(db, agencyIds, businessCategoryName),
    readTagsNamed(db, agencyIds, [...weekdayNames.keys(), ...seasonNames.keys(), ...seriesNames.keys()]),
    listOccasionPosts(db, within, { day, limit: mostOfOccasions + 1, read, ...here }),
  ])
  const trade = trades.find(({ name }) => name === business.category)
  const { groups, shares } = groupsOf(categories, trade, foldWords(business.category))
  const times = new Map(
    tags.map(({ imageTagId, name }) => [
      imageTagId,
      {
        weekday: weekdayNames.get(name.toLowerCase()),
        months: seasonNames.get(name.toLowerCase()),
        ofTrade: seriesNames.get(name.toLowerCase()),
      },
    ]),
  )
  const categoryIds = groups.flatMap((group) => ('imageCategoryId' in group ? [group.imageCategoryId] : []))
  const [all, dated] = await Promise.all([
    listGroupPosts(db, within, groups),
    readDated(db, agencyIds, categoryIds),
  ])
  const elsewhere = new Set([...dated, ...hidden])
  const posts = all.filter(({ imageSubcategoryId: id }) => id === null || !elsewhere.has(id))
  const found = chooseDay(
    {
      day,
      languages: spoken,
      shares,
      sentLately,
    },
    occasions.slice(0, mostOfOccasions),
    posts.map(({ imageTagIds, imageSubcategoryId: _, ...post }) => ({
      ...post,
      weekday: imageTagIds.map((id) => times.get(id)?.weekday).find((one) => one !== undefined) ?? null,
      months: imageTagIds.map((id) => times.get(id)?.months).find((one) => one !== undefined) ?? null,
      ofTrade:
        'imageSubcategoryId' in groups[post.group]!
          ? imageTagIds.map((id) => times.get(id)?.ofTrade).find((one) => one !== undefined)
          : undefined,
    })),
  )
  return { ...found, hasMore: occasions.length > mostOfOccasions }
}

/** The languages of a business in reach, the nearest first. Fails with NOT_FOUND. */
export async function languagesNear(
  { scope, world }: Pick<Call, 'scope' | 'world'>,
  businessId: number,
): Promise<PostLanguage[]> {
  const { platform } = world.database
  const there =
    scope.reach === 'platform' ? scopeAt(scope, await agencyOfBusiness(platform, businessId)) : scope
  return world.database.inScope(there, async (tx) => {
    const business =
      (await findBusiness(tx, there, businessId)) ??
      fail('NOT_FOUND', 'This business does not exist any more.')
    const owner = await findUser(tx, there, business.userId)
    return languagesOf(business, owner?.preference)
  })
}
