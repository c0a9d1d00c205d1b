import { isIP } from 'node:net'

/** A name that fails so long, looked at every six hours, fails not by chance: in milliseconds. */
export const toldAfter = 5 * 3_600_000

/** Names that only one machine or network knows; nobody else's directory has them. */
const inner = ['localhost', 'test', 'local', 'internal', 'lan', 'home']

/** Whether a host name is one that everybody can look up. Pure. */
export function isPublicHost(host: string): boolean {
  const parts = host.split('.')
  return parts.length > 1 && isIP(host) === 0 && !inner.includes(parts.at(-1) ?? '')
}

/** Codes by which a directory says that there is no such name; whatever else goes wrong says nothing about it. */
const absent = ['ENOTFOUND', 'ENODATA']

/** Whether a failed look says that the name leads nowhere. Pure. */
export const saysAbsent = (error: unknown): boolean =>
  error instanceof Error && absent.includes(String((error as NodeJS.ErrnoException).code))
