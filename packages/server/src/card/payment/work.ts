import { findAgency } from '../../agency/store.ts'
import { tellPerson } from '../../agency/usecase.tell.ts'
import { findUser } from '../../auth/store.ts'
import { agencyScope } from '../../platform/scope.ts'
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
    const letter = paymentLetter({ companyName: card.basicDetails.companyName, url }, agencyName)
    await tellPerson(world, agency, owner, { letter, words: paymentWords, first: 'mail' })
  })
}
