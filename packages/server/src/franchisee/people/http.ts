import type { PermissionName } from '@parichay/contract/franchisee/fields.ts'
import { permissionNames } from '@parichay/contract/franchisee/fields.ts'
import type { ErrorCode } from '@parichay/contract/errors.ts'
import { peopleBounds } from '@parichay/contract/franchisee/fields.people.ts'
import type { peopleRoutes } from '@parichay/contract/franchisee/routes.people.ts'
import { isOfPlatformOnly } from '@parichay/contract/franchisee/rules.ts'
import type { Route } from '@parichay/contract/route.ts'
import { routes } from '@parichay/contract/routes.ts'
import { exactTotal, readChosen } from '../../platform/choose-page.ts'
import type { Call, Handlers } from '../../platform/http.ts'
import { spend } from '../../platform/limits.ts'
import { hashPassword } from '../../platform/passwords.ts'
import { nameOf } from '../../platform/scope.ts'
import { searchWords } from '../../platform/search-words.ts'
import { newPassword } from '../../platform/secrets.ts'
import { dropTotp } from '../../totp/store.ts'
import { listSettlements } from '../limit/store.ts'
import { noticeToStaff } from './jobs.ts'
import { mayResetPassword, mayResetTotp } from './policy.ts'
import { presentPerson, presentSettlement } from './present.ts'
import { monthStart } from './rules.ts'
import {
  changePerson,
  choosePeople,
  listCities,
  type PersonRow,
  readPeople,
  setTemporaryPassword,
} from './store.ts'
import {
  bossOf,
  change,
  changeOne,
  dismiss,
  hire,
  inviteAgain,
  requirePerson,
  requireYes,
  scopeOfPerson,
  takeOver,
} from './usecase.ts'

const none = { list: [], total: 0, totalIsMore: false }
const noTotp: Partial<Record<ErrorCode, string>> = {
  STEP_OUT_OF_ORDER: 'This person signs in without a second step.',
}
const temporaryLifeSec = 86_400
/** Permissions that some call asks for. */
const asked = new Set<string>(Object.values<Route>(routes).map(({ access }) => access.staff))

const presentOne = async (call: Pick<Call, 'world' | 'actor'>, row: PersonRow) =>
  presentPerson(row, bossOf(call), await call.world.hosts.originOf(row.agencyId))

/** Handlers of `peopleRoutes`; moving businesses is a job and stands there. */
export const peopleHandlers: Handlers<Omit<typeof peopleRoutes, 'moveBusinesses'>> = {
  async listStaff(call) {
    const { query, scope, world, now } = call
    const words = searchWords(query.search)
    if (words === null) return none
    const listing = {
      ...query,
      words,
      sort: query.sort ?? (query.all ? ('name' as const) : ('newest' as const)),
      page: query.all ? 1 : (query.page ?? 1),
      pageSize: query.all ? peopleBounds.all : (query.pageSize ?? 20),
      fromEnd: !query.all && (query.fromEnd ?? false),
    }
    const { platform } = world.database
    const { ids, total } = await platform.transaction().execute((tx) => choosePeople(tx, scope, listing))
    const numbers = ids.map(({ id }) => id)
    const rows = await readChosen(world.database, scope, (tx) =>
      readPeople(tx, scope, numbers, monthStart(now)),
    )
    return {
      list: await Promise.all(rows.map((row) => presentOne(call, row))),
      total: Math.min(total, exactTotal),
      totalIsMore: total > exactTotal,
    }
  },

  listStaffCities: ({ query, scope, world }) => listCities(world.database.platform, scope, query.agencyId),

  async listStaffPermissions(call) {
    const { ofSuperAdminAgency } = bossOf(call)
    return permissionNames.filter(
      (name: PermissionName) => asked.has(name) && (ofSuperAdminAgency || !isOfPlatformOnly(name)),
    )
  },

  async getStaff(call) {
    const { world, params, now } = call
    const there = await scopeOfPerson(call, params.franchiseeId)
    return presentOne(
      call,
      await world.database.inScope(there, (tx) => requirePerson(tx, there, params.franchiseeId, now)),
    )
  },

  addStaff: async (call) => presentOne(call, await hire(call, call.body)),
  changeStaff: async (call) => presentOne(call, await changeOne(call, call.body)),
  inviteStaff: (call) => inviteAgain(call, call.body.franchiseeId),
  addSettlement: async (call) => presentOne(call, await takeOver(call, call.body)),
  async listSettlements(call) {
    const { world, query, now } = call
    const there = await scopeOfPerson(call, query.franchiseeId)
    const rows = await world.database.inScope(there, async (tx) => {
      await requirePerson(tx, there, query.franchiseeId, now)
      return listSettlements(tx, there, query.franchiseeId)
    })
    return rows.map(presentSettlement)
  },
  deleteStaff: (call) => dismiss(call, call.params.franchiseeId),

  async resetStaffTotp(call) {
    const { world, body, now } = call
    await change(call, body.franchiseeId, async (tx, there, person) => {
      requireYes(mayResetTotp(bossOf(call), person), noTotp)
      await changePerson(tx, there, person.franchiseeId, {}, { version: undefined, ends: true })
      await dropTotp(tx, there, { kind: 'staff', id: person.franchiseeId })
      await world.queue.add(tx, noticeToStaff, {
        agencyId: there.agencyId,
        franchiseeId: person.franchiseeId,
        what: 'secondStep',
      })
      return { result: undefined, action: 'staff.resetTotp', detail: { proof: body.proof } }
    })
    const there = await scopeOfPerson(call, body.franchiseeId)
    const person = await world.database.inScope(there, (tx) =>
      requirePerson(tx, there, body.franchiseeId, now),
    )
    return presentOne(call, person)
  },

  async resetStaffPassword(call) {
    const { actor, world, now, body } = call
    await spend(world.database.platform, now, [
      { bucket: `reset:${actor.agencyId}:${nameOf(actor)}`, max: 30, windowSec: 3600 },
    ])
    const password = newPassword()
    const hash = await hashPassword(password)
    return change(call, body.franchiseeId, async (tx, there, person) => {
      requireYes(mayResetPassword(bossOf(call), person))
      const until = new Date(now.getTime() + temporaryLifeSec * 1000)
      await setTemporaryPassword(tx, there, person.franchiseeId, { hash, until })
      await world.queue.add(tx, noticeToStaff, {
        agencyId: there.agencyId,
        franchiseeId: person.franchiseeId,
        what: 'password',
      })
      return { result: { password, expiresInSec: temporaryLifeSec }, action: 'staff.resetPassword' }
    })
  },
}
