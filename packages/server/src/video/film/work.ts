import { sceneOfFilm } from '@parichay/video/order.ts'
import { Problem } from '@parichay/contract/errors.ts'
import { videoBounds } from '@parichay/contract/video/template.ts'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { lockBusiness } from '../../business/store.ts'
import { MediaFault } from '../../platform/media-program.ts'
import { agencyScope, type Scope } from '../../platform/scope.ts'
import { isDiskFull } from '../../platform/storage.ts'
import type { World } from '../../platform/world.ts'
import { makeVideoFilm, makeTest, sweepVideoFilms, wakeFilms } from '../jobs.ts'
import { businessOfVideo, noteFilmed } from '../store.ts'
import { findDrawing, takeSilentTests } from '../template/store.ts'
import { sweepForgotten, wakeSounds, workSounds } from '../sound/work.ts'
import { lostMs, mostFaults, mostRuns, silentMs, whatsappBytes, withSampleMark } from './rules.ts'
import {
  claimFilm,
  type FilmRow,
  forgetFiles,
  holdVideo,
  listOldFiles,
  noteRun,
  takeSilent,
} from './store.ts'
import { stopFilm } from './usecase.ts'
import { drawPoster, encodeScene, readClips, readImages, shownPictures, writeSound } from './work.draw.ts'
import { testOne } from './work.test-film.ts'
import { watchRun } from './work.watch.ts'

/** Takes up films, and what keeps them going. */
export async function workVideos(world: World): Promise<void> {
  await world.queue.work(makeVideoFilm, (id) => filmOne(world, id))
  await world.queue.work(makeTest, (id) => testOne(world, id))
  await workSounds(world)
  await world.queue.work(wakeFilms, () => wake(world))
  await world.queue.work(sweepVideoFilms, () => sweep(world))
  await wake(world)
  await world.media.forgetLeft()
}

/** Codes that another run would end with as well. */
const ofFilm = ['GLYPH_MISSING', 'IMAGE_MISSING', 'PICTURE_UNREADABLE', 'QR_TOO_LONG', 'SCENE_INVALID']

/**
 * Makes a film. One that was cancelled, or that another run works on, is left alone. A run that breaks is followed by
 * another one; then the film is given up, and what it took is given back.
 */
export async function filmOne(world: World, id: { agencyId: number; renderId: number }): Promise<void> {
  const scope = agencyScope(id.agencyId)
  const now = world.clock()
  const silentBefore = new Date(now.getTime() - silentMs)
  const film = await world.database.inScope(scope, async (tx) => {
    await holdVideo(tx, scope, id)
    return claimFilm(tx, scope, id.renderId, { now, silentBefore })
  })
  if (!film) return
  if (film.attempt > mostRuns) return giveUp(world, scope, film, 'RENDER_FAILED')
  const started = Date.now()
  const run = watchRun((change) =>
    world.database.inScope(scope, (tx) => noteRun(tx, scope, film, { ...change, touchedAt: world.clock() })),
  )
  try {
    await world.media.inFolder((folder) => makeAndKeep(world, scope, film, { folder, started, run }))
  } catch (error) {
    if (run.isLost()) return
    await fallen(world, scope, film, error)
  } finally {
    run.stop()
  }
}

type How = { folder: string; started: number; run: ReturnType<typeof watchRun> }

