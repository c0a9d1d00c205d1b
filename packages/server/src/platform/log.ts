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

/** Structured lines on stdout. Secrets are cut wherever they stand, up to three levels deep. */
export function makeLog(level: string, write?: { write(line: string): void }): Log {
  const paths = secret.flatMap((name) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])
  const options = {
    level,
    base: undefined,
    redact: { paths, censor: '[secret]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  }
  return write ? pino(options, write) : pino(options)
}
