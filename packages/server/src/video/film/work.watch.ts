/** A run says that it lives at least this often. */
const beatMs = 4000

/**
 * Says how far a run is, at most once a second, and that it lives. `note` answers false where the run does not count any
 * more: then its signal aborts, and `isLost`.
 */
export function watchRun(note: (change: { percent?: number }) => Promise<boolean>) {
  const ending = new AbortController()
  let isLost = false
  let percent = 0
  let noted = 0
  const say = (change: { percent?: number }) => {
    noted = Date.now()
    void note(change).then(
      (counts) => {
        if (counts || ending.signal.aborted) return
        isLost = true
        ending.abort(new DOMException('this run does not count any more', 'AbortError'))
      },
      // The database may be away for a moment; silence is judged by whoever takes over.
      () => undefined,
    )
  }
  const timer = setInterval(() => say({ percent }), beatMs)
  timer.unref()
  return {
    signal: ending.signal,
    isLost: () => isLost,
    onPercent(now: number) {
      percent = Math.max(percent, Math.min(99, now))
      if (Date.now() - noted > 1000) say({ percent })
    },
    stop() {
      clearInterval(timer)
    },
  }
}
