import { audit, type By } from '../../platform/audit.ts'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { listWithheldFiles, setWithheld } from './store.ts'

/** Withholds a shared post from the customers of an agency, or gives it to them again, and writes the entry; false where it stood so already. */
export async function withhold(
  tx: Tx,
  there: Scope,
  { imageId, title, isWithheld }: { imageId: number; title: string; isWithheld: boolean },
  { actor, now, ip, job }: By,
): Promise<boolean> {
  if (!(await setWithheld(tx, there, imageId, isWithheld, now))) return false
  await audit(tx, there, {
    at: now,
    actor,
    ip,
    action: isWithheld ? 'imagePost.withhold' : 'imagePost.release',
    object: `imagePost ${imageId}`,
    detail: { title, ...(job && { job }) },
  })
  return true
}

/** Files that were read, or are being read: many pictures of one page wait for one answer. */
type Kept = { files: Promise<ReadonlySet<string>>; until: number }
const kept = new WeakMap<World, Map<number, Kept>>()
/** What another process withheld is served by this one for so long at most, in ms. */
const keepMs = 5000

/** Forgets which files an agency withholds: it has just changed. */
export const forgetWithheld = (world: World, agencyId: number): void =>
  void kept.set(world, new Map([...(kept.get(world) ?? [])].filter(([id]) => id !== agencyId)))

/** Whether the agency of a host withholds a stored file of the shared library; its own files are never asked for. */
export async function isFileWithheld(world: World, host: string | undefined, key: string): Promise<boolean> {
  const owner = /^a(\d+)\//.exec(key)?.[1]
  if (owner === undefined) return false
  const agency = await world.hosts.find(host)
  if (!agency || agency.agencyId === Number(owner)) return false
  const now = world.clock().getTime()
  const all = kept.get(world) ?? new Map<number, Kept>()
  kept.set(world, all)
  const known = all.get(agency.agencyId)
  if (known && known.until > now) return (await known.files).has(key)
  const files = listWithheldFiles(world.database.platform, agency.agencyId)
  // A change that comes while this is read begins a map anew: what was read before it is not kept.
  const mine = { files, until: now + keepMs }
  all.set(agency.agencyId, mine)
  // What could not be read is asked for again by the next one.
  files.catch(() => all.get(agency.agencyId) === mine && all.delete(agency.agencyId))
  return (await files).has(key)
}
