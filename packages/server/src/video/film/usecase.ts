import { fail } from '@parichay/contract/errors.ts'
import { slotFaults } from '@parichay/contract/video/rules.ts'
import type { BusinessRow } from '../../business/store.ts'
import { requireGoingOn } from '../../business/usecase.ts'
import { findTaken, giveBack, isRefunded, take } from '../../plan/usage/store.ts'
import { useUp } from '../../plan/usage/usecase.ts'
import type { Tx } from '../../platform/db.ts'
import type { Scope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { makeVideoFilm } from '../jobs.ts'
import { contentHash, filmObject } from '../rules.ts'
import { moveSingle, type VideoRow } from '../store.ts'
import type { At, Drawn } from '../usecase.ts'
import { gone } from '../sound/usecase.ts'
import { addFilm, endFilm, type FilmRow, findPaid, findSame, lockOpen, makeAgain } from './store.ts'

type Queue = Pick<World, 'queue'>
type Cover = Pick<FilmRow, 'coveredBy' | 'usageTakeId'>

/** Stops an order that a slot is missing for, naming the slot. */
export function requireFilled({ drawing, values, fault: sound }: Drawn): void {
  if (sound?.why === 'missing') fail('VALIDATION', gone(sound.kind), { field: sound.field })
  if (sound?.why === 'waiting')
    fail(
      'CONFLICT',
      sound.kind === 'clip'
        ? 'Your clip is being read. Try again in a moment.'
        : 'Your sound is being read. Try again in a moment.',
      { field: sound.field },
    )
  const [fault] = slotFaults(drawing.content, values)
  if (!fault) return
  fail(
    'VALIDATION',
    fault.why === 'missing' ? 'This field is required.' : 'This text is too long for its place.',
    { field: fault.key },
  )
}

/** Orders the film of a locked video, or finds the one that says exactly this: so twice, or at once, is once. */
export async function orderFilm(
  tx: Tx,
  scope: Scope,
  world: Queue,
  { row, business, drawn }: { row: VideoRow; business: BusinessRow; drawn: Drawn },
  how: { at: At; by: string; isSample: boolean },
): Promise<{ film: FilmRow; isNew: boolean }> {
  const { videoNo } = row
  const { at, isSample } = how
  const { templateId, version: templateVersion, content } = drawn.drawing
  const { values, keys } = drawn
  const hash = contentHash({ templateId, templateVersion, values, keys, isSample })
  const same = await findSame(tx, scope, videoNo, hash)
  if (same && (same.state !== 'ready' || same.storageKey !== null)) return { film: same, isNew: false }
  requireGoingOn(business)
  // Whoever orders the film anew does not want the one before.
  for (const film of await lockOpen(tx, scope, videoNo)) await stopFilm(tx, scope, film, 'cancelled', at.now)
  if (same) {
    await makeAgain(tx, scope, same.renderId, at.now)
    await world.queue.add(tx, makeVideoFilm, { agencyId: scope.agencyId, renderId: same.renderId })
    return { film: { ...same, state: 'waiting' }, isNew: true }
  }
  const cover = isSample
    ? { coveredBy: null, usageTakeId: null }
    : await pay(tx, scope, row, business, { ...drawn, hash }, at)
  const film = await addFilm(tx, scope, {
    videoNo,
    templateId,
    templateVersion,
    ofVersion: row.version,
    contentHash: hash,
    values,
    keys,
    isSample,
    ...cover,
    seconds: content.seconds,
    madeBy: how.by,
    createdAt: at.now,
  })
  await world.queue.add(tx, makeVideoFilm, { agencyId: scope.agencyId, renderId: film.renderId })
  return { film, isNew: true }
}

/** What costs nothing first, then the single purchase, then the plan. */
async function pay(
  tx: Tx,
  scope: Scope,
  row: VideoRow,
  business: BusinessRow,
  { drawing, values, hash }: Drawn,
  at: At,
): Promise<Cover> {
  const { businessId } = business
  const { videoNo } = row
  const paid = await findPaid(tx, scope, videoNo, hash)
  if (paid !== null) return { coveredBy: 'correction', usageTakeId: paid }
  const kind = 'promotionalVideo'
  const object = filmObject(videoNo, drawing.templateId, values)
  const [before] = await findTaken(tx, scope, { businessId, kind, objects: [object] }, at.now)
  if (before) return { coveredBy: 'correction', usageTakeId: before.id }
  if (row.singleDownloads > 0) {
    await moveSingle(tx, scope, videoNo, -1)
    const use = { businessId, kind, stretch: `single:${videoNo}`, limit: -1, object } as const
    return { coveredBy: 'single', usageTakeId: await take(tx, scope, use, at.now) }
  }
  return { coveredBy: 'plan', usageTakeId: await useUp(tx, scope, business, { kind, object }, at) }
}

/** Ends a film that is still to be made, and gives back what it took; a second time changes nothing. */
export async function stopFilm(
  tx: Tx,
  scope: Pick<Scope, 'agencyId'>,
  film: FilmRow,
  state: 'failed' | 'cancelled',
  now: Date,
  fault?: string,
): Promise<boolean> {
  const hasEnded = await endFilm(tx, scope, film.renderId, { state, ...(fault ? { fault } : {}) })
  // A correction lives on what the film before it took; a film that was given out once stays paid for, and is made again for nothing.
  const gives = film.coveredBy !== null && film.coveredBy !== 'correction' && film.readyAt === null
  if (!hasEnded || !gives) return hasEnded
  if (film.usageTakeId !== null) await giveBack(tx, scope as Scope, film.usageTakeId, now)
  const isPaid = film.usageTakeId === null || !(await isRefunded(tx, scope, film.usageTakeId))
  if (film.coveredBy === 'single' && isPaid) await moveSingle(tx, scope, film.videoNo, 1)
  return true
}
