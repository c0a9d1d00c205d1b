import type { OwnPoster } from '@parichay/contract/greeting/own-poster.ts'
import { shapeSizes } from '@parichay/contract/greeting/rules.frames.ts'
import type { Element } from '@parichay/scene/element.ts'
import { type Scene, sceneVersion } from '@parichay/scene/scene.ts'
import { type FrameOrder, frameLayers } from '../frames/frame-scene.ts'
import { ownColours } from './colours.ts'
import { ownDesigns } from './designs.ts'
import { type LibraryBase, libraryLayers } from './library.ts'

/** Where the strip of the frame begins, in px: words stay above it. */
export const wordsEnd = { SQUARE: 824, STORY: 1560 } as const

/** What a poster stands on: the name of its photograph among the pictures handed in, and the poster of the library it retells. */
export type Grounds = { photo: string | null; base?: LibraryBase | undefined }

/** The layers of a poster; one of the library needs its base. */
export function ownPosterLayers(poster: OwnPoster, { photo, base }: Grounds): Element[] {
  if (poster.design === 'library') return base ? libraryLayers(base, poster) : []
  return ownDesigns[poster.design]({
    poster,
    colours: ownColours[poster.colours],
    photo,
    ...shapeSizes[poster.shape],
    end: wordsEnd[poster.shape],
  })
}

/** A poster of one's own in a frame; without an order the poster alone. */
export const ownPosterScene = (
  poster: OwnPoster,
  grounds: Grounds,
  frame: Omit<FrameOrder, 'shape'> | null,
): Scene => ({
  version: sceneVersion,
  unit: 'px',
  ...shapeSizes[poster.shape],
  language: poster.language === 'pa' ? 'pa-Guru' : poster.language,
  layers: [
    ...ownPosterLayers(poster, grounds),
    ...(frame ? frameLayers({ ...frame, shape: poster.shape }) : []),
  ],
})

/** Width by height of the photograph in a design; 1 where it has none. A photograph that covers all is seen above the frame. Pure. */
export function photoAspect(poster: OwnPoster): number {
  const picture = pictureIn(ownPosterLayers(poster, { photo: 'photo' }))
  return picture ? Math.round((picture.box.width / picture.box.height) * 100) / 100 : 1
}

function pictureIn(layers: readonly Element[]): Element | undefined {
  for (const layer of layers) {
    if (layer.kind === 'image') return layer
    const found = layer.kind === 'group' ? pictureIn(layer.children) : undefined
    if (found) return found
  }
  return undefined
}
