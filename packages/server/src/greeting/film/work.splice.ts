import { filmStrips, guardHeight } from '@parichay/greeting/frames/safe-area.ts'
import type { Shape } from '@parichay/contract/greeting/rules.frames.ts'
import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { filmBytes, openFilm, packStrip, unpackStrip } from '../../platform/film-splice.ts'
import type { FilmTemplate } from '../../platform/film-template.ts'
import { OtherStream } from '../../platform/h264-headers.ts'
import type { Progress } from '../../platform/media.ts'
import { MediaFault } from '../../platform/media-program.ts'
import type { Stored } from '../../platform/storage.ts'
import type { World } from '../../platform/world.ts'
import { drawGuard } from '../frame/work.ts'
import { templateKey } from './rules.ts'
import type { CopyRow } from './store.copies.ts'

/** What lies at `templateKey`: a film that can be spliced, and where its body is; or that it cannot be. */
type Kept = { template: FilmTemplate; bodyKey: string } | { template: null }

const readAll = async (body: Readable): Promise<Buffer> => Buffer.concat(await body.toArray())

async function readKept({ storage }: Pick<World, 'storage'>, key: string): Promise<Kept | undefined> {
  const stored = await storage.get(key)
  return stored ? (JSON.parse((await readAll(stored.body)).toString()) as Kept) : undefined
}

/** The same, unless the body it names is missing. */
async function readWhole(world: Pick<World, 'storage'>, key: string): Promise<Kept | undefined> {
  const kept = await readKept(world, key)
  if (!kept?.template) return kept
  const body = await world.storage.get(kept.bodyKey)
  body?.body.destroy()
  return body ? kept : undefined
}

const underWay = new WeakMap<World, Map<string, Promise<Kept>>>()

/**
 * What is shared of a film, made by whoever needs it first, and to its end whether or not that one still wants it. A film
 * that cannot be spliced is remembered as such.
 */
async function keptOf(
  world: World,
  copy: CopyRow & { stripOf: Shape },
  folder: string,
  onProgress: Progress,
): Promise<Kept> {
  const key = templateKey(copy.filmKey)
  const open = underWay.get(world) ?? new Map<string, Promise<Kept>>()
  underWay.set(world, open)
  const found = await readWhole(world, key)
  if (found) return found
  const begun = open.get(key) ?? makeKept(world, copy, folder, onProgress)
  open.set(key, begun)
  try {
    return await begun
  } finally {
    open.delete(key)
  }
}

async function makeKept(
  world: World,
  { filmKey, frames, stripOf }: CopyRow & { stripOf: Shape },
  folder: string,
  onProgress: Progress,
): Promise<Kept> {
  const { media, storage, log } = world
  const key = templateKey(filmKey)
  const at = (name: string) => join(folder, name)
  const master = await storage.get(filmKey)
  if (!master) throw new Error(`a stored file is missing: ${filmKey}`)
  await pipeline(master.body, createWriteStream(at('shared.mp4')))
  await writeFile(at('guard.png'), await drawGuard(world))
  const made = await media.splice.template({
    master: at('shared.mp4'),
    frames,
    place: filmStrips[stripOf],
    guard: { picture: at('guard.png'), height: guardHeight },
    folder,
    onProgress,
  })
  if (!made) log.warn({ filmKey }, 'a film cannot be spliced and goes the ordinary way')
  const bodyKey = key.replace(/\.held$/, `-${randomBytes(6).toString('hex')}.held`)
  const kept: Kept = made ? { template: made.template, bodyKey } : { template: null }
  if (made) await storage.put(bodyKey, made.body)
  // Another worker may have been quicker: one description stands, and the body it names.
  const other = await readWhole(world, key)
  if (other) {
    if (made) await storage.remove(bodyKey)
    return other
  }
  await storage.put(key, Buffer.from(JSON.stringify(kept)))
  return kept
}

/** A shop's film as a strip below what all shops share; undefined where this film goes the ordinary way. */
export async function spliceCopy(
  world: World,
  copy: CopyRow & { stripOf: Shape },
  frame: Buffer,
  { folder, onProgress }: { folder: string; onProgress: Progress },
): Promise<{ strip: Buffer; spliceKey: string; bytes: number } | undefined> {
  const { template } = await keptOf(world, copy, folder, onProgress)
  if (!template) return undefined
  const { rows, cropBottom } = filmStrips[copy.stripOf]
  const { data } = await sharp(frame)
    .ensureAlpha()
    .extract({ left: 0, top: guardHeight, width: 1080, height: rows * 16 - cropBottom })
    .extend({ bottom: cropBottom, extendWith: 'copy' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  try {
    const strip = await world.media.splice.strip(template, data)
    return {
      strip: packStrip(strip),
      spliceKey: templateKey(copy.filmKey),
      bytes: filmBytes(template, strip),
    }
  } catch (error) {
    if (!(error instanceof OtherStream || error instanceof MediaFault)) throw error
    world.log.warn(
      { err: error, copyId: copy.copyId },
      'a strip was not made; the film goes the ordinary way',
    )
    return undefined
  }
}

/** The file of a copy that is made, whole or in parts; undefined where something of it is missing. */
export async function openCopy(
  { storage }: Pick<World, 'storage'>,
  { storageKey, spliceKey }: Pick<CopyRow, 'spliceKey'> & { storageKey: string },
): Promise<Pick<Stored, 'body' | 'bytes' | 'part'> | undefined> {
  const stored = await storage.get(storageKey)
  if (!stored || spliceKey === null) return stored ?? undefined
  const strip = unpackStrip(await readAll(stored.body))
  const kept = await readKept({ storage }, spliceKey)
  const body = kept?.template ? await storage.get(kept.bodyKey) : null
  if (!kept?.template || !body) return undefined
  body.body.destroy()
  return openFilm(kept.template, strip, (first, last) => body.part(first, last))
}

/** Whether the file of a copy that is made is there, with all that it shares. */
export async function isKept(
  world: Pick<World, 'storage'>,
  { storageKey, spliceKey }: Pick<CopyRow, 'storageKey' | 'spliceKey'>,
): Promise<boolean> {
  const opened = storageKey === null ? undefined : await openCopy(world, { storageKey, spliceKey })
  opened?.body.destroy()
  return opened !== undefined
}
