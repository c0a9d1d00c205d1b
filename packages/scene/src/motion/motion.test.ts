import { expect, test } from 'vitest'
import type { Element } from '../element.ts'
import type { Pen } from '../pen.ts'
import { readScene, sceneVersion, type Scene } from '../scene.ts'
import { drawFrames } from '../targets/frames.ts'
import { ease, easings } from './easing.ts'
import { frameCount, sceneAt } from './scene-at.ts'
import { type Track, valueAt } from './track.ts'

const box = { x: 0, y: 0, width: 10, height: 10 }
const square = (motion: Track[], more: object = {}): Element =>
  ({ kind: 'shape', box, outline: { type: 'rect' }, fill: '#112233', motion, ...more }) as Element
const scene = (layers: Element[], motion = { seconds: 1, fps: 10 }): Scene =>
  readScene({ version: sceneVersion, unit: 'px', width: 10, height: 10, language: 'en', motion, layers })

test.each(easings)('%s begins at 0 and ends at 1, before and after too', (easing) => {
  expect([-1, 0, 1, 2].map((time) => ease(easing, time))).toEqual([0, 0, 1, 1])
})

test.each([
  ['linear', 0.3, 0.3],
  ['hold', 0.99, 0],
  ['inOut', 0.5, 0.5],
  [[0, 0, 1, 1], 0.4, 0.4],
  [[0.25, 0.1, 0.25, 1], 0.5, 0.8024],
  ['bounce', 1 / 2.75, 1],
] as const)('%j after %d of the time', (easing, time, done) => {
  expect(ease(typeof easing === 'string' ? easing : [...easing], time)).toBeCloseTo(done, 4)
})

test('in is slow at first, out at last, back swings beyond its end', () => {
  expect(ease('in', 0.3)).toBeLessThan(0.1)
  expect(ease('out', 0.7)).toBeGreaterThan(0.9)
  expect(Math.max(...[0.5, 0.6, 0.7, 0.8].map((time) => ease('back', time)))).toBeGreaterThan(1.02)
})

test.each([
  [0, 5],
  [1, 5],
  [2, 10],
  [3, 15],
  [4, 15],
  [4.999, 15],
  [5, 0],
  [99, 0],
])('at %d s a track has %d', (seconds, value) => {
  const keys: Track['keys'] = [
    { at: 1, to: 5 },
    { at: 3, to: 15, ease: 'linear' },
    { at: 5, to: 0, ease: 'hold' },
  ]
  expect(valueAt({ keys }, seconds)).toBeCloseTo(value)
})

test('a scene at a time stands still, groups too, and keeps what was set besides', () => {
  const linear = (of: Track['of'], from: number, to: number): Track => ({
    of,
    keys: [
      { at: 0, to: from },
      { at: 1, to, ease: 'linear' },
    ],
  })
  const moving = square([linear('x', 0, 8), linear('opacity', 0, 1), linear('zoom', 1, 3)], {
    shift: [1, 2],
    opacity: 0.5,
  })
  const turning: Element = { kind: 'group', box, motion: [linear('rotation', 0, 90)], children: [moving] }
  const [group] = sceneAt(scene([turning]), 0.5).layers
  expect(group).toEqual({
    kind: 'group',
    box,
    rotation: 45,
    children: [{ ...square([]), motion: undefined, shift: [5, 2], opacity: 0.25, zoom: 2 }],
  })
  expect(sceneAt(scene([square([linear('opacity', 0, 9)])]), 1).layers[0]!.opacity).toBe(1)
})

test('keys out of order are refused', () => {
  const keys = [
    { at: 1, to: 0 },
    { at: 1, to: 1 },
  ]
  expect(() => scene([square([{ of: 'x', keys }])])).toThrow('order')
})

test('a sequence has all frames, draws only those that differ, and can be shared out', () => {
  let drawn = 0
  const pen = new Proxy(
    {},
    { get: (_, name) => () => (name === 'clearRect' ? (drawn += 1) : 0), set: () => true },
  )
  const keys: Track['keys'] = [
    { at: 0.2, to: 0 },
    { at: 0.5, to: 9, ease: 'linear' },
  ]
  const moving = scene([square([{ of: 'x', keys }])])
  const frames = [...drawFrames(pen as Pen, moving)]
  expect(frames.map(({ isSame }) => (isSame ? '=' : '*')).join('')).toBe('*==***====')
  expect([frames.length, drawn, frames.at(-1)!.seconds]).toEqual([10, 4, 0.9])
  expect([...drawFrames(pen as Pen, moving, { from: 4, to: 6 })].map(({ index }) => index)).toEqual([4, 5])
  expect(frameCount({ motion: undefined })).toBe(1)
})

test('a picture that is a film says which second of it is seen: the first before its time', () => {
  const film: Element = {
    kind: 'image',
    box: { x: 0, y: 0, width: 10, height: 10 },
    source: 'clip',
    fit: 'cover',
    plays: { from: 2 },
  }
  const group: Element = { kind: 'group', box: { x: 0, y: 0, width: 10, height: 10 }, children: [film] }
  const scene = readScene({
    version: sceneVersion,
    unit: 'px',
    width: 10,
    height: 10,
    language: 'en',
    motion: { seconds: 6, fps: 30 },
    layers: [group],
  })
  const seen = (seconds: number) => {
    const [layer] = sceneAt(scene, seconds).layers
    return layer?.kind === 'group' ? layer.children[0] : undefined
  }
  const { plays: _from, ...picture } = film
  expect([0, 1.9, 2].map(seen)).toEqual(Array(3).fill({ ...picture, moment: 0 }))
  expect(seen(3.5)).toEqual({ ...picture, moment: 1.5 })
})
