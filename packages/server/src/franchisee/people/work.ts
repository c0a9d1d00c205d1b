import { findAgency } from '../../agency/store.ts'
import { agencyScope } from '../../platform/scope.ts'
import { smsText } from '../../platform/sms-text.ts'
import type { World } from '../../platform/world.ts'
import { findFranchisee } from '../store.ts'
import { noticeToStaff } from './jobs.ts'
import { hostParts } from './rules.ts'

/** What the worker does for the people of an agency. */
export async function workPeople(world: World): Promise<void> {
  await world.queue.work(noticeToStaff, async ({ agencyId, franchiseeId, what }) => {
    const scope = agencyScope(agencyId)
    const agency = await findAgency(world.database.platform, agencyId)
    const person = await world.database.inScope(scope, (tx) => findFranchisee(tx, scope, franchiseeId))
    if (!agency || !person?.isActive) return
    const name = smsText(agency.agencyName)
    if (what !== 'invite')
      await world.sms.send({
        agencyId,
        to: person.phoneNumber,
        purpose: 'notice',
        vars: [what === 'password' ? 'password changed' : 'second step switched off', name],
      })
    // Who came meanwhile needs no invitation.
    else if (person.lastLoginAt === null)
      await world.sms.send({
        agencyId,
        to: person.phoneNumber,
        purpose: 'invite',
        vars: [name, ...hostParts(await world.hosts.originOf(agencyId))],
      })
  })
}
