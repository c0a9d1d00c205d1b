import type { Image } from '@napi-rs/canvas'
import type { Scene } from '@parichay/scene/scene.ts'
import { makeByteCache } from './render-cache.ts'
import type { Ground } from './render-encode.ts'

/** Pixels of grounds one thread keeps: six squares. */
const groundBytes = 32 * 2 ** 20
const grounds = makeByteCache<Ground>(groundBytes)
const numbers = new WeakMap<Image, number>()
let lastNumber = 0
let seen = new Set<string>()

/**
 * What a scene lays its frame on: its lowest picture, at a `size` of px. `drawn` gives the pixels of a scene that holds
 * nothing else; it is called when the same ground comes for the second time.
 */
export function groundOf(
  scene: Scene,
  images: ReadonlyMap<string, Image>,
  size: string,
  drawn: (alone: Scene) => Uint8Array,
): Ground | undefined {
  const [lowest, ...others] = scene.layers
  const picture = lowest?.kind === 'image' ? images.get(lowest.source) : undefined
  if (!lowest || !picture || others.length === 0) return undefined
  if (!numbers.has(picture)) numbers.set(picture, (lastNumber += 1))
  const key = `${numbers.get(picture)} ${size} ${JSON.stringify([scene.background, lowest])}`
  const found = grounds.get(key)
  if (found) return found
  if (!seen.has(key)) {
    if (seen.size >= 200) seen = new Set()
    seen.add(key)
    return undefined
  }
  const ground: Ground = { pixels: drawn({ ...scene, layers: [lowest] }), bands: new Map() }
  grounds.set(key, ground, ground.pixels.length)
  return ground
}
