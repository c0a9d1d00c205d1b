import { findAgency } from '../../agency/store.ts'
import { tellPerson } from '../../agency/usecase.tell.ts'
import { agencyScope } from '../../platform/scope.ts'
import { smsText } from '../../platform/sms-text.ts'
import type { World } from '../../platform/world.ts'
import { findFranchisee } from '../store.ts'
import { noticeToStaff } from './jobs.ts'
import { staffLetter, staffWords } from './mail.ts'
import { hostParts } from './rules.ts'

/** What the worker does for the people of an agency. */
export async function workPeople(world: World): Promise<void> {
  await world.queue.work(noticeToStaff, async ({ agencyId, franchiseeId, what }) => {
    const scope = agencyScope(agencyId)
    const agency = await findAgency(world.database.platform, agencyId)
    const person = await world.database.inScope(scope, (tx) => findFranchisee(tx, scope, franchiseeId))
    if (!agency || !person?.isActive) return
    if (what !== 'invite') {
      const letter = staffLetter(what, agency.agencyName)
      return tellPerson(world, agency, person, { letter, words: staffWords(what), first: 'sms' })
    }
    // Who came meanwhile needs no invitation; without a registered text they go out by WhatsApp only.
    if (person.lastLoginAt !== null || !(await world.sms.isSetUp({ agencyId, purpose: 'invite' }))) return
    await world.sms.send({
      agencyId,
      to: person.phoneNumber,
      purpose: 'invite',
      vars: [smsText(agency.agencyName), ...hostParts(await world.hosts.originOf(agencyId))],
    })
  })
}
