import { tells, type Topic } from '@parichay/contract/analytics/rules.told.ts'
import { moneySeen } from '@parichay/contract/franchisee/rules.ts'
import { holds } from '../platform/gate.ts'
import type { Agency } from '../platform/hosts.ts'
import { columnOf, type Staff } from '../platform/scope.ts'

/** Of what a member of staff is told, as they and their agency stand now: one verdict for home, bell and letter. */
export const toldOf = (
  actor: Staff,
  { configuration }: Pick<Agency, 'configuration'>,
): ((topic: Topic) => boolean) => {
  const who = {
    isAdmin: columnOf(actor) !== 'staff',
    isSuperAdmin: actor.ofSuperAdminAgency,
    holds: (permission: string) => holds(actor, permission),
    money: moneySeen({ ofPerson: actor.hidesBilling, ofAgency: configuration.hideBilling }),
  }
  return (topic) => tells[topic](who)
}
