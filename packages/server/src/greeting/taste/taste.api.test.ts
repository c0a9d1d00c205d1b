import { authRoutes } from '@parichay/contract/auth/routes.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { routes } from '@parichay/contract/routes.ts'
import { uiCustomisationRoutes } from '@parichay/contract/ui-customisation/routes.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { findAgency } from '../../agency/store.ts'
import { findUser } from '../../auth/store.ts'
import { agencyScope } from '../../platform/scope.ts'
import { type LibraryObjects, makeLibrary, makePost } from '../../testing/makers.post.ts'
import {
  makeAgency,
  makeBusiness,
  makeCustomer,
  makeStaff,
  type TestAgency,
  type TestCustomer,
} from '../../testing/makers.ts'
import { openTestWorld, type TestWorld } from '../../testing/world.ts'
import { pictureOfDay } from '../reminder/usecase.ts'
import { foldWords } from '../search/rules.ts'
import { keepWords } from '../search/store.ts'

let w: TestWorld
let agency: TestAgency
let owner: TestCustomer
let businessId: number
let library: LibraryObjects
let today: string
/** Posts of the occasion that is hidden, and one of another. */
let ours: Record<'picture' | 'dated' | 'film' | 'other', number>

beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '1000' })
  const shared = await makeAgency(w, { isSuperAdmin: true })
  const keeper = await makeStaff(w, 'admin', { agency: shared })
  agency = await makeAgency(w)
  owner = await makeCustomer(w, { agency })
  ;({ businessId } = await makeBusiness(w, { owner }))
  today = istDay(w.clock.now())
  library = await makeLibrary(w, shared)
  const { imageCategoryId, imageSubcategoryId, imageTagId } = library
  const { platform } = w.world.database
  await platform
    .updateTable('imageSubcategory')
    .set({ dateType: 'FLEXIBLE', communities: ['jain'] })
    .where('imageSubcategoryId', '=', imageSubcategoryId)
    .execute()
  await platform
    .insertInto('imageSubcategoryDay')
    .values({ agencyId: shared.agencyId, imageSubcategoryId, day: today, who: '' })
    .execute()
  const words = foldWords('Paryushan')
  await keepWords(platform, shared.agencyId, words)
  const add = (more: object) =>
    makePost(w, shared, {
      imageCategoryId,
      imageTagIds: [imageTagId],
      popularity: 9,
      words,
      ...more,
    })
  ours = {
    picture: await add({ imageSubcategoryId }),
    dated: await add({ imageSubcategoryId, day: addDays(today, 1) }),
    film: await add({
      imageSubcategoryId,
      type: 'SQUARE_VIDEO',
      filmKey: 'film.held',
      filmPreviewKey: 'film-preview.held',
      filmSeconds: 5,
    }),
    other: await add({ day: today }),
  }
  for (const imageId of [ours.picture, ours.other])
    await owner.client.ok(ownImageRoutes.setFavouriteImage, {
      params: { imageId },
      body: { businessId, isFavourite: true },
    })
  const sources = [
    { metaType: 'category', metaId: String(imageCategoryId) },
    { metaType: 'subcategory', metaId: String(imageSubcategoryId) },
    { metaType: 'tag', metaId: String(imageTagId) },
  ]
  const items = [
    ...sources.flatMap((source) => [
      { type: 'imageRail', ...source },
      { type: 'video', ...source },
    ]),
    { type: 'categoryGrid', metaType: 'category', metaId: String(imageCategoryId) },
    { type: 'banner', metaType: 'subcategory', metaId: String(imageSubcategoryId) },
  ]
  for (const item of items)
    await keeper.client.ok(uiCustomisationRoutes.saveUiCustomisation, {
      body: { placement: 'COMMON', title: { en: `${item.type} ${item.metaType}` }, ...item } as never,
    })
})
afterAll(() => w.close())

type Post = { imageId: number }
const idsOf = (list: readonly Post[]) => list.map(({ imageId }) => imageId)
const listed = async (query: object) =>
  idsOf((await owner.client.ok(imagePostRoutes.listImagePosts, { query })).list)
const items = () =>
  owner.client.ok(uiCustomisationRoutes.listUiCustomisations, {
    query: { placement: 'HOME_PAGE', businessId },
  })
const dayOf = async (day: string) =>
  idsOf((await owner.client.ok(ownImageRoutes.getDayImages, { query: { businessId, day } })).list)

/** The picture of the daily reminder of a day, as a job chooses it. */
async function reminded(day: string): Promise<number[]> {
  const { platform } = w.world.database
  const scope = agencyScope(agency.agencyId)
  const user = await w.world.database.inScope(scope, (tx) => findUser(tx, scope, owner.userId))
  const found = await pictureOfDay(w.world, (await findAgency(platform, agency.agencyId))!, user!, {
    day,
    onlyOccasions: true,
  })
  return found ? [found.post.imageId] : []
}

