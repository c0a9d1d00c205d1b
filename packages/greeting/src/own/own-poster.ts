import type { OwnPoster } from '@parichay/contract/greeting/own-poster.ts'
import { shapeSizes } from '@parichay/contract/greeting/rules.frames.ts'
import type { Element } from '@parichay/scene/element.ts'
import { type Scene, sceneVersion } from '@parichay/scene/scene.ts'
import { type FrameOrder, frameLayers } from '../frames/frame-scene.ts'
import { ownColours } from './colours.ts'
import { ownDesigns } from './designs.ts'

/** Where the strip of the frame begins, in px: words stay above it. */
export const wordsEnd = { SQUARE: 824, STORY: 1560 } as const

/** The layers of a poster; `photo` names its photograph among the pictures handed in. */
export const ownPosterLayers = (poster: OwnPoster, photo: string | null): Element[] =>
  ownDesigns[poster.design]({
    poster,
    colours: ownColours[poster.colours],
    photo,
    ...shapeSizes[poster.shape],
    end: wordsEnd[poster.shape],
  })

/** A poster of one's own in a frame; without an order the poster alone. */
export const ownPosterScene = (
  poster: OwnPoster,
  photo: string | null,
  frame: Omit<FrameOrder, 'shape'> | null,
): Scene => ({
  version: sceneVersion,
  unit: 'px',
  ...shapeSizes[poster.shape],
  language: poster.language === 'pa' ? 'pa-Guru' : poster.language,
  layers: [
    ...ownPosterLayers(poster, photo),
    ...(frame ? frameLayers({ ...frame, shape: poster.shape }) : []),
  ],
})
