import type { FrameSettings } from '@parichay/contract/greeting/fields.frames.ts'
import type { OwnPoster } from '@parichay/contract/greeting/own-poster.ts'
import { ownPosterScene } from '@parichay/greeting/own/own-poster.ts'
import type { RenderJob, RenderOutput } from '../../platform/render-worker.ts'
import type { World } from '../../platform/world.ts'
import type { Frames } from '../frame/usecase.ts'
import { logoColoursOf } from '../frame/work.ts'

async function read({ storage }: World, key: string): Promise<Buffer | undefined> {
  const stored = await storage.get(key)
  return stored ? Buffer.concat(await stored.body.toArray()) : undefined
}

/** A poster in own words in the frame of its business. `photoKey` is where its photograph lies. Whole, or an error. */
export async function drawOwnPoster(
  world: World,
  frames: Frames,
  { poster, photoKey, settings }: { poster: OwnPoster; photoKey: string | null; settings: FrameSettings },
  format: 'jpeg' | 'png',
): Promise<Buffer> {
  const images: NonNullable<RenderJob['images']> = {}
  for (const [name, key] of Object.entries({ ...frames.keys, ...(photoKey ? { photo: photoKey } : {}) })) {
    const bytes = await read(world, key)
    if (bytes) images[name] = { bytes }
  }
  const facts = Object.fromEntries(
    Object.entries(frames.facts).filter(
      ([name, value]) => name !== value || !(name in frames.keys) || name in images,
    ),
  )
  const logoColours = await logoColoursOf(world, frames)
  const scene = ownPosterScene(poster, 'photo' in images ? 'photo' : null, { settings, facts, logoColours })
  const as: RenderOutput = format === 'png' ? { kind: 'png' } : { kind: 'jpeg', quality: 90 }
  return world.renderer.render({ scene, facts, images, as })
}
