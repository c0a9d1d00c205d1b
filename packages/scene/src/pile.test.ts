import { expect, test } from 'vitest'
import { contentOf, type Layout, pile } from './pile.ts'

const child = (x: number, y: number, width = 10, height = 10) => ({ box: { x, y, width, height } })
const own = ({ box }: { box: { width: number; height: number } }) => box
const group = { box: { x: 5, y: 5, width: 100, height: 100 } }
const placed = (part: object, children: ReturnType<typeof child>[], extentOf = own) =>
  pile({ ...group, ...part }, children, extentOf).children.map(({ box }) => [box.x, box.y])
const column = (place: Layout['place'], more: Partial<Layout> = {}) => ({
  layout: { flow: 'column' as const, place, ...more },
})
const row = (place: Layout['place'], more: Partial<Layout> = {}) => ({
  layout: { flow: 'row' as const, place, ...more },
})

test.each([
  ['start', [0, 16]],
  ['middle', [37, 53]],
  ['end', [74, 90]],
] as const)('a column at the %s; the first child has nothing to stand away from', (place, ys) => {
  expect(placed(column(place), [child(3, 50), child(0, 6)])).toEqual([
    [3, ys[0]],
    [0, ys[1]],
  ])
})

test.each([
  ['start', [0, 16]],
  ['middle', [37, 53]],
  ['end', [74, 90]],
] as const)('a row at the %s', (place, xs) => {
  expect(placed(row(place), [child(9, 1), child(6, 2)])).toEqual([
    [xs[0], 1],
    [xs[1], 2],
  ])
})

test('a text takes the room of its lines, a scaled group has more room inside', () => {
  const half = () => ({ width: 5, height: 5 })
  expect(placed(column('start'), [child(0, 0), child(0, 2)], half)).toEqual([
    [0, 0],
    [0, 7],
  ])
  expect(placed({ ...column('end'), scale: 0.5 }, [child(0, 0)])).toEqual([[0, 190]])
  expect(placed({}, [child(1, 2)])).toEqual([[1, 2]])
})

test('a gap stands between neighbours only, added to their own distance', () => {
  expect(placed(column('start', { gap: 4 }), [child(0, 9), child(0, 0), child(0, 6)])).toEqual([
    [0, 0],
    [0, 14],
    [0, 34],
  ])
  expect(placed(row('between'), [child(0, 1), child(0, 1), child(0, 1)]).map(([x]) => x)).toEqual([0, 45, 90])
  expect(placed(row('between'), [child(0, 1)])).toEqual([[0, 1]])
  expect(placed(row('start'), [])).toEqual([])
})

test.each([
  ['start', [0, 0], [10, 30]],
  ['middle', [45, 35], [10, 30]],
  ['end', [90, 70], [10, 30]],
  ['stretch', [0, 0], [100, 100]],
] as const)('across the flow they stand at the %s', (align, ys, heights) => {
  const { children } = pile({ ...group, ...row('start', { align }) }, [child(0, 5), child(0, 7, 10, 30)], own)
  expect(children.map(({ box }) => box.y)).toEqual(ys)
  expect(children.map(({ box }) => box.height)).toEqual(heights)
})

test('what needs more room than there is shrinks together; what has room is left as it is', () => {
  const wide = [child(0, 0, 120), child(0, 0, 120)]
  const shrunk = pile({ ...group, ...row('middle', { shrink: true, gap: 10 }) }, wide, own)
  expect(shrunk.fit).toBeCloseTo(0.4)
  expect(shrunk.children.map(({ box }) => box.x)).toEqual([0, 130])
  expect(pile({ ...group, ...row('start', { gap: 10 }) }, wide, own).fit).toBe(1)
  expect(pile({ ...group, ...row('start', { shrink: true }) }, [child(0, 0)], own).fit).toBe(1)
})

test('a group that hugs needs what is in it', () => {
  const children = [child(0, 0, 20, 8), child(3, 2, 30, 12)]
  expect(contentOf({ ...group, ...row('start', { gap: 5 }) }, children, own)).toEqual({
    width: 58,
    height: 14,
  })
  expect(contentOf({ ...group, ...row('start', { gap: 5, align: 'middle' }) }, children, own)).toEqual({
    width: 58,
    height: 12,
  })
  expect(contentOf(group, children, own)).toBe(group.box)
})
