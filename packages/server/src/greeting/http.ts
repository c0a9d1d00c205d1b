import { changedParts } from '@parichay/contract/activity/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import type { greetingRoutes } from '@parichay/contract/greeting/routes.ts'
import { audit } from '../platform/audit.ts'
import { isUniqueViolation } from '../platform/db.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { scopeAt, type Scope } from '../platform/scope.ts'
import { requireEmpty, requireUnused } from './move/rules.ts'
import { contentsOf, findPlace } from './move/usecase.ts'
import {
  mayManage,
  mostCategories,
  mostSubcategories,
  openLibrary,
  requireExclusivePosts,
  scopeForNew,
} from './usecase.ts'
import { presentCategory, presentSubcategory, presentTag } from './present.ts'
import { businessCategories, businessCategoryName } from './fixtures.ts'
import { foldMark } from './search/rules.mark.ts'
import { groupWords, nameWords } from './search/rules.ts'
import { keepWords } from './search/store.ts'
import {
  addCategory,
  agencyOfCategory,
  agencyOfTag,
  type CategoryRow,
  changeCategory,
  countSubcategories,
  countTagged,
  countTags,
  findCategory,
  findTagNamed,
  isTradeUsed,
  libraryOf,
  listCategories,
  listSubcategories,
  listSubcategoriesNamed,
  listTags,
  reword,
  saveSubcategory,
  saveTag,
  type SubcategoryFilters,
  type SubcategoryRow,
} from './store.ts'
import { binSubcategory, followCategory, inLibraryTurn, lockLibrary, unbinSubcategory } from './store.bin.ts'
import { endRetag } from './tag/jobs.ts'
import { agencyOfBinnedTag, binTag, unbinTag } from './tag/store.ts'
import { walkForCall } from './tag/usecase.ts'

const most = { categories: mostCategories, subcategories: mostSubcategories, tags: 500 } as const
const gone = () => fail('NOT_FOUND', 'This category does not exist any more.')
const full = (what: string, count: number) =>
  fail('LIMIT_REACHED', `There can be ${count} ${what}. Use one that is there.`)
const taken = () => fail('CONFLICT', 'There is one of this name already.', { field: 'name' })
const clash = () =>
  fail('CONFLICT', 'This was changed on another device. Look at the newer version and save again.')

/** What the log tells of a category and of a subcategory: what people typed, and not the words made of it. */
const toldOfCategory = ({ name, names, kind, sortOrder }: CategoryRow) => ({
  name,
  names,
  kind,
  order: sortOrder,
})
type ToldSubcategory = Omit<SubcategoryRow, 'days'> & { days: readonly { day: string; who: string }[] }
const toldOfSubcategory = (row: ToldSubcategory) => ({
  name: row.name,
  names: row.names,
  order: row.sortOrder,
  dateType: row.dateType,
  days: row.days.map(({ day, who }) => `${day} ${who}`.trim()),
  regions: row.regions,
  communities: row.communities,
  priority: row.priority,
  showDaysBefore: row.showDaysBefore,
  source: row.source,
  searchWords: row.searchWords,
})

async function subcategories(
  call: Pick<Call, 'actor' | 'agency' | 'scope' | 'world' | 'now'>,
  filters: SubcategoryFilters,
) {
  const { shared, all } = await openLibrary(call)
  const rows = await listSubcategories(call.world.database.platform, all, filters)
  return rows.map((row) => presentSubcategory(row, shared, mayManage(call.actor)))
}

const scopeOfCategory = async (
  { scope, world }: Pick<Call, 'scope' | 'world'>,
  imageCategoryId: number,
): Promise<Scope> =>
  scope.reach === 'platform'
    ? scopeAt(scope, await agencyOfCategory(world.database.platform, imageCategoryId))
    : scope

const wordsBeside = (before: SubcategoryRow, words: readonly string[]) => {
  const known = new Set([...words, ...nameWords(before)])
  return before.words.filter((word) => !known.has(word))
}

/** Refuses another name for a trade that businesses, or pages of it, are known by: one comes with each that is delivered. */
async function requireRenaming(
  world: Call['world'],
  there: Scope,
  { imageCategoryId, name }: Pick<SubcategoryRow, 'imageCategoryId' | 'name'>,
): Promise<void> {
  const { platform } = world.database
  const category = await findCategory(platform, there, imageCategoryId)
  const { shared } = await libraryOf(platform, there.agencyId)
  const isTrade = category?.agencyId === shared && category.name === businessCategoryName
  const isDelivered = businessCategories.some((one) => one.name === name)
  if (isTrade && (isDelivered || (await isTradeUsed(platform, name))))
    fail('IN_USE', 'Businesses or a page of it are known by this name: it stays.', { field: 'name' })
}

