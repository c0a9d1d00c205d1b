import type { Tx } from '../../platform/db.ts'
import type { Queue } from '../../platform/queue.ts'
import { lookAtCertificates } from './jobs.ts'
import { beginSsl } from './store.ssl.ts'

/** Asks for the certificates of an agency's host names, also of those that failed; they are looked for at once. Gives back the names. */
export async function askForSsl(
  tx: Tx,
  queue: Pick<Queue, 'add'>,
  agencyId: number,
  now: Date,
): Promise<string[]> {
  const hosts = await beginSsl(tx, agencyId, now)
  if (hosts.length > 0) await queue.add(tx, lookAtCertificates, {})
  return hosts
}
