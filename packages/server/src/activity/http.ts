import { actionsByArea } from '@parichay/contract/activity/actions.ts'
import type { activityRoutes } from '@parichay/contract/activity/routes.ts'
import { addDays, startOfDay } from '@parichay/contract/business/rules.ts'
import { fail } from '@parichay/contract/errors.ts'
import { changeAndRecord } from '../platform/audit.ts'
import { holds } from '../platform/gate.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { agencyOfBusiness, findReached } from '../platform/reach.ts'
import { columnOf, scopeAt, type Scope } from '../platform/scope.ts'
import { presentActivity } from './present.ts'
import { cursorOf, readCursor, whoIn } from './rules.ts'
import { type ActivityWish, readActivity, readStaff } from './store.ts'

const usual = 50

/** A part of the log with the names of everybody in it, and where it goes on. */
async function readPart(
  { world, actor }: Pick<Call, 'world' | 'actor'>,
  scope: Scope,
  wish: Omit<ActivityWish, 'limit' | 'before'>,
  { pageSize = usual, before }: { pageSize?: number | undefined; before?: string | undefined },
) {
  const { platform } = world.database
  const whole = {
    ...wish,
    limit: pageSize + 1,
    before: before === undefined ? undefined : readCursor(before),
  }
  const rows = await (scope.reach === 'platform'
    ? readActivity(platform, scope, whole)
    : world.database.inScope(scope, (tx) => readActivity(tx, scope, whole)))
  const list = rows.slice(0, pageSize)
  const ids = new Set(list.flatMap((row) => whoIn(row.actor).franchiseeId ?? []))
  const staff = new Map((await readStaff(platform, [...ids])).map((one) => [one.franchiseeId, one]))
  const column = columnOf(actor)
  const reader = { isAdmin: column !== 'staff', isPlatform: column === 'superadmin' }
  return {
    list: list.map((row) => presentActivity(row, staff, reader)),
    before: rows.length > pageSize ? cursorOf(list.at(-1)!) : null,
  }
}

/** Handlers of `activityRoutes`. */
export const activityHandlers: Handlers<typeof activityRoutes> = {
  async listActivity(call) {
    const { query, scope, world } = call
    const { area, franchiseeId, from, to, agencyId, businessId, userId, by } = query
    const [person] =
      franchiseeId === undefined ? [] : await readStaff(world.database.platform, [franchiseeId])
    const wish = {
      agencyId,
      businessId,
      userId,
      by,
      // The platform's people work in other agencies too, under the agency that they are of.
      actor:
        franchiseeId === undefined ? undefined : `franchisee ${franchiseeId} of ${person?.agencyId ?? 0}`,
      actions: area && actionsByArea[area],
      from: from === undefined ? undefined : startOfDay(from),
      until: to === undefined ? undefined : startOfDay(addDays(to, 1)),
    }
    return readPart(call, scope, wish, query)
  },

  recordListExport({ body: { list, filters }, scope, world, ...by }) {
    const said = Object.entries(filters).map(([name, value]) => `${name}: ${value}`)
    return changeAndRecord({ world, ...by }, scope, 'agency', async () => ({
      result: { recorded: true as const },
      action: 'list.export',
      object: '',
      detail: { list, ...(said.length > 0 && { filters: said.join('; ') }) },
    }))
  },

  async listActivityOfBusiness(call) {
    const { params, query, scope, world, actor } = call
    const there =
      scope.reach === 'platform'
        ? scopeAt(scope, await agencyOfBusiness(world.database.platform, params.id))
        : scope
    if (!(await world.database.inScope(there, (tx) => findReached(tx, there, params.id))))
      fail('NOT_FOUND', 'This business does not exist any more.')
    // What was paid is for those who may see payments.
    const except = holds(actor, 'payment.view') ? undefined : actionsByArea.money
    return readPart(call, there, { businessId: params.id, except }, query)
  },
}
