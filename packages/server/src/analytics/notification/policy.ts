import type { NotificationKind } from '@parichay/contract/analytics/notification.ts'
import { holds } from '../../platform/gate.ts'
import { columnOf, type Scope, type Staff } from '../../platform/scope.ts'
import type { Recipient } from './store.ts'

const needed: Partial<Record<NotificationKind, string>> = {
  plan_expiring: 'business.list',
  image_request: 'imagePost.manage',
  feedback: 'feedback.view',
}

/** What admins look after, and the platform’s staff in every agency. */
const watched = ['money_exception', 'failed_job', 'domain'] as const

/**
 * What a member of staff is told: what they may look after. Money, failed jobs and lost host names are for admins; of everything else each
 * hears that holds its permission, creators and franchisees of the businesses they serve. Platform staff hear of what admins
 * look after in every agency. A sign-in on a new device is told to its owner only, a file of a report to whoever asked for it.
 */
export function recipientOf(actor: Staff, scope: Scope): Recipient {
  const isAdmin = columnOf(actor) !== 'staff'
  const kinds = Object.entries(needed).flatMap(([kind, permission]) =>
    holds(actor, permission) ? [kind as NotificationKind] : [],
  )
  return {
    agencyId: actor.agencyId,
    franchiseeId: actor.franchiseeId,
    kinds: isAdmin ? [...kinds, ...watched] : kinds,
    personal: ['new_device', 'report_file'],
    onlyOwn: scope.reach === 'madeBy',
    everywhere: scope.reach === 'platform' ? watched : [],
  }
}
