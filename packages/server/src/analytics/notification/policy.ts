import { notificationKinds } from '@parichay/contract/analytics/notification.ts'
import { notificationTopics } from '@parichay/contract/analytics/rules.told.ts'
import type { Agency } from '../../platform/hosts.ts'
import type { Scope, Staff } from '../../platform/scope.ts'
import { toldOf } from '../policy.ts'
import type { Recipient } from './store.ts'

/** What is nobody's but one person's. */
const personal = ['new_device', 'report_file'] as const
/** What the platform's staff look after in every agency. */
const watched = ['money_exception', 'failed_job', 'domain', 'advisory'] as const

/**
 * What a member of staff is told: what they may look after, creators and franchisees of the businesses they serve. Platform staff
 * hear of what admins look after in every agency. A sign-in on a new device is told to its owner only, a file of a report to whoever
 * asked for it.
 */
export function recipientOf(actor: Staff, scope: Scope, agency: Pick<Agency, 'configuration'>): Recipient {
  const isTold = toldOf(actor, agency)
  const kinds = notificationKinds.filter((kind) => isTold(notificationTopics[kind]))
  return {
    agencyId: actor.agencyId,
    franchiseeId: actor.franchiseeId,
    kinds: kinds.filter((kind) => !personal.some((one) => one === kind)),
    personal: personal.filter((kind) => kinds.includes(kind)),
    onlyOwn: scope.reach === 'madeBy',
    everywhere: scope.reach === 'platform' ? watched.filter((kind) => kinds.includes(kind)) : [],
  }
}
