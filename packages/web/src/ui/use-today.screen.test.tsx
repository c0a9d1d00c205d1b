import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useToday } from './use-today.ts'

afterEach(() => void vi.useRealTimers())

test('the day goes on at midnight in India while the page stays open, day after day', () => {
  vi.useFakeTimers({ now: new Date('2026-11-28T18:20:00Z') })
  const { result, unmount } = renderHook(useToday)
  const after = (ms: number) => {
    act(() => void vi.advanceTimersByTime(ms))
    return result.current
  }
  expect(result.current).toBe('2026-11-28')
  expect(after(9 * 60_000)).toBe('2026-11-28')
  expect(after(2 * 60_000)).toBe('2026-11-29')
  expect(after(86_400_000)).toBe('2026-11-30')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
