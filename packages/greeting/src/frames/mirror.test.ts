import { frameCodes, frameStyles, logoPlaces } from '@parichay/contract/greeting/rules.frames.ts'
import { bindScene } from '@parichay/scene/bind.ts'
import { walkElements } from '@parichay/scene/element.ts'
import { expect, test } from 'vitest'
import { frameFixtures, settingsFor } from './fixtures.ts'
import { frameLayers, frameScene } from './frame-scene.ts'
import { mirrored } from '@parichay/scene/mirror.ts'

const layersOf = (
  name: 'urdu' | 'full',
  frame: (typeof frameCodes)[number],
  style: 'style-1' | 'style-2',
) => {
  const one = frameFixtures[name]
  const settings = settingsFor(one, { frame, style, logoPlace: logoPlaces[frame.length % 3]! })
  return { order: { shape: 'SQUARE' as const, settings, facts: one.facts, logoColours: one.logo }, one }
}

test('what is turned twice stands where it stood', () => {
  const rounded = (value: unknown) =>
    JSON.stringify(value, (_, part: unknown) =>
      typeof part === 'number' ? Math.round(part) + 0 : part,
    ).replace(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number)) + 0))
  for (const frame of frameCodes)
    for (const style of frameStyles) {
      const layers = frameLayers(layersOf('full', frame, style).order)
      const again = mirrored(mirrored(layers, 1080), 1080)
      const words = (of: typeof layers) =>
        [...walkElements(of)].map(({ kind, box }) => `${kind} ${rounded([box.x, box.y, box.width])}`)
      expect(words(again)).toEqual(words(layers))
    }
})

test('a name in Urdu begins at the right', () => {
  for (const frame of frameCodes)
    for (const style of frameStyles) {
      const { order, one } = layersOf('urdu', frame, style)
      const { layers } = bindScene(frameScene({ ...order, background: null }), one.facts)
      const name = [...walkElements(layers)].find(({ id }) => id === 'name')
      expect(name?.kind === 'text' && ['start', 'centre', 'end'].includes(name.align ?? 'start')).toBe(true)
      if (name?.kind !== 'text') continue
      // `end` of letters that run to the left is the left side: only beside a photograph in the middle.
      if (name.align === 'end') expect(`${frame} ${style}`).toBe('political3 style-1')
    }
})
