import { isIP } from 'node:net'
import { isInside } from '../platform/inside.ts'

/** What a push service said of a message: taken, its browser is gone for good, try again, or no. */
export type PushOutcome = 'sent' | 'gone' | 'later' | 'refused'

/** What an answer of a push service means (RFC 8030, 5 and 7.3). */
export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  return status === 429 || status >= 500 ? 'later' : 'refused'
}

/** Days after which a browser that nothing arrives at is taken off. */
export const failingDays = 14

/**
 * Whether messages may be sent to an address that a browser, or somebody in its place, gave: https on its usual port, no
 * name and password, and no address of our own network written out. Names are looked at when they are called. In trials
 * the stand-in beside us is spoken to.
 */
export function mayBeEndpoint(endpoint: string, isTrial: boolean): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password } = new URL(endpoint)
  if (username || password) return false
  if (isTrial) return protocol === 'https:' || protocol === 'http:'
  if (protocol !== 'https:' || port !== '') return false
  const host = hostname.replace(/^\[(.+)\]$/, '$1')
  return isIP(host) === 0 ? host.includes('.') && !host.endsWith('.localhost') : !isInside(host)
}

/** What a message to a browser says, as the panel's worker reads it; everything in it was written by this server for this browser. */
export type NoticePayload = {
  title: string
  body: string
  lang: string
  /** Another message of this tag takes its place: one day, one notification. */
  tag: string
  icon: string
  image?: string
  /** A path of the panel. */
  url: string
  /** What ends messages of this kind, where they come by themselves. */
  stop?: string
  words: { open: string; stop?: string; stopped?: string; failed?: string }
}
