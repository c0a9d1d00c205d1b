import { createHash } from 'node:crypto'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Film } from '@parichay/greeting/films/film.ts'
import { demoAgencies } from '@parichay/sandbox/demo/agencies.ts'
import { studioPictures } from '@parichay/server/greeting/own/work.ts'
import { savePost } from '@parichay/server/greeting/post/usecase.ts'
import { listCategories, listSubcategories, saveTag } from '@parichay/server/greeting/store.ts'
import { formFor } from '@parichay/server/platform/planes.ts'
import { drawFilm } from '@parichay/server/platform/render-film.ts'
import { agencyScope } from '@parichay/server/platform/scope.ts'
import type { World } from '@parichay/server/platform/world.ts'
import { filmSound } from './film-sound.ts'

/** How films are seeded. */
export type FilmSeed = {
  /** At most so many, the most wanted first. */
  most?: number
  /** Gives the rest up; the next start goes on. */
  signal?: AbortSignal
}
type Keys = Record<'fullKey' | 'previewKey' | 'thumbnailKey' | 'filmKey' | 'filmPreviewKey', string>

const nameOf = (agencyId: number, id: string) =>
  `a${agencyId}/${createHash('sha256').update(`demo film ${id}`).digest('hex').slice(0, 24)}`

/**
 * Makes the demo's greeting videos from their scenes, one after the other: what is there already is left as it is, so a
 * stopped run goes on. Returns how many were made.
 */
export async function seedFilms(world: World, { most = Infinity, signal }: FilmSeed = {}): Promise<number> {
  const { platform } = world.database
  const { films } = await import('@parichay/greeting/films/films.ts')
  const host = demoAgencies.find(({ key }) => key === 'parichay')?.host
  const row = await platform
    .selectFrom('agencyHost')
    .select('agencyId')
    .where('host', '=', host ?? '')
    .executeTakeFirst()
  if (!row) return 0
  const there = new Set(
    (await platform.selectFrom('imagePost').select('filmKey').where('filmKey', 'is not', null).execute()).map(
      ({ filmKey }) => filmKey,
    ),
  )
  let made = 0
  for (const film of films.slice(0, most)) {
    if (signal?.aborted) break
    const name = nameOf(row.agencyId, film.id)
    const keys = {
      fullKey: `${name}.held`,
      previewKey: `${name}-540.webp`,
      thumbnailKey: `${name}-240.webp`,
      filmKey: `${name}-film.held`,
      filmPreviewKey: `${name}-360.mp4`,
    }
    if (there.has(keys.filmKey)) continue
    try {
      const bytes = await makeFiles(world, film, keys, signal)
      await post(world, row.agencyId, film, keys, bytes)
    } catch (error) {
      if (signal?.aborted) break
      throw error
    }
    made += 1
  }
  return made
}

/** Draws and encodes one film, and stores what lists and downloads need of it; how large its master is. */
async function makeFiles(world: World, film: Film, keys: Keys, signal?: AbortSignal): Promise<number> {
  const { media, storage, pictures } = world
  const { filmScene, filmSeconds } = await import('@parichay/greeting/films/film.ts')
  const scene = filmScene(film)
  const { fps } = scene.motion!
  return media.inFolder(async (folder) => {
    const at = (name: string) => join(folder, name)
    await writeFile(at('sound.wav'), filmSound(filmSeconds, film.id.length * 31 + film.id.charCodeAt(6)))
    const form = formFor(scene)
    await media.encodeFrames({
      width: scene.width,
      height: scene.height,
      form,
      fps,
      count: fps * filmSeconds,
      // One thread: whoever looks around in the demo comes first.
      frames: drawFilm(scene, await studioPictures(scene.layers), {
        ...(signal && { signal }),
        threads: 1,
        form,
      }),
      sound: at('sound.wav'),
      out: at('film.mp4'),
      signal,
    })
    await media.poster({ file: at('film.mp4'), atSeconds: filmSeconds * 0.7, out: at('poster.png'), signal })
    const preview = { seconds: filmSeconds, width: 360, maxBytes: 400_000, out: at('preview.mp4') }
    await media.preview({ file: at('film.mp4'), ...preview, signal })
    const picture = await pictures.post(await readFile(at('poster.png')), 'demo films')
    await storage.put(keys.fullKey, picture.full)
    await storage.put(keys.previewKey, picture.preview)
    await storage.put(keys.thumbnailKey, picture.thumbnail)
    await storage.putFile(keys.filmPreviewKey, at('preview.mp4'))
    await storage.putFile(keys.filmKey, at('film.mp4'))
    return (await stat(at('film.mp4'))).size
  })
}

async function post(world: World, agencyId: number, film: Film, keys: Keys, bytes: number): Promise<void> {
  const { database, clock } = world
  const { filmSeconds } = await import('@parichay/greeting/films/film.ts')
  const { design, language, words, shape } = film
  const scope = agencyScope(agencyId)
  const category = (await listCategories(database.platform, [agencyId])).find(
    ({ name }) => name === design.category,
  )
  if (!category) return
  const { imageCategoryId } = category
  const occasion = (await listSubcategories(database.platform, [agencyId], {})).find(
    (one) => one.name === design.occasion && one.imageCategoryId === imageCategoryId,
  )
  // Apart from the post: what a post names is looked up by another connection.
  const imageTagIds = await database.inScope(scope, async (tx) => {
    const ids = []
    for (const name of design.tags) ids.push((await saveTag(tx, scope, name)).imageTagId)
    return ids
  })
  const title = words.head.replaceAll('\n', ' ').slice(0, 120)
  const change = {
    title,
    type: `${shape}_VIDEO` as const,
    imageCategoryId,
    imageSubcategoryId: occasion?.imageSubcategoryId ?? null,
    imageTagIds,
    language,
    captions: { [language]: words.caption },
    day: null,
    isPremium: true,
    isShown: true,
  }
  const files = {
    ...keys,
    width: 1080,
    height: shape === 'SQUARE' ? 1080 : 1920,
    bytes,
    filmSeconds,
  }
  await database.inScope(scope, (tx) => savePost(world, tx, scope, change, files, clock()))
}
