import { panelLanguageOf, signedBy } from '../agency/rules.ts'
import { findAgency } from '../agency/store.ts'
import { agencyScope } from '../platform/scope.ts'
import type { World } from '../platform/world.ts'
import type { NoticePayload } from '../push/rules.ts'
import { listDevices } from '../push/store.ts'
import { sendToDevices } from '../push/usecase.ts'
import { readyLetter, readyNotice } from './mail.ts'
import { findOwner, type OwnDataId, readOwnData } from './store.ts'

const place = '/panel/customer/account/data'
/** A notification waits no longer than so for a phone that is off, in seconds. */
const mostWaitSec = 86_400

/**
 * Tells its owner that a copy is ready, if it still is: to the address of the account, which was confirmed by a code when it came, or on the browsers
 * that wish to be notified. What cannot be handed over comes again with the job.
 */
export async function tell(world: World, id: OwnDataId, by: 'mail' | 'push'): Promise<void> {
  const { agencyId } = id
  const scope = agencyScope(agencyId)
  const agency = await findAgency(world.database.platform, agencyId)
  const found = await world.database.inScope(scope, async (tx) => {
    const row = await readOwnData(tx, id)
    const owner = row && (await findOwner(tx, scope, row.userId))
    return row?.state === 'ready' && owner
      ? { row, owner, devices: await listDevices(tx, scope, row.userId) }
      : undefined
  })
  if (!agency || !found?.row.expiresAt) return
  const { row, owner, devices } = found
  const origin = await world.hosts.originOf(agencyId)
  const language = panelLanguageOf(owner.preference, agency)
  const facts = {
    language,
    agencyName: agency.agencyName,
    until: found.row.expiresAt,
    url: `${origin}${place}`,
  }
  if (by === 'mail') {
    if (owner.email === null) return
    await world.mail.send({
      agencyId,
      to: owner.email,
      ...signedBy(readyLetter(facts), agency),
      messageId: `own-data.${agencyId}.${row.ownDataFileId}@${new URL(origin).hostname}`,
    })
    return
  }
  if (devices.length === 0) return
  const { title, body, open } = readyNotice(facts)
  const payload: NoticePayload = {
    title,
    body,
    lang: language,
    tag: 'own-data',
    icon: '/favicon.ico',
    url: place,
    words: { open },
  }
  const { sent, mayTryAgain } = await sendToDevices(world, scope, devices, () => ({
    topic: 'own-data',
    ttlSec: mostWaitSec,
    payload: JSON.stringify(payload),
  }))
  if (sent === 0 && mayTryAgain) throw new Error('No push service took the notice')
}
