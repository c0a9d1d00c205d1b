import { expect, test } from 'vitest'
import { hourText } from './hour-text.ts'

test.each([
  [8, 'en', '8:00 am'],
  [20, 'en', '8:00 pm'],
  [8, 'hi', 'सुबह 8:00'],
  [0, 'hi', 'रात 12:00'],
])('the hour %s in %s is %s', (hour, locale, text) => {
  expect(hourText(hour, locale).replaceAll(/\s/g, ' ')).toBe(text)
})
