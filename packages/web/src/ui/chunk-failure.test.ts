import { expect, test } from 'vitest'
import { ChunkFailure, chunkFaultOf, chunkTimeoutMs, loadChunk } from './chunk-failure.ts'

test.each([
  ['Failed to fetch dynamically imported module: /assets/a.js', 'missing'],
  ['error loading dynamically imported module', 'missing'],
  ['Importing a module script failed.', 'missing'],
  ['Unable to preload CSS for /assets/a.css', 'css'],
  ['x is not a function', undefined],
])('%s is %s', (message, fault) => {
  expect(chunkFaultOf(new TypeError(message))).toBe(fault)
})

test('a part that arrives is given', async () => {
  expect(await loadChunk(async () => 7)).toBe(7)
})

test('a part that is not there', async () => {
  await expect(
    loadChunk(async () => Promise.reject(new TypeError('Failed to fetch dynamically imported module: x'))),
  ).rejects.toMatchObject({ name: 'ChunkFailure', fault: 'missing' })
})

test('a part that does not come in time', async () => {
  await expect(loadChunk(() => new Promise(() => undefined), 5)).rejects.toEqual(new ChunkFailure('timeout'))
  expect(chunkTimeoutMs).toBe(120_000)
})

test('an error inside the part stays what it is', async () => {
  await expect(loadChunk(async () => Promise.reject(new RangeError('inside')))).rejects.toBeInstanceOf(
    RangeError,
  )
})