/** Every way in which posts that nobody named one by one come to a customer. */
const readers: Record<string, () => Promise<number[]>> = {
  'the day': () => dayOf(today),
  'the next day, by a post of its own': () => dayOf(addDays(today, 1)),
  'the reminder': async () => reminded(addDays(today, 1)),
  'the list': () => listed({}),
  'a day of the list': () => listed({ day: today }),
  'the popular': () => listed({ popular: 'true', imageCategoryId: library.imageCategoryId }),
  'the popular of a business': () => listed({ popular: 'true', businessId }),
  'a category': () => listed({ imageCategoryId: library.imageCategoryId }),
  'the occasion by its number': () => listed({ imageSubcategoryId: library.imageSubcategoryId }),
  'a tag': () => listed({ imageTagId: library.imageTagId }),
  'films of the day': () => listed({ mediaType: 'VIDEO', day: today }),
  'what words find': async () =>
    idsOf(await owner.client.ok(imagePostRoutes.searchImagePosts, { query: { q: 'paryushan' } })),
  'films that words find': async () =>
    idsOf(
      await owner.client.ok(imagePostRoutes.searchImagePosts, {
        query: { q: 'paryushan', mediaType: 'VIDEO' },
      }),
    ),
  'rows of occasions': async () =>
    (
      await owner.client.ok(imagePostRoutes.listImagePostsBySubcategories, {
        query: { imageSubcategoryIds: String(library.imageSubcategoryId) },
      })
    ).flatMap(({ list }) => idsOf(list)),
  favourites: async () =>
    idsOf(await owner.client.ok(ownImageRoutes.listFavouriteImages, { query: { businessId } })),
  'what all businesses saved': async () =>
    (await owner.client.ok(ownImageRoutes.listSavedImages, {})).list.map(({ post }) => post.imageId),
  'rails of the pages': async () => (await items()).flatMap(({ posts }) => idsOf(posts)),
}

const hide = (greetings: object) =>
  owner.client.ok(authRoutes.updatePreference, { body: { preference: { greetings } } } as never)
const seenBy = async (read: () => Promise<number[]>) => {
  const all = await read()
  return [ours.picture, ours.dated, ours.film].filter((imageId) => all.includes(imageId))
}

test('before anything is hidden, each reader shows the occasion', async () => {
  for (const [name, read] of Object.entries(readers))
    expect((await seenBy(read)).length, name).toBeGreaterThan(0)
  const shown = await items()
  expect(shown.flatMap(({ tiles }) => tiles.map((tile) => tile.imageSubcategoryId))).toContain(
    library.imageSubcategoryId,
  )
  expect(shown.map(({ title }) => title.en)).toContain('banner subcategory')
})

test.each(['by itself', 'with all who keep it'])(
  'hidden %s it shows nowhere, and comes back',
  async (how) => {
    const { imageSubcategoryId } = library
    await hide(
      how === 'by itself' ? { hiddenOccasions: [imageSubcategoryId] } : { hiddenReligions: ['jain'] },
    )
    for (const [name, read] of Object.entries(readers)) expect(await seenBy(read), name).toEqual([])
    const shown = await items()
    expect(shown.flatMap(({ tiles }) => tiles.map((tile) => tile.imageSubcategoryId))).not.toContain(
      imageSubcategoryId,
    )
    expect(shown.map(({ title }) => title.en)).not.toContain('banner subcategory')
    expect(await readers['the list']!()).toContain(ours.other)
    expect(await readers['favourites']!()).toContain(ours.other)
    await hide({ hiddenOccasions: [], hiddenReligions: [] })
    expect(await seenBy(readers['the list']!)).not.toEqual([])
  },
)

test('these are all calls that give posts to customers; a new one needs its line above', () => {
  const giving = Object.entries(routes).filter(
    ([, { method, reply, access }]) =>
      method === 'GET' &&
      access.customer !== '-' &&
      reply instanceof z.ZodType &&
      JSON.stringify(z.toJSONSchema(reply, { unrepresentable: 'any' })).includes('"previewUrl"'),
  )
  expect(giving.map(([name]) => name).toSorted()).toEqual([
    'getDayImages',
    'listFavouriteImages',
    'listImagePosts',
    // Named one by one: whoever asks knows them.
    'listImagePostsByIds',
    'listImagePostsBySubcategories',
    'listSavedImages',
    'listUiCustomisations',
    'searchImagePosts',
  ])
})
