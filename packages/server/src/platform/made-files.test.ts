import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { isMade, openMadeFiles } from './made-files.ts'
import { localStorage } from './storage.ts'

const folder = mkdtempSync(join(tmpdir(), 'parichay-made-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('a file is made once for the same data, by many at once too, and again after a change', async () => {
  const storage = localStorage(folder)
  let count = 0
  const make = async () => Buffer.from(`made ${(count += 1)}`)
  const find = async (from: unknown) => String(await openMadeFiles(storage).find('a1/card-7-og', from, make))
  expect([await find({ name: 'A' }), await find({ name: 'A' }), await find({ name: 'B' })]).toEqual([
    'made 1',
    'made 1',
    'made 2',
  ])
  const files = openMadeFiles(storage)
  const many = await Promise.all([1, 2, 3].map(() => files.find('a1/card-7-og', 'C', make)))
  expect(many.map(String)).toEqual(['made 3', 'made 3', 'made 3'])
  const keys = []
  for await (const { key } of storage.list()) keys.push(key)
  expect(keys).toEqual(['a1/card-7-og.made'])
  expect(keys.every(isMade)).toBe(true)
})

test('what fails is not kept', async () => {
  const files = openMadeFiles(localStorage(folder))
  await expect(files.find('a1/card-8-og', 1, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(String(await files.find('a1/card-8-og', 1, async () => Buffer.from('yes')))).toBe('yes')
})
