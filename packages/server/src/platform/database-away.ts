/**
 * SQLSTATEs of a database that stops, starts, is full, lacks disk or memory, only reads while another one takes over, or gave a statement up
 * (PostgreSQL, appendix A), and Node's words for a lost line or a name that is not found just now.
 */
const codes = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57P05',
  '57014',
  '53100',
  '53200',
  '53300',
  '25006',
  '55P03',
  '40001',
  '40P01',
  '08000',
  '08001',
  '08003',
  '08006',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EAI_AGAIN',
  'ENOTFOUND',
])
/** What pg and its pool say without a code. */
const sentences =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/

/** Whether a failure means that the database is away or too busy just now: the same call may well work in a moment. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && (codes.has(error.code) || hasNoSocket(error)))
    return isOfDatabase(error)
  return sentences.test(error.message)
}

/** A database that is reached by a socket file takes it away while it starts anew. */
const hasNoSocket = (error: Error) =>
  'code' in error && error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'connect'

/** The same words come from other lines too (mail, a provider); those have their own failures. */
const isOfDatabase = (error: Error): boolean =>
  'severity' in error || /\bpg(?:-pool)?\b|postgres/.test(error.stack ?? '')
