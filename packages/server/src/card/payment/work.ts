import { signedBy } from '../../agency/rules.ts'
import { findAgency } from '../../agency/store.ts'
import { findUser } from '../../auth/store.ts'
import { agencyScope } from '../../platform/scope.ts'
import { smsText } from '../../platform/sms-text.ts'
import type { World } from '../../platform/world.ts'
import { findCard } from '../store.ts'
import { noticeOfPayment } from './jobs.ts'
import { paymentLetter, paymentWords } from './mail.ts'

/** Tells owners of changed payment details: by e-mail where there is an address, else by SMS. */
export async function workPayment(world: World): Promise<void> {
  await world.queue.work(noticeOfPayment, async ({ agencyId, cardNo }) => {
    const scope = agencyScope(agencyId)
    const agency = await findAgency(world.database.platform, agencyId)
    const { card, owner } = await world.database.inScope(scope, async (tx) => {
      const found = await findCard(tx, scope, cardNo)
      return { card: found, owner: found && (await findUser(tx, scope, found.userId)) }
    })
    if (!agency || !card || !owner) return
    const { agencyName } = agency
    const url = card.cardId ? `${await world.hosts.originOf(agencyId)}/${card.cardId}` : null
    if (owner.email)
      await world.mail.send({
        agencyId,
        to: owner.email,
        ...signedBy(paymentLetter({ companyName: card.basicDetails.companyName, url }, agencyName), agency),
      })
    else if (owner.phoneNumber)
      await world.sms.send({
        agencyId,
        to: owner.phoneNumber,
        purpose: 'notice',
        vars: [paymentWords, smsText(agencyName)],
      })
  })
}
