import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { onTestFinished } from 'vitest'
import { watchOverlays } from '../ui/overlay-history.ts'
import { isStill } from '../ui/step-back.ts'

let isWatched = false
const isOverlay = () => Boolean((window.history.state as { overlay?: string } | null)?.overlay)
const moment = () => new Promise((later) => setTimeout(later, 20))

/** The page's own address and history, as main.tsx gives them to the router, until the test is over. */
export function addressBar(at: string): RouterHistory {
  if (!isWatched) watchOverlays()
  isWatched = true
  window.history.pushState(null, '', at)
  const history = createBrowserHistory()
  onTestFinished(async () => {
    // What was open when the screen went away takes its step of history along, which may take a moment.
    await moment()
    for (let looks = 0; looks < 100 && (isOverlay() || !isStill()); looks += 1) await moment()
    await moment()
    history.destroy()
  })
  return history
}
