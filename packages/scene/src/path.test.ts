import { expect, test } from 'vitest'
import { placeImage } from './elements/image.ts'
import { readPath } from './path.ts'

test.each<[string, ReturnType<typeof readPath>]>([
  ['M1 2L3 4z', [['M', 1, 2], ['L', 3, 4], ['Z']]],
  [
    'm1,2 3,4 h5v-6',
    [
      ['M', 1, 2],
      ['L', 4, 6],
      ['L', 9, 6],
      ['L', 9, 0],
    ],
  ],
  [
    'M0 0c1 1 2 2 3 0s2-2 3 0',
    [
      ['M', 0, 0],
      ['C', 1, 1, 2, 2, 3, 0],
      ['C', 4, -2, 5, -2, 6, 0],
    ],
  ],
  [
    'M0 0q3 3 6 0t6 0',
    [
      ['M', 0, 0],
      ['C', 2, 2, 4, 2, 6, 0],
      ['C', 8, -2, 10, -2, 12, 0],
    ],
  ],
  [
    'M.5.5-1e1 2',
    [
      ['M', 0.5, 0.5],
      ['L', -10, 2],
    ],
  ],
])('%s', (data, steps) => {
  expect(
    readPath(data).map((step) => step.map((v) => (typeof v === 'number' ? Math.round(v * 1e9) / 1e9 : v))),
  ).toEqual(steps)
})

test('an arc is round: every curve ends on the circle, and flags may stand together', () => {
  for (const data of ['M10 0A10 10 0 1 1 -10 0A10 10 0 0 1 10 0', 'M10 0a10 10 0 11-20 0 10 10 0 0120 0']) {
    const ends = readPath(data).flatMap((step) => (step[0] === 'C' ? [[step[5], step[6]]] : []))
    expect(ends.length).toBeGreaterThanOrEqual(4)
    for (const [x, y] of ends) expect(Math.hypot(x!, y!)).toBeCloseTo(10, 6)
  }
})

test.each(['', 'L0 0', 'M', 'M0', 'M0 0A1 1 0 2 0 1 1', 'M0 0Z5', 'M0 0 url(x)', 'M0 0L1 1;'])(
  'no path: %j',
  (data) => {
    expect(() => readPath(data)).toThrow(RangeError)
  },
)

test('a picture covers or is contained, and its focus stays in sight', () => {
  const box = { x: 10, y: 10, width: 100, height: 100 }
  const wide = { width: 400, height: 200 }
  expect(placeImage(wide, box, { fit: 'contain' }).to).toEqual({ x: 10, y: 35, width: 100, height: 50 })
  expect(placeImage(wide, box, { fit: 'cover' }).from).toEqual({ x: 100, y: 0, width: 200, height: 200 })
  expect(placeImage(wide, box, { fit: 'cover', focus: [0, 0] }).from.x).toBe(0)
  expect(placeImage(wide, box, { fit: 'cover', focus: [1, 1] }).from.x).toBe(200)
  expect(placeImage(wide, box, { fit: 'cover', focus: [0.4, 0] }).from.x).toBe(60)
  const right = { x: 0.5, y: 0, width: 0.5, height: 1 }
  expect(placeImage(wide, box, { fit: 'contain', crop: right }).from.x).toBe(200)
  expect(placeImage(wide, box, { fit: 'cover', crop: { ...right, width: 0.25 }, focus: [0, 0] })).toEqual({
    from: { x: 200, y: 0, width: 100, height: 100 },
    to: box,
  })
})
