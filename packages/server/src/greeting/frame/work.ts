import { fail, Problem } from '@parichay/contract/errors.ts'
import type { FrameSettings, LogoColours } from '@parichay/contract/greeting/fields.frames.ts'
import { type FrameLayout, shapeSizes } from '@parichay/contract/greeting/rules.frames.ts'
import { type FrameOrder, frameScene, guardScene, stripScene } from '@parichay/greeting/frames/frame-scene.ts'
import { createHash } from 'node:crypto'
import { makeByteCache, type ByteCache } from '../../platform/render-cache.ts'
import type { RenderJob, RenderOutput } from '../../platform/render-worker.ts'
import type { World } from '../../platform/world.ts'
import type { PostRow } from '../post/store.ts'
import type { Frames } from './usecase.ts'
import { seenInLogo, settingsOf } from './rules.ts'

/** Raised whenever frames are drawn differently, so that nobody keeps the old pictures. */
const drawing = 2
/** Small pictures this process keeps, and what was seen in logos. */
const keptBytes = 48 * 2 ** 20

type Kept = {
  pictures: ByteCache<Buffer>
  logos: ByteCache<LogoColours>
  underWay: Map<string, Promise<Buffer>>
}
const kept = new WeakMap<World, Kept>()
function keptBy(world: World): Kept {
  const found = kept.get(world) ?? {
    pictures: makeByteCache<Buffer>(keptBytes),
    logos: makeByteCache<LogoColours>(2 ** 20),
    underWay: new Map(),
  }
  kept.set(world, found)
  return found
}

async function read({ storage }: World, key: string): Promise<Buffer | undefined> {
  const stored = await storage.get(key)
  return stored ? Buffer.concat(await stored.body.toArray()) : undefined
}

/** What is seen in a business's logo; null without one that can be read. */
export async function logoColoursOf(
  world: World,
  { keys }: Pick<Frames, 'keys'>,
): Promise<LogoColours | null> {
  const key = keys['logo']
  if (!key) return null
  const { logos } = keptBy(world)
  const found = logos.get(key)
  if (found) return found
  const bytes = await read(world, key)
  const seen = bytes && (await world.pictures.pixels(bytes, 72, key).catch(() => null))
  if (!seen) return null
  const colours = seenInLogo(seen.pixels, seen.ratio)
  logos.set(key, colours, 400)
  return colours
}

/** One word that changes with everything the frames of a business show. */
export const hashOf = (
  { facts, keys, setup }: Pick<Frames, 'facts' | 'keys' | 'setup'>,
  logo: LogoColours | null,
  filmLayout: FrameLayout,
) =>
  createHash('sha256')
    .update(JSON.stringify([drawing, facts, keys, setup.square, setup.story, logo, filmLayout]))
    .digest('base64url')
    .slice(0, 22)

type Asked = {
  settings?: FrameSettings | undefined
  logo: LogoColours | null
  /** Where the post's picture lies: the first that is there; null for the frame alone. */
  keys: readonly string[] | null
  as: RenderOutput
}

const noPicture = () => fail('IMAGE_MISSING', 'The picture of this post is missing. Choose another post.')

async function draw(
  world: World,
  frames: Frames | null,
  post: PostRow,
  { settings, logo, keys, as }: Asked,
): Promise<Buffer> {
  let background: Buffer | undefined
  for (const key of keys ?? []) background ??= await read(world, key)
  if (keys && !background) return noPicture()
  const shape = post.type.startsWith('STORY') ? 'STORY' : 'SQUARE'
  const { width, height } = shapeSizes[shape]
  if (!frames && background)
    return world.renderer.render({
      scene: {
        version: 2,
        unit: 'px',
        width,
        height,
        language: 'en',
        layers: [{ kind: 'image', box: { x: 0, y: 0, width, height }, source: 'background', fit: 'cover' }],
      },
      images: { background: { bytes: background } },
      as,
    })
  if (!frames) return noPicture()
  return renderFramed(world, frames, background ? { background: { bytes: background } } : {}, (facts) => {
    const order: FrameOrder = {
      shape,
      settings: settings ?? settingsOf(frames, post),
      facts,
      logoColours: logo,
      layout: post.filmKey === null ? 'free' : world.config.filmLayout,
    }
    const isStrip = order.layout === 'strip' && !background
    const scene = isStrip
      ? stripScene(order)
      : frameScene({ ...order, background: background ? 'background' : null })
    return { scene, as }
  })
}

