import { createHash } from 'node:crypto'
import type { Log } from './log.ts'

const patienceMs = 1500

/**
 * Whether a password stands in a list of breached ones, by the range protocol of Have I Been Pwned (k-anonymity): the first five digits of its
 * SHA-1 leave the house, the rest is compared here, and the answer is padded so that its length tells nothing. An address that is empty,
 * silent or strange says no: nobody is kept out by a service that is away.
 * https://haveibeenpwned.com/API/v3#SearchingPwnedPasswordsByRange
 */
export async function isBreached(address: string, password: string, log: Log): Promise<boolean> {
  if (!address) return false
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
  const [beginning, rest] = [hash.slice(0, 5), hash.slice(5)]
  try {
    const answer = await fetch(`${address.replace(/\/$/, '')}/${beginning}`, {
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    })
    if (!answer.ok) throw new Error(`It answered ${answer.status}`)
    // What is padded has a count of 0.
    return new RegExp(`^${rest}:0*[1-9]`, 'm').test(await answer.text())
  } catch (error) {
    log.warn({ err: error }, 'breached passwords could not be asked for: the password was taken')
    return false
  }
}
