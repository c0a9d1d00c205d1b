import { uploadMaxBytes } from '@parichay/contract/document/routes.ts'
import { expect, test } from 'vitest'
import { sizeText } from './size-text.ts'

test.each([
  [0, '1 KB'],
  [2048, '2 KB'],
  [348_000, '340 KB'],
  [2 ** 20, '1.0 MB'],
  [1.25 * 2 ** 20, '1.3 MB'],
  [99.9 * 2 ** 20, '99.9 MB'],
  [150.4 * 2 ** 20, '150 MB'],
  [5000 * 2 ** 20, '5,000 MB'],
])('%i bytes are %s', (bytes, text) => expect(sizeText(bytes)).toBe(text))

test('the largest picture has the size that the panel says it may have', () =>
  expect(sizeText(uploadMaxBytes)).toBe('5.0 MB'))
