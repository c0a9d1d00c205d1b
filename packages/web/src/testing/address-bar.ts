import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { onTestFinished } from 'vitest'
import { watchOverlays } from '../ui/overlay-history.ts'

let isWatched = false

/** The page's own address and history, as main.tsx gives them to the router, until the test is over. */
export function addressBar(at: string): RouterHistory {
  if (!isWatched) watchOverlays()
  isWatched = true
  window.history.pushState(null, '', at)
  const history = createBrowserHistory()
  onTestFinished(async () => {
    // What was open when the screen went away takes its step of history along.
    await new Promise((later) => setTimeout(later, 30))
    history.destroy()
  })
  return history
}
