/** Runs once the browser has nothing more urgent to do, at the latest after `timeout` ms. Gives the way to call it off. */
export function whenQuiet(run: () => void, timeout: number): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(run, 200)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, { timeout })
  return () => cancelIdleCallback(id)
}
