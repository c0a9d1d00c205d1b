import { expect, test } from 'vitest'
import { countFormat, dateFormat, localeOf } from './formats.ts'

test('a format is made once for what is asked of it, and another for anything else', () => {
  const day = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const
  expect(dateFormat('en-IN', day)).toBe(dateFormat('en-IN', { ...day }))
  expect(dateFormat('en-IN', day)).not.toBe(dateFormat('en-IN', { ...day, month: 'long' }))
  expect(dateFormat('en-IN', day)).not.toBe(dateFormat('hi-IN', day))
  expect(dateFormat(localeOf('hi'), day).format(Date.UTC(2026, 10, 9))).toBe('9 नव॰')
  expect(countFormat('en-IN')).toBe(countFormat('en-IN'))
  expect(countFormat(localeOf('hi')).format(1_234_567)).toBe('12,34,567')
})
