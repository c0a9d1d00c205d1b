import { findFranchisee } from '../franchisee/store.ts'
import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import { inviteAdmin } from './jobs.ts'
import { invitationVars } from './rules.ts'
import { findManaged } from './store.ts'

/** Sends one invitation; none to somebody who came meanwhile. */
export async function sendInvitation(
  world: World,
  { agencyId, franchiseeId }: { agencyId: number; franchiseeId: number },
): Promise<void> {
  const agency = await findManaged(world.database.platform, agencyId)
  const scope = agencyScope(agencyId)
  const person = await world.database.inScope(scope, (tx) => findFranchisee(tx, scope, franchiseeId))
  if (!agency?.host || !person?.isActive || person.passwordHash !== null) return
  // Without a registered text invitations go out by WhatsApp only.
  if (!(await world.sms.isSetUp({ agencyId, purpose: 'invite' }))) return
  await world.sms.send({
    agencyId,
    to: person.phoneNumber,
    purpose: 'invite',
    vars: invitationVars(agency.agencyName, agency.host),
  })
}

/** What the worker does for Agency Management. */
export const workAgencies = (world: World): Promise<void> =>
  world.queue.work(inviteAdmin, (job) => sendInvitation(world, job))
