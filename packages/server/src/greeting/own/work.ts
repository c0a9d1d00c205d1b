import type { FrameSettings } from '@parichay/contract/greeting/fields.frames.ts'
import type { OwnPoster } from '@parichay/contract/greeting/own-poster.ts'
import { type Shape, shapeSizes } from '@parichay/contract/greeting/rules.frames.ts'
import type { LibraryBase } from '@parichay/greeting/own/library.ts'
import { ownPosterScene } from '@parichay/greeting/own/own-poster.ts'
import type { Poster } from '@parichay/greeting/posters/poster.ts'
import { type Scene, sceneVersion } from '@parichay/scene/scene.ts'
import { needsOf } from '@parichay/scene/targets/canvas.ts'
import { readFile } from 'node:fs/promises'
import { makeByteCache, type ByteCache } from '../../platform/render-cache.ts'
import type { RenderJob, RenderOutput } from '../../platform/render-worker.ts'
import type { World } from '../../platform/world.ts'
import { logoColoursOf, renderFramed } from '../frame/work.ts'
import type { Frames } from '../frame/usecase.ts'
import type { PostRow } from '../post/store.ts'

type Images = NonNullable<RenderJob['images']>

async function read({ storage }: World, key: string): Promise<Buffer | undefined> {
  const stored = await storage.get(key)
  return stored ? Buffer.concat(await stored.body.toArray()) : undefined
}

let known: Promise<(design: string) => LibraryBase | undefined> | undefined
/** Hundreds of designs: read when the first of them is wanted. */
const library = () =>
  (known ??= (async () => {
    const [{ posters }, { posterBase }] = await Promise.all([
      import('@parichay/greeting/posters/posters.ts'),
      import('@parichay/greeting/posters/base.ts'),
    ])
    const byId = new Map<string, Poster>(posters.map((poster) => [poster.id, poster]))
    return (design: string) => {
      const poster = byId.get(design)
      return poster && posterBase(poster)
    }
  })())

/** A post apart, if it was drawn from a design of the library that is still there. */
export const baseOf = async ({ design }: Pick<PostRow, 'design'>): Promise<LibraryBase | undefined> =>
  design === null ? undefined : (await library())(design)

const sceneOf = (shape: Shape, layers: Scene['layers']): Scene => ({
  version: sceneVersion,
  unit: 'px',
  ...shapeSizes[shape],
  language: 'en',
  layers,
})

/** The rendered pictures that layers stand on, of those that come with the product. */
export const studioPictures = async (layers: Scene['layers']): Promise<Images> =>
  Object.fromEntries(
    await Promise.all(
      needsOf(sceneOf('SQUARE', layers)).images.map(async (name) => {
        const file = new URL(`../../../../greeting/pictures/${name}.webp`, import.meta.url)
        return [name, { bytes: await readFile(file) }] as const
      }),
    ),
  )

/** About two hundred grounds. */
const keptBytes = 16 * 2 ** 20
const kept = new WeakMap<World, ByteCache<Buffer>>()

/** A poster without its words, as wide as a preview is drawn; `spend` is asked before it is drawn. */
export async function drawGround(
  world: World,
  { design, base, shape }: { design: string; base: LibraryBase; shape: Shape },
  spend: () => Promise<void>,
): Promise<Buffer> {
  const grounds = kept.get(world) ?? makeByteCache<Buffer>(keptBytes)
  kept.set(world, grounds)
  const found = grounds.get(design)
  if (found) return found
  await spend()
  const layers = [...base.below, ...base.above]
  const bytes = await world.renderer.render({
    scene: sceneOf(shape, layers),
    images: await studioPictures(layers),
    as: { kind: 'webp', zoom: 0.75 },
  })
  grounds.set(design, bytes, bytes.length)
  return bytes
}

/** What a poster is drawn from: `photoKey` is where its photograph lies, `base` the poster of the library it retells. */
export type PosterOrder = {
  poster: OwnPoster
  photoKey: string | null
  base: LibraryBase | undefined
  settings: FrameSettings
}

/** A poster in own words in the frame of its business. Whole, or an error. */
export async function drawOwnPoster(
  world: World,
  frames: Frames,
  { poster, photoKey, base, settings }: PosterOrder,
  format: 'jpeg' | 'png',
): Promise<Buffer> {
  const images: Images = base ? await studioPictures([...base.below, ...base.above]) : {}
  const photo = photoKey === null ? undefined : await read(world, photoKey)
  if (photo) images['photo'] = { bytes: photo }
  const logoColours = await logoColoursOf(world, frames)
  const as: RenderOutput = format === 'png' ? { kind: 'png' } : { kind: 'jpeg', quality: 90 }
  return renderFramed(world, frames, images, (facts) => ({
    scene: ownPosterScene(poster, { photo: photo ? 'photo' : null, base }, { settings, facts, logoColours }),
    as,
  }))
}
