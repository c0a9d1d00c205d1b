import { afterEach, expect, test, vi } from 'vitest'
import { forget, kept } from '../keepsake.ts'
import { useSession } from '../session.ts'
import { makeAgency } from '../testing/makers.ts'
import type { TrackedSession } from './session-tracking.ts'
import { watchSession } from './usage-events.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  forget('session')
  history.replaceState(null, '', '/')
})

test('a page that is put away after a rest begins no session; one that is looked at again does', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-28T12:00:00Z') })
  history.replaceState(null, '', '/panel/customer')
  const rest = { errorReporting: null, checkoutUrl: '', answers: {} }
  useSession.getState().begin({ agency: makeAgency(), session: 'customer', language: 'en', ...rest })
  const stop = watchSession()
  const id = () => kept<TrackedSession>('session')?.sessionId
  const first = id()
  expect(first).toBeDefined()
  const become = (state: 'hidden' | 'visible') => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
    document.dispatchEvent(new Event('visibilitychange'))
  }
  vi.setSystemTime(new Date('2026-11-28T20:00:00Z'))
  become('hidden')
  expect(id()).toBe(first)
  become('visible')
  expect(id()).not.toBe(first)
  stop()
})
