import { expect, test } from 'vitest'
import { drawPattern, type Pattern } from './pattern.ts'
import type { Pen } from './pen.ts'

/** A pen that remembers where it began each part of its path. */
function watchedPen() {
  const moves: [number, number][] = []
  const pen = new Proxy(
    {},
    {
      get: (_, name) => (x: number, y: number) => (name === 'moveTo' ? moves.push([x, y]) : 0),
      set: () => true,
    },
  )
  return { pen: pen as Pen, moves }
}
const dots: Pattern = { data: 'M0 0h1v1z', view: [10, 10], tile: [10, 20], colour: '#000000' }
const tiles = (pattern: Pattern, box = { x: 3, y: 5, width: 100, height: 100 }) => {
  const { pen, moves } = watchedPen()
  drawPattern(pen, pattern, { type: 'rect' }, box)
  return moves
}

test('tiles cover the box from its middle, and no more than a row beyond it', () => {
  const moves = tiles(dots)
  expect(moves.length).toBe(12 * 8)
  expect([Math.min(...moves.map(([x]) => x)), Math.max(...moves.map(([x]) => x))]).toEqual([-60, 50])
})

test('bricks: every second row is moved by half a tile', () => {
  const rows = Map.groupBy(tiles({ ...dots, brick: true }), ([, y]) => y)
  expect([...rows.entries()].map(([y, row]) => [y, Math.abs(row[0]![0]) % 10])).toContainEqual([20, 5])
  expect([...rows.entries()].map(([y, row]) => [y, Math.abs(row[0]![0]) % 10])).toContainEqual([0, 0])
})

test('a turned pattern reaches the corners', () => {
  const far = Math.max(...tiles({ ...dots, turn: 45 }).map(([x]) => Math.abs(x)))
  expect(far).toBeGreaterThanOrEqual(70)
})

test('tiny tiles over a large box are drawn larger instead of for minutes', () => {
  const moves = tiles({ ...dots, tile: [0.05, 0.05] }, { x: 0, y: 0, width: 8000, height: 8000 })
  expect(moves.length).toBeLessThan(20_000)
  expect(tiles(dots, { x: 0, y: 0, width: 0, height: 9 })).toEqual([])
})
