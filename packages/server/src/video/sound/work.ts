import { restoreDays } from '@parichay/contract/business/rules.ts'
import { clipBounds, soundBounds, type SoundFault } from '@parichay/contract/video/sound.ts'
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { lockBusiness } from '../../business/store.ts'
import { MediaFault } from '../../platform/media-program.ts'
import { agencyScope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { readVideoSound } from './jobs.ts'
import { faultOfClip } from './rules.ts'
import { dropSound, endSound, findWaiting, listForgotten, type SoundRow, takeLostSounds } from './store.ts'

/** A sound that waits for so long may have lost its job. */
const lostMs = 180_000
/** Days a voice or clip is kept that no video names: a draft in some browser may still. */
const forgottenDays = 30

type Id = { agencyId: number; soundId: number }

/** Reads sounds that were sent. */
export const workSounds = (world: World): Promise<void> =>
  world.queue.work(
    readVideoSound,
    (id) => soundOne(world, id),
    (id) => giveUpSound(world, id),
  )

/**
 * Reads one sound: what it is, then its first minute as an MP3 of ours; of a clip half a minute as a silent MP4. One that cannot be read says why; where we are at
 * fault the job is tried again. A second run of the same changes nothing.
 */
export async function soundOne(world: World, id: Id): Promise<void> {
  const scope = agencyScope(id.agencyId)
  const row = await world.database.inScope(scope, (tx) => findWaiting(tx, scope, id.soundId))
  if (!row?.uploadKey) return
  const storageKey = `a${id.agencyId}/sound-${randomBytes(12).toString('hex')}.held`
  const end = await readOne(world, row, row.uploadKey, storageKey)
  const isKept = await world.database.inScope(scope, (tx) => endSound(tx, scope, id.soundId, end))
  if (isKept) await world.storage.remove(row.uploadKey)
  else if (end.state === 'ready') await world.storage.remove(storageKey)
}

/** The queue tries no more: whoever sent it is told that it was our fault, and may send it again. */
async function giveUpSound(world: World, id: Id): Promise<void> {
  const scope = agencyScope(id.agencyId)
  const uploadKey = await world.database.inScope(scope, async (tx) => {
    const row = await findWaiting(tx, scope, id.soundId)
    return (await endSound(tx, scope, id.soundId, { state: 'failed', fault: 'broken' })) && row?.uploadKey
  })
  if (uploadKey) await world.storage.remove(uploadKey)
}

type End = Parameters<typeof endSound>[3]

const readOne = (world: World, row: SoundRow, uploadKey: string, storageKey: string): Promise<End> =>
  world.media.inFolder(async (folder): Promise<End> => {
    const [file, out] = [join(folder, 'sent'), join(folder, 'kept')]
    const stored = await world.storage.get(uploadKey)
    if (!stored) return { state: 'failed', fault: 'broken' }
    await pipeline(stored.body, createWriteStream(file))
    try {
      const made = await (row.kind === 'clip' ? makeClip : makeSound)(world, file, out)
      if ('fault' in made) return { state: 'failed', fault: made.fault }
      await world.storage.putFile(storageKey, out)
      const { size: bytes } = await stat(out)
      return { state: 'ready', storageKey, bytes, seconds: made.seconds }
    } catch (error) {
      const fault = error instanceof MediaFault ? faults[error.reason] : undefined
      if (!fault) throw error
      world.log.info({ soundId: row.soundId, err: error }, 'a sound could not be read')
      return { state: 'failed', fault }
    }
  })

type Made = { seconds: number } | { fault: SoundFault }

async function makeSound({ media }: World, file: string, out: string): Promise<Made> {
  const { container, seconds: whole } = await media.probeSound(file, soundBounds.mostSeconds)
  if (whole < soundBounds.leastSeconds) return { fault: 'tooShort' }
  const seconds = Math.min(whole, soundBounds.keptSeconds)
  await media.makeSound({ file, container, seconds: soundBounds.keptSeconds, out })
  return { seconds }
}

async function makeClip({ media }: World, file: string, out: string): Promise<Made> {
  const probe = await media.probe(file)
  const fault = faultOfClip(probe)
  if (fault) return { fault }
  await media.makeClip({ file, probe, side: clipBounds.keptSide, seconds: clipBounds.keptSeconds, out })
  // What came out counts, not what the file says of itself.
  const { seconds } = await media.probe(out)
  return seconds < soundBounds.leastSeconds ? { fault: 'tooShort' } : { seconds }
}

/** Faults that lie with the file; with the others another run may do better. */
const faults: Partial<Record<MediaFault['reason'], SoundFault>> = {
  unreadable: 'unreadable',
  tooHeavy: 'tooLong',
  timeout: 'tooLong',
}

/** Puts sounds whose job was lost into the queue again. */
export async function wakeSounds(world: World): Promise<void> {
  const now = world.clock()
  const before = new Date(now.getTime() - lostMs)
  await world.database.platform.transaction().execute(async (tx) => {
    await world.queue.addMany(tx, readVideoSound, await takeLostSounds(tx, { now, before }))
  })
}

/** Takes away voices that were recorded anew, and voices and clips that were thrown away. */
export async function sweepForgotten(world: World): Promise<void> {
  const now = world.clock()
  const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
  // A video that was deleted may come back, and with it all that it says.
  const at = { before: ago(forgottenDays), since: ago(restoreDays) }
  for (;;) {
    const rows = await listForgotten(world.database.platform, at)
    if (rows.length === 0) return
    for (const { agencyId, businessId, soundId } of rows) {
      const scope = agencyScope(agencyId)
      const gone = await world.database.inScope(scope, async (tx) => {
        // Videos are saved with the business held: whichever names it by now keeps it.
        await lockBusiness(tx, scope, businessId)
        const [row] = await listForgotten(tx, { ...at, soundId })
        if (row) await dropSound(tx, scope, soundId, now)
        return row
      })
      for (const key of [gone?.storageKey, gone?.uploadKey]) if (key) await world.storage.remove(key)
    }
  }
}
