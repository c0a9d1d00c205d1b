import type { FilmFault } from '@parichay/contract/greeting/fields.films.ts'
import { guardHeight, stripArea } from '@parichay/greeting/frames/safe-area.ts'
import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { addDocument } from '../../document/store.ts'
import type { Tx } from '../../platform/db.ts'
import type { Progress } from '../../platform/media.ts'
import { MediaFault } from '../../platform/media-program.ts'
import { Problem } from '@parichay/contract/errors.ts'
import { agencyScope, type Scope } from '../../platform/scope.ts'
import type { World } from '../../platform/world.ts'
import { makeCopy, makeFilm, sweepFilms } from './jobs.ts'
import { judgeFilm, partKey } from './rules.ts'
import { spliceCopy } from './work.splice.ts'
import {
  beginCopyRun,
  dropOldCopies,
  failStuckCopies,
  giveUpCopy,
  noteCopy,
  type CopyRow,
} from './store.copies.ts'
import {
  beginFilmRun,
  dropFilm,
  dropPicture,
  type FilmRow,
  giveUpFilm,
  listOldFilms,
  noteFilm,
} from './store.ts'

/** Runs after which a film is given up. */
const mostRuns = 3
const day = 86_400_000
/** Uploads nobody made a post of go after two days, copies after a month. */
const kept = { uploads: 2 * day, copies: 30 * day, open: day / 6 } as const
const previewWidth = 360
const previewBytes = 400_000

/** The run was stopped, or another one took over: nothing more is to be done. */
class Stopped extends Error {}
/** Nothing can be made of this film, whoever tries. */
class Unfit extends Error {
  readonly fault: FilmFault
  constructor(fault: FilmFault) {
    super(fault)
    this.fault = fault
  }
}

/** Takes up films of the greeting library and the copies of them. */
export async function workFilms(world: World): Promise<void> {
  const given = <T>(agencyId: number, giveUp: (tx: Tx, scope: Scope) => Promise<T>) => {
    const scope = agencyScope(agencyId)
    return world.database.inScope(scope, (tx) => giveUp(tx, scope))
  }
  await world.queue.work(
    makeFilm,
    (id) => makeMaster(world, id),
    ({ agencyId, filmId }) => given(agencyId, (tx, scope) => giveUpFilm(tx, scope, filmId, world.clock())),
  )
  await world.queue.work(
    makeCopy,
    (id) => frameCopy(world, id),
    ({ agencyId, copyId }) => given(agencyId, (tx, scope) => giveUpCopy(tx, scope, copyId, world.clock())),
  )
  await world.queue.work(sweepFilms, () => sweep(world))
}

/** Tells how far a run is, once a second; it ends as soon as the run does not count any more. */
function telling(note: (percent: number) => Promise<boolean>, from: number, to: number) {
  const stop = new AbortController()
  let last = Date.now()
  const onProgress: Progress = (done, all) => {
    if (Date.now() - last < 1000) return
    last = Date.now()
    note(Math.round(from + ((to - from) * done) / all)).then(
      (goesOn) => goesOn || stop.abort(),
      () => undefined,
    )
  }
  return { signal: stop.signal, onProgress }
}

/** Copies a stored file onto this machine. */
async function fetchTo({ storage }: World, key: string, path: string, flags = 'w'): Promise<void> {
  const stored = await storage.get(key)
  if (!stored) throw new Error(`a stored file is missing: ${key}`)
  await pipeline(stored.body, createWriteStream(path, { flags }))
}

/** Makes the master of an upload, a picture of it, and a light film; or says why not. */
export async function makeMaster(
  world: World,
  { agencyId, filmId }: { agencyId: number; filmId: number },
): Promise<void> {
  const scope = agencyScope(agencyId)
  const now = () => world.clock()
  const film = await world.database.inScope(scope, (tx) => beginFilmRun(tx, scope, filmId))
  if (!film) return
  const note = (told: Parameters<typeof noteFilm>[3]) =>
    world.database.inScope(scope, (tx) => noteFilm(tx, scope, film, told, now()))
  try {
    await world.media.inFolder((folder) => make(world, scope, film, folder))
    for (let part = 0; part < film.parts; part++) await world.storage.remove(partKey(film.baseKey, part))
  } catch (error) {
    if (error instanceof Stopped) return
    const fault = faultOf(error)
    if (!fault && film.attempt < mostRuns) throw error
    world.log.warn({ err: error, filmId }, 'nothing could be made of a film')
    await note({ state: 'failed', fault: fault ?? 'broken' })
  }
}

