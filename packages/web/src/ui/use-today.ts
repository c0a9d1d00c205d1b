import { addDays, startOfDay } from '@parichay/contract/business/rules.ts'
import { useSyncExternalStore } from 'react'
import { presentDay, presentMs, watchClock } from './clock.ts'

/** Calls when another day may have begun: at midnight in India, when the device's clock is found wrong, and when somebody looks again at a page that slept over it. */
function watchDay(onChange: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const wait = () => {
    // A timer may come a moment early; one second behind midnight the day is there.
    const left = startOfDay(addDays(presentDay(), 1)).getTime() - presentMs() + 1000
    timer = setTimeout(() => {
      onChange()
      wait()
    }, left)
  }
  const wrong = watchClock(() => {
    clearTimeout(timer)
    wait()
    onChange()
  })
  const look = () => document.visibilityState === 'visible' && onChange()
  wait()
  document.addEventListener('visibilitychange', look)
  return () => {
    wrong()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

/** The present day in India, `YYYY-MM-DD`; what reads it is drawn anew when the next one begins, however long the page stays open. */
export const useToday = (): string => useSyncExternalStore(watchDay, presentDay)
