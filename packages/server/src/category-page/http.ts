import type { CategoryPage, CategoryPageChange } from '@parichay/contract/category-page/fields.ts'
import type { categoryPageRoutes } from '@parichay/contract/category-page/routes.ts'
import { changedLeaves } from '@parichay/contract/activity/rules.ts'
import { missingOf, picturesOf, wholeLanguages } from '@parichay/contract/category-page/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { findTypes } from '../link-store/store.ts'
import { changeAndRecord } from '../platform/audit.ts'
import { isUniqueViolation } from '../platform/db.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { dropAllPages, dropPage } from '../platform/notices.ts'
import { scopeAt } from '../platform/scope.ts'
import { formsOf, searchWords } from '../platform/search-words.ts'
import type { World } from '../platform/world.ts'
import { presentPage, presentShelf, presentStarter } from './present.ts'
import { byName, byNewest, type Category, contentInForce, rowOf } from './rules.ts'
import {
  addPage,
  changePage,
  findPageById,
  findPages,
  findShelf,
  isAgency,
  listPages,
  type PageRow,
  saveShelf,
  setPageDeleted,
} from './store.ts'
import {
  readCategories,
  readCategory,
  readContent,
  readDelivered,
  readOpenCards,
  readPictures,
  whoseRecords,
} from './usecase.ts'

const clash = () =>
  fail('CONFLICT', 'This was changed on another device. Look at the newer version and save again.')
const gone = () => fail('NOT_FOUND', 'This page does not exist any more.')

const noAgency = () => fail('NOT_FOUND', 'This agency does not exist any more.', { field: 'agencyId' })

/** Whose records a call is about: those of the own agency, which for the platform count for all, or of the one that the platform names. */
async function whoseOf({ world, scope }: Pick<Call, 'world' | 'scope'>, agencyId: number | undefined) {
  if (agencyId !== undefined && agencyId !== scope.agencyId) {
    if (scope.reach !== 'platform' || !(await isAgency(world.database.platform, agencyId))) noAgency()
  }
  const whose = await whoseRecords(world, agencyId ?? scope.agencyId)
  return { ...whose, all: [...new Set([whose.own, whose.shared])], isForAll: whose.own === whose.shared }
}
type Whose = Awaited<ReturnType<typeof whoseOf>>

/** Rows of the super-admin agency and of others are the platform's to write, an agency's its own. */
const roleOf = ({ scope }: Pick<Call, 'scope'>) => (scope.reach === 'platform' ? 'platform' : 'agency')

/** Visitors see at once what changed: on every host, or on the one of the agency whose it is. */
const renewPages = (world: World, { own, isForAll }: Pick<Whose, 'own' | 'isForAll'>) =>
  isForAll ? dropAllPages(world) : dropPage(world, `${own}:for`)

/** A page as its form needs it, with its pictures. */
async function formOf(
  world: World,
  whose: Whose,
  category: Category,
  record: PageRow | undefined,
): Promise<CategoryPage> {
  const [base, shelf] = await Promise.all([
    baseOf(world, whose),
    findShelf(world.database.platform, whose.own),
  ])
  const below = base(category.category)
  const open = await openSamples(world, whose, record ? [record] : [])
  const content = record?.content ?? below
  return presentPage(category, record, below, {
    agencyId: whose.own,
    isForAll: whose.isForAll,
    isHidden: shelf?.hidden.includes(category.category) ?? false,
    openCards: open,
    pictures: content ? await readPictures(world, whose, content) : new Map(),
  })
}

/** Sample cards of these records that visitors can open. */
const openSamples = async (world: World, { own }: Whose, records: readonly PageRow[]) =>
  (
    await readOpenCards(
      world,
      own,
      records.map(({ content }) => content.sampleCardId).filter((id) => id !== ''),
    )
  ).cardIds

/** What visitors of this agency would read without a record of its own. */
async function baseOf(world: World, whose: Whose) {
  const delivered = await readDelivered(world)
  const records = whose.isForAll ? [] : await listPages(world.database.platform, [whose.shared])
  return (category: string) =>
    contentInForce(
      records.filter((row) => row.category === category),
      { own: whose.shared, shared: whose.shared },
      delivered(category),
    )?.content
}

/** Stops what cannot be seen or opened: a page without a whole language, a card that is not there, links that are not. */
async function refuseFaults({ world }: Pick<Call, 'world'>, body: CategoryPageChange, whose: Whose) {
  const { content, publish } = body
  if (publish && wholeLanguages(content).length === 0) {
    const lacks = missingOf(content.words.en) ?? 'title'
    fail('VALIDATION', 'Before visitors see it, one language has to be whole. This part of it is missing.', {
      field: `content.words.en.${lacks}`,
    })
  }
  if (content.sampleCardId) {
    const open = await readOpenCards(world, whose.own, [content.sampleCardId])
    if (open.cardIds.length === 0)
      fail('VALIDATION', 'There is no live card with this link in this agency.', {
        field: 'content.sampleCardId',
      })
  }
  const pictures = await readPictures(world, whose, content)
  if (picturesOf(content).some((id) => !pictures.has(id)))
    fail('VALIDATION', 'This picture is not here any more. Upload it again.', {
      field: content.hero && !pictures.has(content.hero.documentId) ? 'content.hero' : 'content.gallery',
    })
}

