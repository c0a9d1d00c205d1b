import type { World } from '../platform/world.ts'
import { signedBy } from '../agency/rules.ts'
import { findAgency } from '../agency/store.ts'
import { findFranchisee } from '../franchisee/store.ts'
import { agencyScope } from '../platform/scope.ts'
import { smsText } from '../platform/sms-text.ts'
import { changeLetter, changeWords, deviceLetter, deviceWords, triesLetter, triesWords } from './mail.ts'
import { noticeOfChange, noticeOfDevice, noticeOfTries } from './jobs.ts'
import { findUser } from './store.ts'

/** What the worker does for sign-in. */
export async function workAuth(world: World): Promise<void> {
  await world.queue.work(noticeOfChange, async ({ agencyId, what, phoneNumber, email }) => {
    const agency = await findAgency(world.database.platform, agencyId)
    if (!agency) return
    if (phoneNumber)
      await world.sms.send({
        agencyId,
        to: phoneNumber,
        purpose: 'notice',
        vars: [changeWords(what), smsText(agency.agencyName)],
      })
    else if (email)
      await world.mail.send({
        agencyId,
        to: email,
        ...signedBy(changeLetter(what, agency.agencyName), agency),
      })
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
    if (owner?.phoneNumber)
      await world.sms.send({
        agencyId,
        to: owner.phoneNumber,
        purpose: 'notice',
        vars: [triesWords, smsText(agency.agencyName)],
      })
    else if (owner?.email)
      await world.mail.send({
        agencyId,
        to: owner.email,
        ...signedBy(triesLetter(agency.agencyName), agency),
      })
  })
  await world.queue.work(noticeOfDevice, async ({ agencyId, franchiseeId, device, at }) => {
    const agency = await findAgency(world.database.platform, agencyId)
    const scope = agencyScope(agencyId)
    const owner = await world.database.inScope(scope, (tx) => findFranchisee(tx, scope, franchiseeId))
    if (!agency || !owner) return
    const { agencyName } = agency
    if (owner.email) {
      const link = `${await world.hosts.originOf(agencyId)}/panel/admin/account?new=device`
      const letter = deviceLetter({ device, at: new Date(at), agencyName, link })
      await world.mail.send({ agencyId, to: owner.email, ...signedBy(letter, agency) })
    } else
      await world.sms.send({
        agencyId,
        to: owner.phoneNumber,
        purpose: 'notice',
        vars: [deviceWords, smsText(agencyName)],
      })
  })
}
