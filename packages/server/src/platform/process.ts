import type { Log } from './log.ts'

const sameKeyMs = 1000
/** How long a process may take over its end, in ms; then it is over, whatever it was doing. */
export const endLimitMs = 10_000

/**
 * Ends the process cleanly on Ctrl-C, SIGTERM or a closed terminal. A second signal, or ten seconds, end it at once;
 * npm and the shell may each pass on the same Ctrl-C, so one that follows within a second is not a second one.
 */
export function endOnSignal(close: () => Promise<void>, log?: Log): void {
  let since: number | undefined
  const end = (signal: string) => {
    if (since !== undefined) {
      if (performance.now() - since > sameKeyMs) process.exit(1)
      return
    }
    since = performance.now()
    log?.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), endLimitMs).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        if (log) log.error({ err: error }, 'did not stop cleanly')
        else console.error(error)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)
}
