import type { Scene } from '@parichay/scene/scene.ts'
import type { Renderer } from '@parichay/server/platform/render.ts'
import sharp from 'sharp'
import { expect } from 'vitest'
import { printOf } from './pixels.ts'
import type { ScenePage } from './scene-page.ts'

/**
 * Draws a scene in a browser and as a file, and expects the same in every pixel; says how many differ and by how much. `level` is how
 * hard the file is packed: as the product does it takes longer than to draw both.
 */
export async function comparePair(
  { page, renderer }: { page: ScenePage; renderer: Renderer },
  scene: Scene,
  given: Record<string, Buffer> = {},
  name = '',
  level = 1,
): Promise<void> {
  const [preview, file] = await Promise.all([
    page.draw(scene, given),
    renderer.render({
      scene,
      images: Object.fromEntries(Object.entries(given).map(([id, bytes]) => [id, { bytes }])),
      as: { kind: 'png', level },
    }),
  ])
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  expect(preview.size).toEqual([info.width, info.height])
  if (preview.print !== printOf(data))
    expect({ name, ...(await differing(await page.drawn(), file)) }).toEqual({
      name,
      size: preview.size,
      pixels: 0,
      most: 0,
    })
}

/** How two pictures differ: in how many pixels, and by at most how much. */
export async function differing(a: Buffer, b: Buffer) {
  const [one, two] = await Promise.all(
    [a, b].map((png) => sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  let [pixels, most] = [0, 0]
  for (let i = 0; i < one!.data.length; i += 4) {
    const step = Math.max(...[0, 1, 2, 3].map((k) => Math.abs(one!.data[i + k]! - two!.data[i + k]!)))
    if (step > 0) pixels += 1
    most = Math.max(most, step)
  }
  return { size: [two!.info.width, two!.info.height], pixels, most }
}
