import type { analyticsRoutes } from '@parichay/contract/analytics/routes.ts'
import { daysBetween, istDay } from '@parichay/contract/business/rules.ts'
import { daysWithin } from '../agency/usecase.days.ts'
import { isSpecialNumber } from '../agency/usecase.ts'
import { findUser } from '../auth/store.ts'
import type { Db } from '../platform/db.ts'
import { holds } from '../platform/gate.ts'
import type { Handlers } from '../platform/http.ts'
import { networkOf, spend } from '../platform/limits.ts'
import { agencyScope } from '../platform/scope.ts'
import { keptBefore, staffDays, staffFigures, withChange } from './figures/usecase.ts'
import { insightHandlers } from './insights/http.ts'
import { notificationHandlers } from './notification/http.ts'
import { addClientLog, addEvents, countBusinesses, listExpiring } from './store.ts'

const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ')

/** Handlers of `analyticsRoutes`. */
export const analyticsHandlers: Handlers<typeof analyticsRoutes> = {
  ...notificationHandlers,
  ...insightHandlers,

  async getDashboard({ actor, agency, scope, world, now }) {
    const today = istDay(now)
    const days = await daysWithin(world.database, scope, undefined, today)
    const { imagePost, video } = agency.configuration
    const isPlatform = scope.reach === 'platform'
    const sold = {
      greetings: isPlatform || imagePost.enableImagePost,
      films: isPlatform || video.enableVideo,
    }
    const count = (db: Db) => countBusinesses(db, scope, days)
    const read = async (db: Db) => {
      const kept = await keptBefore(db, actor, scope, today)
      return {
        kept,
        others: await staffFigures(db, actor, scope, today, { agency, sold }, kept),
        lately: await staffDays(db, actor, scope, today, { agency }),
        expiring: await listExpiring(db, scope, days, actor.kind === 'staff' ? 8 : 5),
      }
    }
    // Of all agencies the counts take as long as the rest.
    const [counts, { kept, others, lately, expiring }] = await (isPlatform
      ? Promise.all([count(world.database.platform), read(world.database.platform)])
      : world.database.inScope(scope, async (tx) => [await count(tx), await read(tx)] as const))
    return {
      asOf: now.toISOString(),
      scope: scope.reach,
      figures: [...withChange(kept, counts), ...others],
      days: lately,
      expiringSoonDays: days.soonEnds.length > 0 ? null : daysBetween(today, days.soonEnd),
      // Names are for those who may see the list; the figures say nothing of a person.
      expiring: (actor.kind === 'staff' && !holds(actor, 'business.list') ? [] : expiring).map((row) => ({
        businessId: row.businessId,
        businessName: row.businessName,
        agencyName: row.agencyName,
        phoneNumber: row.mobile ?? row.phoneNumber,
        expiryDateForCustomer: row.expiryDateForCustomer ?? today,
        paymentStatus: row.paymentStatus,
        expiringSoonDays: row.expiringSoonDays,
      })),
    }
  },

  async logFailure({ body, ip, agency, world, now, log }) {
    await spend(world.database.platform, now, [{ bucket: `log:${networkOf(ip)}`, max: 30, windowSec: 60 }])
    const scope = agencyScope(agency.agencyId)
    const entry = Object.fromEntries(
      Object.entries(body).map(([name, value]) => [name, clean(String(value))]),
    )
    await world.database.inScope(scope, (tx) => addClientLog(tx, scope, entry, now))
    log.warn({ client: entry }, 'failure in the panel')
    return { logged: true }
  },

  async logEvents({ actor, body, ip, agency, world, now }) {
    await spend(world.database.platform, now, [
      { bucket: `events:${networkOf(ip)}`, max: Math.round(60 * world.config.limitFactor), windowSec: 60 },
    ])
    const scope = agencyScope(agency.agencyId)
    return world.database.inScope(scope, async (tx) => {
      const user =
        actor.kind === 'customer' && agency.specialNumbers.length > 0
          ? await findUser(tx, scope, actor.userId)
          : undefined
      if (user && isSpecialNumber(agency, user.phoneNumber)) return { logged: 0 }
      await addEvents(tx, scope, body.logEvents, now)
      return { logged: body.logEvents.length }
    })
  },
}
