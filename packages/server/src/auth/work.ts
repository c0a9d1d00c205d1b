import type { World } from '../platform/world.ts'
import { findAgency } from '../agency/store.ts'
import { tellPerson } from '../agency/usecase.tell.ts'
import { findFranchisee } from '../franchisee/store.ts'
import { agencyScope } from '../platform/scope.ts'
import { changeLetter, changeWords, deviceLetter, deviceWords, triesLetter, triesWords } from './mail.ts'
import { noticeOfChange, noticeOfDevice, noticeOfTries } from './jobs.ts'
import { findUser } from './store.ts'

/** What the worker does for sign-in. */
export async function workAuth(world: World): Promise<void> {
  await world.queue.work(noticeOfChange, async ({ agencyId, what, ...to }) => {
    const agency = await findAgency(world.database.platform, agencyId)
    if (!agency) return
    const letter = changeLetter(what, agency.agencyName)
    await tellPerson(world, agency, to, { letter, words: changeWords(what), first: 'sms' })
  })
  await world.queue.work(noticeOfTries, async ({ agencyId, userId, franchiseeId }) => {
    const agency = await findAgency(world.database.platform, agencyId)
    if (!agency) return
    const scope = agencyScope(agencyId)
    const owner = await world.database.inScope(
      scope,
      async (tx): Promise<{ phoneNumber: string | null; email: string | null } | undefined> =>
        userId === null ? findFranchisee(tx, scope, franchiseeId ?? 0) : findUser(tx, scope, userId),
    )
    const letter = triesLetter(agency.agencyName)
    if (owner) await tellPerson(world, agency, owner, { letter, words: triesWords, first: 'sms' })
  })
  await world.queue.work(noticeOfDevice, async ({ agencyId, franchiseeId, device, at }) => {
    const agency = await findAgency(world.database.platform, agencyId)
    const scope = agencyScope(agencyId)
    const owner = await world.database.inScope(scope, (tx) => findFranchisee(tx, scope, franchiseeId))
    if (!agency || !owner) return
    const { agencyName } = agency
    const link = `${await world.hosts.originOf(agencyId)}/panel/admin/account?new=device`
    const letter = deviceLetter({ device, at: new Date(at), agencyName, link })
    await tellPerson(world, agency, owner, { letter, words: deviceWords, first: 'mail' })
  })
}