function faultOf(error: unknown): FilmFault | undefined {
  if (error instanceof Unfit) return error.fault
  if (error instanceof Problem && error.code === 'PICTURE_UNREADABLE') return 'unreadable'
  if (error instanceof Problem && error.code === 'FILE_INFECTED') return 'infected'
  if (error instanceof Problem && error.code === 'SCAN_TOO_LARGE') return 'tooHeavy'
  if (!(error instanceof MediaFault)) return undefined
  if (error.reason === 'unreadable') return 'unreadable'
  return error.reason === 'tooHeavy' || error.reason === 'timeout' ? 'tooHeavy' : undefined
}

async function make(world: World, scope: Scope, film: FilmRow, folder: string): Promise<void> {
  const { media, storage } = world
  const note = (told: Parameters<typeof noteFilm>[3]) =>
    world.database.inScope(scope, (tx) => noteFilm(tx, scope, film, told, world.clock()))
  const at = (name: string) => join(folder, name)
  for (let part = 0; part < film.parts; part++)
    await fetchTo(world, partKey(film.baseKey, part), at('upload'), part === 0 ? 'w' : 'a')
  if ((await stat(at('upload'))).size !== film.bytes) throw new Unfit('unreadable')
  // Its parts were looked at as they came; what lies across their borders is seen in the whole only.
  await world.antivirus.scan(createReadStream(at('upload')), film.madeBy)
  const probe = await media.probe(at('upload'))
  const wanted = judgeFilm(probe)
  if ('fault' in wanted) throw new Unfit(wanted.fault)
  const { width, height, seconds } = wanted
  const steered = telling((percent) => note({ percent }), 5, 85)
  const master = at('master.mp4')
  await media
    .makeMaster({ file: at('upload'), probe, width, height, out: master, ...steered })
    .catch((error: unknown) => Promise.reject(isCancelled(error) ? new Stopped() : error))
  await media.poster({ file: master, atSeconds: Math.max(0, seconds * 0.6 - 0.1), out: at('poster.png') })
  await media.preview({
    file: master,
    seconds,
    out: at('preview.mp4'),
    width: previewWidth,
    maxBytes: previewBytes,
  })
  if (!(await note({ percent: 90 }))) throw new Stopped()
  const picture = await world.pictures.post(await readFile(at('poster.png')), `film ${film.filmId}`)
  const name = `a${scope.agencyId}/${randomBytes(12).toString('hex')}`
  const keys = {
    storageKey: `${name}.held`,
    thumbnailKey: `${name}-240.webp`,
    jpegKey: `${name}-540.webp`,
    filmKey: `${name}-film.held`,
    filmPreviewKey: `${name}-360.mp4`,
    filmOriginalKey: `${name}-upload.held`,
  }
  await storage.put(keys.storageKey, picture.full)
  await storage.put(keys.thumbnailKey, picture.thumbnail)
  await storage.put(keys.jpegKey, picture.preview)
  await storage.putFile(keys.filmPreviewKey, at('preview.mp4'))
  await storage.putFile(keys.filmOriginalKey, at('upload'))
  await storage.putFile(keys.filmKey, master)
  const { size } = await stat(master)
  const isKept = await world.database.inScope(scope, async (tx) => {
    const { storageKey, thumbnailKey, jpegKey, ...ofFilm } = keys
    const document = await addDocument(tx, scope, {
      storageKey,
      thumbnailKey,
      jpegKey,
      width,
      height,
      bytes: size,
      businessId: null,
      ownerUserId: null,
      kind: 'imagePost',
      contentType: 'image/jpeg',
      madeBy: film.madeBy,
      createdAt: world.clock(),
    })
    const told = { documentId: document.documentId, ...ofFilm, filmSeconds: seconds }
    const done = await noteFilm(tx, scope, film, { state: 'ready', percent: 100, ...told }, world.clock())
    if (!done) await dropPicture(tx, scope, document.documentId)
    return done
  })
  if (isKept) return
  for (const key of Object.values(keys)) await storage.remove(key)
  throw new Stopped()
}