/**
 * Draws a scene with the frame of a business, which is given the facts that can be shown: a picture of the frame that is gone,
 * or cannot be read any more, must not take the whole greeting with it. `images` are the others.
 */
export async function renderFramed(
  world: World,
  frames: Frames,
  images: NonNullable<RenderJob['images']>,
  jobWith: (facts: Frames['facts']) => Pick<RenderJob, 'scene' | 'as'>,
): Promise<Buffer> {
  const all = { ...images }
  for (const [name, stored] of Object.entries(frames.keys)) {
    const bytes = await read(world, stored)
    if (bytes) all[name] = { bytes }
  }
  const render = (without: readonly string[]) => {
    const facts = Object.fromEntries(
      Object.entries(frames.facts).filter(
        ([name, value]) =>
          name !== value || !(name in frames.keys) || (name in all && !without.includes(name)),
      ),
    )
    return world.renderer.render({ ...jobWith(facts), facts, images: all })
  }
  try {
    return await render([])
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'PICTURE_UNREADABLE') throw error
    world.log.warn(
      { err: error, businessId: frames.business.businessId },
      'a picture of a frame could not be read',
    )
    return render(Object.keys(frames.keys))
  }
}

/**
 * The frame alone, as a PNG: as large as the post and clear where it is seen; of a video in a strip that strip only, with
 * the guard above it.
 */
export async function drawFrame(
  world: World,
  frames: Frames,
  post: PostRow,
  settings: FrameSettings | undefined,
): Promise<Buffer> {
  const logo = await logoColoursOf(world, frames)
  return draw(world, frames, post, { settings, logo, keys: null, as: { kind: 'png' } })
}

/** The guard that is a part of every master, as a PNG. */
export const drawGuard = (world: World): Promise<Buffer> =>
  world.renderer.render({ scene: guardScene(shapeSizes.SQUARE.width), as: { kind: 'png' } })

/** The full picture: framed as saved or by `settings`, or without a frame. Whole, or an error. */
export async function drawFile(
  world: World,
  frames: Frames | null,
  post: PostRow,
  settings: FrameSettings | undefined,
  format: 'jpeg' | 'png',
): Promise<Buffer> {
  const logo = frames && (await logoColoursOf(world, frames))
  const as: RenderOutput = format === 'png' ? { kind: 'png' } : { kind: 'jpeg', quality: 90 }
  return draw(world, frames, post, { settings, logo, keys: [post.fullKey], as })
}

/** A JPEG of this width in px as letters and notifications show it, framed as saved, with the word that changes when it would look otherwise. */
export async function drawForMessage(
  world: World,
  frames: Frames,
  post: PostRow,
  width: number,
): Promise<{ hash: string; make: () => Promise<Buffer> }> {
  const logo = await logoColoursOf(world, frames)
  const as: RenderOutput = { kind: 'jpeg', quality: 84, zoom: width / shapeSizes.SQUARE.width }
  return {
    hash: hashOf(frames, logo, world.config.filmLayout),
    make: () => draw(world, frames, post, { logo, keys: [post.fullKey], as }),
  }
}

/** A small picture for lists, made once for each post and everything it shows; `spend` is asked before it is made. */
export async function drawSmall(
  world: World,
  frames: Frames,
  post: PostRow,
  width: number,
  spend: () => Promise<void>,
): Promise<{ bytes: Buffer; hash: string }> {
  const { pictures, underWay } = keptBy(world)
  const logo = await logoColoursOf(world, frames)
  const hash = hashOf(frames, logo, world.config.filmLayout)
  const name = `${post.previewKey} ${width} ${hash}`
  const found = pictures.get(name)
  if (found) return { bytes: found, hash }
  const make = async () => {
    await spend()
    const as: RenderOutput = { kind: 'webp', zoom: width / 1080 }
    const bytes = await draw(world, frames, post, { logo, keys: [post.previewKey, post.fullKey], as })
    pictures.set(name, bytes, bytes.length)
    return bytes
  }
  const begun = underWay.get(name) ?? make()
  underWay.set(name, begun)
  try {
    return { bytes: await begun, hash }
  } finally {
    underWay.delete(name)
  }
}
