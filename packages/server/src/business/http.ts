import { changedParts } from '@parichay/contract/activity/rules.ts'
import type { businessRoutes } from '@parichay/contract/business/routes.ts'
import { istDay } from '@parichay/contract/business/rules.ts'
import { firstPart } from '@parichay/contract/first-part.ts'
import { fail } from '@parichay/contract/errors.ts'
import { cutDays } from '@parichay/contract/plan/entitlement.ts'
import {
  agencyOfUser,
  createUser,
  findUser,
  findUserBy,
  lockUser,
  servesUser,
  type UserRow,
} from '../auth/store.ts'
import { daysWithin } from '../agency/usecase.days.ts'
import { requireNewCards } from '../agency/usecase.ts'
import { usePictures } from '../document/store.ts'
import { holdMaker } from '../franchisee/usecase.ts'
import { audit } from '../platform/audit.ts'
import { exactTotal, readChosen } from '../platform/choose-page.ts'
import type { Tx } from '../platform/db.ts'
import { holds } from '../platform/gate.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { requireMobile } from '../platform/mobile.ts'
import { dropPage } from '../platform/notices.ts'
import { agencyOfBusiness } from '../platform/reach.ts'
import { nameOf, scopeAt, type Scope } from '../platform/scope.ts'
import { presentBusiness } from './present.ts'
import { businessesPerUser, conditionsOf, duplicatesOf, originFor, splitFacts } from './rules.ts'
import {
  addBusiness,
  type BusinessRow,
  changeBusiness,
  countBusinessesOf,
  chooseBusinesses,
  findBusiness,
  listBusinessesOf,
  lockBusiness,
  readPage,
} from './store.ts'
import { copyBusiness } from './clone/store.ts'
import { readLately } from './store.lately.ts'
import { bringBack, removeBusiness, requireNotSuspended, suspend } from './usecase.ts'

const gone = () => fail('NOT_FOUND', 'This business does not exist any more.')
const noCustomer = () => fail('NOT_FOUND', 'This customer does not exist any more.')

/** Presents rows of one or several agencies, each with the address of its own pages. */
async function presentAll({ world, now, actor }: Pick<Call, 'world' | 'now' | 'actor'>, rows: BusinessRow[]) {
  const ids = [...new Set(rows.map((row) => row.agencyId))]
  const origins = new Map(
    await Promise.all(ids.map(async (id) => [id, await world.hosts.originOf(id)] as const)),
  )
  return rows.map((row) => presentBusiness(row, now, origins.get(row.agencyId) ?? '', actor))
}

const presentOne = async (call: Pick<Call, 'world' | 'now' | 'actor'>, row: BusinessRow) =>
  (await presentAll(call, [row]))[0]!

/** The scope in which platform staff work on this business; the own scope for everybody else. */
const scopeOf = async ({ world, scope }: Pick<Call, 'world' | 'scope'>, businessId: number) =>
  scope.reach === 'platform'
    ? scopeAt(scope, await agencyOfBusiness(world.database.platform, businessId))
    : scope

/** The customer a business is added for, held against others who add one: oneself, or the one staff name. */
async function customerFor(
  tx: Tx,
  scope: Scope,
  actor: Call['actor'],
  userId: number | undefined,
): Promise<UserRow> {
  if (actor.kind === 'customer') {
    if (userId !== undefined && userId !== actor.userId) noCustomer()
    await lockUser(tx, scope, actor.userId)
    return (await findUser(tx, scope, actor.userId)) ?? noCustomer()
  }
  if (userId === undefined) fail('VALIDATION', 'Choose the customer first.', { field: 'userId' })
  await lockUser(tx, scope, userId)
  const user = (await findUser(tx, scope, userId)) ?? noCustomer()
  // A creator or franchisee adds for customers they serve, or for one nobody serves yet (just registered by phone).
  if (
    scope.reach === 'madeBy' &&
    !(await servesUser(tx, scope, userId)) &&
    (await countBusinessesOf(tx, scope, userId)) > 0
  )
    noCustomer()
  return user
}