async function makeAndKeep(world: World, scope: Scope, film: FilmRow, how: How): Promise<void> {
  const { folder, run } = how
  const drawing = await findDrawing(world.database.platform, film.templateId, film.templateVersion)
  if (!drawing) throw new Problem('SCENE_INVALID', 'The template of this film is gone.')
  const images = await readImages(world, film.keys)
  const clips = await readClips(world, film, drawing.content, folder, run.signal)
  const plain = sceneOfFilm(drawing, film.chosen, shownPictures(film.chosen, images, clips))
  const scene = film.isSample ? withSampleMark(plain) : plain
  const sound = await writeSound(world, film, folder, run.signal)
  const path = await encodeScene(world, scene, images, { folder, sound, clips }, run)
  const { size } = await stat(path)
  const small = join(folder, 'small.mp4')
  if (size > whatsappBytes)
    await world.media.preview({
      file: path,
      seconds: film.seconds,
      width: 720,
      maxBytes: whatsappBytes,
      out: small,
      signal: run.signal,
    })
  const poster = join(folder, 'poster.jpg')
  await writeFile(poster, await drawPoster(world, scene, { images, clips }, drawing.content))
  const keyOf = (what: string, attempt = film.attempt) =>
    `a${scope.agencyId}/video-${film.renderId}-${attempt}-${what}.held`
  const keys = {
    storageKey: keyOf('film'),
    smallKey: size > whatsappBytes ? keyOf('small') : null,
    posterKey: keyOf('poster'),
  }
  const forget = async (attempt: number) => {
    for (const what of ['film', 'small', 'poster']) await world.storage.remove(keyOf(what, attempt))
  }
  try {
    await world.storage.putFile(keys.storageKey, path)
    if (keys.smallKey) await world.storage.putFile(keys.smallKey, small)
    await world.storage.putFile(keys.posterKey, poster)
  } catch (error) {
    // A full disk would keep what nobody is given.
    await forget(film.attempt).catch(() => undefined)
    throw error
  }
  const readyAt = world.clock()
  const tookMs = Date.now() - how.started
  const isKept = await world.database.inScope(scope, async (tx) => {
    const end = { state: 'ready', percent: 100, bytes: size, tookMs, readyAt, touchedAt: readyAt } as const
    await holdVideo(tx, scope, film)
    if (!(await noteRun(tx, scope, film, { ...end, ...keys }))) return false
    if (!film.isSample) await noteFilmed(tx, scope, film.videoNo, readyAt)
    return true
  })
  // A run that was killed may have left its files; one that lost leaves its own.
  const left = isKept ? Array.from({ length: film.attempt - 1 }, (_, i) => i + 1) : [film.attempt]
  for (const attempt of left) await forget(attempt)
}

/** A run broke: the film waits for another one, or is given up. */
async function fallen(world: World, scope: Scope, film: FilmRow, error: unknown): Promise<void> {
  world.log.error({ err: error, renderId: film.renderId }, 'a film broke')
  const code = error instanceof Problem ? error.code : undefined
  if (code && ofFilm.includes(code)) return giveUp(world, scope, film, code)
  if (film.faults + 1 >= mostFaults) {
    if (isDiskFull(error) || (error instanceof MediaFault && error.reason === 'full'))
      return giveUp(world, scope, film, 'SERVICE_BUSY')
    const isLate = code === 'RENDER_TIMEOUT' || (error instanceof MediaFault && error.reason === 'timeout')
    return giveUp(world, scope, film, isLate ? 'RENDER_TIMEOUT' : 'RENDER_FAILED')
  }
  await world.database.inScope(scope, async (tx) => {
    const back = { state: 'waiting', faults: film.faults + 1, percent: 0, touchedAt: world.clock() } as const
    await holdVideo(tx, scope, film)
    if (await noteRun(tx, scope, film, back))
      await world.queue.add(tx, makeVideoFilm, { agencyId: scope.agencyId, renderId: film.renderId })
  })
}

/** Ends a film for good. The business is held first, then the video, as whoever counts does. */
async function giveUp(world: World, scope: Scope, film: FilmRow, fault: string): Promise<void> {
  await world.database.inScope(scope, async (tx) => {
    const businessId = await businessOfVideo(tx, scope, film.videoNo)
    if (businessId !== undefined) await lockBusiness(tx, scope, businessId)
    await holdVideo(tx, scope, film)
    await stopFilm(tx, scope, film, 'failed', world.clock(), fault)
  })
}

/** Puts films that nobody works on any more into the queue again: their worker was killed, or their job was lost. */
export async function wake(world: World): Promise<void> {
  const now = world.clock()
  const ago = (ms: number) => new Date(now.getTime() - ms)
  const at = { now, silentBefore: ago(2 * silentMs), lostBefore: ago(lostMs) }
  await world.database.platform.transaction().execute(async (tx) => {
    await world.queue.addMany(tx, makeVideoFilm, await takeSilent(tx, at))
    await world.queue.addMany(tx, makeTest, await takeSilentTests(tx, at))
  })
  await wakeSounds(world)
}

/** Takes away films from before `keptDays` days, and voices and clips that nothing names. */
export async function sweep(world: World): Promise<void> {
  const { platform } = world.database
  const before = new Date(world.clock().getTime() - videoBounds.keptDays * 86_400_000)
  for (let more = true; more;) {
    const rows = await listOldFiles(platform, before)
    for (const { agencyId, renderId, storageKey, smallKey, posterKey } of rows) {
      for (const key of [storageKey, smallKey, posterKey]) if (key) await world.storage.remove(key)
      await forgetFiles(platform, agencyId, renderId)
    }
    more = rows.length > 0
  }
  await sweepForgotten(world)
}
