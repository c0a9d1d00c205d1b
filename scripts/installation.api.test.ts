import { randomBytes } from 'node:crypto'
import { afterAll, expect, inject, test } from 'vitest'
import { dropDatabase, ensureDatabase } from './installation.ts'

const name = `at_once_${randomBytes(4).toString('hex')}`
afterAll(() => dropDatabase(inject('adminUrl'), name))

test('processes that begin at once make one database and all find it', async () => {
  const urls = await Promise.all(Array.from({ length: 4 }, () => ensureDatabase(inject('adminUrl'), name)))
  expect(new Set(urls).size).toBe(1)
})
