import { startTransition, useEffect, useState } from 'react'

/** Runs once the browser has nothing more urgent to do, at the latest after `timeout` ms. Gives the way to call it off. */
export function whenQuiet(run: () => void, timeout: number): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, { timeout })
  return () => cancelIdleCallback(id)
}

/** False until the page around is quiet: a part that takes work must not hold it up. */
export function useQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => whenQuiet(() => startTransition(() => setQuiet(true)), 1500), [])
  return isQuiet
}
