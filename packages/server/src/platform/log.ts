import { pino, type Logger } from 'pino'

/** The structured log. */
export type Log = Logger

const secret = [
  'password',
  'oldPassword',
  'otp',
  'authorization',
  'cookie',
  'authkey',
  'token',
  'secret',
  'set-cookie',
]

/** What an error hangs on itself that is no fact of the fault: a lost connection of pg brings its whole client, keys and all. */
const machinery = ['client', 'socket', 'connection', 'request', 'response']

function shownError(error: Error) {
  const shown = pino.stdSerializers.err(error)
  if (!(error instanceof Error)) return shown
  for (const name of machinery) if (typeof shown[name] === 'object') delete shown[name]
  // Of a row or value that it refuses PostgreSQL repeats what it holds: names, numbers, hashes. Which rule refused it stays (`constraint`, `column`).
  if ('severity' in error && /^2[23]/.test(String(shown['code'])))
    for (const name of ['detail', 'where']) if (typeof shown[name] === 'string') delete shown[name]
  return shown
}

type Lines = { write(line: string): void }

/** Structured lines on stdout, or where `write` puts them, and each of them to `also`. Secrets are cut wherever they stand, up to three levels deep. */
export function makeLog(level: string, write?: Lines, also?: Lines): Log {
  const paths = secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  const options = {
    level,
    base: undefined,
    redact: { paths, censor: '[secret]' },
    serializers: { err: shownError },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  if (also) {
    // Each place of several has a level of its own; the lowest leaves the choice to the log.
    const streams = [write ?? pino.destination(1), also].map((stream) => ({
      stream,
      level: 'trace' as const,
    }))
    return pino(options, pino.multistream(streams))
  }
  return write ? pino(options, write) : pino(options)
}