/** Words as they are kept: a kind of link that went leaves the choice by itself. */
async function keptContent({ world }: Pick<Call, 'world'>, content: CategoryPageChange['content']) {
  const types = await findTypes(world.database.app, content.linkTypeIds)
  const known = new Set(types.map(({ linkTypeId }) => linkTypeId))
  return { ...content, linkTypeIds: content.linkTypeIds.filter((id) => known.has(id)) }
}

/** Handlers of `categoryPageRoutes`. */
export const categoryPageHandlers: Handlers<typeof categoryPageRoutes> = {
  async getCategoryStaticPage({ query: { category, language }, world, agency }) {
    const found = await readContent(world, agency.agencyId, category)
    return presentStarter(category, language, found?.content)
  },

  async listCategoryStaticPages(call) {
    const { query, world } = call
    const { search, status, missing, sort = 'name', page = 1, pageSize = 20, fromEnd = false } = query
    const words = searchWords(search)
    if (words === null) return { list: [], total: 0, totalIsMore: false }
    const whose = await whoseOf(call, query.agencyId)
    const [categories, records, base, shelf] = await Promise.all([
      readCategories(world, whose.shared),
      listPages(world.database.platform, [whose.own]),
      baseOf(world, whose),
      findShelf(world.database.platform, whose.own),
    ])
    const openCards = await openSamples(world, whose, records)
    const rows = categories
      .filter(({ category, names }) => {
        const text = [category, names.hi, names.gu].join(' ').toLowerCase()
        return words.every((word) => formsOf(word).some((form) => text.includes(form)))
      })
      .map((one) =>
        rowOf(
          one,
          records.find((row) => row.category === one.category),
          base(one.category),
          { isHidden: shelf?.hidden.includes(one.category) ?? false, openCards },
        ),
      )
      .filter((row) => status === undefined || row.status === status)
      .filter((row) => missing === undefined || !row.languages.includes(missing))
      .sort(sort === 'newest' ? byNewest : byName)
    const from = fromEnd ? Math.max(0, rows.length - page * pageSize) : (page - 1) * pageSize
    const until = fromEnd ? Math.max(0, rows.length - (page - 1) * pageSize) : from + pageSize
    return { list: rows.slice(from, until), total: rows.length, totalIsMore: false }
  },

  async readCategoryStaticPage(call) {
    const { query, world } = call
    const whose = await whoseOf(call, query.agencyId)
    const category = await readCategory(world, whose.shared, query.category)
    const [record] = await findPages(world.database.platform, [whose.own], query.category)
    return formOf(world, whose, category, record)
  },

  async saveCategoryStaticPage(call) {
    const { body, world, scope, now } = call
    const whose = await whoseOf(call, body.agencyId)
    const category = await readCategory(world, whose.shared, body.category)
    await refuseFaults(call, body, whose)
    const { publish, version } = body
    const content = await keptContent(call, body.content)
    const row = await changeAndRecord(call, scopeAt(scope, whose.own), roleOf(call), async (tx) => {
      const [before] = await findPages(tx, [whose.own], body.category)
      const saved =
        version === 0
          ? await addPage(tx, whose.own, body.category, { content, publish, now })
          : await changePage(tx, whose.own, body.category, { content, publish, now, version })
      if (!saved) {
        return before || version === 0 ? clash() : gone()
      }
      return {
        result: saved,
        action: publish ? 'categoryPage.publish' : 'categoryPage.save',
        object: `categoryPage ${saved.categoryStaticPageId}`,
        detail: {
          category: body.category,
          languages: wholeLanguages(content),
          ...changedLeaves(before?.content ?? {}, content),
        },
      }
    })
    if (publish) await renewPages(world, whose)
    return formOf(world, whose, category, row)
  },

  async deleteCategoryStaticPage(call) {
    const { query, body, world, scope, now } = call
    const page = (await findPageById(world.database.platform, query.categoryStaticPageId)) ?? gone()
    if (scope.reach !== 'platform' && page.agencyId !== scope.agencyId) gone()
    const whose = await whoseOf(call, page.agencyId)
    const isRestore = body.restore === true
    await changeAndRecord(call, scopeAt(scope, page.agencyId), roleOf(call), async (tx) => {
      if (!(await setPageDeleted(tx, page, isRestore ? null : now))) gone()
      return {
        result: undefined,
        action: isRestore ? 'categoryPage.restore' : 'categoryPage.delete',
        object: `categoryPage ${page.categoryStaticPageId}`,
        detail: { category: page.category },
      }
    }).catch((error: unknown) =>
      isUniqueViolation(error, 'category_page_of') ? clash() : Promise.reject(error),
    )
    await renewPages(world, whose)
    return { deleted: !isRestore }
  },

  async getCategoryShelf({ world, scope }) {
    return presentShelf(await findShelf(world.database.platform, scope.agencyId))
  },

  async saveCategoryShelf(call) {
    const { body, world, scope, now } = call
    const { agencyId } = scope
    const { shared } = await whoseRecords(world, agencyId)
    const known = new Set((await readCategories(world, shared)).map(({ category }) => category))
    // A category that went leaves the choice by itself.
    const first = body.first.filter((one) => known.has(one) && !body.hidden.includes(one))
    const hidden = body.hidden.filter((one) => known.has(one))
    const row = await changeAndRecord(call, scopeAt(scope, agencyId), roleOf(call), async (tx) => {
      const saved = await saveShelf(tx, agencyId, { first, hidden, version: body.version, now })
      return {
        result: saved ?? clash(),
        action: 'categoryPage.shelf',
        object: 'categoryShelf',
        detail: { first, hidden },
      }
    })
    await dropPage(world, `${agencyId}:for`)
    return presentShelf(row)
  },
}
