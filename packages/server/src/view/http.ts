import { fail } from '@parichay/contract/errors.ts'
import { viewMinutes } from '@parichay/contract/view/rules.ts'
import type { viewRoutes } from '@parichay/contract/view/routes.ts'
import { agencyOfUser, findUser } from '../auth/store.ts'
import { listBusinessesOf, countBusinessesOf } from '../business/store.ts'
import { audit } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import type { Call, Handlers } from '../platform/http.ts'
import { agencyScope, nameOf, scopeAt, type Scope, type Staff } from '../platform/scope.ts'
import { addView, endView, findView } from './store.ts'

const noCustomer = () => fail('NOT_FOUND', 'This customer does not exist any more, or is not only yours.')

/** A member of staff; the gate lets nobody else come here. */
const staffOf = (actor: Call['actor']): Staff =>
  actor.kind === 'staff' ? actor : fail('NOT_ALLOWED', 'Your account may not do this.')

/** Whom somebody may see as: a customer of the scope, all of whose businesses they reach. */
async function findReachedUser(tx: Tx, there: Scope, userId: number, businessId: number | undefined) {
  const user = (await findUser(tx, there, userId)) ?? noCustomer()
  const reached = await listBusinessesOf(tx, there, userId)
  if (there.reach === 'madeBy' && reached.length < Math.max(1, await countBusinessesOf(tx, there, userId)))
    noCustomer()
  if (businessId !== undefined && !reached.some((one) => one.businessId === businessId)) noCustomer()
  return user
}

/** Handlers of `viewRoutes`. */
export const viewHandlers: Handlers<typeof viewRoutes> = {
  async viewAsCustomer({ body, actor, scope, world, now, ip }) {
    const staff = staffOf(actor)
    const { userId, businessId, reason } = body
    const there =
      scope.reach === 'platform' ? scopeAt(scope, await agencyOfUser(world.database.platform, userId)) : scope
    const endsAt = new Date(now.getTime() + viewMinutes * 60_000)
    const entry = { at: now, actor, action: 'customer.view' as const, object: `user ${userId}` as const, ip }
    const { viewId, user } = await world.database.inScope(there, async (tx) => {
      const user = await findReachedUser(tx, there, userId, businessId)
      const viewId = await addView(tx, there, {
        userId,
        sessionId: staff.sessionId,
        viewer: nameOf(actor),
        reason,
        startedAt: now,
        endsAt,
      })
      await audit(tx, there, { ...entry, businessId: businessId ?? null, detail: { reason } })
      return { viewId, user }
    })
    // The platform's people have a log of their own too: what they did stands in both.
    if (there.agencyId !== staff.agencyId) {
      const home = agencyScope(staff.agencyId)
      await world.database.inScope(home, (tx) =>
        audit(tx, home, {
          ...entry,
          object: '',
          detail: { reason, customer: userId, agency: there.agencyId },
        }),
      )
    }
    return {
      viewId,
      endsAt: endsAt.toISOString(),
      user: {
        userId,
        name: user.name,
        phoneNumber: user.phoneNumber ?? null,
        email: user.email ?? null,
      },
    }
  },

  async endViewAsCustomer({ body, actor, world, now, ip }) {
    const staff = staffOf(actor)
    const view = await findView(world.database.platform, body.viewId, staff.sessionId, now)
    if (!view) return { ended: false }
    const there = agencyScope(view.agencyId)
    await world.database.inScope(there, async (tx) => {
      await endView(tx, there, view.viewId, now)
      await audit(tx, there, {
        at: now,
        actor,
        action: 'customer.viewEnd',
        object: `user ${view.userId}` as const,
        ip,
      })
    })
    return { ended: true }
  },
}
