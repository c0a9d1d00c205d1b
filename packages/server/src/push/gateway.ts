import type { PushSubscription } from '@parichay/contract/push/fields.ts'
import { lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import webPush from 'web-push'
import { isInside } from '../platform/inside.ts'
import { addressOf } from '../platform/mail.ts'
import type { World } from '../platform/world.ts'
import { mayBeEndpoint, outcomeOf, type PushOutcome } from './rules.ts'

/** A pair of keys on P-256, in base64url (RFC 8292). */
export type VapidKeys = { publicKey: string; privateKey: string }

/** New keys. */
export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys()

/** To whom, and as whom. `origin` is where whoever runs a push service finds out who sends. */
type To = { vapid: VapidKeys; origin: string; subscription: PushSubscription }

const patienceMs = 8000

/**
 * Hands one message to the push service of a browser, encrypted for that browser alone (RFC 8291, aes128gcm) and signed
 * (RFC 8292). Redirections are not followed, and nothing inside our own network is called. What does not arrive is
 * `later`, never an error.
 */
export async function pushTo(
  { config, log }: Pick<World, 'config' | 'log'>,
  { vapid, origin, subscription }: To,
  { payload, topic, ttlSec }: { payload: string; topic: string; ttlSec: number },
): Promise<PushOutcome> {
  const isTrial = config.mode !== 'production'
  const { endpoint } = subscription
  if (!mayBeEndpoint(endpoint, isTrial)) return 'gone'
  const { hostname, protocol } = new URL(endpoint)
  try {
    const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
      vapidDetails: { ...vapid, subject: subjectOf(origin, config.mail.from) },
      TTL: ttlSec,
      topic,
      urgency: 'normal',
      contentEncoding: 'aes128gcm',
    })
    const status = await new Promise<number>((resolve, reject) => {
      const send = protocol === 'https:' ? secureRequest : plainRequest
      const asked = send(endpoint, {
        method: 'POST',
        headers: { ...headers },
        ...(isTrial ? {} : { lookup: outsideOnly }),
        signal: AbortSignal.timeout(patienceMs),
      })
      asked.on('error', reject)
      asked.on('response', (answer) => {
        // What is said beside the number is not needed, however much it is.
        answer.on('error', () => undefined).destroy()
        resolve(answer.statusCode ?? 500)
      })
      asked.end(body)
    })
    const outcome = outcomeOf(status)
    if (outcome === 'refused' || outcome === 'later')
      log.warn({ service: hostname, status }, 'a push service did not take a message')
    return outcome
  } catch (error) {
    log.warn({ err: error, service: hostname }, 'a push service is out of reach')
    return 'later'
  }
}

/** Push services want an address to write to, or a page on the web. */
function subjectOf(origin: string, from: string): string {
  if (origin.startsWith('https:') && !/\/\/(localhost|[\d.]+)(:|$)/.test(origin)) return origin
  return `mailto:${addressOf(from)}`
}

/** Finds the address of a name and refuses one of our own network; what was looked at is what is called. */
export const outsideOnly: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? []
    if (error || !first) return done(error ?? new Error('no address'), '')
    if (found.some(({ address }) => isInside(address)))
      return done(new Error('A push service may not stand in our own network'), '')
    return options.all ? done(null, found) : done(null, first.address, first.family)
  })
