import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import type { Pen } from '../pen.ts'
import { readScene, type Scene, sceneVersion } from '../scene.ts'
import { drawFrames } from '../targets/frames.ts'
import { lineLength } from './line-length.ts'
import { comeOf, piecesOfLines, type Reveal } from './reveal.ts'
import { sceneAt } from './scene-at.ts'

const reveal: Reveal = { by: 'word', how: 'rise', at: 1, take: 0.5, step: 0.25, ease: 'linear' }
const set = { x: 10, y: 0, width: 90 }
const wide = (text: string) => text.length * 10

test('a line comes by its words, each where it stands in the line; conjuncts are never divided', () => {
  const pieces = piecesOfLines(
    [
      { ...set, text: 'शुद्ध क्षेत्र' },
      { ...set, text: 'ab cd' },
    ],
    'word',
    false,
    wide,
  )
  expect(pieces.map(({ text, x, order }) => [text, x, order])).toEqual([
    ['शुद्ध', 10, 0],
    ['क्षेत्र', 70, 1],
    ['ab', 10, 2],
    ['cd', 40, 3],
  ])
})

test('lines that run to the left come whole', () => {
  expect(piecesOfLines([{ ...set, text: 'آج کی پیشکش' }], 'word', true, wide)).toHaveLength(1)
})

test.each([
  [0.9, 0, 0],
  [1.25, 0, 0.5],
  [1.25, 1, 0],
  [1.5, 1, 0.5],
  [9, 7, 1],
])('at %d s piece %d has come by %d', (now, order, come) => {
  expect(comeOf({ ...reveal, now }, order)).toBeCloseTo(come)
})

const scene = (layers: unknown[]): Scene =>
  readScene({
    version: sceneVersion,
    unit: 'px',
    width: 100,
    height: 40,
    language: 'en',
    motion: { seconds: 2, fps: 10 },
    layers,
  })
const box = { x: 0, y: 0, width: 100, height: 40 }
const line = { kind: 'text', box, text: 'ab cd', family: 'sans', weight: 'bold', size: 20, fill: '#000000' }

test('after its time a text is the whole one, and nothing is drawn again', () => {
  const moving = scene([{ ...line, reveal: { ...reveal, at: 0.5 } }])
  const { reveal: _gone, ...whole } = moving.layers[0] as { reveal: unknown }
  expect(sceneAt(moving, 2.3).layers[0]).toEqual(whole)
  expect(sceneAt(moving, 0.1)).toEqual(sceneAt(moving, 0.4))
  const still = createCanvas(100, 40)
  const frames = [...drawFrames(still.getContext('2d') as unknown as Pen, moving)]
  expect(frames.slice(1, 5).every(({ isSame }) => isSame)).toBe(true)
})

test('letters come in all their coats: what has come looks as the whole text does', () => {
  const coated = {
    ...line,
    size: 22,
    coats: [
      { paint: '#0000ff', line: 0.3, shift: [0.05, 0.1] },
      { paint: '#ff0000', line: 0.1 },
    ],
  }
  const pixelsAt = (given: Scene, frame: number) => {
    const canvas = createCanvas(100, 40)
    const pen = canvas.getContext('2d')
    for (const _ of drawFrames(pen as unknown as Pen, given, { from: frame, to: frame + 1 })) void _
    return [...pen.getImageData(0, 0, 100, 40).data]
  }
  // Both words stand in their places at 1.7 s; the text counts as on its way until 2.95 s.
  const come = pixelsAt(scene([{ ...coated, reveal: { ...reveal, how: 'fade' } }]), 18)
  expect(come).toEqual(pixelsAt(scene([coated]), 18))
  const half = pixelsAt(scene([{ ...coated, reveal: { ...reveal, how: 'fade' } }]), 13)
  expect(half).not.toEqual(come)
  expect(half.some((value, i) => i % 4 === 2 && value > 0)).toBe(true)
})

test('ink grows while a text comes and while a line is drawn', () => {
  const inkAt = (given: Scene, frame: number) => {
    const canvas = createCanvas(100, 40)
    for (const { index } of drawFrames(canvas.getContext('2d') as unknown as Pen, given, {
      from: frame,
      to: frame + 1,
    }))
      expect(index).toBe(frame)
    const { data } = canvas.getContext('2d').getImageData(0, 0, 100, 40)
    return data.reduce((sum, value, i) => (i % 4 === 3 ? sum + value : sum), 0)
  }
  for (const given of [
    scene([{ ...line, reveal: { ...reveal, at: 0.2 } }]),
    scene([
      {
        kind: 'shape',
        box,
        outline: { type: 'path', view: [100, 40], data: 'M5 20L95 20' },
        stroke: { paint: '#000000', width: 6 },
        motion: [
          {
            of: 'drawn',
            keys: [
              { at: 0.2, to: 0 },
              { at: 1, to: 1 },
            ],
          },
        ],
      },
    ]),
  ]) {
    const ink = [0, 4, 7, 19].map((frame) => inkAt(given, frame))
    expect(ink[0]).toBe(0)
    expect(ink[1]).toBeGreaterThan(0)
    expect(ink[2]).toBeGreaterThan(ink[1]!)
    expect(ink[3]).toBeGreaterThan(ink[2]!)
  }
})

test.each([
  [{ type: 'path', view: [10, 10], data: 'M0 0L10 0L10 10' }, 200],
  [{ type: 'path', view: [100, 100], data: 'M0 0C0 55.23 44.77 100 100 100' }, 157.08],
  [{ type: 'ellipse' }, 314.16],
  [{ type: 'rect' }, 400],
  [
    {
      type: 'polygon',
      view: [10, 10],
      points: [
        [0, 0],
        [10, 0],
        [10, 10],
      ],
    },
    341.4,
  ],
] as const)('%j is %d long over a box of 100', (outline, length) => {
  const measured = lineLength(outline as never, { x: 0, y: 0, width: 100, height: 100 })
  expect(Math.abs(measured / length - 1)).toBeLessThan(0.01)
})

test('wide and tall change an element in one direction', () => {
  const moving = scene([
    {
      kind: 'shape',
      box,
      outline: { type: 'rect' },
      fill: '#112233',
      motion: [
        {
          of: 'wide',
          keys: [
            { at: 0, to: 1 },
            { at: 1, to: 0, ease: 'linear' },
          ],
        },
      ],
    },
  ])
  expect(sceneAt(moving, 0.5).layers[0]).toMatchObject({ stretch: [0.5, 1] })
})
