import type { World } from '../../platform/world.ts'
import {
  endAwaiting,
  giveBack,
  inSlices,
  listAwaited,
  listBearing,
  type TagNo,
  takeFromPosts,
} from './store.ts'

type Db = World['database']['platform']

/** How long a call walks over posts before it leaves the rest to the worker, in ms. */
const patience = 8000
/** How often posts that somebody else holds are looked for again, and how long is waited between, in ms. */
const [rounds, between] = [50, 100]

const pause = () => new Promise((done) => setTimeout(done, between))

/**
 * Gives the posts of a tag that was deleted, merged or brought back what follows from it, in slices that are short transactions of their
 * own: nobody who saves a post waits for all of them. May run twice, and twice at once.
 */
export async function walkPosts(db: Db, tag: TagNo, until = Infinity): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const left = (await takeFromAll(db, tag, until)) || (await giveToAll(db, tag, until))
    if (!left || Date.now() > until) return
    await pause()
  }
  // Whoever waits for an answer has it: the job goes on.
  if (until !== Infinity) return
  throw new Error(`posts of tag ${tag.imageTagId} were held by others all the time`)
}

/** `walkPosts` of all these tags for as long as somebody would wait for an answer; the jobs that were queued with the change end the rest. */
export async function walkForCall(db: Db, tags: readonly TagNo[]): Promise<void> {
  const until = Date.now() + patience
  for (const tag of tags) await walkPosts(db, tag, until)
}

async function takeFromAll(db: Db, tag: TagNo, until: number): Promise<boolean> {
  const ids = await listBearing(db, tag.imageTagId)
  for (const some of inSlices(ids)) {
    const isGone = await db.transaction().execute((tx) => takeFromPosts(tx, tag, some))
    if (!isGone) return false
    if (Date.now() > until) return true
  }
  return ids.length > 0 && (await listBearing(db, tag.imageTagId)).length > 0
}

async function giveToAll(db: Db, tag: TagNo, until: number): Promise<boolean> {
  const ids = await listAwaited(db, tag)
  if (!ids) return false
  let isLeft = false
  for (const some of inSlices(ids)) {
    const held = await db.transaction().execute((tx) => giveBack(tx, tag, some))
    if (!held) return false
    if (held.length > 0) isLeft = true
    if (Date.now() > until) return true
  }
  return isLeft || !(await endAwaiting(db, tag, ids))
}
