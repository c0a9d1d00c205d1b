import { fail } from '@parichay/contract/errors.ts'
import type { videoSoundRoutes } from '@parichay/contract/video/routes.sounds.ts'
import { soundBounds, soundRightsVersion } from '@parichay/contract/video/sound.ts'
import { randomBytes } from 'node:crypto'
import { requireStorage } from '../../agency/usecase.limits.ts'
import { lockBusiness } from '../../business/store.ts'
import { requireNotSuspended } from '../../business/usecase.ts'
import { changeAndRecord } from '../../platform/audit.ts'
import type { Call, Handlers } from '../../platform/http.ts'
import { containerIn } from '../../platform/media-probe.ts'
import { soundContainerIn } from '../../platform/media-sound.ts'
import { agencyOfBusiness, findReached } from '../../platform/reach.ts'
import { nameOf, scopeAt, type Scope } from '../../platform/scope.ts'
import { readVideoSound } from './jobs.ts'
import { mayDrop } from './policy.ts'
import { presentSound } from './present.ts'
import { addSound, agencyOfSound, countSounds, dropSound, findSound, listSounds } from './store.ts'

type By = Pick<Call, 'scope' | 'world'>
const noBusiness = () => fail('NOT_FOUND', 'This business does not exist any more.')
const noSound = () => fail('NOT_FOUND', 'This sound is not here any more.')

const atBusiness = async ({ scope, world }: By, businessId: number): Promise<Scope> =>
  scope.reach === 'platform'
    ? scopeAt(scope, await agencyOfBusiness(world.database.platform, businessId))
    : scope
const atSound = async ({ scope, world }: By, soundId: number): Promise<Scope> =>
  scope.reach === 'platform' ? scopeAt(scope, await agencyOfSound(world.database.platform, soundId)) : scope

const titles = { music: 'Music', voice: 'Voice', clip: 'Clip' } as const

/** Refuses what is too large for its kind, or is something else by its first bytes; the worker reads the rest. */
function requireKind(kind: keyof typeof titles, bytes: Buffer): void {
  const head = bytes.subarray(0, 4096)
  if (kind === 'clip') {
    if (!containerIn(head))
      fail('UNSUPPORTED_MEDIA', 'This is no video that can be read. Send MP4, MOV or WebM.', {
        field: 'file',
      })
    return
  }
  if (bytes.length > soundBounds.bytes)
    fail('UPLOAD_TOO_LARGE', 'This file is larger than 15 MB. Send a smaller one.', { field: 'file' })
  if (!soundContainerIn(head))
    fail('UNSUPPORTED_MEDIA', 'This is no sound that can be read. Send MP3, M4A, WAV, OGG or FLAC.', {
      field: 'file',
    })
}

/** Handlers of `videoSoundRoutes`. */
export const videoSoundHandlers: Handlers<typeof videoSoundRoutes> = {
  async listVideoSounds(call) {
    const { businessId, soundId } = call.query
    const there = await atBusiness(call, businessId)
    return call.world.database.inScope(there, async (tx) => {
      if (!(await findReached(tx, there, businessId))) noBusiness()
      const rows = await listSounds(tx, there, businessId, soundId)
      return rows.map((row) => presentSound(row, call.actor))
    })
  },

  async addVideoSound(call) {
    const { query, file, actor, world, now } = call
    const { businessId, kind, rights } = query
    const upload = file ?? fail('VALIDATION', 'Choose a file.', { field: 'file' })
    const isMusic = kind === 'music'
    if (isMusic && rights !== soundRightsVersion)
      fail('VALIDATION', 'Tick that you have the rights to this music.', { field: 'rights' })
    requireKind(kind, upload.bytes)
    const there = await atBusiness(call, businessId)
    await world.database.inScope(there, async (tx) => {
      if (!(await findReached(tx, there, businessId))) noBusiness()
      if (actor.kind === 'customer') await requireNotSuspended(tx, there, businessId)
    })
    await requireStorage(world, there.agencyId, upload.bytes.length)
    const uploadKey = `a${there.agencyId}/sent-${randomBytes(12).toString('hex')}.held`
    await world.storage.put(uploadKey, upload.bytes)
    try {
      const soundId = await changeAndRecord(call, there, 'agency', async (tx) => {
        if (!(await lockBusiness(tx, there, businessId))) noBusiness()
        if ((await countSounds(tx, there, businessId, kind)) >= soundBounds[kind])
          fail('LIMIT_REACHED', `A business keeps at most ${soundBounds[kind]} of them. Delete some first.`)
        const given = {
          businessId,
          kind,
          title: query.title || titles[kind],
          uploadKey,
          bytes: upload.bytes.length,
          rightsVersion: isMusic ? soundRightsVersion : null,
          rightsAt: isMusic ? now : null,
          madeBy: nameOf(actor),
        }
        const row = await addSound(tx, there, given, now)
        await world.queue.add(tx, readVideoSound, { agencyId: there.agencyId, soundId: row.soundId })
        const detail = isMusic ? { kind, rights: soundRightsVersion } : { kind }
        const object = `videoSound ${row.soundId}` as const
        return { result: row.soundId, action: 'videoSound.add', object, businessId, detail }
      })
      const row = await world.database.inScope(there, (tx) => findSound(tx, there, soundId))
      return presentSound(row ?? noSound(), actor)
    } catch (error) {
      await world.storage.remove(uploadKey)
      throw error
    }
  },

  async deleteVideoSound(call) {
    const { soundId } = call.body
    const { actor } = call
    const there = await atSound(call, soundId)
    const { storageKey, uploadKey } = await changeAndRecord(call, there, 'agency', async (tx) => {
      const found = (await findSound(tx, there, soundId)) ?? noSound()
      if (actor.kind === 'customer') await requireNotSuspended(tx, there, found.businessId)
      // Films are ordered with the business held: none that uses it is ordered meanwhile.
      await lockBusiness(tx, there, found.businessId)
      const row = (await findSound(tx, there, soundId)) ?? noSound()
      if (mayDrop(row) !== true)
        fail('IN_USE', 'A film with it is being made. Wait until it is ready, or cancel it.')
      await dropSound(tx, there, soundId, call.now)
      const object = `videoSound ${soundId}` as const
      return { result: row, action: 'videoSound.delete', object, businessId: row.businessId }
    })
    for (const key of [storageKey, uploadKey]) if (key) await call.world.storage.remove(key)
    return { deleted: true }
  },

  async downloadVideoSound(call) {
    const { soundId } = call.query
    const there = await atSound(call, soundId)
    const row = await call.world.database.inScope(there, (tx) => findSound(tx, there, soundId))
    const stored = row?.storageKey ? await call.world.storage.get(row.storageKey) : null
    if (!stored) return noSound()
    const { body, bytes, part } = stored
    const film = { bytes: body, film: { bytes, part }, shown: { maxAgeSec: 86_400 } }
    return row?.kind === 'clip'
      ? { ...film, name: `${soundId}.mp4`, type: 'video/mp4' }
      : { ...film, name: `${soundId}.mp3` }
  },
}
