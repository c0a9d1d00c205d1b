import { expect, test } from 'vitest'
import { shapeOf, titleOf } from './image-batch-rules.ts'

test('the shape is that of the picture, with a little room', () => {
  expect(shapeOf({ width: 1080, height: 1080 })).toBe('SQUARE')
  expect(shapeOf({ width: 1000, height: 1025 })).toBe('SQUARE')
  expect(shapeOf({ width: 1080, height: 1920 })).toBe('STORY')
  expect(shapeOf({ width: 1080, height: 1350 })).toBeUndefined()
  expect(shapeOf({ width: 1920, height: 1080 })).toBeUndefined()
})

test.each([
  ['diwali_greeting-01.jpg', 'Diwali greeting 01'],
  ['શુભ દિવાળી.png', 'શુભ દિવાળી'],
  ['.webp', ''],
  [`${'a'.repeat(200)}.jpeg`, `A${'a'.repeat(119)}`],
])('%s becomes a title', (name, title) => {
  expect(titleOf(name)).toBe(title)
})