/** Handlers of `businessRoutes`. */
export const businessHandlers: Handlers<typeof businessRoutes> = {
  async listBusinesses(call) {
    const { query, scope, actor, world, now } = call
    if (actor.kind === 'staff' && !holds(actor, 'business.list'))
      return { list: [], total: 0, totalIsMore: false }
    // What an agency calls soon is asked for where somebody looks for it.
    const days =
      query.subscription === 'expiring' || query.subscription === 'ending'
        ? await daysWithin(world.database, scope, query.agencyId, istDay(now))
        : cutDays(istDay(now), { days: 0, others: [] })
    const conditions = conditionsOf(query)
    if (conditions === null) return { list: [], total: 0, totalIsMore: false }
    const filters = {
      ...conditions,
      sort: query.sort ?? 'newest',
      page: query.page ?? 1,
      pageSize: query.pageSize ?? 20,
      fromEnd: query.fromEnd ?? false,
    }
    const { platform } = world.database
    const { ids, total } = await platform
      .transaction()
      .execute((tx) => chooseBusinesses(tx, scope, filters, days))
    const known = ids.map(({ id }) => id)
    const { rows, lately } = await readChosen(world.database, scope, async (tx) => ({
      rows: await readPage(tx, ids),
      lately: await readLately(tx, known, days.today),
    }))
    const list = await presentAll(call, rows)
    return {
      list: list.map((row) => {
        const { plan = null, seenAt = null } = lately.get(row.businessId) ?? {}
        return { ...row, lately: { plan, seenAt: seenAt && seenAt.toISOString() } }
      }),
      total: Math.min(total, exactTotal),
      totalIsMore: total > exactTotal,
    }
  },

  async getBusinessesByUser(call) {
    const { query, actor, scope, world } = call
    const userId =
      actor.kind === 'customer'
        ? (query.userId ?? actor.userId)
        : (query.userId ?? fail('VALIDATION', 'Choose the customer first.', { field: 'userId' }))
    const there =
      scope.reach === 'platform' ? scopeAt(scope, await agencyOfUser(world.database.platform, userId)) : scope
    const rows = await world.database.inScope(there, async (tx) => {
      if (!(await findUser(tx, there, userId))) noCustomer()
      const found = await listBusinessesOf(tx, there, userId)
      if (there.reach === 'madeBy' && found.length === 0) noCustomer()
      return found
    })
    return presentAll(call, rows)
  },

  async getBusiness(call) {
    const there = await scopeOf(call, call.params.id)
    const row = await call.world.database.inScope(there, (tx) => findBusiness(tx, there, call.params.id))
    return presentOne(call, row ?? gone())
  },

  async registerUserAndGetBusinesses(call) {
    const { body, actor, scope, world, now, ip } = call
    const person = { phoneNumber: body.phoneNumber, email: body.email }
    if ((person.phoneNumber === undefined) === (person.email === undefined))
      fail('VALIDATION', 'A valid phone number is required.', { field: 'phoneNumber' })
    const here = scopeAt(scope, scope.agencyId)
    const { user, isNew, rows } = await world.database.inScope(here, async (tx) => {
      const found = await findUserBy(tx, here, person)
      if (!found && person.phoneNumber) requireMobile(person.phoneNumber)
      const customer =
        found ??
        (await createUser(tx, here, { ...person, isForeignUser: person.email !== undefined, createdAt: now }))
      if (!found)
        await audit(tx, here, {
          at: now,
          actor,
          action: 'user.register',
          object: `user ${customer.userId}`,
          ip,
        })
      const serves = here.reach !== 'madeBy' || !found || (await servesUser(tx, here, found.userId))
      if (!serves && (await countBusinessesOf(tx, here, customer.userId)) > 0)
        fail('PHONE_TAKEN', 'This customer is looked after by somebody else. Ask your admin.', {
          field: person.phoneNumber ? 'phoneNumber' : 'email',
        })
      return {
        // Who registers a number learns what they typed, not what the customer told others.
        user: serves
          ? customer
          : { ...customer, name: '', phoneNumber: person.phoneNumber, email: person.email },
        isNew: !found,
        rows: await listBusinessesOf(tx, here, customer.userId),
      }
    })
    const { userId, phoneNumber, email, isForeignUser, name } = user
    return {
      user: { userId, phoneNumber: phoneNumber ?? null, email: email ?? null, isForeignUser, name },
      isNew,
      businesses: await presentAll(call, rows),
    }
  },

  async addBusiness(call) {
    const { body, actor, scope, world, now, ip } = call
    const { userId, confirmDuplicate, ...facts } = body
    const there =
      scope.reach === 'platform'
        ? scopeAt(
            scope,
            userId === undefined ? undefined : await agencyOfUser(world.database.platform, userId),
          )
        : scope
    const outcome = await world.database.inScope(there, async (tx) => {
      const user = await customerFor(tx, there, actor, userId)
      if ((await countBusinessesOf(tx, there, user.userId)) >= businessesPerUser)
        fail('LIMIT_REACHED', `One customer can have ${businessesPerUser} businesses.`)
      const twins = confirmDuplicate
        ? []
        : duplicatesOf(facts, await listBusinessesOf(tx, there, user.userId))
      if (twins.length > 0) return { twins, row: null }
      await usePictures(
        tx,
        there,
        [facts.logoDocumentId],
        { businessId: null, userId: user.userId },
        nameOf(actor),
      )
      const { profile } = splitFacts(facts)
      const businessId = await addBusiness(tx, there, {
        userId: user.userId,
        businessName: facts.businessName,
        category: facts.category,
        mobile: facts.mobile ?? null,
        email: facts.email ?? null,
        city: facts.city ?? '',
        logoDocumentId: facts.logoDocumentId ?? null,
        profile,
        businessMadeBy: originFor(actor),
        madeByFranchiseeId: await holdMaker(tx, there, actor),
        ownerPhone: user.phoneNumber ?? user.email ?? '',
        createdAt: now,
      })
      await usePictures(tx, there, [facts.logoDocumentId], { businessId, userId: user.userId }, nameOf(actor))
      await audit(tx, there, {
        at: now,
        actor,
        action: 'business.add',
        object: `business ${businessId}`,
        detail: { businessName: facts.businessName, category: facts.category, origin: originFor(actor) },
        ip,
      })
      return { twins, row: (await findBusiness(tx, there, businessId)) ?? gone() }
    })
    return {
      business: outcome.row && (await presentOne(call, outcome.row)),
      duplicates: await presentAll(call, outcome.twins),
    }
  },

  async updateBusinessMetadata(call) {
    const { body, actor, world, now, ip } = call
    const { businessId, version, ...facts } = body
    const there = await scopeOf(call, businessId)
    const row = await world.database.inScope(there, async (tx) => {
      const before = (await lockBusiness(tx, there, businessId)) ?? gone()
      if (actor.kind === 'customer') await requireNotSuspended(tx, there, businessId)
      await usePictures(
        tx,
        there,
        [facts.logoDocumentId],
        { businessId, userId: before.userId },
        nameOf(actor),
      )
      const { columns, profile } = splitFacts(facts)
      const change = { ...columns, profile: { ...before.profile, ...profile } }
      if (!(await changeBusiness(tx, there, businessId, change as never, version, now))) {
        fail(
          'CONFLICT',
          'This business was changed on another device. Look at the newer version and save again.',
        )
      }
      const detail = changedParts({ ...before.profile, ...before }, facts)
      if (detail)
        await audit(tx, there, {
          at: now,
          actor,
          action: 'business.change',
          object: `business ${businessId}`,
          detail,
          ip,
        })
      return (await findBusiness(tx, there, businessId)) ?? gone()
    })
    if (row.cardId) await dropPage(world, `${row.agencyId}:${row.cardId}`)
    return presentOne(call, row)
  },

  async deleteBusiness(call) {
    const { params, body, actor, world, now, ip } = call
    const there = await scopeOf(call, params.id)
    const by = { actor, now, ip }
    const pageKey = await world.database.inScope(there, (tx) =>
      body.restore ? bringBack(tx, there, params.id, by) : removeBusiness(tx, there, params.id, by),
    )
    if (pageKey) await dropPage(world, pageKey)
    return { deleted: body.restore !== true }
  },

  async suspendBusiness(call) {
    const { params, body, actor, world, now, ip } = call
    const there = await scopeOf(call, params.id)
    const row = await world.database.inScope(there, (tx) =>
      suspend(tx, there, params.id, body.reason, { actor, now, ip }),
    )
    if (row.cardId) await dropPage(world, `${row.agencyId}:${row.cardId}`)
    return presentOne(call, row)
  },

  async cloneBusiness(call) {
    const { body, actor, world, now, ip } = call
    const there = await scopeOf(call, body.businessId)
    const row = await world.database.inScope(there, async (tx) => {
      const from = (await findBusiness(tx, there, body.businessId)) ?? gone()
      if (actor.kind === 'customer') await requireNotSuspended(tx, there, body.businessId)
      await requireNewCards(tx, there, { actor, today: istDay(now) })
      await lockUser(tx, there, from.userId)
      // An account that was deleted meanwhile took it along.
      if (!(await findBusiness(tx, there, body.businessId))) gone()
      if ((await countBusinessesOf(tx, there, from.userId)) >= businessesPerUser)
        fail('LIMIT_REACHED', `One customer can have ${businessesPerUser} businesses.`)
      const businessId = await copyBusiness(tx, there, from, {
        name: body.businessName ?? `${firstPart(from.businessName, 52)} (copy)`,
        // Who copies an own business makes it as one who begins anew: it may be paid for online.
        origin: actor.kind === 'staff' ? 'clone' : 'self',
        madeByFranchiseeId: await holdMaker(tx, there, actor),
        now,
      })
      await audit(tx, there, {
        at: now,
        actor,
        action: 'business.clone',
        object: `business ${businessId}`,
        detail: { from: from.businessName },
        ip,
      })
      return (await findBusiness(tx, there, businessId)) ?? gone()
    })
    return presentOne(call, row)
  },
}
