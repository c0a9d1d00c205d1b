import type { Log } from './log.ts'

/** Ends the process cleanly on SIGINT and SIGTERM; a second signal, or ten seconds, end it at once. */
export function endOnSignal(log: Log, close: () => Promise<void>): void {
  let closing = false
  const end = (signal: string) => {
    if (closing) process.exit(1)
    closing = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), 10_000).unref()
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
