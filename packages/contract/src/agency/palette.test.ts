import { expect, test } from 'vitest'
import { contrast } from './colour.ts'
import { makePalette } from './palette.ts'

/** Six bits of each channel in turn: colours of every lightness and hue, the same each time. */
const colourAt = (n: number) =>
  `#${[n * 37, n * 91 + 60, n * 151 + 120].map((v) => (v % 256).toString(16).padStart(2, '0')).join('')}`
const pairs = Array.from({ length: 600 }, (_, n) => ({ main: colourAt(n), accent: colourAt(n * 7 + 3) }))

test('every text colour reads on its ground, whatever two colours somebody chose', () => {
  const weak = [
    ...pairs,
    { main: '#b54a00', accent: '#69c27f' },
    { main: '#ffffff', accent: '#fffbe6' },
  ].flatMap((pair) => {
    const { ground, deep, on, onSoft, accent, onAccent, accentText, paper, tint, ink, link } =
      makePalette(pair)
    const read: [string, string, string][] = [
      ['on', on, ground],
      ['on', on, deep],
      ['onSoft', onSoft, ground],
      ['onSoft', onSoft, deep],
      ['accentText', accentText, ground],
      ['accentText', accentText, deep],
      ['onAccent', onAccent, accent],
      ['ink', ink, paper],
      ['ink', ink, tint],
      ['link', link, paper],
      ['link', link, tint],
    ]
    return read
      .filter(([, text, under]) => contrast(text, under) < 4.5)
      .map(([name, text, under]) => `${pair.main} ${pair.accent}: ${name} ${text} on ${under}`)
  })
  expect(weak).toEqual([])
})
