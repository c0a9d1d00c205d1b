import type { Poster } from '@parichay/greeting/posters/poster.ts'
import { posterScene } from '@parichay/greeting/posters/posters.ts'
import { studioPictures } from '@parichay/server/greeting/own/work.ts'
import type { Renderer } from '@parichay/server/platform/render.ts'

/** What a poster of the library may weigh, in bytes: phones in villages load it. */
export const mostBytes = 300_000
/** From what shows no trace to what still shows none at a glance. */
const qualities = [86, 78, 70, 62, 54]

/** Draws a poster as the JPEG of the library, with the rendered pictures it stands on; a finer one for as long as it stays light. */
export async function drawPoster(renderer: Renderer, poster: Poster): Promise<Buffer> {
  const scene = posterScene(poster)
  const images = await studioPictures(scene.layers)
  for (const quality of qualities) {
    const file = await renderer.render({ scene, images, as: { kind: 'jpeg', quality } })
    if (file.length < mostBytes) return file
  }
  throw new Error(`${poster.id} weighs more than ${mostBytes} bytes`)
}
