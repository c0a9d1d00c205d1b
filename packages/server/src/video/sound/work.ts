import { soundBounds, type SoundFault } from '@parichay/contract/video/sound.ts'
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { MediaFault } from '../../platform/media-program.ts'
import { agencyScope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { readVideoSound } from './jobs.ts'
import {
  dropSound,
  endSound,
  findWaiting,
  listForgottenVoices,
  type SoundRow,
  takeLostSounds,
} from './store.ts'

/** A sound that waits for so long may have lost its job. */
const lostMs = 180_000
/** Days a voice is kept that no video names: a draft in some browser may still. */
const voiceDays = 30

/** Reads sounds that were sent. */
export const workSounds = (world: World): Promise<void> =>
  world.queue.work(readVideoSound, (id) => soundOne(world, id))

/**
 * Reads one sound: what it is, then its first minute as an MP3 of ours. One that cannot be read says why; where we are at
 * fault the job is tried again. A second run of the same changes nothing.
 */
export async function soundOne(world: World, id: { agencyId: number; soundId: number }): Promise<void> {
  const scope = agencyScope(id.agencyId)
  const row = await world.database.inScope(scope, (tx) => findWaiting(tx, scope, id.soundId))
  if (!row?.uploadKey) return
  const storageKey = `a${id.agencyId}/sound-${randomBytes(12).toString('hex')}.held`
  const end = await readOne(world, row, row.uploadKey, storageKey)
  const isKept = await world.database.inScope(scope, (tx) => endSound(tx, scope, id.soundId, end))
  if (isKept) await world.storage.remove(row.uploadKey)
  else if (end.state === 'ready') await world.storage.remove(storageKey)
}

type End = Parameters<typeof endSound>[3]

const readOne = (world: World, row: SoundRow, uploadKey: string, storageKey: string): Promise<End> =>
  world.media.inFolder(async (folder): Promise<End> => {
    const [file, out] = [join(folder, 'sent'), join(folder, 'sound.mp3')]
    const stored = await world.storage.get(uploadKey)
    if (!stored) return { state: 'failed', fault: 'broken' }
    await pipeline(stored.body, createWriteStream(file))
    try {
      const { container, seconds: whole } = await world.media.probeSound(file, soundBounds.mostSeconds)
      if (whole < soundBounds.leastSeconds) return { state: 'failed', fault: 'tooShort' }
      await world.media.makeSound({ file, container, seconds: soundBounds.keptSeconds, out })
      await world.storage.putFile(storageKey, out)
      const { size: bytes } = await stat(out)
      return { state: 'ready', storageKey, bytes, seconds: Math.min(whole, soundBounds.keptSeconds) }
    } catch (error) {
      const fault = error instanceof MediaFault ? faults[error.reason] : undefined
      if (!fault) throw error
      world.log.info({ soundId: row.soundId, err: error }, 'a sound could not be read')
      return { state: 'failed', fault }
    }
  })

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

/** Takes away voices that were recorded anew or thrown away. */
export async function sweepVoices(world: World): Promise<void> {
  const now = world.clock()
  const before = new Date(now.getTime() - voiceDays * 86_400_000)
  for (;;) {
    const rows = await listForgottenVoices(world.database.platform, before)
    if (rows.length === 0) return
    for (const { agencyId, soundId, storageKey, uploadKey } of rows) {
      const scope = agencyScope(agencyId)
      await world.database.inScope(scope, (tx) => dropSound(tx, scope, soundId, now))
      for (const key of [storageKey, uploadKey]) if (key) await world.storage.remove(key)
    }
  }
}
