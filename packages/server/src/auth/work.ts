import type { World } from '../platform/world.ts'
import { findAgency } from '../agency/store.ts'
import { changeLetter, changeWords } from './mail.ts'
import { noticeOfChange } from './jobs.ts'

/** What the worker does for sign-in. */
export async function workAuth(world: World): Promise<void> {
  await world.queue.work(noticeOfChange, async ({ agencyId, what, phoneNumber, email }) => {
    const agency = await findAgency(world.database.platform, agencyId)
    if (!agency) return
    if (phoneNumber)
      await world.sms.send({
        to: phoneNumber,
        purpose: 'notice',
        vars: [changeWords(what), agency.agencyName.slice(0, 30).toWellFormed()],
      })
    else if (email) await world.mail.send({ to: email, ...changeLetter(what, agency.agencyName) })
  })
}
