import { type Scene, sceneVersion } from '@parichay/scene/scene.ts'
import { ogSize } from './address.ts'
import { composeFor } from './compositions.ts'
import type { PictureSource } from './facts.ts'

/** The most it may weigh: WhatsApp shows none that are larger. */
export const ogMostBytes = 300 * 1024

/** The picture of a card for link previews, in the card's own design. Bound to `source.facts`. */
export function ogScene({ design, colour, language }: PictureSource): Scene {
  const { ground, scenery, words } = composeFor(design, colour)
  return {
    version: sceneVersion,
    unit: 'px',
    ...ogSize,
    language,
    background: ground,
    layers: [...scenery, ...words],
  }
}
