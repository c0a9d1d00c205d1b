import { describe, expect, test } from 'vitest'
import { contrast, fromOklch, toOklch } from './colour.ts'
import { semantic, tokensFor } from './tokens.ts'

const colours = [
  '#2d9bea',
  '#ffffff',
  '#000000',
  '#ffff00',
  '#ffd600',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#00ffff',
  '#ff00ff',
  '#808080',
  '#e65100',
  '#f57c00',
  '#ff9933',
  '#138808',
  '#006d77',
  '#7a1f3d',
  '#5d4037',
  '#c2185b',
  '#4a148c',
  '#1a237e',
  '#0d47a1',
  '#00838f',
  '#2e7d32',
  '#9e9d24',
  '#f9a825',
  '#ef6c00',
  '#d84315',
  '#f8bbd0',
  '#e0f7fa',
  '#263238',
  '#101010',
  '#fefefe',
]

describe.each(colours)('%s', (colour) => {
  const both = tokensFor(colour)
  test.each(['light', 'dark'] as const)('%s: everything that carries words can be read', (scheme) => {
    const t = both[scheme]
    const pairs: [string, string, string, number][] = [
      ['strong on surface', t.strong, t.surface, 4.5],
      ['strong on ground', t.strong, t.ground, 4.5],
      ['strong on tint', t.strong, t.tint, 4.5],
      ['words on a button', t.onStrong, t.strong, 4.5],
      ['words on a pressed button', t.onStrong, t.strongHover, 4.5],
      ['text on surface', t.text, t.surface, 7],
      ['text on tint', t.text, t.tint, 7],
      ['text on sunken', t.text, t.sunken, 7],
      ['soft text on surface', t.textSoft, t.surface, 4.5],
      ['soft text on tint', t.textSoft, t.tint, 4.5],
      ['soft text on sunken', t.textSoft, t.sunken, 4.5],
      ['faint text on surface', t.textFaint, t.surface, 4.5],
      ['faint text on ground', t.textFaint, t.ground, 4.5],
      ['edge of a control', t.lineStrong, t.surface, 3],
    ]
    const bad = pairs.filter(([, front, back, least]) => contrast(front, back) < least)
    expect(
      bad.map(([what, front, back]) => `${what}: ${contrast(front, back).toFixed(2)} ${front} ${back}`),
    ).toEqual([])
  })
})

test.each(['light', 'dark'] as const)('semantic colours of %s can be read on every ground', (scheme) => {
  for (const colour of colours) {
    const t = tokensFor(colour)[scheme]
    for (const [name, { main, tint }] of Object.entries(semantic[scheme])) {
      for (const ground of [t.surface, t.ground, tint]) {
        expect(contrast(main, ground), `${name} with ${colour}`).toBeGreaterThanOrEqual(4.5)
      }
    }
  }
})

test.each(colours)('%s survives the way there and back', (colour) => {
  expect(contrast(fromOklch(toOklch(colour)), colour)).toBeLessThan(1.02)
})

test('the worth of contrast is that of WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 5)
  expect(contrast('#2d9bea', '#ffffff')).toBeCloseTo(3.01, 1)
})
