import { lookup } from 'node:dns/promises'
import type { World } from '../../platform/world.ts'
import { lookAtHosts } from './jobs.ts'
import { isPublicHost, saysAbsent, toldAfter } from './rules.ts'
import { type HostRow, listHosts, setFailing, tellOfHost } from './store.ts'

/** Finds the address of a name; throws as `dns.lookup` does. */
type Find = (host: string) => Promise<unknown>

/** Whether a name was found; null where nobody can say. */
async function isFound(find: Find, host: string): Promise<boolean | null> {
  try {
    await find(host)
    return true
  } catch (error) {
    return saysAbsent(error) ? false : null
  }
}

/**
 * Looks up every host name. One that is lost is noted, and told when the next look does not find it either; one that comes
 * back is noted too, so that the next loss is a new one. Where none of several is found the fault lies here, and nothing is said.
 */
export async function checkHosts(world: World, find: Find = (host) => lookup(host)): Promise<void> {
  const { platform } = world.database
  const now = world.clock()
  const looked: { row: HostRow; found: boolean | null }[] = []
  for (const row of await listHosts(platform))
    if (isPublicHost(row.host)) looked.push({ row, found: await isFound(find, row.host) })
  if (looked.length > 1 && looked.every(({ found }) => found !== true)) {
    world.log.warn({ hosts: looked.length }, 'no host name was found: this machine sees no directory')
    return
  }
  for (const { row, found } of looked) {
    if (found === true && row.failingSince) await setFailing(platform, row, null)
    if (found !== false) continue
    const since = row.failingSince ?? now
    if (!row.failingSince) await setFailing(platform, row, since)
    if (now.getTime() - since.getTime() >= toldAfter) await tellOfHost(platform, row, since, now)
  }
}

/** Takes up the looking. */
export const workHosts = (world: World): Promise<void> =>
  world.queue.work(lookAtHosts, () => checkHosts(world))
