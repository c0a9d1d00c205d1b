import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { dropDraft, readDraft, sameValues, writeDraft } from './drafts.ts'

const shelf = new Map<string, string>()
beforeEach(() => {
  shelf.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => shelf.get(name) ?? null,
    setItem: (name: string, text: string) => shelf.set(name, text),
    removeItem: (name: string) => shelf.delete(name),
  })
})
afterAll(() => void vi.unstubAllGlobals())

const draft = (name: string) => ({ values: { name }, base: { name: '' }, version: 3 })

test('a draft comes back until it is dropped or two weeks old', () => {
  writeDraft('card.1', draft('Raj'), 1000)
  expect(readDraft('card.1', 2000)?.values).toEqual({ name: 'Raj' })
  expect(readDraft('card.1', 1000 + 15 * 86_400_000)).toBeUndefined()
  dropDraft('card.1')
  expect(readDraft('card.1', 2000)).toBeUndefined()
  expect(shelf.size).toBe(0)
})

test('the oldest give way', () => {
  for (let i = 0; i < 20; i++) writeDraft(`card.${i}`, draft(String(i)), i)
  expect(readDraft('card.7', 30)).toBeUndefined()
  expect(readDraft('card.8', 30)?.values).toEqual({ name: '8' })
})

test.each([
  [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: 1, b: undefined }, { a: 1, c: undefined }, false],
  [[], {}, false],
  [[1, 2], [2, 1], false],
])('%j and %j: %s', (one, other, same) => expect(sameValues(one, other)).toBe(same))
