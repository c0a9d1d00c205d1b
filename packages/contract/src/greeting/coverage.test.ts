import { expect, test } from 'vitest'
import { coverOf } from './coverage.ts'

const count = (language: 'en' | 'hi' | 'ta', shape: 'SQUARE' | 'STORY', pictures = 1) => ({
  language,
  shape,
  pictures,
})

test('an occasion is wanted in Hindi, English and the language of its states, each in both shapes', () => {
  const counts = [
    count('en', 'SQUARE', 3),
    count('en', 'STORY'),
    count('hi', 'SQUARE'),
    count('ta', 'STORY', 0),
  ]
  expect(coverOf({ regions: ['TN', 'PY'], counts })).toEqual([
    { language: 'ta', lacks: ['SQUARE', 'STORY'] },
    { language: 'hi', lacks: ['STORY'] },
    { language: 'en', lacks: [] },
  ])
})

test('what was begun in another language or is asked for is wanted too', () => {
  const languages = coverOf({ regions: [], counts: [count('ta', 'SQUARE')] }, ['gu']).map(
    (one) => one.language,
  )
  expect(languages).toEqual(['gu', 'hi', 'en', 'ta'])
})
