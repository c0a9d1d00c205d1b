import { expect, test } from 'vitest'
import { outputSize, pictureFault } from './accepted.ts'

const mb = 1024 * 1024

test.each([
  ['image/jpeg', mb, undefined],
  ['image/png', 5 * mb, undefined],
  ['image/webp', 1, undefined],
  ['image/png', 5 * mb + 1, 'size'],
  ['image/svg+xml', 10, 'kind'],
  ['image/heic', 10, 'kind'],
  ['application/pdf', 10, 'kind'],
  ['', 10, 'kind'],
])('%s of %i bytes: %s', (type, size, fault) => {
  expect(pictureFault({ type, size })).toBe(fault)
})

test.each([
  [{ width: 3000, height: 3000 }, { width: 1080, height: 1080 }],
  [{ width: 300, height: 300 }, { width: 300, height: 300 }],
  [{ width: 4000, height: 2000 }, { width: 1080, height: 540 }],
  [{ width: 2000, height: 1 }, { width: 1080, height: 1 }],
])('%o is written as %o', (cut, size) => {
  expect(outputSize(cut)).toEqual(size)
})
