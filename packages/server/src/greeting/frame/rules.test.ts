import { expect, test } from 'vitest'
import { seenInLogo } from './rules.ts'

const pixels = (...runs: [number, number, number, number, number][]) =>
  new Uint8Array(
    runs.flatMap(([r, g, b, a, count]) => Array.from({ length: count }, () => [r, g, b, a]).flat()),
  )

test('the strong colours of a logo are found, not its paper', () => {
  const seen = seenInLogo(
    pixels([255, 255, 255, 255, 700], [166, 58, 30, 255, 200], [240, 178, 60, 255, 100]),
    1,
  )
  expect(seen).toMatchObject({ main: '#a63a1e', accent: '#f0b23c', isLight: false })
})

test('a white logo on nothing needs a dark ground; a black one has its own colour', () => {
  expect(seenInLogo(pixels([0, 0, 0, 0, 600], [255, 255, 255, 255, 400]), 9)).toEqual({
    main: null,
    accent: null,
    found: [],
    ratio: 6,
    isLight: true,
  })
  expect(seenInLogo(pixels([255, 255, 255, 255, 600], [8, 8, 8, 255, 400]), 1).main).toBe('#2b2d33')
  expect(seenInLogo(new Uint8Array(0), 1)).toMatchObject({ main: null, isLight: false })
})
