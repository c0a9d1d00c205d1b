import { expect, test } from 'vitest'
import { insertByPriority, mayShowMarketing, type Queued } from './dialog-order.ts'
import { dialogPriority, useDialogQueue } from './dialog-queue.ts'

const order = (...dialogs: [string, number][]) =>
  dialogs
    .reduce<readonly Queued[]>((queue, [id, priority]) => insertByPriority(queue, { id, priority }), [])
    .map(({ id }) => id)

test.each([
  ['one', order(['a', 10]), ['a']],
  ['higher later goes first', order(['news', 20], ['auth', 100]), ['auth', 'news']],
  ['lower later waits', order(['auth', 100], ['news', 20]), ['auth', 'news']],
  ['equals keep their order', order(['a', 80], ['b', 80], ['c', 80]), ['a', 'b', 'c']],
  ['between', order(['a', 100], ['c', 20], ['b', 60]), ['a', 'b', 'c']],
  ['twice the same is once', order(['a', 20], ['a', 20]), ['a']],
])('%s', (_what, result, wanted) => {
  expect(result).toEqual(wanted)
})

test('priorities fall in the order of screens 8.27', () => {
  expect(Object.values(dialogPriority)).toEqual([100, 90, 80, 70, 60, 40, 20, 10])
})

test('closing takes one away and keeps the time', () => {
  const { add, close } = useDialogQueue.getState()
  const draw = () => null
  add({ id: 'x', priority: 20, draw })
  add({ id: 'y', priority: 90, draw })
  expect(useDialogQueue.getState().queue[0]?.id).toBe('y')
  expect(useDialogQueue.getState().lastClosedAt).toBeNull()
  close('unknown')
  expect(useDialogQueue.getState().lastClosedAt).toBeNull()
  close('y')
  expect(useDialogQueue.getState().queue.map(({ id }) => id)).toEqual(['x'])
  expect(useDialogQueue.getState().lastClosedAt).toBeTypeOf('number')
})

test.each([
  [undefined, '2026-11-20', true],
  ['2026-11-19', '2026-11-20', true],
  ['2026-11-20', '2026-11-20', false],
])('marketing last shown %s, today %s: %s', (last, day, may) => {
  expect(mayShowMarketing(last, day)).toBe(may)
})
