import { agencyRoutes } from '@parichay/contract/agency/routes.ts'
import { type AgencySwitch, switchPaths } from '@parichay/contract/agency/switches.ts'
import { addDays, istDay } from '@parichay/contract/business/rules.ts'
import { coverageRoutes } from '@parichay/contract/greeting/routes.coverage.ts'
import { libraryMoveRoutes } from '@parichay/contract/greeting/routes.moves.ts'
import { likenessRoutes } from '@parichay/contract/greeting/routes.likeness.ts'
import { withheldRoutes } from '@parichay/contract/greeting/routes.withheld.ts'
import { filmRoutes } from '@parichay/contract/greeting/routes.films.ts'
import { frameRoutes } from '@parichay/contract/greeting/routes.frames.ts'
import { ownImageRoutes } from '@parichay/contract/greeting/routes.own.ts'
import { ownPosterRoutes } from '@parichay/contract/greeting/routes.poster.ts'
import { imagePostRoutes } from '@parichay/contract/greeting/routes.posts.ts'
import { reminderRoutes } from '@parichay/contract/greeting/routes.reminder.ts'
import { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { pdfPeopleRoutes } from '@parichay/contract/pdf-card/routes.people.ts'
import { pdfCardRoutes } from '@parichay/contract/pdf-card/routes.ts'
import { pdfVerifyRoutes } from '@parichay/contract/pdf-card/routes.verify.ts'
import type { Route } from '@parichay/contract/route.ts'
import { type RouteName, routes } from '@parichay/contract/routes.ts'
import { userVideoRoutes } from '@parichay/contract/video/routes.ts'
import { videoSoundRoutes } from '@parichay/contract/video/routes.sounds.ts'
import { videoTemplateRoutes } from '@parichay/contract/video/routes.templates.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fillReference } from '../reference.ts'
import { makeObjects, type Objects } from '../testing/actors.ts'
import type { Client } from '../testing/client.ts'
import { makeAgency, makeCustomer, makeStaff, type TestAgency, type TestStaff } from '../testing/makers.ts'
import { makePeriod } from '../testing/makers.plan.ts'
import { makeLibrary } from '../testing/makers.post.ts'
import { makeVideoTemplate } from '../testing/makers.video.ts'
import { matrixCases } from '../testing/matrix-cases.ts'
import { openTestWorld, type TestWorld } from '../testing/world.ts'

let w: TestWorld
let root: TestStaff
let agency: TestAgency
let admin: TestStaff
beforeAll(async () => {
  w = await openTestWorld({ LIMIT_FACTOR: '100000' })
  const platform = await makeAgency(w, { isSuperAdmin: true })
  root = await makeStaff(w, 'admin', { agency: platform })
  await makeVideoTemplate(w)
  await fillReference(w.world.database)
  await makeLibrary(w, platform)
  agency = await makeAgency(w)
  admin = await makeStaff(w, 'admin', { agency })
}, 120_000)
afterAll(() => w.close())

/** Whose calls a switch is about: the folders of the contract. */
const folders = {
  greetings: {
    ...coverageRoutes,
    ...libraryMoveRoutes,
    ...withheldRoutes,
    ...likenessRoutes,
    ...filmRoutes,
    ...frameRoutes,
    ...ownImageRoutes,
    ...ownPosterRoutes,
    ...imagePostRoutes,
    ...reminderRoutes,
    ...greetingRoutes,
  },
  pdfCards: { ...pdfPeopleRoutes, ...pdfCardRoutes, ...pdfVerifyRoutes },
  promotionalVideos: { ...userVideoRoutes, ...videoSoundRoutes, ...videoTemplateRoutes },
}
type Product = keyof typeof folders

/** What a call answers while the switch is off, beside what it answers while it is on. */
type Outcome = 'refused' | 'empty' | 'kept' | 'never' | 'untried'
/** By a customer without a plan, by one whose plan runs, and by staff for each of them. */
type Row = readonly [Outcome, Outcome, Outcome, Outcome]

/** What is there already, what is set, and what belongs to another switch. */
const kept: Row = ['kept', 'kept', 'kept', 'kept']
const keptByStaff: Row = ['never', 'never', 'kept', 'kept']
/** What things are chosen from: a plan that runs keeps it (decision 0107); staff have no plan. */
const library: Row = ['empty', 'kept', 'empty', 'empty']
/** What is made from it, in the name of a business: its plan keeps it, whoever asks. */
const made: Row = ['refused', 'kept', 'refused', 'kept']
const chosen: Row = ['refused', 'kept', 'refused', 'refused']
/** Refused here with the switch on as well, since what it is about is not there: its own tests ask. */
const untried: Row = ['untried', 'untried', 'untried', 'untried']
const untriedByStaff: Row = ['never', 'never', 'untried', 'untried']
const ofKeepers: Row = ['never', 'never', 'never', 'never']

const table: { [P in Product]: Record<keyof (typeof folders)[P], Row> } = {
  greetings: {
    getImageCoverage: keptByStaff,
    getImageCalendar: keptByStaff,
    findAlikeImages: keptByStaff,
    listImagePairs: keptByStaff,
    keepImagePair: untriedByStaff,
    withholdImagePost: untriedByStaff,
    getWithheldPicture: untriedByStaff,
    beginFilm: keptByStaff,
    sendFilmPart: untriedByStaff,
    getFilm: untriedByStaff,
    dropFilm: untriedByStaff,
    makeFilmCopy: untried,
    getFilmCopy: untried,
    cancelFilmCopy: untried,
    getFilmCopyFile: untried,
    updateImagePostStatus: keptByStaff,
    updateImagePostSettings: kept,
    getImagePostSettings: kept,
    getFramedPicture: chosen,
    getDayImages: library,
    listFavouriteImages: library,
    listSavedImages: ['empty', 'kept', 'never', 'never'],
    getGreetingUse: keptByStaff,
    setFavouriteImage: chosen,
    getPosterWords: kept,
    keepPosterWords: kept,
    getPosterGround: kept,
    getOwnPosterFile: made,
    listImagePosts: library,
    searchImagePosts: library,
    listImagePostsByIds: library,
    listImagePostsBySubcategories: library,
    saveImagePost: keptByStaff,
    addImagePosts: untriedByStaff,
    remakeImagePost: keptByStaff,
    deleteImagePosts: keptByStaff,
    getImagePostFile: made,
    requestImages: made,
    listImageRequests: kept,
    answerImageRequest: keptByStaff,
    testReminder: ['untried', 'untried', 'never', 'never'],
    stopReminder: untried,
    getReminderPicture: untried,
    listImageCategories: library,
    saveImageCategory: keptByStaff,
    saveImageSubcategory: keptByStaff,
    deleteImageSubcategory: keptByStaff,
    listImageTags: library,
    saveImageTag: keptByStaff,
    deleteImageTag: keptByStaff,
    countTagMerge: untriedByStaff,
    mergeImageTags: untriedByStaff,
    getLibraryContents: keptByStaff,
    deleteImageCategory: untriedByStaff,
    moveImageCategory: untriedByStaff,
    moveImageSubcategory: untriedByStaff,
    listImageSubcategories: library,
    listSubcategoriesByCategories: library,
    listSubcategoriesByCategoryName: kept,
  },
  pdfCards: {
    getPdfPeople: kept,
    savePdfPeople: kept,
    sitPdfPeople: kept,
    markPdfPeoplePrinted: kept,
    quotePdfJob: kept,
    startPdfJob: untried,
    getPdfJobs: kept,
    cancelPdfJob: untried,
    downloadPdfJob: untried,
    getPdfCard: kept,
    getPdfCardsByBusiness: kept,
    getPdfCardList: keptByStaff,
    updatePdfCardBasicDetails: made,
    updatePdfCardStatus: keptByStaff,
    deletePdfCard: kept,
    exportPdfCard: kept,
    markPdfCardPrinted: kept,
    renamePdfCard: untried,
    downloadPdfCard: kept,
    getPdfPass: kept,
    revokePdfPass: kept,
    reissuePdfPass: kept,
    savePdfVerify: kept,
  },
  promotionalVideos: {
    listUserVideos: keptByStaff,
    getUserVideo: kept,
    getUserVideosByBusiness: kept,
    saveUserVideo: made,
    updateUserVideoStatus: keptByStaff,
    deleteUserVideo: kept,
    renderUserVideo: untried,
    cancelUserVideo: kept,
    listUserVideoVersions: kept,
    rollBackUserVideo: untried,
    downloadUserVideo: untried,
    listVideoSounds: kept,
    addVideoSound: kept,
    deleteVideoSound: untried,
    downloadVideoSound: untried,
    listVideoTemplates: library,
    getVideoTemplate: kept,
    saveVideoTemplate: ofKeepers,
    deleteVideoTemplate: ofKeepers,
    updateVideoTemplatePopularity: ofKeepers,
    updateVideoTemplateStatus: ofKeepers,
    testVideoTemplate: ofKeepers,
    downloadVideoTest: ofKeepers,
    listVideoTemplateVersions: ofKeepers,
    rollBackVideoTemplate: ofKeepers,
  },
}

type Input = { query?: object; body?: object }
/** Where the case of the matrix asks for less than a switch decides: words that are found, a thing that is new. */
const asked: Partial<Record<RouteName, (given: Input, objects: Objects) => Input>> = {
  saveImagePost: ({ body }, { imageSubcategoryId }) => ({ body: { ...body, imageSubcategoryId } }),
  searchImagePosts: () => ({ query: { q: 'festival' } }),
  updatePdfCardBasicDetails: ({ body }, { businessId }) => ({
    body: { ...body, pdfCardNo: undefined, businessId },
  }),
  saveUserVideo: ({ body }, { businessId }) => ({ body: { ...body, videoNo: undefined, businessId } }),
}

const isObject = (data: unknown): data is object => typeof data === 'object' && data !== null
/** Nothing in it: a list without rows, a page of none, parts that are such pages. */
const isEmpty = (data: unknown): boolean => {
  if (Array.isArray(data)) return data.every((one) => isObject(one) && 'list' in one && isEmpty(one.list))
  if (!isObject(data)) return false
  const lists = Object.values(data).filter((one) => Array.isArray(one))
  return lists.length > 0 && lists.every(isEmpty)
}

type Asker = { client: Client; own: Objects; fresh: () => Promise<Objects> }
async function ask(name: RouteName, { client, own, fresh }: Asker) {
  const one = matrixCases[name]
  const objects = one.consumes ? await fresh() : own
  const given = one.input(objects) as Input
  const input = asked[name]?.(given, objects) ?? given
  const { status, data } = await client.call(routes[name] as Route, input as never)
  return { status, isEmpty: status === 200 && isEmpty(data) }
}
type Answer = Awaited<ReturnType<typeof ask>>

function outcomeOf(on: Answer, off: Answer): Outcome {
  if (on.status === 403) return 'never'
  if (on.status !== 200) return off.status === on.status ? 'untried' : 'refused'
  if (off.status !== 200) return 'refused'
  return off.isEmpty && !on.isEmpty ? 'empty' : 'kept'
}

const set = async (name: AgencySwitch, on: boolean) => {
  const [group, key] = switchPaths[name] as readonly [string, string]
  const { agencyId } = agency
  const { version } = await root.client.ok(agencyRoutes.getAgency, { query: { agencyId } })
  await root.client.ok(agencyRoutes.updateAgency, {
    body: { agency: { agencyId, version, configuration: { [group]: { [key]: on } } as never } },
  })
}

/** A customer and what is theirs, with a plan that runs or with nothing that was bought. */
async function makeHolder(hasPlan: boolean) {
  const owner = await makeCustomer(w, { agency })
  const given: number[] = []
  const fresh = async () => {
    const objects = await makeObjects(w, owner)
    const { platform } = w.world.database
    const { businessId } = objects
    const [today, last] = [istDay(w.clock.now()), addDays(istDay(w.clock.now()), 299)]
    // One of everything has another business with a purchase as well; what counts here is what this customer is given.
    await sql`update activation set period = 'empty' where kind = 'card' and business_id <> all(${given}::int[])
      and business_id in (select business_id from business where user_id = ${owner.userId})`.execute(platform)
    await sql`update business set expiry_date_for_customer = null, payment_status = 0
      where user_id = ${owner.userId} and business_id <> all(${given}::int[])`.execute(platform)
    given.push(businessId)
    if (!hasPlan) return objects
    await makePeriod(w, { agency, businessId, userId: owner.userId }, { from: today, until: last })
    await platform
      .updateTable('business')
      .set({ expiryDateForCustomer: last, paymentStatus: 1 })
      .where('businessId', '=', businessId)
      .execute()
    return objects
  }
  const own = await fresh()
  return [owner.client, admin.client].map((client): Asker => ({ client, own, fresh }))
}

test('each product that is switched has its calls here', () => {
  const others: AgencySwitch[] = [
    'greetingVideos',
    'exclusivePosts',
    'invitationTile',
    'onlinePayment',
    'hideBilling',
  ]
  expect([...Object.keys(folders), ...others].toSorted()).toEqual(Object.keys(switchPaths).toSorted())
})

test.each(Object.keys(folders) as Product[])(
  '%s: each call of the folder, with the switch on and off, with a plan and without, does what the table says',
  async (product) => {
    const rows = table[product] as Record<string, Row>
    // What is liked and what is found by its words is there before anybody looks for it.
    const first = (name: RouteName) => Number(name === 'setFavouriteImage' || name === 'saveImagePost')
    const names = (Object.keys(folders[product]) as RouteName[]).toSorted(
      (one, other) => first(other) - first(one),
    )
    expect(Object.keys(rows).toSorted()).toEqual(names.toSorted())
    const [none, plan] = [await makeHolder(false), await makeHolder(true)]
    const askers = [none[0]!, plan[0]!, none[1]!, plan[1]!]
    const answers = { on: new Map<string, Answer[]>(), off: new Map<string, Answer[]>() }
    for (const state of ['on', 'off'] as const) {
      await set(product, state === 'on')
      for (const name of names) {
        const list: Answer[] = []
        for (const [place, asker] of askers.entries())
          list.push(
            rows[name]![place] === 'never' && state === 'off'
              ? { status: 403, isEmpty: false }
              : await ask(name, asker),
          )
        answers[state].set(name, list)
      }
    }
    const found = Object.fromEntries(
      names.map((name) => [
        name,
        answers.on.get(name)!.map((on, place) => outcomeOf(on, answers.off.get(name)![place]!)),
      ]),
    )
    expect(found).toEqual(rows)
  },
  300_000,
)