/** Handlers of `greetingRoutes`. */
export const greetingHandlers: Handlers<typeof greetingRoutes> = {
  async listImageCategories(call) {
    const { shared, all } = await openLibrary(call)
    return (await listCategories(call.world.database.platform, all)).map((row) =>
      presentCategory(row, shared),
    )
  },

  async saveImageCategory(call) {
    const { body, query, scope, world, actor, now, ip } = call
    const { imageCategoryId: id, order, version, ...plain } = body
    const { platform } = world.database
    const there =
      id === undefined ? await scopeForNew(world, scope, query.agencyId) : await scopeOfCategory(call, id)
    await requireExclusivePosts(world, scope, there)
    const columns = { ...plain, words: [...groupWords(body), foldMark] }
    const { shared } = await libraryOf(platform, there.agencyId)
    const row = await world.database
      .inScope(there, async (tx) => {
        if (id === undefined && (await listCategories(tx, [there.agencyId])).length >= most.categories)
          full('categories', most.categories)
        const before = id === undefined ? undefined : ((await findCategory(tx, there, id)) ?? gone())
        if (before?.agencyId === shared && before.name === businessCategoryName && before.name !== body.name)
          fail('VALIDATION', 'Businesses choose their category here by this name: it stays.', {
            field: 'name',
          })
        const saved =
          id === undefined
            ? ((await addCategory(tx, there, { ...columns, sortOrder: order ?? 0 })) ?? taken())
            : ((await changeCategory(tx, there, id, { ...columns, sortOrder: order, version })) ?? clash())
        await keepWords(tx, there.agencyId, columns.words)
        await audit(tx, there, {
          at: now,
          actor,
          action: id === undefined ? 'imageCategory.add' : 'imageCategory.change',
          object: `imageCategory ${saved.imageCategoryId}`,
          detail: before
            ? { name: saved.name, ...changedParts(toldOfCategory(before), toldOfCategory(saved)) }
            : plain,
          ip,
        })
        return saved
      })
      .catch((error: unknown) =>
        isUniqueViolation(error, 'image_category_name') ? taken() : Promise.reject(error),
      )
    if (id !== undefined) await reword(platform, { imageCategoryId: id })
    return presentCategory(row, shared)
  },

  async saveImageSubcategory(call) {
    const { params, body, scope, world, actor, now, ip } = call
    const { platform } = world.database
    const { imageCategoryId } = params
    const there = await scopeOfCategory(call, imageCategoryId)
    await requireExclusivePosts(world, scope, there)
    const words = nameWords(body, body.searchWords)
    const [before] =
      body.imageSubcategoryId === undefined
        ? []
        : await listSubcategories(platform, [there.agencyId], { subcategoryId: body.imageSubcategoryId })
    if (before && before.name !== body.name) await requireRenaming(world, there, before)
    // Words that were never typed here came with the library; they stay until somebody types others.
    if (before?.searchWords === '' && body.searchWords === '') words.push(...wordsBeside(before, words))
    const id = await world.database
      .inScope(there, async (tx) => {
        if (!(await findCategory(tx, there, imageCategoryId))) gone()
        if (
          body.imageSubcategoryId === undefined &&
          (await countSubcategories(tx, there, imageCategoryId)) >= most.subcategories
        )
          full('subcategories', most.subcategories)
        const saved =
          (await saveSubcategory(tx, there, imageCategoryId, body, words)) ??
          (before?.imageCategoryId === imageCategoryId
            ? clash()
            : fail('NOT_FOUND', 'This subcategory does not exist any more.', { field: 'imageSubcategoryId' }))
        await keepWords(tx, there.agencyId, words)
        await audit(tx, there, {
          at: now,
          actor,
          action: body.imageSubcategoryId === undefined ? 'imageSubcategory.add' : 'imageSubcategory.change',
          object: `imageSubcategory ${saved}`,
          detail: {
            name: body.name,
            ...(before
              ? changedParts(
                  toldOfSubcategory(before),
                  toldOfSubcategory({
                    ...before,
                    ...body,
                    sortOrder: body.order ?? before.sortOrder,
                  } as ToldSubcategory),
                )
              : { dateType: body.dateType, days: body.days }),
          },
          ip,
        })
        return saved
      })
      .catch((error: unknown) =>
        isUniqueViolation(error, 'image_subcategory_name') ? taken() : Promise.reject(error),
      )
    if (body.imageSubcategoryId !== undefined)
      await reword(platform, { imageCategoryId, imageSubcategoryId: id })
    const { shared } = await libraryOf(platform, there.agencyId)
    const [row] = await listSubcategories(platform, [there.agencyId], { subcategoryId: id })
    return presentSubcategory(row ?? gone(), shared, true)
  },

  async deleteImageSubcategory(call) {
    const { params, body, scope, world, actor, now, ip } = call
    const id = body.imageSubcategoryId
    const isBack = body.restore === true
    const { platform } = world.database
    // What comes back does so in what became of its category.
    const imageCategoryId = isBack
      ? await followCategory(platform, params.imageCategoryId)
      : params.imageCategoryId
    const there = await scopeOfCategory(call, imageCategoryId)
    if (isBack) await requireExclusivePosts(world, scope, there)
    const of = { imageCategoryId, imageSubcategoryId: id }
    await inLibraryTurn(() =>
      world.database.inScope(there, async (tx) => {
        if (!(await findCategory(tx, there, imageCategoryId))) gone()
        if (isBack && (await countSubcategories(tx, there, imageCategoryId)) >= most.subcategories)
          full('subcategories', most.subcategories)
        if (!isBack) await lockLibrary(tx)
        if (!isBack) {
          const contents = await contentsOf(platform, await findPlace(call, platform, of))
          requireUnused(contents)
          requireEmpty(contents)
        }
        if (!(await (isBack ? unbinSubcategory(tx, there, of) : binSubcategory(tx, there, of, now))))
          fail('NOT_FOUND', 'This subcategory does not exist any more.')
        await audit(tx, there, {
          at: now,
          actor,
          action: isBack ? 'imageSubcategory.restore' : 'imageSubcategory.delete',
          object: `imageSubcategory ${id}`,
          ip,
        })
      }),
    ).catch((error: unknown) =>
      isUniqueViolation(error, 'image_subcategory_name') ? taken() : Promise.reject(error),
    )
    return { deleted: !isBack }
  },

  async listImageTags(call) {
    const { shared, all } = await openLibrary(call)
    const { platform } = call.world.database
    const tags = (await listTags(platform, all)).map((row) => presentTag(row, shared))
    if (call.query.counted !== true || !mayManage(call.actor)) return tags
    const counts = await countTagged(platform, all)
    return tags.map((tag) => ({ ...tag, posts: counts.get(tag.imageTagId) ?? 0 }))
  },

  async saveImageTag({ body, query, scope, world, actor, now, ip }) {
    const there = await scopeForNew(world, scope, query.agencyId)
    await requireExclusivePosts(world, scope, there)
    const row = await world.database.inScope(there, async (tx) => {
      // One that is there is found, and nothing is added.
      const known = await findTagNamed(tx, there, body.name)
      if (known) return known
      if ((await countTags(tx, there)) >= most.tags) full('tags', most.tags)
      const saved = await saveTag(tx, there, body.name)
      await audit(tx, there, {
        at: now,
        actor,
        action: 'imageTag.add',
        object: `imageTag ${saved.imageTagId}`,
        ip,
      })
      return saved
    })
    return presentTag(row, (await libraryOf(world.database.platform, there.agencyId)).shared)
  },

  async deleteImageTag({ params, body, scope, world, actor, now, ip }) {
    const id = params.imageTagId
    const isBack = body.restore === true
    const ownerOf = isBack ? agencyOfBinnedTag : agencyOfTag
    const there =
      scope.reach === 'platform' ? scopeAt(scope, await ownerOf(world.database.platform, id)) : scope
    if (isBack) await requireExclusivePosts(world, scope, there)
    // Posts of every agency may bear a tag of the platform.
    await inLibraryTurn(() =>
      world.database.platform.transaction().execute(async (tx) => {
        await lockLibrary(tx)
        if (isBack && (await countTags(tx, there)) >= most.tags) full('tags', most.tags)
        if (!(await (isBack ? unbinTag(tx, there, id, now) : binTag(tx, there, id, now))))
          fail('NOT_FOUND', 'This tag does not exist any more.')
        const action = isBack ? 'imageTag.restore' : 'imageTag.delete'
        await audit(tx, there, { at: now, actor, action, object: `imageTag ${id}`, ip })
        await world.queue.add(tx, endRetag, { agencyId: there.agencyId, imageTagId: id })
      }),
    ).catch((error: unknown) =>
      isUniqueViolation(error, 'image_tag_name') ? taken() : Promise.reject(error),
    )
    await walkForCall(world.database.platform, [{ agencyId: there.agencyId, imageTagId: id }])
    return { deleted: !isBack }
  },

  listImageSubcategories: (call) => {
    const { imageCategoryId, ...filters } = call.query
    return subcategories(call, {
      ...filters,
      categoryIds: imageCategoryId === undefined ? undefined : [imageCategoryId],
    })
  },

  listSubcategoriesByCategories: (call) =>
    subcategories(call, { categoryIds: call.query.imageCategoryIds.split(',').map(Number) }),

  async listSubcategoriesByCategoryName({ query, scope, world }) {
    const { platform } = world.database
    // Categories of businesses among them, which every agency needs: greetings or not.
    const { all } = await libraryOf(platform, scope.agencyId)
    const rows = await listSubcategoriesNamed(platform, all, query.imageCategoryName)
    return rows.length > 0
      ? rows
      : fail('NOT_FOUND', 'There is no category of this name.', { field: 'imageCategoryName' })
  },
}
