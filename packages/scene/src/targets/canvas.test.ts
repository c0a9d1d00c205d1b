import { expect, test } from 'vitest'
import { zoomSeen } from './canvas.ts'

const story = { width: 1080, unit: 'px' } as const

test.each([
  ['a story of 126 px on a screen of two pixels for one', { across: 126, ratio: 2 }, 0.25],
  ['exactly half', { across: 270, ratio: 2 }, 0.5],
  ['a screen that shows more than is wanted', { across: 600, ratio: 3 }, 0.6],
  ['a place that is not laid out yet', { across: 0, ratio: 3 }, 0.6],
  ['a place of a few pixels', { across: 1, ratio: 1 }, 0.05],
])('as many pixels as are seen: %s', (_what, place, zoom) => {
  expect(zoomSeen(story, place, 0.6)).toBeCloseTo(zoom, 9)
  // Never fewer than the screen has.
  expect(zoom === 0.6 || zoom * story.width >= place.across * place.ratio - 1e-6).toBe(true)
})