const isCancelled = (error: unknown) => error instanceof MediaFault && error.reason === 'cancelled'

/** Lays the frame of a business over a master. A run that breaks is followed by another one, up to three. */
export async function frameCopy(
  world: World,
  { agencyId, copyId }: { agencyId: number; copyId: number },
): Promise<void> {
  const scope = agencyScope(agencyId)
  const copy = await world.database.inScope(scope, (tx) => beginCopyRun(tx, scope, copyId))
  if (!copy) return
  const note = (told: Parameters<typeof noteCopy>[3]) =>
    world.database.inScope(scope, (tx) => noteCopy(tx, scope, copy, told))
  try {
    await world.media.inFolder((folder) => overlay(world, copy, folder, note))
    await world.storage.remove(copy.frameKey)
  } catch (error) {
    if (error instanceof Stopped || isCancelled(error)) return
    if (copy.attempt < mostRuns) throw error
    world.log.error({ err: error, copyId }, 'a film in a frame was given up')
    await note({ state: 'failed', endedAt: world.clock() })
  }
}

type Note = (told: Parameters<typeof noteCopy>[3]) => Promise<boolean>

async function overlay(world: World, copy: CopyRow, folder: string, note: Note): Promise<void> {
  const at = (name: string) => join(folder, name)
  const frame = await world.storage.get(copy.frameKey)
  // It goes with a cancelled copy.
  if (!frame) throw new Stopped()
  const picture = Buffer.concat(await frame.body.toArray())
  const steered = telling((percent) => note({ percent }), 0, 99)
  const storageKey = `a${copy.agencyId}/${randomBytes(12).toString('hex')}-film.held`
  const keep = async (bytes: number, spliceKey: string | null) => {
    const made = { state: 'ready', percent: 100, endedAt: world.clock() } as const
    const isKept = await note({ ...made, storageKey, spliceKey, bytes })
    if (!isKept) await world.storage.remove(storageKey)
  }
  const { stripOf } = copy
  const spliced =
    stripOf === null
      ? undefined
      : await spliceCopy(world, { ...copy, stripOf }, picture, { folder, ...steered })
  if (spliced) {
    await world.storage.put(storageKey, spliced.strip)
    return keep(spliced.bytes, spliced.spliceKey)
  }
  await fetchTo(world, copy.filmKey, at('master.mp4'))
  await writeFile(at('frame.png'), picture)
  await world.media.overlay({
    master: at('master.mp4'),
    picture: at('frame.png'),
    top: stripOf === null ? 0 : stripArea(stripOf).y - guardHeight,
    frames: copy.frames,
    out: at('film.mp4'),
    ...steered,
  })
  await world.storage.putFile(storageKey, at('film.mp4'))
  await keep((await stat(at('film.mp4'))).size, null)
}

/** Takes away what a dropped film left: its parts, and what was made of it. */
export async function forgetFiles(
  { storage }: Pick<World, 'storage'>,
  film: FilmRow,
  pictures: readonly string[],
): Promise<void> {
  const made = [film.filmKey, film.filmPreviewKey, film.filmOriginalKey].filter((key) => key !== null)
  const parts = film.arrived.map((part) => partKey(film.baseKey, part))
  for (const key of [...parts, ...made, ...pictures]) await storage.remove(key)
}

/** Takes away old uploads and copies, and ends what no run will end any more. */
export async function sweep(world: World): Promise<void> {
  const { platform } = world.database
  const now = world.clock().getTime()
  await failStuckCopies(platform, new Date(now - kept.open), new Date(now))
  for (const film of await listOldFilms(platform, new Date(now - kept.uploads))) {
    const scope = agencyScope(film.agencyId)
    const gone = await world.database.inScope(scope, async (tx) => {
      const row = await dropFilm(tx, scope, film.filmId)
      return row && { row, pictures: row.documentId ? await dropPicture(tx, scope, row.documentId) : [] }
    })
    // One that a post was made of meanwhile is no upload any more: its files are the post's.
    if (gone) await forgetFiles(world, gone.row, gone.pictures)
  }
  for (const key of await dropOldCopies(platform, new Date(now - kept.copies)))
    await world.storage.remove(key)
}
