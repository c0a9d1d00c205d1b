import { afterEach, expect, test, vi } from 'vitest'
import { forget, keep, keepsakeName } from './keepsake.ts'
import { page } from './load-anew.ts'
import { takeSeat, watchSeat } from './seat.ts'

afterEach(() => {
  vi.restoreAllMocks()
  forget('seat')
  takeSeat()
})

test('a tab begins anew once somebody else signed in in another one, and for nothing else', () => {
  const again = vi.spyOn(page, 'again').mockReturnValue()
  const heard = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))
  takeSeat()
  watchSeat()
  heard(keepsakeName('drafts'))
  heard(keepsakeName('seat'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(again).not.toHaveBeenCalled()
  // As another tab does.
  keep('seat', 'another')
  heard(keepsakeName('drafts'))
  expect(again).not.toHaveBeenCalled()
  heard(keepsakeName('seat'))
  expect(again).toHaveBeenCalledTimes(1)
  // One that slept heard nothing, and looks when it is seen again.
  document.dispatchEvent(new Event('visibilitychange'))
  expect(again).toHaveBeenCalledTimes(2)
})
