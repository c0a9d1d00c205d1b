import { fail } from '@parichay/contract/errors.ts'
import type { Tx } from '../../platform/db.ts'
import type { Queue } from '../../platform/queue.ts'
import { lookAtCertificates } from './jobs.ts'
import { setHosts } from './store.ts'
import { beginSsl, listHostsOf } from './store.ssl.ts'

/**
 * Gives an agency other host names, the first one first; gives back those it had, or null where they are the same. Throws VALIDATION
 * for a name that another agency has, and where one of `staying` would be taken off.
 */
export async function changeHosts(
  tx: Tx,
  agencyId: number,
  hosts: readonly string[],
  staying: readonly string[],
): Promise<string[] | null> {
  const field = 'agency.hosts'
  const before = (await listHostsOf(tx, agencyId)).map(({ host }) => host)
  const isSame = before[0] === hosts[0] && before.toSorted().join() === hosts.toSorted().join()
  if (isSame) return null
  if (before.some((host) => staying.includes(host) && !hosts.includes(host)))
    fail(
      'VALIDATION',
      'Keep the host name that you are signed in at, and the one that this installation answers with itself.',
      { field },
    )
  if (!(await setHosts(tx, agencyId, hosts)))
    fail('VALIDATION', 'Another agency has this host name.', { field })
  return before
}

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
