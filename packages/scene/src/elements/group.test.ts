import { expect, test } from 'vitest'
import { pile } from './group.ts'

const child = (x: number, y: number, width = 10, height = 10) => ({ box: { x, y, width, height } })
const own = ({ box }: { box: { width: number; height: number } }) => box
const group = { box: { x: 5, y: 5, width: 100, height: 100 } }
const placed = (part: object, children: ReturnType<typeof child>[], extentOf = own) =>
  pile({ ...group, ...part }, children, extentOf).map(({ box }) => [box.x, box.y])

test.each([
  ['top', [0, 16]],
  ['middle', [37, 53]],
  ['bottom', [74, 90]],
] as const)('a stack at the %s; the first child has nothing to stand away from', (stack, ys) => {
  expect(placed({ stack }, [child(3, 50), child(0, 6)])).toEqual([
    [3, ys[0]],
    [0, ys[1]],
  ])
})

test.each([
  ['start', [0, 16]],
  ['middle', [37, 53]],
  ['end', [74, 90]],
] as const)('a row at the %s', (row, xs) => {
  expect(placed({ row }, [child(9, 1), child(6, 2)])).toEqual([
    [xs[0], 1],
    [xs[1], 2],
  ])
})

test('a text takes the room of its lines, a scaled group has more room inside', () => {
  const half = () => ({ width: 5, height: 5 })
  expect(placed({ stack: 'top' }, [child(0, 0), child(0, 2)], half)).toEqual([
    [0, 0],
    [0, 7],
  ])
  expect(placed({ stack: 'bottom', scale: 0.5 }, [child(0, 0)])).toEqual([[0, 190]])
  expect(placed({}, [child(1, 2)])).toEqual([[1, 2]])
})
