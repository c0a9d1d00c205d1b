import { expect, test } from 'vitest'
import { makeTurns } from './turns.ts'

test('work is done one after the other, however the one before ended; still is when nothing waits', async () => {
  const turns = makeTurns()
  const done: string[] = []
  const work = (name: string, fails = false) =>
    turns.take(async () => {
      done.push(`${name} begins`)
      await new Promise((later) => setTimeout(later, 5))
      done.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    })
  expect(turns.isStill()).toBe(true)
  const all = [work('one'), work('two', true), work('three')]
  expect(turns.isStill()).toBe(false)
  expect((await Promise.allSettled(all)).map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  expect(done).toEqual(['one', 'two', 'three'].flatMap((name) => [`${name} begins`, `${name} ends`]))
  expect(turns.isStill()).toBe(true)
})
